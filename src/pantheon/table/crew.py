"""The crew: worker processes in which bots think, each with a limit of time.

A worker that is to play or to advise is told a game, a seat and the seat's view, and nothing
else. One that crashes or does not answer in time is killed and replaced; whoever asked hears
BotFailed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from pantheon import bots
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.table.questions import Advice, Advise, Choose, Chosen, Question
from pantheon.table.worker_process import Leaving, WorkerProcess

logger = logging.getLogger(__name__)

LAST_RESORT = "random"
"""The bot that needs no worker: it cannot fail and takes no time."""

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class BotFailed(Exception):
    """A bot crashed, hung, or answered with what is no legal action."""


class Crew:
    """A few workers, started when first needed.

    Each seat of a table has a home among them, where its bot may remember what it thought of
    last time. If that worker is busy any other will do: nobody waits for a memory.
    """

    def __init__(self, size: int = 2, seconds: float = 10, load: Sequence[str] = ()) -> None:
        self.seconds = seconds
        self.failures = 0
        self.load = tuple(load)
        self._workers: list[WorkerProcess | None] = [None] * size
        self._idle = set(range(size))
        self._free = asyncio.Semaphore(size)
        self._leaving: Leaving = set()

    async def choose(
        self,
        level: str,
        game: Game[Any, Any],
        view: Any,
        seat: int,
        who: str = "",
        seconds: float = 0,
    ) -> Action:
        """What a bot of that level does (see `questions.Choose`). Raises BotFailed."""
        if level == LAST_RESORT:
            chance = Chance(secrets.token_hex(8), record=False)
            return bots.find(level).choose(game, view, seat, chance)
        question = Choose(
            game.name, level, seat, msgspec.Raw(_encode(view)), secrets.token_hex(8), who, seconds
        )
        chosen = await self._ask(question, Chosen, who)
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
        """What a person might do, the best first. Raises BotFailed."""
        raw = msgspec.Raw(_encode(view))
        question = Advise(game.name, level, seat, raw, secrets.token_hex(8), language, names)
        return await self._ask(question, list[Advice])

    async def _ask(self, question: Question, wanted: type[T], who: str = "") -> T:
        async with self._free:
            home = zlib.crc32(who.encode()) % len(self._workers)
            place = home if home in self._idle else next(iter(self._idle))
            self._idle.remove(place)
            try:
                return await self._ask_at(place, question, wanted)
            finally:
                self._idle.add(place)

    async def _ask_at(self, place: int, question: Question, wanted: type[T]) -> T:
        worker = self._workers[place]
        try:
            if worker is None or not worker.alive:
                worker = self._workers[place] = await WorkerProcess.start(self.load, self._leaving)
            answer = await asyncio.wait_for(worker.ask(question), self.seconds)
            if answer.failure:
                raise BotFailed(answer.failure)
            return msgspec.json.decode(answer.body, type=wanted)
        except (OSError, TimeoutError, msgspec.MsgspecError, asyncio.IncompleteReadError) as error:
            self.failures += 1
            if worker:
                worker.kill()
            reason = "no answer in time" if isinstance(error, TimeoutError) else str(error)
            raise BotFailed(reason) from error
        except asyncio.CancelledError:
            if worker:
                worker.kill()
            raise

    async def close(self) -> None:
        """Send the workers home; one that still thinks is killed."""
        for worker in self._workers:
            if worker:
                await worker.stop()
        await asyncio.gather(*self._leaving)
