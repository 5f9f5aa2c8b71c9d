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
from ..rules.sites import SMALL, cells_of

UNIT = 100.0
"""The side of a triangle in the drawing."""
_SPOTS_A_POINT = 6
"""Islands lie around a grid point in six ways (see `rules/sites`)."""
_INSET = 6.0
_ROUNDING = 21.0
_ROUGHNESS = 3.0
_STRIPES = (-13.0, -4.0, 5.0, 13.0)
"""How far the lines of a current lie beside its middle."""
_ARROWHEAD = ((15.0, 0.0), (13.0, 2.5), (3.0, math.pi), (13.0, -2.5))
"""Its corners: how far from its middle, and at which angle to its direction."""
_KEPT = 1024
"""Drawn currents that are kept."""


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
    return grid_point(spot // _SPOTS_A_POINT)


def outward(spot: int, space: int) -> complex:
    """The direction from an island's grid point to a village's middle, of length 1."""
    way = middle(space) - hub(spot)
    return way / abs(way)


@cache
def coast(spot: int, size: int) -> str:
    """The outline of an island, a little inside its spaces, cornerless and uneven."""
    seed = spot * 7 + size
    across, along = _noise(seed), _noise(seed + 80)
    points = _subdivided(_rounded(_inset(_outline(spot, size))), 12)
    pushes = (
        complex(across(at.real * 0.068 + at.imag * 0.043), along(at.imag * 0.074 - at.real * 0.031))
        for at in points
    )
    rough = [at + _ROUGHNESS * push for at, push in zip(points, pushes, strict=True)]
    return _smooth([rough[-1], *rough, rough[0], rough[1]]) + "Z"


@cache
def borders(spot: int, size: int) -> str:
    """The lines between an island's villages, from its grid point outwards."""
    start = hub(spot)
    data = ""
    for first, second in pairwise(cells_of(spot, size)):
        shared = [corner for corner in CORNERS[first] if corner in CORNERS[second]]
        end = next(at for corner in shared if (at := _drawn(xy(corner))) != start)
        data += f"M{_text(_between(start, end, 0.2))}L{_text(_between(start, end, 0.86))}"
    return data


@lru_cache(_KEPT)
def current(spaces: tuple[int, ...]) -> str:
    """Lines of water along a run of spaces."""
    line = _eased([middle(space) for space in spaces])
    stripes = (_beside(line, by) for by in _STRIPES)
    return "".join(_smooth([points[0], *points, points[-1]]) for points in stripes)


@lru_cache(_KEPT)
def arrowheads(spaces: tuple[int, ...]) -> str:
    """Heads midway between the spaces of a run, pointing along it."""
    line = _eased([middle(space) for space in spaces])
    step = len(line) // (len(spaces) - 1)
    data = ""
    for number in range(len(spaces) - 1):
        at = min(number * step + step // 2, len(line) - 2)
        angle = cmath.phase(line[at + 1] - line[at])
        corners = (line[at] + cmath.rect(far, angle + turn) for far, turn in _ARROWHEAD)
        data += "M" + "L".join(map(_text, corners)) + "Z"
    return data


def _text(point: complex) -> str:
    return f"{point.real:.1f} {point.imag:.1f}"


def _between(start: complex, end: complex, part: float) -> complex:
    return start + (end - start) * part


def _cross(first: complex, second: complex) -> float:
    """The cross product: positive where the second lies clockwise of the first."""
    return (first.conjugate() * second).imag


def _around(points: list[complex]) -> Iterable[tuple[complex, complex, complex]]:
    """Each point of a polygon with the one before and the one after it."""
    return zip([points[-1], *points], points, [*points[1:], points[0]], strict=False)


def _outline(spot: int, size: int) -> list[complex]:
    """An island's corners, clockwise: its grid point first where that is a corner."""
    start = hub(spot)
    corners = [start] if size > SMALL else []
    for space in cells_of(spot, size):
        outer = [_drawn(xy(corner)) for corner in CORNERS[space]]
        first, second = (corner for corner in outer if corner != start)
        turned = _cross(first - start, second - start) > 0
        for corner in (first, second) if turned else (second, first):
            if corner not in corners:
                corners.append(corner)
    return corners


def _inset(corners: list[complex]) -> list[complex]:
    """The polygon whose sides lie a little further inside; corners are given clockwise."""
    moved: list[complex] = []
    for before, corner, after in _around(corners):
        back, ahead = (corner - before), (after - corner)
        start = corner + 1j * ahead / abs(ahead) * _INSET
        apart = _cross(back, ahead)
        if abs(apart) > 1e-6:  # two sides in line do not cross
            aside = corner + 1j * back / abs(back) * _INSET
            start += ahead * _cross(aside - start, back) / _cross(ahead, back)
        moved.append(start)
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


def _subdivided(corners: list[complex], step: float) -> list[complex]:
    points: list[complex] = []
    for _, corner, after in _around(corners):
        parts = max(1, round(abs(corner - after) / step))
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
        moved.append(point + wave * 1j * ahead / abs(ahead))
    return [*moved[::3], moved[-1]]


def _smooth(points: list[complex]) -> str:
    """A Catmull-Rom curve; the first and the last point only lend it its direction."""
    data = f"M{_text(points[1])}"
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        data += "C" + " ".join(map(_text, (b + (c - a) / 6, c - (d - b) / 6, c)))
    return data


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
