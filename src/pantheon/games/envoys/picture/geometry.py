"""Shapes of the board as path data: coasts drawn by hand, currents, borders of villages."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise

from pantheon.games.envoys.rules.sea import CORNERS, HUBS, centre, xy
from pantheon.games.envoys.rules.sites import SMALL, cells_of

Point = tuple[float, float]

UNIT = 100.0
"""The side of a triangle in the drawing."""
INSET = 6.0
ROUNDING = 21.0
ROUGHNESS = 3.0
KEPT = 1024
"""Drawn currents that are kept."""


def spot_of(point: Point) -> Point:
    """A place of the sea in the drawing's units."""
    return round(point[0] * UNIT, 1), round(point[1] * UNIT, 1)


def middle(space: int) -> Point:
    """Where a space's middle lies in the drawing."""
    return spot_of(centre(space))


def hub(spot: int) -> Point:
    """Where the grid point of an island lies in the drawing."""
    return spot_of(xy(HUBS[spot // 6]))


@cache
def coast(spot: int, size: int) -> str:
    """The outline of an island, a little inside its spaces, cornerless and uneven."""
    rounded = _rounded(_inset(_outline(spot, size), INSET), ROUNDING)
    across, along = _noise(spot * 7 + size), _noise(spot * 7 + size + 80)
    pushed = [
        (
            x + ROUGHNESS * across(x * 0.068 + y * 0.043),
            y + ROUGHNESS * along(y * 0.074 - x * 0.031),
        )
        for x, y in _subdivided(rounded, 12)
    ]
    return _smooth(pushed, closed=True)


@cache
def borders(spot: int, size: int) -> str:
    """The lines between an island's villages, from its grid point outwards."""
    start = hub(spot)
    data = ""
    cells = cells_of(spot, size)
    for first, second in pairwise(cells):
        shared = [corner for corner in CORNERS[first] if corner in CORNERS[second]]
        end = next(spot_of(xy(corner)) for corner in shared if corner != HUBS[spot // 6])
        near, far = _toward(start, end, 0.2), _toward(start, end, 0.86)
        data += f"M{near[0]:.1f} {near[1]:.1f}L{far[0]:.1f} {far[1]:.1f}"
    return data


@lru_cache(KEPT)
def current(spaces: tuple[int, ...]) -> str:
    """Lines of water along a run of spaces."""
    line = _eased([middle(space) for space in spaces])
    return "".join(_smooth(_offset(line, by), closed=False) for by in (-13.0, -4.0, 5.0, 13.0))


@lru_cache(KEPT)
def arrowheads(spaces: tuple[int, ...]) -> str:
    """Heads midway between the spaces of a run, pointing along it."""
    line = _eased([middle(space) for space in spaces])
    step = len(line) // (len(spaces) - 1)
    data = ""
    for number in range(len(spaces) - 1):
        at = min(number * step + step // 2, len(line) - 2)
        (x, y), (ahead_x, ahead_y) = line[at], line[at + 1]
        angle = math.atan2(ahead_y - y, ahead_x - x)
        tip, left, notch, right = (
            (x + r * math.cos(angle + turn), y + r * math.sin(angle + turn))
            for r, turn in ((15.0, 0.0), (13.0, 2.5), (3.0, math.pi), (13.0, -2.5))
        )
        data += "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in (tip, left, notch, right)) + "Z"
    return data


def _outline(spot: int, size: int) -> list[Point]:
    """An island's corners in order: its grid point first where that is a corner."""
    start = hub(spot)
    corners: list[Point] = [start] if size > SMALL else []
    for space in cells_of(spot, size):
        outer = [spot_of(xy(corner)) for corner in CORNERS[space]]
        outer = [corner for corner in outer if corner != start]
        first, second = outer
        turn = (first[0] - start[0]) * (second[1] - start[1]) - (first[1] - start[1]) * (
            second[0] - start[0]
        )
        for corner in outer if turn > 0 else reversed(outer):
            if corner not in corners:
                corners.append(corner)
    return corners


def _inset(corners: list[Point], by: float) -> list[Point]:
    """The polygon whose sides lie `by` further inside; corners are given clockwise."""
    lines = []
    for number, (x, y) in enumerate(corners):
        next_x, next_y = corners[(number + 1) % len(corners)]
        length = math.dist((x, y), (next_x, next_y))
        push = -(next_y - y) / length * by, (next_x - x) / length * by
        lines.append((x + push[0], y + push[1], next_x + push[0], next_y + push[1]))
    return [_crossing(lines[number - 1], lines[number]) for number in range(len(lines))]


def _crossing(
    first: tuple[float, float, float, float], second: tuple[float, float, float, float]
) -> Point:
    x1, y1, x2, y2 = first
    x3, y3, x4, y4 = second
    spread = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    if abs(spread) < 1e-6:
        return x3, y3
    one, two = x1 * y2 - y1 * x2, x3 * y4 - y3 * x4
    return (
        (one * (x3 - x4) - (x1 - x2) * two) / spread,
        (one * (y3 - y4) - (y1 - y2) * two) / spread,
    )


def _rounded(corners: list[Point], reach: float) -> list[Point]:
    points: list[Point] = []
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        start = _toward(corner, before, min(0.45, reach / math.dist(corner, before)))
        end = _toward(corner, after, min(0.45, reach / math.dist(corner, after)))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            points.append(_toward(_toward(start, corner, part), _toward(corner, end, part), part))
    return points


def _subdivided(corners: list[Point], step: float) -> list[Point]:
    points: list[Point] = []
    for number, corner in enumerate(corners):
        after = corners[(number + 1) % len(corners)]
        parts = max(1, round(math.dist(corner, after) / step))
        points += [_toward(corner, after, part / parts) for part in range(parts)]
    return points


def _eased(points: list[Point]) -> list[Point]:
    """A zigzag of middles as a gentle sweep of many points."""
    halves = [_toward(a, b, 0.5) for a, b in pairwise(points)]
    line = [points[0], *halves, points[-1]]
    fine = [_toward(a, b, part / 8) for a, b in pairwise(line)
            for part in range(8)] + [line[-1]]  # fmt: skip
    for _ in range(12):
        fine = [fine[0], *(_mean(*fine[n - 1 : n + 2]) for n in range(1, len(fine) - 1)), fine[-1]]
    return fine


def _mean(before: Point, here: Point, after: Point) -> Point:
    return (before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4


def _offset(line: list[Point], by: float) -> list[Point]:
    moved: list[Point] = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(number - 1, 0)], line[min(number + 1, len(line) - 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        wave = by + 2.0 * math.sin(number * 0.7 + by)
        moved.append((x - wave * math.sin(angle), y + wave * math.cos(angle)))
    return [*moved[::3], moved[-1]]


def _toward(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _smooth(points: list[Point], *, closed: bool) -> str:
    """A Catmull-Rom curve through the points."""
    count = len(points)

    def at(number: int) -> Point:
        return points[number % count] if closed else points[max(0, min(count - 1, number))]

    data = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for number in range(count if closed else count - 1):
        a, b, c, d = (at(number + step) for step in (-1, 0, 1, 2))
        first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        data += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, c))
    return data + ("Z" if closed else "")


def _noise(seed: int) -> Callable[[float], float]:
    """Smooth noise between -1 and 1 along a line, the same for the same seed."""
    chance = random.Random(seed)
    values = [chance.uniform(-1, 1) for _ in range(256)]

    def at(x: float) -> float:
        cell = math.floor(x)
        part = x - cell
        part = part * part * (3 - 2 * part)
        return values[cell % 256] * (1 - part) + values[(cell + 1) % 256] * part

    return at
