"""Timers that need not be exact, for thousands of connections.

Those that are due at about the same time share one timer of the event loop: one of its own would
take half a kilobyte for each connection.
"""

import asyncio
from typing import Protocol


class Waiting(Protocol):
    """What is called when its time has come; it waits once at most."""

    timer: int

    def wake(self) -> None:
        """Its time has come."""


NOT_WAITING = -1


class SharedTimers:
    """Wakes what waits, up to `step` seconds late."""

    def __init__(self, step: float) -> None:
        self._step = step
        self._waiting: dict[int, set[Waiting]] = {}
        """Who waits, by the number of steps on the event loop's clock."""

    def wake_later(self, who: Waiting, seconds: float) -> None:
        """Wake it after so many seconds, instead of when it was to be woken before."""
        self.lift(who)
        loop = asyncio.get_running_loop()
        who.timer = int((loop.time() + seconds) / self._step) + 1
        if who.timer not in self._waiting:
            self._waiting[who.timer] = set()
            loop.call_at(who.timer * self._step, self._wake, who.timer)
        self._waiting[who.timer].add(who)

    def lift(self, who: Waiting) -> None:
        """Let it sleep."""
        if who.timer in self._waiting:
            self._waiting[who.timer].discard(who)
        who.timer = NOT_WAITING

    def _wake(self, timer: int) -> None:
        """Wake each by itself, so that nobody waits forever because another failed."""
        loop = asyncio.get_running_loop()
        for who in self._waiting.pop(timer):
            loop.call_soon(_wake_up, who, timer)


def _wake_up(who: Waiting, timer: int) -> None:
    if who.timer == timer:  # it was not lifted meanwhile
        who.timer = NOT_WAITING
        who.wake()
