"""The designer's table: what everyone has, and what everything costs after modifiers."""

from __future__ import annotations

from typing import NamedTuple

from pantheon.core.scene import Figure, Ledger, LedgerRow
from pantheon.core.words import words
from ..generated import codes
from ..rules.constants import BUILD, DISCOVERY, GODS, ISLANDS, RANKS, STARTING, SUPPORT, Pieces
from ..rules.costs import base_costs
from ..rules.discovery import SEA_GODS
from ..rules.energy import energy_of, gain_at, price, swing_at
from ..rules.gods import ALL_GODS
from ..rules.grow import segment_cost
from ..rules.legality import island_kinds
from ..rules.pieces import of_seat, people_on_map
from ..rules.scoring import leads_in_support
from ..rules.state import State
from .islands import ISLES, OFFERS, energy_symbol


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


def prices_of(state: State, seat: int) -> list[Price]:
    """Every action of every island for one player."""
    have = [*of_seat(state.energy, seat, GODS), energy_of(state, seat)]
    rows = []
    for god in range(GODS):
        gains = [gain_at(state, swing) for swing in _swings(state, seat, god)]
        rows.append(Price("gain", god, gains, [True] * len(gains)))
    for island in range(BUILD, DISCOVERY):
        swings = _swings(state, seat, island)
        for kind in island_kinds(island):
            paid_in, base = base_costs(state.knobs)[kind]
            costs = [price(base, swing) for swing in swings]
            if kind == codes.GROW:
                costs = [segment_cost(state, swing) for swing in swings]
            payable = [cost <= have[paid_in] for cost in costs]
            rows.append(Price(OFFERS[kind].name, island, costs, payable))
    rows.append(_mixed(state, seat, "support", SUPPORT, ALL_GODS, state.knobs.support_cost))
    rows.append(_mixed(state, seat, "discover", DISCOVERY, SEA_GODS, state.knobs.discover_cost))
    return rows


def _swings(state: State, seat: int, island: int) -> list[int]:
    """The modifier of each building on an island for one player (EL-23)."""
    standing = STARTING + state.built[island]
    return [swing_at(state, seat, island * RANKS + rank) for rank in range(standing)]


def _mixed(state: State, seat: int, action: str, island: int, gods: list[int], base: int) -> Price:
    """EL-R6: energy of several kinds, one of which the modifier changes; the sum is shown."""
    have = sorted(state.energy[seat * GODS + god] for god in gods)
    row = Price(action, island, [], [])
    for swing in _swings(state, seat, island):
        costs = sorted([price(base, swing), *[base] * (len(gods) - 1)])
        row.figures.append(sum(costs))
        row.payable.append(all(held >= cost for held, cost in zip(have, costs, strict=True)))
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
