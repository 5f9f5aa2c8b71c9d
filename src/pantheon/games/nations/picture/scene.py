"""The table as places and pieces: the field, the display, the sack, the players.

A live table draws a scene after every action, and most of it is as it was: the parts are made
once for whatever they depend on and kept (`lru_cache`).
"""

# compiled: drawn for every update
from __future__ import annotations

import math
from functools import cache, lru_cache

import msgspec

from pantheon.core.scene import Board, Button, Cell, Paint, Piece, Scene, Tray
from pantheon.core.words import Words, words
from ..rules.constants import (
    COLOUR_NAMES,
    DECAY,
    DESERT,
    EMPTY,
    EXTRA,
    NOBODY,
    TEMPLE,
    TRIBE,
    WHIRLWIND,
    Phase,
    is_temple,
    is_tribe,
)
from ..rules.hexes import axial, neighbours
from ..rules.state import State
from .panels import panels_of, stock_of

RADIUS = 60.0
PITCH = 62.0
CARD_SIZE = 132.0
MARGIN = 84.0
KEPT = 4096
"""So many rows of buttons are kept."""
PIECES_KEPT = 1 << 14

_CORNERS = [
    (RADIUS * math.sin(math.radians(60 * i)), -RADIUS * math.cos(math.radians(60 * i)))
    for i in range(6)
]
SHAPES = {"hex": "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in _CORNERS) + "Z"}
PAINTS = {
    "place": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=1, dash="3 5"),
    "card": Paint(),
}

_SYMBOLS = {
    DESERT: "nations-desert",
    DECAY: "nations-decay",
    WHIRLWIND: "nations-whirlwind",
    EXTRA: "nations-extra",
}
_PROMPTS = {
    Phase.CONVERT_TRIBES: "nations-prompt-convert",
    Phase.ROB: "nations-prompt-rob",
    Phase.WHIRL: "nations-prompt-whirl",
    Phase.SET: "nations-prompt-set",
    Phase.LAST: "nations-prompt-last",
    Phase.OVER: "nations-prompt-over",
}
_RULES = {DESERT: "NA-23", DECAY: "NA-24", WHIRLWIND: "NA-25", EXTRA: "NA-26"}


@cache
def centre(cell: int) -> tuple[float, float]:
    """Where a cell's middle lies in the drawing."""
    q, r = axial(cell)
    return round(PITCH * math.sqrt(3) * (q + r / 2), 1), round(PITCH * 1.5 * r, 1)


def scene_of(state: State, seat: int | None) -> Scene:
    """The whole table; everyone sees the same."""
    occupied = {cell for cell, card in enumerate(state.card) if card != EMPTY}
    if state.lifted != NOBODY:
        occupied.add(state.lifted)
    edge = {around for cell in occupied for around in neighbours(cell)} - occupied
    return Scene(
        board=Board(_box(occupied | edge)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=tuple(_cell(cell, cell in occupied) for cell in sorted(occupied | edge)),
        pieces=(*_field_pieces(state), *_display_pieces(state)),
        panels=panels_of(state),
        trays=_trays(sum(state.sack)),
        buttons=_buttons(state),
        ledgers=(stock_of(state),),
        prompt=_prompt(state),
        coin="px-lozenge",
    )


@cache
def _trays(in_sack: int) -> tuple[Tray, ...]:
    return (
        Tray("display", "row", words("nations-display"), slots=2, rule="NA-11"),
        Tray("sack", "bag", words("nations-sack"), count=in_sack, symbol="px-sack", rule="NA-3"),
    )


def card_symbol(card: int) -> str:
    """The symbol of a hex card."""
    if is_temple(card):
        return f"nations-temple-@{card - TEMPLE}"
    if is_tribe(card):
        return f"nations-tribe-{COLOUR_NAMES[card - TRIBE]}"
    return _SYMBOLS[card]


def card_words(card: int) -> Words:
    """The name of a hex card."""
    if is_temple(card):
        return words("nations-temple", seat=card - TEMPLE)
    return words("nations-card", card=card)


def card_rule(card: int) -> str:
    """The rule that a hex card is played by."""
    if is_temple(card):
        return "NA-22"
    return "NA-20" if is_tribe(card) else _RULES[card]


@lru_cache(PIECES_KEPT)
def hex_piece(name: str, card: int, at: str) -> Piece:
    """A hex card as a piece."""
    symbol = card_symbol(card)
    small = f"{symbol}-small" if card >= TRIBE else ""
    return Piece(
        name,
        symbol,
        at,
        card_words(card),
        CARD_SIZE,
        seat=card - TEMPLE if is_temple(card) else None,
        small=small,
        rule=card_rule(card),
    )


def _box(cells: set[int]) -> tuple[float, float, float, float]:
    xs = [centre(cell)[0] for cell in cells]
    ys = [centre(cell)[1] for cell in cells]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    right, low = max(xs) + MARGIN, max(ys) + MARGIN
    return left, top, right - left, low - top


@cache
def _cell(cell: int, occupied: bool) -> Cell:
    x, y = centre(cell)
    q, r = axial(cell)
    label = words("nations-cell", q=q, r=r)
    return Cell(f"cell:{cell}", "hex", x, y, label, paint="card" if occupied else "place")


def _field_pieces(state: State) -> list[Piece]:
    pieces: list[Piece] = []
    for cell, card in enumerate(state.card):
        if card == EMPTY:
            continue
        number = state.deserts.index(cell) if card == DESERT else NOBODY
        pieces.append(_card_piece(cell, card, number))
        if is_tribe(card):
            pieces.append(_stone(cell, state.faith[cell]))
    if state.lifted != NOBODY:
        name = f"desert:{state.deserts.index(NOBODY)}"
        lifted = hex_piece(name, DESERT, f"cell:{state.lifted}")
        pieces.append(msgspec.structs.replace(lifted, faded=True))
    return pieces


@lru_cache(PIECES_KEPT)
def _card_piece(cell: int, card: int, desert: int) -> Piece:
    """A card on the field; deserts wander, so each goes by a number of its own."""
    name = f"card:{cell}" if desert == NOBODY else f"desert:{desert}"
    return hex_piece(name, card, f"cell:{cell}")


@lru_cache(PIECES_KEPT)
def _stone(cell: int, god: int) -> Piece:
    followed = god != NOBODY
    return Piece(
        f"stone:{cell}",
        f"nations-stone-@{god}" if followed else "nations-stone-none",
        f"cell:{cell}",
        words("nations-follows", seat=god) if followed else words("nations-faithless"),
        size=36,
        dy=42,
        layer=2,
        seat=god if followed else None,
        rule="NA-21",
    )


def _display_pieces(state: State) -> list[Piece]:
    return [
        hex_piece(f"shown:{slot}", card, f"display:{slot}")
        for slot, card in enumerate(state.display)
        if card != EMPTY
    ]


def _buttons(state: State) -> tuple[Button, ...]:
    if state.phase in (Phase.ROB, Phase.WHIRL):
        return (Button("button:decline", words("nations-do-decline"), rule="NA-24"),)
    if state.phase == Phase.LAST:
        return (
            Button("button:extra", words("nations-do-extra"), "nations-extra", rule="NA-26"),
            Button("button:end", words("nations-do-end"), "px-ic-check", rule="NA-13"),
        )
    if state.phase != Phase.ACT:
        return ()
    knobs = state.knobs
    costs = knobs.tribe_cost, knobs.temple_cost, knobs.move_cost, knobs.desert_gain
    return _act_buttons(tuple(state.display), state.active, costs)


@lru_cache(KEPT)
def _act_buttons(
    display: tuple[int, ...], active: int, costs: tuple[int, int, int, int]
) -> tuple[Button, ...]:
    tribe_cost, temple_cost, move_cost, desert_gain = costs
    shown = [
        Button(f"button:shown:{slot}", words("nations-do-card", card=card), card_symbol(card),
               _card_cost(card, tribe_cost, desert_gain), f"display:{slot}", card_rule(card))
        for slot, card in enumerate(display)
        if card != EMPTY
    ]  # fmt: skip
    return (
        *shown,
        Button("button:temple", words("nations-do-temple"), f"nations-temple-@{active}",
               f"{temple_cost}/⬡", rule="NA-22"),
        Button("button:move", words("nations-do-move"), "nations-desert", str(move_cost),
               rule="NA-27"),
        Button("button:discard", words("nations-do-discard"), "px-sack", rule="NA-28"),
        Button("button:extra", words("nations-do-extra"), "nations-extra", rule="NA-26"),
    )  # fmt: skip


def _card_cost(card: int, tribe_cost: int, desert_gain: int) -> str:
    if is_tribe(card):
        return f"{tribe_cost}/⬡"
    return f"+{desert_gain}" if card == DESERT else ""


def _prompt(state: State) -> Words:
    if state.phase == Phase.ACT:
        total = state.knobs.actions
        number = max(1, total - state.actions_left + 1)
        return words("nations-prompt-act", number=number, total=max(total, number))
    return words(_PROMPTS[state.phase])
