"""A worker process as the server sees it: start, ask, stop, kill.

The program it runs is `worker`. Questions and answers are lines of JSON; either may be followed by
bytes that are passed on undecoded (a match file, a page of a replay).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence

import msgspec

from pantheon import games
from pantheon.purity import pure
from pantheon.table.workers.worker_messages import LIMIT, READY, Answer, Question

START = 30.0
"""Seconds within which a worker must have started; they do not count as thinking time."""

Leaving = set[asyncio.Task[None]]
"""Workers that were killed and have not ended yet; closing their pool waits for them."""

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Answer).decode


class WorkerProcess:
    """A process that answers questions through pipes."""

    def __init__(self, process: asyncio.subprocess.Process, leaving: Leaving) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._leaving = leaving
        self._in = process.stdin
        self._out = process.stdout
        self._killed = False
        self._engines = _engines()

    @classmethod
    async def start(
        cls, load: Sequence[str], leaving: Leaving, options: Sequence[str] = ()
    ) -> WorkerProcess:
        """Start a worker that has imported the modules in `load`."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pantheon.table.workers.worker",
            *options,
            *load,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
            start_new_session=True,  # Ctrl-C is for the server, which then stops its workers
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
        """Whether it can still answer."""
        return not self._killed and self._process.returncode is None

    @property
    def outdated(self) -> bool:
        """Whether a new worker would run other engines: compiled ones, or a game's new rules."""
        return self._engines != _engines()

    async def ask(self, question: Question) -> Answer:
        """The answer to a question, without attached bytes."""
        return (await self.ask_for_bytes(question))[0]

    async def ask_for_bytes(
        self, question: Question, attached: Sequence[bytes] = ()
    ) -> tuple[Answer, bytes]:
        """The answer to a question and the bytes that follow it."""
        self._in.write(_encode(question) + b"\n")
        self._in.writelines(attached)
        with contextlib.suppress(ConnectionError):  # a worker that gives up says why and exits
            await self._in.drain()
        answer = _read(await self._out.readuntil(b"\n"))
        return answer, await self._out.readexactly(answer.attached)

    async def ended_by(self) -> int | None:
        """The exit status of a process that has closed its pipes; None if it still runs."""
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(self._process.wait(), 0.2)
        return None

    def kill(self) -> None:
        """Kill it at once."""
        self._killed = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        gone = asyncio.create_task(self._end())
        self._leaving.add(gone)
        gone.add_done_callback(self._leaving.discard)

    async def stop(self) -> None:
        """Let it finish, within a second."""
        if self._killed:
            return
        self._in.close()
        try:
            await asyncio.wait_for(self._end(), 1)
        except TimeoutError:
            self.kill()

    async def _end(self) -> None:
        """Wait until the process has ended and its pipes are closed."""
        await self._process.wait()
        self._in.close()
        with contextlib.suppress(OSError):
            await self._in.wait_closed()


def _engines() -> tuple[bool, str]:
    """What decides which engines a process runs: plain ones or compiled, and games in folders."""
    return pure(), os.environ.get(games.FOLDERS, "")
