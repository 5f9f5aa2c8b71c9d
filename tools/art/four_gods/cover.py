"""The lobby picture of 4 Gods: a coast where four lands meet, and four prophets."""

from tools.art.drawing.palette import INK
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import picture
from tools.art.drawing.svg import Node, line, path
from tools.art.shared.seat_pieces import seat_symbols

from pantheon.board import Point
from pantheon.board.coasts import bend
from pantheon.games.four_gods.picture.tile_faces import cut
from .terrain import TERRAINS, terrain_defs
from .tokens import token_symbols

WIDTH, HEIGHT = 320, 190
SIDE = 80.0
ROWS = ("SSFFM", "PSSFM", "PPSSM", "FPPSS")
"""Corner terrains of the tiles shown."""
LETTERS = "SPFM"
PROPHETS = (("blue", 128, 92), ("yellow", 74, 140), ("green", 198, 40), ("grey", 268, 84))


def _land() -> list[Node]:
    grounds, borders = [], []
    for row in range(len(ROWS) - 1):
        for column in range(len(ROWS[0]) - 1):
            corners = (
                *(LETTERS.index(ROWS[row][column + step]) for step in (0, 1)),
                *(LETTERS.index(ROWS[row + 1][column + step]) for step in (1, 0)),
            )
            land = cut(corners)
            for region in land.regions:
                terrain = TERRAINS[corners[region.corners[0]]]
                fill = f"url(#four_gods-{terrain.name})"
                data = _data(region.outline, column, row) + "Z"
                grounds.append(path(data, fill=fill, stroke=terrain.ground, stroke_width=0.6))
            for border in land.borders:
                width = 2.0 if 0 in (corners[corner] for corner in border.corners) else 1.3
                borders.append(line(_data(border.line, column, row), INK, width))
    return [*grounds, *borders]


def _data(points: tuple[Point, ...], column: int, row: int) -> str:
    bent = [bend(column, row, point) for point in points]
    return "M" + "L".join(f"{x * SIDE:.1f} {y * SIDE - 25:.1f}" for x, y in bent)


def _placed(symbol: str, x: float, y: float, width: float, height: float) -> Node:
    box = {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}
    return Node("use", {"href": f"#{symbol}", **box})


def cover() -> str:
    """The picture as SVG text."""
    crisp = Press(amount=0)
    wanted = {"four_gods-city", *(f"px-prophet-{name}" for name, *_ in PROPHETS)}
    symbols = [each.node() for each in (*token_symbols(), *seat_symbols()) if each.id in wanted]
    pieces = [_placed("four_gods-city", 240, 148, 62, 62)]
    pieces += [_placed(f"px-prophet-{name}", x, y, 36, 54) for name, x, y in PROPHETS]
    frame = crisp.print([path("M5 5H315V185H5Z", fill="none", stroke="#faf3e1", stroke_width=1.4)])
    body = [Node("defs", {}, tuple(terrain_defs())), *symbols, *crisp.print(_land()), *pieces]
    text = picture(f"0 0 {WIDTH} {HEIGHT}", [*body, *frame])
    # ids of its own, because the sprites may be inlined in the same page
    return text.replace("four_gods-", "four_gods-cover-").replace("px-", "four_gods-cover-px-")
