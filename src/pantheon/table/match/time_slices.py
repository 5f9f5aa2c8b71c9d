"""Long work on the event loop in time slices: nobody waits for longer than one slice.

However many do long work at once, the loop runs between any two slices.
"""

import asyncio
import time
from types import TracebackType
from typing import Self
from weakref import WeakKeyDictionary

SLICE = 0.004
"""Seconds of work after which others have their turn."""

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


class TimeSlices:
    """`async with TimeSlices() as work:` and, after every small step, `await work.pause()`."""

    def __init__(self) -> None:
        self._turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
        self._since = 0.0
        self._held = False

    async def __aenter__(self) -> Self:
        await self._begin()
        return self

    async def pause(self) -> None:
        """Give others their turn once this slice is used up."""
        if time.perf_counter() - self._since < SLICE:
            return
        await asyncio.sleep(0)
        self._end()
        await self._begin()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    async def _begin(self) -> None:
        await self._turn.acquire()
        self._held = True
        self._since = time.perf_counter()

    def _end(self) -> None:
        """Give up the turn; one that was cancelled while waiting holds none."""
        if self._held:
            self._held = False
            self._turn.release()
