"""The table as places and pieces: the chart, its islands, buildings, people and ships."""

from __future__ import annotations

from collections import defaultdict

from pantheon.core.scene import Area, Board, Cell, Piece, Scene
from pantheon.core.words import words
from ..rules.constants import ADDED, GODS, NOBODY, RANKS, STARTING, WILD
from ..rules.state import State
from ..rules.turn import standing_buildings
from .buttons import buttons_of, prompt_of
from .geometry import DRAWING, Field, Ground, spread
from .islands import ISLES
from .ledgers import ledgers_of
from .panels import panels_of, tracks_of

BOX = (-DRAWING.edge, -DRAWING.edge, 2 * DRAWING.edge, 2 * DRAWING.edge)
RATIOS = {"person": 34 / 26, "house": 34 / 38, "ship": 58 / 60}
"""Heights over widths."""


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same, prices are those of the seat."""
    sea = "url(#elements-open-sea)"
    return Scene(
        board=Board(BOX, ground=sea, backdrop=("elements-sea",), focus=_focus(state)),
        shapes=DRAWING.shapes,
        paints=DRAWING.paints,
        cells=(*_islands(state), *_buildings(state), *_PATHS),
        areas=tuple(
            Area(f"course:{path}", DRAWING.paths[path].line, "hidden" if kind == NOBODY else "open")
            for path, kind in enumerate(state.path)
        ),
        pieces=(
            *_GROUNDS,
            *_markers(state),
            *_vacancies(state),
            *_building_pieces(state),
            *_priests(state),
            *_houses(state),
            *_people_and_ships(state),
        ),
        panels=panels_of(state),
        buttons=buttons_of(state),
        ledgers=ledgers_of(state, state.active if seat is None else seat),
        tracks=tracks_of(state),
        prompt=prompt_of(state),
        coin=_coin(state),
    )


def _focus(state: State) -> tuple[float, float, float, float]:
    """The acting priest's island and its neighbours, else the whole chart."""
    if state.acting == NOBODY:
        return BOX
    side, edge = DRAWING.focus, DRAWING.edge
    middle = DRAWING.spots[state.chart.spots[state.acting // RANKS]]
    left, top = (min(max(at - side / 2, -edge), edge - side) for at in middle)
    return left, top, side, side


def _coin(state: State) -> str:
    """The energy that the acting priest's island is paid with, where it is one kind."""
    energies = () if state.acting == NOBODY else ISLES[state.acting // RANKS].energies
    return f"elements-energy-{energies[0]}" if len(energies) == 1 else ""


def _ground_of(island: int) -> Ground:
    return DRAWING.god if island < GODS else DRAWING.action


# Places


def _islands(state: State) -> list[Cell]:
    cells = []
    for island, spot in enumerate(state.chart.spots):
        acting = state.acting != NOBODY and state.acting // RANKS == island
        shape, rule = ("god", "EL-24") if island < GODS else ("action", "EL-2")
        label, paint = words("elements-island", island=island), "acting" if acting else "island"
        x, y = DRAWING.spots[spot]
        cells.append(Cell(f"island:{island}", shape, x, y, label, paint=paint, rule=rule))
    return cells


def _buildings(state: State) -> list[Cell]:
    cells = []
    for building in standing_buildings(state):
        island, rank = divmod(building, RANKS)
        x, y = DRAWING.spots[state.chart.spots[island]]
        dx, dy = _ground_of(island).buildings[rank]
        cells.append(
            Cell(f"building:{building}", "building", x + dx, y + dy,
                 words("elements-building", island=island, rank=rank),
                 layer=2, paint="building", rule="EL-21")
        )  # fmt: skip
    return cells


_PATHS = [
    Cell(f"path:{number}", "path", path.x, path.y,
         words("elements-path", path=number + 1), paint="marker", rule="EL-R2")
    for number, path in enumerate(DRAWING.paths)
]  # fmt: skip


# The map and its buildings


_GROUNDS = [
    Piece(f"ground:{island}", f"elements-island-{isle.name}", f"island:{island}",
          words("elements-island", island=island), _ground_of(island).ground, layer=-1,
          caption=words("elements-caption", island=island) if island < WILD else None)
    for island, isle in enumerate(ISLES)
]  # fmt: skip


def _markers(state: State) -> list[Piece]:
    """EL-3: the paths' markers; what one costs is seen once it is discovered."""
    pieces = []
    for path, kind in enumerate(state.path):
        name, label, value = "marker-hidden", words("elements-marker-hidden"), ""
        if kind != NOBODY:
            cost = state.knobs.path_costs[kind]
            name, label, value = "marker", words("elements-marker", cost=cost), str(cost)
        pieces.append(
            Piece(f"marker:{path}", f"elements-{name}", f"path:{path}", label, 54,
                  value=value, rule="EL-32")
        )  # fmt: skip
    return pieces


def _vacancies(state: State) -> list[Piece]:
    """Where the god islands have room for another building."""
    look = DRAWING.god
    return [
        Piece(f"vacant:{island}:{rank}", "elements-vacant", f"island:{island}",
              words("elements-vacant", island=island), look.building, *look.buildings[rank],
              rule="EL-25")
        for island in range(GODS)
        for rank in range(STARTING + state.built[island], STARTING + state.knobs.added_buildings)
    ]  # fmt: skip


def _building_pieces(state: State) -> list[Piece]:
    """Buildings, their modifiers on plaques (EL-23), and their builders' flags."""
    pieces = []
    for building in standing_buildings(state):
        island, rank = divmod(building, RANKS)
        at, look = f"building:{building}", _ground_of(island)
        size, modifier = look.building, state.knobs.modifiers[rank]
        label = words("elements-building", island=island, rank=rank)
        if building == state.acting:
            pieces.append(Piece("halo", "elements-halo", at, label, size * 1.2, dy=12, layer=2))
        pieces.append(
            Piece(f"temple:{building}", "elements-building", at, label, size,
                  layer=2, rule="EL-21")
        )  # fmt: skip
        if modifier:
            text = f"−{modifier}" if island < GODS else f"+{modifier}"
            pieces.append(
                Piece(f"plaque:{building}", "elements-plaque", at, label, look.plaque,
                      dy=size * 0.56, layer=4, value=text, rule="EL-23")
            )  # fmt: skip
        if island < GODS and rank >= STARTING:
            added = rank - STARTING
            builder = state.builder[island * ADDED + added]
            pieces.append(
                Piece(f"flag:{island}:{added}", f"elements-flag-@{builder}", at,
                      words("elements-flag", seat=builder), 24, -22, -30,
                      layer=3, seat=builder, rule="EL-25")
            )  # fmt: skip
    return pieces


# The players' pieces


def _priests(state: State) -> list[Piece]:
    pieces = []
    for building, seat in enumerate(state.priest):
        if seat != NOBODY:
            look = _ground_of(building // RANKS)
            marked = building in state.waiting or building == state.acting
            pieces.append(
                Piece(f"priest:{building}", f"elements-priest-@{seat}", f"building:{building}",
                      words("elements-priest", seat=seat), look.priest, dy=look.lift,
                      layer=5, seat=seat, marked=marked, rule="EL-22")
            )  # fmt: skip
    return pieces


def _houses(state: State) -> list[Piece]:
    pieces = []
    for island in range(GODS):
        houses = [
            (f"house:{island}:{seat}:{number}", seat)
            for seat in range(state.seats)
            for number in range(state.houses[seat * GODS + island])
        ]
        pieces += _spread("house", island, houses, DRAWING.houses, 3, "EL-25")
    return pieces


def _people_and_ships(state: State) -> list[Piece]:
    """People and ships, each on its island; ids stay with the piece when it moves."""
    pieces = []
    for name, places in (("person", state.homes), ("ship", state.berths)):
        by_island: dict[int, list[tuple[str, int]]] = defaultdict(list)
        for index, island in enumerate(places):
            if island != NOBODY:
                seat, number = divmod(index, len(places) // state.seats)
                by_island[island].append((f"{name}:{seat}:{number}", seat))
        for island, owned in by_island.items():
            harbour = DRAWING.harbours[state.chart.spots[island]]
            field = _ground_of(island).people if name == "person" else harbour
            pieces += _spread(name, island, owned, field, 6, "EL-28")
    return pieces


def _spread(
    name: str, island: int, owned: list[tuple[str, int]], field: Field, layer: int, rule: str
) -> list[Piece]:
    """Pieces, by id and seat, side by side in a field of an island."""
    spots = spread(field, len(owned), RATIOS[name])
    return [
        Piece(key, f"elements-{name}-@{seat}", f"island:{island}",
              words(f"elements-{name}", seat=seat), *spot, layer=layer, seat=seat, rule=rule)
        for (key, seat), spot in zip(owned, spots, strict=True)
    ]  # fmt: skip
