"""What a net reads of a match: each seat's stores, pieces and places, the observer's first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.observation_rows import put
from .evaluation import evaluate
from .rules.constants import ADDED, GODS, ISLANDS, NOBODY, RANKS, WILD, Phase, Pieces
from .rules.energy import energy_of
from .rules.pieces import houses_of, people_of
from .rules.scoring import contests
from .rules.state import State

MOST_SEATS: Final = 4
SHARE: Final = 30000
"""A share of 1, as a whole number."""
OF_SEAT: Final = (
    "evaluation", "points", "projected_points", "food", "missing_meals", "people", "houses",
    "priests", "blocked", "left", "active", "first", "later", "fed", "all_energy", "ships",
)  # fmt: skip
BY_GOD: Final = (
    "energy", "support", "support_points", "presence", "presence_points", "houses", "buildings",
)  # fmt: skip
OF_TABLE: Final = (
    "turn", "turns_left", "track", "rising", "stock.0", "stock.1", "surcharge_due", "debt", "purse",
    "walks", "swing", "hungry", "claimed",
)  # fmt: skip
FEATURES: Final = (
    *[
        f"{name}.{seat}"
        for seat in range(MOST_SEATS)
        for name in (
            *OF_SEAT,
            *[f"{name}.{god}" for god in range(GODS) for name in BY_GOD],
            *[f"people.{island}" for island in range(ISLANDS)],
            *[f"priests.{island}" for island in range(WILD)],
            *[f"supply.{piece}" for piece in range(Pieces.KINDS)],
        )
    ],
    *OF_TABLE,
    *[f"phase.{phase}" for phase in range(Phase.OVER)],
    *[f"built.{island}" for island in range(ISLANDS)],
    *[f"waiting.{island}" for island in range(WILD)],
    *[f"acting.{island}" for island in range(WILD)],
)
"""The names of the columns that `write_features` writes."""
A_SEAT: Final = len(OF_SEAT) + GODS * len(BY_GOD) + ISLANDS + WILD + Pieces.KINDS


def write_features(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write all columns from index `at` on; returns the index after them."""
    seats: i64 = state.seats
    values = evaluate(state)
    final = contests(state)
    by_support = [paid for _, _, _, paid in final[::2]]
    presence = [values for _, _, values, _ in final[1::2]]
    by_presence = [paid for _, _, _, paid in final[1::2]]
    priests = [0] * (state.seats * WILD)
    for building in range(WILD * RANKS):
        if state.priest[building] != NOBODY:
            priests[state.priest[building] * WILD + building // RANKS] += 1
    for step in range(MOST_SEATS):
        if step >= seats:
            for _ in range(A_SEAT):
                at = put(row, at, 0)
            continue
        owner = (seat + step) % seats
        due = 0
        for god in range(GODS):
            due += by_support[god][owner] + by_presence[god][owner]
        at = put(row, at, int(values[owner] * SHARE))
        at = _write_seat(state, owner, due, row, at)
        for god in range(GODS):
            at = put(row, at, state.energy[owner * GODS + god])
            at = put(row, at, state.support[owner * GODS + god])
            at = put(row, at, by_support[god][owner])
            at = put(row, at, presence[god][owner])
            at = put(row, at, by_presence[god][owner])
            at = put(row, at, state.houses[owner * GODS + god])
            built = 0
            for added in range(god * ADDED, god * ADDED + ADDED):
                if state.builder[added] == owner:
                    built += 1
            at = put(row, at, built)
        for island in range(ISLANDS):
            at = put(row, at, state.people[owner * ISLANDS + island])
        for island in range(WILD):
            at = put(row, at, priests[owner * WILD + island])
        for piece in range(Pieces.KINDS):
            at = put(row, at, state.supply[owner * Pieces.KINDS + piece])
    return _write_table(state, row, at)


def _write_seat(state: State, owner: i64, due: i64, row: vec[i16], at: i64) -> i64:
    """The rest of OF_SEAT."""
    knobs = state.knobs
    people = people_of(state, owner)
    at = put(row, at, state.points[owner])
    at = put(row, at, state.points[owner] + due)
    at = put(row, at, state.food[owner])
    at = put(row, at, max(0, people * knobs.meal - state.food[owner]))
    at = put(row, at, people)
    at = put(row, at, houses_of(state, owner))
    at = put(row, at, state.priests[owner])
    at = put(row, at, state.blocked[owner])
    at = put(row, at, state.left[owner])
    at = put(row, at, 1 if state.active == owner else 0)
    at = put(row, at, 1 if state.first == owner else 0)
    seats: i64 = state.seats
    turned = (owner - state.first + seats) % seats
    begun = (state.active - state.first + seats) % seats
    at = put(row, at, 1 if turned > begun else 0)
    at = put(row, at, (state.fed >> owner) & 1)
    at = put(row, at, energy_of(state, owner))
    ships = 0
    for island in range(ISLANDS):
        ships += state.ships[owner * ISLANDS + island]
    return put(row, at, ships)


def _write_table(state: State, row: vec[i16], at: i64) -> i64:
    """What belongs to no seat."""
    at = put(row, at, state.turn)
    at = put(row, at, state.knobs.turns - state.turn)
    at = put(row, at, state.track)
    at = put(row, at, state.rising)
    at = put(row, at, state.stock[0])
    at = put(row, at, state.stock[1])
    at = put(row, at, state.surcharge)
    at = put(row, at, state.debt)
    at = put(row, at, state.purse)
    at = put(row, at, state.walks)
    at = put(row, at, state.swing)
    at = put(row, at, state.hungry)
    at = put(row, at, 1 if state.claim != NOBODY else 0)
    for phase in range(Phase.OVER):
        at = put(row, at, 1 if state.phase == phase else 0)
    for island in range(ISLANDS):
        at = put(row, at, state.built[island])
    waiting = [0] * ISLANDS
    for building in state.waiting:
        waiting[building // RANKS] += 1
    acting = state.acting // RANKS if state.acting != NOBODY else NOBODY
    for island in range(WILD):
        at = put(row, at, waiting[island])
    for island in range(WILD):
        at = put(row, at, 1 if acting == island else 0)
    return at
