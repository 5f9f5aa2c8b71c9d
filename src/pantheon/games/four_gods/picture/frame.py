"""The frame around the World: its players' colours, vines, medals, and their reserves.

Its borders are the symbols `four_gods-frame-SIZE`. Sides are counted from the bottom one, which
is the viewer's, clockwise; what is drawn on them is given as on the bottom side and turned.
"""

import math
from functools import cache, lru_cache
from typing import Any

from pantheon.board import SIDES, Point, disc, turned
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
GAP = 0.16
"""The part of the ring that the ribbon with the name covers, to each side."""
PIP = ((-4.6, 5.4), (-4.4, 0.0), (-3.6, -2.6), (0.0, -6.8), (3.6, -2.6), (4.4, 0.0), (4.6, 5.4))
"""A small hooded figure."""
RINGS = 1 << 11
"""Number of medallions with their ring of prophets in the cache, about 2 kB each."""


@cache
def frame_areas(size: int, seats: int, viewer: int) -> list[Area]:
    """The sides washed in their players' colours, with a vine; quiet gold where nobody sits."""
    half = size * TILE / 2
    out, near, far = half + EDGE, half + RIM, half + EDGE - 5
    ring = [(-out, -out), (out, -out), (out, out), (-out, out)]
    areas = [Area("band", _path(half, 0, ring) + "Z", "band", -6)]
    mitred = [(-far, far), (-near, near), (near, near), (far, far)]
    for side in range(SIDES):
        place = side // sides_each(seats)
        seat = str((viewer + place) % seats)
        wash, vine = (f"side{seat}", f"vine{seat}") if place < seats else ("free-side", "free-vine")
        areas.append(Area(f"side:{side}", _path(half, side, mitred) + "Z", wash, -5))
        areas.append(Area(f"vine:{side}", _vine(half, side, VINE, 5.4), vine, -4))
        if place >= seats:
            areas.append(Area(f"scroll:{side}", _vine(half, side, SCROLL, 26), vine, -4))
    return areas


def _path(half: float, side: int, points: list[Point], command: str = "L") -> str:
    """A path along a side."""
    spots = [turned(point, side) for point in points]
    text = [f"{x + half:.1f} {y + half:.1f}" for x, y in spots]
    return f"M{text[0]}{command}" + " ".join(text[1:])


def _vine(half: float, side: int, away: float, swing: float) -> str:
    """Waves with a leaf on each."""
    y = half + away
    count = round(2 * half / (swing * 6))
    step = 2 * half / count
    path = ""
    for number in range(count):
        x, up = number * step - half, swing if number % 2 else -swing
        stem, tip = (x + step * 0.45, y + up * 0.48), (x + step * 0.62, y - up * 0.55)
        path += _path(half, side, [(x, y), (x + step / 2, y + up), (x + step, y)], "Q")
        leaf = [stem, (x + step * 0.48, y - up * 0.5), tip, (x + step * 0.6, y + up * 0.3), stem]
        path += _path(half, side, leaf, "Q")
    return path


@cache
def frame_pieces(size: int, seats: int, viewer: int) -> list[Piece]:
    """The borders with their coordinates, each player's medal and name, and compass roses."""
    half = size * TILE / 2
    borders, middle = f"four_gods-frame-{size}", (0.0, 0.0)
    pieces = [
        _ornament(half, "rose", "px-rose", middle, 130, layer=0, faded=True),
        _ornament(half, "frame", borders, middle, 2 * (half + EDGE), layer=-3),
    ]
    marks = [
        (f"influence:{points}", str(points), track(size).place(points), 19)
        for points in track(size).corners
    ]
    away = half + BAND
    for number in range(size):
        along, column, rank = (number + 0.5) * TILE - half, COLUMNS[number], str(number + 1)
        marks += [
            (f"s:{column}", column, (along, away), 24),
            (f"n:{column}", column, (along, -away), 24),
            (f"w:{rank}", rank, (-away, -along), 24),
            (f"e:{rank}", rank, (away, -along), 24),
        ]
    for name, text, at, wide in marks:
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
        pieces += [
            _ornament(half, f"medal:{seat}", f"px-medal-@{seat}", (x, y), 62),
            _ornament(half, f"name:{seat}", ribbon, (x, y + _outward(y, 45)), 108, caption=caption),
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


def _outward(y: float, away: float) -> float:
    """Down from a medallion of the bottom side, up from one of the top side: to its ribbon."""
    return away if y > 0 else -away


def medallions(state: State, viewer: int) -> list[Area]:
    """A disc at the left end of each player's row, and round it the prophets in reserve (FG-5)."""
    half = state.grid.size * TILE / 2
    areas: list[Area] = []
    for seat in range(state.seats):
        side = (seat - viewer) % state.seats * sides_each(state.seats)
        reserves = tuple([(colour, state.reserve[colour]) for colour in colours_of(state, seat)])
        areas += _medallion(half, side, seat, reserves, state.knobs.reserve)
    return areas


@lru_cache(RINGS)
def _medallion(
    half: float, side: int, seat: int, reserves: tuple[tuple[int, int], ...], most: int
) -> tuple[Area, ...]:
    x, y = _corner(half, side)
    x, y = x + half, y + half
    areas = [Area(f"disc:{seat}", disc(MEDAL, x, y), "medal", -1)]
    pips = most * max(1, len(reserves))
    free = [_pip(x, y, number, pips) for number in range(pips)]
    for colour, left in reserves:
        own, free = free[:most], free[most:]
        areas.append(Area(f"pips:{colour}", "".join(own[:left]), f"pip-{COLOUR_NAMES[colour]}", -1))
        free += own[left:]
    areas.append(Area(f"free:{seat}", "".join(free), "free-pip", -1))
    return tuple(areas)


def _pip(x: float, y: float, number: int, pips: int) -> str:
    """One of so many figures on the ring round a medal."""
    angle = math.pi * (0.5 + GAP) + number * 2 * math.pi * (1 - GAP) / max(1, pips - 1)
    x, y = x + PIPS * math.cos(angle), y + _outward(y, PIPS * math.sin(angle))
    size = 0.95 if pips <= 14 else 0.7
    text = [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in PIP]
    return f"M{text[0]}C{' '.join(text[1:])}Z"
