"""The search for variants that meet the goals, with as few matches as possible.

Matches are cheap but noisy, so a variant gets a few at first, and twice as many each time it
still looks promising. Every figure has a model of its own over all variants (`surrogate`): what
is judged is how far the figures could be from the goals, not one score that mixes them. At the
end, the variants that no other beats in all goals are played again with fresh luck.
"""

import math
import random
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Plan, Setting
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.tuning.channels import Channel
from pantheon.lab.tuning.goal_file import Task
from pantheon.lab.tuning.space import Point
from pantheon.lab.tuning.surrogate import Array, Surrogate, seen_of

FIRST = 8
"""Matches that a variant gets to begin with."""
BATCH = 4
"""Variants chosen at a time."""
POOL = 1500
"""Variants that are compared at a time."""
HOPE = 1.0
"""How many standard deviations a figure may be better than it looks."""
FRESH = 1_000_000
"""Numbers from here on have luck that the search has not seen."""
CLOSE = 0.05
"""Misses that differ by less are equal."""


class Tried(msgspec.Struct, frozen=True):
    """A variant that the search has played: how often, and how far off it seems."""

    point: Point
    matches: int
    misses: tuple[float, ...]
    """By goal."""

    @property
    def total(self) -> float:
        """All misses together."""
        return sum(self.misses)


class Found(msgspec.Struct, frozen=True):
    """What a search found: all that it tried, and the variants to be confirmed."""

    tried: list[Tried]
    front: list[Point]
    matches: int


class Search:
    """A search under way: which variants were played how often, and their outcomes."""

    def __init__(self, task: Task, runner: MatchRunner) -> None:
        self._task = task
        self._runner = runner
        self._luck = random.Random(runner.log.plan.seed)
        self._strategies = list(dict.fromkeys(each.strategy for each in task.channels))
        self._played: dict[Point, list[list[Outcome]]] = {}
        self.spent = 0

    def run(self) -> Found:
        """Search until the budget is spent, and choose what deserves to be confirmed."""
        for _ in self.steps():
            pass
        return self.found()

    def steps(self) -> Iterator[int]:
        """Search step by step; each says how many matches were played so far."""
        budget = self._task.budget.search
        start = max(BATCH, min(3 * len(self._task.space.variables) + 3, budget // 3 // FIRST))
        for point in self._task.space.spread_out(self._luck, start):
            if self.spent >= budget:
                break
            self._play(point, FIRST)
            yield self.spent
        while self.spent < budget:
            for point in self._promising():
                if self.spent >= budget:
                    break
                have = len(self._played.get(point, [[]])[0])
                self._play(point, max(FIRST, have))
            yield self.spent

    def found(self) -> Found:
        """The variants tried, as they look now, and those that no other beats."""
        points = list(self._played)
        means, _ = self._predict(points)
        tried = [
            Tried(point, len(self._played[point][0]), tuple(map(float, misses)))
            for point, misses in zip(points, self._misses(means).T, strict=True)
        ]
        ranked = sorted(tried, key=lambda each: (each.total, each.point))
        front = [each for each in ranked if not any(beats(other, each) for other in ranked)]
        known = {each.point for each in front}
        rest = [each for each in ranked if each.point not in known and each.total < 1]
        wanted = self._task.budget.variants
        return Found(ranked, [each.point for each in [*front, *rest]][:wanted], self.spent)

    def _play(self, point: Point, more: int) -> None:
        """Play so many more matches of a variant at each of its tables."""
        settings = settings_of(self._task, point, self._strategies)
        played = self._played.setdefault(point, [[] for _ in settings])
        have = len(played[0])
        left = max(1, (self._task.budget.search - self.spent) // len(settings))
        numbers = range(have, have + min(more, left))
        for outcomes, new in zip(played, self._runner.of_settings(settings, numbers), strict=True):
            outcomes.extend(new)
        self.spent += len(numbers) * len(settings)

    def _promising(self) -> list[Point]:
        """The variants to play next: those that could come closest to the goals.

        Half of them weigh all goals alike, the others weigh them at random, which finds
        variants for every part of the front.
        """
        pool = self._pool()
        means, deviations = self._predict(pool)
        hoped = self._misses(means, HOPE * deviations) + 0.25 * self._misses(means)
        uncertain = deviations.mean(axis=0)
        chosen: dict[int, None] = {}
        for slot in range(BATCH):
            weights = np.ones(len(self._task.goals))
            if slot % 2:
                drawn = np.array([self._luck.expovariate(1) for _ in weights])
                weights = drawn * len(weights) / drawn.sum()
            order = np.lexsort((-uncertain, weights @ hoped))
            chosen[next(int(at) for at in order if int(at) not in chosen)] = None
        return [pool[at] for at in chosen]

    def _pool(self) -> list[Point]:
        space = self._task.space
        found = dict.fromkeys(space.sample(self._luck, POOL))
        found |= dict.fromkeys(self._played)
        if space.size > POOL:
            best = sorted(self._tried_now(), key=lambda each: each.total)[:BATCH]
            found |= dict.fromkeys(near for each in best for near in space.near(each.point))
        return list(found)

    def _tried_now(self) -> list[Tried]:
        points = list(self._played)
        misses = self._misses(self._predict(points)[0])
        return [
            Tried(point, 0, tuple(map(float, each)))
            for point, each in zip(points, misses.T, strict=True)
        ]

    def _predict(self, points: Sequence[Point]) -> tuple[Array, Array]:
        """Mean and deviation of every channel at these variants."""
        rows = self._task.space.features(points)
        known = self._task.space.features(list(self._played))
        means, deviations = [], []
        for channel in self._task.channels:
            at = self._strategies.index(channel.strategy)
            samples = [channel.values(played[at]) for played in self._played.values()]
            mean, deviation = Surrogate(known, seen_of(samples)).predict(rows)
            means.append(mean)
            deviations.append(deviation)
        return np.array(means), np.array(deviations)

    def _misses(self, means: Array, hope: Array | float = 0.0) -> Array:
        """How far each goal is missed, if figures may be better by `hope` than they look."""
        rows, at = [], 0
        for goal in self._task.goals:
            count = len(goal.channels)
            figures = means[at : at + count]
            allowed = hope[at : at + count] if isinstance(hope, np.ndarray) else hope
            off = np.maximum(goal.bounds.low - figures, figures - goal.bounds.high)
            rows.append(np.maximum(off - allowed, 0.0).max(axis=0) / goal.per)
            at += count
        return np.array(rows)


def beats(one: Tried, other: Tried) -> bool:
    """Whether a variant is nowhere worse, and clearly better somewhere."""
    gains = [theirs - own for own, theirs in zip(one.misses, other.misses, strict=True)]
    return min(gains) >= 0 and max(gains) > CLOSE


def settings_of(task: Task, point: Point | None, strategies: Sequence[str]) -> list[Setting]:
    """A variant's tables: the plain one, and one for each strategy. None: the table of today."""
    options = task.options if point is None else task.space.table_options(point)
    assert options is not None
    if point is None:
        names = [each.name for each in task.space.variables]
        varied, label = {name: options.get(name, "–") for name in names}, "today"
    else:
        varied = task.space.varied(point)
        label = ", ".join(f"{name} {value}" for name, value in varied.items())
    return [
        Setting(label, (name, *task.bots[1:]) if name else task.bots, options, varied)
        for name in strategies
    ]


class Confirmed(msgspec.Struct, frozen=True):
    """A variant played with fresh luck, and today's table for comparison: outcomes by strategy."""

    setting: Setting
    outcomes: dict[str, list[Outcome]]

    def of(self, channel: Channel) -> list[Outcome]:
        """The matches that a channel is about."""
        return self.outcomes[channel.strategy]


def confirm(task: Task, points: Sequence[Point], runner: MatchRunner) -> list[Confirmed]:
    """Play today's table and the variants with fresh luck."""
    strategies = list(dict.fromkeys(["", *(each.strategy for each in task.channels)]))
    numbers = range(FRESH, FRESH + task.budget.confirm)
    found = []
    for point in (None, *points):
        settings = settings_of(task, point, strategies)
        played = runner.of_settings(settings, numbers)
        found.append(Confirmed(settings[0], dict(zip(strategies, played, strict=True))))
    return found


def matches_of(task: Task) -> int:
    """How many matches a task takes at most."""
    tables = len({"", *(each.strategy for each in task.channels)})
    return task.budget.search + (task.budget.variants + 1) * task.budget.confirm * tables


def plan_of(task: Task, seed: int, command: str, sources: str, rules_version: int) -> Plan:
    """What the outcome log is about: any search with this game and seed can go on with it."""
    return Plan(task.game, rules_version, (), 0, seed, command, sources, task.opening)


def total_miss(task: Task, confirmed: Confirmed) -> float:
    """All misses together, by the figures of the confirmation."""
    return math.fsum(
        max(goal.miss(each.estimate(confirmed.of(each)).value) for each in goal.channels)
        for goal in task.goals
    )
