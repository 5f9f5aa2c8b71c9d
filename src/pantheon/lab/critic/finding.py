"""A finding: a sentence, its evidence, and a match to watch at the right moment."""

from collections.abc import Callable, Sequence

import msgspec

from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.lab.critic.evidence import Played
from pantheon.lab.experiments.lead import LeadTracker
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.statistics.estimates import Estimate

Moment = Callable[[Match], int]
"""After how many actions to look at a match."""


class Example(msgspec.Struct, frozen=True):
    """A match that shows a finding: which one, and when to look."""

    setting: Setting
    number: int
    moment: Moment


class Finding(msgspec.Struct, frozen=True):
    """Something that looks broken. `kind` and `subject` stay the same from run to run."""

    kind: str
    subject: str
    sentence: str
    estimate: Estimate
    expected: str
    """What would be in order."""
    example: Example | None = None


def example_of(played: Played, fits: Callable[[Outcome], bool], moment: Moment) -> Example | None:
    """The shortest match that fits."""
    fitting = [each for each in played.outcomes if fits(each)]
    if not fitting:
        return None
    shortest = min(fitting, key=lambda each: (each.actions, each.number))
    return Example(played.setting, shortest.number, moment)


def share_of_match(part: float) -> Moment:
    """After this part of a match."""
    return lambda match: max(1, round(len(match.steps) * part))


def near_the_end(match: Match) -> int:
    """Shortly before a match ended, or was cut off."""
    return max(1, len(match.steps) - 10)


def when_settled(match: Match) -> int:
    """Just after the action with which the lead changed hands for the last time."""
    again, lead = Match(match.game, match.header, Chance()), LeadTracker()
    changes, settled = 0, 1
    for number, step in enumerate(match.steps, 1):
        again.repeat(match.entries[step.entry])
        lead.observe(again)
        if lead.changes() > changes:
            changes, settled = lead.changes(), number
    return settled


def when_done(tags: Sequence[str]) -> Moment:
    """Just before the first action of these kinds."""

    def moment(match: Match) -> int:
        for number, step in enumerate(match.steps):
            entry = match.entries[step.entry]
            if isinstance(entry, log.Act) and entry.action["do"] in tags:
                return number
        return len(match.steps)

    return moment


def when_happened(tag: str, field: str, value: int) -> Moment:
    """Just after an event first named this thing."""

    def moment(match: Match) -> int:
        for number, step in enumerate(match.steps, 1):
            for event in step.events:
                if event.__struct_config__.tag == tag and getattr(event, field) == value:
                    return number
        return len(match.steps)

    return moment
