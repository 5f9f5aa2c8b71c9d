"""The search for variants that meet the goals, with as few matches as possible.

Matches are cheap but noisy, so many variants get few matches each, spread over the whole space,
and a model of every figure (`surrogate`) learns from all of them. What is judged is how far the
figures are from the goals, not one score that mixes them. Then the variants are played that should
miss the goals least, and others that could, for twice as many matches each time. The last part of
the budget goes to the best of those that were played. At the end, the variants that no other beats
in all goals are played again with fresh luck.
"""

import hashlib
import math
import random
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Plan, Setting, line_up
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.tuning.channels import Channel, Table
from pantheon.lab.tuning.figures import Figures, expected_misses, misses
from pantheon.lab.tuning.goal_file import Task
from pantheon.lab.tuning.space import Point
from pantheon.lab.tuning.surrogate import Seen, seen_of

FIRST = 2
"""Matches that a variant gets to begin with."""
MOST = 20
"""Variants to begin with, at most, for each variable."""
SPREAD = 0.5
"""The part of the budget for variants that lie far from each other."""
SURE = 0.3
"""The part for the best of the variants that were played already."""
BATCH = 4
"""Variants chosen at a time."""
POOL = 1500
"""Variants that are compared at a time."""
LIKELY = 150
"""Of these, so many for which figures are drawn."""
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
        self._draws = np.random.default_rng(runner.log.plan.seed)
        self._tables = task.tables
        self._played: dict[Point, dict[Table, list[Outcome]]] = {}
        self._figures: Figures | None = None
        self._first = FIRST
        self.spent = 0

    def run(self) -> Found:
        """Search until the budget is spent, and choose what deserves to be confirmed."""
        for _ in self.steps():
            pass
        return self.found()

    def steps(self) -> Iterator[int]:
        """Search step by step; each says how many matches were played so far."""
        budget = self._task.budget.search
        tables = len(self._tables)
        spread = max(BATCH, int(SPREAD * budget / tables))
        variants = min(spread // FIRST, MOST * (len(self._task.space.variables) + 1))
        self._first = spread // variants
        for point in self._task.space.spread_out(self._luck, variants):
            if self.spent >= budget:
                break
            self._play(point, self._first)
            yield self.spent
        while self.spent < budget:
            for point in self._promising():
                if self.spent >= budget:
                    break
                self._play(point, max(self._first, self._matches(point)))
            yield self.spent

    def found(self) -> Found:
        """The variants tried, as they look now, and those that no other beats."""
        points = list(self._played)
        misses = expected_misses(self._task.goals, *self._model().predict(points))
        tried = [
            Tried(point, self._matches(point), tuple(map(float, each)))
            for point, each in zip(points, misses.T, strict=True)
        ]
        ranked = sorted(tried, key=lambda each: (each.total, each.point))
        front = [each for each in ranked if not any(beats(other, each) for other in ranked)]
        known = {each.point for each in front}
        rest = [each for each in ranked if each.point not in known and each.total < 1]
        wanted = self._task.budget.variants
        return Found(ranked, [each.point for each in [*front, *rest]][:wanted], self.spent)

    def _play(self, point: Point, more: int) -> None:
        """Play so many more matches of a variant at each of its tables."""
        settings = settings_of(self._task, point, self._tables)
        have = self._matches(point)
        played = self._played.setdefault(point, {table: [] for table in self._tables})
        left = max(1, (self._task.budget.search - self.spent) // len(settings))
        begin = first_number(point) + have
        numbers = range(begin, begin + min(more, left))
        found = self._runner.of_settings(settings, numbers)
        for outcomes, new in zip(played.values(), found, strict=True):
            outcomes.extend(new)
        self.spent += len(numbers) * len(settings)

    def _matches(self, point: Point) -> int:
        """How many matches a variant has had at each of its tables."""
        return len(self._played[point][self._tables[0]]) if point in self._played else 0

    def _promising(self) -> list[Point]:
        """The variants to play next.

        Half of them should miss the goals least, as far as is known: if one is worse than it
        looks, its matches will tell. The others would be the best if figures drawn from the model
        were true, with goals weighed at random, which finds variants for every part of the front.
        """
        goals, model = self._task.goals, self._model()
        pool = self._pool(model)
        means, deviations = model.predict(pool)
        hoped = (misses(goals, means, deviations) + misses(goals, means)).sum(axis=0)
        likely = [pool[at] for at in np.argsort(hoped, kind="stable")[:LIKELY]]
        drawn = model.draw(likely, self._draws, BATCH)
        sure = expected_misses(goals, *model.predict(likely))
        chosen: dict[int, None] = {}
        for slot in range(BATCH):
            if slot % 2:
                total = self._draws.exponential(size=len(goals)) @ misses(goals, drawn[:, slot])
            else:
                total = sure.sum(axis=0)
            order = np.argsort(total, kind="stable")
            chosen[next((int(at) for at in order if int(at) not in chosen), int(order[0]))] = None
        return [likely[at] for at in chosen]

    def _pool(self, model: Figures) -> list[Point]:
        """The variants to choose from; near the end, only those that were played."""
        played = list(self._played)
        if self.spent >= (1 - SURE) * self._task.budget.search:
            return played
        space = self._task.space
        found = dict.fromkeys([*space.sample(self._luck, POOL), *played])
        if space.size > POOL:
            total = misses(self._task.goals, model.predict(played)[0]).sum(axis=0)
            best = [played[at] for at in np.argsort(total, kind="stable")[:BATCH]]
            found |= dict.fromkeys(near for each in best for near in space.near(each))
        return list(found)

    def _model(self) -> Figures:
        """What is known of all figures by now."""
        points = list(self._played)
        seen = [self._seen(channel) for channel in self._task.channels]
        self._figures = Figures(self._task.space, points, seen, self.spent, self._figures)
        return self._figures

    def _seen(self, channel: Channel) -> Seen:
        """What all matches tell about a figure."""
        samples = [channel.values(channel.of(played)) for played in self._played.values()]
        return seen_of(samples, channel.is_share)


def first_number(point: Point) -> int:
    """The number of a variant's first match, far from those of others.

    With the same luck in all variants, its influence would not level out between them.
    """
    digest = hashlib.blake2b(repr(point).encode(), digest_size=6).digest()
    return int.from_bytes(digest) % FRESH


def beats(one: Tried, other: Tried) -> bool:
    """Whether a variant is nowhere worse, and clearly better somewhere."""
    gains = [theirs - own for own, theirs in zip(one.misses, other.misses, strict=True)]
    return min(gains) >= 0 and max(gains) > CLOSE


def settings_of(task: Task, point: Point | None, tables: Sequence[Table]) -> list[Setting]:
    """A variant at these tables. None: the table of today."""
    options = task.options if point is None else task.space.table_options(point)
    assert options is not None
    if point is None:
        varied, label = task.space.today(), "today"
    else:
        varied = task.space.varied(point)
        label = ", ".join(f"{name} {value}" for name, value in varied.items())
    return [Setting(label, _bots(task, table), options, varied) for table in tables]


def _bots(task: Task, table: Table) -> tuple[str, ...]:
    plain = line_up(task.bots, table.seats)
    return (table.strategy, *plain[1:]) if table.strategy else plain


class Confirmed(msgspec.Struct, frozen=True):
    """A variant played with fresh luck, and today's table for comparison: outcomes by table."""

    setting: Setting
    """Its first table."""
    outcomes: dict[Table, list[Outcome]]

    def estimate(self, channel: Channel) -> Estimate:
        """A figure with its interval."""
        return channel.estimate(channel.of(self.outcomes))


def confirm(task: Task, points: Sequence[Point], runner: MatchRunner) -> list[Confirmed]:
    """Play today's table and the variants with fresh luck."""
    tables = list(dict.fromkeys([*task.plain, *task.tables]))
    numbers = range(FRESH, FRESH + task.budget.confirm)
    found = []
    for point in (None, *points):
        settings = settings_of(task, point, tables)
        played = runner.of_settings(settings, numbers)
        found.append(Confirmed(settings[0], dict(zip(tables, played, strict=True))))
    return found


def matches_of(task: Task) -> int:
    """How many matches a task takes at most."""
    tables = len({*task.plain, *task.tables})
    return task.budget.search + (task.budget.variants + 1) * task.budget.confirm * tables


def plan_of(task: Task, seed: int, command: str, sources: str, rules_version: int) -> Plan:
    """What the outcome log is about: any search with this game and seed can go on with it."""
    return Plan(task.game, rules_version, (), 0, seed, command, sources, task.opening)


def total_miss(task: Task, confirmed: Confirmed) -> float:
    """All misses together, by the figures of the confirmation."""
    return math.fsum(
        max(goal.miss(confirmed.estimate(each).value) for each in goal.channels)
        for goal in task.goals
    )
