"""The options of an environment's tables."""

from collections.abc import Mapping
from typing import Any

from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.options import Options, parse_options


def table_options(game: Game[Any, Any], seats: int, given: Mapping[str, Any]) -> Options:
    """Options from names and values; refuses a number of seats that the game does not admit."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise OptionRefused("seats", f"{game.title} is for {few} to {many}, not {seats}")
    return parse_options(game.options, given, seats)
