"""The state and the rules, in the order of the rulebook.

The engine speaks in small numbers: codes for actions, tuples for events (`events.EVENTS` in
their order), and chance that is handed in. That is what lets a bot try a thousand lines.
"""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.events import RawEvents

SIDE = 4
PLACES = SIDE * SIDE
EMPTY = -1
DOVE, HERON, EAGLE, RAVEN = range(4)
WORTH = (1, 2, 3)
FLOCK = (6, 4, 2)

WATCH, TELL = range(2)
STRIDE = 64
TURN_BEGUN, BIRD_SEEN, OMEN_LOST, OMEN_TOLD, MATCH_ENDED = range(5)
RUNNING, BY_TARGET, BY_SKY = range(3)
ENDS = ("", "target", "sky")


class State:
    """A match: the sky by place, the bag by kind of bird, and the players' points."""

    def __init__(self, seats: int, ravens: int, target: int) -> None:
        self.target = target
        self.sky = [EMPTY] * PLACES
        self.bag = [*FLOCK, ravens]
        self.points = [0] * seats
        self.active = 0
        self.omen = 0
        self.ending = RUNNING

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.target, twin.active, twin.omen = self.target, self.active, self.omen
        twin.ending = self.ending
        twin.sky, twin.bag, twin.points = self.sky[:], self.bag[:], self.points[:]
        return twin


def neighbours(cell: int) -> list[int]:
    """The places above, below and beside a place."""
    row, column = divmod(cell, SIDE)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [y * SIDE + x for y, x in near if 0 <= y < SIDE and 0 <= x < SIDE]


def legal_codes(state: State, seat: int) -> list[int]:
    """AU-10, AU-13: any free place, and telling once there is something to tell."""
    if state.ending != RUNNING or seat != state.active:
        return []
    codes = [WATCH + STRIDE * cell for cell, bird in enumerate(state.sky) if bird == EMPTY]
    return [*codes, TELL] if state.omen else codes


def check_code(state: State, seat: int, code: int) -> None:
    """Say which rule forbids an action; it must agree with `legal_codes`."""
    if state.ending != RUNNING:
        raise RuleBroken("AU-20", "auspices-refused-over")
    if seat != state.active:
        raise RuleBroken("AU-10", "auspices-refused-turn", seat=state.active)
    cell, kind = divmod(code, STRIDE)
    if kind == TELL and not state.omen:
        raise RuleBroken("AU-13", "auspices-refused-nothing")
    if kind == WATCH and state.sky[cell] != EMPTY:
        raise RuleBroken("AU-10", "auspices-refused-taken")


def apply_code(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """Carry out an action known to be legal."""
    cell, kind = divmod(code, STRIDE)
    if kind == TELL:
        _tell(state, raw)
    else:
        _watch(state, cell, chance, raw)


def _watch(state: State, cell: int, chance: Chance, raw: RawEvents) -> None:
    """AU-10 to AU-12: a bird from the bag; a raven ends the turn."""
    bird = chance.draw(state.bag, sum(state.bag))
    state.bag[bird] -= 1
    state.sky[cell] = bird
    worth = worth_at(state.sky, cell)
    if raw is not None:
        raw.append((BIRD_SEEN, state.active, cell, bird, worth))
    if bird != RAVEN:
        state.omen += worth
        if EMPTY not in state.sky or not any(state.bag):
            _tell(state, raw)
        return
    if raw is not None:
        raw.append((OMEN_LOST, state.active, state.omen))
    _pass_on(state, raw)


def worth_at(sky: list[int], cell: int) -> int:
    """AU-11: a bird's worth, twice that beside one of its kind; a raven has none."""
    bird = sky[cell]
    if bird == RAVEN:
        return 0
    return WORTH[bird] * (1 + any(sky[near] == bird for near in neighbours(cell)))


def _tell(state: State, raw: RawEvents) -> None:
    """AU-13: the omen becomes points."""
    state.points[state.active] += state.omen
    if raw is not None:
        raw.append((OMEN_TOLD, state.active, state.omen))
    _pass_on(state, raw)


def _pass_on(state: State, raw: RawEvents) -> None:
    """AU-20: the end by points or by a full sky, else the next augur."""
    state.omen = 0
    if max(state.points) >= state.target:
        state.ending = BY_TARGET
    elif EMPTY not in state.sky or not any(state.bag):
        state.ending = BY_SKY
    if state.ending == RUNNING:
        state.active = (state.active + 1) % len(state.points)
    if raw is not None:
        over = state.ending != RUNNING
        raw.append((MATCH_ENDED, state.ending) if over else (TURN_BEGUN, state.active))


def evaluate(state: State) -> list[float]:
    """How well each seat stands: points, and a part of the omen still in the air."""
    if state.ending != RUNNING:
        best = max(state.points)
        share = 1 / state.points.count(best)
        return [share if points == best else 0.0 for points in state.points]
    worth = [float(points) for points in state.points]
    worth[state.active] += 0.6 * state.omen
    most = max(state.target, *worth)
    lead = [own - max(worth[:seat] + worth[seat + 1 :]) for seat, own in enumerate(worth)]
    return [min(0.99, max(0.01, 0.5 + 0.45 * ahead / most)) for ahead in lead]
