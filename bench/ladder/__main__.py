"""Play the matches that show how strong the bots are, a slice at a time.

    python -m bench.ladder play nations elements --goal keen --matches 200
    python -m bench.ladder play --goal "equal time" --seconds 2 --minutes 30 --processes 16
    python -m bench.ladder play --goal adept --divide 8
    python -m bench.ladder report

Each match is a line of `bench/ladder.jsonl`; a slice goes on where the last one stopped. Matches
with the same opening come once for every seat of the bot. Time is that of the processor, so a busy
machine does little harm, but bots need a core each. `report` adds the matches to the totals in
`bench/ladder-totals.jsonl`, removes them, and writes the tables and the picture of RESULTS.md.
"""

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from bench.ladder import report
from bench.ladder.goals import Goal, find_goal, goals
from bench.ladder.matches import Played, Task, play
from bench.ladder.totals import Total, add_up, is_current, read_totals, write_totals

from pantheon import games

LOG = Path(__file__).parents[1] / "ladder.jsonl"


def read(file: Path) -> list[Played]:
    """The matches played so far."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def tasks(
    names: Sequence[str],
    wanted: Sequence[Goal],
    matches: int,
    seconds: float,
    divide: int,
    totals: Sequence[Total] = (),
) -> Iterator[Task]:
    """Every match that should be played, those of all games and goals in turns.

    Those that the totals have counted are left out.
    """
    counted = {total.key: total.next for total in totals}
    for number in range(matches):
        for goal in wanted:
            for name in names:
                if goal.seats in games.find(name).seats:
                    equal = goal.equal_time
                    key = (name, goal.name, seconds if equal else 0.0, 1 if equal else divide)
                    if number >= counted.get(key, 0):
                        yield Task(name, goal.name, number, *key[2:])


def play_slice(todo: Sequence[Task], file: Path, processes: int, minutes: float) -> None:
    """Play what is left to be played, as long as there is time."""
    done = {each.task for each in read(file) if is_current(each, each.task)}
    left = [task for task in todo if task not in done]
    print(f"{len(todo) - len(left)} of {len(todo)} matches have been played", flush=True)
    deadline = time.monotonic() + 60 * minutes
    waiting = iter(left)
    with (
        ProcessPoolExecutor(processes, get_context("spawn")) as pool,
        file.open("ab") as log,
    ):
        running: set[Future[Played]] = set()
        while True:
            while len(running) < processes and time.monotonic() < deadline:
                task = next(waiting, None)
                if task is None:
                    break
                running.add(pool.submit(play, task))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ended:
                log.write(msgspec.json.encode(each.result()) + b"\n")
                log.flush()


def main() -> None:
    """The command line."""
    arguments: Any = _parser().parse_args()
    if arguments.command == "report":
        totals = add_up(read_totals(), read(arguments.log))
        write_totals(totals)
        arguments.log.unlink(missing_ok=True)
        report.write(totals)
        return
    wanted = [find_goal(name) for name in arguments.goal or [goal.name for goal in goals()]]
    chosen = [games.find(name).name for name in arguments.games or games.names()]
    totals = read_totals()
    limits = (arguments.matches, arguments.seconds, arguments.divide)
    todo = list(tasks(chosen, wanted, *limits, totals))
    play_slice(todo, arguments.log, arguments.processes, arguments.minutes)
    report.show(add_up(totals, read(arguments.log)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play matches")
    playing.add_argument("games", nargs="*", help="by default all")
    playing.add_argument("--goal", action="append", help="repeatable; by default all")
    playing.add_argument("--matches", type=int, default=200, help="of each goal and game")
    playing.add_argument("--seconds", type=float, default=2.0, help="a decision, at equal time")
    playing.add_argument("--divide", type=int, default=1, help="divide the levels' budgets")
    playing.add_argument("--minutes", type=float, default=1e6, help="begin no match after that")
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    for each in (playing, commands.add_parser("report", help="write the results")):
        each.add_argument("--log", type=Path, default=LOG)
    return parser


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # also in the processes started from here
    main()
