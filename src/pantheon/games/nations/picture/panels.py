"""Beside the field: the players' panels and the common stock.

Most of them are as they were after an action: each is made once for whatever it depends on and
kept (`lru_cache`).
"""

# compiled: drawn for every update
from functools import lru_cache

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece
from pantheon.core.words import Words, words
from ..rules.constants import COLOUR_NAMES, COLOURS, NOBODY, Card
from ..rules.nations import CARDS_A_COLOUR
from ..rules.state import State
from .cards import KEPT


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
    owners, extras = won
    chips = tuple([colour for colour, owner in enumerate(owners) if owner == seat])
    counters = (
        _power(seat, power, cap),
        *[_tally(seat, colour, tally[colour], held[colour] > 0) for colour in range(COLOURS)],
        _temples(seat, temples),
        _stones(seat, stones),
    )
    return Panel(seat, points, counters, _badges(seat, held, chips, extras, worth))


@lru_cache(KEPT)
def _power(seat: int, power: int, cap: int) -> Counter:
    return Counter(f"power:{seat}", power, words("nations-power"), "px-lozenge", cap, rule="NA-2")


@lru_cache(KEPT)
def _tally(seat: int, colour: int, tally: int, lit: bool) -> Counter:
    name, label = f"tally:{seat}:{colour}", words("nations-tribes-of", colour=colour)
    symbol = f"nations-swatch-{COLOUR_NAMES[colour]}"
    return Counter(name, tally, label, symbol, lit=lit, rule="NA-30")


@lru_cache(KEPT)
def _temples(seat: int, temples: int) -> Counter:
    return Counter(f"temples:{seat}", temples, words("nations-temples"), "px-ic-temple")


@lru_cache(KEPT)
def _stones(seat: int, stones: int) -> Counter:
    return Counter(f"stones:{seat}", stones, words("nations-stones"), f"nations-stone-@{seat}")


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


def stock_of(state: State) -> tuple[Ledger, ...]:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    tribes = tuple(state.sack[Card.TRIBE : Card.TEMPLE])
    return _stock(tuple(state.held), tuple(state.chips), tribes, state.knobs.target)


@lru_cache(KEPT)
def _stock(
    held: tuple[int, ...], chips: tuple[int, ...], tribes: tuple[int, ...], target: int
) -> tuple[Ledger, ...]:
    left = [CARDS_A_COLOUR - sum(held[colour::COLOURS]) for colour in range(COLOURS)]
    rows = [
        _row(colour, left[colour], chips[colour] == NOBODY, tribes[colour])
        for colour in range(COLOURS)
    ]
    columns = (words("nations-points-cards"), words("nations-chips"), words("nations-in-sack"))
    note = words("nations-points-end", points=target)
    return (Ledger("stock", words("nations-stock"), tuple(rows), columns, note),)


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
