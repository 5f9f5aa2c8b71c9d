"""The frame around the World: its players' colours, the chequered neatline, medals and vines."""

from __future__ import annotations

import math
from functools import cache

from pantheon.core.scene import Area, Paint, Piece
from pantheon.core.svg import INKS
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES
from ..rules.gods import colours_of
from ..rules.grid import COLUMNS
from ..rules.state import State
from .geometry import MARGIN, TILE, sides_of, turned

Point = tuple[float, float]

SIDES = 4
EDGE = MARGIN - 4
"""From the World to the frame's outer edge."""
RIM = 8.0
"""The gold fillet round the World."""
NEATLINE, BAND = 9.0, 22.0
"""Where the chequered band begins, and how high it is."""
CHECK = 0.28
"""The part of a cell's side that is chequered at either end; the coordinate stands between."""
VINE = 12.0
"""From the frame's outer edge to the vine along it."""
MEDAL, PIPS = 49.0, 39.0
"""The medallion's radius, and that of the ring of prophets in reserve."""
CORNER = EDGE - MEDAL - 5
"""From the World's corner to the middle of a medallion, both ways."""
GAP = 0.16
"""The part of the ring that the ribbon with the name covers, to each side."""

INK, CREAM = "#2b2a33", "#fbf3df"
GOLD, LINE = "var(--gold,#b8862b)", "var(--line,#2b2a33c7)"
PAINTS = {
    "band": Paint(fill="var(--vellum-2,#e9dcc0)", stroke=LINE, width=2.4),
    "fillet": Paint(stroke=GOLD, width=2),
    "rim": Paint(stroke=GOLD, width=RIM),
    "glint": Paint(stroke="#fbe7b0", width=1.2, opacity=0.8),
    "hairline": Paint(stroke=INK, width=1.2),
    "mitre": Paint(stroke=LINE, width=1, opacity=0.5),
    "neatline": Paint(fill=CREAM, stroke=INK, width=1),
    "checks": Paint(fill=INK),
    "thread": Paint(stroke="#b8862b", width=1.4),
    "stud": Paint(fill="#b8862b", stroke=INK, width=1),
    "lozenge": Paint(fill=CREAM, stroke=INK, width=0.8),
    "medal": Paint(fill="var(--sheet,#faf4e4)", stroke=LINE, width=1.6),
    "free-pip": Paint(stroke=LINE, width=1, opacity=0.75),
    "free-side": Paint(fill="var(--gold-wash,#f3dea0)", opacity=0.45, dark=0.3),
    "free-vine": Paint(stroke=GOLD, width=1.5, opacity=0.7),
    **{f"pip-{name}": Paint(fill=f"var(--{name},{INKS[name]})", stroke=LINE, width=1)
       for name in COLOUR_NAMES},
    **{f"side{seat}": Paint(fill=f"@{seat}", opacity=0.5, dark=0.32) for seat in range(SIDES)},
    **{f"vine{seat}": Paint(stroke=f"@{seat}", width=1.4, opacity=0.8) for seat in range(SIDES)},
}  # fmt: skip


@cache
def frame_of(size: int, seats: int, viewer: int) -> Frame:
    """The frame round a World of this size, the viewer's side at the bottom."""
    return Frame(size, seats, viewer)


class Frame:
    """All that is drawn of the frame: its areas and pieces, and the medallions over them."""

    def __init__(self, size: int, seats: int, viewer: int) -> None:
        self.size = size
        self.half = size * TILE / 2
        self.seat_at: dict[int, int] = {}
        """Whose each side is; the bottom one is side 0, from there they go clockwise (FG-6)."""
        self.first_side: dict[int, int] = {}
        for place in range(seats):
            seat, sides = (viewer + place) % seats, sides_of(seats, place)
            self.first_side[seat] = sides[0]
            self.seat_at |= dict.fromkeys(sides, seat)
        self.areas = self._areas()
        """What never changes, from the lowest to the uppermost."""
        self.pieces = self._pieces()
        """Coordinates, medals with their players' names, and roses where nobody sits."""

    def _areas(self) -> list[Area]:
        out = self.half + EDGE
        areas = [Area("frame", self._ring(out), "band", -6)]
        for side in range(SIDES):
            areas += self._side(side)
        for name, away in (("outer", EDGE - 5), ("inner", NEATLINE + BAND + 3)):
            areas.append(Area(f"fillet:{name}", self._ring(self.half + away), "fillet", -4))
        for side in range(SIDES):
            areas += self._neatline(side)
        rim = self._ring(self.half + RIM / 2)
        edges = self._ring(self.half + RIM) + self._ring(self.half)
        areas += [Area("rim", rim, "rim", -3), Area("glint", rim, "glint", -2),
                  Area("edges", edges, "hairline", -2)]  # fmt: skip
        return areas

    def _pieces(self) -> list[Piece]:
        pieces = self._coordinates()
        for seat, side in self.first_side.items():
            x, y = self._corner(side)
            pieces += [
                self._ornament(f"medal:{seat}", f"px-medal-@{seat}", (x, y), 62),
                self._ornament(f"name:{seat}", f"four_gods-ribbon-@{seat}", (x, y + 45), 108,
                               named=seat),
            ]  # fmt: skip
        free = set(range(SIDES)) - set(self.first_side.values())
        pieces += [self._ornament(f"rose:{side}", "px-rose", self._corner(side), 76)
                   for side in sorted(free)]  # fmt: skip
        return pieces

    def _ornament(
        self, name: str, symbol: str, at: Point, size: float, *, named: int | None = None,
        value: str = "",
    ) -> Piece:  # fmt: skip
        """Something drawn on the frame, placed relative to the World's first cell."""
        corner = TILE / 2 - self.half
        dx, dy = round(at[0] - corner, 1), round(at[1] + corner, 1)
        caption = None if named is None else words("four_gods-ribbon", seat=named)
        return Piece(name, symbol, "cell:a1", None, size, dx, dy, value=value, caption=caption)

    def _corner(self, side: int) -> Point:
        """Where the medallion at the left end of a side stands."""
        return turned((-self.half - CORNER, self.half + CORNER), side)

    def _ring(self, half: float) -> str:
        near, far = self.half - half, self.half + half
        return f"M{near:g} {near:g}L{far:g} {near:g}L{far:g} {far:g}L{near:g} {far:g}Z"

    def _path(self, side: int, points: list[Point], command: str = "L") -> str:
        """A path along a side, given as it would run along the bottom one."""
        spots = [turned(point, side) for point in points]
        text = [f"{x + self.half:.1f} {y + self.half:.1f}" for x, y in spots]
        return f"M{text[0]}{command}" + " ".join(text[1:])

    def _box(self, side: int, left: float, top: float, width: float, height: float) -> str:
        right, low = left + width, top + height
        return self._path(side, [(left, top), (right, top), (right, low), (left, low)]) + "Z"

    def _side(self, side: int) -> list[Area]:
        """A side washed in its player's colour, with a vine; quiet gold where nobody sits."""
        near, far = self.half + RIM, self.half + EDGE - 5
        mitred = self._path(side, [(-far, far), (-near, near), (near, near), (far, far)]) + "Z"
        seat = self.seat_at.get(side)
        wash, vine = ("free-side", "free-vine") if seat is None else (f"side{seat}", f"vine{seat}")
        areas = [
            Area(f"side:{side}", mitred, wash, -5),
            Area(f"mitre:{side}", self._path(side, [(-far, far), (-near, near)]), "mitre", -5),
            Area(f"vine:{side}", self._vine(side, self.half + EDGE - VINE, 5.4), vine, -4),
        ]
        if seat is None:
            wide = self._vine(side, self.half + (NEATLINE + BAND + EDGE) / 2 - 3, 26)
            areas.append(Area(f"scroll:{side}", wide, vine, -4))
        return areas

    def _vine(self, side: int, y: float, swing: float) -> str:
        """Waves with a leaf on each."""
        count = round(2 * self.half / (swing * 6))
        step = 2 * self.half / count
        path = ""
        for number in range(count):
            x, up = number * step - self.half, swing if number % 2 else -swing
            tip = (x + step * 0.62, y - up * 0.55)
            stem = (x + step * 0.45, y + up * 0.48)
            path += self._path(side, [(x, y), (x + step / 2, y + up), (x + step, y)], "Q")
            path += self._path(
                side, [stem, (x + step * 0.48, y - up * 0.5), tip,
                       (x + step * 0.6, y + up * 0.3), stem], "Q",
            )  # fmt: skip
        return path

    def _neatline(self, side: int) -> list[Area]:
        """The chequered band of a map, a stud at its end."""
        top, far = self.half + NEATLINE, self.half + NEATLINE + BAND
        ends = [
            (column + end) * TILE - self.half
            for column in range(self.size)
            for end in (0.0, 1 - CHECK)
        ]
        checks = "".join(self._box(side, left, top, CHECK * TILE, BAND) for left in ends)
        middle = top + BAND / 2
        thread = "".join(
            self._path(side, [(left, middle), (left + CHECK * TILE, middle)]) for left in ends
        )
        stud, centre = -far + BAND / 2, top + BAND / 2
        reach = BAND / 2 - 4
        lozenge = [(stud, centre - reach), (stud + reach, centre), (stud, centre + reach),
                   (stud - reach, centre)]  # fmt: skip
        return [
            Area(f"neatline:{side}", self._box(side, -top, top, 2 * top, BAND), "neatline", -3),
            Area(f"checks:{side}", checks, "checks", -3),
            Area(f"thread:{side}", thread, "thread", -3),
            Area(f"stud:{side}", self._box(side, -far, top, BAND, BAND), "stud", -3),
            Area(f"lozenge:{side}", self._path(side, lozenge) + "Z", "lozenge", -3),
        ]

    def medallions(self, state: State) -> list[Area]:
        """A disc at the left end of each player's row, and round it the prophets in reserve."""
        return [area for seat in range(state.seats) for area in self._medallion(state, seat)]

    def _medallion(self, state: State, seat: int) -> list[Area]:
        x, y = self._corner(self.first_side[seat])
        x, y = x + self.half, y + self.half
        disc = f"M{x - MEDAL:g} {y:g}a{MEDAL:g} {MEDAL:g} 0 1 1 0 .01Z"
        areas = [Area(f"disc:{seat}", disc, "medal", -1)]
        most = state.knobs.reserve
        colours = colours_of(state, seat)
        pips = most * max(1, len(colours))
        spots = [_pip(x, y, number, pips) for number in range(pips)]
        free = ""
        for place, colour in enumerate(colours):
            left = state.reserve[colour]
            own = spots[place * most : place * most + most]
            areas.append(Area(f"pips:{colour}", "".join(own[:left]),
                              f"pip-{COLOUR_NAMES[colour]}", -1))  # fmt: skip
            free += "".join(own[left:])
        return [*areas, Area(f"free:{seat}", free if colours else "".join(spots), "free-pip", -1)]

    def _coordinates(self) -> list[Piece]:
        """Letters and numbers on the neatline, on all four sides."""
        away = self.half + NEATLINE + BAND / 2
        marks = []
        for number in range(self.size):
            along = (number + 0.5) * TILE - self.half
            for end, text, at in (
                ("s", COLUMNS[number], (along, away)),
                ("n", COLUMNS[number], (along, -away)),
                ("w", str(number + 1), (-away, -along)),
                ("e", str(number + 1), (away, -along)),
            ):
                marks.append(
                    self._ornament(f"mark:{end}:{text}", "four_gods-coordinate", at, 24, value=text)
                )
        return marks


def _pip(x: float, y: float, number: int, pips: int) -> str:
    """A small hooded figure on the ring round a medal."""
    angle = math.pi * (0.5 + GAP) + number * 2 * math.pi * (1 - GAP) / max(1, pips - 1)
    x, y = x + PIPS * math.cos(angle), y + PIPS * math.sin(angle)
    size = 0.95 if pips <= 14 else 0.7
    points = [(-4.6, 5.4), (-4.4, 0.0), (-3.6, -2.6), (0.0, -6.8), (3.6, -2.6), (4.4, 0.0),
              (4.6, 5.4)]  # fmt: skip
    text = [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in points]
    return f"M{text[0]}C{' '.join(text[1:])}Z"
