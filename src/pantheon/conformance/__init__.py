"""What every game must guarantee, checked by playing it: `pantheon check`.

A check is a function that looks at a match or at a game and yields a sentence for each flaw that
it finds. Checks come in three stages: `plays` (the match works), `honest` (nothing hidden reaches
anybody) and `published` (words, art, lesson and recorded matches are there).
"""

from pantheon.conformance import match_checks, picture_checks, publication_checks, secret_checks
from pantheon.conformance.cases import Case, cases_of
from pantheon.conformance.checks import STAGES, Stage
from pantheon.conformance.inspection import Finding, inspect_case, inspect_game, inspect_whole

__all__ = [
    "STAGES",
    "Case",
    "Finding",
    "Stage",
    "cases_of",
    "inspect_case",
    "inspect_game",
    "inspect_whole",
    "match_checks",
    "picture_checks",
    "publication_checks",
    "secret_checks",
]
