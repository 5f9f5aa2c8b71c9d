"""How far the win chances that a replay shows can be trusted.

    python -m bench.calibration                       every game, 300 matches each
    python -m bench.calibration nations --matches 50 --processes 2

`keen` plays itself after a random opening. Every few actions each seat's chance is noted
(`bots.outlook`, the curve of a replay), and in the end what it got. Of all chances around 70 %,
say, 70 % should have come true: the error is the mean distance between what was predicted and what
came true, in groups of ten points. Writes the picture and the table of RESULTS.md.
"""

import argparse
import io
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean

import msgspec
from bench import results_page
from matplotlib.figure import Figure

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.bots.outlook import outlook
from pantheon.bots.search.decision import has_learned
from pantheon.core.match import Match

GROUPS = 10
EVERY = 5
OPENING = 6
FEWEST = 30
"""Groups with fewer chances are not drawn."""

Pair = tuple[float, float]
"""A predicted share and the actual one."""


class Group(msgspec.Struct, frozen=True):
    """Chances of about the same size: their mean, what came true, and how many there were."""

    predicted: float
    actual: float
    count: int


def match_pairs(task: tuple[str, int]) -> list[Pair]:
    """The chances noted in one match, and what came of them."""
    name, number = task
    game = games.find(name)
    seats = game.seats[number % len(game.seats)]
    noted: list[tuple[float, ...]] = []

    def watch(match: Match) -> None:
        if len(match.entries) % EVERY == 0 and not match.over:
            noted.append(outlook(game, match.state))

    line_up = [bots.find("keen") for _ in range(seats)]
    match = play_match(game, line_up, f"calibration:{number}", None, watch, OPENING)
    assert match.result is not None
    shares = match.result.shares()
    return [pair for each in noted for pair in zip(each, shares, strict=True)]


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
    arguments = parser.parse_args()
    found: dict[str, list[Group]] = {}
    with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
        for name in arguments.games or games.names():
            tasks = [(name, number) for number in range(arguments.matches)]
            pairs = [pair for each in pool.map(match_pairs, tasks, chunksize=4) for pair in each]
            found[name] = groups_of(pairs)
            print(name, f"error {100 * error_of(found[name]):.1f} points", flush=True)
            for group in found[name]:
                print(f"  {group.predicted:.1%} predicted, {group.actual:.1%} ({group.count})")
    if arguments.write:
        draw(found)
        results_page.put("calibration", table_of(found, arguments.matches))


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # also in the processes started from here
    main()
