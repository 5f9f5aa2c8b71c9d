"""Garbage collection that nobody has to wait for.

What is told is made of many small objects that form no cycles; most of them are structs that
the collector does not even look at (`gc=False`). The interpreter's own collector would walk
through the rest at moments of its choosing, so it is switched off. Instead, what is new is
looked through every second, which takes as long as a second's news, and everything only while
nobody is connected or when that is known to be short. Closed connections, tables let go and
bots that are done leave no cycles behind, so the thorough rounds have little to find.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sized

TICK = 1.0
"""Seconds between two looks at what is new."""
TICKS_OF_YOUTH = 10
"""Ticks after which what has outlived one is looked at again."""
TICKS_BETWEEN_ALL = 600
SHORT = 0.02
"""Seconds that a look at everything may take while people are connected."""


class Collector:
    """Collects garbage for a server with such connections and so many tables."""

    def __init__(self, connections: Sized, tables: Callable[[], int]) -> None:
        self._connections = connections
        self._tables = tables
        self._ticks = 0
        self._seconds = 0.0
        """How long the last look at everything took, and with how many tables."""
        self._tables_then = 0

    async def run(self) -> None:
        """Collect until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    def tick(self) -> None:
        """Collect what is due."""
        self._ticks += 1
        if self._ticks % TICKS_BETWEEN_ALL == 0 and self._may_collect_all():
            self._collect_all()
        else:
            gc.collect(0 if self._ticks % TICKS_OF_YOUTH else 1)

    def _may_collect_all(self) -> bool:
        if not self._connections:
            return True
        grown = (self._tables() + 1) / (self._tables_then + 1)
        return 0 < self._seconds * max(1.0, grown) <= SHORT

    def _collect_all(self) -> None:
        begun = time.perf_counter()
        gc.collect()
        self._seconds, self._tables_then = time.perf_counter() - begun, self._tables()


def take_over_collection() -> None:
    """Switch the interpreter's own collector off; what is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()
