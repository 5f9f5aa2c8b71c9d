"""The frame around the World: its players' colours, vines, medals, and their reserves.

Its borders are the symbols `four_gods-frame-SIZE`. Sides are counted from the bottom one, which
is the viewer's, clockwise.
"""

from functools import cache, lru_cache
from typing import Any

from pantheon.board import KEPT, SIDES, Point, disc, turned
from pantheon.board.frames import coordinates, figures_around, mitred_side, side_path, vine
from pantheon.core.scene import Area, Piece
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES
from ..rules.gods import colours_of
from ..rules.grid import COLUMNS
from ..rules.state import State
from .geometry import MARGIN, TILE, sides_each
from .influence_track import BAND, track

EDGE = MARGIN - 4
"""From the World to the frame's outer edge."""
RIM = 8.0
"""The gold fillet round the World."""
VINE = EDGE - 12
SCROLL = 73.5
"""From the World to the vine, and to the wide vine of a free side."""
MEDAL, PIPS = 49.0, 39.0
"""The medallion's radius, and that of the ring of prophets in reserve."""
CORNER = EDGE - MEDAL - 5
"""From the World's corner to the middle of a medallion, both ways."""


@cache
def frame_areas(size: int, seats: int, viewer: int) -> list[Area]:
    """The sides washed in their players' colours, with a vine; quiet gold where nobody sits."""
    half = size * TILE / 2
    out = half + EDGE
    ring = [(-out, -out), (out, -out), (out, out), (-out, out)]
    areas = [Area("band", side_path(half, 0, ring) + "Z", "band", -6)]
    for side in range(SIDES):
        place = side // sides_each(seats)
        seat = str((viewer + place) % seats)
        wash, stem = (f"side{seat}", f"vine{seat}") if place < seats else ("free-side", "free-vine")
        areas.append(Area(f"side:{side}", mitred_side(half, side, half + RIM, out - 5), wash, -5))
        areas.append(Area(f"vine:{side}", vine(half, side, VINE, 5.4), stem, -4))
        if place >= seats:
            areas.append(Area(f"scroll:{side}", vine(half, side, SCROLL, 26), stem, -4))
    return areas


@cache
def frame_pieces(size: int, seats: int, viewer: int) -> list[Piece]:
    """The borders with their coordinates, each player's medal and name, and compass roses."""
    half = size * TILE / 2
    borders, middle = f"four_gods-frame-{size}", (0.0, 0.0)
    pieces = [
        _ornament(half, "rose", "px-rose", middle, 130, layer=0, faded=True),
        _ornament(half, "frame", borders, middle, 2 * (half + EDGE), layer=-3),
    ]
    corners = [(f"influence:{at}", str(at), track(size).place(at)) for at in track(size).corners]
    cells = coordinates(COLUMNS[:size], TILE, half, BAND)
    for wide, marks in ((19, corners), (24, cells)):
        for name, text, at in marks:
            mark = _ornament(half, f"mark:{name}", "four_gods-coordinate", at, wide, value=text)
            pieces.append(mark)
    for side in range(SIDES):
        place, second = divmod(side, sides_each(seats))
        seat = (viewer + place) % seats
        x, y = _corner(half, side)
        if second or place >= seats:
            pieces.append(_ornament(half, f"rose:{side}", "px-rose", (x, y), 76))
            continue
        ribbon, caption = f"four_gods-ribbon-@{seat}", words("four_gods-ribbon", seat=seat)
        below = x, y + (45 if y > 0 else -45)
        pieces += [
            _ornament(half, f"medal:{seat}", f"px-medal-@{seat}", (x, y), 62),
            _ornament(half, f"name:{seat}", ribbon, below, 108, caption=caption),
        ]
    return pieces


def _ornament(half: float, name: str, symbol: str, at: Point, size: float, **more: Any) -> Piece:
    """Something drawn on the frame or the chart, placed relative to the World's first cell."""
    corner = TILE / 2 - half
    dx, dy = round(at[0] - corner, 1), round(at[1] + corner, 1)
    return Piece(name, symbol, "cell:a1", None, size, dx, dy, **more)


def _corner(half: float, side: int) -> Point:
    """Where the medallion at the left end of a side stands."""
    return turned((-half - CORNER, half + CORNER), side)


def medallions(state: State, viewer: int) -> list[Area]:
    """A disc at the left end of each player's row, and round it the prophets in reserve (FG-5)."""
    half = state.grid.size * TILE / 2
    areas: list[Area] = []
    for seat in range(state.seats):
        side = (seat - viewer) % state.seats * sides_each(state.seats)
        reserves = tuple([(colour, state.reserve[colour]) for colour in colours_of(state, seat)])
        areas += _medallion(half, side, seat, reserves, state.knobs.reserve)
    return areas


@lru_cache(KEPT)
def _medallion(
    half: float, side: int, seat: int, reserves: tuple[tuple[int, int], ...], most: int
) -> tuple[Area, ...]:
    x, y = _corner(half, side)
    x, y = x + half, y + half
    areas = [Area(f"disc:{seat}", disc(MEDAL, x, y), "medal", -1)]
    free = figures_around(x, y, PIPS, most * max(1, len(reserves)), y > 0)
    for colour, left in reserves:
        own, free = free[:most], free[most:]
        areas.append(Area(f"pips:{colour}", "".join(own[:left]), f"pip-{COLOUR_NAMES[colour]}", -1))
        free += own[left:]
    areas.append(Area(f"free:{seat}", "".join(free), "free-pip", -1))
    return tuple(areas)
