"""The runs of the lab: one at a time is played, and pages are told how it goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec

from pantheon.core.words import Words
from pantheon.server.lab.run_folders import FIGURES, REPORT, RunFolders
from pantheon.server.lab.run_process import ERRORS, RunProcess
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.tasks import cancel_all

logger = logging.getLogger(__name__)

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


class LabRuns:
    """All runs of this server."""

    def __init__(self, folder: Path | None, nice: int) -> None:
        self.folders = RunFolders(folder)
        self._nice = nice
        self._active: ActiveRun | None = None
        self._failures: dict[str, Failure] = {}
        self._at_work: set[asyncio.Task[None]] = set()
        self._closed = False

    def state(self, run: str) -> RunState:
        """Where a run stands."""
        has_report = self.folders.read(run, REPORT) is not None
        if self._active and self._active.run == run:
            return RunState(self._active.state, "", has_report)
        if failure := self._failures.get(run):
            return RunState("failed", failure.reason, has_report, failure.words)
        card = self.folders.card(run)
        over = 0 < card.total == card.done
        return RunState("finished" if over else "stopped", "", has_report)

    @property
    def pid(self) -> int | None:
        """The process that plays, if any does."""
        return self._active.pid if self._active else None

    async def start(self, form: bytes, site: str) -> str:
        """Start a new run; refuses what cannot be played."""
        self._require_idle()
        run = self.folders.new(form)
        try:
            await self._play(run, site)
        except BaseException:
            self.folders.delete(run)
            raise
        return run

    async def resume(self, run: str, matches: int, cluster: str | None, site: str) -> None:
        """Go on with a run that was stopped, or play more matches of one that has ended."""
        self._require_idle()
        self.folders.path(run)
        before = self.folders.extend(run, matches, cluster)
        try:
            await self._play(run, site)
        except BaseException:
            self.folders.rewrite(run, before)
            raise
        self._failures.pop(run, None)

    async def stop(self, run: str) -> None:
        """Stop playing; what was played is kept and reported."""
        self.folders.path(run)
        if self._active and self._active.run == run:
            await self._active.stop()

    async def delete(self, run: str) -> None:
        """Stop a run and delete it."""
        active = self._active
        if active and active.run == run:
            self._active = None
            await active.abandon()
        self._failures.pop(run, None)
        self.folders.delete(run)

    async def follow(self, run: str) -> AsyncIterator[bytes]:
        """The messages about a run, as server-sent events, until it is over."""
        if figures := self.folders.read(run, FIGURES):
            yield _event(figures)
        active = self._active
        if active and active.run == run:
            async for message in active.follow():
                yield _event(message) if message else b": still here\n\n"
        yield _event(msgspec.json.encode(self.state(run)))

    async def ask(self, command: str, run: str, *arguments: str) -> bytes:
        """The answer of a short command about a run."""
        process = await RunProcess.start(self._nice, command, self.folders.path(run), *arguments)
        try:
            answer, succeeded = await process.output()
        finally:
            await process.end()
        if not succeeded:
            raise (_said(answer) or Failure("see the server's log")).refusal()
        return answer

    async def close(self) -> None:
        """End all streams and processes."""
        self._closed = True
        active, self._active = self._active, None
        if active:
            await active.abandon()
        await cancel_all(self._at_work)

    def _require_idle(self) -> None:
        if self._active or self._closed:
            raise refusal("lab_busy")

    async def _play(self, run: str, site: str) -> None:
        active = ActiveRun(self.folders, run, site, self._nice)
        self._active = active
        try:
            await active.begin()
        except BaseException:
            self._active = None
            await active.abandon()
            raise
        task = asyncio.create_task(self._see_through(active))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _see_through(self, active: ActiveRun) -> None:
        try:
            await active.see_through()
        except Exception:  # whatever happened, another run must be possible
            logger.exception("a run of the lab failed", extra={"run": active.run})
            active.failure = active.failure or Failure("see the server's log")
        if active.failure:
            self._failures[active.run] = active.failure
        if self._active is active:
            self._active = None
        await active.finish()


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
        if failure := _said(first) if first else self._errors():
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


def _event(message: bytes) -> bytes:
    return b"data: " + message + b"\n\n" if message else b""


def _kind(line: bytes) -> _Kind:
    try:
        return msgspec.json.decode(line, type=_Kind)
    except msgspec.MsgspecError:
        return _Kind("")


def _said(answer: bytes) -> Failure | None:
    """Why the program failed, by the last line of what it said."""
    return _kind(answer.splitlines()[-1] if answer else b"").failure
