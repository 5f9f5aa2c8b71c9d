"""Tiles of 4 Gods cut into regions, in the unit square, for each way corners may be alike.

A border crosses a side only where the two corners differ, at its middle and square to it.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from pantheon.board import Point
from pantheon.board.lands import Border, Land, Region, pattern

Line = tuple[complex, ...]
"""Points of the unit square, x + y * 1j."""

CORNERS: Line = (0, 1, 1 + 1j, 1j)
MIDDLES: Line = (0.5, 1 + 0.5j, 0.5 + 1j, 0.5j)
INWARD: Line = (1j, -1, -1j, 1)
STEPS = 12
"""Into how many pieces a border is cut before it is bent."""
BAR_STEPS = 6
DIGITS = 9


def coastlines() -> str:
    """Every cut as JSON."""
    found = {}
    for corners in product(range(4), repeat=4):
        crossed = all(corners[corner] != corners[corner - 1] for corner in range(4))
        bridges = [at for at in (0, 1) if crossed and corners[at] == corners[at + 2]]
        for bridge in (-1, *bridges):
            found[pattern(corners, bridge)] = _cut(corners, bridge)
    return msgspec.json.encode(dict(sorted(found.items()))).decode() + "\n"


def _cut(corners: tuple[int, ...], bridge: int) -> Land:
    """Regions along the lines from each crossed side, and those that are joined by a bridge."""
    crossed = [side for side in range(4) if corners[side] != corners[(side + 1) % 4]]
    if not crossed:
        return Land((_region((0, 1, 2, 3), CORNERS, ()),), ())
    lines = _lines(corners, crossed, bridge)
    joined = (bridge, (bridge + 2) % 4) if bridge >= 0 else ()
    outlines: list[tuple[list[int], Line]] = []
    borders = []
    for one, other in zip(crossed, crossed[1:] + crossed[:1], strict=True):
        if len(lines[one]) > 1:
            borders.append(Border((one, (one + 1) % 4), _points(lines[one])))
        run = [(one + step) % 4 for step in range(1, 1 + (other - one) % 4)]
        if run[0] in joined:
            continue
        bar = _straight(lines[other][-1], lines[one][-1])
        if bar and run[0] < 2:  # once of the two times that it is met
            borders.append(Border((run[0], run[0] + 2), _points(bar)))
        inner = (*lines[other], *bar, *lines[one][::-1])
        outlines.append((run, (*(CORNERS[corner] for corner in run), *inner)))
    if joined:
        outline = tuple(spot for corner in joined for spot in (CORNERS[corner], *lines[corner]))
        outlines.append((list(joined), outline))
    regions = [_region(members, outline, borders) for members, outline in outlines]
    return Land(tuple(regions), tuple(borders))


def _region(members: Sequence[int], outline: Line, borders: Sequence[Border]) -> Region:
    points = _points(outline)
    return Region(tuple(sorted(members)), points, _standing(points, borders))


def _standing(outline: tuple[Point, ...], borders: Sequence[Border]) -> Point:
    """A place in a region far from its borders and the tile's rim."""
    lines = [point for border in borders for point in border.line]
    best, place = -1.0, (0.5, 0.5)
    for step in range(361):
        u, v = (step % 19 + 1) / 20, (step // 19 + 1) / 20
        if not _inside((u, v), outline):
            continue
        rim = (1.2 * u, 1.2 * (1 - u), 0.8 * v, 1.3 * (1 - v))
        room = min(*rim, *(math.hypot(u - x, v - y) for x, y in lines))
        if room > best:
            best, place = room, (u, v)
    return place


def _lines(corners: tuple[int, ...], crossed: list[int], bridge: int) -> dict[int, Line]:
    """The border from each crossed side: to another side, where none is left, or to a joint."""
    if bridge >= 0:  # an arc round each of the two odd corners
        one, two, three, four = [(bridge + step) % 4 for step in range(4)]
        return _across(one, two, 0.25) | _across(three, four, 0.25)
    if len(crossed) == 2:
        one, two = crossed
        return _across(one, two, 0.27 if two - one in (1, 3) else 0.30)
    if len(crossed) == 3:  # they meet near the middle, a little towards the uncrossed side
        (whole,) = set(range(4)) - set(crossed)
        joint = 0.5 + 0.5j - 0.04 * INWARD[whole]
        return {side: _to_joint(side, joint, 0.24) for side in crossed}
    # Like corners are kept apart by a short border between the two others.
    like = 0 if corners[0] == corners[2] else 1
    near, far = (_between(0.5 + 0.5j, CORNERS[corner], 0.26) for corner in (like, like + 2))
    around = (like, (like + 3) % 4)
    return {side: _to_joint(side, near if side in around else far, 0.2) for side in crossed}


def _points(line: Iterable[complex]) -> tuple[Point, ...]:
    return tuple((round(spot.real, DIGITS), round(spot.imag, DIGITS)) for spot in line)


def _across(one: int, other: int, handle: float) -> dict[int, Line]:
    """A border from side to side, square to both."""
    leave, arrive = MIDDLES[one] + handle * INWARD[one], MIDDLES[other] + handle * INWARD[other]
    return {one: _cubic(MIDDLES[one], leave, arrive, MIDDLES[other]), other: (MIDDLES[other],)}


def _to_joint(side: int, joint: complex, handle: float) -> Line:
    """A border from a side to a joint."""
    leave = MIDDLES[side] + handle * INWARD[side]
    run = joint - leave
    return _cubic(MIDDLES[side], leave, joint - 0.16 * run / (abs(run) or 1.0), joint)


def _cubic(start: complex, leave: complex, arrive: complex, end: complex) -> Line:
    spots = []
    for step in range(STEPS + 1):
        t = step / STEPS
        s = 1 - t
        spots.append(s**3 * start + 3 * s * s * t * leave + 3 * s * t * t * arrive + t**3 * end)
    return tuple(spots)


def _straight(one: complex, other: complex) -> Line:
    """The line from one joint to another; none where they are the same."""
    if one == other:
        return ()
    return tuple(_between(one, other, step / BAR_STEPS) for step in range(BAR_STEPS + 1))


def _between(one: complex, other: complex, share: float) -> complex:
    return one + (other - one) * share


def _inside(point: Point, outline: tuple[Point, ...]) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1
