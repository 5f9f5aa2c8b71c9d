"""Which actions are legal, and why another is not (NA-13, NA-14, NA-20 to NA-29).

The cells of the edge that touch fewest cards, which cost least, lie at its end. So what can be
paid for is a tail of the edge, and legality of laying a card is where that tail begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from pantheon.core.errors import Reason
from ..generated import codes
from .constants import (
    DECAY,
    DESERT,
    EMPTY,
    EXTRA,
    SIDES,
    SLOTS,
    TRIBE,
    USED_BY_CARD,
    WHIRLWIND,
    Phase,
    Used,
    is_tribe,
)
from .interned_codes import DECAYS, DESERTS, LIFTS, SETS, TEMPLES, TRIBES
from .state import State

MATCH_OVER: Final = Reason("NA-40", "nations-refused-over")
NOT_YOUR_TURN: Final = Reason("NA-R1", "nations-refused-not-your-turn")
NO_TRIBE_THERE: Final = Reason("NA-20", "nations-refused-no-tribe-there")
NOT_THAT_CARD: Final = [
    Reason(rule, "nations-refused-other-card") for rule in ("", "NA-23", "NA-24", "NA-25", "NA-26")
]
"""By the card that the action needs."""
NO_TEMPLE: Final = Reason("NA-29", "nations-refused-no-temple")
OCCUPIED: Final = Reason("NA-29", "nations-refused-occupied")
POOR: Final = Reason("NA-13", "nations-refused-power")
ONCE: Final = Reason("NA-14", "nations-refused-once")
NO_EXTRA: Final = Reason("NA-26", "nations-refused-no-extra")
NO_DESERT_THERE: Final = Reason("NA-27", "nations-refused-no-desert-there")
NOTHING_LIFTED: Final = Reason("NA-27", "nations-refused-nothing-lifted")
SAME_PLACE: Final = Reason("NA-25", "nations-refused-same-place")
EMPTY_SLOT: Final = Reason("NA-28", "nations-refused-empty-slot")
NO_VICTIM: Final = Reason("NA-24", "nations-refused-no-victim")
NO_SUCH_TRIBE: Final = Reason("NA-R6", "nations-refused-no-such-tribe")
NOT_DECLINED: Final = Reason("NA-13", "nations-refused-renounce")
TRIBE_APART: Final = Reason("NA-20", "nations-refused-not-adjacent")
TEMPLE_APART: Final = Reason("NA-22", "nations-refused-not-adjacent")
DESERT_APART: Final = Reason("NA-23", "nations-refused-not-adjacent")
DECAY_APART: Final = Reason("NA-24", "nations-refused-not-adjacent")
SET_APART: Final = Reason("NA-27", "nations-refused-not-adjacent")

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
    kind = codes.kind_of(code)
    if state.phase != Phase.ACT and kind not in ASKED[state.phase][0]:
        raise ASKED[state.phase][1].broken()
    reason = _WHY[kind](state, code)
    if reason is POOR:
        raise reason.broken(cost=cost_of(state, code), power=state.power[state.active])
    if reason is not None:
        raise reason.broken()


def cost_of(state: State, code: int) -> int:
    """The power that an action costs (NA-20, NA-22, NA-27)."""
    kind = codes.kind_of(code)
    if kind == codes.PLACE_TRIBE:
        _, cell = codes.read_place_tribe(code)
        return state.near[cell] * state.knobs.tribe_cost
    if kind == codes.PLACE_TEMPLE:
        return state.near[codes.read_place_temple(code)] * state.knobs.temple_cost
    return state.knobs.move_cost if kind == codes.LIFT_DESERT and state.phase == Phase.ACT else 0


# Cards of the display


def why_use(state: State, slot: int, card: int) -> Reason | None:
    """NA-14: the card has to lie there, and other cards than tribes are used once a turn."""
    if state.display[slot] != card:
        return NOT_THAT_CARD[card]
    return ONCE if state.used & USED_BY_CARD[card] else None


def places_from(state: State, slot: int) -> int:
    """From where on the edge is open to a display card (NA-20, NA-23, NA-24)."""
    card = state.display[slot]
    if card >= TRIBE:
        return _affordable_from(state, state.knobs.tribe_cost)
    if card in (DESERT, DECAY) and not state.used & USED_BY_CARD[card]:
        return 0
    return len(state.edge)


def use_of(state: State, slot: int) -> int:
    """The code for a whirlwind or an extra action on display, or -1 (NA-25, NA-26)."""
    card = state.display[slot]
    if card < WHIRLWIND or card >= TRIBE or state.used & USED_BY_CARD[card]:
        return -1
    return codes.play_whirlwind(slot) if card == WHIRLWIND else codes.take_extra(slot)


def why_place_tribe(state: State, code: int) -> Reason | None:
    slot, cell = codes.read_place_tribe(code)
    if not is_tribe(state.display[slot]):
        return NO_TRIBE_THERE
    return _why_lay(state, cell, TRIBE_APART, places_from(state, slot))


def why_place_desert(state: State, code: int) -> Reason | None:
    slot, cell = codes.read_place_desert(code)
    return why_use(state, slot, DESERT) or _why_lay(state, cell, DESERT_APART, 0)


def why_place_decay(state: State, code: int) -> Reason | None:
    slot, cell = codes.read_place_decay(code)
    return why_use(state, slot, DECAY) or _why_lay(state, cell, DECAY_APART, 0)


def why_play_whirlwind(state: State, code: int) -> Reason | None:
    return why_use(state, codes.read_play_whirlwind(code), WHIRLWIND)


def why_take_extra(state: State, code: int) -> Reason | None:
    return why_use(state, codes.read_take_extra(code), EXTRA)


def why_discard(state: State, code: int) -> Reason | None:
    """NA-28: one display card a turn."""
    slot = codes.read_discard(code)
    if slot >= SLOTS or state.display[slot] == EMPTY:
        return EMPTY_SLOT
    return ONCE if state.used & Used.DISCARD else None


# Temples, deserts, extra actions


def why_temples(state: State) -> Reason | None:
    """NA-14, NA-29: one temple a turn, as long as there are any."""
    if state.used & Used.TEMPLE:
        return ONCE
    return NO_TEMPLE if state.temples[state.active] == 0 else None


def temples_from(state: State) -> int:
    """From where on the edge is open to a temple (NA-22)."""
    if why_temples(state) is not None:
        return len(state.edge)
    return _affordable_from(state, state.knobs.temple_cost)


def why_place_temple(state: State, code: int) -> Reason | None:
    cell = codes.read_place_temple(code)
    return why_temples(state) or _why_lay(state, cell, TEMPLE_APART, temples_from(state))


def why_move(state: State) -> Reason | None:
    """NA-27: one desert a turn, if it can be paid."""
    if state.used & Used.MOVE:
        return ONCE
    return POOR if state.power[state.active] < state.knobs.move_cost else None


def why_lift_desert(state: State, code: int) -> Reason | None:
    """NA-25, NA-27: any desert of the field; a whirlwind moves it free."""
    if codes.read_lift_desert(code) not in state.deserts:
        return NO_DESERT_THERE
    return why_move(state) if state.phase == Phase.ACT else None


def why_set_desert(state: State, code: int) -> Reason | None:
    """NA-25: another place than the one the desert was lifted from."""
    if state.phase == Phase.ACT:
        return NOTHING_LIFTED
    cell = codes.read_set_desert(code)
    return _why_lay(state, cell, SET_APART, 0) or (SAME_PLACE if cell == state.lifted else None)


def why_play_extra(state: State, code: int) -> Reason | None:
    """NA-26: an extra action card of an earlier turn."""
    return None if state.extras[state.active] > state.fresh_extras else NO_EXTRA


def why_take_power(state: State, code: int) -> Reason | None:
    asked = state.phase == Phase.ROB and codes.read_take_power(code) in state.pending
    return None if asked else NO_VICTIM


def why_convert(state: State, code: int) -> Reason | None:
    asked = state.phase != Phase.ACT and codes.read_convert(code) in state.pending
    return None if asked else NO_SUCH_TRIBE


def why_decline(state: State, code: int) -> Reason | None:
    """NA-13: a turn's actions are not declined, only what a card offers besides."""
    return None if state.phase in (Phase.ROB, Phase.WHIRL) else NOT_DECLINED


def why_end_turn(state: State, code: int) -> Reason | None:
    return NOT_DECLINED if state.phase == Phase.ACT else None


def _why_lay(state: State, cell: int, apart: Reason, first: int) -> Reason | None:
    """An empty place next to a card (NA-29), on the edge from `first` on."""
    if cell >= len(state.card) or (state.card[cell] == EMPTY and state.near[cell] == 0):
        return apart
    if state.card[cell] != EMPTY:
        return OCCUPIED
    return POOR if state.spot[cell] < first else None


def _affordable_from(state: State, cost: int) -> int:
    """Those that touch too many cards to be paid for come first on the edge."""
    power = state.power[state.active]
    if power >= SIDES * cost:
        return 0
    return state.above[power // cost]


_WHY: Final[list[Callable[[State, int], Reason | None]]] = [
    why_place_tribe,
    why_place_temple,
    why_place_desert,
    why_place_decay,
    why_play_whirlwind,
    why_take_extra,
    why_play_extra,
    why_lift_desert,
    why_set_desert,
    why_discard,
    why_take_power,
    why_convert,
    why_decline,
    why_end_turn,
]

# How many are open, without listing them


def any_action_open(state: State) -> bool:
    """Whether the active player could make an action now, had they one left."""
    return open_actions(state) > (1 if why_play_extra(state, codes.PLAY_EXTRA) is None else 0)


def open_actions(state: State) -> int:
    """How many actions are open to the active player, an extra action included (NA-13)."""
    count = uses_of(state, 0) + uses_of(state, 1) + len(state.edge) - temples_from(state)
    if why_move(state) is None:
        count += len(state.deserts)
    return count + 1 if why_play_extra(state, codes.PLAY_EXTRA) is None else count


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
    if why_move(state) is None:
        listed.extend([LIFTS[cell] for cell in state.deserts])
    if why_play_extra(state, codes.PLAY_EXTRA) is None:
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
