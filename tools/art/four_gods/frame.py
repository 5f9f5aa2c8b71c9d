"""Ornaments of the frame around the World: each seat's empty slots and name ribbon."""

from tools.art.drawing.palette import INK, SEATS, STOCK, Seat
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, line, path
from tools.art.shared.emblems import emblem

TAIL = "M{0} 5H{1}V25H{0}L{2} 15Z"
PLATE = "M9 2H107V24H9Z"


def frame_symbols() -> list[Symbol]:
    """A slot and a ribbon in each seat's colour, and the plate of a coordinate."""
    found = [Symbol("four_gods-coordinate", "0 0 22 16", (), text="11 13.2 16")]
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
