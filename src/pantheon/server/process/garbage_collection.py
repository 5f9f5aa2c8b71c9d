"""Garbage collection without noticeable pauses.

Messages consist of many small objects without cycles; most of them are structs that the collector
does not track (`gc=False`). The interpreter would collect the rest at moments of its own choosing,
so its automatic collection is switched off. Instead, the young generation is collected now and
then: rarely if there is little to find, as in play, and more often while connections and tables
are opened. A full collection runs only while nobody is connected, or if it is known to be short.
Closed connections, unloaded tables and finished bots leave no cycles behind.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Sized

OFTEN, FIRST, SELDOM = 5.0, 10.0, 300.0
"""The shortest, first and longest time between two young collections, in seconds."""
LITTLE, MUCH = 2_000, 50_000
"""Objects that a young collection may find before the next comes no later, or sooner. However
seldom it comes, it looks through what tables have drawn last, for some 10 ms with 200 tables: the
less often, the less time it takes in all."""
BETWEEN_ALL = 600.0
"""Seconds between two full collections."""
ALL = 0.02
"""Seconds that a full collection may take while people are connected."""


class Collector:
    """Collects garbage for a server with these connections and tables."""

    def __init__(self, connections: Sized, tables: Callable[[], int]) -> None:
        self._connections = connections
        self._tables = tables
        self.pause = FIRST
        self._since_all = 0.0
        self._seconds = 0.0
        """How long the last full collection took, and with how many tables."""
        self._tables_then = 0

    async def run(self) -> None:
        """Collect until cancelled."""
        while True:
            await asyncio.sleep(self.pause)
            self.tick()

    def tick(self) -> None:
        """Collect what is due after a pause."""
        self._since_all += self.pause
        if self._since_all >= BETWEEN_ALL and self._may_collect_all():
            self._since_all = 0.0
            self._seconds, self._tables_then = _seconds_for_all(), self._tables()
            return
        found = gc.collect(0)
        if found > MUCH:
            self.pause = max(OFTEN, self.pause / 2)
        elif found < LITTLE:
            self.pause = min(SELDOM, self.pause * 2)

    def _may_collect_all(self) -> bool:
        if not self._connections:
            return True
        grown = (self._tables() + 1) / (self._tables_then + 1)
        return 0 < self._seconds * max(1.0, grown) <= ALL


def _seconds_for_all() -> float:
    """Collect everything; returns the seconds it took."""
    begun = time.perf_counter()
    gc.collect()
    return time.perf_counter() - begun


def take_over_collection() -> None:
    """Switch automatic collection off; what is loaded by now is never collected."""
    gc.collect()
    gc.freeze()
    gc.disable()
