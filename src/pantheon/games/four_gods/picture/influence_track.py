"""The Divine Influence track: the band around the World, with a prophet of each colour on it.

It has a space in each corner and three along each cell, and goes clockwise from 0 in the corner
at the bottom left (FG-5, FG-50).
"""

from functools import cache, lru_cache

from pantheon.core.kept import kept
from pantheon.core.scene import Cell, Piece
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, NOBODY, SIDES
from ..rules.gods import hides_gods
from ..rules.influence import influence, open_influence
from ..rules.state import State
from .geometry import TILE, Point, turned

BAND = 20.0
"""From the World to the middle of the band."""
STUD = 22.0
"""The side of a space in a corner."""
SPACES = 3
"""Along a cell."""
MARKER, FOOT, APART = 32.0, 7.0, 11.0
"""A marker's size, how far its middle is above its foot, and its distance from another there."""
PLACE = "influence"
MARKERS = 1 << 10
"""Number of markers in the cache, about 0.7 kB each."""


@kept("knobs", "tiles.document", "laid", "prophet", "stand", "owner", "god", "spoils", "phase")
def shown_influence(state: State) -> tuple[int, ...]:
    """Each colour's influence, were the match scored now, without the prizes of secret gods."""
    return tuple(open_influence(state) if hides_gods(state) else influence(state))


@cache
def track_cell(size: int) -> Cell:
    """The place of all markers: the track's first space."""
    x, y = _on_board(size, 0)
    return Cell(PLACE, "stud", x, y, words("four_gods-influence-track"), paint="stud", rule="FG-5")


def corner_numbers(size: int) -> list[tuple[int, Point]]:
    """What stands in each corner, and where, seen from the World's middle."""
    return [(corner, _space(size, corner)) for corner in range(0, _spaces(size), _side(size))]


def markers(state: State) -> tuple[Piece, ...]:
    """A prophet of each colour in play, on the space of its points."""
    points = shown_influence(state)
    size = state.grid.size
    found = []
    taken: dict[int, int] = {}
    for colour, owner in enumerate(state.owner):
        if owner != NOBODY:
            space = points[colour] % _spaces(size)
            beside = taken[space] = taken.get(space, -1) + 1
            found.append(_marker(size, colour, owner, points[colour], beside))
    return tuple(found)


@lru_cache(MARKERS)
def _marker(size: int, colour: int, owner: int, points: int, beside: int) -> Piece:
    (x, y), (x0, y0) = _on_board(size, points, beside), _on_board(size, 0)
    name, label = COLOUR_NAMES[colour], words("four_gods-influence", colour=colour, points=points)
    return Piece(f"influence:{colour}", f"px-prophet-{name}", PLACE, label, MARKER,
                 round(x - x0, 1), round(y - y0 - FOOT, 1), layer=9, seat=owner,
                 rule="FG-50")  # fmt: skip


def _side(size: int) -> int:
    """The spaces from one corner to the next."""
    return SPACES * size + 1


def _spaces(size: int) -> int:
    return SIDES * _side(size)


def _on_board(size: int, points: int, beside: int = 0) -> Point:
    half = size * TILE / 2
    x, y = _space(size, points, beside)
    return x + half, y + half


def _space(size: int, points: int, beside: int = 0) -> Point:
    """The space of so many points, seen from the World's middle; after a lap it begins again."""
    half = size * TILE / 2
    side, step = divmod(points % _spaces(size), _side(size))
    along = half - (step - 0.5) * TILE / SPACES if step else half + BAND
    return turned((along - beside * APART, half + BAND), (side + 1) % SIDES)
