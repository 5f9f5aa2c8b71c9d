"""Trials: how ways of playing do against the plain bot, and which of them deserve a closer look."""

from collections.abc import Sequence

from pantheon.lab.critic.ways import Weights, against, bot_of, way_of, won_by
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.statistics.significance import below

EXPLOIT = 0.08
"""A way of playing may win so much more than its fair share."""
PRIOR = 4
"""A way counts as if it had won its fair share of so many matches more."""
ROUNDS = (6, 8, 16)
"""Matches for each way that is left, round by round, in a race."""
HOPELESS = 0.1
"""A way leaves a race if an exploit would do so badly with a smaller chance than this."""
RACED = 6
"""The most ways that win a race."""
ABLATED = 24
"""Matches for a way and each of its parts."""
NEEDED = 0.1
"""A weight is needed if a way wins so much less without it."""


class Trials:
    """Matches of ways of playing against the plain bot; the same number has the same luck."""

    def __init__(self, plain: Setting, runner: MatchRunner, start: int = 0) -> None:
        self.plain = plain
        self.fair = 1 / plain.seats
        self.outcomes: dict[Weights, list[Outcome]] = {}
        self._runner = runner
        self._start = start

    def play(self, ways: Sequence[Weights], matches: int) -> None:
        """More matches for each."""
        jobs = []
        for way in dict.fromkeys(ways):
            known = self._start + len(self.outcomes.setdefault(way, []))
            setting = against(self.plain, bot_of(self.plain, way))
            numbers = range(known, known + matches)
            jobs += [(way, self._runner.log.plan.job_of(setting, number)) for number in numbers]
        outcomes = self._runner.play([job for _, job in jobs])
        for (way, _), outcome in zip(jobs, outcomes, strict=True):
            self.outcomes[way].append(outcome)

    def won(self, way: Weights) -> float:
        """How many matches a way won."""
        bot = bot_of(self.plain, way)
        return sum(won_by(bot, each) for each in self.outcomes[way])

    def score(self, way: Weights) -> float:
        """What a way wins, less sure of it after a few matches."""
        return (self.won(way) + PRIOR * self.fair) / (len(self.outcomes[way]) + PRIOR)

    def is_hopeless(self, way: Weights) -> bool:
        """Whether a way hardly can be an exploit."""
        bound = self.fair + EXPLOIT
        return below(self.won(way), len(self.outcomes[way]), bound) < HOPELESS

    def is_promising(self, way: Weights) -> bool:
        """Whether a way may well be an exploit."""
        return self.score(way) > self.fair + EXPLOIT / 2


def race(ways: Sequence[Weights], trials: Trials, played: Sequence[Outcome]) -> list[Weights]:
    """The ways that win most, best first: fewer from round to round, with more matches each.

    A way that hardly ever changes what plain players do takes no part, and one that changes
    nothing about matches of plain play with the same luck leaves at once.
    """
    usual = {each.number: _played_out(each) for each in played}
    left = [way for way in ways if can_matter(way, played, trials.fair)]
    for number, matches in enumerate(ROUNDS, 1):
        trials.play(left, matches)
        left = [
            way
            for way in left
            if not trials.is_hopeless(way)
            and any(_played_out(each) != usual.get(each.number) for each in trials.outcomes[way])
        ]
        left.sort(key=lambda way: (-trials.score(way), way))
        left = left[: max(RACED, len(ways) >> number)]
    return [way for way in left if trials.is_promising(way)][:RACED]


def can_matter(way: Weights, played: Sequence[Outcome], fair: float) -> bool:
    """Whether a simple way departs from plain play in enough matches to exploit the game.

    To take an action whenever possible is to depart where it was offered and not taken, and to
    avoid it where it was taken. Even if it won all of these matches, that has to be enough.
    """
    known = [each.decisions for each in played if each.decisions]
    [(tag, weight)] = way
    departs = 0
    for decisions in known:
        offered, taken = decisions.get(tag, (0, 0))
        departs += (offered > taken) if weight > 0 else (taken > 0)
    return not known or departs * (1 - fair) >= EXPLOIT * len(known)


def ablated(way: Weights, trials: Trials) -> Weights:
    """What a way's win needs: one weight after the other goes whose loss costs little.

    What is left begins with the weight whose loss costs most.
    """
    while len(way) > 1:
        shorter = [way_of(each for each in way if each != gone) for gone in way]
        unknown = [each for each in (way, *shorter) if each not in trials.outcomes]
        trials.play(unknown, ABLATED)
        best = max(shorter, key=trials.won)
        if trials.won(best) < trials.won(way) - NEEDED * ABLATED:
            ranked = sorted(zip(shorter, way, strict=True), key=lambda each: trials.won(each[0]))
            return tuple(gone for _, gone in ranked)
        way = best
    return way


def _played_out(outcome: Outcome) -> tuple[object, ...]:
    return outcome.actions, outcome.scores, outcome.shares, outcome.uses
