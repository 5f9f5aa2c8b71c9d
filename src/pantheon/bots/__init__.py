"""Bots: each sees what its seat may see and nothing else."""

from collections.abc import Callable
from functools import cache
from typing import Any

from pantheon.bots.bot import Bot
from pantheon.bots.levels import all_levels, levels
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.keen import Keen
from pantheon.bots.policies.random_bot import RandomBot
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game

_SIMPLE: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "keen": Keen,
}
_NET = "data/net.json"
"""The manifest of what a game's `keen` has learned; asking for the net itself would load NumPy."""


class UnknownBot(PantheonError):
    """No bot of that name is installed."""


def names() -> list[str]:
    """The bots that people can choose: the simple ones, then the levels from the weakest on."""
    return [*sorted(_SIMPLE), *levels()]


@cache
def names_for(game: Game[Any, Any]) -> tuple[str, ...]:
    """The bots to choose from in a game: the levels from the weakest on, then the simple ones.

    Without a net `keen` plays as `greedy` does, so it is left out there.
    """
    try:
        game.file(_NET)
    except FileNotFoundError:
        return (*levels(), *(name for name in _SIMPLE if name != "keen"))
    return (*levels(), *_SIMPLE)


def find(name: str, divided_by: int = 1) -> Bot:
    """A new bot of that name; a level's budget is divided by `divided_by`.

    Besides `names` there are the levels that only a bench needs.
    """
    if name in _SIMPLE:
        return _SIMPLE[name]()
    if name in all_levels():
        return SearchBot(name, all_levels()[name], divided_by)
    there = ", ".join([*sorted(_SIMPLE), *all_levels()])
    raise UnknownBot(f"no bot is called {name!r}; there are {there}")
