"""How well each seat stands: points, stories, tokens, cards, what the turn still promises.

The numbers that it goes by are in `data/weights.toml`.
"""

from pantheon.core.chance import Luck
from .generated import codes, weights
from .generated.copying import copy_state
from .rules.apply import apply_code
from .rules.catalogue import QUESTIONS
from .rules.constants import AT_LEAST, GODS, NOBODY, OBJECTIVE_POINTS
from .rules.frames import KIND, PICK, QUESTION, SEAT, TURN, WINDOW, top, top_kind
from .rules.move import may_set_out, move_ends
from .rules.objectives import reached
from .rules.sea import NEAR
from .rules.state import FACE_DOWN, RUNNING, State
from .rules.stories import room_for, told_by
from .rules.telling import list_tellings
from .rules.tokens import banished_of


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its worth against the best of the others, or the result."""
    if state.ending != RUNNING:
        return _shares(state)
    if state.turn == 0:
        return [1.0 / state.seats] * state.seats
    settled = quiet(state)
    worths = [_worth(settled, seat) for seat in range(state.seats)]
    values: list[float] = []
    for seat in range(state.seats):
        lead = worths[seat] - max(worths[:seat] + worths[seat + 1 :])
        values.append(0.5 + 0.49 * lead / (abs(lead) + 12.0))
    return values


def quiet(state: State) -> State:
    """The state once everyone who is asked for responses has passed, with luck always the same."""
    if top_kind(state) != WINDOW:
        return state
    passed, luck = copy_state(state), Luck(0)
    while passed.stack and top_kind(passed) == WINDOW:
        apply_code(passed, passed.stack[top(passed) + SEAT], codes.PASS, luck, None)
    return passed


def _worth(state: State, seat: int) -> float:
    own, total = state.pool[seat * GODS + state.god[seat]], state.pool_total[seat]
    worth = float(state.points[seat])
    worth += weights.OWN_TOKEN * own + weights.OTHER_TOKEN * (total - own)
    worth -= weights.OTHER_TOKEN * max(0, total - state.knobs.pool_limit)
    worth += weights.CARD * min(len(state.hands[seat]), state.knobs.hand_limit)
    worth += weights.BANISHED * banished_of(state, seat)
    for story in told_by(state, seat):
        worth += weights.STORY + weights.PIP * state.pips[story]
    return worth + _objective(state, seat) + _prospects(state, seat)


def _objective(state: State, seat: int) -> float:
    """Most of it once it is met, else a little for the way already gone."""
    objective = state.objective[seat]
    needed, have = AT_LEAST[objective], reached(state, seat, objective)
    points = float(OBJECTIVE_POINTS[objective])
    if have >= needed:
        return weights.OBJECTIVE * points
    return weights.PROGRESS * points * have / needed


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
        worth += weights.DRAW if later else 0.0
        return worth + (weights.MOVE if later and not state.storm[seat] else 0.0)
    if state.move_card != NOBODY:
        worth += weights.CARD + _best_end(state, seat)
    elif may_set_out(state):
        worth += weights.MOVE if state.stack[KIND] == TURN else 0.0  # lost with the turn's end
    elif list_tellings(state, seat):
        worth += weights.TELLING
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
            elif tells and state.isle_god[island] == state.move_colour:
                telling = weights.TELLING if room_for(state, seat, near) else telling
        best = max(best, telling + weights.DISCOVERY * found.bit_count())
    return best


def _shares(state: State) -> list[float]:
    """The win, shared by those first in points and tokens in the Otherworld (EN-62)."""
    standing = [(state.points[seat], banished_of(state, seat)) for seat in range(state.seats)]
    best = max(standing)
    return [1.0 / standing.count(best) if each == best else 0.0 for each in standing]
