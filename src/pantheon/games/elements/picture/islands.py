"""The islands as the pictures know them (`data/islands.toml`), and what they offer."""

import msgspec

from pantheon.board import read_data
from ..generated import codes
from ..rules.discovery import SEA_GODS
from ..rules.gods import ALL_GODS

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


ISLES = read_data("pantheon.games.elements", "islands", dict[str, tuple[Isle, ...]])["islands"]
OFFERS = {offer.kind: offer for isle in ISLES for offer in isle.offers}
"""By kind of action."""


_SAMPLES = {
    codes.GROW: [codes.grow(1)],
    codes.CONTRIBUTE: [codes.contribute(god) for god in ALL_GODS],
    codes.DISCOVER: [codes.discover(0, god) for god in SEA_GODS],
}


def sample_codes(kind: int) -> list[int]:
    """The codes that show all that a kind of action may cost: mostly the kind's first code."""
    return _SAMPLES.get(kind, [kind])


def energy_symbol(god: int) -> str:
    """The picture of a god's energy."""
    return f"elements-energy-{ISLES[god].name}"
