"""The designer's table: what everyone has, and what everything costs after modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pantheon.core.scene import Figure, Ledger, LedgerRow
from pantheon.core.words import words
from ..generated import codes
from ..rules import constants
from ..rules.constants import GODS, RANKS, STARTING
from ..rules.costs import base_costs
from ..rules.energy import energy_of, gain_at, price, swing_at
from ..rules.grow import segment_cost
from ..rules.pieces import of_seat, people_on_map
from ..rules.scoring import leads_in_support
from ..rules.state import State
from .geometry import energy_symbol, isles


def ledgers_of(state: State, reader: int) -> tuple[Ledger, ...]:
    """What each player has; what each action costs the reader."""
    return (_holdings(state), _price_list(state, reader))


# What each player has


def _people_and_houses(state: State, seat: int) -> str:
    return f"{people_on_map(state, seat)}/{sum(of_seat(state.houses, seat, GODS))}"


_STOCK: tuple[tuple[str, str, str, Callable[[State, int], object]], ...] = (
    ("food", "food", "elements-food", lambda state, seat: state.food[seat]),
    ("priests", "priests", "elements-ic-priest", lambda state, seat: state.priests[seat]),
    ("people", "people-houses", "elements-ic-person", _people_and_houses),
    ("ships", "ships", "elements-ic-ship",
     lambda state, seat: sum(of_seat(state.ships, seat, constants.ISLANDS))),
    ("markers", "markers", "elements-building",
     lambda state, seat: state.supply[seat * constants.Pieces.KINDS + constants.Pieces.MARKER]),
    ("points", "points", "px-laurel", lambda state, seat: state.points[seat]),
)  # fmt: skip
"""Rows below the energies: id, words, symbol, figure. People are shown against houses."""


def _holdings(state: State) -> Ledger:
    rows = [_energy_row(state, god) for god in range(GODS)]
    for each, name, symbol, figure in _STOCK:
        figures = tuple(
            Figure(str(figure(state, seat)), id=f"{each}:{seat}") for seat in range(state.seats)
        )
        rows.append(LedgerRow(words(f"elements-{name}"), figures, symbol, f"ledger:{name}"))
    return Ledger("holdings", words("elements-ledger"), tuple(rows))


def _energy_row(state: State, god: int) -> LedgerRow:
    """Energy and support with a god; the leaders in support are lit."""
    figures = tuple(
        Figure(
            _with_support(state.energy[seat * GODS + god], state.support[seat * GODS + god]),
            lit=leads_in_support(state, seat, god),
            id=f"energy:{god}:{seat}",
        )
        for seat in range(state.seats)
    )
    symbol = energy_symbol(god)
    return LedgerRow(words("elements-energy", god=god), figures, symbol, f"ledger:{god}")


def _with_support(energy: int, support: int) -> str:
    if support == 0:
        return str(energy)
    return f"{energy} " + ("✦" * support if support < 4 else f"✦×{support}")


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


_PRICED: tuple[tuple[str, int, int], ...] = (
    ("house", constants.BUILD, codes.BUILD_HOUSE),
    ("building", constants.BUILD, codes.BUILD_BUILDING),
    ("ship", constants.BUILD, codes.BUILD_SHIP),
    ("destroy", constants.DESTROY, codes.DESTROY_SHIP),
    ("block", constants.DESTROY, codes.BLOCK_PRIEST),
    ("walk", constants.MOVE, codes.WALK),
    ("sail", constants.MOVE, codes.SAIL),
    ("grow", constants.GROW, codes.GROW),
    ("recruit", constants.RECRUIT, codes.RECRUIT),
)
"""Actions paid with one kind of energy or any mix: name, island, kind of action."""


def prices_of(state: State, seat: int) -> list[Price]:
    """Every action of every island for one player."""
    have = [*of_seat(state.energy, seat, GODS), energy_of(state, seat)]
    rows = []
    for god in range(GODS):
        gains = [gain_at(state, swing) for swing in _swings(state, seat, god)]
        rows.append(Price("gain", god, gains, [True] * len(gains)))
    for name, island, kind in _PRICED:
        paid_in, base = base_costs(state.knobs)[kind]
        costs = [
            segment_cost(state, swing) if kind == codes.GROW else price(base, swing)
            for swing in _swings(state, seat, island)
        ]
        rows.append(Price(name, island, costs, [cost <= have[paid_in] for cost in costs]))
    knobs, sea = state.knobs, (constants.WIND, constants.WATER)
    rows.append(_mixed(state, seat, "support", constants.SUPPORT, range(GODS), knobs.support_cost))
    rows.append(_mixed(state, seat, "discover", constants.DISCOVERY, sea, knobs.discover_cost))
    return rows


def _swings(state: State, seat: int, island: int) -> list[int]:
    """The modifier of each building on an island for one player (EL-23)."""
    standing = STARTING + state.built[island]
    return [swing_at(state, seat, island * RANKS + rank) for rank in range(standing)]


def _mixed(
    state: State, seat: int, action: str, island: int, gods: range | tuple[int, ...], base: int
) -> Price:
    """EL-R6: energy of several kinds, one of which the modifier changes; the sum is shown."""
    energy = of_seat(state.energy, seat, GODS)
    row = Price(action, island, [], [])
    for swing in _swings(state, seat, island):
        changed = price(base, swing)
        row.figures.append((len(gods) - 1) * base + changed)
        row.payable.append(
            any(
                all(energy[god] >= (changed if god == chosen else base) for god in gods)
                for chosen in gods
            )
        )
    return row


def _price_list(state: State, reader: int) -> Ledger:
    """A row for each action, a column for each building of its island."""
    most = STARTING + max(state.built)
    rows = tuple(_price_row(each, most) for each in prices_of(state, reader))
    columns = tuple(words("elements-rank", rank=rank) for rank in range(most))
    return Ledger(
        "prices", words("elements-prices", seat=reader), rows, columns,
        words("elements-prices-note", surcharge=state.knobs.surcharge),
    )  # fmt: skip


def _price_row(each: Price, most: int) -> LedgerRow:
    sign = "+" if each.island < GODS else ""
    figures = [
        Figure(f"{sign}{figure}", lit=payable)
        for figure, payable in zip(each.figures, each.payable, strict=True)
    ]
    figures += [Figure("–")] * (most - len(figures))
    label = words(f"elements-price-{each.action}", god=min(each.island, GODS - 1))
    symbol = f"elements-ic-{isles()[each.island].name}"
    return LedgerRow(label, tuple(figures), symbol, f"price:{each.action}:{each.island}")
