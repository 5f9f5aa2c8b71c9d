"""Stories: rolled; on villages laid, raised, lowered, moved, taken away (EN-33, EN-34, EN-51).

A story token on a village goes by space * 2 + slot; the one in slot 1 is the newer.
"""

import bisect

from pantheon.core.rules import Chance, RawEvents
from ..generated import emit
from . import frames
from .constants import NOBODY, PIPS
from .islands import villages_of
from .state import State
from .tokens import roll


def on_board(state: State) -> list[int]:
    """Every story token on a village."""
    found: list[int] = []
    for space in state.story_spaces:
        found.append(2 * space)
        if state.owner[2 * space + 1] >= 0:
            found.append(2 * space + 1)
    return found


def on_island(state: State, island: int) -> list[int]:
    """The story tokens on an island's villages, village after village."""
    places = [2 * space + slot for space in villages_of(state, island) for slot in (0, 1)]
    return [story for story in places if state.owner[story] >= 0]


def told_by(state: State, seat: int) -> list[int]:
    """A seat's story tokens on villages."""
    return [story for story in on_board(state) if state.owner[story] == seat]


def below_four(state: State) -> list[int]:
    """The story tokens on villages that can be raised (EN-51)."""
    return [story for story in on_board(state) if state.pips[story] < PIPS]


def unrooted(state: State) -> list[int]:
    """The story tokens on villages that Roots do not hold."""
    return [story for story in on_board(state) if not rooted(state, story)]


def islands_of(state: State, found: list[int]) -> list[int]:
    """The islands of some story tokens, each once."""
    return list(dict.fromkeys([state.land[story >> 1] for story in found]))


def room_for(state: State, seat: int, space: int) -> bool:
    """Whether a seat's story may lie on a village: EN-33's limits."""
    if state.triumph[space] >= 0 or state.value[space] == 0:
        return False
    return state.owner[2 * space + 1] < 0 and state.owner[2 * space] != seat


def throw(
    state: State, seat: int, purpose: int, space: int, die: int, chance: Chance, raw: RawEvents
) -> None:
    """Roll a story token; responses follow before it counts (EN-71)."""
    pips = roll(chance)
    frames.push(state, frames.ROLL, seat, frames.TO_RESPOND, purpose, space, die, pips)
    emit.token_rolled(raw, seat, die, pips, space)


def rolled(state: State) -> int:
    """What the token just rolled shows."""
    return frames.get(state, frames.ROLL, frames.ROLLED)


def change_roll(state: State, pips: int, raw: RawEvents) -> None:
    """Change what the token just rolled shows."""
    frames.put(state, frames.ROLL, frames.ROLLED, pips)
    emit.roll_changed(raw, frames.get(state, frames.ROLL, frames.SEAT), pips)


def shift_value(state: State, change: int, raw: RawEvents) -> None:
    """Change the value of the village for which a story was just rolled, for this telling."""
    at = frames.nearest(state, frames.ROLL)
    state.stack[at + frames.SHIFT] += change
    space = state.stack[at + frames.SPACE]
    value = state.value[space] + state.stack[at + frames.SHIFT] - state.lenient
    emit.value_shifted(raw, space, value)


def put(state: State, space: int, seat: int, die: int, pips: int) -> None:
    """Lay a token on a village as its newest."""
    _own_lists(state)
    _release(state, space)
    story = 2 * space
    if state.owner[story] < 0:
        bisect.insort(state.story_spaces, space)
    else:
        story += 1
    state.owner[story] = seat
    state.die[story] = die
    state.pips[story] = pips
    state.dirty = 1


def lift(state: State, story: int) -> None:
    """Take a token off its village; a newer one becomes the older."""
    _own_lists(state)
    _release(state, story >> 1)
    last = story | 1
    if story != last:
        state.owner[story] = state.owner[last]
        state.die[story] = state.die[last]
        state.pips[story] = state.pips[last]
    state.owner[last] = NOBODY
    state.die[last] = NOBODY
    state.pips[last] = 0
    if state.owner[last - 1] < 0:
        state.story_spaces.remove(story >> 1)


def _own_lists(state: State) -> None:
    """Copies of a state share these lists: they are replaced before they are changed."""
    state.owner = state.owner[:]
    state.die = state.die[:]
    state.pips = state.pips[:]


def _release(state: State, space: int) -> None:
    """EN-34: a village that was held back counts again, as one of its own tokens changes."""
    if state.held_back and space in state.held_back:
        state.held_back = [each for each in state.held_back if each != space]
        state.dirty = 1


def rooted(state: State, story: int) -> bool:
    """Whether Roots hold a token this turn: not lowered, moved or removed."""
    return state.roots[state.owner[story]] >> state.land[story >> 1] & 1 == 1


def add_pip(state: State, story: int, raw: RawEvents) -> None:
    """Add 1 to a village token, up to 4 (EN-51)."""
    if state.pips[story] < PIPS:
        _show(state, story, state.pips[story] + 1, raw)
        state.dirty = 1


def lower_to(state: State, story: int, pips: int, raw: RawEvents) -> None:
    """Lower a village token, unless it is rooted; one below 1 is discarded (EN-51)."""
    if rooted(state, story) or pips >= state.pips[story]:
        return
    if pips < 1:
        forget(state, story, raw)
    else:
        _show(state, story, pips, raw)


def _show(state: State, story: int, pips: int, raw: RawEvents) -> None:
    _release(state, story >> 1)
    state.pips = state.pips[:]
    state.pips[story] = pips
    emit.story_changed(raw, state.owner[story], story >> 1, story & 1, pips)


def forget(state: State, story: int, raw: RawEvents) -> None:
    """A village token to the Old Stories."""
    state.old[state.die[story]] += 1
    emit.story_forgotten(raw, state.owner[story], story >> 1, state.die[story])
    lift(state, story)


def move(state: State, story: int, space: int, raw: RawEvents) -> None:
    """A village token to another village, where it is the newest (EN-34)."""
    seat, die, pips = state.owner[story], state.die[story], state.pips[story]
    lift(state, story)
    put(state, space, seat, die, pips)
    emit.story_moved(raw, seat, story >> 1, space)
