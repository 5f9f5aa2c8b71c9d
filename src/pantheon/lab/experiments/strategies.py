"""The lab's bots: levels without a clock, and strategies.

A strategy plays like `greedy` but takes, or avoids, one kind of action whenever it can. It
shows whether one way of playing dominates.
"""

from collections.abc import Sequence

import msgspec

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.bots.levels import levels
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.core.actions import KINDS
from pantheon.core.errors import OptionRefused

PREFERS, AVOIDS = "prefers", "avoids"


class StrategyBot(Greedy):
    """Greedy among the actions that its strategy allows, if there are any."""

    def __init__(self, name: str, kind: int, prefers: bool) -> None:
        self.name = name
        self._kind = kind
        self._prefers = prefers

    def considered(self, codes: Sequence[int]) -> Sequence[int]:
        return [code for code in codes if (code % KINDS == self._kind) == self._prefers] or codes


def strategies_of(name: str) -> list[str]:
    """Two strategies for each kind of action: whenever possible, and only if unavoidable."""
    return [f"greedy/{way}/{tag}" for tag in _tags(name) for way in (PREFERS, AVOIDS)]


def find_bot(game: str, name: str) -> Bot:
    """A bot by name, a level with part of its budget (`adept/8`), or a strategy.

    Strategies are written `greedy/prefers/TAG` or `greedy/avoids/TAG`. Levels search as many
    visits as they are given, however long that takes: with a clock, figures would differ from
    machine to machine.
    """
    head, way, tag = (*name.split("/"), "", "")[:3]
    if head in levels() and not tag and (way.isdecimal() or not way):
        unhurried = msgspec.structs.replace(levels()[head], seconds=0.0)
        return SearchBot(name, unhurried, max(1, int(way or 1)))
    if "/" not in name:
        return bots.find(name)
    tags = _tags(game)
    if head != "greedy" or way not in {PREFERS, AVOIDS} or tag not in tags:
        known = ", ".join(tags)
        raise OptionRefused(
            "bot", f"{name!r} is neither LEVEL/PART nor greedy/prefers|avoids/ACTION of {known}"
        )
    return StrategyBot(name, tags.index(tag), way == PREFERS)


def _tags(game: str) -> list[str]:
    return [str(action.__struct_config__.tag) for action in games.find(game).actions]
