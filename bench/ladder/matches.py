"""One match of the ladder, in a process of its own."""

from typing import Any

import msgspec
from bench.ladder.goals import KEEN, Goal, find_goal
from bench.ladder.heuristic import heuristic_digest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.bots.bot import Bot
from pantheon.bots.levels import Level, all_levels
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.bots.search.decision import find_judge
from pantheon.core import log
from pantheon.core.chance import Luck
from pantheon.core.match import Match
from pantheon.core.options import random_options
from pantheon.lab.experiments.ladder import OPENING, hash_of
from pantheon.training.tables import unseen_table

UNLIMITED = 1 << 30
UNSEEN = "unseen"
DIGITS = 8


class Task(msgspec.Struct, frozen=True):
    """Which match to play."""

    game: str
    goal: str
    number: int
    seconds: float
    """A decision, where both have the same time; else 0."""
    divide: int
    """What the levels' visits and seconds are divided by."""

    @property
    def players(self) -> str:
        """The bots with what their strength depends on: the net, and a level's budget."""
        goal = find_goal(self.goal)
        return ", ".join(_described(name, self) for name in (goal.bot, goal.rival))

    @property
    def heuristic(self) -> str:
        """The digest of the rules and the evaluation that all of them go by."""
        return heuristic_digest(self.game)


class Played(msgspec.Struct, frozen=True):
    """A match: what the bot got of the win, what happened, and a hash of all actions."""

    task: Task
    share: float
    hash: str
    end: str
    actions: dict[str, int]
    """How often each kind of action was played."""
    players: str = ""
    heuristic: str = ""
    """Those of the task at that time."""


def play(task: Task) -> Played:
    """Play a match; the openings are the same for every seat of the bot."""
    game, goal = games.find(task.game), find_goal(task.goal)
    seat, opening = task.number % goal.seats, task.number // goal.seats
    line_up = [_bot(goal.bot if each == seat else goal.rival, task) for each in range(goal.seats)]
    seed = f"ladder:{task.goal}:{opening}"
    match = play_match(game, line_up, seed, _options(goal, task, opening), opening=OPENING)
    assert match.result is not None
    share = match.result.shares()[seat]
    return Played(task, share, hash_of(match), match.result.reason, _kinds(match),
                  task.players, task.heuristic)  # fmt: skip


def _options(goal: Goal, task: Task, opening: int) -> dict[str, Any] | None:
    if not goal.options:
        return None
    game, luck = games.find(task.game), Luck(opening)
    drawn = (
        unseen_table(game, goal.seats, luck)
        if goal.options == UNSEEN
        else random_options(game.options, luck, goal.seats)
    )
    return {name: getattr(drawn, name) for name in drawn.__struct_fields__}


def _bot(name: str, task: Task) -> Bot:
    level = all_levels().get(name)
    if level is None:
        return bots.find(name)
    return SearchBot(name, _within(level, task))


def _described(name: str, task: Task) -> str:
    """A bot with the beginning of its net's digest, and its visits and seconds."""
    game, level = games.find(task.game), all_levels().get(name)
    judge = find_judge(game) if name == KEEN or (level is not None and level.learned) else None
    if judge is not None and level is not None and not judge.searches:
        judge = None
    words = [name] if judge is None else [name, f"net {judge.digest[:DIGITS]}"]
    if level is not None and not task.seconds:
        visits = level.visits_without_net if judge is None else level.visits
        words += [f"{visits} visits", f"{level.seconds:g} s"]
    return " ".join(words)


def _within(level: Level, task: Task) -> Level:
    """A level on the processor's clock."""
    if task.seconds:
        return msgspec.structs.replace(
            level, visits=UNLIMITED, visits_without_net=UNLIMITED, seconds=task.seconds,
            reaction=1.5, of_processor=True,
        )  # fmt: skip
    return msgspec.structs.replace(
        level,
        visits=max(1, level.visits // task.divide),
        visits_without_net=max(1, level.visits_without_net // task.divide),
        seconds=level.seconds / task.divide,
        of_processor=True,
    )


def _kinds(match: Match) -> dict[str, int]:
    counted: dict[str, int] = {}
    for entry in match.entries:
        if isinstance(entry, log.Act):
            kind = str(entry.action["do"])
            counted[kind] = counted.get(kind, 0) + 1
    return counted
