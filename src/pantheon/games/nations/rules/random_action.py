"""One of the open actions by chance, without writing them all down: for random play.

The actions of a turn are counted part by part, in the order in which `legal` lists them: what
can be done with the first display card, with the second, temples, desert moves, extra action.
"""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.games.nations.rules.constants import (
    DECAY,
    DESERT,
    DISCARD,
    EMPTY,
    LIFT_DESERT,
    PLACE_DECAY,
    PLACE_DESERT,
    PLACE_TEMPLE,
    PLACE_TRIBE,
    PLAY_EXTRA,
    SET_DESERT,
    SLOTS,
    STRIDE,
)
from pantheon.games.nations.rules.legality import (
    can_move_desert,
    can_play_extra,
    legal_codes,
    only_use,
    places_from,
    temples_from,
)
from pantheon.games.nations.rules.state import ACT, SET, USED_DISCARD, State


def draw_code(state: State, chance: Chance) -> int:
    """A legal action of the active player, each as likely as another; -1 if there is none."""
    if state.phase == ACT:
        return nth_action(state, chance.below(open_actions(state)))
    if state.phase == SET:
        return _draw_place(state, chance)
    codes = legal_codes(state, state.active)
    return codes[chance.below(len(codes))] if codes else -1


def any_action_open(state: State) -> bool:
    """Whether the active player could make an action now, had they one left."""
    return open_actions(state) > (1 if can_play_extra(state) else 0)


def open_actions(state: State) -> int:
    """How many actions are open to the active player, an extra action included (NA-13)."""
    count = _uses(state, 0) + _uses(state, 1) + len(state.edge) - temples_from(state)
    if can_move_desert(state):
        count += len(state.deserts)
    return count + 1 if can_play_extra(state) else count


def nth_action(state: State, number: int) -> int:
    """The open action of that number, from 0 on."""
    for slot in range(SLOTS):
        uses = _uses(state, slot)
        if number < uses:
            return _nth_use(state, slot, number)
        number -= uses
    first = temples_from(state)
    sites = len(state.edge) - first
    if number < sites:
        return PLACE_TEMPLE + STRIDE * state.edge[first + number]
    number -= sites
    if can_move_desert(state) and number < len(state.deserts):
        return LIFT_DESERT + STRIDE * state.deserts[number]
    return PLAY_EXTRA


def _uses(state: State, slot: int) -> int:
    """In how many ways the card of a display place can be used or discarded."""
    if state.display[slot] == EMPTY:
        return 0
    count = len(state.edge) - places_from(state, slot)
    if only_use(state, slot) >= 0:
        count += 1
    return count if state.used & USED_DISCARD else count + 1


def _nth_use(state: State, slot: int, number: int) -> int:
    first = places_from(state, slot)
    if number < len(state.edge) - first:
        card = state.display[slot]
        kind = PLACE_TRIBE
        if card in (DESERT, DECAY):
            kind = PLACE_DESERT if card == DESERT else PLACE_DECAY
        return kind + STRIDE * (slot + SLOTS * state.edge[first + number])
    use = only_use(state, slot)
    if use >= 0 and number == len(state.edge) - first:
        return use
    return DISCARD + STRIDE * slot


def _draw_place(state: State, chance: Chance) -> int:
    """Any place on the edge but the one the desert was lifted from (NA-25)."""
    edge = state.edge
    if state.near[state.lifted] == 0:
        return SET_DESERT + STRIDE * edge[chance.below(len(edge))]
    number = chance.below(len(edge) - 1)
    if number >= state.spot[state.lifted]:
        number += 1
    return SET_DESERT + STRIDE * edge[number]
