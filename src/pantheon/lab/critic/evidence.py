"""The matches that findings rest on: plain play, random play, skill, and ways to exploit a game."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from pantheon.lab.critic import exploits
from pantheon.lab.critic.exploits import Exploits, Response, confirmed
from pantheon.lab.critic.trials import EXPLOIT
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.run import MatchRunner

RANDOM = "random"
BEGINNER = "adept/64"
"""The lowest rung of the ladder; each rung above it thinks twice as long."""


class Question(msgspec.Struct, frozen=True):
    """The table to be criticised, and how many matches to look at."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    matches: int
    ladder: int = 0
    """Doublings of the thinking time that are played; 0: no ladder."""
    exploits: bool = True
    """Whether to look for ways of playing that beat the plain bot: most of the matches."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)


class Played(msgspec.Struct, frozen=True):
    """A table and its matches."""

    setting: Setting
    outcomes: list[Outcome]


class Evidence(msgspec.Struct, frozen=True):
    """Everything that was played for a question."""

    question: Question
    plain: Played
    random: Played
    skill: Played
    """The first bot is the plain one, all others play at random."""
    responses: list[Response]
    """The best ways to play against the plain bot, confirmed with fresh luck."""
    ladder: list[Played]
    """Each rung against the one below it."""

    @property
    def fair(self) -> float:
        """The win share of a seat if all are equal."""
        return 1 / self.question.seats


def gather(question: Question, runner: MatchRunner) -> Evidence:
    """Play what the detectors need."""
    some = max(8, question.matches // 2)
    plain = _played(question, question.bots, question.matches, runner)
    skill = (question.bots[0], *(RANDOM,) * (question.seats - 1))
    ways: list[str] = []
    if question.exploits:
        ways = Exploits(question.game, plain.setting, plain.outcomes, runner).run()
    return Evidence(
        question,
        plain,
        _played(question, (RANDOM,) * question.seats, some, runner),
        _played(question, skill, some, runner),
        confirmed(plain.setting, dict.fromkeys(ways, question.matches), runner),
        [
            _played(question, pair, max(8, question.matches // 4), runner)
            for pair in _rungs(question)
        ],
    )


def look_again(
    evidence: Evidence, runner: MatchRunner, ways: Collection[str], is_table_open: bool
) -> Evidence:
    """The evidence with twice the matches of some ways of playing, and of the table if asked."""

    def again(played: Played) -> Played:
        numbers = range(len(played.outcomes) << is_table_open)
        return Played(played.setting, runner.of_setting(played.setting, numbers))

    sizes = {each.bot: len(each.outcomes) << (each.bot in ways) for each in evidence.responses}
    return msgspec.structs.replace(
        evidence,
        plain=again(evidence.plain),
        random=again(evidence.random),
        skill=again(evidence.skill),
        responses=confirmed(evidence.plain.setting, sizes, runner),
    )


def gather_beside(evidence: Evidence, question: Question, runner: MatchRunner) -> Evidence:
    """The same about another table, with as many matches and the same ways of playing.

    A way that wins no more than it may here needs no comparison.
    """

    def again(played: Played) -> Played:
        return _played(question, played.setting.bots, len(played.outcomes), runner)

    plain = again(evidence.plain)
    bound = evidence.fair + EXPLOIT
    sizes = {
        each.bot: len(each.outcomes)
        for each in evidence.responses
        if each.win_share().value > bound
    }
    return Evidence(
        question,
        plain,
        again(evidence.random),
        again(evidence.skill),
        confirmed(plain.setting, sizes, runner),
        [],
    )


def matches_of(question: Question) -> int:
    """About how many matches a question takes."""
    some, rung = max(8, question.matches // 2), max(8, question.matches // 4)
    searched = question.exploits * exploits.matches_of(question.game, question.matches)
    return question.matches + 2 * some + searched + question.ladder * rung


def _played(question: Question, bots: Sequence[str], matches: int, runner: MatchRunner) -> Played:
    setting = Setting(", ".join(dict.fromkeys(bots)), tuple(bots), question.options)
    return Played(setting, runner.of_setting(setting, range(matches)))


def _rungs(question: Question) -> list[tuple[str, ...]]:
    level, _, part = BEGINNER.partition("/")
    names = [f"{level}/{int(part) >> doubling}" for doubling in range(question.ladder + 1)]
    return [(better, *(worse,) * (question.seats - 1)) for worse, better in pairwise(names)]
