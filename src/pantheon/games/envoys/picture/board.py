"""The board of the scene: spaces, islands, currents."""

from __future__ import annotations

import math

from pantheon.core.scene import Area, Board, Cell, Paint
from pantheon.core.words import Words, words
from pantheon.games.envoys import data
from pantheon.games.envoys.knowledge.view import EnvoysView, Isle
from pantheon.games.envoys.picture import geometry as coast
from pantheon.games.envoys.rules.constants import ARCS, LARGE_VALUES, NOBODY, SMALL_VALUES
from pantheon.games.envoys.rules.frames import ISLAND, KIND, WIDTH
from pantheon.games.envoys.rules.sea import HUBS, OTHERWORLD, RING, SPACES, points_down
from pantheon.games.envoys.rules.sites import SMALL, cells_of
from pantheon.games.envoys.rules.state import FACE_DOWN, OPEN

COLOURS = tuple(data.colour_names())
"""The gods' colours by their numbers."""

_HEIGHT = coast.UNIT * math.sqrt(3) / 2
_BOX = (-556.0, -490.0, 1112.0, 980.0)
_SIGHT = 620.0
"""How much of the sea is shown around one's envoy where not all of it can be."""
_STOCK = {"well": (-462.0, -404.0), "old": (462.0, -404.0)}
"""Where the Well and the Old Stories lie, beside the sea."""
_HALF = coast.UNIT / 2
SHAPES = {
    "up": f"M0 {-_HEIGHT * 2 / 3:.1f}L{_HALF:g} {_HEIGHT / 3:.1f}L{-_HALF:g} {_HEIGHT / 3:.1f}Z",
    "down": f"M0 {_HEIGHT * 2 / 3:.1f}L{-_HALF:g} {-_HEIGHT / 3:.1f}L{_HALF:g} {-_HEIGHT / 3:.1f}Z",
    "hub": "M20 0A20 20 0 1 1 -20 0A20 20 0 1 1 20 0Z",
    "stock": "M-75 -65H75V115H-75Z",
}
_INK = "#2b2a33"
PAINTS = {
    "hub": Paint(fill="#f7eed8", stroke=_INK, width=1.5, opacity=0.55),
    "wash-far": Paint(stroke="#a9d3cf", width=35, opacity=0.22),
    "wash": Paint(stroke="#c4e2da", width=24, opacity=0.3),
    "wash-near": Paint(stroke="#e7f1e2", width=15, opacity=0.55),
    "mist": Paint(fill="url(#envoys-mist)", stroke=_INK, width=2.5, dash="7 6"),
    "border": Paint(stroke=_INK, width=1.5, dash="5 5", opacity=0.6),
    "current": Paint(stroke="#e4f2ea", width=2.2, dash="26 10 8 16", opacity=0.75, flow=True),
    "arrow": Paint(fill="#f4faf2", stroke="#1f5a69", width=1.6),
    **{f"land-{name}": Paint(fill=f"var(--envoys-{name},{pale})", stroke=_INK, width=2.5)
       for name, pale in (
           ("yellow", "#f3d27a"), ("grey", "#b7b2b8"), ("vermilion", "#f0ab7c"),
           ("purple", "#cfaed6"), ("sky", "#a9d8f0"), ("blue", "#86b9d8"), ("green", "#86cdaf"))},
    **{f"texture-{name}": Paint(fill=f"url(#envoys-land-{name})") for name in COLOURS},
}  # fmt: skip


def board_of(view: EnvoysView, seat: int | None) -> Board:
    """The sea on its sheet; one's own envoy is looked at first."""
    at = NOBODY if seat is None else view.players[seat].envoy
    if at == NOBODY:
        return Board(_BOX, backdrop=("envoys-sea",))
    left, top, width, height = _BOX
    x, y = coast.middle(at)
    focus = (
        min(max(x - _SIGHT / 2, left), left + width - _SIGHT),
        min(max(y - _SIGHT / 2, top), top + height - _SIGHT),
        _SIGHT,
        _SIGHT,
    )
    return Board(_BOX, backdrop=("envoys-sea",), focus=focus)


def cells(view: EnvoysView) -> tuple[Cell, ...]:
    """The 150 spaces, the stock beside them; while islands are laid, their grid points, too."""
    spaces = tuple(_space(view, space) for space in range(SPACES))
    spaces += tuple(
        Cell(name, "stock", x, y, words(f"envoys-{name}"), rule="EN-14")
        for name, (x, y) in _STOCK.items()
    )
    if view.stack and view.stack[-WIDTH + KIND] == ISLAND:
        return (*spaces, *(_hub(point) for point in range(len(HUBS))))
    return spaces


def _space(view: EnvoysView, space: int) -> Cell:
    x, y = coast.middle(space)
    return Cell(
        f"space:{space}",
        "down" if points_down(space) else "up",
        x,
        y,
        space_words(view, space),
        rule="EN-R1",
    )


def _hub(point: int) -> Cell:
    x, y = coast.hub(point * 6)
    label = words("envoys-point", number=point + 1)
    return Cell(f"point:{point}", "hub", x, y, label, layer=2, paint="hub", rule="EN-12")


def space_words(view: EnvoysView, space: int) -> Words:
    """What a space is: a village, land that is not discovered, the Otherworld, or the sea."""
    if space < OTHERWORLD:
        return words("envoys-otherworld-space", number=space + 1)
    for isle in view.islands:
        if isle.state in (FACE_DOWN, OPEN) and space in cells_of(isle.spot, isle.size):
            if isle.state == FACE_DOWN:
                return words("envoys-hidden-land", size=isle.size)
            number = cells_of(isle.spot, isle.size).index(space)
            return words("envoys-village", god=isle.god, value=values_of(isle)[number])
    return words("envoys-sea-space", ring=RING[space], number=space)


def values_of(isle: Isle) -> list[int]:
    """The values of an open island's villages."""
    return (SMALL_VALUES if isle.size == SMALL else LARGE_VALUES)[isle.god]


def areas(view: EnvoysView) -> tuple[Area, ...]:
    """Currents as far as no island lies on them (EN-R3), then the islands."""
    land = {
        space
        for isle in view.islands
        if isle.state in (FACE_DOWN, OPEN)
        for space in cells_of(isle.spot, isle.size)
    }
    drawn: list[Area] = []
    for number, arc in enumerate(ARCS):
        for part, run in enumerate(_runs(arc, land)):
            name = f"current:{number}:{part}"
            drawn.append(Area(name, coast.current(run), "current"))
            drawn.append(Area(f"{name}:heads", coast.arrowheads(run), "arrow"))
    for island, isle in enumerate(view.islands):
        if isle.state in (FACE_DOWN, OPEN):
            drawn += _island(island, isle)
    return tuple(drawn)


def _runs(arc: list[int], land: set[int]) -> list[tuple[int, ...]]:
    """The stretches of a current between islands."""
    runs: list[list[int]] = [[]]
    for space in arc:
        if space in land:
            runs.append([])
        else:
            runs[-1].append(space)
    return [tuple(run) for run in runs if len(run) > 1]


def _island(island: int, isle: Isle) -> list[Area]:
    path = coast.coast(isle.spot, isle.size)
    washes = [Area(f"{paint}:{island}", path, paint) for paint in ("wash-far", "wash", "wash-near")]
    members = tuple(f"space:{space}" for space in cells_of(isle.spot, isle.size))
    name = f"island:{island}"
    if isle.state == FACE_DOWN:
        label = words("envoys-hidden-island", number=island + 1, size=isle.size)
        return [*washes, Area(name, path, "mist", label=label, members=members)]
    colour = COLOURS[isle.god]
    label = words("envoys-island", god=isle.god, size=isle.size)
    return [
        *washes,
        Area(name, path, f"land-{colour}", label=label, members=members),
        Area(f"texture:{island}", path, f"texture-{colour}"),
        Area(f"borders:{island}", coast.borders(isle.spot, isle.size), "border"),
    ]
