"""Hints for people: what the search would do, two other ways, and what to expect of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.bots.levels import levels
from pantheon.bots.search.decision import Budget, Weighed, think
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.words import Words, words

ALTERNATIVES = 2


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in the game's own words, and the share of the win to expect, in percent."""

    code: int
    action: Action
    label: Words
    percent: int
    note: Words | None = None


class Hint(msgspec.Struct, frozen=True):
    """The best action and the next best ones."""

    best: Advice
    others: tuple[Advice, ...]


def hint(
    game: Game[Any, Any], view: Any, seat: int, chance: Chance, budget: Budget | None = None
) -> Hint:
    """What the seat might do, from what it may see; by default the adept is asked."""
    thought = think(game, view, seat, chance, budget or levels()["adept"].budget)
    first, *rest = thought.weighed[: 1 + ALTERNATIVES]
    rest.sort(key=lambda each: -each.value)
    return Hint(
        _advice(game, view, seat, first),
        tuple(_advice(game, view, seat, each) for each in rest),
    )


def told(given: Hint, say: Callable[[Words], str]) -> list[str]:
    """A hint in words, a line for each action; `say` is a `Speaker`'s."""
    keys = ["bots-hint-best", *("bots-hint-other" for _ in given.others)]
    return [
        say(words(key, action=say(each.label), percent=each.percent))
        for key, each in zip(keys, (given.best, *given.others), strict=True)
    ]


def _advice(game: Game[Any, Any], view: Any, seat: int, weighed: Weighed) -> Advice:
    action = game.codec.decode(weighed.code)
    choice = game.choices(game.from_view(view, seat), seat, [action])[0]
    return Advice(weighed.code, action, choice.label, round(100 * weighed.value), choice.note)
