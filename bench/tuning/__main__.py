"""`pantheon lab tune` beside NTBEA (PyPI `ntbea`) on the same work, several times in each game.

    python -m bench.tuning play nations elements --processes 2
    python -m bench.tuning report

NTBEA gets so many matches, our search a quarter of them. Both answer with one variant, which is
then played with fresh luck, the same for both; what counts is how far it misses the goals in all.
NTBEA's evaluation is the mean over eight matches of 1 / (1 + misses), as it needs one positive
number; it also evaluates its best point now and then, which counts too. The tasks are in `tasks`.
Each game and seed is a line of `bench/tuning.jsonl`; what was played is not played again. A process
plays one of them after the other, and what comes out does not depend on the number of processes.
`report` writes `bench/RESULTS-tuning.md`.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec
from bench.commits import commit_of
from bench.tuning.report import Compared, page
from bench.tuning.tasks import TASKS
from bench.tuning.work import compare

HERE = Path(__file__).parents[1]
LOG, PAGE = HERE / "tuning.jsonl", HERE / "RESULTS-tuning.md"
SEEDS = tuple(range(9201, 9209))
"""Of the published figures; no other was played at the commit that they name."""


def read() -> list[Compared]:
    """What was played so far."""
    if not LOG.exists():
        return []
    return [msgspec.json.decode(each, type=Compared) for each in LOG.read_bytes().splitlines()]


def play(
    games: Sequence[str], seeds: Sequence[int], matches: int, fresh: int, processes: int
) -> None:
    """Play what was not played yet; games whose matches take long begin."""
    done = {(each.game, each.seed) for each in read()}
    every = [(game, seed) for game in reversed(TASKS) if game in games for seed in seeds]
    commit = commit_of()  # of the code that runs, whatever changes meanwhile
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(compare, *each, matches, fresh, commit)
                   for each in every if each not in done]  # fmt: skip
        for future in as_completed(futures):
            compared = future.result()
            with LOG.open("ab") as file:
                file.write(msgspec.json.encode(compared) + b"\n")
            print(compared, flush=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("games", nargs="*", default=list(TASKS))
    parser.add_argument("--seeds", type=int, nargs="+", default=list(SEEDS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--fresh", type=int, default=500)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_intermixed_args()
    if wanted.what == "play":
        play(wanted.games, wanted.seeds, wanted.matches, wanted.fresh, wanted.processes)
    PAGE.write_text(page(read()), "utf-8")


if __name__ == "__main__":
    main()
