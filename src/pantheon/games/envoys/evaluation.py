"""How well each seat stands: points, stories, tokens, cards, what the turn still promises."""

from __future__ import annotations

import random
from typing import Final

from pantheon.core.chance import Chance
from .generated import codes
from .generated.copying import copy_state
from .rules.apply import apply_code
from .rules.catalogue import QUESTIONS
from .rules.constants import AT_LEAST, GODS, NOBODY, OBJECTIVE_POINTS
from .rules.frames import PICK, QUESTION, SEAT, WINDOW, top, top_kind
from .rules.move import move_ends
from .rules.objectives import reached
from .rules.sea import NEAR
from .rules.state import FACE_DOWN, RUNNING, State
from .rules.stories import on_board, room_for
from .rules.telling import list_tellings
from .rules.tokens import banished_of

OWN_TOKEN: Final = 1.0
OTHER_TOKEN: Final = 0.45
CARD: Final = 0.4
STORY: Final = 2.0
PIP: Final = 0.12
BANISHED: Final = 1.6
DRAW: Final = 1.0
"""What the token and the card at a turn's start are worth."""
MOVE: Final = 0.9
"""What the right to move is worth while it is unused."""
TELLING: Final = 1.4
"""What a story that could be told now is worth."""


class _Usual(Chance):
    """Chance that is the same at every judgement, and takes no seeding of a generator."""

    def __init__(self) -> None:
        self.outcomes = []
        self.record = False
        self._at = 0

    def below(self, bound: int) -> int:
        return int(self._next() * bound)

    def draw(self, counts: list[int], total: int) -> int:
        left = int(self._next() * total)
        kind = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        return kind

    def _next(self) -> float:
        share = _SHARES[self._at % len(_SHARES)]
        self._at += 1
        return share


def _usual_shares() -> list[float]:
    generator = random.Random(0)
    return [generator.random() for _ in range(128)]


_SHARES: Final[list[float]] = _usual_shares()


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its worth against the best of the others, or the result."""
    if state.ending != RUNNING:
        return _shares(state)
    if state.turn == 0:
        return [1.0 / state.seats] * state.seats
    quiet = _quiet(state)
    worths = [_worth(quiet, seat) for seat in range(state.seats)]
    values: list[float] = []
    for seat in range(state.seats):
        rival = -100.0
        for other in range(state.seats):
            if other != seat and worths[other] > rival:
                rival = worths[other]
        lead = worths[seat] - rival
        values.append(0.5 + 0.49 * lead / (abs(lead) + 12.0))
    return values


def _quiet(state: State) -> State:
    """The state once everyone who is asked for answers has passed."""
    if top_kind(state) != WINDOW:
        return state
    passed = copy_state(state)
    chance = _Usual()
    while passed.stack and top_kind(passed) == WINDOW:
        apply_code(passed, passed.stack[top(passed) + SEAT], codes.PASS, chance, None)
    return passed


def _worth(state: State, seat: int) -> float:
    own = state.pool[seat * GODS + state.god[seat]]
    others = state.pool_total[seat] - own
    worth = float(state.points[seat])
    worth += OWN_TOKEN * own + OTHER_TOKEN * others
    if state.pool_total[seat] > state.knobs.pool_limit:
        worth -= OTHER_TOKEN * (state.pool_total[seat] - state.knobs.pool_limit)
    worth += CARD * min(len(state.hands[seat]), state.knobs.hand_limit)
    worth += BANISHED * banished_of(state, seat)
    worth += _stories(state, seat)
    worth += _objective(state, seat)
    return worth + _prospects(state, seat)


def _stories(state: State, seat: int) -> float:
    worth = 0.0
    for at in on_board(state):
        if state.owner[at] == seat:
            worth += STORY + PIP * state.pips[at]
    return worth


def _objective(state: State, seat: int) -> float:
    """All of it once it is met, else a little for the way already gone."""
    objective = state.objective[seat]
    needed = AT_LEAST[objective]
    have = reached(state, seat, objective)
    points = float(OBJECTIVE_POINTS[objective])
    if have >= needed:
        return 0.7 * points
    return 0.3 * points * have / needed


def _prospects(state: State, seat: int) -> float:
    """What this round's turn, or the rest of it, still promises."""
    if state.final or not state.stack:
        return 0.0
    at = top(state)
    worth = 0.0
    if state.stack[at] == PICK and state.stack[at + SEAT] == seat:
        worth += QUESTIONS[state.stack[at + QUESTION]].worth
    if seat != state.active:
        later = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
        worth += DRAW if later else 0.0
        return worth + (MOVE if later and not state.storm[seat] else 0.0)
    if state.move_card != NOBODY:
        worth += CARD + _best_end(state, seat)
    elif not (state.moved or state.meditated or state.stormed):
        worth += MOVE
    elif list_tellings(state, seat):
        worth += TELLING
    return worth


def _best_end(state: State, seat: int) -> float:
    """The best that a declared move can reach: islands to discover, a village to tell at."""
    tells = state.pool[seat * GODS + state.god[seat]] > 0
    best = 0.0
    for space in move_ends(state, seat):
        found = 0
        telling = 0.0
        for near in NEAR[space]:
            island = state.land[near]
            if island < 0:
                continue
            if state.isle_state[island] == FACE_DOWN:
                found |= 1 << island
            elif (
                tells
                and state.isle_god[island] == state.move_colour
                and room_for(state, seat, near)
            ):
                telling = TELLING
        worth = telling
        while found:
            worth += 1.0
            found &= found - 1
        best = max(best, worth)
    return best


def _shares(state: State) -> list[float]:
    """The win, shared by those first in points and tokens in the Otherworld (EN-62)."""
    standing = [(state.points[seat], banished_of(state, seat)) for seat in range(state.seats)]
    best = max(standing)
    winners = [1.0 if each == best else 0.0 for each in standing]
    share = 1.0 / sum(winners)
    return [share * won for won in winners]
