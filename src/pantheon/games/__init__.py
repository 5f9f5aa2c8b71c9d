"""The games. Each folder here is one; other packages add theirs by the entry point group
`pantheon.games`."""

import importlib
import importlib.metadata
import pkgutil
from functools import cache
from typing import Any

from pantheon.core.errors import UnknownGame
from pantheon.core.game import Game


@cache
def _registered() -> dict[str, Game[Any, Any]]:
    """Every game found, by name: the folders here first, then entry points."""
    found: list[Game[Any, Any]] = [
        importlib.import_module(f"{__name__}.{folder.name}").GAME
        for folder in pkgutil.iter_modules(__path__)
        if folder.ispkg
    ]
    found += [point.load() for point in importlib.metadata.entry_points(group="pantheon.games")]
    return {game.name: game for game in found}


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(_registered())


def by_length() -> list[str]:
    """The names in the order of a lobby: the shortest game first, then by title."""
    return sorted(names(), key=lambda name: (find(name).minutes, find(name).title))


def find(name: str) -> Game[Any, Any]:
    """The game of that name."""
    try:
        return _registered()[name]
    except KeyError:
        known = ", ".join(names())
        raise UnknownGame(f"no game is called {name!r}; there are {known}") from None


def register(game: Game[Any, Any]) -> None:
    """Add a game of one's own for the life of this process."""
    _registered()[game.name] = game
