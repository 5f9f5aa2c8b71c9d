"""Coastlines: the regions of a laid tile as shapes that flow into those of its neighbours.

A tile is cut in the unit square by its corners. A border crosses a side only where the two
corners differ, at its middle and square to it. The shape is then bent by noise that depends on
the place in the World and dies out across a side, so every tile is bent onto itself, borders
slide along the seams, and neighbours meet without knowing each other.
"""

from __future__ import annotations

import math
from functools import cache

import msgspec

Point = tuple[float, float]

CORNER_POINTS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
MIDDLES: tuple[Point, ...] = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
INWARD: tuple[Point, ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))
STEPS = 12
"""Into how many pieces a border is cut before it is bent."""


class Region(msgspec.Struct, frozen=True):
    """A region of a tile: its corners, the first of which names it, and its outline."""

    terrain: int
    corners: tuple[int, ...]
    outline: tuple[Point, ...]


class Border(msgspec.Struct, frozen=True):
    """A line between two terrains."""

    terrains: tuple[int, int]
    line: tuple[Point, ...]


class Land(msgspec.Struct, frozen=True):
    """A tile cut into regions."""

    regions: tuple[Region, ...]
    borders: tuple[Border, ...]


@cache
def cut(corners: tuple[int, ...], bridge: int = -1) -> Land:
    """The regions of a tile with these corner terrains, in the unit square.

    `bridge` is the first of two diagonal corners that are joined through the middle (FG-R2).
    """
    crossed = [side for side in range(4) if corners[side] != corners[(side + 1) % 4]]
    if not crossed:
        return Land((Region(corners[0], (0, 1, 2, 3), CORNER_POINTS),), ())
    if len(crossed) == 2:
        return _cut_in_two(corners, crossed[0], crossed[1])
    if len(crossed) == 3:
        return _cut_in_three(corners, crossed)
    return _bridged(corners, bridge) if bridge >= 0 else _cut_in_four(corners)


def _cut_in_two(corners: tuple[int, ...], one: int, other: int) -> Land:
    handle = 0.27 if other - one in (1, 3) else 0.30
    line = _across(one, other, handle)
    first, second = _between(one, other), _between(other, one)
    return Land(
        (
            _region(corners, first, (MIDDLES[one], *_points(first), *reversed(line))),
            _region(corners, second, (MIDDLES[other], *_points(second), *line)),
        ),
        (Border((corners[first[0]], corners[second[0]]), line),),
    )


def _cut_in_three(corners: tuple[int, ...], crossed: list[int]) -> Land:
    """Three borders that meet near the middle, a little towards the uncrossed side."""
    (whole,) = set(range(4)) - set(crossed)
    joint = (0.5 - 0.04 * INWARD[whole][0], 0.5 - 0.04 * INWARD[whole][1])
    lines = {side: _to_joint(side, joint, 0.24) for side in crossed}
    order = [(whole + step) % 4 for step in (1, 2, 3)]
    regions = []
    for one, other in zip(order, order[1:] + order[:1], strict=True):
        run = _between(one, other)
        outline = (MIDDLES[one], *_points(run), *lines[other], *reversed(lines[one]))
        regions.append(_region(corners, run, outline))
    borders = tuple(
        Border((corners[side], corners[(side + 1) % 4]), line) for side, line in lines.items()
    )
    return Land(tuple(regions), borders)


def _bridged(corners: tuple[int, ...], bridge: int) -> Land:
    """An arc round each of the two odd corners; the others are joined between them."""
    arcs = {odd: _across((odd + 3) % 4, odd, 0.25) for odd in ((bridge + 1) % 4, (bridge + 3) % 4)}
    one, other = arcs
    joined = (bridge, (bridge + 2) % 4)
    outline = (
        CORNER_POINTS[bridge], *arcs[one], CORNER_POINTS[joined[1]], *arcs[other],
    )  # fmt: skip
    return Land(
        (
            *(
                _region(corners, (odd,), (CORNER_POINTS[odd], *reversed(arc)))
                for odd, arc in arcs.items()
            ),
            _region(corners, joined, outline),
        ),
        tuple(Border((corners[odd], corners[bridge]), arc) for odd, arc in arcs.items()),
    )


def _cut_in_four(corners: tuple[int, ...]) -> Land:
    """Like corners kept apart by a short border between the two others."""
    like = 0 if corners[0] == corners[2] else 1
    facing = (like + 2) % 4
    near, far = (_towards(CORNER_POINTS[corner], 0.26) for corner in (like, facing))
    lines = {
        side: _to_joint(side, near if side in (like, (like + 3) % 4) else far, 0.2)
        for side in range(4)
    }
    bar = tuple(_mid(near, far, step / 6) for step in range(7))
    one, other = (like + 1) % 4, (like + 3) % 4
    shapes = {
        like: (*lines[like], *reversed(lines[other])),
        facing: (*lines[facing], *reversed(lines[one])),
        one: (*lines[one], *reversed(bar), *reversed(lines[like])),
        other: (*lines[other], *bar, *reversed(lines[facing])),
    }
    borders = [
        Border((corners[side], corners[(side + 1) % 4]), line) for side, line in lines.items()
    ]
    borders.append(Border((corners[one], corners[other]), bar))
    return Land(
        tuple(
            _region(corners, (corner,), (CORNER_POINTS[corner], *shape))
            for corner, shape in shapes.items()
        ),
        tuple(borders),
    )


def _region(
    corners: tuple[int, ...], members: tuple[int, ...], outline: tuple[Point, ...]
) -> Region:
    return Region(corners[members[0]], tuple(sorted(members)), outline)


def _between(one: int, other: int) -> tuple[int, ...]:
    """The corners met going clockwise from one side to another."""
    run = [(one + 1) % 4]
    while run[-1] != other:
        run.append((run[-1] + 1) % 4)
    return tuple(run)


def _points(corners: tuple[int, ...]) -> list[Point]:
    return [CORNER_POINTS[corner] for corner in corners]


def _across(one: int, other: int, handle: float) -> tuple[Point, ...]:
    """A border from side to side, square to both."""
    start, end = MIDDLES[one], MIDDLES[other]
    return _cubic(start, _leave(one, handle), _leave(other, handle), end)


def _to_joint(side: int, joint: Point, handle: float) -> tuple[Point, ...]:
    """A border from a side to a joint."""
    leave = _leave(side, handle)
    run = (joint[0] - leave[0], joint[1] - leave[1])
    length = math.hypot(*run) or 1.0
    arrive = (joint[0] - 0.16 * run[0] / length, joint[1] - 0.16 * run[1] / length)
    return _cubic(MIDDLES[side], leave, arrive, joint)


def _leave(side: int, handle: float) -> Point:
    return (
        MIDDLES[side][0] + handle * INWARD[side][0],
        MIDDLES[side][1] + handle * INWARD[side][1],
    )


def _towards(corner: Point, share: float) -> Point:
    return _mid((0.5, 0.5), corner, share)


def _mid(one: Point, other: Point, share: float) -> Point:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def _cubic(start: Point, leave: Point, arrive: Point, end: Point) -> tuple[Point, ...]:
    return tuple(
        (_bernstein(t / STEPS, start[0], leave[0], arrive[0], end[0]),
         _bernstein(t / STEPS, start[1], leave[1], arrive[1], end[1]))
        for t in range(STEPS + 1)
    )  # fmt: skip


def _bernstein(t: float, a: float, b: float, c: float, d: float) -> float:
    s = 1 - t
    return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d


@cache
def standing_place(corners: tuple[int, ...], bridge: int, first: int) -> Point:
    """A place in a region far from its borders and the tile's rim, for a prophet (FG-19)."""
    region = next(each for each in cut(corners, bridge).regions if first in each.corners)
    lines = [point for border in cut(corners, bridge).borders for point in border.line]
    best, place = -1.0, (0.5, 0.5)
    for step in range(361):
        u, v = (step % 19 + 1) / 20, (step // 19 + 1) / 20
        if not _inside((u, v), region.outline):
            continue
        room = min(
            1.2 * u, 1.2 * (1 - u), 0.8 * v, 1.3 * (1 - v),
            *(math.hypot(u - x, v - y) for x, y in lines),
        )  # fmt: skip
        if room > best:
            best, place = room, (u, v)
    return place


def _inside(point: Point, outline: tuple[Point, ...]) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1
