"""Hints for people: the best action the search finds, two alternatives, and their win chances."""

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.bots.levels import levels
from pantheon.bots.search.decision import Budget, RankedAction, search_view
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.words import Words, words

ALTERNATIVES = 2


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in the game's own words, and the win chance it gives, in percent."""

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
    """The best actions for a seat, from what it may see; by default with the adept's budget."""
    found = search_view(game, view, seat, chance, budget or levels()["adept"].budget)
    first, *rest = found.ranked[: 1 + ALTERNATIVES]
    rest.sort(key=lambda each: -each.value)
    return Hint(
        _advice(game, view, seat, first),
        tuple(_advice(game, view, seat, each) for each in rest),
    )


def hint_lines(given: Hint, say: Callable[[Words], str]) -> list[str]:
    """A hint in words, a line for each action; `say` is a `Speaker`'s."""
    keys = ["bots-hint-best", *("bots-hint-other" for _ in given.others)]
    return [
        say(words(key, action=say(each.label), percent=each.percent))
        for key, each in zip(keys, (given.best, *given.others), strict=True)
    ]


def _advice(game: Game[Any, Any], view: Any, seat: int, ranked: RankedAction) -> Advice:
    action = game.codec.decode(ranked.code)
    choice = game.choices(game.from_view(view, seat), seat, [action])[0]
    return Advice(ranked.code, action, choice.label, round(100 * ranked.value), choice.note)
