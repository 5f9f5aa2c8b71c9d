"""Run matches: those of a plan, or those that a search asks for, less what a log already has."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.executors import Executor, executor_for, play_all
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Job, Plan, Setting

Watch = Callable[[int, int], None]
"""Called with the number of matches played and of all, at the start and after every match.

Whoever raises `RunStopped` here stops the run; what was played is kept.
"""


class RunStopped(PantheonError):
    """The run was interrupted; the same command continues it."""


def unwatched(done: int, total: int) -> None:
    """Nobody looks on."""


def run_plan(
    plan: Plan,
    path: Path,
    workers: int,
    cluster: str | None,
    fresh: bool,
    watch: Watch = unwatched,
) -> OutcomeLog:
    """Play the matches of the plan that the outcome log at `path` does not have yet."""
    log = open_log(plan, path, fresh)
    jobs = log.open_jobs()
    if not jobs:
        return log
    total = plan.matches * len(plan.settings)
    with match_runner(log, workers, cluster, total, watch) as runner:
        runner.done = total - len(jobs)
        runner.play(jobs)
    return log


def open_log(plan: Plan, path: Path, fresh: bool) -> OutcomeLog:
    """The plan's outcome log at `path`; `fresh` forgets what it had."""
    if fresh:
        path.unlink(missing_ok=True)
    return OutcomeLog(path, plan)


class MatchRunner:
    """Plays what a search asks for, one request after the other, and keeps every outcome."""

    def __init__(self, log: OutcomeLog, executor: Executor, total: int, watch: Watch) -> None:
        self.log = log
        self.total = total
        self.done = 0
        self._executor = executor
        self._watch = watch

    def play(self, jobs: Sequence[Job]) -> list[Outcome]:
        """The outcomes of these jobs, in their order; those in the log are not played again."""
        missing = self.log.missing(jobs)
        self.done += len(jobs) - len(missing)
        self._watch(self.done, self.total)
        for _ in self.log.append(play_all(missing, self._executor)):
            self.done += 1
            self._watch(self.done, self.total)
        return [self.log.outcome(job.setting, job.number) for job in jobs]

    def of_setting(self, setting: Setting, numbers: range) -> list[Outcome]:
        """A setting's matches with these numbers."""
        return self.of_settings([setting], numbers)[0]

    def of_settings(self, settings: Sequence[Setting], numbers: range) -> list[list[Outcome]]:
        """The matches of several settings, played side by side."""
        jobs = [self.log.plan.job_of(each, number) for number in numbers for each in settings]
        outcomes = self.play(jobs)
        return [outcomes[at :: len(settings)] for at in range(len(settings))]


@contextmanager
def match_runner(
    log: OutcomeLog, workers: int, cluster: str | None, total: int, watch: Watch = unwatched
) -> Iterator[MatchRunner]:
    """A runner with its workers; Control-C says what was kept."""
    with executor_for(workers, cluster) as executor:
        runner = MatchRunner(log, executor, total, watch)
        try:
            yield runner
        except KeyboardInterrupt:
            raise RunStopped(
                f"stopped; {runner.done} of {total} matches are kept in {log.path};"
                " run the same command to continue"
            ) from None
