"""The board of the scene: spaces, islands, currents.

A live table draws a scene for every seat after every action, and most of it is as it was: here
and beside it, parts are made once for whatever they depend on and kept (`lru_cache`). Ids and
paths are interned, so that tables share them, however long ago they were drawn.
"""

# compiled: drawn for every update
import cmath
import math
from functools import cache, lru_cache
from sys import intern

import msgspec

from pantheon.board import KEPT, Kit, bearing, curves, triangle
from pantheon.core.kept import kept
from pantheon.core.scene import Area, Board, Cell, Paint
from pantheon.core.words import Words, words
from .. import data
from ..rules.constants import NOBODY
from ..rules.frames import ISLAND
from ..rules.sea import ARCS, INNER_POINTS, OTHERWORLD, POINTS, RING, points_down
from ..rules.sites import cells_of
from ..rules.state import FACE_DOWN, OPEN, State
from . import geometry
from .prompts import kind_asked

COLOURS = tuple(data.each("gods", "colour"))
"""The gods' colours by their numbers."""

LOOK = data.read("board")
"""How things are drawn."""
SHAPES = {
    "up": triangle(geometry.UNIT),
    "down": triangle(geometry.UNIT, down=True),
    **LOOK["shape"],
}
PAINTS = msgspec.convert(LOOK["paint"], dict[str, Paint])
_STOCKS = tuple(
    Cell(name, "stock", x, y, words(f"envoys-{name}"), rule="EN-14")
    for name, (x, y) in LOOK["stock"].items()
)

KIT = Kit("envoys", LOOK["piece"])


def board_of(known: State, seat: int | None) -> Board:
    """The sea on its sheet: all of it first, then what is around one's own envoy."""
    return _board(NOBODY if seat is None else known.envoy[seat])


@cache
def _board(envoy: int) -> Board:
    left, top, width, height = box = tuple(LOOK["box"])
    if envoy == NOBODY:
        return Board(box, backdrop=("envoys-sea",), whole=True)
    sight, middle = LOOK["sight"], geometry.middle(envoy)
    x = min(max(middle.real - sight / 2, left), left + width - sight)
    y = min(max(middle.imag - sight / 2, top), top + height - sight)
    return Board(box, backdrop=("envoys-sea",), focus=(x, y, sight, sight))


def points_of(known: State) -> int:
    """How many grid points are shown: those where an island may be laid now."""
    if kind_asked(known) != ISLAND:
        return 0
    return len(POINTS) if known.knobs.edge_islands else INNER_POINTS


@kept("placed", "spot", "size", "isle_state", "isle_god", "land", "value")
def sea_of(known: State, points: int) -> tuple[tuple[Cell, ...], tuple[Area, ...]]:
    """Cells: the 150 spaces, the stock, and so many grid points.

    Areas: currents as far as no island lies on them (EN-R3), then the islands.
    """
    cells = [space_cell(known, space) for space in range(len(known.land))]
    areas: list[Area] = []
    for number, arc in enumerate(ARCS):
        for part, run in enumerate(_runs(known.land, arc)):
            areas += _current(f"current:{number}:{part}", run)
    for island in range(known.placed):
        if known.isle_state[island] in (FACE_DOWN, OPEN):
            spot, size = known.spot[island], known.size[island]
            areas += _island(island, spot, size, _god_shown(known, island))
    return (*cells, *_STOCKS, *[_point(number) for number in range(points)]), tuple(areas)


@cache
def _point(number: int) -> Cell:
    point = geometry.grid_point(number)
    x, y = point.real, point.imag
    ring, clock = bearing(x, y, geometry.UNIT)
    name, at = f"point:{number}", (x, y)
    return KIT.cell(name, at, "hub", "EN-12", paint="hub", layer=2, ring=ring, clock=clock)


def space_cell(known: State, space: int) -> Cell:
    """A space of the board, as it is now."""
    island = known.land[space]
    if island == NOBODY:
        return _cell(space, 0, 0, NOBODY, 0)
    spot, size = known.spot[island], known.size[island]
    return _cell(space, spot, size, _god_shown(known, island), known.value[space])


def _god_shown(known: State, island: int) -> int:
    """The god of an island that lies open."""
    return NOBODY if known.isle_state[island] == FACE_DOWN else known.isle_god[island]


@cache
def _cell(space: int, spot: int, size: int, god: int, value: int) -> Cell:
    """A village, land that is not discovered, a space of the Otherworld or of the sea."""
    at, shape = geometry.middle(space), "down" if points_down(space) else "up"
    if god != NOBODY:
        label = words("envoys-village", god=god, value=value)
    elif size:
        label = words_of_island(spot, size, NOBODY)
    elif space < OTHERWORLD:
        label = _words_at("envoys-otherworld-space", at)
    else:
        label = _words_at("envoys-sea-space", at, ring=RING[space])
    return Cell(f"space:{space}", shape, at.real, at.imag, label, rule="EN-R1")


def _words_at(key: str, at: complex, **arguments: int) -> Words:
    """Words about a place, with its direction from the middle: hours of a clock, and halves."""
    halves = round(math.degrees(cmath.phase(at)) / 15 + 6) % 24
    return words(key, clock=halves // 2 or 12, half=halves % 2, **arguments)


def island_words(known: State, island: int) -> Words:
    """An island by its god, or by where it lies as long as it is not discovered."""
    return words_of_island(known.spot[island], known.size[island], _god_shown(known, island))


@lru_cache(KEPT)
def words_of_island(spot: int, size: int, god: int) -> Words:
    """The same for an island of a size at a spot, and its god if that is known."""
    if god == NOBODY:
        return _words_at("envoys-hidden-island", geometry.island_middle(spot, size), size=size)
    return words("envoys-island", god=god, size=size)


def medal(god: int) -> str:
    """The symbol of a god."""
    return f"px-medal-{COLOURS[god]}-small"


def _runs(land: list[int], arc: list[int]) -> list[tuple[int, ...]]:
    """The stretches of a current between islands."""
    runs: list[list[int]] = [[]]
    for space in arc:
        if land[space] == NOBODY:
            runs[-1].append(space)
        else:
            runs.append([])
    return [tuple(run) for run in runs if len(run) > 1]


@lru_cache(KEPT)
def _current(name: str, run: tuple[int, ...]) -> tuple[Area, Area]:
    water, heads = curves.current([geometry.middle(space) for space in run])
    ids = intern(name), intern(f"{name}:heads")
    return Area(ids[0], intern(water), "current"), Area(ids[1], intern(heads), "arrow")


@lru_cache(KEPT)
def _island(island: int, spot: int, size: int, god: int) -> list[Area]:
    path = geometry.coast(spot, size)
    drawn = [
        Area(intern(f"{paint}:{island}"), path, paint)
        for paint in ("wash-far", "wash", "wash-near")
    ]
    members = tuple([intern(f"space:{space}") for space in cells_of(spot, size)])
    paint = "mist" if god == NOBODY else intern(f"land-{COLOURS[god]}")
    label = words_of_island(spot, size, god)
    drawn.append(Area(intern(f"island:{island}"), path, paint, label=label, members=members))
    if god != NOBODY:
        texture = intern(f"texture-{COLOURS[god]}")
        drawn.append(Area(intern(f"texture:{island}"), path, texture))
        drawn.append(Area(intern(f"borders:{island}"), geometry.borders(spot, size), "border"))
    return drawn
