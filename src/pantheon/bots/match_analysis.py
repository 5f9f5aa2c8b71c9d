"""Analysis of a match: what every action cost, and where the match turned.

Each action is judged by what its seat could see at the time. Its loss is the value of the best
action that the search finds, minus the value of the action that was played.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Protocol

import msgspec

from pantheon.bots.outlook import chances_of, outlook
from pantheon.bots.reasons import Reason, reason_for
from pantheon.bots.search.decision import (
    Budget,
    RankedAction,
    SearchResult,
    has_learned,
    search_learned,
    search_view,
)
from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.timeline import Step
from pantheon.core.words import plain

GRADES = ((0.02, "best"), (0.06, "good"), (0.15, "doubtful"))
"""The largest loss for each grade; anything beyond is a mistake."""
WORST = "mistake"
EXPLAINED = {"doubtful", WORST}
"""The grades of actions whose better alternative is explained."""
SWING = 0.1
TURNING_POINTS = 3
SECOND_LOOK = 4
"""An action with few visits gets a search of its own, with the budget divided by this."""
FEW_VISITS = 0.02


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action: its value and that of the best one, from 0 to 1.

    `step` is the number of the log entry, counted from 1: the action leads to `curve[step]`.
    """

    step: int
    seat: int
    action: dict[str, Any]
    value: float
    best: dict[str, Any]
    best_value: float
    loss: float
    grade: str
    turning: bool = False
    reason: Reason | None = None
    """What the best action leads to and this one does not, for actions that cost something."""


class Analysis(msgspec.Struct, frozen=True):
    """`curve[step]` is each seat's expected result after that many entries."""

    game: str
    seats: int
    visits: int
    curve: tuple[tuple[float, ...], ...]
    actions: tuple[Judged, ...]
    losses: tuple[float, ...]
    """Each seat's mean loss."""


class SearchView(Protocol):
    """`decision.search_view`, or the same method of a `ParallelSearch`."""

    def __call__(
        self,
        game: Any,
        view: Any,
        seat: int,
        chance: Chance,
        budget: Budget,
        codes: tuple[int, ...] = (),
    ) -> SearchResult: ...


def analyse(
    match: Match,
    budget: Budget,
    seed: int | str = 0,
    search: SearchView = search_view,
    watch: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Judge every action of a match; `watch` is told the number done and the total."""
    chance = Chance(seed, record=False)
    curve: list[tuple[float, ...]] = []
    judged: list[Judged] = []
    for step, (state, told, action) in enumerate(_steps(match), 1):
        watch(step, len(match.steps))
        if action is None or told.seat is None:
            curve.append(_rounded(outlook(match.game, state)))
            continue
        expected, one = _judge(match, state, told.seat, action, chance, budget, search, step)
        curve.append(_rounded(expected))
        judged.append(one)
    result = match.result
    curve.append(_rounded(result.shares() if result else outlook(match.game, match.state)))
    turning = turning_points(curve)
    actions = tuple(msgspec.structs.replace(each, turning=each.step in turning) for each in judged)
    losses = tuple(_mean_loss(actions, seat) for seat in range(match.seats))
    visits = budget.visits_with(search_learned(match.game))
    return Analysis(match.game.name, match.seats, visits, tuple(curve), actions, losses)


def grade(loss: float) -> str:
    """The grade of a loss."""
    return next((word for most, word in GRADES if loss <= most), WORST)


def turning_points(curve: list[tuple[float, ...]]) -> set[int]:
    """The steps at which a seat's expected result changed most, if by enough."""
    swings = {
        step: max(abs(now - then) for now, then in zip(after, before, strict=True))
        for step, (before, after) in enumerate(pairwise(curve), 1)
    }
    most = sorted(swings, key=lambda step: -swings[step])[:TURNING_POINTS]
    return {step for step in most if swings[step] >= SWING}


def _steps(match: Match) -> Iterator[tuple[Any, Step, Action | None]]:
    """Each entry that counts, with the state before it and the action, if it was one."""
    frames = match.frames()
    state, _ = next(frames)
    for after, told in frames:
        assert told is not None
        entry = match.entries[told.entry]
        action = match.game.codec.convert(entry.action) if isinstance(entry, log.Act) else None
        yield state, told, action
        state = after


def _judge(
    match: Match,
    state: Any,
    seat: int,
    action: Action,
    chance: Chance,
    budget: Budget,
    search: SearchView,
    step: int,
) -> tuple[tuple[float, ...], Judged]:
    game = match.game
    view = game.view(state, seat)
    found = search(game, view, seat, chance, budget)
    code = game.encode(action)
    played = next((each for each in found.ranked if each.code == code), None)
    visits = budget.visits_with(search_learned(game))
    if played is None or played.visits < FEW_VISITS * visits:
        less = Budget(max(1, visits // SECOND_LOOK))
        played = search(game, view, seat, chance, less, (code,)).best
    best = max(found.best, played, key=lambda each: each.value)
    loss = round(best.value - played.value, 3)
    graded = grade(loss)
    reason = None
    if graded in EXPLAINED:
        reason = reason_for(game, view, seat, best.code, code, chance)
    expected = outlook(game, state) if has_learned(game) else chances_of(found.expected)
    return expected, Judged(
        step,
        seat,
        plain(action),
        round(played.value, 3),
        _named(game, best),
        round(best.value, 3),
        loss,
        graded,
        reason=reason,
    )


def _named(game: Any, ranked: RankedAction) -> dict[str, Any]:
    named: dict[str, Any] = plain(game.codec.decode(ranked.code))
    return named


def _mean_loss(actions: tuple[Judged, ...], seat: int) -> float:
    own = [each.loss for each in actions if each.seat == seat]
    return round(sum(own) / len(own), 3) if own else 0.0


def _rounded(values: Any) -> tuple[float, ...]:
    return tuple(round(float(each), 3) for each in values)
