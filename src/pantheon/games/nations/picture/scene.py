"""The table as places and pieces: the field, the display, the sack, the players.

A live table draws a scene after every action, and most of it is as it was: the parts are made
once for whatever they depend on and kept (`lru_cache`).
"""

# compiled: drawn for every update
from __future__ import annotations

import math
from functools import cache, lru_cache

import msgspec

from pantheon.core.scene import Board, Cell, Paint, Piece, Scene, Tray
from pantheon.core.words import words
from ..rules.constants import NOBODY, Card, is_tribe
from ..rules.hexes import axial, neighbours
from ..rules.state import State
from .buttons import buttons_of, prompt_of
from .cards import KEPT, hex_piece
from .panels import panels_of, stock_of

PITCH = 62.0
MARGIN = 84.0
SHAPES = {"hex": "M0.0 -60.0L52.0 -30.0L52.0 30.0L0.0 60.0L-52.0 30.0L-52.0 -30.0Z"}
PAINTS = {
    "place": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=1, dash="3 5"),
    "card": Paint(),
}


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same."""
    occupied = {cell for cell, card in enumerate(state.card) if card != Card.EMPTY}
    places = occupied.union(state.edge)
    if state.lifted != NOBODY:
        occupied.add(state.lifted)
        places.update(neighbours(state.lifted), occupied)
    return Scene(
        board=Board(_box(places)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=tuple(_cell(cell, cell in occupied) for cell in sorted(places)),
        pieces=tuple(_pieces(state)),
        panels=panels_of(state),
        trays=_trays(sum(state.sack)),
        buttons=buttons_of(state),
        ledgers=(stock_of(state),),
        prompt=prompt_of(state),
        coin="px-lozenge",
    )


@cache
def _trays(in_sack: int) -> tuple[Tray, ...]:
    return (
        Tray("display", "row", words("nations-display"), slots=2, rule="NA-11"),
        Tray("sack", "bag", words("nations-sack"), count=in_sack, symbol="px-sack", rule="NA-3"),
    )


def _box(cells: set[int]) -> tuple[float, float, float, float]:
    xs = [_centre(cell)[0] for cell in cells]
    ys = [_centre(cell)[1] for cell in cells]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top


@cache
def _centre(cell: int) -> tuple[float, float]:
    q, r = axial(cell)
    return round(PITCH * math.sqrt(3) * (q + r / 2), 1), round(PITCH * 1.5 * r, 1)


@cache
def _cell(cell: int, occupied: bool) -> Cell:
    x, y = _centre(cell)
    q, r = axial(cell)
    label = words("nations-cell", q=q, r=r)
    return Cell(f"cell:{cell}", "hex", x, y, label, paint="card" if occupied else "place")


def _pieces(state: State) -> list[Piece]:
    """The cards and stones of the field, and the cards on display."""
    pieces: list[Piece] = []
    for cell, card in enumerate(state.card):
        if card == Card.EMPTY:
            continue
        desert = state.deserts.index(cell) if card == Card.DESERT else NOBODY
        pieces.append(_card(cell, card, desert))
        if is_tribe(card):
            pieces.append(_stone(cell, state.faith[cell]))
    if state.lifted != NOBODY:
        lifted = _card(state.lifted, Card.DESERT, state.deserts.index(NOBODY))
        pieces.append(msgspec.structs.replace(lifted, faded=True))
    for slot, card in enumerate(state.display):
        if card != Card.EMPTY:
            pieces.append(hex_piece(f"shown:{slot}", card, f"display:{slot}"))
    return pieces


@lru_cache(KEPT)
def _card(cell: int, card: int, desert: int) -> Piece:
    """A card on the field; deserts wander, so each goes by a number of its own."""
    name = f"card:{cell}" if desert == NOBODY else f"desert:{desert}"
    return hex_piece(name, card, f"cell:{cell}")


@lru_cache(KEPT)
def _stone(cell: int, god: int) -> Piece:
    """The stone that shows whom a tribe follows, or that it follows nobody."""
    seat = god if god != NOBODY else None
    symbol = "nations-stone-none" if seat is None else f"nations-stone-@{god}"
    label = words("nations-faithless") if seat is None else words("nations-follows", seat=god)
    at = f"cell:{cell}"
    return Piece(f"stone:{cell}", symbol, at, label, 36, dy=42, layer=2, seat=seat, rule="NA-21")
