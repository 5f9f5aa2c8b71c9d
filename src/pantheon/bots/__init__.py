"""Bots: each sees what its seat may see and nothing else."""

from collections.abc import Callable

from pantheon.bots.bot import Bot
from pantheon.bots.levels import all_levels, levels
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.keen import Keen
from pantheon.bots.policies.random_bot import RandomBot
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.core.errors import PantheonError

_SIMPLE: dict[str, Callable[[], Bot]] = {
    "greedy": Greedy,
    "keen": Keen,
    "random": RandomBot,
}


class UnknownBot(PantheonError):
    """No bot of that name is installed."""


def names() -> list[str]:
    """The bots that people can choose: the simple ones, then the levels from the weakest on."""
    return [*sorted(_SIMPLE), *levels()]


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
