"""Why an action is refused: the same rules as in `legal`, with the reason named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import RuleBroken
from pantheon.games.nations.rules.constants import (
    CONVERT,
    DECAY,
    DECLINE,
    DESERT,
    EMPTY,
    END_TURN,
    EXTRA,
    LIFT_DESERT,
    PLAY_EXTRA,
    SET_DESERT,
    SLOTS,
    STRIDE,
    TAKE_POWER,
    WHIRLWIND,
    is_tribe,
)
from pantheon.games.nations.rules.legality import USED_BY_CARD, can_play_extra
from pantheon.games.nations.rules.state import (
    ACT,
    CONVERT_TRIBES,
    LAST,
    OVER,
    ROB,
    SET,
    USED_DISCARD,
    USED_MOVE,
    USED_TEMPLE,
    WHIRL,
    State,
)

_ANSWERS: Final = {
    CONVERT_TRIBES: (CONVERT,),
    ROB: (TAKE_POWER, DECLINE),
    WHIRL: (LIFT_DESERT, DECLINE),
    SET: (SET_DESERT,),
    LAST: (PLAY_EXTRA, END_TURN),
}
"""The actions that answer what a phase asks; in ACT all others are open."""

_ASKED: Final = {
    CONVERT_TRIBES: ("NA-R6", "nations-refused-choose-tribe"),
    ROB: ("NA-24", "nations-refused-choose-victim"),
    WHIRL: ("NA-25", "nations-refused-choose-desert"),
    SET: ("NA-27", "nations-refused-set-desert"),
    LAST: ("NA-13", "nations-refused-actions-spent"),
}


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.phase == OVER:
        raise RuleBroken("NA-40", "nations-refused-over")
    if seat != state.active:
        raise RuleBroken("NA-R1", "nations-refused-not-your-turn")
    kind = code % STRIDE
    if state.phase != ACT and kind not in _ANSWERS[state.phase]:
        rule, key = _ASKED[state.phase]
        raise RuleBroken(rule, key)
    _CHECKS[kind](state, code // STRIDE)


def _place_tribe(state: State, argument: int) -> None:
    card = state.display[argument % SLOTS]
    if not is_tribe(card):
        raise RuleBroken("NA-20", "nations-refused-no-tribe-there")
    cell = argument // SLOTS
    _place(state, cell, "NA-20")
    _pay(state, state.near[cell] * state.knobs.tribe_cost)


def _place_temple(state: State, argument: int) -> None:
    _once(state, USED_TEMPLE)
    if state.temples[state.active] == 0:
        raise RuleBroken("NA-29", "nations-refused-no-temple")
    _place(state, argument, "NA-22")
    _pay(state, state.near[argument] * state.knobs.temple_cost)


def _place_desert(state: State, argument: int) -> None:
    _other_card(state, argument % SLOTS, DESERT, "NA-23")
    _place(state, argument // SLOTS, "NA-23")


def _place_decay(state: State, argument: int) -> None:
    _other_card(state, argument % SLOTS, DECAY, "NA-24")
    _place(state, argument // SLOTS, "NA-24")


def _play_whirlwind(state: State, argument: int) -> None:
    _other_card(state, argument, WHIRLWIND, "NA-25")


def _take_extra(state: State, argument: int) -> None:
    _other_card(state, argument, EXTRA, "NA-26")


def _play_extra(state: State, argument: int) -> None:
    if not can_play_extra(state):
        raise RuleBroken("NA-26", "nations-refused-no-extra")


def _lift_desert(state: State, argument: int) -> None:
    if argument not in state.deserts:
        raise RuleBroken("NA-27", "nations-refused-no-desert-there")
    if state.phase == ACT:
        _once(state, USED_MOVE)
        _pay(state, state.knobs.move_cost)


def _set_desert(state: State, argument: int) -> None:
    if state.phase != SET:
        raise RuleBroken("NA-27", "nations-refused-nothing-lifted")
    _place(state, argument, "NA-27")
    if argument == state.lifted:
        raise RuleBroken("NA-25", "nations-refused-same-place")


def _discard(state: State, argument: int) -> None:
    if argument >= SLOTS or state.display[argument] == EMPTY:
        raise RuleBroken("NA-28", "nations-refused-empty-slot")
    _once(state, USED_DISCARD)


def _take_power(state: State, argument: int) -> None:
    if state.phase != ROB or argument not in state.pending:
        raise RuleBroken("NA-24", "nations-refused-no-victim")


def _convert(state: State, argument: int) -> None:
    if state.phase != CONVERT_TRIBES or argument not in state.pending:
        raise RuleBroken("NA-R6", "nations-refused-no-such-tribe")


def _decline(state: State, argument: int) -> None:
    if state.phase not in (ROB, WHIRL):
        raise RuleBroken("NA-13", "nations-refused-renounce")


def _end_turn(state: State, argument: int) -> None:
    if state.phase != LAST:
        raise RuleBroken("NA-13", "nations-refused-renounce")


def _place(state: State, cell: int, rule: str) -> None:
    if cell >= len(state.card) or (state.card[cell] == EMPTY and state.near[cell] == 0):
        raise RuleBroken(rule, "nations-refused-not-adjacent")
    if state.card[cell] != EMPTY:
        raise RuleBroken("NA-29", "nations-refused-occupied")


def _pay(state: State, cost: int) -> None:
    power = state.power[state.active]
    if cost > power:
        raise RuleBroken("NA-13", "nations-refused-power", cost=cost, power=power)


def _once(state: State, used: int) -> None:
    if state.used & used:
        raise RuleBroken("NA-14", "nations-refused-once")


def _other_card(state: State, slot: int, card: int, rule: str) -> None:
    if state.display[slot] != card:
        raise RuleBroken(rule, "nations-refused-other-card")
    _once(state, USED_BY_CARD[card])


_CHECKS: Final[list[Callable[[State, int], None]]] = [
    _place_tribe,
    _place_temple,
    _place_desert,
    _place_decay,
    _play_whirlwind,
    _take_extra,
    _play_extra,
    _lift_desert,
    _set_desert,
    _discard,
    _take_power,
    _convert,
    _decline,
    _end_turn,
]
