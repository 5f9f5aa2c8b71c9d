"""The printing press: bakes transforms and hand-cut edges into plain paths.

A drawing is a tree of groups that are moved, turned and scaled. The press turns it into a flat
list of paths in one coordinate system, displaces every point by smooth noise (so that edges
look cut by hand, with no filter at run time), rounds, and joins what can be joined.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import path_data
from .path_data import Path, Point, Segment
from .svg import Node, Style

Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]

UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
INHERITED = (
    "color",
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
)
DROPPED = {"stroke-linejoin": "round", "stroke-linecap": "round"}  # set once on every symbol


def _placed(matrix: Matrix, node: Node) -> Matrix:
    """The matrix of the node's children."""
    cos, sin = math.cos(math.radians(node.turn)), math.sin(math.radians(node.turn))
    sx, sy = node.scale
    a, b, c, d, e, f = matrix
    x, y = node.move
    return (
        (a * cos + c * sin) * sx,
        (b * cos + d * sin) * sx,
        (c * cos - a * sin) * sy,
        (d * cos - b * sin) * sy,
        a * x + c * y + e,
        b * x + d * y + f,
    )


def _hash(x: int, y: int, seed: int) -> float:
    n = (x * 374761393 + y * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((n ^ (n >> 15)) & 0xFFFFFFFF) / 0x80000000 - 1


def noise(x: float, y: float, seed: int) -> float:
    """Smooth noise between -1 and 1 in the plane."""
    ix, iy = math.floor(x), math.floor(y)
    u, v = x - ix, y - iy
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = _hash(ix, iy, seed) * (1 - u) + _hash(ix + 1, iy, seed) * u
    low = _hash(ix, iy + 1, seed) * (1 - u) + _hash(ix + 1, iy + 1, seed) * u
    return top * (1 - v) + low * v


@dataclass(frozen=True, slots=True)
class Press:
    """How strongly and how finely edges waver, and how points are rounded."""

    amount: float = 0.7
    grain: float = 13.0
    seed: int = 4
    digits: int = 1

    def print(self, nodes: Iterable[Node]) -> tuple[Node, ...]:
        """The nodes as flat, joined, hand-cut paths."""
        flat = [leaf for node in nodes for leaf in self._flatten(node, UNMOVED, {})]
        return _tidied(flat, self.digits)

    def _flatten(self, node: Node, matrix: Matrix, style: Mapping[str, Style]) -> list["_Leaf"]:
        matrix = _placed(matrix, node)
        own = {name: value for name, value in node.attrs.items() if name in INHERITED}
        style = {**style, **own}
        if node.tag == "use":
            return [_Leaf(node, {}, None)]
        if node.tag != "g":
            return [self._leaf(node, matrix, style)]
        leaves = [leaf for child in node.children for leaf in self._flatten(child, matrix, style)]
        kept = {name: value for name, value in node.attrs.items() if name not in INHERITED}
        if not kept:
            return leaves
        return [_Leaf(Node("g", kept, _tidied(leaves, self.digits)), {}, None)]

    def _leaf(self, node: Node, matrix: Matrix, style: Mapping[str, Style]) -> "_Leaf":
        a, b, c, d, _, _ = matrix
        factor = math.sqrt(abs(a * d - b * c))
        kept = {
            name: value
            for name, value in node.attrs.items()
            if name not in INHERITED and name not in ("d", "cx", "cy", "r")
        }
        look = {**_scaled(style, factor), **kept}
        if node.tag == "circle":
            centre = float(node.attrs["cx"]), float(node.attrs["cy"])
            radius = float(node.attrs["r"])
            if radius * factor < 6 or "stroke-dasharray" in style:
                return self._round_leaf(_mapped(matrix, centre), radius * factor, look)
            drawn = _circle(centre, radius)
        else:
            drawn = path_data.parse(str(node.attrs["d"]))
        placed = [segment.mapped(lambda point: _mapped(matrix, point)) for segment in drawn]
        return _Leaf(None, look, self._pushed(placed))

    def _round_leaf(self, centre: Point, radius: float, look: Mapping[str, Style]) -> "_Leaf":
        x, y = (round(v, self.digits) for v in self._push(centre))
        attrs: dict[str, Style] = {"cx": x, "cy": y, "r": round(radius, self.digits + 1), **look}
        for name in ("cx", "cy"):
            if attrs[name] == 0:
                del attrs[name]
        return _Leaf(Node("circle", attrs), {}, None)

    def _push(self, point: Point) -> Point:
        if not self.amount:
            return point
        x, y = point
        u, v = x / self.grain, y / self.grain
        push_x = noise(u, v, self.seed) + 0.35 * noise(u * 2.7, v * 2.7, self.seed + 2)
        push_y = noise(u, v, self.seed + 1) + 0.35 * noise(u * 2.7, v * 2.7, self.seed + 3)
        return x + self.amount * push_x, y + self.amount * push_y

    def _pushed(self, drawn: Path) -> Path:
        """The path with long straight sides subdivided, and every point displaced."""
        if not self.amount:
            return drawn
        out: Path = []
        pen = start = (0.0, 0.0)
        for segment in drawn:
            if segment.kind == "Z":
                out += self._broken(pen, start)[:-1]
                out.append(segment)
                pen = start
                continue
            end = segment.points[-1]
            out += self._broken(pen, end) if segment.kind == "L" else [segment]
            pen = end
            if segment.kind == "M":
                start = pen
        return [segment.mapped(self._push) for segment in out]

    def _broken(self, start: Point, end: Point) -> Path:
        parts = max(1, round(math.dist(start, end) / self.grain))
        steps = [(i + 1) / parts for i in range(parts)]
        return [
            Segment(
                "L", ((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t),)
            )
            for t in steps
        ]


@dataclass(frozen=True, slots=True)
class _Leaf:
    """Either a node to keep as it is, or a path with its resolved look."""

    node: Node | None
    look: Mapping[str, Style]
    drawn: Path | None


def _mapped(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    return a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f


def _circle(centre: Point, radius: float) -> Path:
    x, y = centre
    arc = f"A{radius} {radius} 0 1 1"
    return path_data.parse(f"M{x - radius} {y}{arc} {x + radius} {y}{arc} {x - radius} {y}Z")


def _scaled(style: Mapping[str, Style], factor: float) -> dict[str, Style]:
    """The look of a leaf: lengths in the symbol's own units, nothing superfluous."""
    look = {name: value for name, value in style.items() if DROPPED.get(name) != value}
    if look.get("stroke") in (None, "none"):
        look = {name: value for name, value in look.items() if not name.startswith("stroke")}
    elif "stroke-width" in look:
        look["stroke-width"] = round(float(look["stroke-width"]) * factor, 2)
    if "stroke-dasharray" in look:
        dashes = [float(dash) * factor for dash in str(look["stroke-dasharray"]).split()]
        look["stroke-dasharray"] = " ".join(path_data.short(dash) for dash in dashes)
    return look


def _apart(first: Box, second: Box, gap: float) -> bool:
    return (
        first[2] + gap < second[0]
        or second[2] + gap < first[0]
        or first[3] + gap < second[1]
        or second[3] + gap < first[1]
    )


def _joinable(leaves: list[_Leaf], leaf: _Leaf) -> bool:
    """Whether the leaf can join the path of those before it."""
    if not leaves or leaf.drawn is None or leaves[-1].drawn is None:
        return False
    if leaves[-1].look != leaf.look or any("opacity" in name for name in leaf.look):
        return False
    if leaf.look.get("fill") == "none":
        return True
    gap = float(leaf.look.get("stroke-width", 0))
    return _apart(path_data.bounds(leaves[-1].drawn), path_data.bounds(leaf.drawn), gap)


def _joined(leaves: Iterable[_Leaf]) -> list[_Leaf]:
    out: list[_Leaf] = []
    for leaf in leaves:
        if _joinable(out, leaf):
            out[-1] = _Leaf(None, leaf.look, [*(out[-1].drawn or []), *(leaf.drawn or [])])
        else:
            out.append(leaf)
    return out


def _tidied(leaves: Iterable[_Leaf], digits: int) -> tuple[Node, ...]:
    """Nodes for leaves; neighbours with the same outline share a group."""
    nodes: list[Node] = []
    for leaf in _joined(leaves):
        if leaf.drawn is None:
            nodes += [leaf.node] if leaf.node else []
        else:
            data = path_data.write(leaf.drawn, digits)
            nodes.append(Node("path", {"d": data, **leaf.look}))
    return tuple(_grouped(nodes))


def _outline(node: Node) -> tuple[Style, Style] | None:
    if node.tag not in ("path", "circle") or "stroke-width" not in node.attrs:
        return None
    return node.attrs["stroke"], node.attrs["stroke-width"]


def _grouped(nodes: list[Node]) -> list[Node]:
    out: list[Node] = []
    i = 0
    while i < len(nodes):
        outline = _outline(nodes[i])
        j = i + 1
        while outline and j < len(nodes) and _outline(nodes[j]) == outline:
            j += 1
        if outline and j - i > 1:
            shared: dict[str, Style] = {"stroke": outline[0], "stroke-width": outline[1]}
            inner = [
                Node(n.tag, {k: v for k, v in n.attrs.items() if k not in shared})
                for n in nodes[i:j]
            ]
            out.append(Node("g", shared, tuple(inner)))
        else:
            out += nodes[i:j]
        i = j
    return out
