"""Writes the favicon and the sources of the app icons: the house mark on vellum."""

from .geometry import polar
from .palette import GOLD, INK, STOCK
from .press import Press
from .sprite import picture, save
from .svg import Node, group, line, path, rect
from .table_ornaments import house_mark

FOLDER = "web/src/art/"
VELLUM = "#f4ecd8"
CRISP = Press(amount=0)


def _rhumbs(size: float) -> Node:
    middle = size / 2
    data = ""
    for i in range(32):
        x, y = polar(size, 11.25 * i, (middle, middle))
        data += f"M{middle} {middle}L{x:.0f} {y:.0f}"
    return line(data, "#7a5510", size / 400, stroke_opacity=0.25)


def _chequers(size: float, inset: float, band: float, count: int) -> Node:
    """The map's chequered border with gold corners."""
    start, length = inset + band, (size - 2 * inset - 2 * band) / count
    far = size - inset - band
    data = ""
    for i in range(0, count, 2):
        x = start + i * length
        shifted = x + length
        data += f"M{x} {inset}h{length}v{band}h{-length}Z"
        data += f"M{far} {x}h{band}v{length}h{-band}Z"
        if i + 1 < count:
            data += f"M{shifted} {far}h{length}v{band}h{-length}Z"
            data += f"M{inset} {shifted}h{band}v{length}h{-band}Z"
    corners = [
        rect(x, y, band, band, fill=GOLD, stroke=INK, stroke_width=band / 9)
        for x in (inset, far)
        for y in (inset, far)
    ]
    outer, inner = size - 2 * inset, size - 2 * inset - 2 * band
    return group(
        path(data, fill=INK),
        rect(inset, inset, outer, outer, fill="none", stroke=INK, stroke_width=band / 7),
        rect(start, start, inner, inner, fill="none", stroke=INK, stroke_width=band / 7),
        *corners,
    )


def _mark(size: float, share: float) -> Node:
    return group(*house_mark(STOCK), move=(size / 2, size / 2), scale=size * share / 40)


def favicon() -> str:
    """The mark alone, with lines that hold at 16 pixels."""
    return picture("-20 -20 40 40", CRISP.print(house_mark(STOCK, weight=1.5)))


def app_icon(size: int, count: int) -> str:
    """A sheet of the atlas with rounded corners."""
    radius, edge = size * 0.18, size
    sheet = (
        f"M{radius} 0H{edge - radius}Q{edge} 0 {edge} {radius}V{edge - radius}"
        f"Q{edge} {edge} {edge - radius} {edge}H{radius}"
        f"Q0 {edge} 0 {edge - radius}V{radius}Q0 0 {radius} 0Z"
    )
    clip = Node("clipPath", {"id": f"px-icon-{size}"}, CRISP.print([path(sheet)]))
    scene = group(
        path(sheet, fill=VELLUM),
        _rhumbs(size),
        _chequers(size, size * 0.065, size * 0.045, count),
        _mark(size, 0.66),
        clip_path=f"url(#px-icon-{size})",
    )
    return picture(f"0 0 {size} {size}", [Node("defs", {}, (clip,)), *CRISP.print([scene])])


def maskable_icon() -> str:
    """To be cut by the phone: nothing but vellum outside the middle four fifths."""
    scene = [rect(0, 0, 512, 512, fill=VELLUM), _rhumbs(512), _mark(512, 0.62)]
    return picture("0 0 512 512", CRISP.print(scene))


def main() -> None:
    """Rewrite favicon and icons."""
    save(FOLDER + "favicon.svg", favicon(), limit_kb=2)
    save(FOLDER + "icon-192.svg", app_icon(192, 9), limit_kb=3)
    save(FOLDER + "icon-512.svg", app_icon(512, 13), limit_kb=3)
    save(FOLDER + "icon-maskable.svg", maskable_icon(), limit_kb=3)


if __name__ == "__main__":
    main()
