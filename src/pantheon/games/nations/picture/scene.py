"""The table as places and pieces: the field, the display, the sack, the players.

A live table draws a scene after every action, and most of it is as it was: the parts are made
once for whatever they depend on and kept (`lru_cache`).
"""

# compiled: drawn for every update
from functools import lru_cache
from typing import Final

import msgspec

from pantheon.board import KEPT, box_around, hex_middle, hexagon
from pantheon.core.scene import Board, Cell, Paint, Piece, Scene, Tray
from pantheon.core.words import words
from ..rules.constants import NOBODY, Card, is_tribe
from ..rules.hexes import axial, neighbours
from ..rules.state import State
from .buttons import buttons_of, prompt_of
from .cards import KIT, hex_piece
from .panels import panels_of, stock_of

PITCH = 62.0
MARGIN = 84.0
LEAST = 0.52
"""Pixels per unit: a hexagon is never less than 54 pixels wide on a large screen."""
SHAPES = {"hex": hexagon(60)}
PAINTS = {
    "place": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=1, dash="3 5"),
    "card": Paint(),
}


_CELLS: Final[list[tuple[Cell, Cell]]] = []
"""By number: a cell without and with a card, as far as a field has reached so far."""
_COLUMNS: Final[list[int]] = []
_ROWS: Final[list[int]] = []
"""By number: where a cell lies; columns are half a cell wide."""


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same."""
    places = _places(state)
    return Scene(
        board=_board_around(places),
        shapes=SHAPES,
        paints=PAINTS,
        cells=_cells(state, places),
        pieces=_pieces(state),
        panels=panels_of(state),
        trays=_trays(sum(state.sack)),
        buttons=buttons_of(state),
        ledgers=stock_of(state),
        prompt=prompt_of(state),
        coin="px-lozenge",
    )


def _board_around(places: list[int]) -> Board:
    west = east = _COLUMNS[places[0]]
    north = south = _ROWS[places[0]]
    for place in places:
        column, row = _COLUMNS[place], _ROWS[place]
        if column < west:
            west = column
        elif column > east:
            east = column
        if row < north:
            north = row
        elif row > south:
            south = row
    return _board(west, north, east, south)


@lru_cache(KEPT)
def _board(west: int, north: int, east: int, south: int) -> Board:
    left, right = hex_middle(0, west, PITCH)[0], hex_middle(0, east, PITCH)[0]
    top, bottom = hex_middle(0, north, PITCH)[1], hex_middle(0, south, PITCH)[1]
    return Board(box_around([(left, top), (right, bottom)], MARGIN), least=LEAST)


@lru_cache(KEPT)
def _trays(in_sack: int) -> tuple[Tray, ...]:
    return (
        KIT.tray("row", "display", "NA-11", slots=2),
        KIT.tray("bag", "sack", "NA-3", count=in_sack),
    )


def _places(state: State) -> list[int]:
    """Cells with a card and around one; a lifted desert counts as if it were still there."""
    card, near, lifted = state.card, state.near, state.lifted
    around = [] if lifted == NOBODY else [lifted, *neighbours(lifted)]
    for cell in range(len(_CELLS), len(card)):
        q, r = axial(cell)
        _COLUMNS.append(2 * q + r)
        _ROWS.append(r)
        _CELLS.append((_cell(cell, "place"), _cell(cell, "card")))
    return [
        cell
        for cell in range(len(card))
        if near[cell] > 0 or card[cell] != Card.EMPTY or (around and cell in around)
    ]


def _cells(state: State, places: list[int]) -> tuple[Cell, ...]:
    card, lifted = state.card, state.lifted
    return tuple([
        _CELLS[cell][1 if card[cell] != Card.EMPTY or cell == lifted else 0] for cell in places
    ])  # fmt: skip


def _cell(cell: int, paint: str) -> Cell:
    q, r = axial(cell)
    return KIT.cell(f"cell:{cell}", hex_middle(q, r, PITCH), "hex", paint=paint, q=q, r=r)


def _pieces(state: State) -> tuple[Piece, ...]:
    """The cards and stones of the field, and the cards on display."""
    pieces: list[Piece] = []
    for cell, card in enumerate(state.card):
        if card == Card.EMPTY:
            continue
        if is_tribe(card):
            pieces.extend(_tribe(cell, card, state.faith[cell]))
        else:
            desert = state.deserts.index(cell) if card == Card.DESERT else NOBODY
            pieces.append(_card(cell, card, desert))
    if state.lifted != NOBODY:
        lifted = _card(state.lifted, Card.DESERT, state.deserts.index(NOBODY))
        pieces.append(msgspec.structs.replace(lifted, faded=True))
    for slot, card in enumerate(state.display):
        if card != Card.EMPTY:
            pieces.append(_shown(slot, card))
    return tuple(pieces)


@lru_cache(KEPT)
def _tribe(cell: int, card: int, god: int) -> tuple[Piece, Piece]:
    """A tribe, and the stone that shows whom it follows, or that it follows nobody."""
    seat = god if god != NOBODY else None
    symbol = "nations-stone-none" if seat is None else f"nations-stone-@{god}"
    label = words("nations-faithless") if seat is None else words("nations-follows", seat=god)
    stone = KIT.piece(f"stone:{cell}", f"cell:{cell}", label, symbol, seat)
    return _card(cell, card, NOBODY), stone


@lru_cache(KEPT)
def _card(cell: int, card: int, desert: int) -> Piece:
    """A card on the field; deserts wander, so each goes by a number of its own."""
    name = f"card:{cell}" if desert == NOBODY else f"desert:{desert}"
    return hex_piece(name, card, f"cell:{cell}")


@lru_cache(KEPT)
def _shown(slot: int, card: int) -> Piece:
    """A card on display."""
    return hex_piece(f"shown:{slot}", card, f"display:{slot}")
