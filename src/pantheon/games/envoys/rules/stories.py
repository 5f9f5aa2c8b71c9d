"""Stories: rolled; on villages laid, raised, lowered, moved, taken away (EN-33, EN-34, EN-51)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import NOBODY, PIPS
from .frames import ROLL, SHIFT, SPACE, TO_ANSWER, nearest, push
from .islands import villages_of
from .state import State
from .tokens import roll


def stories(state: State) -> list[int]:
    """Every story token on a village, as space * 2 + slot."""
    found: list[int] = []
    for space in state.told_on:
        found.append(2 * space)
        if state.owner[2 * space + 1] >= 0:
            found.append(2 * space + 1)
    return found


def stories_on(state: State, island: int) -> list[int]:
    """The story tokens on an island's villages, village after village."""
    found: list[int] = []
    for space in villages_of(state, island):
        for at in (2 * space, 2 * space + 1):
            if state.owner[at] >= 0:
                found.append(at)
    return found


def story_code(at: int) -> int:
    """The answer that picks a story token."""
    return codes.pick_story(at & 1, at >> 1)


def story_at(code: int) -> int:
    """The story token that an answer picks."""
    slot, space = codes.read_pick_story(code)
    return 2 * space + slot


def room_for(state: State, seat: int, space: int) -> bool:
    """Whether a seat's story may lie on a village: EN-33's limits."""
    if state.triumph[space] >= 0 or state.value[space] == 0:
        return False
    at = 2 * space
    return state.owner[at + 1] < 0 and state.owner[at] != seat


def put_story(state: State, space: int, seat: int, die: int, pips: int) -> None:
    """Lay a token on a village as its newest."""
    _own_lists(state)
    at = 2 * space
    if state.owner[at] < 0:
        _note(state.told_on, space)
    else:
        at += 1
    state.owner[at] = seat
    state.die[at] = die
    state.pips[at] = pips
    state.dirty = 1


def lift_story(state: State, at: int) -> None:
    """Take a token off its village; a newer one becomes the older."""
    _own_lists(state)
    last = at | 1
    if at != last:
        state.owner[at] = state.owner[last]
        state.die[at] = state.die[last]
        state.pips[at] = state.pips[last]
    state.owner[last] = NOBODY
    state.die[last] = NOBODY
    state.pips[last] = 0
    if state.owner[last - 1] < 0:
        state.told_on.remove(at >> 1)


def throw(
    state: State, seat: int, purpose: int, space: int, die: int, chance: Chance, raw: RawEvents
) -> None:
    """Roll a story token; answers follow before it counts (EN-71)."""
    pips = roll(chance)
    push(state, ROLL, seat, TO_ANSWER, purpose, space, die, pips)
    emit.token_rolled(raw, seat, die, pips, space)


def shift_value(state: State, change: int, raw: RawEvents) -> None:
    """Change the value of the village for which a story was just rolled, for this telling."""
    at = nearest(state, ROLL)
    state.stack[at + SHIFT] += change
    space = state.stack[at + SPACE]
    value = state.value[space] + state.stack[at + SHIFT] - state.lenient
    emit.value_shifted(raw, space, value)


def rooted(state: State, at: int) -> bool:
    """Whether Roots hold a token this turn: not lowered, moved or removed."""
    return state.roots[state.owner[at]] >> state.land[at >> 1] & 1 == 1


def raise_story(state: State, at: int, raw: RawEvents) -> None:
    """Add 1 to a village token, up to 4 (EN-51)."""
    if state.pips[at] < PIPS:
        _show(state, at, state.pips[at] + 1, raw)
        state.dirty = 1


def lower_story(state: State, at: int, pips: int, raw: RawEvents) -> None:
    """Lower a village token, unless it is rooted; one below 1 is discarded (EN-51)."""
    if rooted(state, at) or pips >= state.pips[at]:
        return
    if pips < 1:
        forget_story(state, at, raw)
    else:
        _show(state, at, pips, raw)


def forget_story(state: State, at: int, raw: RawEvents) -> None:
    """A village token to the Old Stories."""
    state.old[state.die[at]] += 1
    emit.story_forgotten(raw, state.owner[at], at >> 1, state.die[at])
    lift_story(state, at)


def move_story(state: State, at: int, space: int, raw: RawEvents) -> None:
    """A village token to another village, where it is the newest (EN-34)."""
    seat, die, pips = state.owner[at], state.die[at], state.pips[at]
    lift_story(state, at)
    put_story(state, space, seat, die, pips)
    emit.story_moved(raw, seat, at >> 1, space)


def _own_lists(state: State) -> None:
    """Copies of a state share these lists: they are replaced before they are changed."""
    state.owner = state.owner[:]
    state.die = state.die[:]
    state.pips = state.pips[:]


def _note(spaces: list[int], space: int) -> None:
    """Put a space where it belongs in ascending order."""
    at = 0
    while at < len(spaces) and spaces[at] < space:
        at += 1
    spaces.insert(at, space)


def _show(state: State, at: int, pips: int, raw: RawEvents) -> None:
    state.pips = state.pips[:]
    state.pips[at] = pips
    emit.story_changed(raw, state.owner[at], at >> 1, at & 1, pips)
