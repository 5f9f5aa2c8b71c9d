"""Carrying out actions: each kind is handled in its chapter of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes
from . import cities, exploring, gods, mistakes, penalties, placing, prophets, rows, turn
from .state import State

_APPLY: Final[list[Callable[[State, int, int, Chance, RawEvents], None]]] = [
    gods.choose_colour,
    turn.make_ready,
    placing.place,
    rows.discard,
    rows.return_tile,
    rows.draw,
    exploring.flip,
    exploring.take,
    gods.choose_god,
    prophets.place_prophet,
    cities.build_city,
    cities.destroy_city,
    turn.pass_play,
    turn.end_turn_early,
    mistakes.take_back,
    mistakes.challenge,
    penalties.give_up,
]


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action; without a clock, actions without progress are limited (FG-R14)."""
    _APPLY[codes.kind_of(code)](state, seat, code, chance, raw)
    if state.knobs.clock == 0:
        turn.end_stall(state, raw)
