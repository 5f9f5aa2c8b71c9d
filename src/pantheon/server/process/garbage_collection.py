"""Garbage collection without noticeable pauses.

Messages consist of many small objects without cycles; most of them are structs that the collector
does not track (`gc=False`). What is new is looked through often, a little at a time: 0.3 ms after
some twenty actions. To wait longer saves nothing, since a collection takes the longer, the more
tables have drawn themselves meanwhile. What is left, such as the cycles of a database query that
was under way, is looked through once more soon after. What is older is looked through only while
nobody is connected, or if that is known to be short. Closed connections, unloaded tables and
finished bots leave no cycles behind.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Sized

NEW = 700
"""New objects after which these are looked through."""
AGAIN = 10
"""Such collections after which what they left is looked through once more: 3 to 7 ms."""
NEVER = (1 << 31) - 1
BETWEEN_ALL = 600.0
"""Seconds between two full collections."""
ALL = 0.02
"""Seconds that a full collection may take while people are connected."""


class Collector:
    """Collects old garbage for a server with these connections and tables."""

    def __init__(self, connections: Sized, tables: Callable[[], int]) -> None:
        self._connections = connections
        self._tables = tables
        self._seconds = 0.0
        """How long the last full collection took, and with how many tables."""
        self._tables_then = 0

    async def run(self) -> None:
        """Collect until cancelled."""
        while True:
            await asyncio.sleep(BETWEEN_ALL)
            self.tick()

    def tick(self) -> None:
        """Collect everything, if nobody has to wait for it."""
        if self._may_collect_all():
            self._seconds, self._tables_then = _seconds_for_all(), self._tables()

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
    """From now on, only what is new is collected by itself; what is loaded by now never is."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, AGAIN, NEVER)
