"""Which actions are open: what `legal` lists (NA-13, NA-14, NA-20 to NA-29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from pantheon.games.nations.cards import (
    CONVERT,
    DECLINE,
    DESERT,
    DISCARD,
    EMPTY,
    END_TURN,
    EXTRA,
    LIFT_DESERT,
    PLACE_DECAY,
    PLACE_DESERT,
    PLACE_TEMPLE,
    PLACE_TRIBE,
    PLAY_EXTRA,
    PLAY_WHIRLWIND,
    SET_DESERT,
    SLOTS,
    STRIDE,
    TAKE_EXTRA,
    TAKE_POWER,
    TRIBE,
    WHIRLWIND,
)
from pantheon.games.nations.rules.field import edge_cells
from pantheon.games.nations.rules.ready import ready_codes
from pantheon.games.nations.state import (
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

USED_BY_CARD: Final = (0, USED_DESERT, USED_DECAY, USED_WHIRLWIND, USED_EXTRA)


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    return _LISTS[state.phase](state)


def any_action_open(state: State) -> bool:
    """Whether the active player could make an action now, had they one left."""
    return len(_actions(state)) > 0


def can_play_extra(state: State) -> bool:
    """Whether an extra action card of an earlier turn lies ready (NA-26)."""
    return state.extras[state.active] > state.fresh_extras


def _during_actions(state: State) -> list[int]:
    codes = _actions(state)
    if can_play_extra(state):
        codes.append(PLAY_EXTRA)
    return codes


def _actions(state: State) -> list[int]:
    codes: list[int] = []
    for slot in range(SLOTS):
        card = state.display[slot]
        if card == EMPTY:
            continue
        if card >= TRIBE:
            _tribe_places(state, slot, codes)
        elif not state.used & USED_BY_CARD[card]:
            _other_card(state, slot, card, codes)
        if not state.used & USED_DISCARD:
            codes.append(DISCARD + STRIDE * slot)
    if not state.used & USED_TEMPLE and state.temples[state.active] > 0:
        _temple_places(state, codes)
    if not state.used & USED_MOVE and state.power[state.active] >= state.knobs.move_cost:
        _deserts(state, codes)
    return codes


def _tribe_places(state: State, slot: int, codes: list[int]) -> None:
    """NA-20: next to a hex card, 1 power for each neighbouring card."""
    base = PLACE_TRIBE + STRIDE * slot
    _affordable_places(state, state.knobs.tribe_cost, base, STRIDE * SLOTS, codes)


def _temple_places(state: State, codes: list[int]) -> None:
    """NA-22: next to a hex card, 3 power for each neighbouring card."""
    _affordable_places(state, state.knobs.temple_cost, PLACE_TEMPLE, STRIDE, codes)


def _other_card(state: State, slot: int, card: int, codes: list[int]) -> None:
    """NA-23 to NA-26: the cards that are no tribes."""
    if card == WHIRLWIND:
        codes.append(PLAY_WHIRLWIND + STRIDE * slot)
    elif card == EXTRA:
        codes.append(TAKE_EXTRA + STRIDE * slot)
    else:
        base = (PLACE_DESERT if card == DESERT else PLACE_DECAY) + STRIDE * slot
        _affordable_places(state, 0, base, STRIDE * SLOTS, codes)


def _affordable_places(state: State, cost: int, base: int, step: int, codes: list[int]) -> None:
    """Add the code of every place whose neighbours the active player can pay for."""
    power = state.power[state.active]
    ready = ready_codes(base, step, len(state.card))
    found = cast("list[object]", codes)
    for touching in range(1, SIDES + 1):
        if touching * cost > power:
            return
        for cell in state.edge[touching]:
            found.append(ready[cell])


def _deserts(state: State, codes: list[int]) -> None:
    """NA-27: any desert of the field may be moved."""
    for cell in state.deserts:
        codes.append(LIFT_DESERT + STRIDE * cell)


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
    codes: list[int] = []
    _deserts(state, codes)
    codes.append(DECLINE)
    return codes


def _to_set(state: State) -> list[int]:
    """NA-25: another place than the one the desert was lifted from."""
    return [SET_DESERT + STRIDE * cell for cell in edge_cells(state) if cell != state.lifted]


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
