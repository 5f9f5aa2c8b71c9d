"""Bots: each sees a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.bots.bot import Bot
from pantheon.bots.greedy import Greedy
from pantheon.bots.random_bot import RandomBot
from pantheon.core.refusal import PantheonError

_BOTS: dict[str, Callable[[], Bot]] = {
    "greedy": Greedy,
    "random": RandomBot,
}


class UnknownBot(PantheonError):
    """No bot of that name is installed."""


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(_BOTS)


def find(name: str) -> Bot:
    """A fresh bot of that name."""
    try:
        return _BOTS[name]()
    except KeyError:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(names())}") from None
