"""The crew: worker processes in which bots think, each with a limit of time.

A worker that is to play or to advise is told a game, a seat and the seat's view, and nothing
else. One that crashes or does not answer in time is killed and replaced; whoever asked hears
BotFailed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import zlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from pantheon import bots
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.table.questions import (
    LIMIT,
    READY,
    Advice,
    Advise,
    Analysis,
    Answer,
    Choose,
    Chosen,
    Judge,
    Question,
)

logger = logging.getLogger(__name__)

START = 30.0
"""Seconds in which a worker must have begun; they do not count as thinking."""
LAST_RESORT = "random"
"""The bot that needs no worker: it cannot fail and takes no time."""

Leaving = set[asyncio.Task[None]]
"""Workers that were killed and are not gone yet: whoever closes the crew waits for them."""

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Answer).decode


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
        self._workers: list[_Worker | None] = [None] * size
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

    async def judge(self, match: str, level: str) -> Analysis:
        """A finished match, given as its file, looked over. Raises BotFailed."""
        return await self._ask(Judge(match, level), Analysis)

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
                worker = self._workers[place] = await _Worker.start(self.load, self._leaving)
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


class _Worker:
    """A process that answers questions over its pipes."""

    def __init__(self, process: asyncio.subprocess.Process, leaving: Leaving) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._leaving = leaving
        self._in = process.stdin
        self._out = process.stdout
        self._killed = False

    @classmethod
    async def start(cls, load: Sequence[str], leaving: Leaving) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pantheon.table.worker",
            *load,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
            start_new_session=True,  # Ctrl-C is for the server, which then sends the crew home
        )
        worker = cls(process, leaving)
        try:
            await asyncio.wait_for(worker._out.readuntil(READY), START)
        except BaseException:
            worker.kill()
            raise
        return worker

    @property
    def alive(self) -> bool:
        return not self._killed and self._process.returncode is None

    async def ask(self, question: Question) -> Answer:
        self._in.write(_encode(question) + b"\n")
        await self._in.drain()
        return _read(await self._out.readuntil(b"\n"))

    def kill(self) -> None:
        self._killed = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        gone = asyncio.create_task(self._end())
        self._leaving.add(gone)
        gone.add_done_callback(self._leaving.discard)

    async def stop(self) -> None:
        if self._killed:
            return
        self._in.close()
        try:
            await asyncio.wait_for(self._end(), 1)
        except TimeoutError:
            self.kill()

    async def _end(self) -> None:
        """Until the process is gone and its pipes are closed."""
        await self._process.wait()
        self._in.close()
        with contextlib.suppress(OSError):
            await self._in.wait_closed()
