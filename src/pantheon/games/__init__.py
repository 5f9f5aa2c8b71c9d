"""The games. Each folder here is one; other packages add theirs by the entry point group
`pantheon.games`, or by their folders in the variable `PANTHEON_GAMES`."""

import importlib
import importlib.metadata
import importlib.resources
import os
import pkgutil
import sys
from functools import cache
from pathlib import Path
from typing import Any

from pantheon.core.errors import UnknownGame
from pantheon.core.game import Game

FOLDERS = "PANTHEON_GAMES"
"""Names the folders of packages that are not installed, as PATH names folders of programs."""


@cache
def _registered() -> dict[str, Game[Any, Any]]:
    """Every game found, by name: the folders here first, then entry points."""
    found: list[Game[Any, Any]] = [
        importlib.import_module(f"{__name__}.{folder.name}").GAME
        for folder in pkgutil.iter_modules(__path__)
        if folder.ispkg
    ]
    found += [point.load() for point in importlib.metadata.entry_points(group="pantheon.games")]
    folders = os.environ.get(FOLDERS, "").split(os.pathsep)
    found += [in_folder(Path(folder)) for folder in folders if folder]
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


def in_folder(folder: Path) -> Game[Any, Any]:
    """The game of a package's folder, which need not be installed."""
    home = str(folder.resolve().parent)
    if home not in sys.path:
        sys.path.insert(0, home)
    game: Game[Any, Any] = importlib.import_module(folder.resolve().name).GAME
    return game


def folder_of(game: Game[Any, Any]) -> Path:
    """The folder of a game's package."""
    return Path(str(importlib.resources.files(type(game).__module__.rpartition(".")[0])))
