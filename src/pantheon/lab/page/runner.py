"""The program behind the Lab page: plays a run of a folder, reports on it, shows its matches.

    python -m pantheon.lab.page.runner NICE play FOLDER SITE       play what is missing, then report
    python -m pantheon.lab.page.runner NICE report FOLDER SITE     report on what has been played
    python -m pantheon.lab.page.runner NICE rows FOLDER            the matches so far
    python -m pantheon.lab.page.runner NICE match FOLDER SETTING NUMBER

The folder has `form.json`, what the page asked for. Answers are lines of JSON. The program runs
with a low priority (NICE as for `nice`), on all cores but one, and ends with the process that
holds the other end of its stdin.
"""

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.cluster_address import ClusterError, require_reachable
from pantheon.lab.experiments.compare import plan_of
from pantheon.lab.experiments.examples import examples_of
from pantheon.lab.experiments.jobs import match_of
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.run import match_runner
from pantheon.lab.experiments.strategies import usual_bot
from pantheon.lab.page.messages import (
    Failed,
    MatchRow,
    MatchRows,
    Message,
    Planned,
    Progress,
    RunCard,
    RunFigures,
    RunForm,
)
from pantheon.lab.statistics.differences import differences_of
from pantheon.lab.statistics.figures import figures_of

FORM, CARD, LOG, FIGURES = "form.json", "card.json", "outcomes.jsonl", "figures.json"
REPORT = "report"
PAUSE = 0.25
"""Seconds between two messages of progress at least."""
SHARE = 0.1
"""The part of the time that counting may take from playing."""

_encode = msgspec.json.Encoder().encode


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands; a failure is a message, too."""
    nice, command, folder, *more = arguments
    _step_back(int(nice))
    try:
        _COMMANDS[command](Path(folder), *more)
    except (PantheonError, msgspec.ValidationError) as error:
        words = error.words if isinstance(error, ClusterError) else None
        tell(Failed(" ".join(str(error).split()), words))
        return 1
    return 0


def tell(message: Message | MatchRows) -> None:
    """Write a line for the server."""
    sys.stdout.buffer.write(_encode(message) + b"\n")
    sys.stdout.buffer.flush()


def play(folder: Path, site: str) -> None:
    """Play the matches that are missing, tell how it goes, and report."""
    form, plan = _read(folder)
    log = OutcomeLog(folder / LOG, plan)
    total = plan.matches * len(plan.settings)
    missing = log.open_jobs()
    if form.cluster and missing:
        require_reachable(form.cluster)  # before the run begins, so that the form can be mended
    watch = Watcher(folder, log, total)
    watch.plan(total - len(missing))
    workers = max(1, _cores() - 1)
    with match_runner(log, workers, form.cluster or None, total, watch) as runner:
        runner.done = total - len(missing)
        runner.play(missing)
    report(folder, site)


def report(folder: Path, site: str) -> None:
    """Write the report on what has been played: the same that the command writes."""
    _, plan = _read(folder)
    log = OutcomeLog(folder / LOG, plan)
    total = plan.matches * len(plan.settings)
    Watcher(folder, log, total).count(total - len(log.open_jobs()))
    from pantheon.lab.reports import compare_report  # noqa: PLC0415 - needs an extra

    made = compare_report.report_of(log, site)
    _write(folder / f"{REPORT}.json", _encode(made))
    _write(folder / f"{REPORT}.html", compare_report.html_of(made, plan).encode())


def rows(folder: Path) -> None:
    """The matches so far."""
    _, plan = _read(folder)
    log = OutcomeLog(folder / LOG, plan, reading=True)
    tell(
        MatchRows(
            [
                MatchRow(each.setting, each.number, each.shares, each.scores, each.first,
                         each.actions, each.lead_changes, each.reason)
                for at in range(len(plan.settings))
                for each in log.outcomes(at)
            ]
        )
    )  # fmt: skip


def match(folder: Path, setting: str, number: str) -> None:
    """A match file: the same job gives the same match."""
    _, plan = _read(folder)
    if int(setting) >= len(plan.settings):
        raise PantheonError(f"there is no variant {setting}")
    played = match_of(plan.job(int(setting), int(number)))
    sys.stdout.write(played.to_log())


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "report": report,
    "rows": rows,
    "match": match,
}


class Watcher:
    """Tells the page how a run goes: progress often, figures as often as they are cheap."""

    def __init__(self, folder: Path, log: OutcomeLog, total: int) -> None:
        self._folder = folder
        self._log = log
        self._total = total
        self._told = 0.0
        self._next_count = 0.0

    def plan(self, done: int) -> None:
        """Say that the run can begin."""
        card = self._card(done)
        _write(self._folder / CARD, _encode(card))
        tell(Planned(card))

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now >= self._next_count:
            self.count(done)
            took = time.monotonic() - now
            self._next_count = time.monotonic() + max(2 * PAUSE, took / SHARE)
        elif now >= self._told + PAUSE:
            tell(Progress(done, total))
        else:
            return
        self._told = time.monotonic()

    def count(self, done: int) -> None:
        """Tell the figures, and keep them for those who look later."""
        plan = self._log.plan
        outcomes = [self._log.outcomes(at) for at in range(len(plan.settings))]
        figures = RunFigures(
            done,
            self._total,
            [figures_of(each, of) for each, of in zip(plan.settings, outcomes, strict=True)],
            differences_of(*outcomes) if len(outcomes) > 1 else [],
            [each for at, of in enumerate(outcomes) for each in examples_of(at, of)],
        )
        _write(self._folder / FIGURES, _encode(figures))
        _write(self._folder / CARD, _encode(self._card(done)))
        tell(figures)

    def _card(self, done: int) -> RunCard:
        plan = self._log.plan
        bots = list(plan.settings[0].bots)
        labels = [each.label for each in plan.settings]
        seats = plan.settings[0].seats
        return RunCard(plan.game, seats, labels, bots, plan.matches, done, self._total,
                       plan.command)  # fmt: skip


def _read(folder: Path) -> tuple[RunForm, Plan]:
    form = msgspec.json.decode((folder / FORM).read_bytes(), type=RunForm)
    bots = form.bots or [usual_bot(form.variants[0].game)]
    return form, plan_of(form.variants, bots, form.matches, form.seed)


def _write(path: Path, content: bytes) -> None:
    """Write a file that others may be reading."""
    draft = path.with_suffix(path.suffix + ".new")
    draft.write_bytes(content)
    draft.replace(path)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _step_back(nice: int) -> None:
    """Leave the processor to live play, and end with the server, however it ends."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Wait until nobody holds the other end of stdin; then end, with all worker processes."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
