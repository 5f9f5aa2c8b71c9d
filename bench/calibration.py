"""How far the win chances that a replay shows can be trusted.

    python -m bench.calibration                       every game, 300 matches each
    python -m bench.calibration nations --matches 50 --processes 2
    python -m bench.calibration four_gods --fit       how sure its net should be of a lead

`keen` plays itself after a random opening. Every few actions each seat's chance is noted
(`bots.outlook`, the curve of a replay), and in the end what it got. Of all chances around 70 %,
say, 70 % should have come true: the error is the mean distance between what was predicted and what
came true, in groups of ten points. With --write, RESULTS.md gets the picture and the table.

--fit plays other matches and says which exponents (`chances` in data/net.json), one for each number
of seats, foretell their results best.
"""

import argparse
import io
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import msgspec
import numpy as np
from bench import results_page
from matplotlib.figure import Figure

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.bots.learned.net import Array
from pantheon.bots.outlook import outlook
from pantheon.bots.search.decision import find_judge, has_learned
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.training.calibration import Seen, fitted_trust

GROUPS = 10
EVERY = 5
OPENING = 6
FEWEST = 30
"""Groups with fewer chances are not drawn."""

LEAST = 1e-6
FITTED = "calibration-fit"
"""The luck of the matches that are fitted to."""

Pair = tuple[float, float]
"""A predicted share and the actual one."""


class Group(msgspec.Struct, frozen=True):
    """Chances of about the same size: their mean, what came true, and how many there were."""

    predicted: float
    actual: float
    count: int


class Outlooks(msgspec.Struct, frozen=True):
    """What each seat's chances were in the course of a match, and what it got."""

    noted: list[tuple[float, ...]]
    shares: tuple[float, ...]

    @property
    def pairs(self) -> list[Pair]:
        """Each chance with what came of it."""
        return [pair for each in self.noted for pair in zip(each, self.shares, strict=True)]


def watched_match(task: tuple[str, int, str]) -> Outlooks:
    """A match between `keen` bots; another name for its luck makes it another match."""
    name, number, luck = task
    game = games.find(name)
    seats = game.seats[number % len(game.seats)]
    noted: list[tuple[float, ...]] = []

    def watch(match: Match) -> None:
        if len(match.entries) % EVERY == 0 and not match.over:
            noted.append(outlook(game, match.state))

    line_up = [bots.find("keen") for _ in range(seats)]
    match = play_match(game, line_up, f"{luck}:{number}", None, watch, OPENING)
    assert match.result is not None
    return Outlooks(noted, tuple(match.result.shares()))


def fitted_exponent(game: Game[Any, Any], matches: Sequence[Outlooks]) -> float:
    """The exponent of chances that foretells the results best (maximum likelihood)."""
    most = game.seats[-1]
    values = [_padded(np.log(np.maximum(chances, LEAST)), most, -np.inf)
              for match in matches for chances in match.noted]  # fmt: skip
    shares = [_padded(match.shares, most, 0.0) for match in matches for _ in match.noted]
    return fitted_trust([Seen(np.array(values), np.array(shares))])


def _padded(numbers: Sequence[float] | Array, most: int, filler: float) -> Array:
    return np.pad(np.asarray(numbers), (0, most - len(numbers)), constant_values=filler)


def groups_of(pairs: Sequence[Pair]) -> list[Group]:
    """Chances by size."""
    found: list[list[Pair]] = [[] for _ in range(GROUPS)]
    for pair in pairs:
        found[min(GROUPS - 1, int(GROUPS * pair[0]))].append(pair)
    return [
        Group(fmean(each[0] for each in own), fmean(each[1] for each in own), len(own))
        for own in found
        if own
    ]


def error_of(groups: Sequence[Group]) -> float:
    """The mean distance between predicted and actual shares."""
    whole = sum(group.count for group in groups)
    return sum(group.count * abs(group.predicted - group.actual) for group in groups) / whole


def draw(found: dict[str, list[Group]]) -> None:
    """A picture for each game: predicted chances against what came true."""
    figure = Figure(figsize=(3.2 * len(found), 3.4), layout="constrained")
    for axes, (name, groups) in zip(figure.subplots(1, len(found), squeeze=False)[0], found.items(),
                                    strict=True):  # fmt: skip
        drawn = [group for group in groups if group.count >= FEWEST]
        axes.plot([0, 100], [0, 100], color="grey", linewidth=1, linestyle="--")
        axes.plot([100 * each.predicted for each in drawn], [100 * each.actual for each in drawn],
                  marker="o", color="#1f5c85")  # fmt: skip
        axes.set(title=games.find(name).title, xlim=(0, 100), ylim=(0, 100), aspect="equal",
                 xlabel="predicted, %", ylabel="came true, %")  # fmt: skip
    drawn_as = io.StringIO()
    figure.savefig(drawn_as, format="svg", metadata={"Date": None})
    results_page.put_picture("calibration.svg", drawn_as.getvalue())


def table_of(found: dict[str, list[Group]], matches: int) -> str:
    """The errors as a table."""
    rows = ["![Predicted chances and what came true](calibration.svg)", ""]
    rows += ["| game | evaluation | matches | chances | error, points |", "|---|---|---|---|---|"]
    for name, groups in found.items():
        game = games.find(name)
        judged = "learned" if has_learned(game) else "heuristic"
        count = sum(group.count for group in groups)
        error = 100 * error_of(groups)
        rows.append(f"| {game.title} | {judged} | {matches} | {count} | {error:.1f} |")
    return "\n".join(rows)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--matches", type=int, default=300, help="of each game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="into RESULTS.md")
    parser.add_argument("--fit", action="store_true", help="to other matches; writes nothing")
    arguments = parser.parse_args()
    if arguments.fit:
        _fit(arguments)
        return
    found: dict[str, list[Group]] = {}
    for name, matches in _played(arguments, "calibration"):
        found[name] = groups_of([pair for match in matches for pair in match.pairs])
        print(name, f"error {100 * error_of(found[name]):.1f} points", flush=True)
        for group in found[name]:
            print(f"  {group.predicted:.1%} predicted, {group.actual:.1%} ({group.count})")
    if arguments.write:
        draw(found)
        results_page.put("calibration", table_of(found, arguments.matches))


def _played(arguments: argparse.Namespace, luck: str) -> Iterator[tuple[str, list[Outlooks]]]:
    """The matches of each game, as soon as they have been played."""
    with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
        for name in arguments.games or games.names():
            tasks = [(name, number, luck) for number in range(arguments.matches)]
            yield name, list(pool.map(watched_match, tasks, chunksize=4))


def _fit(arguments: argparse.Namespace) -> None:
    for name, matches in _played(arguments, FITTED):
        judge = find_judge(games.find(name))
        if judge is None:
            print(name, "has no net")
            continue
        game = games.find(name)
        for seats in game.seats:
            now = judge.chances.get(seats, 1.0)
            own = [match for match in matches if len(match.shares) == seats]
            further = fitted_exponent(game, own)
            print(f"{name}: chances of {seats} {now * further:.2f}, now {now:g}", flush=True)


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # also in the processes started from here
    main()
