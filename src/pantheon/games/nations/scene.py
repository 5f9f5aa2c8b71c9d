"""The table as places and pieces: the field, the display, the sack, the players."""

from __future__ import annotations

import math
from functools import cache

import msgspec

from pantheon.core.scene import (
    Board,
    Button,
    Cell,
    Counter,
    Figure,
    Ledger,
    LedgerRow,
    Paint,
    Panel,
    Piece,
    Scene,
    Tray,
)
from pantheon.core.words import Words, words
from pantheon.games.nations.cards import (
    COLOUR_NAMES,
    DECAY,
    DESERT,
    EMPTY,
    EXTRA,
    NOBODY,
    TEMPLE,
    TRIBE,
    WHIRLWIND,
    is_temple,
    is_tribe,
)
from pantheon.games.nations.hexes import axial, neighbours
from pantheon.games.nations.state import (
    ACT,
    CONVERT_TRIBES,
    LAST,
    OVER,
    ROB,
    SET,
    WHIRL,
)
from pantheon.games.nations.view import FieldCard, NationsView

RADIUS = 60.0
PITCH = 62.0
CARD_SIZE = 132.0
MARGIN = 84.0

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
    CONVERT_TRIBES: "nations-prompt-convert",
    ROB: "nations-prompt-rob",
    WHIRL: "nations-prompt-whirl",
    SET: "nations-prompt-set",
    LAST: "nations-prompt-last",
    OVER: "nations-prompt-over",
}
_RULES = {DESERT: "NA-23", DECAY: "NA-24", WHIRLWIND: "NA-25", EXTRA: "NA-26"}


@cache
def centre(cell: int) -> tuple[float, float]:
    """Where a cell's middle lies in the drawing."""
    q, r = axial(cell)
    return round(PITCH * math.sqrt(3) * (q + r / 2), 1), round(PITCH * 1.5 * r, 1)


def scene_of(view: NationsView, seat: int | None) -> Scene:
    """The whole table; everyone sees the same."""
    occupied = {each.cell for each in view.field}
    if view.lifted != NOBODY:
        occupied.add(view.lifted)
    edge = {around for cell in occupied for around in neighbours(cell)} - occupied
    return Scene(
        board=Board(_box(occupied | edge)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=tuple(_cell(cell, cell in occupied) for cell in sorted(occupied | edge)),
        pieces=(*_field_pieces(view), *_display_pieces(view)),
        panels=tuple(_panel(view, each) for each in range(len(view.gods))),
        trays=(
            Tray("display", "row", words("nations-display"), slots=2, rule="NA-11"),
            Tray("sack", "bag", words("nations-sack"), count=sum(view.sack), symbol="px-sack",
                 rule="NA-3"),
        ),
        buttons=_buttons(view),
        ledgers=(_stock(view),),
        prompt=_prompt(view),
        coin="px-lozenge",
    )  # fmt: skip


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


@cache
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
    spots = [centre(cell) for cell in cells]
    left, top = min(x for x, _ in spots) - MARGIN, min(y for _, y in spots) - MARGIN
    right, low = max(x for x, _ in spots) + MARGIN, max(y for _, y in spots) + MARGIN
    return left, top, right - left, low - top


@cache
def _cell(cell: int, occupied: bool) -> Cell:
    x, y = centre(cell)
    q, r = axial(cell)
    label = words("nations-cell", q=q, r=r)
    return Cell(f"cell:{cell}", "hex", x, y, label, paint="card" if occupied else "place")


def _field_pieces(view: NationsView) -> list[Piece]:
    pieces: list[Piece] = []
    for each in view.field:
        if each.card == DESERT:
            name = f"desert:{view.deserts.index(each.cell)}"
        else:
            name = f"card:{each.cell}"
        piece = hex_piece(name, each.card, f"cell:{each.cell}")
        pieces.append(piece)
        if is_tribe(each.card):
            pieces.append(_stone(each))
    if view.lifted != NOBODY:
        name = f"desert:{view.deserts.index(NOBODY)}"
        lifted = hex_piece(name, DESERT, f"cell:{view.lifted}")
        pieces.append(msgspec.structs.replace(lifted, faded=True))
    return pieces


@cache
def _stone(tribe: FieldCard) -> Piece:
    followed = tribe.faith != NOBODY
    return Piece(
        f"stone:{tribe.cell}",
        f"nations-stone-@{tribe.faith}" if followed else "nations-stone-none",
        f"cell:{tribe.cell}",
        words("nations-follows", seat=tribe.faith) if followed else words("nations-faithless"),
        size=36,
        dy=42,
        layer=2,
        seat=tribe.faith if followed else None,
        rule="NA-21",
    )


def _display_pieces(view: NationsView) -> list[Piece]:
    return [
        hex_piece(f"shown:{slot}", card, f"display:{slot}")
        for slot, card in enumerate(view.display)
        if card != EMPTY
    ]


def _panel(view: NationsView, seat: int) -> Panel:
    god = view.gods[seat]
    power = Counter(
        f"power:{seat}", god.power, words("nations-power"), "px-lozenge",
        most=view.knobs["power_cap"], rule="NA-2",
    )  # fmt: skip
    tallies = tuple(
        Counter(
            f"tally:{seat}:{colour}", god.tally[colour],
            words("nations-tribes-of", colour=colour), f"nations-swatch-{name}",
            lit=god.held[colour] > 0, rule="NA-30",
        )
        for colour, name in enumerate(COLOUR_NAMES)
    )  # fmt: skip
    stock = (
        Counter(f"temples:{seat}", god.temples, words("nations-temples"), "px-ic-temple"),
        Counter(f"stones:{seat}", god.stones, words("nations-stones"), f"nations-stone-@{seat}"),
    )
    return Panel(seat, god.points, (power, *tallies, *stock), _badges(view, seat))


def _badges(view: NationsView, seat: int) -> tuple[Piece, ...]:
    god = view.gods[seat]
    at = f"panel:{seat}"
    cards = [
        Piece(f"points:{colour}:{seat}:{number}", f"nations-points-{COLOUR_NAMES[colour]}", at,
              words("nations-points-card", colour=colour), value=str(view.knobs["points_card"]),
              rule="NA-30")
        for colour, held in enumerate(god.held)
        for number in range(held)
    ]  # fmt: skip
    chips = [
        Piece(f"chip:{colour}", f"nations-chip-{COLOUR_NAMES[colour]}", at,
              words("nations-chip", colour=colour), value=str(view.knobs["points_chip"]),
              rule="NA-30")
        for colour, owner in enumerate(view.chips)
        if owner == seat
    ]  # fmt: skip
    extras = [
        Piece(f"extra:{seat}:{number}", "nations-extra", at, card_words(EXTRA), rule="NA-26")
        for number in range(god.extras)
    ]
    return (*cards, *chips, *extras)


def _buttons(view: NationsView) -> tuple[Button, ...]:
    if view.phase in (ROB, WHIRL):
        return (Button("button:decline", words("nations-do-decline"), rule="NA-24"),)
    if view.phase == LAST:
        return (
            Button("button:extra", words("nations-do-extra"), "nations-extra", rule="NA-26"),
            Button("button:end", words("nations-do-end"), "px-ic-check", rule="NA-13"),
        )
    if view.phase != ACT:
        return ()
    knobs = view.knobs
    shown = [
        Button(f"button:shown:{slot}", words("nations-do-card", card=card), card_symbol(card),
               _card_cost(view, card), f"display:{slot}", card_rule(card))
        for slot, card in enumerate(view.display)
        if card != EMPTY
    ]  # fmt: skip
    return (
        *shown,
        Button("button:temple", words("nations-do-temple"), f"nations-temple-@{view.active}",
               f"{knobs['temple_cost']}/⬡", rule="NA-22"),
        Button("button:move", words("nations-do-move"), "nations-desert",
               str(knobs["move_cost"]), rule="NA-27"),
        Button("button:discard", words("nations-do-discard"), "px-sack", rule="NA-28"),
        Button("button:extra", words("nations-do-extra"), "nations-extra", rule="NA-26"),
    )  # fmt: skip


def _card_cost(view: NationsView, card: int) -> str:
    if is_tribe(card):
        return f"{view.knobs['tribe_cost']}/⬡"
    return f"+{view.knobs['desert_gain']}" if card == DESERT else ""


def _stock(view: NationsView) -> Ledger:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    rows = []
    for colour, name in enumerate(COLOUR_NAMES):
        left = 2 - sum(god.held[colour] for god in view.gods)
        chip = view.chips[colour] == NOBODY
        rows.append(
            LedgerRow(
                words("nations-colour", colour=colour),
                (
                    Figure(str(left), f"nations-points-{name}"),
                    Figure("1" if chip else "–", f"nations-chip-{name}"),
                    Figure(str(view.sack[TRIBE + colour]), "px-sack"),
                ),
                f"nations-swatch-{name}",
                id=f"stock:{colour}",
            )
        )
    columns = (words("nations-points-cards"), words("nations-chips"), words("nations-in-sack"))
    note = words("nations-points-end", points=view.knobs["target"])
    return Ledger("stock", words("nations-stock"), tuple(rows), columns, note)


def _prompt(view: NationsView) -> Words:
    if view.phase == ACT:
        total = view.knobs["actions"]
        number = max(1, total - view.actions_left + 1)
        return words("nations-prompt-act", number=number, total=max(total, number))
    return words(_PROMPTS[view.phase])
