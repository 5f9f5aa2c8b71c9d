"""Which actions are legal, and why another is not.

Each kind of action has a function `why_KIND` beside the rule that carries it out, which returns
a reason or None. This module adds when a seat may act (FG-7, FG-8, FG-30, FG-31, FG-65), and
lists what is open to it.
"""

from typing import Final

from pantheon.core.errors import Reason
from ..generated import codes, dispatch
from . import cities, exploring, gods, mistakes, placing, prophets, rows
from .constants import EMPTY, HANDS, Phase
from .ending import is_off_turn
from .state import State
from .tiles import FACES
from .turn import resting_code

OFF_TURN: Final = (codes.FLIP, codes.CHALLENGE, codes.GIVE_UP)
"""What may be done in another's turn (FG-31, FG-62, FG-65)."""


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    reason = _why_not_now(state, seat, codes.kind_of(code)) or dispatch.why_not(state, seat, code)
    if reason is not None:
        raise reason.broken()


def _why_not_now(state: State, seat: int, kind: int) -> Reason | None:
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


def is_free(state: State, seat: int) -> bool:
    """Whether a seat may do whatever its hands and the table allow: on turn, without debts."""
    return state.phase == Phase.PLAY and state.owed[seat] == 0 and not is_off_turn(state, seat)


def acting_seats(state: State) -> list[int]:
    """The seats that may act now, in ascending order."""
    if state.phase == Phase.PLAY:  # FG-30, FG-31, FG-62, FG-65: or with something to do off turn
        watching = state.knobs.honour != 0 and state.filled > len(state.cities)
        return [
            seat
            for seat in range(state.seats)
            if watching
            or not is_off_turn(state, seat)
            or state.owed[seat] > 0
            or (state.lying[seat] > 0 and not state.explored[seat])
        ]
    if state.phase == Phase.READINESS:
        return [seat for seat in range(state.seats) if not state.ready[seat]]
    return [state.active] if state.phase == Phase.COLOURS else []


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if is_free(state, seat):
        return _in_play(state, seat)
    if state.phase == Phase.PLAY and state.owed[seat] > 0:
        return [codes.give_up(colour, source) for colour, source in mistakes.offers(state, seat)]
    if state.phase == Phase.PLAY:
        return exploring.own_flips(state, seat) + mistakes.challenges(state)
    if seat not in acting_seats(state):
        return []
    if state.phase == Phase.READINESS:
        return [codes.READY]
    return [codes.choose_colour(colour) for colour in gods.colours_left(state)]


def _in_play(state: State, seat: int) -> list[int]:
    listed = rare_codes(state, seat)
    listed.append(resting_code(state))
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY:
            tile = shown // FACES
            placing.list_placements(state, hand, tile, placing.cells_for(state, tile), listed)
            listed += rows.discards(state, seat, hand)
    listed += [codes.draw(tiles) for tiles in range(1, rows.drawable(state, seat) + 1)]
    exploring.list_reaches(state, seat, listed)
    return listed


def rare_codes(state: State, seat: int) -> list[int]:
    """What a free seat may do with gods, prophets and cities, and about mistakes."""
    listed: list[int] = []
    colours = gods.colours_of(state, seat)
    if gods.may_choose_god(state, colours):
        listed += [codes.choose_god(god) for god in gods.colours_left(state)]
    if colours:
        prophets.list_prophets(state, seat, colours, listed)
        cities.list_cities(state, colours, listed)
        if state.cities:
            cities.list_destructions(state, seat, colours, listed)
    if state.knobs.honour:
        if mistakes.may_take_back(state, seat):
            listed.append(codes.TAKE_BACK)
        listed += mistakes.challenges(state)
    return listed
