"""The board of the scene: spaces, islands, currents."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from pantheon.core.scene import Area, Board, Cell, Paint
from pantheon.core.words import Words, words
from .. import data
from ..rules.constants import NOBODY
from ..rules.frames import ISLAND
from ..rules.sea import ARCS, HUBS, OTHERWORLD, RING, SPACES, points_down
from ..rules.sites import cells_of
from ..rules.state import FACE_DOWN, OPEN, State
from . import geometry
from .prompts import kind_asked

COLOURS = tuple(data.each("gods", "colour"))
"""The gods' colours by their numbers."""

LOOK = data.read("board")
"""How things are drawn."""
SHAPES: dict[str, str] = LOOK["shape"]
PAINTS = msgspec.convert(LOOK["paint"], dict[str, Paint])
_STOCKS = tuple(
    Cell(name, "stock", x, y, words(f"envoys-{name}"), rule="EN-14")
    for name, (x, y) in LOOK["stock"].items()
)


def board_of(known: State, seat: int | None) -> Board:
    """The sea on its sheet; one's own envoy is looked at first."""
    at = NOBODY if seat is None else known.envoy[seat]
    left, top, width, height = box = tuple(LOOK["box"])
    if at == NOBODY:
        return Board(box, backdrop=("envoys-sea",))
    sight, middle = LOOK["sight"], geometry.middle(at)
    x = min(max(middle.real - sight / 2, left), left + width - sight)
    y = min(max(middle.imag - sight / 2, top), top + height - sight)
    return Board(box, backdrop=("envoys-sea",), focus=(x, y, sight, sight))


def cells(known: State) -> tuple[Cell, ...]:
    """The 150 spaces, the stock beside them; while islands are laid, their grid points, too."""
    points = range(len(HUBS)) if kind_asked(known) == ISLAND else ()
    spaces = [space_cell(known, space) for space in range(SPACES)]
    return (*spaces, *_STOCKS, *(_point(number) for number in points))


@cache
def _point(number: int) -> Cell:
    at, label = geometry.grid_point(number), words("envoys-point", number=number + 1)
    x, y = at.real, at.imag
    return Cell(f"point:{number}", "hub", x, y, label, layer=2, paint="hub", rule="EN-12")


def space_cell(known: State, space: int) -> Cell:
    """A space of the board, as it is now."""
    island = known.land[space]
    if island == NOBODY:
        return _cell(space)
    return _cell(space, known.size[island], _god_shown(known, island), known.value[space])


def _god_shown(known: State, island: int) -> int:
    """The god of an island that lies open."""
    return NOBODY if known.isle_state[island] == FACE_DOWN else known.isle_god[island]


@cache
def _cell(space: int, size: int = 0, god: int = NOBODY, value: int = 0) -> Cell:
    """A village, land that is not discovered, a space of the Otherworld or of the sea."""
    at, shape = geometry.middle(space), "down" if points_down(space) else "up"
    if god != NOBODY:
        label = words("envoys-village", god=god, value=value)
    elif size:
        label = words("envoys-hidden-land", size=size)
    elif space < OTHERWORLD:
        label = words("envoys-otherworld-space", number=space + 1)
    else:
        label = words("envoys-sea-space", ring=RING[space], number=space)
    return Cell(f"space:{space}", shape, at.real, at.imag, label, rule="EN-R1")


def island_words(known: State, island: int) -> Words:
    """An island by its god, or by its number as long as it is not discovered."""
    return _island_words(island, known.size[island], _god_shown(known, island))


def _island_words(island: int, size: int, god: int) -> Words:
    if god == NOBODY:
        return words("envoys-hidden-island", number=island + 1, size=size)
    return words("envoys-island", god=god, size=size)


def areas(known: State) -> tuple[Area, ...]:
    """Currents as far as no island lies on them (EN-R3), then the islands."""
    drawn: list[Area] = []
    for number, arc in enumerate(ARCS):
        for part, run in enumerate(_runs(known, arc)):
            name, (water, heads) = f"current:{number}:{part}", geometry.current(run)
            drawn += [Area(name, water, "current"), Area(f"{name}:heads", heads, "arrow")]
    for island in range(known.placed):
        if known.isle_state[island] in (FACE_DOWN, OPEN):
            spot, size = known.spot[island], known.size[island]
            drawn += _island(island, spot, size, _god_shown(known, island))
    return tuple(drawn)


def _runs(known: State, arc: list[int]) -> list[tuple[int, ...]]:
    """The stretches of a current between islands."""
    runs: list[list[int]] = [[]]
    for space in arc:
        if known.land[space] == NOBODY:
            runs[-1].append(space)
        else:
            runs.append([])
    return [tuple(run) for run in runs if len(run) > 1]


@lru_cache(4096)
def _island(island: int, spot: int, size: int, god: int) -> list[Area]:
    path = geometry.coast(spot, size)
    drawn = [Area(f"{paint}:{island}", path, paint) for paint in ("wash-far", "wash", "wash-near")]
    members = tuple(f"space:{space}" for space in cells_of(spot, size))
    paint = "mist" if god == NOBODY else f"land-{COLOURS[god]}"
    label = _island_words(island, size, god)
    drawn.append(Area(f"island:{island}", path, paint, label=label, members=members))
    if god != NOBODY:
        drawn.append(Area(f"texture:{island}", path, f"texture-{COLOURS[god]}"))
        drawn.append(Area(f"borders:{island}", geometry.borders(spot, size), "border"))
    return drawn
