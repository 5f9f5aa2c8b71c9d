"""The designer's table: what everyone has, and what everything costs after modifiers."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.core.scene import Figure, Ledger, LedgerRow
from pantheon.core.words import words
from pantheon.games.elements.knowledge.view import ElementsView, Tribe
from pantheon.games.elements.picture.geometry import energy_symbol, isles
from pantheon.games.elements.picture.prices import Price
from pantheon.games.elements.rules.constants import GODS, MARKER, RANKS, STARTING

_STOCK: tuple[tuple[str, str, str, Callable[[Tribe], str]], ...] = (
    ("food", "food", "elements-food", lambda tribe: str(tribe.food)),
    ("priests", "priests", "elements-ic-priest", lambda tribe: str(tribe.priests)),
    (
        "people",
        "people-houses",
        "elements-ic-person",
        lambda tribe: f"{tribe.people_total}/{tribe.houses_total}",
    ),
    ("ships", "ships", "elements-ic-ship", lambda tribe: str(sum(tribe.ships))),
    ("markers", "markers", "elements-building", lambda tribe: str(tribe.supply[MARKER])),
    ("points", "points", "px-laurel", lambda tribe: str(tribe.points)),
)
"""Rows below the energies: id, words, symbol, figure. People are shown against houses."""


def ledgers_of(view: ElementsView, reader: int) -> tuple[Ledger, ...]:
    """What each player has; what each action costs the reader."""
    return (_holdings(view), _prices(view, reader))


def _holdings(view: ElementsView) -> Ledger:
    rows = [_energy_row(view, god) for god in range(GODS)]
    for each, name, symbol, figure in _STOCK:
        figures = tuple(
            Figure(figure(tribe), id=f"{each}:{seat}") for seat, tribe in enumerate(view.tribes)
        )
        rows.append(LedgerRow(words(f"elements-{name}"), figures, symbol, f"ledger:{name}"))
    return Ledger("holdings", words("elements-ledger"), tuple(rows))


def _energy_row(view: ElementsView, god: int) -> LedgerRow:
    """Energy and support with a god; the leaders in support are lit."""
    best = max(tribe.support[god] for tribe in view.tribes)
    figures = tuple(
        Figure(
            _with_support(tribe, god),
            lit=0 < tribe.support[god] == best,
            id=f"energy:{god}:{seat}",
        )
        for seat, tribe in enumerate(view.tribes)
    )
    symbol = energy_symbol(god)
    return LedgerRow(words("elements-energy", god=god), figures, symbol, f"ledger:{god}")


def _with_support(tribe: Tribe, god: int) -> str:
    support = tribe.support[god]
    if support == 0:
        return str(tribe.energy[god])
    stars = "✦" * support if support < 4 else f"✦×{support}"
    return f"{tribe.energy[god]} {stars}"


def _prices(view: ElementsView, reader: int) -> Ledger:
    """A row for each action, a column for each building of its island."""
    most = STARTING + max(view.built)
    rows = tuple(_price_row(each, most) for each in view.tribes[reader].prices)
    columns = tuple(words("elements-rank", rank=rank) for rank in range(most))
    return Ledger(
        "prices", words("elements-prices", seat=reader), rows, columns,
        words("elements-prices-note", surcharge=view.knobs["surcharge"]),
    )  # fmt: skip


def _price_row(each: Price, most: int) -> LedgerRow:
    assert most <= RANKS
    sign = "+" if each.island < GODS else ""
    figures = [
        Figure(f"{sign}{figure}", lit=payable)
        for figure, payable in zip(each.figures, each.payable, strict=True)
    ]
    figures += [Figure("–")] * (most - len(figures))
    label = words(f"elements-price-{each.action}", god=min(each.island, GODS - 1))
    symbol = f"elements-ic-{isles()[each.island].name}"
    return LedgerRow(label, tuple(figures), symbol, f"price:{each.action}:{each.island}")
