"""The inks of the illuminated atlas, and how two of them mix."""

from dataclasses import dataclass

INK = "#2b2a33"
CREAM = "#f7eed8"
STOCK = "#faf3e1"
GOLD = "#b8862b"
GOLD_PALE = "#e2bd62"
NIGHT = "#2a3a6a"

SEA = "#2f7f93"
SAND = "#d9b44a"
FOREST = "#3f7d4e"
STONE = "#7d7a86"

SKINS = ("#8a5636", "#c98f5f", "#e3b78c")


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from the first colour to the second."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def css(name: str, fallback: str) -> str:
    """A palette variable of the page, with a fallback colour for pictures outside a page."""
    return f"var(--{name},{fallback})"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's colour, and the ink of the emblem on it."""

    name: str
    colour: str
    emblem_ink: str

    @property
    def dark(self) -> str:
        """Shade for the side away from the light, and for deep openings."""
        return mix(self.colour, INK, 0.42)

    @property
    def pale(self) -> str:
        """Wash for the sky behind a piece."""
        return mix(self.colour, STOCK, 0.8)

    @property
    def soft(self) -> str:
        """Wash one step stronger than `pale`."""
        return mix(self.colour, STOCK, 0.62)


SEATS = {
    seat.name: seat
    for seat in (
        Seat("blue", "#0072B2", CREAM),
        Seat("grey", "#5b5b6b", CREAM),
        Seat("green", "#009E73", CREAM),
        Seat("yellow", "#E6A700", INK),
        Seat("vermilion", "#D55E00", CREAM),
        Seat("purple", "#9b5fb0", CREAM),
        Seat("sky", "#56B4E9", INK),
    )
}


@dataclass(frozen=True, slots=True)
class Tribe:
    """A tribe's colour, the shade of its ground and the ink of its lines."""

    name: str
    colour: str
    shade: str
    ink: str

    @property
    def pale(self) -> str:
        """Colour for tents, huts and other things in the middle distance."""
        return mix(self.colour, CREAM, 0.55)

    @property
    def glow(self) -> str:
        """Colour for bold pattern that must read at phone size."""
        return mix(self.colour, CREAM, 0.26)


TRIBES = {
    tribe.name: tribe
    for tribe in (
        Tribe("madder", "#9a4a34", "#7c3624", "#46190f"),
        Tribe("moss", "#7b8338", "#636b28", "#2f3512"),
        Tribe("indigo", "#36466f", "#283658", "#121a33"),
        Tribe("mulberry", "#7d4469", "#653354", "#331428"),
    )
}
