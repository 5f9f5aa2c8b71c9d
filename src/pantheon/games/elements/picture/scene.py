"""The table as places and pieces: the chart, its islands, buildings, people and ships."""

from collections import defaultdict
from functools import cache, lru_cache

from pantheon.board import KEPT, Field
from pantheon.core.kept import kept
from pantheon.core.scene import Area, Board, Cell, Piece, Scene
from pantheon.core.words import words
from ..rules.constants import ADDED, GODS, NOBODY, RANKS, STARTING, WILD
from ..rules.state import State
from ..rules.turn import standing_buildings
from .buttons import buttons_of, prompt_of
from .geometry import DRAWING, KIT, PATH_CLOCKS
from .islands import ISLES
from .ledgers import ledgers_of
from .panels import panels_of, tracks_of

_BOARD = Board(
    (-DRAWING.edge, -DRAWING.edge, 2 * DRAWING.edge, 2 * DRAWING.edge),
    ground="url(#elements-open-sea)", backdrop=("elements-sea",), whole=True,
)  # fmt: skip
RATIOS = {"person": 34 / 26, "house": 34 / 38, "ship": 58 / 60}
"""Heights over widths."""


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same, prices are those of the seat."""
    island = NOBODY if state.acting == NOBODY else state.acting // RANKS
    return Scene(
        board=_BOARD,
        shapes=DRAWING.shapes,
        paints=DRAWING.paints,
        cells=_cells(state, island),
        areas=_courses(state),
        pieces=_pieces(state),
        panels=panels_of(state),
        buttons=buttons_of(state),
        ledgers=ledgers_of(state, state.active if seat is None else seat),
        tracks=tracks_of(state),
        prompt=prompt_of(state),
        coin=_coin(island),
    )


def _coin(island: int) -> str:
    """The energy that the acting priest's island is paid with, where it is one kind."""
    energies = () if island == NOBODY else ISLES[island].energies
    return f"elements-energy-{energies[0]}" if len(energies) == 1 else ""


# Places


@kept("chart.spots", "built")
def _cells(state: State, acting: int) -> tuple[Cell, ...]:
    spots = state.chart.spots
    return (
        *[_island(island, spot, island == acting) for island, spot in enumerate(spots)],
        *[_building(number, spots[number // RANKS]) for number in standing_buildings(state)],
        *_PATHS,
    )


@cache
def _island(island: int, spot: int, acting: bool) -> Cell:
    shape, rule = ("god", "EL-24") if island < GODS else ("action", "EL-2")
    at, paint = DRAWING.spots[spot], "acting" if acting else "island"
    return KIT.cell(f"island:{island}", at, shape, rule, paint=paint, island=island)


@cache
def _building(building: int, spot: int) -> Cell:
    island, rank = divmod(building, RANKS)
    x, y = DRAWING.spots[spot]
    dx, dy = DRAWING.ground(island).buildings[rank]
    name, at = f"building:{building}", (x + dx, y + dy)
    return KIT.cell(name, at, rule="EL-21", layer=2, island=island, rank=rank)


_PATHS = [
    KIT.cell(f"path:{number}", (each.x, each.y), rule="EL-R2", paint="marker", clock=clock)
    for number, (each, clock) in enumerate(zip(DRAWING.paths, PATH_CLOCKS, strict=True))
]


@kept("path")
def _courses(state: State) -> tuple[Area, ...]:
    return tuple([
        Area(f"course:{path}", DRAWING.paths[path].line, "hidden" if kind == NOBODY else "open")
        for path, kind in enumerate(state.path)
    ])  # fmt: skip


# The map and its buildings


@kept(
    "knobs", "seats", "chart.spots", "path", "built", "builder", "acting",
    "priest", "waiting", "houses", "homes", "berths",
)  # fmt: skip
def _pieces(state: State) -> tuple[Piece, ...]:
    return (
        *_GROUNDS,
        *_markers(state),
        *_vacancies(state),
        *_building_pieces(state),
        *_priests(state),
        *_houses(state),
        *_people_and_ships(state),
    )


_GROUNDS = [
    KIT.piece(f"ground:{island}", f"island:{island}", words("elements-island", island=island),
              f"elements-island-{isle.name}", size=DRAWING.ground(island).ground, layer=-1,
              caption=words("elements-caption", island=island) if island < WILD else None)
    for island, isle in enumerate(ISLES)
]  # fmt: skip


@kept("path", "knobs")
def _markers(state: State) -> tuple[Piece, ...]:
    """EL-3: the paths' markers; what one costs is seen once it is discovered."""
    pieces = []
    for path, kind in enumerate(state.path):
        look, label, value = "elements-marker-hidden", words("elements-marker-hidden"), ""
        if kind != NOBODY:
            cost = state.knobs.path_costs[kind]
            look, label, value = "elements-marker", words("elements-marker", cost=cost), str(cost)
        pieces.append(KIT.piece(f"marker:{path}", f"path:{path}", label, look, value=value))
    return tuple(pieces)


@kept("built", "knobs")
def _vacancies(state: State) -> tuple[Piece, ...]:
    """Where the god islands have room for another building."""
    spots, size = DRAWING.god.buildings, DRAWING.god.building
    return tuple(
        KIT.piece(f"vacant:{island}:{rank}", f"island:{island}",
                  words("elements-vacant", island=island),
                  size=size, dx=spots[rank][0], dy=spots[rank][1])
        for island in range(GODS)
        for rank in range(STARTING + state.built[island], STARTING + state.knobs.added_buildings)
    )  # fmt: skip


def _building_pieces(state: State) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for building in standing_buildings(state):
        island, rank = divmod(building, RANKS)
        flagged = island < GODS and rank >= STARTING
        builder = state.builder[island * ADDED + rank - STARTING] if flagged else NOBODY
        modifier = state.knobs.modifiers[rank]
        pieces += _building_piece(building, modifier, builder, building == state.acting)
    return tuple(pieces)


@lru_cache(KEPT)
def _building_piece(building: int, modifier: int, builder: int, acting: bool) -> list[Piece]:
    """A building, its modifier on a plaque (EL-23), and its builder's flag."""
    island, rank = divmod(building, RANKS)
    at, look = f"building:{building}", DRAWING.ground(island)
    size, label = look.building, words("elements-building", island=island, rank=rank)
    pieces = [KIT.piece("halo", at, label, size=size * 1.2)] if acting else []
    pieces.append(KIT.piece(f"temple:{building}", at, label, "elements-building", size=size))
    if modifier:
        value, down = f"−{modifier}" if island < GODS else f"+{modifier}", size * 0.56
        plaque = f"plaque:{building}"
        pieces.append(KIT.piece(plaque, at, label, size=look.plaque, dy=down, value=value))
    if builder != NOBODY:
        pieces.append(KIT.piece(f"flag:{island}:{rank - STARTING}", at, seat=builder))
    return pieces


# The players' pieces


def _priests(state: State) -> list[Piece]:
    due = {*state.waiting, state.acting}
    return [
        _priest(building, seat, building in due)
        for building, seat in enumerate(state.priest)
        if seat != NOBODY
    ]


@cache
def _priest(building: int, seat: int, marked: bool) -> Piece:
    name, at, look = f"priest:{building}", f"building:{building}", DRAWING.ground(building // RANKS)
    return KIT.piece(name, at, seat=seat, size=look.priest, dy=look.lift, marked=marked)


@kept("houses", "seats")
def _houses(state: State) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for island in range(GODS):
        houses = [
            (f"house:{island}:{seat}:{number}", seat)
            for seat in range(state.seats)
            for number in range(state.houses[seat * GODS + island])
        ]
        pieces += _spread("house", island, tuple(houses), DRAWING.houses)
    return tuple(pieces)


@kept("homes", "berths", "chart.spots", "seats")
def _people_and_ships(state: State) -> tuple[Piece, ...]:
    """People and ships, each on its island; ids stay with the piece when it moves."""
    pieces: list[Piece] = []
    for name, places in (("person", state.homes), ("ship", state.berths)):
        by_island: dict[int, list[tuple[str, int]]] = defaultdict(list)
        for index, island in enumerate(places):
            if island != NOBODY:
                seat, number = divmod(index, len(places) // state.seats)
                by_island[island].append((f"{name}:{seat}:{number}", seat))
        for island, owned in by_island.items():
            harbour = DRAWING.harbours[state.chart.spots[island]]
            field = DRAWING.ground(island).people if name == "person" else harbour
            pieces += _spread(name, island, tuple(owned), field)
    return tuple(pieces)


@lru_cache(KEPT)
def _spread(
    name: str, island: int, owned: tuple[tuple[str, int], ...], field: Field
) -> list[Piece]:
    """Pieces, by id and seat, side by side in a field of an island."""
    spots = field.spread(len(owned), RATIOS[name])
    return [
        KIT.piece(key, f"island:{island}", seat=seat, size=size, dx=dx, dy=dy)
        for (key, seat), (size, dx, dy) in zip(owned, spots, strict=True)
    ]
