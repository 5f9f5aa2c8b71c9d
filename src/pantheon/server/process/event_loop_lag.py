"""Watches the event loop: how long does the server's own work let everybody wait?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

TICK = 0.02
"""Seconds between two looks."""


async def watch_loop(observe: Callable[[float], None]) -> None:
    """Observe, for as long as it runs, by how much each look came too late.

    Of that only as much counts as this process was at work meanwhile: a machine that is busy
    with something else is not a server that stalls.
    """
    while True:
        at, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(TICK)
        late = time.perf_counter() - at - TICK
        observe(max(0.0, min(late, time.process_time() - worked)))
