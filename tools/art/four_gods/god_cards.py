"""God cards of 4 Gods: an arched window with the god's land and emblem."""

from tools.art.drawing.geometry import polar
from tools.art.drawing.palette import CREAM, GOLD, INK, SEATS, STOCK, mix
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, group, line, path, use
from tools.art.shared.emblems import emblem, emblem_on_seat

from .terrain import FOREST, MOUNTAIN, PLAIN, SEA, Terrain, glyph_id

BOX = "0 0 100 132"
SHEET = "M6 1H94Q99 1 99 6V126Q99 131 94 131H6Q1 131 1 126V6Q1 1 6 1Z"
ARCH = "M10 108V40C10 20 30 9 50 9C70 9 90 20 90 40V108Z"
CLIP = "four_gods-arch"

LANDS = {"blue": SEA, "yellow": PLAIN, "green": FOREST, "grey": MOUNTAIN}
STANDING = {
    "blue": (("swell", 26, 92, 1.3), ("swell", 74, 92, 1.3), ("swell", 50, 101, 1.5)),
    "yellow": (("wheat", 20, 104, 1.9), ("wheat", 32, 106, 1.6), ("wheat", 80, 104, 1.9),
               ("wheat", 68, 106, 1.6)),
    "green": (("fir", 18, 98, 1.9), ("oak", 82, 98, 1.9), ("oak", 31, 104, 1.6),
              ("fir", 69, 104, 1.6)),
    "grey": (("hill", 20, 102, 1.5), ("hill", 80, 102, 1.5), ("peak", 50, 106, 2.0)),
}  # fmt: skip


def card_defs() -> list[Node]:
    """The arch that pictures are cut to."""
    return [Node("clipPath", {"id": CLIP}, (path(ARCH),))]


def card_symbols() -> list[Symbol]:
    """The four gods, and the back that hides a secret one."""
    return [*(_card(name, land) for name, land in LANDS.items()), _back()]


def _card(name: str, land: Terrain) -> Symbol:
    seat = SEATS[name]
    rays = "".join(
        "M50 50L{:.1f} {:.1f}".format(*polar(80, 10 * i, (50.0, 50.0))) for i in range(36)
    )
    picture = group(
        path(ARCH, fill=mix(land.ground, STOCK, 0.72)),
        line(rays, GOLD, 0.8, stroke_opacity=0.45),
        circle(27, (50.0, 50.0), fill="#f4e3b4", stroke=GOLD, stroke_width=1.2),
        path("M0 92C20 82 36 88 50 86C66 84 82 90 100 84V112H0Z", fill=land.ground, stroke=INK,
             stroke_width=1.2),
        *(use(glyph_id(kind), move=(x, y), scale=scale) for kind, x, y, scale in STANDING[name]),
        emblem(name, INK, (50.8, 51.0), 42),
        emblem(name, seat.colour, (50.0, 50.0), 40),
        clip_path=f"url(#{CLIP})",
    )  # fmt: skip
    medal = group(
        circle(12.5, (50.0, 110.0), fill=CREAM, stroke=INK, stroke_width=1.3),
        circle(10, (50.0, 110.0), fill=seat.colour, stroke=INK, stroke_width=1.1),
        emblem_on_seat(name, (50.0, 110.0), 13),
    )
    return Symbol(f"four_gods-god-{name}", BOX, (*_stock(), picture, *_window(seat.colour), medal))


def _stock() -> tuple[Node, ...]:
    inner = "M8 4.5H92Q95.5 4.5 95.5 8V124Q95.5 127.5 92 127.5H8Q4.5 127.5 4.5 124V8Q4.5 4.5 8 4.5Z"
    return (path(SHEET, fill=STOCK, stroke=INK, stroke_width=1.5), line(inner, GOLD, 0.9))


def _window(colour: str) -> tuple[Node, ...]:
    return (line(ARCH, colour, 3.4), line(ARCH, INK, 1.2))


def _back() -> Symbol:
    signs = [
        emblem(name, GOLD, (34.0 + 32.0 * (i % 2), 48.0 + 36.0 * (i // 2)), 24)
        for i, name in enumerate(LANDS)
    ]
    picture = group(path(ARCH, fill="#2a3a6a"), *signs, clip_path=f"url(#{CLIP})")
    return Symbol("four_gods-god-back", BOX, (*_stock(), picture, *_window(GOLD)))
