"""Which actions are legal: the list, the refusal, and how many there are (NA-13)."""

from typing import Final, cast

from pantheon.core.errors import Reason, RuleBroken
from ..generated import codes, dispatch
from .cards import can_play_extra, places_from, use_of
from .constants import SLOTS, Card, Phase, Used
from .deserts import can_move
from .field import LIFTS, PLACINGS, SETS, TEMPLES
from .state import State
from .temples import temples_from

ASKED: Final[list[tuple[tuple[int, ...], Reason | None]]] = [
    ((), None),
    ((codes.CONVERT,), Reason("NA-R6", "nations-refused-choose-tribe")),
    ((codes.TAKE_POWER, codes.DECLINE), Reason("NA-24", "nations-refused-choose-victim")),
    ((codes.LIFT_DESERT, codes.DECLINE), Reason("NA-25", "nations-refused-choose-desert")),
    ((codes.SET_DESERT,), Reason("NA-27", "nations-refused-set-desert")),
    ((codes.PLAY_EXTRA, codes.END_TURN), Reason("NA-13", "nations-refused-actions-spent")),
]
"""By phase: the actions that answer its question, and the reason why no other is legal."""


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.phase == Phase.OVER:
        raise RuleBroken("NA-40", "nations-refused-over")
    if seat != state.active:
        raise RuleBroken("NA-R1", "nations-refused-not-your-turn")
    answers, reason = ASKED[state.phase]
    if reason is None or codes.kind_of(code) in answers:
        reason = dispatch.why_not(state, seat, code)
    if reason is not None:
        raise reason.broken()


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    if state.phase == Phase.ACT:
        return _list_actions(state)
    if state.phase == Phase.SET:
        lifted = state.lifted
        return cast("list[int]", [SETS[cell] for cell in state.edge if cell != lifted])
    if state.phase == Phase.CONVERT_TRIBES:
        return [codes.convert(cell) for cell in state.pending]
    if state.phase == Phase.ROB:
        return [codes.take_power(victim) for victim in state.pending] + [codes.DECLINE]
    if state.phase == Phase.WHIRL:
        return cast("list[int]", [LIFTS[cell] for cell in state.deserts] + [codes.DECLINE])
    return [codes.PLAY_EXTRA, codes.END_TURN] if state.phase == Phase.LAST else []


def _list_actions(state: State) -> list[int]:
    """What can be done with the display cards, then temples, desert moves, extra actions."""
    listed: list[object] = []
    for slot in range(SLOTS):
        card = state.display[slot]
        if card == Card.EMPTY:
            continue
        placings = PLACINGS[slot][card]
        listed.extend([placings[cell] for cell in state.edge[places_from(state, slot) :]])
        use = use_of(state, slot)
        if use >= 0:
            listed.append(use)
        if not state.used & Used.DISCARD:
            listed.append(codes.discard(slot))
    listed.extend([TEMPLES[cell] for cell in state.edge[temples_from(state) :]])
    if can_move(state):
        listed.extend([LIFTS[cell] for cell in state.deserts])
    if can_play_extra(state):
        listed.append(codes.PLAY_EXTRA)
    return cast("list[int]", listed)


def any_action_open(state: State) -> bool:
    """Whether the active player could make an action now, had they one left."""
    shown = state.display[0] != Card.EMPTY or state.display[1] != Card.EMPTY
    if shown and not state.used & Used.DISCARD:  # nearly always, and quicker than counting
        return True
    return count_actions(state) > can_play_extra(state)


def count_actions(state: State) -> int:
    """How many actions are open to the active player, an extra action included (NA-13)."""
    count = uses_of(state, 0) + uses_of(state, 1) + len(state.edge) - temples_from(state)
    if can_move(state):
        count += len(state.deserts)
    return count + can_play_extra(state)


def uses_of(state: State, slot: int) -> int:
    """In how many ways the card of a display place can be used or discarded."""
    if state.display[slot] == Card.EMPTY:
        return 0
    uses = len(state.edge) - places_from(state, slot) + (use_of(state, slot) >= 0)
    return uses if state.used & Used.DISCARD else uses + 1
