"""The turn: watching the sky, telling the omen, passing on (AU-10 to AU-20)."""

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import emit
from .state import BIRDS, BY_SKY, BY_TARGET, EMPTY, RAVEN, SKY, WORTH, State


def components_of(state: State) -> dict[str, int]:
    """AU-1: every bird, in the bag or in the sky."""
    return {bird: state.bag[kind] + state.sky.count(kind) for kind, bird in enumerate(BIRDS)}


def why_watch(state: State, cell: int) -> Reason | None:
    """AU-10: any free place of the sky."""
    return None if state.sky[cell] == EMPTY else Reason("AU-10", "auspices-refused-taken")


def watch(state: State, seat: int, cell: int, chance: Chance, raw: RawEvents) -> None:
    """AU-10 to AU-12: a bird from the bag, worth twice beside its kind; a raven ends the turn."""
    bird = chance.draw(state.bag, sum(state.bag))
    state.bag[bird] -= 1
    state.sky[cell] = bird
    worth = WORTH[bird] * (1 + any(state.sky[near] == bird for near in SKY.neighbours[cell]))
    state.omen += worth
    emit.bird_seen(raw, seat, cell, bird, worth)
    if bird == RAVEN:
        emit.omen_lost(raw, seat, state.omen)
        _pass_on(state, raw)
    elif _sky_is_full(state):
        tell(state, seat, raw)


def why_tell(state: State) -> Reason | None:
    """AU-13: once there is something to tell."""
    return None if state.omen else Reason("AU-13", "auspices-refused-nothing")


def tell(state: State, seat: int, raw: RawEvents) -> None:
    """AU-13: the omen becomes points."""
    state.points[seat] += state.omen
    emit.omen_told(raw, seat, state.omen)
    _pass_on(state, raw)


def _pass_on(state: State, raw: RawEvents) -> None:
    """AU-20: the end by points or by a full sky, else the next augur."""
    state.omen = 0
    if max(state.points) >= state.target:
        state.ending = BY_TARGET
    elif _sky_is_full(state):
        state.ending = BY_SKY
    if state.ending:
        emit.match_ended(raw, state.ending)
        return
    state.active = (state.active + 1) % state.seats
    emit.turn_begun(raw, state.active)


def _sky_is_full(state: State) -> bool:
    return EMPTY not in state.sky or not any(state.bag)
