"""What a god's power costs (EN-21, EN-29)."""

from __future__ import annotations

from pantheon.core.events import Tale
from pantheon.games.envoys import told
from pantheon.games.envoys.rules.tokens import spend
from pantheon.games.envoys.state import State
from pantheon.games.envoys.tables import GODS


def payments(state: State, seat: int, god: int) -> list[int]:
    """How a power can be paid: 0 for free or with its colour, 1 with a token of the god away.

    Empty if the power is spent, out of play or too dear.
    """
    if state.powers_used >> god & 1 or state.seat_of[god] < 0:
        return []
    if state.seat_of[god] == seat:
        return [0]
    ways: list[int] = []
    if state.pool[seat * GODS + god]:
        ways.append(0)
    if state.pool[seat * GODS + state.excluded]:
        ways.append(1)
    return ways


def pay(state: State, seat: int, god: int, wild: int, tale: Tale | None) -> None:
    """Use a power up for this turn and pay for another's."""
    state.powers_used |= 1 << god
    if tale is not None:
        tale.append((told.POWER_USED, seat, god))
    if state.seat_of[god] != seat:
        spend(state, seat, state.excluded if wild else god, tale)
