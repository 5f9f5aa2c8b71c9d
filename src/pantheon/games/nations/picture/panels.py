"""Beside the field: the players' panels and the common stock.

Most of them are as they were after an action: each is made once for whatever it depends on and
kept (`lru_cache`).
"""

# compiled: drawn for every update
from __future__ import annotations

from functools import lru_cache

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece
from pantheon.core.words import words
from pantheon.games.nations.knowledge.view import God, NationsView
from pantheon.games.nations.rules.constants import COLOUR_NAMES, EXTRA, NOBODY, TRIBE

KEPT = 4096


def panels_of(view: NationsView) -> tuple[Panel, ...]:
    """What everyone sees of each player."""
    knobs = view.knobs
    worth = knobs["points_card"], knobs["points_chip"]
    cap = knobs["power_cap"]
    return tuple(
        _panel(seat, god, _chips_of(view, seat), worth, cap) for seat, god in enumerate(view.gods)
    )


def _chips_of(view: NationsView, seat: int) -> tuple[int, ...]:
    """The colours whose chip a player has."""
    return tuple([colour for colour, owner in enumerate(view.chips) if owner == seat])


@lru_cache(KEPT)
def _panel(seat: int, god: God, chips: tuple[int, ...], worth: tuple[int, int], cap: int) -> Panel:
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
    return Panel(seat, god.points, (power, *tallies, *stock), _badges(seat, god, chips, worth))


def _badges(
    seat: int, god: God, chips: tuple[int, ...], worth: tuple[int, int]
) -> tuple[Piece, ...]:
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
        for colour in chips
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


def stock_of(view: NationsView) -> Ledger:
    """What lies in the common stock: points cards, chips, and tribes still in the sack."""
    left = [2] * len(view.chips)
    for god in view.gods:
        for colour, held in enumerate(god.held):
            left[colour] -= held
    return _ledger(tuple(left), view.chips, view.sack, view.knobs["target"])


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
