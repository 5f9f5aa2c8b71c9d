"""The lab's bots: levels without a clock, and `greedy` with a leaning.

A leaning takes or shuns one kind of action, to see whether one way of playing dominates.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.bots.levels import levels
from pantheon.bots.policies.search_bot import Thinker
from pantheon.core.actions import KINDS, Action
from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game

PREFERS, AVOIDS = "prefers", "avoids"
SEEDS = 1 << 30


class Leaning:
    """Looks one step ahead as `greedy` does, among the actions it prefers where it has any."""

    reaction = 3.0

    def __init__(self, name: str, kind: int, prefers: bool) -> None:
        self.name = name
        self._kind = kind
        self._prefers = prefers

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        state = game.determinise(view, seat, chance)
        codes = sorted(game.legal_codes(state, seat))
        liked = [code for code in codes if (code % KINDS == self._kind) == self._prefers]
        luck = chance.below(SEEDS)
        values: dict[int, float] = {}
        for code in liked or codes:
            ahead = game.copy(state)
            game.apply_code(ahead, seat, code, Chance(luck, record=False))
            values[code] = game.evaluate(ahead)[seat]
        most = max(values.values())
        best = [code for code, value in values.items() if value == most]
        return game.codec.decode(best[chance.below(len(best))])


def leanings(name: str) -> list[str]:
    """Two strategies for each kind of action: whenever possible, and never if avoidable."""
    tags = [str(action.__struct_config__.tag) for action in games.find(name).actions]
    return [f"greedy/{way}/{tag}" for tag in tags for way in (PREFERS, AVOIDS)]


def find_bot(game: str, name: str) -> Bot:
    """A bot by name, a level with a part of its budget written `adept/8`, or a leaning
    written `greedy/prefers/TAG` or `greedy/avoids/TAG`.

    Levels think as many visits as they are given, however long that takes: what a clock cuts
    short would come out differently on another machine.
    """
    head, way, tag = (*name.split("/"), "", "")[:3]
    if head in levels() and not tag and (way.isdecimal() or not way):
        unhurried = msgspec.structs.replace(levels()[head], seconds=0.0)
        return Thinker(name, unhurried, max(1, int(way or 1)))
    if "/" not in name:
        return bots.find(name)
    tags = [str(action.__struct_config__.tag) for action in games.find(game).actions]
    if head != "greedy" or way not in {PREFERS, AVOIDS} or tag not in tags:
        known = ", ".join(tags)
        raise OptionRefused(
            "bot", f"{name!r} is neither LEVEL/PART nor greedy/prefers|avoids/ACTION of {known}"
        )
    return Leaning(name, tags.index(tag), way == PREFERS)
