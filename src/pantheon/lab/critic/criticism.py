"""The critic at work: matches are played until every claim holds or clearly does not."""

from collections.abc import Callable

from pantheon.lab.critic.claims import LOOKS, Judgement
from pantheon.lab.critic.detectors import judgement_of
from pantheon.lab.critic.evidence import Evidence, Question, gather
from pantheon.lab.experiments.run import MatchRunner

Baseline = Callable[[Evidence], Evidence]
"""The same evidence about the table that a variant is compared with."""


def criticise(
    question: Question, runner: MatchRunner, baseline: Baseline | None = None
) -> tuple[Evidence, Judgement]:
    """The evidence, and what looks broken in it; twice the matches while something is open."""
    evidence: Evidence | None = None
    for look in range(LOOKS):
        evidence = gather(question, runner, question.matches << look, evidence)
        judgement = judgement_of(evidence, baseline and baseline(evidence))
        if not judgement.is_open:
            break
    assert evidence is not None
    return evidence, judgement
