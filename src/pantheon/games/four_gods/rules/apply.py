"""Actions carried out: each kind goes to its chapter of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.generated import codes
from pantheon.games.four_gods.rules.cities import build_city, destroy_city
from pantheon.games.four_gods.rules.exploring import flip, take
from pantheon.games.four_gods.rules.gods import choose_colour, choose_god
from pantheon.games.four_gods.rules.mistakes import challenge, take_back
from pantheon.games.four_gods.rules.penalties import give_up
from pantheon.games.four_gods.rules.placing import place
from pantheon.games.four_gods.rules.prophets import place_prophet
from pantheon.games.four_gods.rules.rows import discard, draw, return_tile
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.turn import end_stall, end_turn_early, make_ready, pass_play

_APPLY: Final[list[Callable[[State, int, int, Chance, RawEvents], None]]] = [
    choose_colour,
    make_ready,
    place,
    discard,
    return_tile,
    draw,
    flip,
    take,
    choose_god,
    place_prophet,
    build_city,
    destroy_city,
    pass_play,
    end_turn_early,
    take_back,
    challenge,
    give_up,
]


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action; without a clock, too many without progress end it (FG-R14)."""
    _APPLY[codes.kind_of(code)](state, seat, code, chance, raw)
    if state.knobs.clock == 0:
        end_stall(state, raw)
