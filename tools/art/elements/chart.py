"""The board of Gods of the Elements: the sea with its coasts, and the ground of each island."""

import math
import random

from tools.art.drawing.geometry import smooth, subdivide
from tools.art.drawing.palette import INK, SEA, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import noise
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, Style, group, line, path, rect, use

from .element_colours import ELEMENTS, emblem_of, roundel
from .god_heads import GODS, grove
from .icons import ISLAND_ENERGIES, sign
from .pieces import CRISP, bridge

PITCH = 340.0
CHANNEL = 8.0
EDGE = 440.0
APOTHEM = PITCH / 2 - CHANNEL
TIP = (PITCH * (math.sqrt(2) - 1) / 2 - CHANNEL) * math.sqrt(2) * 1.03
SHALLOW, DEEP = "#b9dedb", "#1d5d72"
GOD_SPOTS = tuple((x * PITCH / 2, y * PITCH / 2) for y in (-1, 1) for x in (-1, 1))
ACTION_SPOTS = tuple((x * PITCH, y * PITCH) for y in (-1, 0, 1) for x in (-1, 0, 1))
TILE = 340.0
WATER_LINES = ((18.0, 0.26), (12.4, 0.46), (7.2, 0.75))


def _octagon() -> list[Point]:
    side = APOTHEM * (math.sqrt(2) - 1)
    return [
        (-side, -APOTHEM), (side, -APOTHEM), (APOTHEM, -side), (APOTHEM, side),
        (side, APOTHEM), (-side, APOTHEM), (-APOTHEM, side), (-APOTHEM, -side),
    ]  # fmt: skip


def _diamond() -> list[Point]:
    return [(0, -TIP), (TIP, 0), (0, TIP), (-TIP, 0)]


def _cut(points: list[Point], share: float) -> list[Point]:
    """The polygon with every corner cut off."""
    cut: list[Point] = []
    for i, (ax, ay) in enumerate(points):
        bx, by = points[(i + 1) % len(points)]
        cut += [
            (ax + (bx - ax) * share, ay + (by - ay) * share),
            (bx + (ax - bx) * share, by + (ay - by) * share),
        ]
    return cut


def _shore(corners: list[Point], share: float, amount: float, grain: float, seed: int) -> str:
    """A coast: corners cut twice, pushed in and out by noise, smoothed."""
    points = subdivide(_cut(_cut(corners, share), share), 8)
    coast: list[Point] = []
    for x, y in points:
        push = amount * (
            noise(x / grain, y / grain, seed)
            + 0.45 * noise(x / grain * 2.9, y / grain * 2.9, seed + 1)
        )
        length = math.hypot(x, y)
        coast.append((x + x / length * push, y + y / length * push))
    return smooth(coast)


def _open_sea() -> Node:
    """A repeating pattern of waves, for the water around the chart."""
    chance = random.Random(9)
    placed: list[Point] = []
    for _ in range(900):
        x, y = chance.uniform(14, TILE - 14), chance.uniform(8, TILE - 8)
        if all(math.hypot(x - a, y - b) > 46 for a, b in placed):
            placed.append((x, y))
    waves = line(_ripples(placed), SHALLOW, 1.2, stroke_opacity=0.8)
    attrs: dict[str, Style] = {
        "id": "elements-open-sea",
        "width": TILE,
        "height": TILE,
        "patternUnits": "userSpaceOnUse",
    }
    return Node("pattern", attrs, (rect(0, 0, TILE, TILE, fill=SEA), *CRISP.print([waves])))


def chart_defs() -> list[Node]:
    """The open sea, the two coastlines that grounds and water lines use, and their clips."""
    shores = {
        "god": _shore(_octagon(), 0.085, 3.4, 24, 31),
        "action": _shore(_diamond(), 0.1, 3.0, 20, 47),
    }
    nodes = [_open_sea()]
    for name, data in shores.items():
        drawn = CRISP.print([path(data)])[0]
        nodes.append(Node("path", {"id": f"elements-shore-{name}", **drawn.attrs}))
        inner = (use(f"elements-shore-{name}"),)
        nodes.append(Node("clipPath", {"id": f"elements-clip-{name}"}, inner))
    return nodes


def _coasts(colour: str, width: float, opacity: float = 1.0) -> list[Node]:
    shores = [("god", spot) for spot in GOD_SPOTS] + [("action", spot) for spot in ACTION_SPOTS]
    return [
        use(
            f"elements-shore-{kind}", move=spot, fill="none", stroke=colour, stroke_width=width,
            stroke_opacity=opacity,
        )
        for kind, spot in shores
    ]  # fmt: skip


def _open_water(x: float, y: float) -> bool:
    """Whether a wave fits there, clear of islands and of the paths' markers."""
    for cx, cy in ACTION_SPOTS:
        if abs(x - cx) + abs(y - cy) < TIP + 34:
            return False
    for cx, cy in GOD_SPOTS:
        dx, dy = abs(x - cx), abs(y - cy)
        if max(dx, dy, (dx + dy) / math.sqrt(2)) < APOTHEM + 24:
            return False
    far = PITCH * 1.118
    marks = [(s * PITCH / 2, t * far) for s in (-1, 1) for t in (-1, 1)]
    marks += [(y, x) for x, y in marks]
    return all(math.hypot(x - mx, y - my) > 50 for mx, my in marks)


def _waves() -> Node:
    chance = random.Random(4)
    placed: list[Point] = []
    for _ in range(2600):
        x, y = (chance.uniform(-EDGE + 16, EDGE - 16) for _ in range(2))
        if _open_water(x, y) and all(math.hypot(x - a, y - b) > 34 for a, b in placed):
            placed.append((x, y))
    return line(_ripples(placed), SHALLOW, 1.2, stroke_opacity=0.8)


def _ripples(places: list[Point]) -> str:
    """A small wave at each place, with two or three crests."""
    data = ""
    for number, (x, y) in enumerate(places):
        if number % 2:
            data += f"M{x - 7.4:.1f} {y:.1f}q3.7-5.4 7.4 0q3.7-5.4 7.4 0"
        else:
            data += f"M{x - 11:.1f} {y:.1f}q3.6-6 7.2 0q3.7-6 7.4 0q3.7-6 7.4 0"
    return data


def _bridges() -> list[Node]:
    spots: list[tuple[float, float, float]] = [
        (0, -PITCH / 2, 0), (0, PITCH / 2, 0), (-PITCH / 2, 0, 90), (PITCH / 2, 0, 90),
    ]  # fmt: skip
    reach = PITCH / 2 / math.sqrt(2)
    for x, y in GOD_SPOTS:
        spots += [
            (x + u * reach, y + v * reach, 45.0 if u * v > 0 else -45.0)
            for u in (-1, 1)
            for v in (-1, 1)
        ]
    return [group(bridge(), move=(x, y), turn=turn) for x, y, turn in spots]


def sea() -> Symbol:
    """The sea among the islands: waves, shallows along every coast, bridges."""
    body = [
        rect(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE, fill=SEA),
        *_coasts(DEEP, 52, 0.22),
        *_coasts(DEEP, 34, 0.25),
    ]
    for off, share in WATER_LINES:
        body += _coasts(mix(SEA, SHALLOW, share), 2 * off + 1.2)
        body += _coasts(mix(SEA, DEEP, 0.42), 2 * off - 1.2)
    body += [_waves(), *_bridges()]
    return Symbol("elements-sea", f"{-EDGE} {-EDGE} {2 * EDGE} {2 * EDGE}", body, CRISP)


def _ground(kind: str, fill: str, wash: str) -> list[Node]:
    """An island's ground with washes along its coast."""
    shore = f"elements-shore-{kind}"
    washes = tuple(
        use(shore, fill="none", stroke=wash, stroke_width=width, stroke_opacity=share)
        for width, share in ((46, 0.22), (28, 0.34), (13, 0.55))
    )
    return [
        use(shore, move=(1.5, 4.0), fill="#0b3542", fill_opacity=0.4),
        use(shore, fill=fill),
        group(*washes, clip_path=f"url(#elements-clip-{kind})"),
        use(shore, fill="none", stroke=INK, stroke_width=2),
    ]


def _ribbon(name: str) -> Node:
    """A ribbon under the god's head: the element's emblem, and space for its name."""
    ink = ELEMENTS[name].ink
    tails = "M-72-7H-56V20H-72L-65 7ZM72-7H56V20H72L65 7Z"
    return group(
        path(tails, fill=mix(ink, "#000000", 0.3), stroke=INK, stroke_width=1),
        path("M-59-13.5H59V13.5H-59Z", fill=ink, stroke=INK, stroke_width=1.2),
        emblem_of(name, "#fffaf0", (-44.0, 0.0), 18),
        move=(0.0, 4.0),
    )


def god_island(name: str) -> Symbol:
    """A god's island: ground, head, ribbon."""
    element = ELEMENTS[name]
    body = [
        *_ground("god", element.ground, element.wash),
        group(GODS[name](), move=(0.0, -74.0), scale=1.18),
        _ribbon(name),
    ]
    text = "9 10.2 17.5 #fffaf0"
    return Symbol(f"elements-island-{name}", "-170 -170 340 340", body, CRISP, text)


def action_island(name: str) -> Symbol:
    """An action island: ground, sign, space for its name, and the energies it takes."""
    energies = ISLAND_ENERGIES[name]
    single = ELEMENTS[energies[0]] if len(energies) < 4 else None
    ground, wash = ("#f3e8ca", single.wash) if single else ("#f6ecd2", "#c99a3a")
    middle = (len(energies) - 1) / 2
    body = [
        *_ground("action", ground, wash),
        group(sign(name, single.ink if single else "#8d6215"), move=(0.0, -58.0), scale=1.15),
        *(
            roundel(energy, ((number - middle) * 17.0, -20.5), 7.8)
            for number, energy in enumerate(energies)
        ),
    ]
    text = f"0 -31.5 16 {INK}"
    return Symbol(f"elements-island-{name}", "-97 -97 194 194", body, CRISP, text)


def wild_island(name: str, flip: float) -> Symbol:
    """An island without an action, under trees."""
    body = [*_ground("action", "#e6dcb8", "#7f9a5a"), group(grove(), scale=(flip, 1.0))]
    return Symbol(f"elements-island-{name}", "-97 -97 194 194", body, CRISP)


def chart_symbols() -> list[Symbol]:
    """The sea and all islands."""
    return [
        sea(),
        *map(god_island, GODS),
        *map(action_island, ISLAND_ENERGIES),
        wild_island("wild-a", 1.0),
        wild_island("wild-b", -1.0),
    ]
