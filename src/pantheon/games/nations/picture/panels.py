"""Beside the field: the players' panels and the common stock.

Most of them are as they were after an action: each is made once for whatever it depends on and
kept (`lru_cache`).
"""

# compiled: drawn for every update
from functools import lru_cache

from pantheon.board import KEPT
from pantheon.core.scene import Figure, Ledger, LedgerRow, Panel, Piece
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, COLOURS, NOBODY, Card
from ..rules.nations import CARDS_A_COLOUR
from ..rules.state import State
from .cards import KIT


def panels_of(state: State) -> tuple[Panel, ...]:
    """What everyone sees of each player."""
    worth = state.knobs.points_card, state.knobs.points_chip
    cap, owners = state.knobs.power_cap, tuple(state.chips)
    panels: list[Panel] = []
    for seat in range(state.seats):
        first, after = seat * COLOURS, (seat + 1) * COLOURS
        held, tally = tuple(state.held[first:after]), tuple(state.tally[first:after])
        stock = state.power[seat], state.temples[seat], state.stones[seat], cap
        won = owners, state.extras[seat]
        panels.append(_panel(seat, state.points[seat], stock, tally, held, won, worth))
    return tuple(panels)


@lru_cache(KEPT)
def _panel(
    seat: int,
    points: int,
    stock: tuple[int, int, int, int],
    tally: tuple[int, ...],
    held: tuple[int, ...],
    won: tuple[tuple[int, ...], int],
    worth: tuple[int, int],
) -> Panel:
    power, temples, stones, cap = stock
    counters = (
        KIT.counter(f"power:{seat}", power, "px-lozenge", "NA-2", most=cap),
        *[
            KIT.counter(f"tally:{seat}:{colour}", tally[colour], f"nations-swatch-{name}", "NA-30",
                        "tribes-of", lit=held[colour] > 0, colour=colour)
            for colour, name in enumerate(COLOUR_NAMES)
        ],
        KIT.counter(f"temples:{seat}", temples, "px-ic-temple"),
        KIT.counter(f"stones:{seat}", stones, f"nations-stone-@{seat}"),
    )  # fmt: skip
    return Panel(seat, points, counters, _badges(seat, held, won, worth))


@lru_cache(KEPT)
def _badges(
    seat: int, held: tuple[int, ...], won: tuple[tuple[int, ...], int], worth: tuple[int, int]
) -> tuple[Piece, ...]:
    """Points cards, chips, and extra actions kept for later."""
    (owners, extras), (card, chip), at = won, worth, f"panel:{seat}"
    badges: list[Piece] = []
    for colour, name in enumerate(COLOUR_NAMES):
        symbol, label = f"nations-points-{name}", words("nations-points-card", colour=colour)
        for number in range(held[colour]):
            key = f"points:{colour}:{seat}:{number}"
            badges.append(Piece(key, symbol, at, label, value=str(card), rule="NA-30"))
    for colour, name in enumerate(COLOUR_NAMES):
        if owners[colour] == seat:
            symbol, label = f"nations-chip-{name}", words("nations-chip", colour=colour)
            badges.append(Piece(f"chip:{colour}", symbol, at, label, value=str(chip), rule="NA-30"))
    label = words("nations-card", card=Card.EXTRA)
    for number in range(extras):
        badges.append(Piece(f"extra:{seat}:{number}", "nations-extra", at, label, rule="NA-26"))
    return tuple(badges)


def stock_of(state: State) -> tuple[Ledger, ...]:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    tribes = tuple(state.sack[Card.TRIBE : Card.TEMPLE])
    return _stock(tuple(state.held), tuple(state.chips), tribes, state.knobs.target)


@lru_cache(KEPT)
def _stock(
    held: tuple[int, ...], chips: tuple[int, ...], tribes: tuple[int, ...], target: int
) -> tuple[Ledger, ...]:
    rows: list[LedgerRow] = []
    for colour, name in enumerate(COLOUR_NAMES):
        figures = (
            Figure(str(CARDS_A_COLOUR - sum(held[colour::COLOURS])), f"nations-points-{name}"),
            Figure("1" if chips[colour] == NOBODY else "–", f"nations-chip-{name}"),
            Figure(str(tribes[colour]), "px-sack"),
        )
        swatch = f"nations-swatch-{name}"
        rows.append(KIT.row(f"stock:{colour}", figures, swatch, "colour", colour=colour))
    note = words("nations-points-end", points=target)
    return (KIT.ledger("stock", rows, ("points-cards", "chips", "in-sack"), note=note),)
