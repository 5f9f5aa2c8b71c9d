"""A disturbance from its beginning to its end (EN-34, EN-50, EN-52): chosen, aimed, answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.constants import AIM, BACKS, BEFORE_DISTURBANCE, GODS, NOBODY
from pantheon.games.envoys.rules.disturbances import work
from pantheon.games.envoys.rules.frames import (
    DISTURBANCE,
    PERSUADER,
    PHASE_OF_DISTURBANCE,
    SEAT,
    STOPPED,
    WHICH,
    ask,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.targets import (
    banished_tokens,
    envoys_to_exile,
    shaken_continents,
    shaken_islands,
    targeted_stories,
)
from pantheon.games.envoys.rules.tokens import draw_token
from pantheon.games.envoys.rules.windows import open_window

TO_CHOOSE: Final = 0
TO_AIM: Final = 1
TO_ANSWER: Final = 2
TO_WORK: Final = 3
DONE: Final = 4


def stir(state: State, seat: int, persuader: int, chance: Chance, raw: RawEvents) -> None:
    """The loser draws a token, whose colour picks the disturbance (EN-34, EN-52)."""
    colour = draw_token(state, seat, chance, raw)
    if colour == NOBODY:
        return
    chosen = NOBODY if colour == state.excluded else BACKS[state.excluded * GODS + colour]
    push(state, DISTURBANCE, seat, chosen, persuader, TO_CHOOSE, NOBODY, NOBODY, 0)


def go_on(state: State, chance: Chance, raw: RawEvents) -> None:
    """The next step of the disturbance on top."""
    _STEPS[state.stack[top(state) + PHASE_OF_DISTURBANCE]](state, chance, raw)


def _choose(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-52: a token of the excluded god lets the player choose among the six."""
    at = top(state)
    state.stack[at + PHASE_OF_DISTURBANCE] = TO_AIM
    if state.stack[at + WHICH] == NOBODY:
        ask(state, state.stack[at + SEAT], questions.CHOICE)


def _aim(state: State, chance: Chance, raw: RawEvents) -> None:
    """Targets are named before anyone answers; without one nothing happens (EN-R9)."""
    at = top(state)
    seat, which = state.stack[at + SEAT], state.stack[at + WHICH]
    persuader = state.stack[at + PERSUADER]
    state.stack[at + PHASE_OF_DISTURBANCE] = TO_ANSWER
    if raw is not None:
        raw.append((told.DISTURBANCE_BEGUN, seat, which, persuader))
    if not _AIMS[AIM[which]](state, seat, which, persuader):
        _fail(state, seat, which, raw)


def _answer(state: State, chance: Chance, raw: RawEvents) -> None:
    state.stack[top(state) + PHASE_OF_DISTURBANCE] = TO_WORK
    open_window(state, BEFORE_DISTURBANCE, state.active)


def _work(state: State, chance: Chance, raw: RawEvents) -> None:
    at = top(state)
    state.stack[at + PHASE_OF_DISTURBANCE] = DONE
    seat, which = state.stack[at + SEAT], state.stack[at + WHICH]
    if state.stack[at + STOPPED]:
        _fail(state, seat, which, raw)
    else:
        work(state, which, at, chance, raw)


def _done(state: State, chance: Chance, raw: RawEvents) -> None:
    pop(state)


def _fail(state: State, seat: int, which: int, raw: RawEvents) -> None:
    pop(state)
    if raw is not None:
        raw.append((told.DISTURBANCE_FAILED, seat, which))


# What is named: each asks if there is something to name, and says whether there is.


def _at_nothing(state: State, seat: int, which: int, persuader: int) -> bool:
    return True


def _at_colour(state: State, seat: int, which: int, persuader: int) -> bool:
    if not state.pool_total[persuader]:
        return False
    ask(state, seat, questions.AIM_AT_COLOUR, persuader)
    return True


def _at_island(state: State, seat: int, which: int, persuader: int) -> bool:
    if not shaken_islands(state):
        return False
    ask(state, seat, questions.AIM_AT_ISLAND)
    return True


def _at_continent(state: State, seat: int, which: int, persuader: int) -> bool:
    if not shaken_continents(state):
        return False
    ask(state, seat, questions.AIM_AT_CONTINENT)
    return True


def _at_envoy(state: State, seat: int, which: int, persuader: int) -> bool:
    if not envoys_to_exile(state):
        return False
    ask(state, seat, questions.AIM_AT_ENVOY)
    return True


def _at_banished(state: State, seat: int, which: int, persuader: int) -> bool:
    if not banished_tokens(state):
        return False
    ask(state, seat, questions.AIM_AT_BANISHED)
    return True


def _at_story(state: State, seat: int, which: int, persuader: int) -> bool:
    if not targeted_stories(state, which):
        return False
    ask(state, seat, questions.AIM_AT_STORY, which)
    return True


_STEPS: Final[list[Callable[[State, Chance, RawEvents], None]]] = [
    _choose,
    _aim,
    _answer,
    _work,
    _done,
]
_AIMS: Final[list[Callable[[State, int, int, int], bool]]] = [
    _at_nothing,
    _at_colour,
    _at_island,
    _at_continent,
    _at_envoy,
    _at_banished,
    _at_story,
]
