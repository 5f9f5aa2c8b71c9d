"""Story tokens: the Well, pools, the Old Stories, villages, and the points they bring."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import Tale
from pantheon.games.envoys import told
from pantheon.games.envoys.state import (
    BY_OTHERWORLD,
    BY_POINTS,
    BY_WELL,
    RUNNING,
    State,
)
from pantheon.games.envoys.tables import GODS, NOBODY, PIPS


def draw_token(state: State, seat: int, chance: Chance, tale: Tale | None) -> int:
    """A random token from the Well into a pool; its colour, or -1 from an empty Well (EN-R15)."""
    if state.well_total == 0:
        return NOBODY
    colour = chance.draw(state.well, state.well_total)
    state.well[colour] -= 1
    state.well_total -= 1
    gain(state, seat, colour)
    if tale is not None:
        tale.append((told.TOKEN_DRAWN, seat, colour))
    if state.well_total == 0:
        trigger_end(state, BY_WELL, tale)
    return colour


def gain(state: State, seat: int, colour: int) -> None:
    """Put a token into a pool."""
    state.pool[seat * GODS + colour] += 1
    state.pool_total[seat] += 1


def lose(state: State, seat: int, colour: int) -> None:
    """Take a token out of a pool."""
    state.pool[seat * GODS + colour] -= 1
    state.pool_total[seat] -= 1


def spend(state: State, seat: int, colour: int, tale: Tale | None) -> None:
    """A token from a pool to the Old Stories."""
    lose(state, seat, colour)
    state.old[colour] += 1
    if tale is not None:
        tale.append((told.TOKEN_SPENT, seat, colour))


def take_old(state: State, seat: int, colour: int, tale: Tale | None) -> None:
    """A token from the Old Stories into a pool."""
    state.old[colour] -= 1
    gain(state, seat, colour)
    if tale is not None:
        tale.append((told.TOKEN_TAKEN, seat, colour))


def colours_in_pool(state: State, seat: int) -> list[int]:
    """The colours of which a pool holds a token."""
    start = seat * GODS
    return [colour for colour in range(GODS) if state.pool[start + colour] > 0]


def roll(chance: Chance) -> int:
    """A four-sided die (EN-14)."""
    return chance.below(PIPS) + 1


# Stories on villages.


def room_for(state: State, seat: int, space: int) -> bool:
    """Whether a seat's story may lie on a village: EN-33's limits."""
    if state.triumph[space] >= 0 or state.value[space] == 0:
        return False
    at = 2 * space
    return state.owner[at + 1] < 0 and state.owner[at] != seat


def put_story(state: State, space: int, seat: int, die: int, pips: int) -> None:
    """Lay a token on a village as its newest."""
    at = 2 * space if state.owner[2 * space] < 0 else 2 * space + 1
    state.owner[at] = seat
    state.die[at] = die
    state.pips[at] = pips
    state.dirty = 1


def lift_story(state: State, at: int) -> None:
    """Take a token off its village; a newer one becomes the older."""
    last = at | 1
    if at != last:
        state.owner[at] = state.owner[last]
        state.die[at] = state.die[last]
        state.pips[at] = state.pips[last]
    state.owner[last] = NOBODY
    state.die[last] = NOBODY
    state.pips[last] = 0


def rooted(state: State, at: int) -> bool:
    """Whether Roots hold a token this turn: not lowered, moved or removed."""
    return state.roots[state.owner[at]] >> state.land[at >> 1] & 1 == 1


def raise_story(state: State, at: int, tale: Tale | None) -> None:
    """Add 1 to a village token, up to 4 (EN-51)."""
    if state.pips[at] < PIPS:
        state.pips[at] += 1
        state.dirty = 1
        if tale is not None:
            tale.append((told.STORY_CHANGED, state.owner[at], at >> 1, at & 1, state.pips[at]))


def lower_story(state: State, at: int, pips: int, tale: Tale | None) -> bool:
    """Lower a village token; one below 1 is discarded (EN-51). Whether it was."""
    if rooted(state, at) or pips >= state.pips[at]:
        return False
    if pips < 1:
        forget_story(state, at, tale)
        return True
    state.pips[at] = pips
    if tale is not None:
        tale.append((told.STORY_CHANGED, state.owner[at], at >> 1, at & 1, pips))
    return False


def forget_story(state: State, at: int, tale: Tale | None) -> None:
    """A village token to the Old Stories."""
    state.old[state.die[at]] += 1
    if tale is not None:
        tale.append((told.STORY_FORGOTTEN, state.owner[at], at >> 1, state.die[at]))
    lift_story(state, at)


def move_story(state: State, at: int, space: int, tale: Tale | None) -> None:
    """A village token to another village, where it is the newest (EN-34)."""
    seat, die, pips = state.owner[at], state.die[at], state.pips[at]
    lift_story(state, at)
    put_story(state, space, seat, die, pips)
    if tale is not None:
        tale.append((told.STORY_MOVED, seat, at >> 1, space))


# Points and the end.


def score(state: State, seat: int, points: int, tale: Tale | None) -> None:
    """Add victory points; enough of them trigger the end (EN-60)."""
    state.points[seat] += points
    if state.points[seat] >= state.knobs.end_points:
        trigger_end(state, BY_POINTS, tale)


def banish(state: State, seat: int, die: int, tale: Tale | None) -> None:
    """A token to the Otherworld; enough of them trigger the end (EN-60)."""
    state.banished[seat * GODS + die] += 1
    state.banished_total += 1
    if state.banished_total >= state.knobs.end_tokens:
        trigger_end(state, BY_OTHERWORLD, tale)


def banished_of(state: State, seat: int) -> int:
    """How many of a seat's own tokens lie in the Otherworld."""
    return sum(state.banished[seat * GODS : seat * GODS + GODS])


def trigger_end(state: State, reason: int, tale: Tale | None) -> None:
    """The active player counts as the one who triggered it; never undone (EN-60)."""
    if state.trigger != RUNNING or state.final:
        return
    state.trigger = reason
    state.trigger_seat = state.active
    if tale is not None:
        tale.append((told.END_TRIGGERED, state.active, reason))
