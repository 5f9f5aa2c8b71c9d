"""A small tree of SVG nodes, and the attributes the drawings use."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .path_data import Point, short

Style = str | float


@dataclass(frozen=True, slots=True)
class Node:
    """An element: its tag, attributes, children and transform."""

    tag: str
    attrs: Mapping[str, Style] = field(default_factory=dict)
    children: tuple["Node", ...] = ()
    move: Point = (0.0, 0.0)
    scale: Point = (1.0, 1.0)
    turn: float = 0.0


def _attrs(style: Mapping[str, Style]) -> dict[str, Style]:
    return {name.rstrip("_").replace("_", "-"): value for name, value in style.items()}


def path(data: str, **style: Style) -> Node:
    """A path."""
    return Node("path", {"d": data, **_attrs(style)})


def line(data: str, stroke: str, width: float, **style: Style) -> Node:
    """A path that is only a stroke."""
    return path(data, fill="none", stroke=stroke, stroke_width=width, **style)


def circle(radius: float, centre: Point = (0.0, 0.0), **style: Style) -> Node:
    """A circle."""
    return Node("circle", {"cx": centre[0], "cy": centre[1], "r": radius, **_attrs(style)})


def ellipse(rx: float, ry: float, centre: Point = (0.0, 0.0), **style: Style) -> Node:
    """An ellipse."""
    cx, cy = centre
    data = f"M{cx - rx} {cy}A{rx} {ry} 0 1 1 {cx + rx} {cy}A{rx} {ry} 0 1 1 {cx - rx} {cy}Z"
    return path(data, **style)


def rect(x: float, y: float, width: float, height: float, **style: Style) -> Node:
    """A rectangle."""
    return path(f"M{x} {y}H{x + width}V{y + height}H{x}Z", **style)


def group(
    *children: Node,
    move: Point = (0.0, 0.0),
    scale: float | Point = 1.0,
    turn: float = 0.0,
    **style: Style,
) -> Node:
    """Nodes that share a style and are scaled, then turned, then moved together."""
    both = scale if isinstance(scale, tuple) else (scale, scale)
    return Node("g", _attrs(style), children, move, both, turn)


def use(
    target: str,
    turn: float = 0.0,
    move: Point = (0.0, 0.0),
    scale: float = 1.0,
    **style: Style,
) -> Node:
    """A reference to something in the sprite's own defs; it keeps its transform."""
    attrs = {"href": f"#{target}", **_attrs(style)}
    return Node("use", attrs, move=move, scale=(scale, scale), turn=turn)


def mirrored(node: Node) -> Node:
    """A node and its mirror image across the vertical axis."""
    return group(node, group(node, scale=(-1.0, 1.0)))


def _value(value: Style) -> str:
    return value if isinstance(value, str) else short(value, 2)


def _transform(node: Node) -> str:
    parts = []
    if node.move != (0.0, 0.0):
        parts.append(f"translate({short(node.move[0])} {short(node.move[1])})")
    if node.turn:
        parts.append(f"rotate({short(node.turn)})")
    if node.scale != (1.0, 1.0):
        parts.append(f"scale({short(node.scale[0], 3)})")
    return f' transform="{"".join(parts)}"' if parts else ""


def render(node: Node) -> str:
    """The node as text; only a `use` may still have a transform here."""
    attrs = "".join(f' {name}="{_value(value)}"' for name, value in node.attrs.items())
    attrs += _transform(node)
    if not node.children:
        return f"<{node.tag}{attrs}/>"
    return f"<{node.tag}{attrs}>{render_all(node.children)}</{node.tag}>"


def render_all(nodes: Iterable[Node]) -> str:
    """The nodes as text."""
    return "".join(render(node) for node in nodes)
