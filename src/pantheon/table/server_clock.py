"""The clock behind all deadlines: steady, and the same in all processes.

It is set once and then counts seconds, whatever happens to the system's clock. If several processes
share a PostgreSQL, they all follow the database's time: set at the start, and afterwards approached
so slowly that nobody's turn gets noticeably longer or shorter.
"""

import time
from collections.abc import Callable
from typing import Protocol

SLEW = 0.01
"""Seconds of correction in each second, at most."""
LONGEST_TRIP = 1.0
"""Seconds of round trip beyond which the database's time is too imprecise."""
PUT_BACK = 24 * 3600.0
"""Entries up to this far in the future were stored before the clock was set back; others were
stored while it was wrong."""


def steady_seconds() -> float:
    """Seconds that never go backwards, and on Linux go on while the machine sleeps."""
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
        """Seconds that are still to be added or subtracted."""

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
        """Jump to a time, before anything uses this clock."""
        self()
        self._time, self._correction = time, 0.0

    def steer(self, time: float) -> None:
        """Approach the real time slowly."""
        self._correction = time - self()


class TimeSource(Protocol):
    """A store that may know the time."""

    async def time(self) -> float | None:
        """The time that all processes share, if there is one."""

    async def newest(self) -> float:
        """When any table last changed."""


async def set_clock(clock: ServerClock, store: TimeSource) -> None:
    """Set a clock by the store's time, or else leave it at the system's.

    If the system's clock was set back since the last entries, it goes on from those, so that
    running deadlines keep their meaning.
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
    """The round trip to the store, and how far its time is ahead of the clock."""
    sent = clock()
    theirs = await store.time()
    if theirs is None:
        return None
    received = clock()
    return received - sent, theirs - (sent + received) / 2
