"""The actions carried out: one function a kind, and whole random matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules.build import build_building, build_house, build_ship
from pantheon.games.elements.rules.codes import STRIDE
from pantheon.games.elements.rules.constants import WALKING
from pantheon.games.elements.rules.destroy import block_priest, destroy_ship
from pantheon.games.elements.rules.discovery import discover
from pantheon.games.elements.rules.gods import gain_energy, raise_support
from pantheon.games.elements.rules.grow import grow_food
from pantheon.games.elements.rules.legality import legal_codes
from pantheon.games.elements.rules.move import sail, stop_walking, walk
from pantheon.games.elements.rules.recruit import recruit
from pantheon.games.elements.rules.settling import conclude, feed, pay, pay_surcharge
from pantheon.games.elements.rules.setup import endow, place_piece
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.support import contribute
from pantheon.games.elements.rules.turn import place_priest, resolve, skip


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action."""
    _ACTIONS[code % STRIDE](state, code // STRIDE, chance, raw)


def _stop(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-28, EL-29: enough people have walked, or enough food has been grown."""
    if state.phase == WALKING:
        stop_walking(state, raw)
    else:
        conclude(state, raw)


_ACTIONS: Final[list[Callable[[State, int, Chance, RawEvents], None]]] = [
    place_piece,
    endow,
    place_priest,
    resolve,
    skip,
    gain_energy,
    raise_support,
    build_house,
    build_building,
    build_ship,
    destroy_ship,
    block_priest,
    walk,
    _stop,
    sail,
    grow_food,
    recruit,
    pay,
    contribute,
    discover,
    pay_surcharge,
    feed,
]


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        codes = legal_codes(state, state.active)
        if not codes:
            break
        apply_code(state, state.active, codes[chance.below(len(codes))], chance, None)
        made += 1
    return made
