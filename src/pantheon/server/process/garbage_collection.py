"""Garbage collection that nobody has to wait for.

What is told is made of many small objects that form no cycles; most of them are structs that
the collector does not even look at (`gc=False`). The interpreter's own collector would walk
through the rest at moments of its choosing, so it is switched off. Instead, what is new is
looked through from time to time: seldom where that is quick however long one waits, more often
where it would take long otherwise. Everything is looked through only while nobody is connected,
or when that is known to be short. Closed connections, tables let go and bots that are done leave
no cycles behind, so there is little to find.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sized

OFTEN, SELDOM = 1.0, 60.0
"""Seconds between two looks at what is new: the fewest and the most."""
YOUNG = 0.05
"""Seconds that a look at what is new should take at most."""
BETWEEN_ALL = 600.0
"""Seconds after which everything may be looked through again."""
ALL = 0.02
"""Seconds that this may take while people are connected."""


class Collector:
    """Collects garbage for a server with such connections and so many tables."""

    def __init__(self, connections: Sized, tables: Callable[[], int]) -> None:
        self._connections = connections
        self._tables = tables
        self.pause = OFTEN
        self._since_all = 0.0
        self._seconds = 0.0
        """How long the last look at everything took, and with how many tables."""
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
            self._seconds, self._tables_then = _collect(2), self._tables()
        elif _collect(0) > YOUNG:
            self.pause = max(OFTEN, self.pause / 2)
        else:
            self.pause = min(SELDOM, self.pause * 1.5)

    def _may_collect_all(self) -> bool:
        if not self._connections:
            return True
        grown = (self._tables() + 1) / (self._tables_then + 1)
        return 0 < self._seconds * max(1.0, grown) <= ALL


def _collect(generation: int) -> float:
    """Collect a generation and those before it; how long that took."""
    begun = time.perf_counter()
    gc.collect(generation)
    return time.perf_counter() - begun


def take_over_collection() -> None:
    """Switch the interpreter's own collector off; what is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()
