"""The lab's bots: levels without a clock, and strategies.

A strategy plays like `keen` or `greedy` but takes, or avoids, one kind of action whenever it can.
It shows whether one way of playing dominates.
"""

from collections.abc import Sequence

import msgspec

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.bots.levels import all_levels
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.keen import Keen
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.bots.search.decision import has_learned
from pantheon.core.actions import KINDS
from pantheon.core.errors import OptionRefused

PREFERS, AVOIDS = "prefers", "avoids"


PLAYERS: dict[str, type[Greedy]] = {"keen": Keen, "greedy": Greedy}
"""The bots that can follow a strategy."""


def usual_bot(game: str) -> str:
    """Who plays if nobody is named: `keen` in games that have a learned evaluation."""
    return "keen" if has_learned(games.find(game)) else "greedy"


def strategies_of(game: str) -> list[str]:
    """Two strategies for each kind of action: whenever possible, and only if unavoidable."""
    player = usual_bot(game)
    return [f"{player}/{way}/{tag}" for tag in _tags(game) for way in (PREFERS, AVOIDS)]


def find_bot(game: str, name: str) -> Bot:
    """A bot by name, a level with part of its budget (`adept/8`), or a strategy.

    Strategies are written `keen/prefers/TAG` or `greedy/avoids/TAG`. Levels search as many
    visits as they are given, however long that takes: with a clock, figures would differ from
    machine to machine.
    """
    head, way, tag = (*name.split("/"), "", "")[:3]
    if head in all_levels() and not tag and (way.isdecimal() or not way):
        unhurried = msgspec.structs.replace(all_levels()[head], seconds=0.0)
        return SearchBot(name, unhurried, max(1, int(way or 1)))
    if "/" not in name:
        return bots.find(name)
    tags = _tags(game)
    if head not in PLAYERS or way not in {PREFERS, AVOIDS} or tag not in tags:
        known = ", ".join(tags)
        raise OptionRefused(
            "bot",
            f"{name!r} is neither LEVEL/PART nor keen|greedy/prefers|avoids/ACTION of {known}",
        )
    return _strategist(name, PLAYERS[head], tags.index(tag), way == PREFERS)


def _strategist(name: str, player: type[Greedy], kind: int, prefers: bool) -> Bot:
    def consider(codes: list[int]) -> Sequence[int]:
        return [code for code in codes if (code % KINDS == kind) == prefers] or codes

    bot = player(consider)
    bot.name = name
    return bot


def _tags(game: str) -> list[str]:
    return [str(action.__struct_config__.tag) for action in games.find(game).actions]
