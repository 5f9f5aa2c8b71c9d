"""The critic at work: matches are played until every claim holds or clearly does not."""

from collections.abc import Callable

from pantheon.lab.critic.claims import LOOKS, Judgement
from pantheon.lab.critic.detectors import DOMINANT, judgement_of
from pantheon.lab.critic.evidence import Evidence, Question, gather, look_again
from pantheon.lab.experiments.run import MatchRunner

Baseline = Callable[[Evidence], Evidence]
"""The same evidence about the table that a variant is compared with."""


def criticise(
    question: Question, runner: MatchRunner, baseline: Baseline | None = None
) -> tuple[Evidence, Judgement]:
    """The evidence, and what looks broken in it; twice the matches for what is open."""
    evidence = gather(question, runner)
    judgement = judgement_of(evidence, baseline and baseline(evidence))
    for _ in range(LOOKS - 1):
        if not judgement.open:
            break
        ways = {name for kind, name, _ in judgement.open if kind == DOMINANT}
        is_table_open = any(kind != DOMINANT for kind, _, _ in judgement.open)
        evidence = look_again(evidence, runner, ways, is_table_open)
        judgement = judgement_of(evidence, baseline and baseline(evidence))
    return evidence, judgement
