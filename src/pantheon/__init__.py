"""Pantheon: board games about gods, for players, bots and researchers.

>>> import pantheon
>>> match = pantheon.new("nations", seats=3, seed=7)
>>> match.play(match.legal()[0])
"""

from pathlib import Path
from typing import Any

from pantheon import purity as purity  # isort: skip  # must come before any compiled module
from pantheon.core import log as _log
from pantheon.core.errors import LogRefused, OptionRefused, PantheonError, RuleBroken, UnknownGame
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.games import find, names, register

__version__ = "0.1.0"

__all__ = [
    "Game",
    "LogRefused",
    "Match",
    "OptionRefused",
    "PantheonError",
    "RuleBroken",
    "UnknownGame",
    "find",
    "load",
    "names",
    "new",
    "register",
]


def new(game: str, seats: int = 2, seed: int | str | None = None, **options: Any) -> Match:
    """Start a match. `options` are the game's table options by name."""
    return Match.start(find(game), seats, seed, options)


def load(path: str | Path) -> Match:
    """Load a saved match, checking every entry against the rules."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise LogRefused(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise LogRefused(f"{path}: not a text file") from error
    try:
        header, _ = _log.read_lines(text)
        return Match.from_log(find(header.game), text)
    except LogRefused as error:
        raise LogRefused(f"{path}: {error}") from error
