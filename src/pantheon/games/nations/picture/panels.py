"""Beside the field: the players' panels and the common stock.

Most of them are as they were after an action: each is made once for whatever it depends on and
kept (`lru_cache`).
"""

# compiled: drawn for every update
from __future__ import annotations

from functools import lru_cache

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece
from pantheon.core.words import Words, words
from ..rules.constants import COLOUR_NAMES, COLOURS, NOBODY, Card
from ..rules.nations import CARDS_A_COLOUR
from ..rules.state import State

KEPT = 4096


def panels_of(state: State) -> tuple[Panel, ...]:
    """What everyone sees of each player."""
    return tuple([_panel(state, seat) for seat in range(state.seats)])


def _panel(state: State, seat: int) -> Panel:
    colours = slice(seat * COLOURS, (seat + 1) * COLOURS)
    held, tally = tuple(state.held[colours]), tuple(state.tally[colours])
    chips = tuple([colour for colour, owner in enumerate(state.chips) if owner == seat])
    stock = state.power[seat], state.temples[seat], state.stones[seat]
    worth = state.knobs.points_card, state.knobs.points_chip
    counters = _counters(seat, stock, tally, held, state.knobs.power_cap)
    badges = _badges(seat, held, chips, state.extras[seat], worth)
    return Panel(seat, state.points[seat], counters, badges)


@lru_cache(KEPT)
def _counters(
    seat: int, stock: tuple[int, int, int], tally: tuple[int, ...], held: tuple[int, ...], cap: int
) -> tuple[Counter, ...]:
    power, temples, stones = stock
    tallies = [
        Counter(f"tally:{seat}:{colour}", tally[colour], words("nations-tribes-of", colour=colour),
                f"nations-swatch-{name}", lit=held[colour] > 0, rule="NA-30")
        for colour, name in enumerate(COLOUR_NAMES)
    ]  # fmt: skip
    return (
        Counter(f"power:{seat}", power, words("nations-power"), "px-lozenge", cap, rule="NA-2"),
        *tallies,
        Counter(f"temples:{seat}", temples, words("nations-temples"), "px-ic-temple"),
        Counter(f"stones:{seat}", stones, words("nations-stones"), f"nations-stone-@{seat}"),
    )


@lru_cache(KEPT)
def _badges(
    seat: int, held: tuple[int, ...], chips: tuple[int, ...], extras: int, worth: tuple[int, int]
) -> tuple[Piece, ...]:
    def badge(name: str, symbol: str, label: Words, value: str, rule: str) -> Piece:
        return Piece(name, f"nations-{symbol}", f"panel:{seat}", label, value=value, rule=rule)

    card, chip = str(worth[0]), str(worth[1])
    points = [
        badge(f"points:{colour}:{seat}:{number}", f"points-{COLOUR_NAMES[colour]}",
              words("nations-points-card", colour=colour), card, "NA-30")
        for colour, cards in enumerate(held)
        for number in range(cards)
    ]  # fmt: skip
    won = [
        badge(f"chip:{colour}", f"chip-{COLOUR_NAMES[colour]}",
              words("nations-chip", colour=colour), chip, "NA-30")
        for colour in chips
    ]  # fmt: skip
    extra = words("nations-card", card=Card.EXTRA)
    kept = [badge(f"extra:{seat}:{each}", "extra", extra, "", "NA-26") for each in range(extras)]
    return (*points, *won, *kept)


def stock_of(state: State) -> Ledger:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    left = [CARDS_A_COLOUR - sum(state.held[colour::COLOURS]) for colour in range(COLOURS)]
    rows = [
        _row(colour, left[colour], state.chips[colour] == NOBODY, state.sack[Card.TRIBE + colour])
        for colour in range(COLOURS)
    ]
    columns = (words("nations-points-cards"), words("nations-chips"), words("nations-in-sack"))
    note = words("nations-points-end", points=state.knobs.target)
    return Ledger("stock", words("nations-stock"), tuple(rows), columns, note)


@lru_cache(KEPT)
def _row(colour: int, cards: int, chip: bool, tribes: int) -> LedgerRow:
    name = COLOUR_NAMES[colour]
    figures = (
        Figure(str(cards), f"nations-points-{name}"),
        Figure("1" if chip else "–", f"nations-chip-{name}"),
        Figure(str(tribes), "px-sack"),
    )
    label = words("nations-colour", colour=colour)
    return LedgerRow(label, figures, f"nations-swatch-{name}", f"stock:{colour}")
