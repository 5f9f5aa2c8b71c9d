"""The run of the lab that is being played: its program, and what pages are told of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Literal

import msgspec

from pantheon.core.words import Words
from pantheon.server.lab.run_folders import RunFolders
from pantheon.server.lab.run_process import ERRORS, RunProcess
from pantheon.table.refusals import Refusal

BEAT = 15.0
"""Seconds after which a page that is told nothing gets a sign of life."""

State = Literal["running", "reporting", "finished", "stopped", "failed"]


class RunState(msgspec.Struct, frozen=True, tag="state"):
    """Where a run stands; `reason` says why one failed."""

    state: State
    reason: str = ""
    report: bool = False
    """Whether there is a report to read."""
    words: Words | None = None
    """The reason in the reader's language, where there is a message for it."""


class Failure(msgspec.Struct, frozen=True):
    """Why a run failed."""

    reason: str
    words: Words | None = None

    def refusal(self) -> Refusal:
        """The same, as the answer to a request."""
        said = self.words or Words("refused-lab-failed", {"reason": self.reason})
        return Refusal("lab_failed", words=said)


class _Kind(msgspec.Struct, frozen=True):
    """What the server needs to know of a message."""

    type: str
    reason: str = ""
    words: Words | None = None

    @property
    def failure(self) -> Failure | None:
        """Why the program failed, if that is what it says."""
        return Failure(self.reason, self.words) if self.type == "failed" else None


class ActiveRun:
    """A run that is being played, and those who follow it."""

    def __init__(self, folders: RunFolders, run: str, site: str, nice: int) -> None:
        self.run = run
        self.state: State = "running"
        self.failure: Failure | None = None
        self._folder = folders.path(run)
        self._site = site
        self._nice = nice
        self._process: RunProcess | None = None
        self._lines: AsyncIterator[bytes] | None = None
        self._over = False
        self._stopped = False
        self._changed = asyncio.Condition()
        self._told = 0
        """The number of messages so far."""
        self._latest: dict[str, tuple[int, bytes]] = {}
        """The latest message of each type, with its number."""

    @property
    def pid(self) -> int | None:
        """The process that plays or reports."""
        return self._process.pid if self._process else None

    async def begin(self) -> None:
        """Start the program; refuses what it refuses."""
        self._process = await RunProcess.start(self._nice, "play", self._folder, self._site)
        self._lines = self._process.lines()
        first = await anext(self._lines, b"")
        if failure := failure_in(first) if first else self._errors():
            raise failure.refusal()

    async def see_through(self) -> None:
        """Pass on what the program says, until it has ended and there is a report."""
        assert self._lines is not None
        assert self._process is not None
        await self._pass_on(self._lines)
        status = await self._process.end()
        if self._over:
            return
        if status and not self._stopped and not self.failure:
            self.failure = self._errors()
        if self._stopped or self.failure:
            await self._report()

    async def stop(self) -> None:
        """End the program at once; `see_through` goes on with the report."""
        self._stopped = True
        await self._begin_report()
        if self._process:
            await self._process.end()

    async def abandon(self) -> None:
        """End the program, and nothing else."""
        await self.finish()
        if self._process:
            await self._process.end()

    async def finish(self) -> None:
        """Let those go who follow."""
        async with self._changed:
            self._over = True
            self._changed.notify_all()

    async def follow(self) -> AsyncIterator[bytes]:
        """What is told from now on; of messages that come too fast, the latest of each type.

        An empty message is a sign of life.
        """
        yield msgspec.json.encode(RunState(self.state))
        seen = self._told
        while not self._over:
            async with self._changed:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(
                        self._changed.wait_for(partial(self._has_news, seen)), BEAT
                    )
            fresh = sorted(each for each in self._latest.values() if each[0] > seen)
            seen = self._told
            for _, message in fresh:
                yield message
            if not fresh:
                yield b""

    def _has_news(self, seen: int) -> bool:
        return self._over or self._told > seen

    async def _begin_report(self) -> None:
        self.state = "reporting"
        await self._tell("state", msgspec.json.encode(RunState("reporting")))

    async def _report(self) -> None:
        """Report on what was played before the run was stopped or failed."""
        await self._begin_report()
        self._process = await RunProcess.start(self._nice, "report", self._folder, self._site)
        await self._pass_on(self._process.lines())
        if await self._process.end() and not self.failure:
            self.failure = self._errors()

    async def _pass_on(self, lines: AsyncIterator[bytes]) -> None:
        async for line in lines:
            kind = _kind(line)
            if kind.failure:
                self.failure = self.failure or kind.failure
                return  # the program may take its time to end
            await self._tell(kind.type, line)

    async def _tell(self, kind: str, message: bytes) -> None:
        async with self._changed:
            self._told += 1
            self._latest[kind] = self._told, message
            self._changed.notify_all()

    def _errors(self) -> Failure:
        """The last line that the program wrote before it failed."""
        with contextlib.suppress(OSError):
            said = (self._folder / ERRORS).read_text("utf-8", "replace").strip().splitlines()
            if said:
                return Failure(said[-1][:500])
        return Failure("the lab's program ended without a word")


def _kind(line: bytes) -> _Kind:
    try:
        return msgspec.json.decode(line, type=_Kind)
    except msgspec.MsgspecError:
        return _Kind("")


def failure_in(answer: bytes) -> Failure | None:
    """Why the program failed, by the last line of what it said."""
    return _kind(answer.splitlines()[-1] if answer else b"").failure
