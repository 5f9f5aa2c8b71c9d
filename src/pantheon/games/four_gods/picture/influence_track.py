"""The Divine Influence track: the band around the World, with a prophet of each colour on it.

It has a space in each corner and three along each cell, and goes clockwise from 0 in the corner
at the bottom left (FG-5, FG-50).
"""

from functools import cache, lru_cache

from pantheon.board import KEPT, SquareTrack
from pantheon.core.kept import kept
from pantheon.core.scene import Cell, Piece
from pantheon.core.words import words
from ..rules.constants import NOBODY
from ..rules.gods import hides_gods
from ..rules.influence import influence, open_influence
from ..rules.state import State
from .geometry import KIT, PROPHETS, TILE

BAND = 20.0
"""From the World to the middle of the band."""
STUD = 22.0
"""The side of a space in a corner."""
SPACES = 3
"""Along a cell."""
FOOT, APART = 7.0, 11.0
"""How far a marker's middle is above its foot, and its distance from another there."""


@cache
def track(size: int) -> SquareTrack:
    """The track around a World of this size."""
    return SquareTrack(size * TILE, SPACES * size, BAND)


@kept("knobs", "tiles.document", "laid", "prophet", "stand", "owner", "god", "spoils", "phase")
def shown_influence(state: State) -> tuple[int, ...]:
    """Each colour's influence, were the match scored now, without the prizes of secret gods."""
    return tuple(open_influence(state) if hides_gods(state) else influence(state))


@cache
def track_cell(size: int) -> Cell:
    """The place of all markers: the track's first space."""
    x, y = track(size).place(0)
    half, label = size * TILE / 2, words("four_gods-influence-track")
    return Cell("influence", "stud", x + half, y + half, label, paint="stud", rule="FG-5")


def markers(state: State) -> tuple[Piece, ...]:
    """A prophet of each colour in play, on the space of its points."""
    points = shown_influence(state)
    size = state.grid.size
    found = []
    taken: list[int] = []
    for colour, owner in enumerate(state.owner):
        if owner != NOBODY:
            space = points[colour] % track(size).spaces
            found.append(_marker(size, colour, owner, points[colour], taken.count(space)))
            taken.append(space)
    return tuple(found)


@lru_cache(KEPT)
def _marker(size: int, colour: int, owner: int, points: int, beside: int) -> Piece:
    (x, y), (x0, y0) = track(size).place(points, beside * APART), track(size).place(0)
    label = words("four_gods-influence", colour=colour, points=points)
    dx, dy = round(x - x0, 1), round(y - y0 - FOOT, 1)
    name = f"influence:{colour}"
    return KIT.piece(name, "influence", label, PROPHETS[colour], owner, dx=dx, dy=dy)
