"""Matches that were played elsewhere, such as those of people, as outcomes of the lab.

Each action is judged as `greedy` would judge it, by what its seat could see: its regret is what
the best action was worth more.
"""

from collections.abc import Iterable, Sequence

import msgspec

from pantheon.bots.policies.greedy import SEEDS, Greedy
from pantheon.core import log
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


def groups_of(stored: Iterable[StoredMatch], regret: bool = False) -> list[StoredGroup]:
    """Finished matches by game, seats and options, the largest group first.

    `regret` judges every action too, which takes about as long as a bot takes for the match.
    """
    found: dict[tuple[str, int], tuple[str, Setting, list[Outcome]]] = {}
    for each in stored:
        if not each.match.over:
            continue
        header = each.match.header
        seats = (PERSON,) * header.seats
        setting = Setting(f"people, {header.seats} seats", seats, header.options)
        _, _, outcomes = found.setdefault((header.game, setting.key), (header.game, setting, []))
        outcomes.append(outcome_of_stored(each, len(outcomes), regret))
    groups = [StoredGroup(*each) for each in found.values()]
    return sorted(groups, key=lambda each: (each.game, -len(each.outcomes)))


def outcome_of_stored(stored: StoredMatch, number: int, regret: bool = False) -> Outcome:
    """The figures of a stored match; what was undone does not count."""
    match = stored.match
    again = Match(match.game, match.header, Chance())
    lead, regrets = LeadTracker(), _Regrets()
    for step in match.steps:
        entry = match.entries[step.entry]
        if regret and isinstance(entry, log.Act):
            regrets.add(again, entry)
        again.repeat(entry)
        lead.observe(again)
    outcome = outcome_of(match, lead, 0, number, stored.players)
    return msgspec.structs.replace(outcome, regrets=regrets.by_action())


class _Regrets:
    """What each action of a match cost, in the judgement of `greedy`: a share from 0 to 1."""

    def __init__(self) -> None:
        self._bot = Greedy()
        self._luck = Chance("regret", record=False)
        self._found: dict[str, list[float]] = {}

    def add(self, match: Match, act: log.Act) -> None:
        """Judge an action that is about to be repeated."""
        game, seat = match.game, act.seat
        state = game.determinise(match.view(seat), seat, self._luck)
        chosen = game.codec.encode(game.codec.convert(act.action))
        codes = sorted({*game.candidate_codes(state, seat), chosen})
        if len(codes) == 1:
            return
        values = self._bot.values(game, state, seat, codes, self._luck.below(SEEDS))
        regret = max(values) - values[codes.index(chosen)]
        self._found.setdefault(str(act.action["do"]), []).append(regret)

    def by_action(self) -> dict[str, tuple[int, float]]:
        """How often each kind of action was chosen, and its regret in all."""
        return {tag: (len(each), round(sum(each), 4)) for tag, each in self._found.items()}


def unfinished(stored: Sequence[StoredMatch]) -> int:
    """How many of the matches were not played to the end."""
    return sum(not each.match.over for each in stored)
