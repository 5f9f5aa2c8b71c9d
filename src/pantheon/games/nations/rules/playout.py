"""Random play: a legal action drawn without listing them all, and whole random matches."""

from typing import cast

from pantheon.core.chance import Chance
from ..generated import codes
from .apply import apply_code
from .cards import places_from, use_of
from .constants import SLOTS, Phase
from .deserts import can_move
from .field import PLACINGS
from .legality import count_actions, legal_codes, uses_of
from .state import State
from .temples import temples_from


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        code = draw_code(state, chance)
        if code < 0:
            break
        apply_code(state, state.active, code, chance, None)
        made += 1
    return made


def draw_code(state: State, chance: Chance) -> int:
    """A legal action of the active player, each as likely as another; -1 if there is none."""
    if state.phase == Phase.ACT:
        return nth_action(state, chance.below(count_actions(state)))
    if state.phase == Phase.SET and state.near[state.lifted] > 0:  # NA-25: to another place
        number = chance.below(len(state.edge) - 1)
        return codes.set_desert(state.edge[number + (number >= state.spot[state.lifted])])
    if state.phase == Phase.SET:
        return codes.set_desert(state.edge[chance.below(len(state.edge))])
    listed = legal_codes(state, state.active)
    return listed[chance.below(len(listed))] if listed else -1


def nth_action(state: State, number: int) -> int:
    """The open action of that number, from 0 on, in the order of `legality`."""
    for slot in range(SLOTS):
        uses = uses_of(state, slot)
        if number < uses:
            return _nth_use(state, slot, number)
        number -= uses
    first = temples_from(state)
    sites = len(state.edge) - first
    if number < sites:
        return codes.place_temple(state.edge[first + number])
    number -= sites
    if can_move(state) and number < len(state.deserts):
        return codes.lift_desert(state.deserts[number])
    return codes.PLAY_EXTRA


def _nth_use(state: State, slot: int, number: int) -> int:
    first = places_from(state, slot)
    places = len(state.edge) - first
    if number < places:
        return cast("int", PLACINGS[slot][state.display[slot]][state.edge[first + number]])
    use = use_of(state, slot)
    return use if use >= 0 and number == places else codes.discard(slot)
