"""Worker processes with limits, for finished matches and match files.

Each request has a limit on CPU time and memory; a worker that exceeds it is killed and replaced,
and the caller gets WorkerFailed. Bots have a pool of their own (`bot_workers`).
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec

from pantheon.table.refusals import Refusal, refusal
from pantheon.table.workers.work_queue import Kind, QueueFull, QueueRule, WorkQueue
from pantheon.table.workers.worker_messages import OUT_OF_MEMORY, Answer, OnMatch
from pantheon.table.workers.worker_process import Leaving, WorkerProcess

logger = logging.getLogger(__name__)

TIME, MEMORY, CRASH = "time", "memory", "crash"
_TIMER_SIGNAL = -getattr(signal, "SIGPROF", 0)


class WorkLimits(msgspec.Struct, frozen=True):
    """The limits of one worker, and its priority."""

    memory: int
    """Bytes of data."""
    patience: float
    """Seconds after which a request is given up. Its CPU time (`OnMatch.cpu_seconds`) is less: on
    a busy machine that can take several times as long."""
    nice: int
    waiting_each: int = 20
    """The most requests of one person or address that may wait."""
    waiting: int = 100
    """The most requests that may wait in all."""


class WorkerFailed(Exception):
    """A worker gave no answer: `why` is TIME, MEMORY or CRASH."""

    def __init__(self, why: str, text: str = "") -> None:
        super().__init__(text or why)
        self.why = why


class WorkerPool:
    """A few workers, started on demand."""

    def __init__(self, size: int, limits: WorkLimits, load: Sequence[str] = ()) -> None:
        self.limits = limits
        self.failures = 0
        rule = QueueRule(most_waiting=limits.waiting, most_waiting_each=limits.waiting_each)
        self._queue = WorkQueue(size, {Kind.FINISHED_MATCH: rule})
        self._load = tuple(load)
        self._idle: list[WorkerProcess | None] = [None] * size
        self._leaving: Leaving = set()
        self._options = ("--memory", str(limits.memory), "--nice", str(limits.nice))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[Turn]:
        """Reserve a worker for a few questions; raises Refusal (`busy`)."""
        async with AsyncExitStack() as stack:
            try:
                await stack.enter_async_context(self._queue.place(Kind.FINISHED_MATCH, who))
            except QueueFull as error:
                raise refusal("busy") from error
            turn = Turn(self, self._idle.pop())
            try:
                yield turn
            finally:
                self._idle.append(turn.worker)

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return self._queue.waiting(Kind.FINISHED_MATCH)

    async def close(self) -> None:
        """Stop the workers."""
        for worker in self._idle:
            if worker:
                await worker.stop()
        await asyncio.gather(*self._leaving)

    async def start(self) -> WorkerProcess:
        """A new worker."""
        return await WorkerProcess.start(self._load, self._leaving, self._options)


class Turn:
    """A worker reserved for one caller."""

    def __init__(self, pool: WorkerPool, worker: WorkerProcess | None) -> None:
        self.worker = worker
        self._pool = pool

    async def ask(self, question: OnMatch, attached: Sequence[bytes] = ()) -> tuple[Answer, bytes]:
        """An answer and its bytes; raises WorkerFailed, or the worker's Refusal."""
        sized = msgspec.structs.replace(question, attached=sum(map(len, attached)))
        try:
            if self.worker and self.worker.outdated:
                await self.worker.stop()
            if self.worker is None or not self.worker.alive:
                self.worker = await self._pool.start()
            asking = self.worker.ask_for_bytes(sized, attached)
            answer, rest = await asyncio.wait_for(asking, self._pool.limits.patience)
        except (OSError, TimeoutError, EOFError, msgspec.MsgspecError) as error:
            raise await self._failed(error) from error
        except asyncio.CancelledError:
            if self.worker:
                self.worker.kill()
            raise
        if answer.failure == OUT_OF_MEMORY:
            raise await self._failed(MemoryError())
        if answer.failure:
            raise WorkerFailed(CRASH, answer.failure)
        if answer.refused:
            raise Refusal(answer.refused.code, words=answer.refused.words)
        return answer, rest

    async def _failed(self, error: Exception) -> WorkerFailed:
        """Kill the worker if it is still running, and say why it failed."""
        self._pool.failures += 1
        why = CRASH
        if self.worker:
            why = TIME if await self.worker.ended_by() == _TIMER_SIGNAL else CRASH
            self.worker.kill()
        if isinstance(error, TimeoutError | MemoryError):
            why = TIME if isinstance(error, TimeoutError) else MEMORY
        logger.warning("worker failed: %s (%r)", why, error)
        return WorkerFailed(why)
