"""The lab's bots: levels without a clock, and strategies.

A strategy plays like `keen`, `greedy` or a level but takes, or avoids, one kind of action whenever
it can; `keen` and `greedy` can also weigh some kinds more and others less. It shows whether one way
of playing dominates.
"""

import copy
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.bots.levels import Level, all_levels
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.keen import WORST, Keen
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.bots.search.decision import has_learned
from pantheon.core.actions import KINDS, Action
from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game

PREFERS, AVOIDS, WEIGHS = "prefers", "avoids", "weighs"
Note = Callable[[list[int]], None]
"""Told what a bot chooses from, in each of its decisions."""
Consider = Callable[[list[int]], Sequence[int]]
"""Those of the legal actions that a bot chooses from."""

PLAYERS: dict[str, type[Greedy]] = {"keen": Keen, "greedy": Greedy}
"""The bots that can follow a strategy."""


def usual_bot(game: str) -> str:
    """Who plays if nobody is named: `keen` in games that have a learned evaluation."""
    return "keen" if has_learned(games.find(game)) else "greedy"


def strategies_of(game: str) -> list[str]:
    """Two strategies for each kind of action: whenever possible, and only if unavoidable."""
    player = usual_bot(game)
    return [f"{player}/{way}/{tag}" for tag in _tags(game) for way in (PREFERS, AVOIDS)]


def find_bot(game: str, name: str, note: Note | None = None) -> Bot:
    """A bot by name, a level with part of its budget (`adept/8`), or a strategy.

    Strategies are written `keen/prefers/TAG`, `adept/8/avoids/TAG` or
    `greedy/weighs/TAG=+0.5,TAG=-1.2`. Levels search as many visits as they are given, however
    long that takes: with a clock, figures would differ from machine to machine. Bots that look
    one action ahead tell `note` what they choose from.
    """
    head, way, rest = (*name.split("/", 2), "", "")[:3]
    if head in all_levels():
        return _level(game, name)
    if head not in PLAYERS or ("/" in name and way not in _WAYS):
        if "/" not in name:
            return bots.find(name)
        raise _refused(game, name)
    if "/" not in name:
        return _named(name, PLAYERS[head](_telling(list, note)))
    return _WAYS[way](game, name, PLAYERS[head], rest, note)


def _refused(game: str, name: str) -> OptionRefused:
    known = ", ".join(_tags(game))
    return OptionRefused(
        "bot",
        f"{name!r} is neither LEVEL/PART nor BOT/prefers|avoids/ACTION of {known}"
        " nor keen|greedy/weighs/ACTION=+0.5",
    )


def _level(game: str, name: str) -> Bot:
    """A level with a part of its budget, as it is or with a strategy."""
    head, *ways = name.split("/")
    part = int(ways.pop(0)) if ways and ways[0].isdecimal() else 1
    unhurried = msgspec.structs.replace(all_levels()[head], seconds=0.0)
    if not ways:
        return SearchBot(name, unhurried, max(1, part))
    if len(ways) != 2 or ways[0] not in (PREFERS, AVOIDS):
        raise _refused(game, name)
    return _OneSidedSearch(name, unhurried, max(1, part), _preference(game, name))


def _preferring(game: str, name: str, player: type[Greedy], _: str, note: Note | None) -> Bot:
    return _named(name, player(_telling(_preference(game, name), note)))


def _preference(game: str, name: str) -> Consider:
    """What a strategy considers that is named `…/prefers/TAG` or `…/avoids/TAG`."""
    _, way, tag = name.rsplit("/", 2)
    tags = _tags(game)
    if tag not in tags:
        raise _refused(game, name)
    kind, prefers = tags.index(tag), way == PREFERS

    def consider(codes: list[int]) -> Sequence[int]:
        return [code for code in codes if (code % KINDS == kind) == prefers] or codes

    return consider


class _OneSidedSearch(SearchBot):
    """A level that chooses from some of its own actions only, and searches with that in mind.

    The others may do whatever they can.
    """

    def __init__(self, name: str, level: Level, part: int, consider: Consider) -> None:
        super().__init__(name, level, part)
        self._consider = consider
        self._narrowed: dict[tuple[str, int], Game[Any, Any]] = {}

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        key = game.name, seat
        if key not in self._narrowed:
            self._narrowed[key] = _narrowed(game, seat, self._consider)
        return super().choose(self._narrowed[key], view, seat, chance)


def _narrowed(game: Game[Any, Any], seat: int, consider: Consider) -> Game[Any, Any]:
    """The game with less to choose from for one seat."""

    def candidate_codes(state: Any, acting: int) -> list[int]:
        codes = game.candidate_codes(state, acting)
        return list(consider(codes)) if acting == seat else codes

    narrowed = copy.copy(game)
    vars(narrowed)["candidate_codes"] = candidate_codes
    return narrowed


def _weighing(game: str, name: str, player: type[Greedy], rest: str, note: Note | None) -> Bot:
    tags = _tags(game)
    weights = [0.0] * len(tags)
    for pair in rest.split(","):
        tag, _, weight = pair.partition("=")
        try:
            weights[tags.index(tag)] = float(weight)
        except ValueError:
            raise _refused(game, name) from None
    return _named(name, _Weighing(player(), weights, _telling(list, note)))


class _Weighing(Greedy):
    """Adds a weight to the value of every action of a kind.

    A weight of 1 is the distance between the worst and the best action of a decision, whatever
    the scale of the bot's values: more than 1 takes the kind whenever possible.
    """

    def __init__(
        self,
        player: Greedy,
        weights: Sequence[float],
        consider: Consider,
    ) -> None:
        super().__init__(consider)
        self._player = player
        self._weights = weights

    def values(
        self, game: Game[Any, Any], state: Any, seat: int, codes: Sequence[int], luck: int
    ) -> list[float]:
        plain = self._player.values(game, state, seat, codes, luck)
        known = [value for value in plain if value > WORST]
        worst = min(known)
        reach = max(known) - worst or 1.0
        return [
            max(value, worst) + reach * self._weights[code % KINDS]
            for code, value in zip(codes, plain, strict=True)
        ]


def _named(name: str, bot: Greedy) -> Bot:
    bot.name = name
    return bot


def _telling(consider: Consider, note: Note | None) -> Consider:
    """What a bot considers, told to `note` as well."""
    if note is None:
        return consider

    def told(codes: list[int]) -> Sequence[int]:
        note(codes)
        return consider(codes)

    return told


_WAYS = {PREFERS: _preferring, AVOIDS: _preferring, WEIGHS: _weighing}


def _tags(game: str) -> list[str]:
    return [str(action.__struct_config__.tag) for action in games.find(game).actions]
