"""The clock that deadlines go by: it runs steadily, and the same at all processes.

It is set once and then counts seconds that no change of the system's clock touches. Where several
processes share a PostgreSQL, the database's time is what they all follow: set at the start,
afterwards approached so slowly that nobody's turn gets noticeably longer or shorter.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

SLEW = 0.01
"""Seconds of correction in each second, at most."""
LONGEST_TRIP = 1.0
"""A database that takes longer to answer does not tell the time well enough."""
PUT_BACK = 24 * 3600.0
"""Entries from the future by no more than this were kept before the clock was put back; others
were kept while it was wrong."""


def steady_seconds() -> float:
    """Seconds that only ever run forward, on Linux also while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ServerClock:
    """Seconds since 1970, read by calling it."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady_seconds,
    ) -> None:
        self._steady = steady
        self._read_at = steady()
        self._time = wall()
        self._correction = 0.0
        """Seconds that are still to be added, or taken away."""

    def __call__(self) -> float:
        steady = self._steady()
        passed = max(0.0, steady - self._read_at)
        most = SLEW * passed
        correction = min(max(self._correction, -most), most)
        self._read_at = steady
        self._correction -= correction
        self._time += passed + correction
        return self._time

    def set(self, time: float) -> None:
        """Make it that time at once, before anything goes by this clock."""
        self()
        self._time, self._correction = time, 0.0

    def steer(self, time: float) -> None:
        """Approach the time that it really is."""
        self._correction = time - self()


class TimeSource(Protocol):
    """A store that may know the time."""

    async def time(self) -> float | None:
        """The time that all processes share, if there is one."""

    async def newest(self) -> float:
        """When the newest change to any table was kept."""


async def set_clock(clock: ServerClock, store: TimeSource) -> None:
    """Set a clock by the store's time, or else leave it at the system's.

    Where the clock was put back since the last entries, it goes on from those: deadlines that
    run mean what they meant.
    """
    trips = [trip for trip in [await _trip(clock, store) for _ in range(3)] if trip]
    now = clock()
    if trips:
        now += min(trips)[1]
    newest = await store.newest()
    clock.set(newest if now < newest < now + PUT_BACK else now)
    clock.steer(now)


async def steer_clock(clock: ServerClock, store: TimeSource) -> None:
    """Follow the store's time."""
    trip = await _trip(clock, store)
    if trip and trip[0] < LONGEST_TRIP:
        clock.steer(clock() + trip[1])


async def _trip(clock: ServerClock, store: TimeSource) -> tuple[float, float] | None:
    """How long the store took to tell the time, and how far it is ahead of the clock."""
    sent = clock()
    told = await store.time()
    if told is None:
        return None
    received = clock()
    return received - sent, told - (sent + received) / 2
