"""SVG path data: parse it, map its points, write it compactly."""

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Point = tuple[float, float]
PointMap = Callable[[Point], Point]

_TOKEN = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])|(-?(?:\d+\.\d*|\.?\d+))")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@dataclass(frozen=True, slots=True)
class Segment:
    """One absolute step: kind M, L, Q, C or Z, and its points, the end point last."""

    kind: str
    points: tuple[Point, ...] = ()

    def mapped(self, move: PointMap) -> "Segment":
        """The same step with each point moved."""
        return Segment(self.kind, tuple(move(p) for p in self.points))


Path = list[Segment]


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Split path data into single commands with their numbers."""
    letter = ""
    numbers: list[float] = []
    for command, number in _TOKEN.findall(data):
        if command:
            letter, numbers = command, []
        else:
            numbers.append(float(number))
        if len(numbers) == _ARITY[letter.upper()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l"}.get(letter, letter)


class _Reader:
    """Walks over commands and keeps track of the pen, the start and the last handle."""

    def __init__(self) -> None:
        self.pen: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None
        self.out: Path = []

    def _absolute(self, letter: str, numbers: list[float]) -> list[Point]:
        dx, dy = self.pen if letter.islower() else (0.0, 0.0)
        return [(x + dx, y + dy) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    def _mirrored(self) -> Point:
        if self.handle is None:
            return self.pen
        return 2 * self.pen[0] - self.handle[0], 2 * self.pen[1] - self.handle[1]

    def _add(self, kind: str, points: list[Point], handle: Point | None = None) -> None:
        self.out.append(Segment(kind, tuple(points)))
        self.pen, self.handle = points[-1], handle

    def step(self, letter: str, numbers: list[float]) -> None:
        """Add one command."""
        kind = letter.upper()
        if kind == "Z":
            self.out.append(Segment("Z"))
            self.pen, self.handle = self.start, None
        elif kind in "HV":
            self._straight(kind, letter, numbers[0])
        elif kind == "A":
            self._arc(letter, numbers)
        else:
            self._curve_or_line(kind, self._absolute(letter, numbers))

    def _straight(self, kind: str, letter: str, number: float) -> None:
        x, y = self.pen
        if kind == "H":
            x = number + (x if letter.islower() else 0)
        else:
            y = number + (y if letter.islower() else 0)
        self._add("L", [(x, y)])

    def _curve_or_line(self, kind: str, points: list[Point]) -> None:
        if kind == "S":
            self._add("C", [self._mirrored(), *points], points[0])
        elif kind == "T":
            handle = self._mirrored()
            self._add("Q", [handle, *points], handle)
        elif kind in "CQ":
            self._add(kind, points, points[-2])
        else:
            self._add(kind, points)
            if kind == "M":
                self.start = points[0]

    def _arc(self, letter: str, numbers: list[float]) -> None:
        rx, ry, turn, large, sweep = numbers[:5]
        end = self._absolute(letter, numbers[5:])[0]
        for points in arc_curves(self.pen, end, (rx, ry), turn, bool(large), bool(sweep)):
            self._add("C", points)


def arc_curves(
    start: Point, end: Point, radii: Point, turn: float, large: bool, sweep: bool
) -> list[list[Point]]:
    """An elliptic arc as cubic curves, each of at most a quarter turn."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * hx + sin * hy, -sin * hx + cos * hy
    rx, ry = radii
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    root = math.sqrt(max(0.0, rest) / ((rx * py) ** 2 + (ry * px) ** 2))
    root = -root if large == sweep else root
    qx, qy = root * rx * py / ry, -root * ry * px / rx
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    span = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    span += 2 * math.pi * ((span < 0 and sweep) - (span > 0 and not sweep))
    cx = cos * qx - sin * qy + (start[0] + end[0]) / 2
    cy = sin * qx + cos * qy + (start[1] + end[1]) / 2

    def place(x: float, y: float) -> Point:
        return cx + cos * rx * x - sin * ry * y, cy + sin * rx * x + cos * ry * y

    parts = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    step = span / parts
    reach = 4 / 3 * math.tan(step / 4)
    curves = []
    for i in range(parts):
        a, b = first + i * step, first + (i + 1) * step
        curves.append(
            [
                place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
                place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
                place(math.cos(b), math.sin(b)),
            ]
        )
    return curves


def parse(data: str) -> Path:
    """Read path data into absolute segments."""
    reader = _Reader()
    for letter, numbers in _commands(data):
        reader.step(letter, numbers)
    return reader.out


def short(value: float, digits: int = 1) -> str:
    """A number in as few characters as SVG allows."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def _gap(before: str, number: str) -> str:
    """The separator between two numbers: empty, unless they would run together."""
    glued = number.startswith("-") or (number.startswith(".") and "." in before)
    return "" if glued or not before else " "


class _Writer:
    """Writes segments relative to a pen on rounded points."""

    def __init__(self, digits: int) -> None:
        self.digits = digits
        self.pen: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.letter = ""
        self.last = ""
        self.out = ""

    def _put(self, letter: str, numbers: list[str]) -> None:
        repeats = letter == self.letter or (self.letter, letter) == ("m", "l")
        if not repeats or letter == "z":
            self.out += letter
            self.last = ""
        for number in numbers:
            self.out += _gap(self.last, number) + number
            self.last = number
        self.letter = letter

    def step(self, segment: Segment) -> None:
        """Add one segment."""
        if segment.kind == "Z":
            self._put("z", [])
            self.pen = self.start
            return
        points = [(round(x, self.digits), round(y, self.digits)) for x, y in segment.points]
        offsets = [(x - self.pen[0], y - self.pen[1]) for x, y in points]
        written = [(short(x, self.digits), short(y, self.digits)) for x, y in offsets]
        flat = [number for pair in written for number in pair]
        if segment.kind == "L" and written[0][1] == "0":
            self._put("h", [written[0][0]])
        elif segment.kind == "L" and written[0][0] == "0":
            self._put("v", [written[0][1]])
        else:
            self._put(segment.kind.lower(), flat)
        self.pen = points[-1]
        if segment.kind == "M":
            self.start = self.pen


def write(path: Iterable[Segment], digits: int = 1) -> str:
    """Path data for segments, relative and rounded."""
    writer = _Writer(digits)
    for segment in path:
        writer.step(segment)
    return writer.out


def bounds(path: Iterable[Segment]) -> tuple[float, float, float, float]:
    """The bounding box of all points of a path, handles included."""
    points = [point for segment in path for point in segment.points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
