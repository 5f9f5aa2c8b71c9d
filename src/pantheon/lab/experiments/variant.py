"""A variant of a game: the options that differ from the book's, as a command and as a file."""

import shlex
from collections.abc import Mapping
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.options import declared

BOT_LEVEL = "adept"


class Variant(msgspec.Struct, frozen=True):
    """A table to be played: the game, the seats, and what differs from the default options."""

    game: str
    seats: int
    options: dict[str, Any]

    def play_command(self, bot: str) -> str:
        """The command that plays it in the terminal."""
        words = ["pantheon", "play", self.game, "--seats", str(self.seats), "--bot", bot]
        return shlex.join([*words, *self._flags()])

    def balance_command(self, bot: str, matches: int, seed: int) -> str:
        """The command that measures it."""
        words = ["pantheon", "lab", "balance", self.game, "--seats", str(self.seats), "--bot", bot,
                 "--matches", str(matches), "--seed", str(seed)]  # fmt: skip
        return shlex.join([*words, *self._flags()])

    def table_form(self) -> dict[str, Any]:
        """What `POST /api/tables` takes: a table with bots that starts at once."""
        bots = [BOT_LEVEL] * (self.seats - 1)
        return {"game": self.game, "seats": self.seats, "options": self.options, "bots": bots,
                "sit": True, "start": True}  # fmt: skip

    def _flags(self) -> list[str]:
        pairs = (f"{name}={_text(value)}" for name, value in self.options.items())
        return [each for pair in pairs for each in ("-o", pair)]


def variant_of(game: str, seats: int, options: Mapping[str, Any]) -> Variant:
    """The variant that a table with these options is."""
    usual = {each.name: each.default for each in declared(games.find(game).options)}
    changed = {name: value for name, value in options.items() if usual.get(name) != value}
    return Variant(game, seats, changed)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
