"""Where a plan's matches are played: in this process, in several, or on a Ray cluster.

All of them go through `play_all`. When a worker dies, its matches are handed out again; since
an outcome depends on its job alone, no figure changes.
"""

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from types import TracebackType
from typing import Any, Protocol, Self

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.jobs import play_batch
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Job

Batch = tuple[Job, ...]
BATCH = 4
"""The most matches in a batch; fewer where a run is short, so that all workers have some."""
AHEAD = 2
"""Batches handed out to each worker, so that none runs idle."""
PATIENCE = 5
"""How often a batch may lose its worker before the run fails."""


class WorkersLost(PantheonError):
    """Workers keep dying on the same matches."""


class Executor(Protocol):
    """Takes batches and returns their outcomes, or None where a worker died."""

    size: int
    batch: int
    """The most matches to hand out at once."""

    def give(self, batch: Batch) -> Hashable: ...

    def collect(
        self, tickets: Collection[Any]
    ) -> Iterable[tuple[Hashable, list[Outcome] | None]]: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...  # fmt: skip


def play_all(jobs: Sequence[Job], executor: Executor) -> Iterator[Outcome]:
    """Every job's outcome, in the order in which they arrive."""
    waiting = deque(_batches(jobs, min(executor.batch, max(1, len(jobs) // (8 * executor.size)))))
    lost: Counter[tuple[int, int]] = Counter()
    out: dict[Hashable, Batch] = {}
    while waiting or out:
        while waiting and len(out) < AHEAD * executor.size:
            batch = waiting.popleft()
            out[executor.give(batch)] = batch
        for ticket, outcomes in executor.collect(list(out)):
            batch = out.pop(ticket)
            if outcomes is not None:
                yield from outcomes
                continue
            key = batch[0].setting, batch[0].number
            lost[key] += 1
            if lost[key] > PATIENCE:
                raise WorkersLost(
                    f"{lost[key]} workers died over match {key[1]} of setting {key[0]};"
                    " finished matches are kept, run the same command to continue"
                )
            waiting.append(batch)


def _batches(jobs: Iterable[Job], size: int) -> Iterator[Batch]:
    rest = iter(jobs)
    while batch := tuple(islice(rest, size)):
        yield batch


class SingleProcess:
    """This process plays every match itself."""

    size = 1
    batch = 1  # nothing is handed over, so each match is known at once

    def __init__(self) -> None:
        self._given: dict[int, Batch] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._given.clear()

    def give(self, batch: Batch) -> int:
        ticket = id(batch)
        self._given[ticket] = batch
        return ticket

    def collect(self, tickets: Collection[int]) -> Iterable[tuple[int, list[Outcome]]]:
        ticket = next(iter(tickets))
        return [(ticket, play_batch(self._given.pop(ticket)))]


class ProcessPool:
    """Worker processes of this machine."""

    batch = BATCH

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._pool.shutdown(wait=True, cancel_futures=True)

    def give(self, batch: Batch) -> Future[list[Outcome]]:
        try:
            return self._pool.submit(play_batch, batch)
        except BrokenProcessPool:
            self._pool = self._start()
            return self._pool.submit(play_batch, batch)

    def collect(
        self, tickets: Collection[Future[list[Outcome]]]
    ) -> Iterator[tuple[Future[list[Outcome]], list[Outcome] | None]]:
        done, _ = wait(tickets, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                yield future, future.result()
            except BrokenProcessPool:
                yield future, None

    def _start(self) -> ProcessPoolExecutor:
        # Forked workers know the games that this process has registered.
        context = multiprocessing.get_context("fork")
        return ProcessPoolExecutor(self.size, context, _ignore_interrupts)


def _ignore_interrupts() -> None:
    """Control-C stops the process that writes the outcomes; that one stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor_for(workers: int, cluster: str | None) -> Executor:
    """The executor for these options; 0 workers means one per core."""
    if cluster is not None:
        from pantheon.lab.experiments.cluster import RayCluster  # noqa: PLC0415 - Ray is an extra

        return RayCluster(cluster)
    size = workers or os.cpu_count() or 1
    return SingleProcess() if size == 1 else ProcessPool(size)
