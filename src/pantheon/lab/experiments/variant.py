"""A variant as the lab's reports have it: with the commands that play and measure it."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.variant import SITE, Variant, changed_options

BOT_LEVEL = "adept"


class MeasuredVariant(Variant, frozen=True, forbid_unknown_fields=True):
    """A variant with the commands that play and measure it."""

    def play_command(self, bot: str) -> str:
        """The command that plays it in the terminal."""
        words = ["pantheon", "play", self.game, "--seats", str(self.seats), "--bot", bot]
        return shlex.join([*words, *self._flags()])

    def balance_command(self, bot: str, matches: int, seed: int, seats: Sequence[int] = ()) -> str:
        """The command that measures it, with other numbers of seats if they are given."""
        counts = ",".join(map(str, seats or (self.seats,)))
        words = ["pantheon", "lab", "balance", self.game, "--seats", counts, "--bot", bot,
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


class PlayLink(msgspec.Struct, frozen=True):
    """How a reader plays a variant now: the lobby's link, and the command where nobody serves."""

    link: str
    command: str


def variant_of(
    game: str, seats: int, options: Mapping[str, Any], name: str = "", note: str = ""
) -> MeasuredVariant:
    """The variant that a table with these options is."""
    return MeasuredVariant(game, seats, changed_options(games.find(game), options), name, note)


def play_link(variant: Variant, site: str = SITE) -> PlayLink:
    """The link to a variant at a site."""
    return PlayLink(variant.link(site), shlex.join(["pantheon", "variant", "open", variant.code()]))


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
