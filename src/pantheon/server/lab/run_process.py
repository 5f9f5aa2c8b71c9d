"""The lab's program as a process of its own: its lines of JSON, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

PROGRAM = "pantheon.lab.page.runner"
LINE = 32 * 1024 * 1024
"""Bytes of a line at most: the matches of a long run."""
ERRORS = "errors.log"


class RunProcess:
    """A running program; made by `start`. It ends with this process at the latest."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid
        self._killed = False

    @classmethod
    async def start(cls, nice: int, command: str, folder: Path, *arguments: str) -> RunProcess:
        """Start a command of the program on the folder of a run, with that priority."""
        path = os.pathsep.join(each for each in sys.path if each)
        with (folder / ERRORS).open("ab") as errors:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", PROGRAM, str(nice), command, str(folder), *arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                limit=LINE,
                env={**os.environ, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"},
                start_new_session=True,  # so that it ends with all its workers
            )  # fmt: skip
        return cls(process)

    async def lines(self) -> AsyncIterator[bytes]:
        """What it says, line by line, until it ends."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            yield line.rstrip(b"\n")

    async def output(self) -> tuple[bytes, bool]:
        """All that it says, and whether it succeeded."""
        assert self._process.stdout is not None
        said = await self._process.stdout.read()
        return said, await self._process.wait() == 0

    async def end(self) -> int:
        """Kill it with its workers, if it has not ended; its exit status."""
        if not self._killed:
            self._killed = True
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        return await self._process.wait()
