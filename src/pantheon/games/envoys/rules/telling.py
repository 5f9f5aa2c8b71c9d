"""Telling and persuading (EN-33, EN-34)."""

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from . import frames, scoring, stories, tokens
from .cards.disturbances import begin_disturbance
from .constants import GODS, NOBODY, Window
from .sea import NEAR
from .state import OPEN, State


def why_tell(state: State, seat: int, space: int) -> Reason | None:
    """EN-33: once, by the move's end, the card's colour and the village's limits."""
    here, island = state.envoy[seat], state.land[space]
    if state.story_told or not state.moved:
        return reasons.TELL_ONCE
    if here != state.move_end or space not in NEAR[here]:
        return reasons.NO_VILLAGE
    if island < 0 or state.isle_state[island] != OPEN:
        return reasons.NO_VILLAGE
    if state.isle_god[island] != state.move_colour:
        return reasons.OTHER_COLOUR
    if not state.pool[seat * GODS + state.god[seat]]:
        return reasons.NO_OWN_TOKEN
    return None if stories.room_for(state, seat, space) else reasons.VILLAGE_FULL


def list_tellings(state: State, seat: int) -> list[int]:
    """The villages at which the seat may tell now."""
    if not state.moved or state.story_told:
        return []
    near = NEAR[state.envoy[seat]]
    return [codes.tell(space) for space in near if why_tell(state, seat, space) is None]


def tell(state: State, seat: int, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-33: a token of one's own colour from the pool is rolled for a village."""
    state.story_told = 1
    tokens.lose(state, seat, state.god[seat])
    stories.throw(state, seat, frames.TELLING, space, state.god[seat], chance, raw)


def after_roll(state: State, chance: Chance, raw: RawEvents) -> bool:
    """EN-71: responses first; then the rolled token lies on its village, or scores (EN-61)."""
    at = frames.top(state)
    _, seat, phase, purpose, space, die, pips, shift = state.stack[at:]
    if phase == frames.TO_RESPOND:
        state.stack[at + frames.PHASE] = frames.TO_WORK
        frames.open_window(state, (Window.ROLL, Window.THROW, Window.LAST)[purpose], seat)
        return False
    frames.pop(state)
    if purpose == frames.LASTING:
        scoring.pay(state, scoring.BY_LAST_ROLLS, seat, pips, die, raw)
        return False
    if purpose == frames.TELLING:
        state.shifted_space = space
        state.value_shift = shift
    stories.put(state, space, seat, die, pips)
    emit.story_placed(raw, seat, space, die, pips)
    return False


def value_now(state: State, space: int) -> int:
    """A village's value with two tokens on it, as it is also scored (EN-40)."""
    value = state.value[space] - state.lenient
    return value + state.value_shift if space == state.shifted_space else value


def persuadable(state: State) -> list[int]:
    """The villages whose two tokens total at least their value (EN-34)."""
    pips = state.pips
    return [
        space
        for space in state.story_spaces
        if state.owner[2 * space + 1] >= 0
        and pips[2 * space] + pips[2 * space + 1] >= value_now(state, space)
        and space not in state.held_back
    ]


def settle(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Finish the persuasions that are due before the next action; True when none is."""
    if not state.dirty:
        return True
    ready = persuadable(state)
    if not ready:
        if state.value_shift > 0 and state.knobs.held_villages:
            _hold_back(state, state.shifted_space)
        state.dirty = 0
        state.shifted_space = NOBODY
        state.value_shift = 0
        return True
    if len(ready) == 1:
        persuade(state, ready[0], chance, raw)
    else:
        frames.push(state, frames.ORDER, state.active)
    return False


def _hold_back(state: State, space: int) -> None:
    """EN-34: a village that only its raised value has kept from being persuaded stays so."""
    total = state.pips[2 * space] + state.pips[2 * space + 1]
    reached = total >= value_now(state, space) - state.value_shift
    if reached and state.owner[2 * space + 1] >= 0 and space not in state.held_back:
        state.held_back = [*state.held_back, space]


def list_persuasions(state: State, seat: int) -> list[int]:
    """EN-34: the active player orders persuasions that are due at once."""
    return [codes.pick_space(space) for space in persuadable(state)]


def persuade(state: State, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-34: the higher token wins, the newest if equal; the other goes to the Otherworld."""
    older, newer = 2 * space, 2 * space + 1
    won, lost = (newer, older) if state.pips[newer] >= state.pips[older] else (older, newer)
    winner, loser = state.owner[won], state.owner[lost]
    winning_die, losing_die = state.die[won], state.die[lost]
    value = value_now(state, space)
    stories.lift(state, newer)
    stories.lift(state, older)
    state.old[winning_die] += 1
    state.triumph = state.triumph[:]
    state.triumph[space] = winner
    state.scored = state.scored[:]
    state.scored[space] = value
    emit.village_persuaded(raw, winner, space, value, winning_die)
    emit.story_banished(raw, loser, space, losing_die)
    tokens.score(state, winner, value, raw)
    tokens.banish(state, loser, losing_die, raw)
    begin_disturbance(state, loser, winner, chance, raw)
