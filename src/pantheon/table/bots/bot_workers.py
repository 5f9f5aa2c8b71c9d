"""Worker processes in which bots think, with a time limit for each question.

A worker is sent a game, a seat and the seat's view, and nothing else. One that dies or does not
answer in time is replaced, and the new one is asked again; if that keeps happening, WorkerLost is
raised. A bot whose own code fails raises BotFailed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from pantheon import bots
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.table.tasks import cancel_all
from pantheon.table.workers.shared_tasks import SharedWork
from pantheon.table.workers.work_queue import Kind, Place, WorkQueue
from pantheon.table.workers.worker_messages import Advice, Advise, Answer, Choose, Chosen, Question
from pantheon.table.workers.worker_process import Leaving, WorkerProcess

logger = logging.getLogger(__name__)

LAST_RESORT = "random"
"""The bot that needs no worker: it cannot fail and takes no time."""
TRIES_IF_LOST = 3
"""Workers that may die over one question."""
TRIES_IF_HUNG = 2
"""Workers that may hang over one question: somebody is waiting."""

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class BotFailed(Exception):
    """A bot raised an error, or its answer is not an action."""


class WorkerLost(Exception):
    """Worker after worker died or hung over a question."""


class NoWorker(WorkerLost):
    """No worker could be started."""


_LOST = (
    OSError,  # TimeoutError is one
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    msgspec.MsgspecError,
)
"""Errors that mean that a worker can no longer be used."""


def last_resort(game: Game[Any, Any], view: Any, seat: int) -> Action:
    """The choice of the bot that needs no worker."""
    chance = Chance(secrets.token_hex(8), record=False)
    return bots.find(LAST_RESORT).choose(game, view, seat, chance)


class BotWorkers:
    """A few workers, started on demand.

    Each seat of a table has a preferred worker, where its bot still has its last search tree. If
    that worker is busy, any other will do.
    """

    def __init__(self, size: int = 2, seconds: float = 10, load: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self.failures = 0
        self.load = tuple(load)
        self.hints = SharedWork()
        self._workers: list[WorkerProcess | None] = [None] * size
        self._queue = WorkQueue(size)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._leaving: Leaving = set()

    @asynccontextmanager
    async def reserve(self, kind: Kind, share: str, who: str = "") -> AsyncIterator[ReservedWorker]:
        """Wait in the queue for a worker; raises QueueFull, WorkerLost."""
        home = zlib.crc32(who.encode()) % len(self._workers)
        async with self._queue.place(kind, share, home) as place:
            worker = ReservedWorker(self, place, who)
            await worker.prepare()
            yield worker

    async def choose(
        self, level: str, game: Game[Any, Any], view: Any, seat: int, who: str = ""
    ) -> Action:
        """What a bot of that level does (see `ReservedWorker.choose`)."""
        if level == LAST_RESORT:
            return last_resort(game, view, seat)
        async with self.reserve(Kind.MOVE, who.partition(":")[0], who) as worker:
            return await worker.choose(level, game, view, seat)

    async def start_worker(self, place: Place) -> None:
        """Start a worker at a place, unless one with the right engines is running."""
        worker = self._workers[place.number]
        if worker and worker.outdated:
            await worker.stop()
        if worker is None or not worker.alive:
            self._workers[place.number] = await WorkerProcess.start(self.load, self._leaving)

    async def question_worker(self, place: Place, question: Question) -> Answer:
        """Ask the worker at a place."""
        worker = self._workers[place.number]
        assert worker is not None
        try:
            return await asyncio.wait_for(worker.ask(question), self.seconds)
        except BaseException:  # however it ended, the pipes are out of step
            worker.kill()
            raise

    async def finish(self, place: Place, work: Coroutine[Any, Any, T]) -> T:
        """Finish some work at a place even if the caller is cancelled.

        Killing the worker would cost more than the rest of its work, and every search tree that
        bots have there.
        """
        task: asyncio.Task[T] = asyncio.create_task(work)
        place.work = task
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Stop the workers; one that is still thinking is killed."""
        await self.hints.close()
        await cancel_all(self._at_work)
        for worker in self._workers:
            if worker:
                await worker.stop()
        await asyncio.gather(*self._leaving)


class ReservedWorker:
    """A worker reserved for one caller; made by `BotWorkers.reserve`."""

    def __init__(self, bot_workers: BotWorkers, place: Place, who: str) -> None:
        self._bot_workers = bot_workers
        self._place = place
        self._who = who

    async def choose(
        self, level: str, game: Game[Any, Any], view: Any, seat: int, seconds: float = 0
    ) -> Action:
        """What a bot does (see `worker_messages.Choose`); raises BotFailed, WorkerLost."""
        raw = msgspec.Raw(_encode(view))
        seed = secrets.token_hex(8)
        question = Choose(game.name, level, seat, raw, seed, self._who, seconds)
        chosen = await self.ask(question, Chosen)
        try:
            return game.codec.convert(chosen.action)
        except msgspec.MsgspecError as error:
            raise BotFailed(str(error)) from error

    async def advise(
        self,
        level: str,
        game: Game[Any, Any],
        view: Any,
        seat: int,
        language: str,
        names: tuple[str, ...],
    ) -> list[Advice]:
        """Suggestions for a person, the best first; raises BotFailed, WorkerLost."""
        raw = msgspec.Raw(_encode(view))
        question = Advise(game.name, level, seat, raw, secrets.token_hex(8), language, names)
        return await self.ask(question, list[Advice])

    async def ask(
        self, question: Question, wanted: type[T], tries_if_hung: int = TRIES_IF_HUNG
    ) -> T:
        """The answer of this worker, or of its replacement; raises BotFailed, WorkerLost."""
        bot_workers, place = self._bot_workers, self._place
        lost = hung = 0
        while lost < TRIES_IF_LOST and hung < tries_if_hung:
            await self.prepare()
            try:
                answer = await bot_workers.finish(
                    place, bot_workers.question_worker(place, question)
                )
            except _LOST as error:
                bot_workers.failures += 1
                if isinstance(error, TimeoutError):
                    hung += 1
                else:
                    lost += 1
                logger.warning("lost a worker: %s", repr(error))
            else:
                return _read_answer(answer, wanted)
        raise WorkerLost("no answer in time" if hung else "the worker died")

    async def prepare(self) -> None:
        """Start a worker if there is none; raises NoWorker."""
        try:
            await self._bot_workers.finish(self._place, self._bot_workers.start_worker(self._place))
        except _LOST as error:
            self._bot_workers.failures += 1
            raise NoWorker(str(error)) from error


def _read_answer(answer: Answer, wanted: type[T]) -> T:
    if answer.failure:
        raise BotFailed(answer.failure)
    try:
        return msgspec.json.decode(answer.body, type=wanted)
    except msgspec.MsgspecError as error:
        raise BotFailed(str(error)) from error
