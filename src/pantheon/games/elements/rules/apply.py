"""The dispatch of actions: one function a kind, in the module of its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes
from . import build, destroy, gods, move, payment, setup, turn
from .constants import Phase
from .discovery import discover
from .grow import grow
from .recruit import recruit
from .state import State
from .support import contribute


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action."""
    _ACTIONS[codes.kind_of(code)](state, code, chance, raw)


def _stop(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-28, EL-29: enough people have walked, or enough food has been grown."""
    if state.phase == Phase.WALKING:
        move.stop_walking(state, raw)
    else:
        payment.conclude(state, raw)


_ACTIONS: Final[list[Callable[[State, int, Chance, RawEvents], None]]] = [
    setup.place_piece,
    setup.endow,
    turn.place_priest,
    turn.resolve,
    turn.skip,
    gods.gain_energy,
    gods.raise_support,
    build.build_house,
    build.build_building,
    build.build_ship,
    destroy.destroy_ship,
    destroy.block_priest,
    move.walk,
    _stop,
    move.sail,
    grow,
    recruit,
    payment.pay,
    contribute,
    discover,
    payment.pay_surcharge,
    payment.feed,
]
"""By kind of action."""
