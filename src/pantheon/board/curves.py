"""Curves as SVG path data: smooth lines through points, outlines with soft and uneven edges.

A point is a complex number, x + y·j, with y growing downwards. Polygons go clockwise.
"""

import cmath
import math
import random
from collections.abc import Callable, Iterable
from itertools import pairwise

Line = list[complex]

INSET, ROUNDING, ROUGHNESS, STEP = 6.0, 21.0, 3.0, 12.0
"""How far a coast lies inside its polygon, how round its corners are, how uneven it is, and how far
its points lie apart."""
STRIPES = (-13.0, -4.0, 5.0, 13.0)
"""How far the lines of a current lie beside its middle."""
ARROWHEAD = ((15.0, 0.0), (13.0, 2.5), (3.0, math.pi), (13.0, -2.5))
"""Its corners: how far from its middle, and at which angle to its direction."""


def text(point: complex) -> str:
    """A point as path data."""
    return f"{point.real:.1f} {point.imag:.1f}"


def between(start: complex, end: complex, part: float) -> complex:
    """The point after a part of the way: 0 is the start, 1 the end."""
    return start + (end - start) * part


def unit(way: complex) -> complex:
    """A direction with the length 1."""
    return way / abs(way)


def inset(corners: Line, by: float) -> Line:
    """The polygon whose sides lie further inside."""
    moved: Line = []
    for before, corner, after in _around(corners):
        back, ahead = 1j * unit(corner - before), 1j * unit(after - corner)
        moved.append(corner + by * (back + ahead) / (1 + (back.conjugate() * ahead).real))
    return moved


def rounded(corners: Line, radius: float) -> Line:
    """The polygon with five points of an arc for each corner."""
    points: Line = []
    for before, corner, after in _around(corners):
        start = between(corner, before, min(0.45, radius / abs(corner - before)))
        end = between(corner, after, min(0.45, radius / abs(corner - after)))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            there, on = between(start, corner, part), between(corner, end, part)
            points.append(between(there, on, part))
    return points


def subdivided(corners: Line, step: float) -> Line:
    """The polygon with more points: neighbours lie at most about a step apart."""
    points: Line = []
    for _, corner, after in _around(corners):
        parts = max(1, round(abs(corner - after) / step))
        points += [between(corner, after, part / parts) for part in range(parts)]
    return points


def smooth(points: Line, closed: bool = False) -> str:
    """A Catmull-Rom curve through points."""
    after = points[:2] if closed else points[-1:]
    ends = [points[-1] if closed else points[0], *points, *after]
    data = f"M{text(points[0])}"
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        data += "C" + " ".join(map(text, (b + (c - a) / 6, c - (d - b) / 6, c)))
    return data + "Z" * closed


def coast(corners: Line, seed: int) -> str:
    """An outline a little inside a polygon, cornerless and uneven, the same for the same seed."""
    across, along = noise(seed, 0.068 + 0.043j), noise(seed + 80, -0.031 + 0.074j)
    points = subdivided(rounded(inset(corners, INSET), ROUNDING), STEP)
    rough = [at + ROUGHNESS * complex(across(at), along(at)) for at in points]
    return smooth(rough, closed=True)


def current(places: Line) -> tuple[str, str]:
    """Lines of water along a zigzag of places; arrowheads midway between them."""
    line = eased(places)
    water = "".join(smooth(wavy(line, by)) for by in STRIPES)
    step = len(line) // (len(places) - 1)
    heads = ""
    for at in range(step // 2, step * (len(places) - 1), step):
        angle = cmath.phase(line[at + 1] - line[at])
        corners = (line[at] + cmath.rect(far, angle + turn) for far, turn in ARROWHEAD)
        heads += "M" + "L".join(map(text, corners)) + "Z"
    return water, heads


def eased(points: Line) -> Line:
    """A zigzag as a gentle sweep of many points: eight for each stretch, and an end."""
    line = [points[0], *((a + b) / 2 for a, b in pairwise(points)), points[-1]]
    fine = [between(a, b, part / 8) for a, b in pairwise(line) for part in range(8)]
    fine.append(line[-1])
    for _ in range(12):
        inner = zip(fine, fine[1:], fine[2:], strict=False)
        fine = [fine[0], *((a + 2 * b + c) / 4 for a, b, c in inner), fine[-1]]
    return fine


def wavy(line: Line, by: float) -> Line:
    """A wavy line of fewer points, so far beside another."""
    moved: Line = []
    for number, point in enumerate(line):
        ahead = line[min(number + 1, len(line) - 1)] - line[max(number - 1, 0)]
        wave = by + 2.0 * math.sin(number * 0.7 + by)
        moved.append(point + wave * 1j * unit(ahead))
    return [*moved[::3], moved[-1]]


def noise(seed: int, way: complex = 1) -> Callable[[complex], float]:
    """Smooth noise between -1 and 1 that changes in a direction, the same for the same seed."""
    chance = random.Random(seed)
    values = [chance.uniform(-1, 1) for _ in range(256)]

    def at(point: complex) -> float:
        far = (point * way.conjugate()).real
        cell = math.floor(far)
        part = (far - cell) ** 2 * (3 - 2 * (far - cell))
        return values[cell % 256] * (1 - part) + values[(cell + 1) % 256] * part

    return at


def _around(points: Line) -> Iterable[tuple[complex, complex, complex]]:
    """Each point of a polygon with the one before and the one after it."""
    return zip([points[-1], *points], points, [*points[1:], points[0]], strict=False)
