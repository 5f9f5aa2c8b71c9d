"""Random play: a legal action drawn without listing them all, and whole random matches.

The actions of a turn are counted part by part, in the order in which `legality` lists them: what
can be done with the first display card, with the second, temples, desert moves, extra action.
"""

from __future__ import annotations

from pantheon.core.chance import Chance
from ..generated import codes
from .apply import apply_code
from .cards import places_from, use_of
from .constants import DECAY, DESERT, SLOTS, Phase
from .deserts import can_move
from .legality import legal_codes, open_actions, uses_of
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
        return nth_action(state, chance.below(open_actions(state)))
    if state.phase == Phase.SET:
        return _draw_place(state, chance)
    listed = legal_codes(state, state.active)
    return listed[chance.below(len(listed))] if listed else -1


def nth_action(state: State, number: int) -> int:
    """The open action of that number, from 0 on."""
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
    if number < len(state.edge) - first:
        card = state.display[slot]
        cell = state.edge[first + number]
        if card == DESERT:
            return codes.place_desert(slot, cell)
        return codes.place_decay(slot, cell) if card == DECAY else codes.place_tribe(slot, cell)
    use = use_of(state, slot)
    if use >= 0 and number == len(state.edge) - first:
        return use
    return codes.discard(slot)


def _draw_place(state: State, chance: Chance) -> int:
    """Any place on the edge but the one the desert was lifted from (NA-25)."""
    edge = state.edge
    if state.near[state.lifted] == 0:
        return codes.set_desert(edge[chance.below(len(edge))])
    number = chance.below(len(edge) - 1)
    if number >= state.spot[state.lifted]:
        number += 1
    return codes.set_desert(edge[number])
