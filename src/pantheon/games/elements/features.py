"""What a net reads of a match: each seat's stores, pieces and places, and the table's."""

from typing import Final

from pantheon.core.observation_rows import Features
from .evaluation import evaluate
from .rules.constants import ADDED, GODS, ISLANDS, NOBODY, RANKS, WILD, Phase, Pieces
from .rules.energy import energy_of
from .rules.pieces import houses_of, people_of
from .rules.scoring import contests
from .rules.state import State

BY_GOD: Final = (
    "energy", "support", "support_points", "presence", "presence_points", "houses", "buildings",
)  # fmt: skip
OF_SEAT: Final = (
    "points", "projected_points", "food", "missing_meals", "people", "houses",
    "priests", "blocked", "left", "active", "first", "later", "fed", "all_energy", "ships",
    *[f"{name}.{god}" for god in range(GODS) for name in BY_GOD],
    *[f"people.{island}" for island in range(ISLANDS)],
    *[f"priests.{island}" for island in range(WILD)],
    *[f"supply.{piece}" for piece in range(Pieces.KINDS)],
)  # fmt: skip
OTHERS: Final = (
    "turn", "turns_left", "track", "rising", "stock.0", "stock.1", "surcharge_due", "debt", "purse",
    "walks", "swing", "hungry", "claimed",
    *[f"phase.{phase}" for phase in range(Phase.OVER)],
    *[f"built.{island}" for island in range(ISLANDS)],
    *[f"waiting.{island}" for island in range(WILD)],
    *[f"acting.{island}" for island in range(WILD)],
)  # fmt: skip


def features(state: State, observer: int) -> Features:
    """OF_SEAT for every seat, and OTHERS; all is open, so that observers know the same."""
    final = contests(state)
    by_support = [paid for _, _, _, paid in final[::2]]
    presence = [values for _, _, values, _ in final[1::2]]
    by_presence = [paid for _, _, _, paid in final[1::2]]
    priests = [0] * (state.seats * WILD)
    for building in range(WILD * RANKS):
        if state.priest[building] != NOBODY:
            priests[state.priest[building] * WILD + building // RANKS] += 1
    found: list[list[int]] = []
    for owner in range(state.seats):
        due = 0
        for god in range(GODS):
            due += by_support[god][owner] + by_presence[god][owner]
        numbers = _stores(state, owner, due)
        for god in range(GODS):
            built = 0
            for added in range(god * ADDED, god * ADDED + ADDED):
                built += state.builder[added] == owner
            numbers += [
                state.energy[owner * GODS + god], state.support[owner * GODS + god],
                by_support[god][owner], presence[god][owner], by_presence[god][owner],
                state.houses[owner * GODS + god], built,
            ]  # fmt: skip
        numbers += state.people[owner * ISLANDS : (owner + 1) * ISLANDS]
        numbers += priests[owner * WILD : (owner + 1) * WILD]
        numbers += state.supply[owner * Pieces.KINDS : (owner + 1) * Pieces.KINDS]
        found.append(numbers)
    return evaluate(state), found, _of_table(state)


def _stores(state: State, owner: int, due: int) -> list[int]:
    """What a seat has, wherever it is."""
    people, seats = people_of(state, owner), state.seats
    later = (owner - state.first) % seats > (state.active - state.first) % seats
    ships = sum(state.ships[owner * ISLANDS : (owner + 1) * ISLANDS])
    return [
        state.points[owner], state.points[owner] + due, state.food[owner],
        max(0, people * state.knobs.meal - state.food[owner]), people, houses_of(state, owner),
        state.priests[owner], state.blocked[owner], state.left[owner], int(state.active == owner),
        int(state.first == owner), int(later), (state.fed >> owner) & 1, energy_of(state, owner),
        ships,
    ]  # fmt: skip


def _of_table(state: State) -> list[int]:
    numbers = [
        state.turn, state.knobs.turns - state.turn, state.track, state.rising, *state.stock[:2],
        state.surcharge, state.debt, state.purse, state.walks, state.swing, state.hungry,
        int(state.claim != NOBODY),
    ]  # fmt: skip
    numbers += [int(state.phase == phase) for phase in range(Phase.OVER)]
    waiting = [0] * ISLANDS
    for building in state.waiting:
        waiting[building // RANKS] += 1
    acting = state.acting // RANKS if state.acting != NOBODY else NOBODY
    numbers += [*state.built[:ISLANDS], *waiting[:WILD]]
    return numbers + [int(acting == island) for island in range(WILD)]
