"""The board of the scene: spaces, islands, currents."""

from __future__ import annotations

import msgspec

from pantheon.core.scene import Area, Board, Cell, Paint
from pantheon.core.words import Words, words
from .. import data
from ..rules.constants import NOBODY
from ..rules.frames import ISLAND, KIND, WIDTH
from ..rules.islands import villages_of
from ..rules.sea import ARCS, HUBS, OTHERWORLD, RING, SPACES, points_down
from ..rules.state import FACE_DOWN, OPEN, State
from . import geometry

COLOURS = tuple(data.each("gods", "colour"))
"""The gods' colours by their numbers."""

LOOK = data.read("board")
"""How things are drawn."""
SHAPES: dict[str, str] = LOOK["shape"]
PAINTS = msgspec.convert(LOOK["paint"], dict[str, Paint])


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
    found = [_space(known, space) for space in range(SPACES)]
    for name, (x, y) in LOOK["stock"].items():
        found.append(Cell(name, "stock", x, y, words(f"envoys-{name}"), rule="EN-14"))
    if known.stack and known.stack[-WIDTH + KIND] == ISLAND:
        found += [_hub(point) for point in range(len(HUBS))]
    return tuple(found)


def _space(known: State, space: int) -> Cell:
    at = geometry.middle(space)
    shape = "down" if points_down(space) else "up"
    label = space_words(known, space)
    return Cell(f"space:{space}", shape, at.real, at.imag, label, rule="EN-R1")


def _hub(point: int) -> Cell:
    at = geometry.grid_point(point)
    label = words("envoys-point", number=point + 1)
    return Cell(
        f"point:{point}", "hub", at.real, at.imag, label, layer=2, paint="hub", rule="EN-12"
    )


def space_words(known: State, space: int) -> Words:
    """What a space is: a village, land that is not discovered, the Otherworld, or the sea."""
    island = known.land[space]
    if space < OTHERWORLD:
        return words("envoys-otherworld-space", number=space + 1)
    if island == NOBODY:
        return words("envoys-sea-space", ring=RING[space], number=space)
    if known.isle_state[island] == FACE_DOWN:
        return words("envoys-hidden-land", size=known.size[island])
    return words("envoys-village", god=known.isle_god[island], value=known.value[space])


def island_words(known: State, island: int) -> Words:
    """An island by its god, or by its number as long as it is not discovered."""
    size = known.size[island]
    if known.isle_state[island] == FACE_DOWN:
        return words("envoys-hidden-island", number=island + 1, size=size)
    return words("envoys-island", god=known.isle_god[island], size=size)


def areas(known: State) -> tuple[Area, ...]:
    """Currents as far as no island lies on them (EN-R3), then the islands."""
    drawn: list[Area] = []
    for number, arc in enumerate(ARCS):
        for part, run in enumerate(_runs(known, arc)):
            name = f"current:{number}:{part}"
            drawn.append(Area(name, geometry.current(run), "current"))
            drawn.append(Area(f"{name}:heads", geometry.arrowheads(run), "arrow"))
    for island in range(known.placed):
        if known.isle_state[island] in (FACE_DOWN, OPEN):
            drawn += _island(known, island)
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


def _island(known: State, island: int) -> list[Area]:
    spot, size = known.spot[island], known.size[island]
    path = geometry.coast(spot, size)
    washes = [Area(f"{paint}:{island}", path, paint) for paint in ("wash-far", "wash", "wash-near")]
    hidden = known.isle_state[island] == FACE_DOWN
    colour = COLOURS[known.isle_god[island]]
    members = tuple(f"space:{space}" for space in villages_of(known, island))
    label = island_words(known, island)
    paint = "mist" if hidden else f"land-{colour}"
    land = Area(f"island:{island}", path, paint, label=label, members=members)
    if hidden:
        return [*washes, land]
    texture = Area(f"texture:{island}", path, f"texture-{colour}")
    borders = Area(f"borders:{island}", geometry.borders(spot, size), "border")
    return [*washes, land, texture, borders]
