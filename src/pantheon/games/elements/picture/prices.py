"""The designer's table of prices: what each action brings or costs a player at each building."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pantheon.games.elements.rules.constants import (
    BUILD,
    DESTROY,
    DISCOVERY,
    EARTH,
    FIRE,
    GODS,
    GROW,
    MOVE,
    RANKS,
    RECRUIT,
    STARTING,
    SUPPORT,
    WATER,
    WIND,
)
from pantheon.games.elements.rules.energy import energy_of, price, swing_at
from pantheon.games.elements.rules.grow import segment_cost
from pantheon.games.elements.rules.knobs import Knobs
from pantheon.games.elements.rules.state import State


class Price(msgspec.Struct, frozen=True, gc=False):
    """A row: an action, its island, and its figure at each building that stands there.

    On a god island the figures are gains. `payable` says for each figure whether the player
    has the energy now (a mixed cost: with the modifier on the kind that suits best).
    """

    action: str
    island: int
    figures: tuple[int, ...]
    payable: tuple[bool, ...]


_ONE_KIND: tuple[tuple[str, int, int, Callable[[Knobs], int]], ...] = (
    ("house", BUILD, EARTH, lambda knobs: knobs.house_cost),
    ("building", BUILD, EARTH, lambda knobs: knobs.building_cost),
    ("ship", BUILD, EARTH, lambda knobs: knobs.ship_cost),
    ("destroy", DESTROY, FIRE, lambda knobs: knobs.destroy_cost),
    ("block", DESTROY, FIRE, lambda knobs: knobs.block_cost),
    ("walk", MOVE, WIND, lambda knobs: knobs.walk_cost),
    ("sail", MOVE, WIND, lambda knobs: knobs.sail_cost),
)
"""Actions paid with one kind of energy: name, island, energy, the number of the rules."""


def prices_of(state: State, seat: int) -> tuple[Price, ...]:
    """Every action of every island for one player."""
    energy = state.energy[seat * GODS : (seat + 1) * GODS]
    knobs = state.knobs
    rows = [
        _row("gain", god, [price(knobs.god_energy, -swing) for swing in _swings(state, seat, god)])
        for god in range(GODS)
    ]
    for name, island, god, base in _ONE_KIND:
        costs = [price(base(knobs), swing) for swing in _swings(state, seat, island)]
        rows.append(_row(name, island, costs, [cost <= energy[god] for cost in costs]))
    costs = [segment_cost(state, swing) for swing in _swings(state, seat, GROW)]
    rows.append(_row("grow", GROW, costs, [cost <= energy[WATER] for cost in costs]))
    costs = [price(knobs.recruit_cost, swing) for swing in _swings(state, seat, RECRUIT)]
    rows.append(_row("recruit", RECRUIT, costs, [cost <= energy_of(state, seat) for cost in costs]))
    rows.append(_mixed(state, seat, "support", SUPPORT, (0, 1, 2, 3), knobs.support_cost))
    rows.append(_mixed(state, seat, "discover", DISCOVERY, (WIND, WATER), knobs.discover_cost))
    return tuple(rows)


def _swings(state: State, seat: int, island: int) -> list[int]:
    """The modifier of each building on an island for one player (EL-23)."""
    standing = STARTING + state.built[island]
    return [swing_at(state, seat, island * RANKS + rank) for rank in range(standing)]


def _row(action: str, island: int, figures: list[int], payable: list[bool] | None = None) -> Price:
    lit = payable if payable is not None else [True] * len(figures)
    return Price(action, island, tuple(figures), tuple(lit))


def _mixed(
    state: State, seat: int, action: str, island: int, gods: tuple[int, ...], base: int
) -> Price:
    """EL-R6: energy of several kinds, one of which the modifier changes; the sum is shown."""
    energy = state.energy[seat * GODS : (seat + 1) * GODS]
    figures, payable = [], []
    for swing in _swings(state, seat, island):
        changed = price(base, swing)
        figures.append((len(gods) - 1) * base + changed)
        payable.append(
            any(
                all(energy[god] >= (changed if god == chosen else base) for god in gods)
                for chosen in gods
            )
        )
    return _row(action, island, figures, payable)
