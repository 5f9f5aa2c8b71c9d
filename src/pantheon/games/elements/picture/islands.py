"""The islands as the pictures know them (`data/islands.toml`), and what they offer."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from ..generated import codes

START_PIECES = ("person", "house", "ship")
"""The pieces placed at the start, as pictures and words call them (EL-11)."""


class Offer(msgspec.Struct, frozen=True):
    """An action that an island offers: its tag, its name in ids and words, its button."""

    action: str
    name: str
    symbol: str
    rule: str

    @property
    def kind(self) -> int:
        """The kind of action, as the rules number it."""
        return int(getattr(codes, self.action.upper()))


class Isle(msgspec.Struct, frozen=True):
    """An island: its picture, the energies it deals in, its offers."""

    name: str
    energies: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


def read_data(name: str) -> dict[str, Any]:
    """A file of the game's data."""
    folder = files("pantheon.games.elements").joinpath("data")
    return tomllib.loads(folder.joinpath(name).read_text("utf-8"))


ISLES = msgspec.convert(read_data("islands.toml")["islands"], tuple[Isle, ...])
OFFERS = {offer.kind: offer for isle in ISLES for offer in isle.offers}
"""By kind of action."""


def energy_symbol(god: int) -> str:
    """The picture of a god's energy."""
    return f"elements-energy-{ISLES[god].name}"
