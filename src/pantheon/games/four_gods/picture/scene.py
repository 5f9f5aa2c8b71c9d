"""The table as places and pieces: the World in its frame, rows, hands, gods and players."""

from functools import cache, lru_cache

from pantheon.board import KEPT, disc, read_data, square
from pantheon.core.kept import kept
from pantheon.core.scene import UPRIGHT, Area, Board, Cell, Paint, Piece, Scene
from pantheon.core.words import words
from ..rules.constants import CITY, COLOUR_NAMES, HANDS, NOBODY, Phase
from ..rules.gods import colours_left
from ..rules.prophets import first_corners, takes_prophet
from ..rules.state import State
from ..rules.tiles import FACES, TURNS
from ..rules.world import protected, terrain_at
from . import landscape, panels
from .buttons import buttons
from .frame import RIM, frame_areas, frame_pieces, medallions
from .geometry import KIT, MARGIN, PROPHETS, TILE, middles, row_cells, slot_size, world_cell
from .influence_track import STUD, markers, track_cell
from .tile_faces import Face, face_of, face_symbol

SPOT = 18.0
"""The radius of a place for a prophet."""
QUARTER = 90
"""Degrees of a quarter turn."""
PAINTS = read_data("pantheon.games.four_gods", "paints", dict[str, Paint])


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table as a seat knows it, its own row at the bottom."""
    viewer = 0 if seat is None else seat
    cells, spots = _cells(state, viewer), _spots(state, seat)
    return Scene(
        board=_board(state.grid.size),
        shapes=_shapes(slot_size(state)),
        paints=PAINTS,
        cells=(*cells, *spots) if spots else cells,
        pieces=(
            *frame_pieces(state.grid.size, state.seats, viewer),
            *_world_pieces(state),
            *_tile_pieces(state),
            *_god_pieces(state),
            *markers(state),
        ),
        areas=_areas(state, viewer),
        panels=panels.panels(state),
        trays=panels.trays(state, viewer),
        buttons=() if seat is None else buttons(state, seat),
        ledgers=panels.terrain_ledgers(state),
        prompt=panels.prompt(state, seat),
    )


@lru_cache(2 * KEPT)
def tile_piece(look: Face, name: str, at: str, size: float, **lies: int) -> Piece:
    """A tile that lies outside the World, or would lie in it."""
    corners, bridge = look
    symbol, turn = face_symbol(corners, bridge)
    label = words("four_gods-face", **dict(zip("abcd", corners, strict=True)))
    lies = lies or UPRIGHT
    return Piece(name, symbol, at, label, size, turn=QUARTER * turn, rule="FG-2", lies=lies)


@cache
def _board(size: int) -> Board:
    return Board(_box(size, MARGIN), frame="none", focus=_box(size, RIM))


def _box(size: int, around: float) -> tuple[float, float, float, float]:
    """The World with so much around it."""
    side = size * TILE + 2 * around
    return -around, -around, side, side


@cache
def _shapes(slot: float) -> dict[str, str]:
    return {"cell": square(TILE), "slot": square(slot), "spot": disc(SPOT), "stud": square(STUD)}


@kept("grid", "seats", "slots", "laid")
def _cells(state: State, viewer: int) -> tuple[Cell, ...]:
    world = [world_cell(state.grid, cell, laid >= 0) for cell, laid in enumerate(state.laid)]
    return (*world, *row_cells(state, viewer), track_cell(state.grid.size))


@kept("knobs", "tiles.document", "laid", "prophet", "stand", "owner", "reserve")
def _areas(state: State, viewer: int) -> tuple[Area, ...]:
    framed = frame_areas(state.grid.size, state.seats, viewer)
    return (*framed, *medallions(state, viewer), *landscape.world_areas(state))


@kept("grid", "tiles.document", "laid", "prophet", "stand", "owner")
def _world_pieces(state: State) -> tuple[Piece, ...]:
    """The cities, and the prophets on them and on tiles."""
    pieces = []
    for cell, colour in enumerate(state.prophet):
        if colour == NOBODY:
            continue
        name, seat = state.grid.name(cell), state.owner[colour]
        if state.laid[cell] == CITY:
            pieces.append(_city(name, seat, protected(state, cell)))
            pieces.append(_prophet(name, seat, colour, 26.0, 22.0))
        else:
            dx, dy = landscape.standing(state, cell, state.stand[cell])
            pieces.append(_prophet(name, seat, colour, dx, dy - 8.0))
    return tuple(pieces)


@cache
def _city(name: str, seat: int, safe: bool) -> Piece:
    look = "four_gods-city-protected" if safe else "four_gods-city"  # symbol and words
    rule, label = "FG-23" if safe else "FG-21", words(look, cell=name)
    return KIT.piece(f"city:{name}", f"cell:{name}", label, look, seat, rule=rule)


@lru_cache(2 * KEPT)
def _prophet(name: str, seat: int, colour: int, dx: float, dy: float) -> Piece:
    label = words("four_gods-prophet", colour=colour, seat=seat)
    at = f"cell:{name}"
    return KIT.piece(f"prophet:{name}", at, label, PROPHETS[colour], seat, dx=dx, dy=dy)


def _spots(state: State, seat: int | None) -> tuple[Cell, ...]:
    """Where the viewer may set a prophet on the tile just placed (FG-19)."""
    if seat is None or not takes_prophet(state, seat):
        return ()
    cell = state.fresh[seat]
    x, y = middles(state.grid.size)[cell]
    cells = []
    for corner in first_corners(state, cell):
        dx, dy = landscape.standing(state, cell, corner)
        name, terrain = f"spot:{state.grid.name(cell)}:{corner}", terrain_at(state, cell, corner)
        at = x + dx, y + dy
        cells.append(KIT.cell(name, at, rule="FG-19", key="region", layer=9, terrain=terrain))
    return tuple(cells)


@kept("grid", "seats", "slots", "tiles.document", "rows", "hands")
def _tile_pieces(state: State) -> tuple[Piece, ...]:
    """The tiles in rows and hands."""
    pieces, small = [], slot_size(state) - 5
    for place, shown in enumerate(state.rows):
        if shown >= 0:
            face, at = face_of(state.tiles, shown * TURNS), divmod(place, state.slots)
            pieces.append(tile_piece(face, f"tile:{shown // FACES}", f"row:{at[0]}:{at[1]}", small))
    for place, shown in enumerate(state.hands):
        if shown >= 0:
            face, at = face_of(state.tiles, shown * TURNS), divmod(place, HANDS)
            name, hand = f"tile:{shown // FACES}", f"hand:{at[0]}:{at[1]}"
            pieces.append(tile_piece(face, name, hand, TILE, face=shown % FACES))
    return tuple(pieces)


@kept("owner", "phase", "knobs.secret")
def _god_pieces(state: State) -> tuple[Piece, ...]:
    """What is still to be chosen: gods, or with secret gods colours (FG-8, FG-18)."""
    kind, symbol, size, rule = "god", "four_gods-god", 70, "FG-18"
    if state.knobs.secret:
        if state.phase != Phase.COLOURS:
            return ()
        kind, symbol, size, rule = "colour", "px-prophet", 44, "FG-8"
    return tuple(
        Piece(f"{kind}:{left}", f"{symbol}-{COLOUR_NAMES[left]}", f"{kind}s:{left}",
              words(f"four_gods-{kind}", **{kind: left}), size, rule=rule)
        for left in colours_left(state)
    )  # fmt: skip
