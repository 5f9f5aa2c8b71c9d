"""Story tokens: the Well, pools, the Old Stories, the Otherworld, and points."""

from pantheon.core.rules import Chance, RawEvents
from ..generated import emit
from .constants import GODS, NOBODY, PIPS
from .state import BY_OTHERWORLD, BY_POINTS, BY_WELL, RUNNING, State


def draw_token(state: State, seat: int, chance: Chance, raw: RawEvents) -> int:
    """A random token from the Well into a pool; its colour, or -1 from an empty Well (EN-R15)."""
    if state.well_total == 0:
        return NOBODY
    colour = chance.draw(state.well, state.well_total)
    state.well[colour] -= 1
    state.well_total -= 1
    gain(state, seat, colour)
    emit.token_drawn(raw, seat, colour)
    if state.well_total == 0:
        trigger_end(state, BY_WELL, raw)
    return colour


def gain(state: State, seat: int, colour: int) -> None:
    """Put a token into a pool."""
    state.pool[seat * GODS + colour] += 1
    state.pool_total[seat] += 1


def lose(state: State, seat: int, colour: int) -> None:
    """Take a token out of a pool."""
    state.pool[seat * GODS + colour] -= 1
    state.pool_total[seat] -= 1


def spend(state: State, seat: int, colour: int, raw: RawEvents) -> None:
    """A token from a pool to the Old Stories."""
    lose(state, seat, colour)
    state.old[colour] += 1
    emit.token_spent(raw, seat, colour)


def take_old(state: State, seat: int, colour: int, raw: RawEvents) -> None:
    """A token from the Old Stories into a pool."""
    state.old[colour] -= 1
    gain(state, seat, colour)
    emit.token_taken(raw, seat, colour)


def hand_over(state: State, giver: int, taker: int, colour: int, raw: RawEvents) -> None:
    """A token from one pool into another."""
    lose(state, giver, colour)
    gain(state, taker, colour)
    emit.token_given(raw, giver, taker, colour)


def spend_all(state: State, seat: int, colour: int, raw: RawEvents) -> None:
    """All tokens of a colour from a pool to the Old Stories."""
    for _ in range(state.pool[seat * GODS + colour]):
        spend(state, seat, colour, raw)


def colours_in_pool(state: State, seat: int) -> list[int]:
    """The colours of which a seat has a token."""
    return [colour for colour in range(GODS) if state.pool[seat * GODS + colour]]


def payable(state: State, seat: int, god: int) -> bool:
    """Whether a power is in play, unused and can be paid."""
    owner = state.seat_of[god]
    if owner < 0 or state.powers_used >> god & 1:
        return False
    pool = seat * GODS
    return owner == seat or state.pool[pool + god] > 0 or state.pool[pool + state.excluded] > 0


def roll(chance: Chance) -> int:
    """A four-sided die (EN-14)."""
    return chance.below(PIPS) + 1


# Points and the end.


def score(state: State, seat: int, points: int, raw: RawEvents) -> None:
    """Add victory points; enough of them trigger the end (EN-60)."""
    state.points[seat] += points
    if state.points[seat] >= state.knobs.end_points:
        trigger_end(state, BY_POINTS, raw)


def lose_point(state: State, seat: int, raw: RawEvents) -> None:
    """One point less."""
    score(state, seat, -1, raw)
    emit.points_lost(raw, seat, 1)


def banish(state: State, seat: int, die: int, raw: RawEvents) -> None:
    """A token to the Otherworld; enough of them trigger the end (EN-60)."""
    state.banished[seat * GODS + die] += 1
    state.banished_total += 1
    if state.banished_total >= state.knobs.end_tokens:
        trigger_end(state, BY_OTHERWORLD, raw)


def banished_of(state: State, seat: int) -> int:
    """How many of a seat's own tokens lie in the Otherworld."""
    return sum(state.banished[seat * GODS : seat * GODS + GODS])


def trigger_end(state: State, reason: int, raw: RawEvents) -> None:
    """The active player counts as the one who triggered it; never undone (EN-60)."""
    if state.trigger != RUNNING or state.final:
        return
    state.trigger = reason
    state.trigger_seat = state.active
    emit.end_triggered(raw, state.active, reason)
