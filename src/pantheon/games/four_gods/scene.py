"""The table as places and pieces: the World in its frame, rows, hands, gods and players."""

from __future__ import annotations

from pantheon.core.scene import Area, Board, Cell, Paint, Piece, Scene
from pantheon.core.words import Words, words
from pantheon.games.four_gods.faces import bridge_of, corners_of, face_symbol
from pantheon.games.four_gods.furniture import buttons, panel, prompt, terrain_ledger, trays
from pantheon.games.four_gods.grid import COLUMNS, cell_name
from pantheon.games.four_gods.kinds import CITY, COLOUR_NAMES, HANDS, NOBODY, TERRAINS
from pantheon.games.four_gods.landscape import PAINTS as LAND_PAINTS
from pantheon.games.four_gods.landscape import kingdom_areas, standing, tile_areas
from pantheon.games.four_gods.places import (
    MARGIN,
    TILE,
    row_cells,
    sides_of,
    slot_size,
    square,
    world_cell,
)
from pantheon.games.four_gods.realms import realms_of
from pantheon.games.four_gods.rules.world import protected
from pantheon.games.four_gods.state import COLOURS, State
from pantheon.games.four_gods.tiles import FACES, TURNS
from pantheon.games.four_gods.view import FourGodsView, state_shown

PROPHET_SIZE = 31.0
CITY_SIZE = 82.0
SPOT_RADIUS = 15.0
HAIR = "var(--hair,#2b2a3347)"
PAINTS = {
    **LAND_PAINTS,
    "floor": Paint(fill="var(--sheet,#efe4cb)", stroke=HAIR, width=1, dash="2 5"),
    "laid": Paint(fill="#0000", stroke="#2b2a336b", width=1),
    "slot": Paint(fill="var(--vellum-2,#cfba8b)", stroke=HAIR, width=1),
    "spot": Paint(fill="#fff6dccc", stroke="#8a6212", width=1.5, dash="3 3"),
    "band": Paint(fill="var(--gold-wash,#e2d0a6)", stroke="var(--line,#2b2a33c7)", width=2),
    "rim": Paint(stroke="var(--gold,#b8862b)", width=5),
    **{f"side{seat}": Paint(fill=f"var(--@{seat},#b8a06a)", opacity=0.3) for seat in range(4)},
}  # fmt: skip


def scene_of(view: FourGodsView, seat: int | None) -> Scene:
    """The whole table as a seat sees it, its own row at the bottom."""
    state = state_shown(view)
    viewer = 0 if seat is None else seat
    realms = realms_of(state)
    world = [world_cell(state, cell) for cell in range(state.grid.cells)]
    return Scene(
        board=Board(_box(state), focus=(0, 0, state.grid.size * TILE, state.grid.size * TILE)),
        shapes={
            "cell": square(TILE),
            "slot": square(slot_size(state)),
            "spot": _circle(SPOT_RADIUS),
        },
        paints=PAINTS,
        cells=(*world, *row_cells(state, viewer), *_spots(state, seat)),
        pieces=(
            *_coordinates(state),
            *_world_pieces(state),
            *_row_pieces(state),
            *_hand_pieces(state),
            *_god_pieces(state),
        ),
        areas=(
            *_frame(state, viewer),
            *(area for cell, laid in enumerate(state.laid) if laid >= 0
              for area in tile_areas(state, cell)),
            *kingdom_areas(state, realms),
        ),
        panels=tuple(panel(state, each, realms) for each in range(state.seats)),
        trays=trays(state, seat),
        buttons=() if seat is None else buttons(state, seat),
        ledgers=(terrain_ledger(realms),),
        prompt=prompt(state, seat),
    )  # fmt: skip


def tile_piece(state: State, name: str, laid: int, at: str, size: float) -> Piece:
    """A tile that lies outside the World, or would lie in it."""
    corners = corners_of(state.tiles, laid)
    symbol, turn = face_symbol(corners, bridge_of(state.tiles, laid))
    return Piece(name, symbol, at, face_words(corners), size, turn=90 * turn, rule="FG-2")


def face_words(corners: tuple[int, ...]) -> Words:
    """A face in words, clockwise from the top left."""
    a, b, c, d = corners
    return words("four_gods-face", a=a, b=b, c=c, d=d)


def _box(state: State) -> tuple[float, float, float, float]:
    side = state.grid.size * TILE + 2 * MARGIN
    return -MARGIN, -MARGIN, side, side


def _circle(radius: float) -> str:
    return f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 1 0 .01Z"


def _frame(state: State, viewer: int) -> list[Area]:
    """The frame, each side washed in its player's colour."""
    size, edge = state.grid.size * TILE, MARGIN - 8
    band = f"M{-edge:g} {-edge:g}h{size + 2 * edge:g}v{size + 2 * edge:g}h{-size - 2 * edge:g}Z"
    areas = [Area("frame", band, "band", -3)]
    corners = [
        (-edge, size + edge),
        (-edge, -edge),
        (size + edge, -edge),
        (size + edge, size + edge),
    ]
    inner = [(0.0, size), (0.0, 0.0), (size, 0.0), (size, size)]
    for place in range(state.seats):
        seat = (viewer + place) % state.seats
        for side in sides_of(state, place):
            # Side 0 is the bottom edge; from there they go clockwise.
            shape = (corners[side], corners[side - 1], inner[side - 1], inner[side])
            path = "M" + "L".join(f"{x:g} {y:g}" for x, y in shape) + "Z"
            areas.append(Area(f"side:{side}", path, f"side{seat}", -2))
    rim = f"M-2.5 -2.5h{size + 5:g}v{size + 5:g}h{-size - 5:g}Z"
    return [*areas, Area("rim", rim, "rim", -1)]


def _coordinates(state: State) -> list[Piece]:
    """Letters and numbers on the neatline around the World."""
    size = state.grid.size
    marks = []
    for number in range(size):
        column, row = COLUMNS[number], str(number + 1)
        for end, at, dx, dy, text in (
            ("s", f"cell:{column}1", 0, 1, column),
            ("n", f"cell:{column}{size}", 0, -1, column),
            ("w", f"cell:a{row}", -1, 0, row),
            ("e", f"cell:{COLUMNS[size - 1]}{row}", 1, 0, row),
        ):
            shift = TILE / 2 + 15
            marks.append(
                Piece(f"mark:{end}:{text}", "four_gods-coordinate", at,
                      words("four_gods-coordinate", mark=text), 20, dx * shift, dy * shift,
                      layer=0, value=text)
            )  # fmt: skip
    return marks


def _world_pieces(state: State) -> list[Piece]:
    pieces = []
    for cell, laid in enumerate(state.laid):
        name = cell_name(cell, state.grid.size)
        if laid == CITY:
            pieces.append(_city(state, cell, name))
        if state.prophet[cell] != NOBODY:
            pieces.append(_prophet(state, cell, name))
    return pieces


def _city(state: State, cell: int, name: str) -> Piece:
    """FG-23: a city that no face of the set can replace is marked as protected."""
    safe = protected(state, cell)
    key = "four_gods-city-protected" if safe else "four_gods-city"
    symbol = "four_gods-city-protected" if safe else "four_gods-city"
    seat = state.owner[state.prophet[cell]]
    return Piece(f"city:{name}", symbol, f"cell:{name}", words(key, cell=name), CITY_SIZE,
                 layer=7, seat=seat, rule="FG-23" if safe else "FG-21")  # fmt: skip


def _prophet(state: State, cell: int, name: str) -> Piece:
    colour = state.prophet[cell]
    if state.laid[cell] == CITY:
        dx, dy = 26.0, 22.0
    else:
        dx, dy = standing(state, cell, state.stand[cell])
        dy -= 8.0
    label = words("four_gods-prophet", colour=colour, seat=state.owner[colour])
    return Piece(f"prophet:{name}", f"px-prophet-{COLOUR_NAMES[colour]}", f"cell:{name}", label,
                 PROPHET_SIZE, dx, dy, layer=8, seat=state.owner[colour], rule="FG-19")  # fmt: skip


def _spots(state: State, seat: int | None) -> list[Cell]:
    """Where the viewer may set a prophet on the tile just placed (FG-19)."""
    if seat is None or state.fresh[seat] == NOBODY:
        return []
    cell = state.fresh[seat]
    if state.prophet[cell] != NOBODY:
        return []
    size = state.grid.size
    name = cell_name(cell, size)
    first = state.laid[cell] * TERRAINS
    cells = []
    for corner in range(TERRAINS):
        if state.tiles.regions[first + corner] == corner:
            x, y = standing(state, cell, corner)
            x, y = x + (cell % size + 0.5) * TILE, y + (cell // size + 0.5) * TILE
            label = words("four_gods-region", terrain=state.tiles.corners[first + corner])
            cells.append(
                Cell(f"spot:{name}:{corner}", "spot", x, y, label, layer=9, paint="spot",
                     rule="FG-19")
            )  # fmt: skip
    return cells


def _row_pieces(state: State) -> list[Piece]:
    pieces = []
    for place, shown in enumerate(state.rows):
        if shown >= 0:
            at = f"row:{place // state.slots}:{place % state.slots}"
            pieces.append(_tile(state, shown, at, slot_size(state) - 4))
    return pieces


def _hand_pieces(state: State) -> list[Piece]:
    return [
        _tile(state, shown, f"hand:{place // HANDS}:{place % HANDS}", TILE)
        for place, shown in enumerate(state.hands)
        if shown >= 0
    ]


def _tile(state: State, shown: int, at: str, size: float) -> Piece:
    return tile_piece(state, f"tile:{shown // FACES}", shown * TURNS, at, size)


def _god_pieces(state: State) -> list[Piece]:
    """What is still to be chosen: gods, or with secret gods colours (FG-8, FG-18)."""
    if state.knobs.secret:
        if state.phase != COLOURS:
            return []
        return [
            Piece(f"colour:{colour}", f"px-prophet-{COLOUR_NAMES[colour]}", f"colours:{colour}",
                  words("four_gods-colour", colour=colour), 44, rule="FG-8")
            for colour in range(TERRAINS)
            if state.owner[colour] == NOBODY
        ]  # fmt: skip
    return [
        Piece(f"god:{god}", f"four_gods-god-{COLOUR_NAMES[god]}", f"gods:{god}",
              words("four_gods-god", god=god), 70, rule="FG-18")
        for god in range(TERRAINS)
        if state.owner[god] == NOBODY
    ]  # fmt: skip
