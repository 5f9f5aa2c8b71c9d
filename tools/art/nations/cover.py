"""The lobby picture of GODS: a corner of a field in play."""

from tools.art.drawing.geometry import SQRT3, polar
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import picture
from tools.art.drawing.svg import Node, line, path, rect, render_all

from .hex_card import shared_defs
from .land_cards import land_symbols
from .temple_cards import temple_defs, temple_symbols
from .tokens import token_symbols
from .tribe_cards import tribe_symbols

WIDTH, HEIGHT = 320, 190
CELL = 51.5
# kind, column, row, the god's stone
FIELD = (
    ("temple-yellow", -1, -1, ""),
    ("tribe-indigo", 0, -1, "blue"),
    ("temple-blue", 1, -1, ""),
    ("tribe-madder", 2, -1, "blue"),
    ("tribe-mulberry", -2, 0, ""),
    ("tribe-moss", -1, 0, "vermilion"),
    ("temple-vermilion", 0, 0, ""),
    ("tribe-madder", 1, 0, "vermilion"),
    ("tribe-mulberry", 2, 0, "green"),
    ("desert", -2, 1, ""),
    ("tribe-mulberry", -1, 1, "vermilion"),
    ("desert", 0, 1, ""),
    ("temple-green", 1, 1, ""),
)


def _at(column: int, row: int) -> Point:
    return WIDTH / 2 + CELL * SQRT3 * (column + row / 2), HEIGHT / 2 + CELL * 1.5 * row


def _placed(name: str, middle: Point, size: float) -> Node:
    half = size / 2
    box = {"x": middle[0] - half, "y": middle[1] - half, "width": size, "height": size}
    return Node("use", {"href": f"#nations-{name}", **box})


def _rhumbs() -> Node:
    centre = (WIDTH / 2, HEIGHT / 2)
    data = ""
    for i in range(48):
        x, y = polar(190, 7.5 * i, centre)
        data += f"M{centre[0]} {centre[1]}L{x:.1f} {y:.1f}"
    return line(data, "#b8862b", 0.9, stroke_opacity=0.3)


def _cards() -> list[Node]:
    unit = CELL / 60 * 0.975
    nodes = [_placed("shadow", _at(column, row), 132 * unit) for _, column, row, _ in FIELD]
    for kind, column, row, seat in FIELD:
        x, y = _at(column, row)
        nodes.append(_placed(kind, (x, y), 132 * unit))
        if seat:
            nodes.append(_placed(f"stone-{seat}", (x, y + 41 * unit), 34 * unit))
    return nodes


def _needed() -> list[Node]:
    """Defs and symbols of the cards that appear."""
    wanted = {kind for kind, *_ in FIELD} | {"shadow"}
    wanted |= {f"stone-{seat}" for *_, seat in FIELD if seat}
    everything = [*tribe_symbols(), *temple_symbols(), *land_symbols(), *token_symbols()]
    symbols = [each.node() for each in everything if each.id.removeprefix("nations-") in wanted]
    drawn = render_all(symbols)
    shared = [node for node in (*shared_defs(), *temple_defs()) if f"#{node.attrs['id']}" in drawn]
    return [Node("defs", {}, tuple(shared)), *symbols]


def cover() -> str:
    """The picture as SVG text."""
    crisp = Press(amount=0)
    ground = crisp.print([rect(0, 0, WIDTH, HEIGHT, fill="#efe0bd"), _rhumbs()])
    inset = "M5 5H315V185H5Z"
    frame = crisp.print([path(inset, fill="none", stroke="#faf3e1", stroke_width=1.4)])
    text = picture(f"0 0 {WIDTH} {HEIGHT}", [*_needed(), *ground, *_cards(), *frame])
    # ids of its own, because the sprite may be inlined in the same page
    return text.replace("nations-", "nations-cover-")
