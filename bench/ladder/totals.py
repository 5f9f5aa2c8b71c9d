"""What the matches add up to: a small file in git, to which later matches are added.

The matches themselves stay on the machine that played them (`bench/ladder.jsonl`). A total says who
played; once the rules, the evaluation, a net or the budget of a level is another, it no longer
counts.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from bench.ladder.goals import goals
from bench.ladder.matches import Played, Task

FILE = Path(__file__).parents[1] / "ladder-totals.jsonl"
Key = tuple[str, str, float, int]
"""Game, goal, seconds and divisor: matches with the same ones belong together."""


class Total(msgspec.Struct, frozen=True, omit_defaults=True):
    """The matches of one goal of a game with the same budget."""

    game: str
    goal: str
    seconds: float
    divide: int
    players: str
    """See `Task.players`."""
    heuristic: str
    """See `Task.heuristic`."""
    next: int
    """Matches with lower numbers have been played."""
    distinct: int
    won: float
    """Of the distinct ones."""
    ends: dict[str, int] = {}
    actions: dict[str, int] = {}

    @property
    def key(self) -> Key:
        """What it is a total of."""
        return self.game, self.goal, self.seconds, self.divide

    @property
    def task(self) -> Task:
        """The first match that is still to be played."""
        return Task(self.game, self.goal, self.next, self.seconds, self.divide)

    def plus(self, other: "Total") -> "Total":
        """Both as one; their matches have different numbers, so that none counts twice."""
        return Total(
            *self.key,
            self.players,
            self.heuristic,
            max(self.next, other.next),
            self.distinct + other.distinct,
            self.won + other.won,
            dict(Counter(self.ends) + Counter(other.ends)),
            dict(Counter(self.actions) + Counter(other.actions)),
        )


def read_totals(file: Path = FILE) -> list[Total]:
    """The totals whose bots are still the same."""
    if not file.exists():
        return []
    found = [msgspec.json.decode(line, type=Total) for line in file.read_bytes().splitlines()]
    return [total for total in found if is_current(total, total.task)]


def is_current(played: "Total | Played", task: Task) -> bool:
    """Whether the same bots would play the task today."""
    return (played.players, played.heuristic) == (task.players, task.heuristic)


def write_totals(totals: Sequence[Total], file: Path = FILE) -> None:
    """Write them in the order of games and goals."""
    file.write_bytes(b"".join(msgspec.json.encode(total) + b"\n" for total in totals))


def add_up(totals: Sequence[Total], played: Sequence[Played]) -> list[Total]:
    """Totals with more matches; those of bots that have changed since are left out."""
    found = {total.key: total for total in totals}
    own: dict[Key, list[Played]] = {}
    for each in played:
        task = each.task
        key = task.game, task.goal, task.seconds, task.divide
        done = found[key].next if key in found else 0
        if task.number >= done and is_current(each, task):
            own.setdefault(key, []).append(each)
    for key, matches in own.items():
        total = _total(key, matches)
        found[key] = found[key].plus(total) if key in found else total
    ranks = {goal.name: rank for rank, goal in enumerate(goals())}
    return sorted(found.values(), key=lambda total: (total.game, ranks[total.goal], total.key))


def _total(key: Key, matches: Sequence[Played]) -> Total:
    distinct = {each.hash: each for each in matches}.values()
    actions: Counter[str] = Counter()
    for each in distinct:
        actions.update(each.actions)
    return Total(
        *key,
        matches[0].players,
        matches[0].heuristic,
        1 + max(each.task.number for each in matches),
        len(distinct),
        sum(each.share for each in distinct),
        dict(Counter(each.end for each in distinct)),
        dict(actions),
    )
