"""How well each seat stands: points, stories, tokens, cards, what the turn still promises.

The numbers that it goes by are in `data/weights.toml`.
"""

from typing import Final

from pantheon.core.chance import Luck
from .generated import codes, weights
from .generated.copying import copy_state
from .rules.apply import apply_code
from .rules.catalogue import QUESTIONS
from .rules.constants import CARD_COLOUR, CARD_TEXT, GODS, NOBODY, PIPS
from .rules.frames import CARD, KIND, PICK, QUESTION, SEAT, TEXT, TURN, WIDTH, WINDOW, top, top_kind
from .rules.islands import villages_of
from .rules.move import may_set_out, move_ends
from .rules.objectives import reached
from .rules.routes import card_steps
from .rules.sea import DISTANCE, NEAR
from .rules.state import FACE_DOWN, OPEN, RUNNING, State
from .rules.stories import room_for, told_by
from .rules.telling import list_tellings, value_now
from .rules.tokens import banished_of

_EVERY_OTHER: Final = 0b1010101010101


def evaluate(state: State, worth: list[float] | None = None) -> list[float]:
    """From 0 to 1 for each seat: its worth against the best of the others, or the result.

    `worth` is what the seats are worth once everyone who is asked for responses has passed, where
    that is known already.
    """
    if state.ending != RUNNING:
        return _shares(state)
    if state.turn == 0:
        return [1.0 / state.seats] * state.seats
    if worth is None:
        settled = quiet(state)
        worth = [total(worth_of(settled, seat)) for seat in range(state.seats)]
    values: list[float] = []
    for seat in range(state.seats):
        lead = worth[seat] - max(worth[:seat] + worth[seat + 1 :])
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


def worth_of(state: State, seat: int) -> tuple[float, float, float]:
    """What a seat has, what its turn still promises, and what its hand can reach, in points."""
    own, total = state.pool[seat * GODS + state.god[seat]], state.pool_total[seat]
    worth = float(state.points[seat])
    worth += weights.OWN_TOKEN * own + weights.OTHER_TOKEN * (total - own)
    worth -= weights.OTHER_TOKEN * max(0, total - state.knobs.pool_limit)
    worth += weights.CARD * min(len(state.hands[seat]), state.knobs.hand_limit)
    worth += weights.BANISHED * banished_of(state, seat)
    for story in told_by(state, seat):
        worth += weights.STORY + weights.PIP * state.pips[story]
    worth += _objective(state, seat)
    if state.final or not state.stack:
        return worth, 0.0, 0.0
    return worth, _prospects(state, seat), weights.OUTLOOK * _outlook(state, seat)


def total(parts: tuple[float, float, float]) -> float:
    """A seat's worth as one number."""
    return parts[0] + parts[1] + parts[2]


def _objective(state: State, seat: int) -> float:
    """Most of it once it is met, else a little for the way already gone."""
    objective = state.objective[seat]
    needed, have = state.knobs.at_least[objective], reached(state, seat, objective)
    points = float(state.knobs.objective_points[objective])
    if have >= needed:
        return weights.OBJECTIVE * points
    return weights.PROGRESS * points * have / needed


def _prospects(state: State, seat: int) -> float:
    """What this round's turn, or the rest of it, still promises."""
    at = top(state)
    worth = 0.0
    if state.stack[at] == PICK and state.stack[at + SEAT] == seat:
        worth += QUESTIONS[state.stack[at + QUESTION]].worth
        if state.stack[at - WIDTH] == TEXT and state.stack[at - WIDTH + SEAT] == seat:
            points, drawn, cards = state.knobs.gains[CARD_TEXT[state.stack[at - WIDTH + CARD]]]
            worth += points + weights.OTHER_TOKEN * drawn + weights.CARD * cards
    if seat != state.active:
        later = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
        worth += weights.DRAW if later else 0.0
        return worth + (weights.MOVE if later and not state.storm[seat] else 0.0)
    if state.move_card != NOBODY:
        worth += weights.CARD + _best_end(state, seat)
    elif may_set_out(state):
        worth += weights.MOVE if state.stack[KIND] == TURN else 0.0  # lost with the turn's end
    else:
        tellings = [codes.read_tell(code) for code in list_tellings(state, seat)]
        worth += max([_story(state, space) for space in tellings], default=0.0)
    return worth


def _outlook(state: State, seat: int) -> float:
    """The best story that the hand can tell from here, or an island to discover, straight over."""
    if state.envoy[seat] == NOBODY:
        return 0.0
    steps, every = [0] * GODS, 0  # of the cards of each colour, and of all, as bits
    for card in state.hands[seat]:
        steps[CARD_COLOUR[card]] |= 1 << card_steps(state, card)
        every |= 1 << card_steps(state, card)
    tells = state.pool[seat * GODS + state.god[seat]] > 0
    best, away = 0.0, DISTANCE[state.envoy[seat]]
    for island in range(state.placed):
        hidden = state.isle_state[island] == FACE_DOWN
        if not hidden and not (tells and state.isle_state[island] == OPEN):
            continue
        bits = every if hidden else steps[state.isle_god[island]]
        if not bits or (hidden and best >= weights.DISCOVERY):
            continue
        for space in villages_of(state, island):
            # A way that is longer by two steps exists nearly always, one by a single step never.
            if bits >> away[space] - 1 & _EVERY_OTHER == 0:
                continue
            if hidden:
                best = max(best, weights.DISCOVERY)
            elif room_for(state, seat, space):
                best = max(best, _story(state, space))
    return best


def _story(state: State, space: int) -> float:
    """What a story may be expected to add at a village with room for it (EN-34)."""
    pips, value = state.pips[2 * space], value_now(state, space)
    if state.owner[2 * space] < 0:
        return weights.STORY + weights.PIP - weights.OWN_TOKEN
    expected = 0.0
    for rolled in range(1, PIPS + 1):
        if rolled + pips < value:
            expected += weights.STORY
        elif rolled >= pips:
            expected += value
        else:
            expected += weights.BANISHED - (value - weights.STORY) / (state.seats - 1)
    return expected / PIPS - weights.OWN_TOKEN


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
                telling = max(telling, _story(state, near))
        best = max(best, telling + weights.DISCOVERY * found.bit_count())
    return best


def _shares(state: State) -> list[float]:
    """The win, shared by those first in points and tokens in the Otherworld (EN-62)."""
    standing = [(state.points[seat], banished_of(state, seat)) for seat in range(state.seats)]
    best = max(standing)
    return [1.0 / standing.count(best) if each == best else 0.0 for each in standing]
