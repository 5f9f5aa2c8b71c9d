"""The actions carried out, one function a kind, in the rulebook's order (NA-20 to NA-28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import (
    DECAY,
    DESERT,
    EMPTY,
    NOBODY,
    TEMPLE,
    TRIBE,
    USED_BY_CARD,
    Phase,
    Used,
    is_tribe,
)
from .display import gain_power
from .faith import bless, forsake, owners_of_temples, religion_at
from .field import lay, lay_desert, lift
from .hexes import neighbours
from .state import State
from .turn import end_turn, finish_action, go_on


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action."""
    _ACTIONS[codes.kind_of(code)](state, code, chance, raw)


def _place_tribe(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-20, NA-21: a tribe from the display; it takes the religion of what lies around."""
    slot, cell = codes.read_place_tribe(code)
    seat = state.active
    card = _from_display(state, slot)
    cost = state.near[cell] * state.knobs.tribe_cost
    state.power[seat] -= cost
    god = religion_at(state, cell)
    lay(state, cell, card)
    blessed = god != NOBODY and bless(state, cell, god)
    emit.tribe_placed(raw, seat, slot, cell, card - TRIBE, god if blessed else NOBODY, cost)
    finish_action(state, chance, raw, False, blessed)


def _place_temple(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-22: every neighbouring tribe takes the god's religion, as far as stones go (NA-R6)."""
    cell = codes.read_place_temple(code)
    seat = state.active
    cost = state.near[cell] * state.knobs.temple_cost
    state.power[seat] -= cost
    state.temples[seat] -= 1
    state.used |= Used.TEMPLE
    lay(state, cell, TEMPLE + seat)
    emit.temple_placed(raw, seat, cell, cost)
    turning = _forsaken_around(state, cell, seat, raw)
    if len(turning) > state.stones[seat] > 0:
        state.pending = turning
        state.phase = Phase.CONVERT_TRIBES
        return
    for tribe in turning:
        _turn(state, tribe, seat, raw)
    finish_action(state, chance, raw, False, len(turning) > 0)


def _forsaken_around(state: State, cell: int, seat: int, raw: RawEvents) -> list[int]:
    """The neighbouring tribes of other faiths or none; others' stones leave them all."""
    turning: list[int] = []
    for around in neighbours(cell):
        if not is_tribe(state.card[around]) or state.faith[around] == seat:
            continue
        turning.append(around)
        former = state.faith[around]
        if former != NOBODY:
            forsake(state, around)
            emit.tribe_forsaken(raw, former, around, state.card[around] - TRIBE)
    return turning


def _turn(state: State, cell: int, seat: int, raw: RawEvents) -> None:
    if bless(state, cell, seat):
        emit.tribe_turned(raw, seat, cell, state.card[cell] - TRIBE)


def _convert(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-R6: one of the tribes that the last stones go to."""
    cell = codes.read_convert(code)
    state.pending.remove(cell)
    _turn(state, cell, state.active, raw)
    if state.stones[state.active] > 0:
        return
    state.pending = []
    finish_action(state, chance, raw, False, True)


def _place_desert(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-23: a desert from the display brings 1 power."""
    slot, cell = codes.read_place_desert(code)
    _from_display(state, slot)
    _use_card(state, DESERT)
    lay_desert(state, cell)
    gained = gain_power(state, state.active, state.knobs.desert_gain)
    emit.desert_placed(raw, state.active, slot, cell, gained)
    finish_action(state, chance, raw, False, False)


def _place_decay(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-24: power may be taken from the owner of a neighbouring temple; not from oneself."""
    slot, cell = codes.read_place_decay(code)
    _from_display(state, slot)
    _use_card(state, DECAY)
    lay(state, cell, DECAY)
    emit.decay_placed(raw, state.active, slot, cell)
    victims = [
        god
        for god in owners_of_temples(state, cell)
        if god != state.active and state.power[god] > 0
    ]
    if victims:
        state.pending = victims
        state.phase = Phase.ROB
        return
    finish_action(state, chance, raw, False, False)


def _take_power(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-24: the victim loses 1 power also when the taker has no room for it."""
    victim = codes.read_take_power(code)
    state.power[victim] -= 1
    gained = gain_power(state, state.active, 1)
    state.pending = []
    emit.power_taken(raw, state.active, victim, gained)
    finish_action(state, chance, raw, False, False)


def _play_whirlwind(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-25: the card leaves the game; one desert of the field may be moved, free."""
    slot = codes.read_play_whirlwind(code)
    card = _from_display(state, slot)
    _use_card(state, card)
    state.gone_whirlwinds += 1
    emit.whirlwind_played(raw, state.active, slot)
    if state.deserts:
        state.phase = Phase.WHIRL
        return
    finish_action(state, chance, raw, False, False)


def _take_extra(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-26: kept face up for a later turn."""
    slot = codes.read_take_extra(code)
    card = _from_display(state, slot)
    _use_card(state, card)
    state.extras[state.active] += 1
    state.fresh_extras += 1
    emit.extra_taken(raw, state.active, slot)
    finish_action(state, chance, raw, False, False)


def _play_extra(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-26: one more action; playing the card is none, and it leaves the game."""
    state.extras[state.active] -= 1
    state.gone_extras += 1
    state.actions_left += 1
    state.idle_turn = 0
    emit.extra_played(raw, state.active)
    go_on(state, chance, raw)


def _lift_desert(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-25, NA-27: choose the desert that moves; a move of one's own is paid now."""
    cell = codes.read_lift_desert(code)
    cost = 0
    state.whirling = 1 if state.phase == Phase.WHIRL else 0
    if state.phase == Phase.ACT:
        cost = state.knobs.move_cost
        state.power[state.active] -= cost
        state.used |= Used.MOVE
    state.deserts[state.deserts.index(cell)] = NOBODY
    lift(state, cell)
    state.lifted = cell
    state.phase = Phase.SET
    emit.desert_lifted(raw, state.active, cell, cost)


def _set_desert(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-25, NA-27: the desert comes to lie on another place next to a hex card."""
    cell = codes.read_set_desert(code)
    lay(state, cell, DESERT)
    number = state.deserts.index(NOBODY)
    state.deserts[number] = cell
    emit.desert_set(raw, state.active, state.lifted, cell, number)
    state.lifted = NOBODY
    finish_action(state, chance, raw, state.whirling == 0, False)


def _discard(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-28: a display card goes back into the sack."""
    slot = codes.read_discard(code)
    card = _from_display(state, slot)
    state.sack[card] += 1
    state.sack_total += 1
    state.used |= Used.DISCARD
    emit.card_discarded(raw, state.active, slot, card)
    finish_action(state, chance, raw, True, False)


def _decline(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-24, NA-25: taking power and moving a desert by whirlwind are offers only."""
    state.pending = []
    finish_action(state, chance, raw, False, False)


def _end_turn(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """NA-26: no extra action is wanted."""
    end_turn(state, chance, raw)


def _from_display(state: State, slot: int) -> int:
    card = state.display[slot]
    state.display[slot] = EMPTY
    return card


def _use_card(state: State, card: int) -> None:
    """NA-14: another hex card once a turn, or each kind once (option `separate_cards`)."""
    state.used |= USED_BY_CARD[card] if state.knobs.separate_cards else Used.CARDS


_ACTIONS: Final[list[Callable[[State, int, Chance, RawEvents], None]]] = [
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
