"""The table as places and pieces: the chart, its islands, buildings, people and ships."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from pantheon.core.scene import Area, Board, Cell, Paint, Piece, Scene
from pantheon.core.words import words
from ..rules.chart import PATHS
from ..rules.constants import (
    ADDED,
    GODS,
    ISLANDS,
    NOBODY,
    RANKS,
    STARTING,
    WILD,
    Pieces,
)
from ..rules.state import State
from . import geometry
from .buttons import buttons_of
from .geometry import Field, building_place, centre, isles, people_field, ship_field, spread
from .ledgers import ledgers_of
from .panels import panels_of, tracks_of
from .prompts import prompt_of

PAINTS = {
    "island": Paint(),
    "acting": Paint(stroke="var(--gold-lit,#f2c447)", width=5),
    "building": Paint(),
    "marker": Paint(),
    "hidden": Paint(stroke="#e8f3ec", width=3, dash="1.5 8"),
    "open": Paint(stroke="#ffe29a", width=4, dash="8 11", flow=True),
}
OPEN_SEA = "url(#elements-open-sea)"
BUILDING_SIZE = {True: 54.0, False: 40.0}
PLAQUE_SIZE = {True: 28.0, False: 22.0}
PRIEST_SIZE = {True: 42.0, False: 31.0}
"""Widths on god islands (true) and on action islands."""
PERSON_RATIO = 34 / 26
HOUSE_RATIO = 34 / 38
SHIP_RATIO = 58 / 60


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same, prices are those of the seat."""
    reader = state.active if seat is None else seat
    return Scene(
        board=Board(geometry.BOX, ground=OPEN_SEA, backdrop=("elements-sea",), focus=_focus(state)),
        shapes=geometry.SHAPES,
        paints=PAINTS,
        cells=(*_islands(state), *_buildings(state), *_path_cells()),
        areas=tuple(_path(state, path) for path in range(PATHS)),
        pieces=(
            *_grounds(),
            *_markers(state),
            *_vacancies(state),
            *_building_pieces(state),
            *_priests(state),
            *_houses(state),
            *_crowd(
                state,
                state.homes,
                Pieces.MOST_PEOPLE,
                "person",
                people_field,
                PERSON_RATIO,
            ),
            *_crowd(state, state.berths, Pieces.MOST_SHIPS, "ship", ship_field, SHIP_RATIO),
        ),
        panels=panels_of(state),
        buttons=buttons_of(state),
        ledgers=ledgers_of(state, reader),
        tracks=tracks_of(state),
        prompt=prompt_of(state),
        coin=_coin(state),
    )


def _focus(state: State) -> tuple[float, float, float, float]:
    """The acting priest's island and its neighbours, else the whole chart."""
    if state.acting == NOBODY:
        return geometry.BOX
    side = geometry.PITCH * 1.6
    left, top = (
        min(max(at - side / 2, -geometry.EDGE), geometry.EDGE - side)
        for at in centre(state.chart.spots[state.acting // RANKS])
    )
    return left, top, side, side


def _coin(state: State) -> str:
    """The energy that the acting priest's island is paid with, where it is one kind."""
    if state.acting == NOBODY:
        return ""
    energies = isles()[state.acting // RANKS].energies
    return f"elements-energy-{energies[0]}" if len(energies) == 1 else ""


def _islands(state: State) -> list[Cell]:
    cells = []
    for island in range(ISLANDS):
        x, y = centre(state.chart.spots[island])
        acting = state.acting != NOBODY and state.acting // RANKS == island
        shape, rule = ("god", "EL-24") if island < GODS else ("action", "EL-2")
        label = words("elements-island", island=island)
        paint = "acting" if acting else "island"
        cells.append(Cell(f"island:{island}", shape, x, y, label, paint=paint, rule=rule))
    return cells


def _standing_buildings(state: State) -> list[int]:
    """The buildings that stand, starting and added ones (EL-4, EL-25)."""
    return [
        island * RANKS + rank
        for island in range(ISLANDS)
        for rank in range(0 if island < WILD else STARTING, STARTING + state.built[island])
    ]


def _buildings(state: State) -> list[Cell]:
    cells = []
    for building in _standing_buildings(state):
        island, rank = divmod(building, RANKS)
        x, y = building_place(state.chart.spots[island], rank)
        label = words("elements-building", island=island, rank=rank)
        cells.append(
            Cell(f"building:{building}", "building", x, y, label,
                 layer=2, paint="building", rule="EL-21")
        )  # fmt: skip
    return cells


def _path_cells() -> list[Cell]:
    return [
        Cell(f"path:{path}", "path", *geometry.mark_place(path),
             words("elements-path", path=path + 1), paint="marker", rule="EL-R2")
        for path in range(PATHS)
    ]  # fmt: skip


def _path(state: State, path: int) -> Area:
    paint = "hidden" if state.path[path] == NOBODY else "open"
    return Area(f"course:{path}", geometry.path_line(path), paint)


def _grounds() -> list[Piece]:
    return [
        Piece(
            f"ground:{island}", f"elements-island-{each.name}", f"island:{island}",
            words("elements-island", island=island),
            size=geometry.GOD_GROUND if island < GODS else geometry.ACTION_GROUND,
            layer=-1,
            caption=words("elements-caption", island=island) if island < WILD else None,
        )
        for island, each in enumerate(isles())
    ]  # fmt: skip


def _markers(state: State) -> list[Piece]:
    """EL-3: the paths' markers; what one costs is seen once it is discovered."""
    pieces = []
    for path, kind in enumerate(state.path):
        symbol, label, value = "elements-marker-hidden", words("elements-marker-hidden"), ""
        if kind != NOBODY:
            cost = state.knobs.path_costs[kind]
            symbol, label, value = "elements-marker", words("elements-marker", cost=cost), str(cost)
        pieces.append(
            Piece(f"marker:{path}", symbol, f"path:{path}", label, 54, value=value, rule="EL-32")
        )
    return pieces


def _modifier_text(state: State, island: int, rank: int) -> str:
    """A building's modifier as it stands on its plaque (EL-23)."""
    number = state.knobs.modifiers[rank]
    if number == 0:
        return ""
    return f"−{number}" if island < GODS else f"+{number}"


def _vacancies(state: State) -> list[Piece]:
    """Where the god islands have room for another building."""
    pieces = []
    for island in range(GODS):
        spot = state.chart.spots[island]
        x, y = centre(spot)
        for rank in range(STARTING + state.built[island], STARTING + state.knobs.added_buildings):
            at_x, at_y = building_place(spot, rank)
            pieces.append(
                Piece(f"vacant:{island}:{rank}", "elements-vacant", f"island:{island}",
                      words("elements-vacant", island=island), BUILDING_SIZE[True],
                      at_x - x, at_y - y, rule="EL-25")
            )  # fmt: skip
    return pieces


def _building_pieces(state: State) -> list[Piece]:
    pieces = []
    for building in _standing_buildings(state):
        island, rank = divmod(building, RANKS)
        at = f"building:{building}"
        godly = island < GODS
        size = BUILDING_SIZE[godly]
        label = words("elements-building", island=island, rank=rank)
        if building == state.acting:
            pieces.append(Piece("halo", "elements-halo", at, label, size * 1.2, dy=12, layer=2))
        pieces.append(
            Piece(f"temple:{building}", "elements-building", at, label, size,
                  layer=2, rule="EL-21")
        )  # fmt: skip
        text = _modifier_text(state, island, rank)
        if text:
            pieces.append(
                Piece(f"plaque:{building}", "elements-plaque", at, label, PLAQUE_SIZE[godly],
                      dy=size * 0.56, layer=4, value=text, rule="EL-23")
            )  # fmt: skip
        if godly and rank >= STARTING:
            added = rank - STARTING
            builder = state.builder[island * ADDED + added]
            pieces.append(
                Piece(f"flag:{island}:{added}", f"elements-flag-@{builder}", at,
                      words("elements-flag", seat=builder), 24, -22, -30, layer=3, seat=builder,
                      rule="EL-25")
            )  # fmt: skip
    return pieces


def _priests(state: State) -> list[Piece]:
    pieces = []
    for building, seat in enumerate(state.priest):
        if seat == NOBODY:
            continue
        godly = building // RANKS < GODS
        pieces.append(
            Piece(
                f"priest:{building}", f"elements-priest-@{seat}", f"building:{building}",
                words("elements-priest", seat=seat), PRIEST_SIZE[godly], dy=-6 if godly else -4,
                layer=5, seat=seat, marked=building in state.waiting or building == state.acting,
                rule="EL-22",
            )
        )  # fmt: skip
    return pieces


def _houses(state: State) -> list[Piece]:
    pieces = []
    for island in range(GODS):
        owners = [
            (seat, number)
            for seat in range(state.seats)
            for number in range(state.houses[seat * GODS + island])
        ]
        places = spread(geometry.HOUSES, len(owners), HOUSE_RATIO)
        for (seat, number), place in zip(owners, places, strict=True):
            pieces.append(
                Piece(f"house:{island}:{seat}:{number}", f"elements-house-@{seat}",
                      f"island:{island}", words("elements-house", seat=seat), place.size,
                      place.dx, place.dy, layer=3, seat=seat, rule="EL-25")
            )  # fmt: skip
    return pieces


def _crowd(
    state: State,
    places: list[int],
    most: int,
    name: str,
    field_of: Callable[[int], Field],
    ratio: float,
) -> list[Piece]:
    """People or ships, each on its island; ids stay with the piece when it moves.

    `places` holds the islands of each seat's pieces, `most` a seat.
    """
    by_island: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for index, island in enumerate(places):
        if island != NOBODY:
            by_island[island].append(divmod(index, most))
    pieces = []
    for island, crowd in by_island.items():
        spots = spread(field_of(state.chart.spots[island]), len(crowd), ratio)
        for (seat, number), spot in zip(crowd, spots, strict=True):
            pieces.append(
                Piece(f"{name}:{seat}:{number}", f"elements-{name}-@{seat}", f"island:{island}",
                      words(f"elements-{name}", seat=seat), spot.size, spot.dx, spot.dy,
                      layer=6, seat=seat, rule="EL-28")
            )  # fmt: skip
    return pieces
