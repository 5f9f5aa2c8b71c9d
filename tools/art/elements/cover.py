"""The lobby picture of Gods of the Elements: the four islands, with ships and priests."""

from tools.art.drawing.palette import SEA
from tools.art.drawing.path_data import Point
from tools.art.drawing.sprite import picture
from tools.art.drawing.svg import Node, path, rect

from .chart import ACTION_SPOTS, GOD_SPOTS, chart_defs, chart_symbols
from .pieces import CRISP, piece_symbols

WIDTH, HEIGHT = 320, 190
SCALE = 0.28
MIDDLE = (WIDTH / 2, HEIGHT / 2 + 2)
CORNERS = (
    "recruit",
    "grow",
    "wild-a",
    "discovery",
    "support",
    "build",
    "wild-b",
    "move",
    "destroy",
)
# symbol, width, place on the chart
PIECES: tuple[tuple[str, float, Point], ...] = (
    ("house-vermilion", 66, (-275.0, -110.0)),
    ("house-blue", 66, (282.0, 150.0)),
    ("building", 84, (-140.0, 240.0)),
    ("building", 84, (190.0, -80.0)),
    ("priest-blue", 74, (-160.0, -84.0)),
    ("priest-green", 74, (170.0, 256.0)),
    ("priest-yellow", 74, (100.0, -84.0)),
    ("person-green", 50, (-250.0, 232.0)),
    ("person-vermilion", 50, (-90.0, -76.0)),
    ("ship-yellow", 110, (480.0, -120.0)),
    ("ship-blue", 110, (-470.0, 130.0)),
    ("ship-green", 110, (470.0, 190.0)),
)


def _sized(name: str, at: Point, width: float, height: float) -> Node:
    x, y = MIDDLE[0] + at[0] * SCALE, MIDDLE[1] + at[1] * SCALE
    width, height = width * SCALE, height * SCALE
    box = {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}
    return Node("use", {"href": f"#elements-{name}", **box})


def cover() -> str:
    """The picture as SVG text, with ids of its own: the sprite may be inlined in the same page."""
    islands = [f"island-{name}" for name in ("fire", "wind", "earth", "water")]
    corners = [f"island-{name}" for name in CORNERS]
    wanted = {"sea", *corners, *islands, *(name for name, *_ in PIECES)}
    everything = [*chart_symbols(), *piece_symbols()]
    symbols = {
        each.id.removeprefix("elements-"): each
        for each in everything
        if each.id.removeprefix("elements-") in wanted
    }
    drawn = [
        _sized("sea", (0.0, 0.0), 908, 908),
        *(_sized(name, at, 340, 340) for name, at in zip(islands, GOD_SPOTS, strict=True)),
        *(_sized(name, at, 194, 194) for name, at in zip(corners, ACTION_SPOTS, strict=True)),
    ]
    for name, width, at in PIECES:
        _, _, box_width, box_height = map(float, symbols[name].view_box.split())
        drawn.append(_sized(name, at, width, width * box_height / box_width))
    water = CRISP.print([rect(0, 0, WIDTH, HEIGHT, fill=SEA)])
    frame = CRISP.print([path("M5 5H315V185H5Z", fill="none", stroke="#faf3e1", stroke_width=1.4)])
    needed = [Node("defs", {}, tuple(chart_defs())), *(each.node() for each in symbols.values())]
    text = picture(f"0 0 {WIDTH} {HEIGHT}", [*needed, *water, *drawn, *frame])
    return text.replace("elements-", "elements-cover-")
