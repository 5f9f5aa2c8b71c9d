"""The results as a page."""

import math
import statistics
from collections.abc import Sequence

import msgspec
from bench.tuning.tasks import TASKS

EQUAL = 0.25
"""Misses that differ by less count as equal: 2.5 points of a share, or 2.5 % of a bound."""
T = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}
"""Student's t for a 95 % interval, by the number of seeds."""
HEAD = """# Tuning beside NTBEA

`python -m bench.tuning play`: both searches get the same task in each game, NTBEA {theirs}
matches, ours {ours}; greedy bots, two seats. The miss is how far the variant that each proposes
misses the goals in {fresh} matches with fresh luck, in tenths of a share or of a bound, all goals
together; 0 is perfect. One seed says little, so each game is judged by the mean of all seeds. They
were fixed beforehand, and all of them are below. The mean difference has a 95 % interval (Student's
t over the seeds).

*Closer*: the whole interval lies below 0. *As close*: it ends below +{equal}, 2.5 points of a
share. *Further off*: it lies above 0. *Open*: none of these. Our search reaches NTBEA's score
where it is closer or as close: in {reached} of {games} games.

In 4 Gods luck decides much of it: where the winner's margin is small it still deviates by 7 points,
so 100 matches of one and the same variant tell it to 0.7 points (one standard error, 1.4 misses),
and the {fresh} that judge to 0.3.
"""


class Compared(msgspec.Struct, frozen=True):
    """What both searches came to in a game, with a seed."""

    game: str
    seed: int
    commit: str
    its_matches: int
    its_miss: float
    matches: int
    miss: float
    fresh: int
    seconds: float
    """Of a core."""

    @property
    def difference(self) -> float:
        """How much further off ours is."""
        return self.miss - self.its_miss


class Judged(msgspec.Struct, frozen=True):
    """The mean difference in a game and its interval."""

    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """What it says about our search."""
        if self.high < 0:
            return "closer"
        if self.high <= EQUAL:
            return "as close"
        return "**further off**" if self.low > 0 else "**open**"


def judge(differences: Sequence[float]) -> Judged:
    """The mean of the differences, one of each seed."""
    middle = statistics.fmean(differences)
    if len(differences) not in T:
        return Judged(middle, -math.inf, math.inf)
    reach = T[len(differences)] * statistics.stdev(differences) / math.sqrt(len(differences))
    return Judged(middle, middle - reach, middle + reach)


def page(rows: Sequence[Compared]) -> str:
    """The figures of each game, and of each seed, as Markdown."""
    by_game = {game: [each for each in rows if each.game == game] for game in TASKS}
    played = {game: sorted(of, key=lambda each: each.seed) for game, of in by_game.items() if of}
    judged = {game: judge([each.difference for each in of]) for game, of in played.items()}
    head = HEAD.format(
        theirs=_range([each.its_matches for each in rows]),
        ours=_range([each.matches for each in rows]),
        fresh=_range([each.fresh for each in rows]),
        equal=EQUAL,
        reached=sum(each.verdict in {"closer", "as close"} for each in judged.values()),
        games=len(judged),
    )
    games = [
        f"| {game} | {len(of)} | {_mean([each.its_miss for each in of])}"
        f" | {_mean([each.miss for each in of])} | {_words(judged[game])}"
        f" | {judged[game].verdict} |"
        for game, of in played.items()
    ]
    seeds = [
        f"| {each.game} | {each.seed} | {each.commit} | {each.its_miss:.2f} | {each.miss:.2f}"
        f" | {each.difference:+.2f} |"
        for of in played.values() for each in of
    ]  # fmt: skip
    return "\n".join(
        [
            head,
            *_table("game", "seeds", "NTBEA's miss", "ours", "ours less its", "our variant is"),
            *games,
            "",
            *_table("game", "seed", "commit", "NTBEA's miss", "ours", "ours less its"),
            *seeds,
            "",
        ]
    )


def _table(*heads: str) -> list[str]:
    return [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]


def _words(judged: Judged) -> str:
    return f"{judged.mean:+.2f} ({judged.low:+.2f} to {judged.high:+.2f})"


def _mean(values: Sequence[float]) -> str:
    return f"{statistics.fmean(values):.2f}"


def _range(values: Sequence[int]) -> str:
    few, many = min(values, default=0), max(values, default=0)
    return str(few) if few == many else f"{few} to {many}"
