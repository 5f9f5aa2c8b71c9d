"""Matches that were played elsewhere, such as those of people, as outcomes of the lab."""

from collections.abc import Iterable, Sequence

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.lab.experiments.jobs import outcome_of
from pantheon.lab.experiments.lead import LeadTracker
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting

PERSON = "person"


class StoredMatch(msgspec.Struct, frozen=True):
    """A match and who played it: `person`, or the name of a bot, for each seat."""

    match: Match
    players: tuple[str, ...]


class StoredGroup(msgspec.Struct, frozen=True):
    """The matches of one game with the same seats and options."""

    game: str
    setting: Setting
    outcomes: list[Outcome]


def groups_of(stored: Iterable[StoredMatch]) -> list[StoredGroup]:
    """Finished matches by game, seats and options, the largest group first."""
    found: dict[tuple[str, int], tuple[str, Setting, list[Outcome]]] = {}
    for each in stored:
        if not each.match.over:
            continue
        header = each.match.header
        seats = (PERSON,) * header.seats
        setting = Setting(f"people, {header.seats} seats", seats, header.options)
        _, _, outcomes = found.setdefault((header.game, setting.key), (header.game, setting, []))
        outcomes.append(outcome_of_stored(each, len(outcomes)))
    groups = [StoredGroup(*each) for each in found.values()]
    return sorted(groups, key=lambda each: (each.game, -len(each.outcomes)))


def outcome_of_stored(stored: StoredMatch, number: int) -> Outcome:
    """The figures of a stored match; what was undone does not count."""
    return outcome_of(stored.match, lead_of(stored.match), 0, number, stored.players)


def lead_of(match: Match) -> LeadTracker:
    """Who led in the course of a match, by repeating it."""
    again = Match(match.game, match.header, Chance())
    lead = LeadTracker()
    for step in match.steps:
        again.repeat(match.entries[step.entry])
        lead.observe(again)
    return lead


def unfinished(stored: Sequence[StoredMatch]) -> int:
    """How many of the matches were not played to the end."""
    return sum(not each.match.over for each in stored)
