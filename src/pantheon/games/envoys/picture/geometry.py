"""Where things lie in the drawing, and shapes as path data: coasts, currents, borders.

A point is a complex number, x + y·j, with y growing downwards.
"""

from __future__ import annotations

import cmath
import math
import random
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import pairwise

from ..rules.sea import CORNERS, HUBS, centre, xy
from ..rules.sites import AROUND_POINT, SMALL, cells_of

UNIT = 100.0
"""The side of a triangle in the drawing."""
_INSET = 6.0
_ROUNDING = 21.0
_ROUGHNESS = 3.0
_STEP = 12.0
"""How far the points of a coast lie apart."""
_STRIPES = (-13.0, -4.0, 5.0, 13.0)
"""How far the lines of a current lie beside its middle."""
_ARROWHEAD = ((15.0, 0.0), (13.0, 2.5), (3.0, math.pi), (13.0, -2.5))
"""Its corners: how far from its middle, and at which angle to its direction."""


def _drawn(place: tuple[float, float]) -> complex:
    """A place of the sea in the drawing's units."""
    return complex(round(place[0] * UNIT, 1), round(place[1] * UNIT, 1))


@cache
def middle(space: int) -> complex:
    """Where a space's middle lies."""
    return _drawn(centre(space))


@cache
def grid_point(number: int) -> complex:
    """Where a grid point lies."""
    return _drawn(xy(HUBS[number]))


def hub(spot: int) -> complex:
    """Where the grid point of an island lies."""
    return grid_point(spot // AROUND_POINT)


def outward(spot: int, space: int) -> complex:
    """The direction from an island's grid point to a village's middle, of length 1."""
    return _unit(middle(space) - hub(spot))


@cache
def coast(spot: int, size: int) -> str:
    """The outline of an island, a little inside its spaces, cornerless and uneven."""
    seed = spot * 7 + size
    across, along = _noise(seed, 0.068 + 0.043j), _noise(seed + 80, -0.031 + 0.074j)
    points = _subdivided(_rounded(_inset(_outline(spot, size))))
    rough = [at + _ROUGHNESS * complex(across(at), along(at)) for at in points]
    return _smooth([rough[-1], *rough, rough[0], rough[1]]) + "Z"


@cache
def borders(spot: int, size: int) -> str:
    """The lines between an island's villages, from its grid point outwards."""
    start = hub(spot)
    data = ""
    for first, second in pairwise(cells_of(spot, size)):
        shared = {_drawn(xy(corner)) for corner in CORNERS[first] if corner in CORNERS[second]}
        (end,) = shared - {start}
        data += f"M{_text(_between(start, end, 0.2))}L{_text(_between(start, end, 0.86))}"
    return data


@lru_cache(1024)
def current(spaces: tuple[int, ...]) -> tuple[str, str]:
    """Lines of water along a run of spaces; arrowheads midway between them."""
    line = _eased([middle(space) for space in spaces])
    stripes = (_beside(line, by) for by in _STRIPES)
    water = "".join(_smooth([points[0], *points, points[-1]]) for points in stripes)
    step = len(line) // (len(spaces) - 1)
    heads = ""
    for at in range(step // 2, step * (len(spaces) - 1), step):
        angle = cmath.phase(line[at + 1] - line[at])
        corners = (line[at] + cmath.rect(far, angle + turn) for far, turn in _ARROWHEAD)
        heads += "M" + "L".join(map(_text, corners)) + "Z"
    return water, heads


def _text(point: complex) -> str:
    return f"{point.real:.1f} {point.imag:.1f}"


def _between(start: complex, end: complex, part: float) -> complex:
    return start + (end - start) * part


def _unit(way: complex) -> complex:
    return way / abs(way)


def _around(points: list[complex]) -> Iterable[tuple[complex, complex, complex]]:
    """Each point of a polygon with the one before and the one after it."""
    return zip([points[-1], *points], points, [*points[1:], points[0]], strict=False)


def _outline(spot: int, size: int) -> list[complex]:
    """An island's corners, clockwise: its grid point first where that is a corner."""
    start = hub(spot)
    corners = [start] if size > SMALL else []
    for space in cells_of(spot, size):
        first, second = {_drawn(xy(corner)) for corner in CORNERS[space]} - {start}
        clockwise = ((first - start).conjugate() * (second - start)).imag > 0
        corners += (first, second) if clockwise else (second, first)
    return list(dict.fromkeys(corners))


def _inset(corners: list[complex]) -> list[complex]:
    """The polygon whose sides lie a little further inside; corners are given clockwise."""
    moved: list[complex] = []
    for before, corner, after in _around(corners):
        back, ahead = 1j * _unit(corner - before), 1j * _unit(after - corner)
        moved.append(corner + _INSET * (back + ahead) / (1 + (back.conjugate() * ahead).real))
    return moved


def _rounded(corners: list[complex]) -> list[complex]:
    """Each corner replaced by five points of an arc."""
    points: list[complex] = []
    for before, corner, after in _around(corners):
        start = _between(corner, before, min(0.45, _ROUNDING / abs(corner - before)))
        end = _between(corner, after, min(0.45, _ROUNDING / abs(corner - after)))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            inward, outward = _between(start, corner, part), _between(corner, end, part)
            points.append(_between(inward, outward, part))
    return points


def _subdivided(corners: list[complex]) -> list[complex]:
    points: list[complex] = []
    for _, corner, after in _around(corners):
        parts = max(1, round(abs(corner - after) / _STEP))
        points += [_between(corner, after, part / parts) for part in range(parts)]
    return points


def _eased(points: list[complex]) -> list[complex]:
    """A zigzag of middles as a gentle sweep of many points."""
    halves = [_between(a, b, 0.5) for a, b in pairwise(points)]
    line = [points[0], *halves, points[-1]]
    fine = [_between(a, b, part / 8) for a, b in pairwise(line) for part in range(8)]
    fine.append(line[-1])
    for _ in range(12):
        inner = zip(fine, fine[1:], fine[2:], strict=False)
        fine = [fine[0], *((a + 2 * b + c) / 4 for a, b, c in inner), fine[-1]]
    return fine


def _beside(line: list[complex], by: float) -> list[complex]:
    """A wavy line beside another."""
    moved: list[complex] = []
    for number, point in enumerate(line):
        ahead = line[min(number + 1, len(line) - 1)] - line[max(number - 1, 0)]
        wave = by + 2.0 * math.sin(number * 0.7 + by)
        moved.append(point + wave * 1j * _unit(ahead))
    return [*moved[::3], moved[-1]]


def _smooth(points: list[complex]) -> str:
    """A Catmull-Rom curve; the first and the last point only lend it its direction."""
    data = f"M{_text(points[1])}"
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        data += "C" + " ".join(map(_text, (b + (c - a) / 6, c - (d - b) / 6, c)))
    return data


def _noise(seed: int, way: complex) -> Callable[[complex], float]:
    """Smooth noise between -1 and 1 along a direction, the same for the same seed."""
    chance = random.Random(seed)
    values = [chance.uniform(-1, 1) for _ in range(256)]

    def noise(at: complex) -> float:
        far = (at * way.conjugate()).real
        cell = math.floor(far)
        part = (far - cell) ** 2 * (3 - 2 * (far - cell))
        return values[cell % 256] * (1 - part) + values[(cell + 1) % 256] * part

    return noise
