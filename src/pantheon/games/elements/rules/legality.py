"""Which actions are open, phase by phase and island by island."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.elements.rules.build import list_build
from pantheon.games.elements.rules.codes import SKIP
from pantheon.games.elements.rules.constants import RANKS
from pantheon.games.elements.rules.destroy import list_destroy
from pantheon.games.elements.rules.discovery import list_discovery
from pantheon.games.elements.rules.feeding import list_meals
from pantheon.games.elements.rules.gods import list_god
from pantheon.games.elements.rules.grow import list_grow, list_growing
from pantheon.games.elements.rules.move import list_move, list_walking
from pantheon.games.elements.rules.payment import list_payments, list_surcharges
from pantheon.games.elements.rules.recruit import list_recruit
from pantheon.games.elements.rules.setup import list_endowments, list_pieces
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.support import list_contribute
from pantheon.games.elements.rules.turn import list_buildings, list_waiting


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    return _BY_PHASE[state.phase](state)


def _list_action(state: State) -> list[int]:
    """EL-22: what the acting priest's island offers, or nothing at all."""
    codes = [SKIP]
    _BY_ISLAND[state.acting // RANKS](state, codes)
    return codes


def _nothing(state: State) -> list[int]:
    return []


_BY_PHASE: Final[list[Callable[[State], list[int]]]] = [
    list_pieces,
    list_endowments,
    list_buildings,
    list_waiting,
    _list_action,
    list_walking,
    list_growing,
    list_surcharges,
    list_payments,
    list_meals,
    _nothing,
]

_BY_ISLAND: Final[list[Callable[[State, list[int]], None]]] = [
    list_god,
    list_god,
    list_god,
    list_god,
    list_build,
    list_destroy,
    list_move,
    list_grow,
    list_recruit,
    list_discovery,
    list_contribute,
]
