"""The runs of the lab: one at a time is played, and pages are told how it goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from pantheon.server.lab.active_run import ActiveRun, Failure, RunState, failure_in
from pantheon.server.lab.run_folders import FIGURES, REPORT, RunFolders
from pantheon.server.lab.run_process import RunProcess
from pantheon.table.refusals import refusal
from pantheon.table.tasks import cancel_all

logger = logging.getLogger(__name__)


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
            raise (failure_in(answer) or Failure("see the server's log")).refusal()
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


def _event(message: bytes) -> bytes:
    return b"data: " + message + b"\n\n" if message else b""
