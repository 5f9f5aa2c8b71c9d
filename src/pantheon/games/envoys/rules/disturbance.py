"""A disturbance from its beginning to its end (EN-34, EN-50, EN-52): chosen, aimed, answered.

What each one does stands in `rules/cards/disturbances`.
"""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.generated import emit
from pantheon.games.envoys.rules import frames
from pantheon.games.envoys.rules.cards.disturbances import DISTURBANCES, WHICH_DISTURBANCE
from pantheon.games.envoys.rules.constants import BACKS, BEFORE_DISTURBANCE, GODS, NOBODY
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.tokens import draw_token


def begin_disturbance(
    state: State, seat: int, persuader: int, chance: Chance, raw: RawEvents
) -> None:
    """The loser draws a token, whose colour picks the disturbance (EN-34, EN-52)."""
    colour = draw_token(state, seat, chance, raw)
    if colour == NOBODY:
        return
    chosen = NOBODY if colour == state.excluded else BACKS[state.excluded * GODS + colour]
    frames.push(
        state, frames.DISTURBANCE, seat, frames.TO_CHOOSE, chosen, persuader, NOBODY, NOBODY, 0
    )


def disturb(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next step of the disturbance on top."""
    at = frames.top(state)
    stack = state.stack
    phase = stack[at + frames.PHASE]
    stack[at + frames.PHASE] = phase + 1
    if phase == frames.TO_CHOOSE:
        if stack[at + frames.WHICH] == NOBODY:
            WHICH_DISTURBANCE.ask(state, stack[at + frames.SEAT])
    elif phase == frames.TO_AIM:
        _aim(state, at, raw)
    elif phase == frames.TO_ANSWER:
        frames.open_window(state, BEFORE_DISTURBANCE, state.active)
    elif phase == frames.TO_WORK:
        if stack[at + frames.STOPPED]:
            _fail(state, at, raw)
        else:
            DISTURBANCES[stack[at + frames.WHICH]].effect(state, at, chance, raw)
    else:
        frames.pop(state)
    return False


def _aim(state: State, at: int, raw: RawEvents) -> None:
    """Targets are named before anyone answers; without one nothing happens (EN-R9)."""
    seat, which = state.stack[at + frames.SEAT], state.stack[at + frames.WHICH]
    emit.disturbance_begun(raw, seat, which, state.stack[at + frames.PERSUADER])
    disturbance = DISTURBANCES[which]
    if disturbance.names_target:
        if disturbance.answers(state, seat, NOBODY):
            disturbance.ask(state, seat)
        else:
            _fail(state, at, raw)


def _fail(state: State, at: int, raw: RawEvents) -> None:
    seat, which = state.stack[at + frames.SEAT], state.stack[at + frames.WHICH]
    frames.pop(state)
    emit.disturbance_failed(raw, seat, which)
