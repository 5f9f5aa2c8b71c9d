"""The table as places and pieces: the World in its frame, rows, hands, gods and players."""

from __future__ import annotations

import math

import msgspec

from pantheon.core.scene import Area, Board, Cell, Paint, Piece, Scene
from pantheon.core.words import words
from ..rules.constants import CITY, COLOUR_NAMES, HANDS, NOBODY, Phase
from ..rules.gods import colours_left
from ..rules.named_areas import realms_of
from ..rules.prophets import first_corners, takes_prophet
from ..rules.state import State
from ..rules.tiles import FACES, TURNS
from ..rules.world import protected, terrain_at
from . import frame, landscape, panels
from .geometry import MARGIN, TILE, middle_of, row_cells, slot_size, square, world_cell
from .tile_faces import face_of, face_symbol

PROPHET_SIZE = 40.0
CITY_SIZE = 82.0
SPOT_RADIUS = 18.0
QUARTER = 90
"""Degrees of a quarter turn."""
HAIR = "var(--hair,#2b2a3347)"
PAINTS = {
    **frame.PAINTS,
    **landscape.PAINTS,
    "floor": Paint(fill="var(--sheet,#efe4cb)", stroke=HAIR, width=1, dash="2 5"),
    "laid": Paint(fill="#0000", stroke="#2b2a336b", width=1),
    "slot": Paint(fill="var(--sheet,#faf4e4)", stroke="var(--line,#2b2a33c7)", width=1.4,
                  opacity=0.8),
    "rhumb": Paint(stroke="var(--rhumb,#7a551038)", width=1),
    "shadow": Paint(fill="#2b2a3340"),
    "spot": Paint(fill="#fff6dccc", stroke="#8a6212", width=1.5, dash="3 3"),
}  # fmt: skip


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table as a seat knows it, its own row at the bottom."""
    viewer = 0 if seat is None else seat
    realms = realms_of(state)
    framed = frame.frame_of(state.grid.size, state.seats, viewer)
    world = [world_cell(state, cell) for cell in range(state.grid.cells)]
    return Scene(
        board=Board(_box(state, MARGIN), frame="none", focus=_box(state, frame.RIM)),
        shapes={
            "cell": square(TILE),
            "slot": square(slot_size(state)),
            "spot": _circle(SPOT_RADIUS),
        },
        paints=PAINTS,
        cells=(*world, *row_cells(state, viewer), *_spots(state, seat)),
        pieces=(
            _rose(state),
            *framed.pieces,
            *_world_pieces(state),
            *_row_pieces(state),
            *_hand_pieces(state),
            *_god_pieces(state),
        ),
        areas=(
            *framed.areas,
            *framed.medallions(state),
            *_floor(state),
            *(area for cell, laid in enumerate(state.laid) if laid >= 0
              for area in landscape.tile_areas(state, cell)),
            *landscape.kingdom_areas(state, realms),
        ),
        panels=panels.panels(state),
        trays=panels.trays(state, seat),
        buttons=() if seat is None else panels.buttons(state, seat),
        ledgers=(panels.terrain_ledger(state),),
        prompt=panels.prompt(state, seat),
    )  # fmt: skip


def tile_piece(state: State, name: str, laid: int, at: str, size: float) -> Piece:
    """A tile that lies outside the World, or would lie in it."""
    corners, bridge = face_of(state.tiles, laid)
    symbol, turn = face_symbol(corners, bridge)
    a, b, c, d = corners
    label = words("four_gods-face", a=a, b=b, c=c, d=d)
    return Piece(name, symbol, at, label, size, turn=QUARTER * turn, rule="FG-2")


def _box(state: State, around: float) -> tuple[float, float, float, float]:
    """The World with so much around it."""
    side = state.grid.size * TILE + 2 * around
    return -around, -around, side, side


def _circle(radius: float) -> str:
    return f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 1 0 .01Z"


def _floor(state: State) -> list[Area]:
    """The sea chart that the World is laid on, and the shadow of what lies there."""
    size = state.grid.size
    middle, reach = size * TILE / 2, size * TILE * 0.5
    rays = [(math.cos(turn), math.sin(turn)) for turn in (n * math.pi / 16 for n in range(32))]
    rhumbs = "".join(
        f"M{middle:g} {middle:g}l{x * far:.1f} {y * far:.1f}"
        for x, y in rays
        for far in (reach / max(abs(x), abs(y)),)
    )
    shadow = "".join(
        f"M{cell % size * TILE - 3:g} {cell // size * TILE + 4:g}h{TILE:g}v{TILE:g}h{-TILE:g}Z"
        for cell, laid in enumerate(state.laid)
        if laid >= 0
    )
    return [Area("rhumbs", rhumbs, "rhumb"), Area("shadow", shadow, "shadow")]


def _rose(state: State) -> Piece:
    """A compass rose in the middle of the chart."""
    middle = state.grid.size // 2
    name = state.grid.name(middle * state.grid.size + middle)
    off = -TILE / 2 if state.grid.size % 2 == 0 else 0.0
    return Piece("rose", "px-rose", f"cell:{name}", None, 130, off, off, layer=0, faded=True)


def _world_pieces(state: State) -> list[Piece]:
    pieces = []
    for cell, laid in enumerate(state.laid):
        name = state.grid.name(cell)
        if laid == CITY:
            pieces.append(_city(state, cell, name))
        if state.prophet[cell] != NOBODY:
            pieces.append(_prophet(state, cell, name))
    return pieces


def _city(state: State, cell: int, name: str) -> Piece:
    """FG-23: a city that no face of the set can replace is marked as protected."""
    safe = protected(state, cell)
    look = "four_gods-city-protected" if safe else "four_gods-city"  # the symbol and its words
    seat = state.owner[state.prophet[cell]]
    return Piece(f"city:{name}", look, f"cell:{name}", words(look, cell=name), CITY_SIZE,
                 layer=7, seat=seat, rule="FG-23" if safe else "FG-21")  # fmt: skip


def _prophet(state: State, cell: int, name: str) -> Piece:
    colour = state.prophet[cell]
    if state.laid[cell] == CITY:
        dx, dy = 26.0, 22.0
    else:
        dx, dy = landscape.standing(state, cell, state.stand[cell])
        dy -= 8.0
    label = words("four_gods-prophet", colour=colour, seat=state.owner[colour])
    return Piece(f"prophet:{name}", f"px-prophet-{COLOUR_NAMES[colour]}", f"cell:{name}", label,
                 PROPHET_SIZE, dx, dy, layer=8, seat=state.owner[colour], rule="FG-19")  # fmt: skip


def _spots(state: State, seat: int | None) -> list[Cell]:
    """Where the viewer may set a prophet on the tile just placed (FG-19)."""
    if seat is None or not takes_prophet(state, seat):
        return []
    cell = state.fresh[seat]
    cells = []
    for corner in first_corners(state, cell):
        dx, dy = landscape.standing(state, cell, corner)
        x, y = middle_of(state, cell)
        terrain = terrain_at(state, cell, corner)
        label = words("four_gods-region", terrain=terrain)
        cells.append(
            Cell(f"spot:{state.grid.name(cell)}:{corner}", "spot", x + dx, y + dy, label, layer=9,
                 paint="spot", rule="FG-19")
        )  # fmt: skip
    return cells


def _row_pieces(state: State) -> list[Piece]:
    size = slot_size(state) - 5
    return [
        _tile(state, shown, f"row:{place // state.slots}:{place % state.slots}", size)
        for place, shown in enumerate(state.rows)
        if shown >= 0
    ]


def _hand_pieces(state: State) -> list[Piece]:
    return [
        msgspec.structs.replace(
            _tile(state, shown, f"hand:{place // HANDS}:{place % HANDS}", TILE),
            lies={"face": shown % FACES},
        )
        for place, shown in enumerate(state.hands)
        if shown >= 0
    ]


def _tile(state: State, shown: int, at: str, size: float) -> Piece:
    return tile_piece(state, f"tile:{shown // FACES}", shown * TURNS, at, size)


def _god_pieces(state: State) -> list[Piece]:
    """What is still to be chosen: gods, or with secret gods colours (FG-8, FG-18)."""
    if not state.knobs.secret:
        return [
            Piece(f"god:{god}", f"four_gods-god-{COLOUR_NAMES[god]}", f"gods:{god}",
                  words("four_gods-god", god=god), 70, rule="FG-18")
            for god in colours_left(state)
        ]  # fmt: skip
    return [
        Piece(f"colour:{colour}", f"px-prophet-{COLOUR_NAMES[colour]}", f"colours:{colour}",
              words("four_gods-colour", colour=colour), 44, rule="FG-8")
        for colour in colours_left(state)
        if state.phase == Phase.COLOURS
    ]  # fmt: skip
