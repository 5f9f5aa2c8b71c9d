"""Beside the field: the players' panels and the common stock.

Most of them are as they were after an action: each is made once for whatever it depends on and
kept (`lru_cache`).
"""

# compiled: drawn for every update
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, COLOURS, EXTRA, NOBODY, TRIBE
from ..rules.nations import CARDS_A_COLOUR
from ..rules.state import State

KEPT = 4096


class Player(NamedTuple):
    """What a panel shows of a player; `chips` are the colours whose chip it has."""

    power: int
    stones: int
    temples: int
    points: int
    extras: int
    tally: tuple[int, ...]
    held: tuple[int, ...]
    chips: tuple[int, ...]


def panels_of(state: State) -> tuple[Panel, ...]:
    """What everyone sees of each player."""
    worth = state.knobs.points_card, state.knobs.points_chip
    return tuple([
        _panel(seat, _player(state, seat), worth, state.knobs.power_cap)
        for seat in range(state.seats)
    ])  # fmt: skip


def _player(state: State, seat: int) -> Player:
    colours = slice(seat * COLOURS, (seat + 1) * COLOURS)
    return Player(
        state.power[seat],
        state.stones[seat],
        state.temples[seat],
        state.points[seat],
        state.extras[seat],
        tuple(state.tally[colours]),
        tuple(state.held[colours]),
        tuple([colour for colour, owner in enumerate(state.chips) if owner == seat]),
    )


@lru_cache(KEPT)
def _panel(seat: int, god: Player, worth: tuple[int, int], cap: int) -> Panel:
    power = Counter(
        f"power:{seat}", god.power, words("nations-power"), "px-lozenge", most=cap, rule="NA-2"
    )
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
    return Panel(seat, god.points, (power, *tallies, *stock), _badges(seat, god, worth))


def _badges(seat: int, god: Player, worth: tuple[int, int]) -> tuple[Piece, ...]:
    at = f"panel:{seat}"
    cards = [
        Piece(f"points:{colour}:{seat}:{number}", f"nations-points-{COLOUR_NAMES[colour]}", at,
              words("nations-points-card", colour=colour), value=str(worth[0]), rule="NA-30")
        for colour, held in enumerate(god.held)
        for number in range(held)
    ]  # fmt: skip
    won = [
        Piece(f"chip:{colour}", f"nations-chip-{COLOUR_NAMES[colour]}", at,
              words("nations-chip", colour=colour), value=str(worth[1]), rule="NA-30")
        for colour in god.chips
    ]  # fmt: skip
    extras = [
        Piece(
            f"extra:{seat}:{number}",
            "nations-extra",
            at,
            words("nations-card", card=EXTRA),
            rule="NA-26",
        )
        for number in range(god.extras)
    ]  # fmt: skip
    return (*cards, *won, *extras)


def stock_of(state: State) -> Ledger:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    left = [CARDS_A_COLOUR - sum(state.held[colour::COLOURS]) for colour in range(COLOURS)]
    return _ledger(tuple(left), tuple(state.chips), tuple(state.sack), state.knobs.target)


@lru_cache(KEPT)
def _ledger(
    left: tuple[int, ...], chips: tuple[int, ...], sack: tuple[int, ...], target: int
) -> Ledger:
    rows = []
    for colour, name in enumerate(COLOUR_NAMES):
        chip = chips[colour] == NOBODY
        rows.append(
            LedgerRow(
                words("nations-colour", colour=colour),
                (
                    Figure(str(left[colour]), f"nations-points-{name}"),
                    Figure("1" if chip else "–", f"nations-chip-{name}"),
                    Figure(str(sack[TRIBE + colour]), "px-sack"),
                ),
                f"nations-swatch-{name}",
                id=f"stock:{colour}",
            )
        )
    columns = (words("nations-points-cards"), words("nations-chips"), words("nations-in-sack"))
    note = words("nations-points-end", points=target)
    return Ledger("stock", words("nations-stock"), tuple(rows), columns, note)
