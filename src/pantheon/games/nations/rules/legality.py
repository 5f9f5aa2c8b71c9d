"""Which actions are open: what `legal` lists (NA-13, NA-14, NA-20 to NA-29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from pantheon.games.nations.rules.constants import (
    CONVERT,
    DECAY,
    DECLINE,
    DESERT,
    DISCARD,
    EMPTY,
    END_TURN,
    PLAY_EXTRA,
    PLAY_WHIRLWIND,
    SLOTS,
    STRIDE,
    TAKE_EXTRA,
    TAKE_POWER,
    TRIBE,
    WHIRLWIND,
)
from pantheon.games.nations.rules.ready import DECAYS, DESERTS, LIFTS, SETS, TEMPLES, TRIBES
from pantheon.games.nations.rules.state import (
    SIDES,
    USED_DECAY,
    USED_DESERT,
    USED_DISCARD,
    USED_EXTRA,
    USED_MOVE,
    USED_TEMPLE,
    USED_WHIRLWIND,
    State,
)

USED_BY_CARD: Final = [0, USED_DESERT, USED_DECAY, USED_WHIRLWIND, USED_EXTRA]


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    return _LISTS[state.phase](state)


def can_play_extra(state: State) -> bool:
    """Whether an extra action card of an earlier turn lies ready (NA-26)."""
    return state.extras[state.active] > state.fresh_extras


def can_move_desert(state: State) -> bool:
    """Whether the active player may still move a desert this turn, and can pay (NA-27)."""
    if state.used & USED_MOVE:
        return False
    return state.power[state.active] >= state.knobs.move_cost


def places_from(state: State, slot: int) -> int:
    """From where on the edge is open to the card of a display place (NA-20, NA-23, NA-24)."""
    card = state.display[slot]
    if card >= TRIBE:
        return _affordable_from(state, state.knobs.tribe_cost)
    if card in (DESERT, DECAY) and not state.used & USED_BY_CARD[card]:
        return 0
    return len(state.edge)


def temples_from(state: State) -> int:
    """From where on the edge is open to a temple (NA-22)."""
    if state.used & USED_TEMPLE or state.temples[state.active] == 0:
        return len(state.edge)
    return _affordable_from(state, state.knobs.temple_cost)


def _affordable_from(state: State, cost: int) -> int:
    """Those that touch too many cards to be paid for come first on the edge."""
    power = state.power[state.active]
    if power >= SIDES * cost:
        return 0
    return state.above[power // cost]


def only_use(state: State, slot: int) -> int:
    """The code for a whirlwind or an extra action on display, or -1 (NA-25, NA-26)."""
    card = state.display[slot]
    if card < WHIRLWIND or card >= TRIBE or state.used & USED_BY_CARD[card]:
        return -1
    return (PLAY_WHIRLWIND if card == WHIRLWIND else TAKE_EXTRA) + STRIDE * slot


def _during_actions(state: State) -> list[int]:
    codes: list[object] = []
    for slot in range(SLOTS):
        _with_card(state, slot, codes)
    codes.extend([TEMPLES[cell] for cell in state.edge[temples_from(state) :]])
    if can_move_desert(state):
        codes.extend([LIFTS[cell] for cell in state.deserts])
    if can_play_extra(state):
        codes.append(PLAY_EXTRA)
    return cast("list[int]", codes)


def _with_card(state: State, slot: int, codes: list[object]) -> None:
    """What can be done with the card of a display place, discarding it included (NA-28)."""
    card = state.display[slot]
    if card == EMPTY:
        return
    ready = TRIBES[slot]
    if card < TRIBE:
        ready = DESERTS[slot] if card == DESERT else DECAYS[slot]
    codes.extend([ready[cell] for cell in state.edge[places_from(state, slot) :]])
    use = only_use(state, slot)
    if use >= 0:
        codes.append(use)
    if not state.used & USED_DISCARD:
        codes.append(DISCARD + STRIDE * slot)


def _to_convert(state: State) -> list[int]:
    """NA-R6: with too few stones the active player chooses the tribes."""
    return [CONVERT + STRIDE * cell for cell in state.pending]


def _to_rob(state: State) -> list[int]:
    """NA-24: one of the temples' owners, or nobody."""
    codes = [TAKE_POWER + STRIDE * victim for victim in state.pending]
    codes.append(DECLINE)
    return codes


def _to_whirl(state: State) -> list[int]:
    """NA-25: any desert, or none."""
    codes = [LIFTS[cell] for cell in state.deserts]
    codes.append(DECLINE)
    return cast("list[int]", codes)


def _to_set(state: State) -> list[int]:
    """NA-25: another place than the one the desert was lifted from."""
    codes = [SETS[cell] for cell in state.edge]
    if state.near[state.lifted] > 0:
        del codes[state.spot[state.lifted]]
    return cast("list[int]", codes)


def _at_last(state: State) -> list[int]:
    """NA-26: after the last action an extra one may still be added."""
    return [PLAY_EXTRA, END_TURN]


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
