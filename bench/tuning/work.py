"""Both searches on one game with one seed. No such comparison depends on another."""

import tempfile
import time
from pathlib import Path

from bench.tuning.peer import by_ntbea, misses_of
from bench.tuning.report import Compared
from bench.tuning.tasks import TASKS

from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.tuning.goal_file import task_of
from pantheon.lab.tuning.search import FRESH, Search, plan_of, settings_of


def compare(name: str, seed: int, matches: int, fresh: int, commit: str) -> Compared:
    """Both searches on a game's task, with luck of their own."""
    start = time.process_time()
    budget = f"budget = {{ search = {matches // 4}, confirm = {fresh}, variants = 1 }}\n"
    task = task_of(name, budget + TASKS[name])
    with tempfile.TemporaryDirectory() as folder:
        log = open_log(plan_of(task, seed, "bench", "", 1), Path(folder) / "log.jsonl", fresh=True)
        with match_runner(log, 1, None, 0) as runner:
            theirs, spent = by_ntbea(task, runner, matches, seed)
            found = Search(task, runner).run()
            settings = [
                settings_of(task, each, task.tables)[0] for each in (theirs, found.front[0])
            ]
            its, ours = runner.of_settings(settings, range(FRESH, FRESH + fresh))
    return Compared(
        name,
        seed,
        commit,
        spent,
        misses_of(task, its),
        found.matches,
        misses_of(task, ours),
        fresh,
        round(time.process_time() - start, 1),
    )
