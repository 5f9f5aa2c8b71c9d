"""Draining: before a process ends, its clients move on to the others, one table after the other.

All at once, they would make the others load every table in the same moment, and everyone who plays
there would wait.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator

from pantheon.server.services import OpenSocket, Services
from pantheon.table.match.live_table import LiveTable

logger = logging.getLogger(__name__)

MOVE_ON = 1012
"""WebSocket close code: connect again at once, to another process."""
PAUSE = 0.1
"""Seconds between two tables: loading one takes another process a fifth of that, and all who come
back from a table take some more."""
WITHOUT_TABLE = 4
"""Clients who follow no table that move on together."""

Group = tuple[LiveTable | None, list[OpenSocket]]


async def drain(services: Services, seconds: float, hurry: Callable[[], bool]) -> None:
    """Let all clients move on within some seconds, or less if someone is in a hurry."""
    end = time.monotonic() + seconds
    services.registry.stop_taking_over()
    while services.connections:  # some may have been about to connect
        groups = list(_groups(services.connections))
        for waiting, (table, sockets) in zip(range(len(groups), 0, -1), groups, strict=True):
            left = end - time.monotonic()
            if left <= 0 or hurry():
                logger.info("%d connections did not move on in time", len(services.connections))
                return
            if table:
                await services.registry.release(table)
            await asyncio.gather(*(each.finish(MOVE_ON) for each in sockets))
            await asyncio.sleep(min(PAUSE, left / waiting))


def _groups(sockets: Iterable[OpenSocket]) -> Iterator[Group]:
    """Everyone who follows the same table, and the others a few at a time."""
    by_table: dict[LiveTable | None, list[OpenSocket]] = {}
    for each in sockets:
        by_table.setdefault(each.table, []).append(each)
    without = by_table.pop(None, [])
    yield from by_table.items()
    for first in range(0, len(without), WITHOUT_TABLE):
        yield None, without[first : first + WITHOUT_TABLE]
