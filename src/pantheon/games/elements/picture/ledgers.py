"""The designer's table: what everyone has, and what everything costs after modifiers."""

from functools import lru_cache
from operator import le
from typing import NamedTuple

from pantheon.board import KEPT
from pantheon.core.kept import kept
from pantheon.core.scene import Figure, Ledger, LedgerRow
from pantheon.core.words import words
from ..generated.copying import copy_state
from ..rules.constants import BUILD, DISCOVERY, GODS, ISLANDS, RANKS, STARTING, SUPPORT, Pieces
from ..rules.costs import bill_of
from ..rules.energy import energy_of, gain_at, swing_at
from ..rules.pieces import of_seat, people_on_map
from ..rules.scoring import leads_in_support
from ..rules.state import State
from .geometry import KIT
from .islands import ISLES, Offer, energy_symbol, sample_codes


def ledgers_of(state: State, reader: int) -> tuple[Ledger, ...]:
    """What each player has; what each action costs the reader."""
    people, energy = of_seat(state.people, reader, ISLANDS), of_seat(state.energy, reader, GODS)
    return (_holdings(state), _price_list(state, reader, tuple(people), tuple(energy)))


# What each player has


@kept(
    "seats", "energy", "support", "food", "priests", "people", "houses", "ships", "supply", "points"
)
def _holdings(state: State) -> Ledger:
    """Energies, then what else there is; people are shown against houses."""
    seats = range(state.seats)
    ships = [sum(of_seat(state.ships, seat, ISLANDS)) for seat in seats]
    houses = [sum(of_seat(state.houses, seat, GODS)) for seat in seats]
    people = tuple([f"{people_on_map(state, seat)}/{houses[seat]}" for seat in seats])
    markers = state.supply[Pieces.MARKER :: Pieces.KINDS]
    rows = (
        *(_energy_row(state, god) for god in range(GODS)),
        _stock_row("food", tuple(state.food), "food", "elements-food"),
        _stock_row("priests", tuple(state.priests), "priests", "elements-ic-priest"),
        _stock_row("people", people, "people-houses", "elements-ic-person"),
        _stock_row("ships", tuple(ships), "ships", "elements-ic-ship"),
        _stock_row("markers", tuple(markers), "markers", "elements-building"),
        _stock_row("points", tuple(state.points), "points", "px-laurel"),
    )
    return KIT.ledger("holdings", rows, key="ledger")


@lru_cache(KEPT)
def _stock_row(counter: str, stock: tuple[int | str, ...], name: str, symbol: str) -> LedgerRow:
    figures = [Figure(str(have), id=f"{counter}:{seat}") for seat, have in enumerate(stock)]
    return KIT.row(f"ledger:{name}", figures, symbol, name)


def _energy_row(state: State, god: int) -> LedgerRow:
    """Energy and support with a god, as stars; the leaders in support are lit."""
    figures = [
        _energy_figure(god, seat, state.energy[seat * GODS + god],
                       state.support[seat * GODS + god], leads_in_support(state, seat, god))
        for seat in range(state.seats)
    ]  # fmt: skip
    return KIT.row(f"ledger:{god}", figures, energy_symbol(god), "energy", god=god)


@lru_cache(KEPT)
def _energy_figure(god: int, seat: int, energy: int, support: int, lit: bool) -> Figure:
    text = str(energy)
    if support:
        text += " " + ("✦" * support if support < 4 else f"✦×{support}")
    return Figure(text, lit=lit, id=f"energy:{god}:{seat}")


# What each action costs


class Price(NamedTuple):
    """A row: an action, its island, and its figure at each building that stands there.

    On a god island the figures are gains. `payable` says for each figure whether the player
    has the energy now (a mixed cost: with the modifier on the kind that suits best).
    """

    action: str
    island: int
    figures: tuple[int, ...]
    payable: tuple[bool, ...]


def prices_of(state: State, seat: int) -> list[Price]:
    """Every action of every island for one player."""
    rows = []
    then = copy_state(state)
    then.active, then.walks = seat, 0
    for god in range(GODS):
        buildings = range(god * RANKS, god * RANKS + STARTING + state.built[god])
        gains = [gain_at(state, swing_at(state, seat, building)) for building in buildings]
        rows.append(Price("gain", god, tuple(gains), (True,) * len(gains)))
    for island in (*range(BUILD, DISCOVERY), SUPPORT, DISCOVERY):
        for offer in ISLES[island].offers:
            rows.append(_price(then, island, offer))
    return rows


def _price(then: State, island: int, offer: Offer) -> Price:
    """The bill at each building, as if the active player's priest there acted then."""
    seat, kind = then.active, offer.kind
    have = [*of_seat(then.energy, seat, GODS), energy_of(then, seat), 0]
    figures, payable = [], []
    for rank in range(STARTING + then.built[island]):
        then.acting = island * RANKS + rank
        then.swing = swing_at(then, seat, then.acting)
        bills = [bill_of(then, code) for code in sample_codes(kind)]
        figures.append(sum(bills[0]))
        payable.append(any(all(map(le, bill, have)) for bill in bills))
    name = "support" if island == SUPPORT else offer.name
    return Price(name, island, tuple(figures), tuple(payable))


@kept("knobs", "chart.spots", "path", "built")
def _price_list(state: State, reader: int, *_own: tuple[int, ...]) -> Ledger:
    """A row for each action, a column for each building of its island.

    It depends on the reader's own people and energy.
    """
    most = STARTING + max(state.built)
    rows = tuple(_price_row(each, most) for each in prices_of(state, reader))
    columns = tuple(words("elements-rank", rank=rank) for rank in range(most))
    title = words("elements-prices", seat=reader)
    note = words("elements-prices-note", surcharge=state.knobs.surcharge)
    return Ledger("prices", title, rows, columns, note)


@lru_cache(KEPT)
def _price_row(each: Price, most: int) -> LedgerRow:
    sign = "+" if each.island < GODS else ""
    figures = [
        Figure(f"{sign}{figure}", lit=payable)
        for figure, payable in zip(each.figures, each.payable, strict=True)
    ]
    figures += [Figure("–")] * (most - len(figures))
    name, symbol = f"price:{each.action}:{each.island}", f"elements-ic-{ISLES[each.island].name}"
    return KIT.row(name, figures, symbol, f"price-{each.action}", god=min(each.island, GODS - 1))
