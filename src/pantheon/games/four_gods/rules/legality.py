"""Which actions are legal, and why another is not.

Each kind of action has a function `why_KIND` beside the rule that carries it out, which returns
a reason or None. This module adds when a seat may act (FG-7, FG-8, FG-30, FG-31, FG-65), and
lists what is open to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import Reason
from ..generated import codes
from . import cities, exploring, gods, mistakes, penalties, placing, prophets, rows, turn
from .constants import EMPTY, HANDS, Phase
from .state import State
from .tiles import FACES

OFF_TURN: Final = (codes.FLIP, codes.CHALLENGE, codes.GIVE_UP)
"""What may be done in another's turn (FG-31, FG-62, FG-65)."""

_WHY: Final[list[Callable[[State, int, int], Reason | None]]] = [
    gods.why_choose_colour,
    turn.why_ready,
    placing.why_place,
    rows.why_discard,
    rows.why_return,
    rows.why_draw,
    exploring.why_flip,
    exploring.why_take,
    gods.why_choose_god,
    prophets.why_place_prophet,
    cities.why_build_city,
    cities.why_destroy_city,
    turn.why_pass,
    turn.why_end_turn,
    mistakes.why_take_back,
    mistakes.why_challenge,
    penalties.why_give_up,
]


# Refusals


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    kind = codes.kind_of(code)
    reason = why_not_now(state, seat, kind) or _WHY[kind](state, seat, code)
    if reason is not None:
        raise reason.broken()


def why_not_now(state: State, seat: int, kind: int) -> Reason | None:
    """Why a seat may not make this kind of action in this phase or at this moment."""
    if not 0 <= seat < state.seats:
        return Reason("FG-4", "four_gods-refused-no-seat")
    if state.phase == Phase.OVER:
        return Reason("FG-42", "four_gods-refused-over")
    if state.phase == Phase.COLOURS and (kind != codes.CHOOSE_COLOUR or seat != state.active):
        return Reason("FG-8", "four_gods-refused-choose-colours")
    if state.phase == Phase.READINESS and kind != codes.READY:
        return Reason("FG-7", "four_gods-refused-not-ready")
    if state.phase != Phase.PLAY:
        return None
    if kind == codes.CHOOSE_COLOUR:
        return Reason("FG-8", "four_gods-refused-colours-chosen")
    if kind == codes.READY:
        return Reason("FG-7", "four_gods-refused-begun")
    if state.owed[seat] > 0 and kind != codes.GIVE_UP:
        return Reason("FG-65", "four_gods-refused-give-up-first")
    if is_off_turn(state, seat) and kind not in OFF_TURN:
        return Reason("FG-31", "four_gods-refused-not-your-turn")
    return None


def is_off_turn(state: State, seat: int) -> bool:
    """Whether it is another's timed turn (FG-31)."""
    return state.knobs.timed != 0 and seat != state.active


def is_free(state: State, seat: int) -> bool:
    """Whether a seat may do whatever its hands and the table allow: on turn, without debts."""
    if state.phase != Phase.PLAY or state.owed[seat] > 0:
        return False
    return seat == state.active or not state.knobs.timed


# Lists


def acting_seats(state: State) -> list[int]:
    """The seats that may act now, in ascending order."""
    if state.phase == Phase.PLAY:
        if not state.knobs.timed:
            return list(range(state.seats))
        return [seat for seat in range(state.seats) if _may_act_in_turns(state, seat)]
    if state.phase == Phase.READINESS:
        return [seat for seat in range(state.seats) if not state.ready[seat]]
    return [state.active] if state.phase == Phase.COLOURS else []


def _may_act_in_turns(state: State, seat: int) -> bool:
    """FG-30, FG-31, FG-62, FG-65: on turn, or with something to do off turn."""
    if seat == state.active or state.owed[seat] > 0:
        return True
    if state.lying[seat] > 0 and not state.explored[seat]:
        return True
    return state.knobs.honour != 0 and state.filled > len(state.cities)


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if is_free(state, seat):
        return _in_play(state, seat)
    if state.phase == Phase.PLAY:
        return penalties.offers(state, seat) if state.owed[seat] > 0 else _off_turn(state, seat)
    if state.phase == Phase.OVER or seat not in acting_seats(state):
        return []
    if state.phase == Phase.READINESS:
        return [codes.READY]
    return [codes.choose_colour(colour) for colour in gods.colours_left(state)]


def _in_play(state: State, seat: int) -> list[int]:
    listed = rare_codes(state, seat)
    listed.append(turn.resting_code(state))
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY:
            placing.list_placements(state, hand, shown // FACES, listed)
            rows.list_discards(state, seat, hand, listed)
    rows.list_draws(state, seat, listed)
    exploring.list_reaches(state, seat, listed)
    return listed


def rare_codes(state: State, seat: int) -> list[int]:
    """What a free seat may do with gods, prophets and cities, and about mistakes."""
    listed: list[int] = []
    colours = gods.colours_of(state, seat)
    if len(colours) < state.knobs.colours_each:
        gods.list_gods(state, seat, listed)
    if colours:
        prophets.list_prophets(state, seat, colours, listed)
        cities.list_cities(state, colours, listed)
        if state.cities:
            cities.list_destructions(state, seat, colours, listed)
    if state.knobs.honour:
        mistakes.list_take_back(state, seat, listed)
        mistakes.list_challenges(state, listed)
    return listed


def _off_turn(state: State, seat: int) -> list[int]:
    """FG-31, FG-62: flips in the own row while it is left alone; challenges at any time."""
    listed: list[int] = []
    exploring.list_own_flips(state, seat, listed)
    if state.knobs.honour:
        mistakes.list_challenges(state, listed)
    return listed
