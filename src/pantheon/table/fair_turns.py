"""A few places for many who want one: those who wait are served in turn.

Turns go round among those who ask, so that whoever asks for much waits for their own requests
and not others for them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pantheon.table.refusals import refusal


class FairTurns:
    """`places` at a time; of each that asks at most `each` may wait, and at most `most` of all."""

    def __init__(self, places: int, each: int, most: int) -> None:
        self._free = places
        self._each = each
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Hold a place; refuses (`busy`) where too many wait already."""
        await self._begin(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _begin(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(who, ())) >= self._each or self.waiting >= self._most:
            raise refusal("busy")
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._pass_on()
            else:
                self._forget(who, granted)
            raise

    def _pass_on(self) -> None:
        """The place goes to the next who waits; who waits for more goes to the end."""
        if not self._waiting:
            self._free += 1
            return
        who, queue = self._waiting.popitem(last=False)
        granted = queue.popleft()
        if queue:
            self._waiting[who] = queue
        granted.set_result(None)

    def _forget(self, who: str, granted: asyncio.Future[None]) -> None:
        queue = self._waiting[who]
        queue.remove(granted)
        if not queue:
            del self._waiting[who]
