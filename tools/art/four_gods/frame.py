"""The frame around the World: its borders, each seat's empty slots and name ribbon."""

from tools.art.drawing.palette import GOLD, INK, SEATS, STOCK, Seat, css
from tools.art.drawing.path_data import Point
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, Style, line, path, rect
from tools.art.shared.emblems import emblem

from pantheon.games.four_gods.picture.frame import EDGE, RIM
from pantheon.games.four_gods.picture.geometry import TILE

TAIL = "M{0} 5H{1}V25H{0}L{2} 15Z"
PLATE = "M9 2H107V24H9Z"
SIZES = range(8, 13)
"""The Worlds that a table may play on (FG-R1)."""
FILLET = EDGE - 5
NEATLINE, BAND = 9.0, 22.0
"""Where the chequered band of a map begins, and how high it is."""
CHECK = 0.28 * TILE
"""The part of a cell's side that is chequered at either end; the coordinate stands between."""
LINE = css("line", "#2b2a33c7")
RICH_GOLD = css("gold", GOLD)
PALE = "#fbf3df"


def frame_symbols() -> list[Symbol]:
    """The borders, a slot and a ribbon in each seat's colour, and the plate of a coordinate."""
    found = [Symbol("four_gods-coordinate", "0 0 22 16", (), text="11 13.2 16")]
    for size in SIZES:
        side = size * TILE + 2 * EDGE
        box = f"{-EDGE:g} {-EDGE:g} {side:g} {side:g}"
        butted: dict[str, Style] = {"stroke-linecap": "butt", "stroke-linejoin": "miter"}
        found.append(Symbol(f"four_gods-frame-{size}", box, _borders(size * TILE), style=butted))
    for seat in SEATS.values():
        found += [
            Symbol(f"four_gods-slot-{seat.name}", "-32 -32 64 64", _slot(seat)),
            Symbol(f"four_gods-ribbon-{seat.name}", "0 0 116 28", _ribbon(seat), text="58 18.6 18"),
        ]
    return found


def _slot(seat: Seat) -> tuple[Node, ...]:
    """An empty slot, sunk a little into the frame, with a faint emblem."""
    return (
        line("M-29 28V-29H28", "#1a1408", 2, stroke_opacity=0.18),
        path("M-32-32H32V32H-32Z", fill=seat.colour, fill_opacity=0.12),
        Node("g", {"opacity": 0.42}, (emblem(seat.name, seat.colour, size=30),)),
    )


def _ribbon(seat: Seat) -> tuple[Node, ...]:
    """Two tails in the seat's colour behind a plate to write on."""
    tails = TAIL.format(1, 18, 7) + TAIL.format(115, 98, 109)
    return (
        path(tails, fill=seat.dark, stroke=INK, stroke_width=1.2),
        path(PLATE, fill=STOCK, stroke=INK, stroke_width=1.4),
        line("M11.5 4.5H104.5V21.5H11.5Z", seat.colour, 1.8),
    )


def _borders(world: float) -> tuple[Node, ...]:
    """Mitres, fillets, the chequered neatline with a stud at each corner, and the rim."""
    band = NEATLINE + BAND / 2
    low, high = -band, world + band
    corners = _corners(world, band)
    edges = f"M0 {low}H{world}M{high} 0V{world}M{world} {high}H0M{low} {world}V0"
    checks = f"{CHECK} {TILE - 2 * CHECK} {CHECK} 0"
    plate = "M{} {}h16v16h-16z"
    ends = zip(_corners(world, FILLET), _corners(world, RIM), strict=True)
    mitres = "".join(f"M{x} {y}L{u} {v}" for (x, y), (u, v) in ends)
    return (
        line(mitres, LINE, 1, stroke_opacity=0.5),
        line(_ring(world, FILLET) + _ring(world, NEATLINE + BAND + 3), RICH_GOLD, 2),
        line(_ring(world, band), INK, BAND + 1),
        line(_ring(world, band), PALE, BAND - 1),
        line(edges, INK, BAND, stroke_dasharray=checks),
        line(edges, GOLD, 1.4, stroke_dasharray=checks),
        *(rect(x - 11, y - 11, BAND, BAND, fill=GOLD, stroke=INK) for x, y in corners),
        path("".join(plate.format(x - 8, y - 8) for x, y in corners), fill=PALE, stroke=INK,
             stroke_width=0.8),
        line(_ring(world, RIM / 2), RICH_GOLD, RIM),
        line(_ring(world, RIM / 2), "#fbe7b0", 1.2, stroke_opacity=0.8),
        line(_ring(world, RIM) + _ring(world, 0.0), INK, 1.2),
    )  # fmt: skip


def _ring(world: float, away: float) -> str:
    """A square so far from the World."""
    far = world + away
    return f"M{-away} {-away}H{far}V{far}H{-away}Z"


def _corners(world: float, away: float) -> list[Point]:
    return [(x, y) for x in (-away, world + away) for y in (-away, world + away)]
