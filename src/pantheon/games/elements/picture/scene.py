"""The table as places and pieces: the chart, its islands, buildings, people and ships."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from pantheon.core.scene import Area, Board, Cell, Paint, Piece, Scene
from pantheon.core.words import words
from pantheon.games.elements.knowledge.view import ElementsView
from pantheon.games.elements.picture.buttons import buttons_of
from pantheon.games.elements.picture.geometry import (
    ACTION_GROUND,
    BOX,
    EDGE,
    GOD_GROUND,
    HOUSES,
    PITCH,
    SHAPES,
    Field,
    building_place,
    centre,
    isles,
    mark_place,
    path_line,
    people_field,
    ship_field,
    spread,
)
from pantheon.games.elements.picture.ledgers import ledgers_of
from pantheon.games.elements.picture.panels import panels_of, tracks_of
from pantheon.games.elements.picture.prompts import prompt_of
from pantheon.games.elements.rules.constants import (
    GODS,
    ISLANDS,
    NOBODY,
    PATHS,
    RANKS,
    STARTING,
    WILD,
)

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
PRIEST_SIZE = {True: 42.0, False: 31.0}
"""Widths on god islands (true) and on action islands."""
PERSON_RATIO = 34 / 26
HOUSE_RATIO = 34 / 38
SHIP_RATIO = 58 / 60


def scene_of(view: ElementsView, seat: int | None) -> Scene:
    """The whole table; everyone sees the same, prices are those of the seat."""
    reader = view.active if seat is None else seat
    return Scene(
        board=Board(BOX, ground=OPEN_SEA, backdrop=("elements-sea",), focus=_focus(view)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=(*_islands(view), *_buildings(view), *_path_cells()),
        areas=tuple(_path(view, path) for path in range(PATHS)),
        pieces=(
            *_grounds(),
            *_markers(view),
            *_vacancies(view),
            *_building_pieces(view),
            *_priests(view),
            *_houses(view),
            *_people(view),
            *_ships(view),
        ),
        panels=panels_of(view),
        buttons=buttons_of(view),
        ledgers=ledgers_of(view, reader),
        tracks=tracks_of(view),
        prompt=prompt_of(view),
        coin=_coin(view),
    )


def _focus(view: ElementsView) -> tuple[float, float, float, float]:
    """The acting priest's island and its neighbours, else the whole chart."""
    if view.acting == NOBODY:
        return BOX
    x, y = centre(view.spots[view.acting // RANKS])
    left, top = (min(max(at - PITCH * 0.8, -EDGE), EDGE - PITCH * 1.6) for at in (x, y))
    return left, top, PITCH * 1.6, PITCH * 1.6


def _coin(view: ElementsView) -> str:
    """The energy that the acting priest's island is paid with, where it is one kind."""
    if view.acting == NOBODY:
        return ""
    energies = isles()[view.acting // RANKS].energies
    return f"elements-energy-{energies[0]}" if len(energies) == 1 else ""


def _islands(view: ElementsView) -> list[Cell]:
    cells = []
    for island in range(ISLANDS):
        x, y = centre(view.spots[island])
        paint = "acting" if view.acting != NOBODY and view.acting // RANKS == island else "island"
        shape = "god" if island < GODS else "action"
        label = words("elements-island", island=island)
        rule = "EL-24" if island < GODS else "EL-2"
        cells.append(Cell(f"island:{island}", shape, x, y, label, paint=paint, rule=rule))
    return cells


def standing_buildings(view: ElementsView) -> list[int]:
    """The buildings that stand, starting and added ones (EL-4, EL-25)."""
    return [
        island * RANKS + rank
        for island in range(ISLANDS)
        for rank in range(0 if island < WILD else STARTING, STARTING + view.built[island])
    ]


def _buildings(view: ElementsView) -> list[Cell]:
    cells = []
    for building in standing_buildings(view):
        island, rank = divmod(building, RANKS)
        x, y = building_place(view.spots[island], rank)
        label = words("elements-building", island=island, rank=rank)
        cells.append(
            Cell(
                f"building:{building}", "building", x, y, label,
                layer=2, paint="building", rule="EL-21",
            )
        )  # fmt: skip
    return cells


def _path_cells() -> list[Cell]:
    return [
        Cell(
            f"path:{path}", "path", *mark_place(path), words("elements-path", path=path + 1),
            paint="marker", rule="EL-R2",
        )
        for path in range(PATHS)
    ]  # fmt: skip


def _path(view: ElementsView, path: int) -> Area:
    hidden = view.path[path] == NOBODY
    return Area(f"course:{path}", path_line(path), "hidden" if hidden else "open")


def _grounds() -> list[Piece]:
    return [
        Piece(
            f"ground:{island}", f"elements-island-{each.name}", f"island:{island}",
            words("elements-island", island=island),
            size=GOD_GROUND if island < GODS else ACTION_GROUND,
            layer=-1,
            caption=words("elements-caption", island=island) if island < WILD else None,
        )
        for island, each in enumerate(isles())
    ]  # fmt: skip


def _markers(view: ElementsView) -> list[Piece]:
    pieces = []
    for path, kind in enumerate(view.path):
        hidden = kind == NOBODY
        cost = 0 if hidden else view.knobs[f"path_{kind + 1}"]
        label = words("elements-marker-hidden") if hidden else words("elements-marker", cost=cost)
        symbol = "elements-marker-hidden" if hidden else "elements-marker"
        value = "" if hidden else str(cost)
        pieces.append(
            Piece(f"marker:{path}", symbol, f"path:{path}", label, 54, value=value, rule="EL-32")
        )
    return pieces


def modifier_text(view: ElementsView, island: int, rank: int) -> str:
    """A building's modifier as it stands on its plaque (EL-23)."""
    number = (0, *(view.knobs[f"{name}_modifier"] for name in ("second", "third", "fourth")))[rank]
    if number == 0:
        return ""
    return f"−{number}" if island < GODS else f"+{number}"


def _vacancies(view: ElementsView) -> list[Piece]:
    """Where the god islands have room for another building."""
    pieces = []
    for island in range(GODS):
        x, y = centre(view.spots[island])
        for rank in range(STARTING + view.built[island], STARTING + view.knobs["added_buildings"]):
            at_x, at_y = building_place(view.spots[island], rank)
            pieces.append(
                Piece(f"vacant:{island}:{rank}", "elements-vacant", f"island:{island}",
                      words("elements-vacant", island=island), BUILDING_SIZE[True],
                      at_x - x, at_y - y, rule="EL-25")
            )  # fmt: skip
    return pieces


def _building_pieces(view: ElementsView) -> list[Piece]:
    pieces = []
    for building in standing_buildings(view):
        island, rank = divmod(building, RANKS)
        at = f"building:{building}"
        godly = island < GODS
        label = words("elements-building", island=island, rank=rank)
        if building == view.acting:
            pieces.append(
                Piece(
                    "halo", "elements-halo", at, label, BUILDING_SIZE[godly] * 1.2, dy=12, layer=2
                )
            )
        pieces.append(
            Piece(f"temple:{building}", "elements-building", at, label, BUILDING_SIZE[godly],
                  layer=2, rule="EL-21")
        )  # fmt: skip
        text = modifier_text(view, island, rank)
        if text:
            size = 28.0 if godly else 22.0
            pieces.append(
                Piece(f"plaque:{building}", "elements-plaque", at, label, size,
                      dy=BUILDING_SIZE[godly] * 0.56, layer=4, value=text, rule="EL-23")
            )  # fmt: skip
        if godly and rank >= STARTING:
            builder = view.builder[2 * island + rank - STARTING]
            pieces.append(
                Piece(f"flag:{island}:{rank - STARTING}", f"elements-flag-@{builder}", at,
                      words("elements-flag", seat=builder), 24, -22, -30, layer=3, seat=builder,
                      rule="EL-25")
            )  # fmt: skip
    return pieces


def _priests(view: ElementsView) -> list[Piece]:
    pieces = []
    for building, seat in enumerate(view.priest):
        if seat == NOBODY:
            continue
        godly = building // RANKS < GODS
        pieces.append(
            Piece(
                f"priest:{building}", f"elements-priest-@{seat}", f"building:{building}",
                words("elements-priest", seat=seat), PRIEST_SIZE[godly], dy=-6 if godly else -4,
                layer=5, seat=seat, marked=building in view.waiting or building == view.acting,
                rule="EL-22",
            )
        )  # fmt: skip
    return pieces


def _houses(view: ElementsView) -> list[Piece]:
    pieces = []
    for island in range(GODS):
        owners = [
            (seat, number)
            for seat, tribe in enumerate(view.tribes)
            for number in range(tribe.houses[island])
        ]
        places = spread(HOUSES, len(owners), HOUSE_RATIO)
        for (seat, number), place in zip(owners, places, strict=True):
            pieces.append(
                Piece(f"house:{island}:{seat}:{number}", f"elements-house-@{seat}",
                      f"island:{island}", words("elements-house", seat=seat), place.size,
                      place.dx, place.dy, layer=3, seat=seat, rule="EL-25")
            )  # fmt: skip
    return pieces


def _people(view: ElementsView) -> list[Piece]:
    homes = [tribe.homes for tribe in view.tribes]
    return _crowd(view, homes, "person", people_field, PERSON_RATIO)


def _ships(view: ElementsView) -> list[Piece]:
    berths = [tribe.berths for tribe in view.tribes]
    return _crowd(view, berths, "ship", ship_field, SHIP_RATIO)


def _crowd(
    view: ElementsView,
    places: list[tuple[int, ...]],
    name: str,
    field_of: Callable[[int], Field],
    ratio: float,
) -> list[Piece]:
    """Pieces of one kind, each on its island; ids stay with the piece when it moves."""
    by_island: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for seat, islands in enumerate(places):
        for number, island in enumerate(islands):
            if island != NOBODY:
                by_island[island].append((seat, number))
    pieces = []
    for island, crowd in by_island.items():
        spots = spread(field_of(view.spots[island]), len(crowd), ratio)
        for (seat, number), spot in zip(crowd, spots, strict=True):
            pieces.append(
                Piece(f"{name}:{seat}:{number}", f"elements-{name}-@{seat}", f"island:{island}",
                      words(f"elements-{name}", seat=seat), spot.size, spot.dx, spot.dy,
                      layer=6, seat=seat, rule="EL-28")
            )  # fmt: skip
    return pieces
