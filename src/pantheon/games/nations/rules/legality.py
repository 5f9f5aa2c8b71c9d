"""Which actions are legal: the list, the refusal, and how many there are (NA-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from pantheon.core.errors import Reason
from ..generated import codes, dispatch
from .cards import places_from, use_of, why_play_extra
from .constants import DESERT, EMPTY, SLOTS, TRIBE, Phase, Used
from .deserts import can_move
from .interned_codes import DECAYS, DESERTS, LIFTS, SETS, TEMPLES, TRIBES
from .state import State
from .temples import temples_from

MATCH_OVER: Final = Reason("NA-40", "nations-refused-over")
NOT_YOUR_TURN: Final = Reason("NA-R1", "nations-refused-not-your-turn")

ASKED: Final[list[tuple[tuple[int, ...], Reason]]] = [
    ((), MATCH_OVER),
    ((codes.CONVERT,), Reason("NA-R6", "nations-refused-choose-tribe")),
    ((codes.TAKE_POWER, codes.DECLINE), Reason("NA-24", "nations-refused-choose-victim")),
    ((codes.LIFT_DESERT, codes.DECLINE), Reason("NA-25", "nations-refused-choose-desert")),
    ((codes.SET_DESERT,), Reason("NA-27", "nations-refused-set-desert")),
    ((codes.PLAY_EXTRA, codes.END_TURN), Reason("NA-13", "nations-refused-actions-spent")),
]
"""By phase after Phase.ACT: the actions that answer what is asked, and why not another."""


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    return _LISTS[state.phase](state)


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.phase == Phase.OVER:
        raise MATCH_OVER.broken()
    if seat != state.active:
        raise NOT_YOUR_TURN.broken()
    if state.phase != Phase.ACT and codes.kind_of(code) not in ASKED[state.phase][0]:
        raise ASKED[state.phase][1].broken()
    reason = dispatch.why_not(state, seat, code)
    if reason is not None:
        raise reason.broken()


# How many are open, without listing them


def any_action_open(state: State) -> bool:
    """Whether the active player could make an action now, had they one left."""
    return open_actions(state) > (1 if why_play_extra(state) is None else 0)


def open_actions(state: State) -> int:
    """How many actions are open to the active player, an extra action included (NA-13)."""
    count = uses_of(state, 0) + uses_of(state, 1) + len(state.edge) - temples_from(state)
    if can_move(state):
        count += len(state.deserts)
    return count + 1 if why_play_extra(state) is None else count


def uses_of(state: State, slot: int) -> int:
    """In how many ways the card of a display place can be used or discarded."""
    if state.display[slot] == EMPTY:
        return 0
    count = len(state.edge) - places_from(state, slot)
    if use_of(state, slot) >= 0:
        count += 1
    return count if state.used & Used.DISCARD else count + 1


# The lists, by phase


def _during_actions(state: State) -> list[int]:
    listed: list[object] = []
    for slot in range(SLOTS):
        _with_card(state, slot, listed)
    listed.extend([TEMPLES[cell] for cell in state.edge[temples_from(state) :]])
    if can_move(state):
        listed.extend([LIFTS[cell] for cell in state.deserts])
    if why_play_extra(state) is None:
        listed.append(codes.PLAY_EXTRA)
    return cast("list[int]", listed)


def _with_card(state: State, slot: int, listed: list[object]) -> None:
    """What can be done with the card of a display place, discarding it included."""
    card = state.display[slot]
    if card == EMPTY:
        return
    laid = TRIBES[slot]
    if card < TRIBE:
        laid = DESERTS[slot] if card == DESERT else DECAYS[slot]
    listed.extend([laid[cell] for cell in state.edge[places_from(state, slot) :]])
    use = use_of(state, slot)
    if use >= 0:
        listed.append(use)
    if not state.used & Used.DISCARD:
        listed.append(codes.discard(slot))


def _to_convert(state: State) -> list[int]:
    """NA-R6: with too few stones the active player chooses the tribes."""
    return [codes.convert(cell) for cell in state.pending]


def _to_rob(state: State) -> list[int]:
    """NA-24: one of the temples' owners, or nobody."""
    return [codes.take_power(victim) for victim in state.pending] + [codes.DECLINE]


def _to_whirl(state: State) -> list[int]:
    """NA-25: any desert, or none."""
    return cast("list[int]", [LIFTS[cell] for cell in state.deserts] + [codes.DECLINE])


def _to_set(state: State) -> list[int]:
    listed = [SETS[cell] for cell in state.edge]
    if state.near[state.lifted] > 0:
        del listed[state.spot[state.lifted]]
    return cast("list[int]", listed)


def _at_last(state: State) -> list[int]:
    """NA-26: after the last action an extra one may still be added."""
    return [codes.PLAY_EXTRA, codes.END_TURN]


def _nothing(state: State) -> list[int]:
    return []


_LISTS: Final[list[Callable[[State], list[int]]]] = [
    _during_actions,
    _to_convert,
    _to_rob,
    _to_whirl,
    _to_set,
    _at_last,
    _nothing,
]
