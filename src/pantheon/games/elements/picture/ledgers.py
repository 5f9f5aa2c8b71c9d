"""The designer's table: what everyone has, and what everything costs after modifiers."""

from __future__ import annotations

from operator import le
from typing import NamedTuple

from pantheon.core.scene import Figure, Ledger, LedgerRow
from pantheon.core.words import words
from ..generated import codes
from ..generated.copying import copy_state
from ..rules.constants import BUILD, DISCOVERY, GODS, ISLANDS, RANKS, STARTING, SUPPORT, Pieces
from ..rules.costs import bill_of
from ..rules.discovery import SEA_GODS
from ..rules.energy import energy_of, gain_at, swing_at
from ..rules.gods import ALL_GODS
from ..rules.pieces import of_seat, people_on_map
from ..rules.scoring import leads_in_support
from ..rules.state import State
from .islands import ISLES, Offer, energy_symbol


def ledgers_of(state: State, reader: int) -> tuple[Ledger, ...]:
    """What each player has; what each action costs the reader."""
    return (_holdings(state), _price_list(state, reader))


# What each player has


def _holdings(state: State) -> Ledger:
    """Energies, then what else there is; people are shown against houses."""
    seats = range(state.seats)
    ships = [sum(of_seat(state.ships, seat, ISLANDS)) for seat in seats]
    houses = [sum(of_seat(state.houses, seat, GODS)) for seat in seats]
    people = [f"{people_on_map(state, seat)}/{houses[seat]}" for seat in seats]
    markers = state.supply[Pieces.MARKER :: Pieces.KINDS]
    rows = (
        *(_energy_row(state, god) for god in range(GODS)),
        _stock_row("food", state.food, "food", "elements-food"),
        _stock_row("priests", state.priests, "priests", "elements-ic-priest"),
        _stock_row("people", people, "people-houses", "elements-ic-person"),
        _stock_row("ships", ships, "ships", "elements-ic-ship"),
        _stock_row("markers", markers, "markers", "elements-building"),
        _stock_row("points", state.points, "points", "px-laurel"),
    )
    return Ledger("holdings", words("elements-ledger"), rows)


def _stock_row(counter: str, stock: list[int] | list[str], name: str, symbol: str) -> LedgerRow:
    figures = tuple(Figure(str(have), id=f"{counter}:{seat}") for seat, have in enumerate(stock))
    return LedgerRow(words(f"elements-{name}"), figures, symbol, f"ledger:{name}")


def _energy_row(state: State, god: int) -> LedgerRow:
    """Energy and support with a god, as stars; the leaders in support are lit."""
    figures = []
    for seat in range(state.seats):
        text, support = str(state.energy[seat * GODS + god]), state.support[seat * GODS + god]
        if support:
            text += " " + ("✦" * support if support < 4 else f"✦×{support}")
        lit = leads_in_support(state, seat, god)
        figures.append(Figure(text, lit=lit, id=f"energy:{god}:{seat}"))
    label = words("elements-energy", god=god)
    return LedgerRow(label, tuple(figures), energy_symbol(god), f"ledger:{god}")


# What each action costs


class Price(NamedTuple):
    """A row: an action, its island, and its figure at each building that stands there.

    On a god island the figures are gains. `payable` says for each figure whether the player
    has the energy now (a mixed cost: with the modifier on the kind that suits best).
    """

    action: str
    island: int
    figures: list[int]
    payable: list[bool]


_SAMPLES = {
    codes.GROW: [codes.grow(1)],
    codes.CONTRIBUTE: [codes.contribute(god) for god in ALL_GODS],
    codes.DISCOVER: [codes.discover(0, god) for god in SEA_GODS],
}
"""The codes that show what a kind of action costs, where that is not the kind's first code."""


def prices_of(state: State, seat: int) -> list[Price]:
    """Every action of every island for one player."""
    rows = []
    for god in range(GODS):
        buildings = range(god * RANKS, god * RANKS + STARTING + state.built[god])
        gains = [gain_at(state, swing_at(state, seat, building)) for building in buildings]
        rows.append(Price("gain", god, gains, [True] * len(gains)))
    for island in (*range(BUILD, DISCOVERY), SUPPORT, DISCOVERY):
        for offer in ISLES[island].offers:
            rows.append(_price(state, seat, island, offer))
    return rows


def _price(state: State, seat: int, island: int, offer: Offer) -> Price:
    """The bill at each building, as if the player's priest there acted now."""
    row = Price("support" if island == SUPPORT else offer.name, island, [], [])
    have = [*of_seat(state.energy, seat, GODS), energy_of(state, seat), 0]
    then = copy_state(state)
    then.active, then.walks = seat, 0
    for rank in range(STARTING + state.built[island]):
        then.acting = island * RANKS + rank
        then.swing = swing_at(state, seat, then.acting)
        bills = [bill_of(then, code) for code in _SAMPLES.get(offer.kind, [offer.kind])]
        row.figures.append(sum(bills[0]))
        row.payable.append(any(all(map(le, bill, have)) for bill in bills))
    return row


def _price_list(state: State, reader: int) -> Ledger:
    """A row for each action, a column for each building of its island."""
    most = STARTING + max(state.built)
    rows = tuple(_price_row(each, most) for each in prices_of(state, reader))
    columns = tuple(words("elements-rank", rank=rank) for rank in range(most))
    title = words("elements-prices", seat=reader)
    note = words("elements-prices-note", surcharge=state.knobs.surcharge)
    return Ledger("prices", title, rows, columns, note)


def _price_row(each: Price, most: int) -> LedgerRow:
    sign = "+" if each.island < GODS else ""
    figures = [
        Figure(f"{sign}{figure}", lit=payable)
        for figure, payable in zip(each.figures, each.payable, strict=True)
    ]
    figures += [Figure("–")] * (most - len(figures))
    label = words(f"elements-price-{each.action}", god=min(each.island, GODS - 1))
    symbol = f"elements-ic-{ISLES[each.island].name}"
    return LedgerRow(label, tuple(figures), symbol, f"price:{each.action}:{each.island}")
