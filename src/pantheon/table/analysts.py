"""Analyses of finished matches: each is worked out once, in a process of its own, and kept."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from pantheon.table.crew import BotFailed, Crew, WorkerLost
from pantheon.table.record import OVER, Record
from pantheon.table.refusals import refusal
from pantheon.table.replays import export
from pantheon.table.store import Store

logger = logging.getLogger(__name__)

JUDGE = "apprentice"
"""The level whose visits are spent on each action: a match takes about half a minute."""
LONGEST = 1800.0
"""Seconds after which an analysis is given up, and another process may try it."""
MOST_WAITING = 20


class Analysts:
    """Whoever looks over matches; one at a time, so that bots keep their processors."""

    def __init__(self, store: Store, crew: Crew) -> None:
        self._store = store
        self._crew = Crew(1, LONGEST, crew.load)
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def analysis(self, record: Record) -> bytes | None:
        """The analysis as JSON, or None while it is being worked out; raises Refusal."""
        kept = await self._store.analysis(record.id)
        if kept is not None:
            return kept
        if record.phase != OVER:
            raise refusal("not_over")
        if record.id in self._failed:
            raise refusal("no_analysis")
        if record.id not in self._at_work:
            if len(self._at_work) >= MOST_WAITING:
                raise refusal("busy")
            task = asyncio.create_task(self._work_out(record))
            self._at_work[record.id] = task
            task.add_done_callback(lambda _: self._at_work.pop(record.id, None))
        return None

    async def close(self) -> None:
        """Leave off."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._crew.close()

    async def _work_out(self, record: Record) -> None:
        table, now = record.id, time.time()
        if not await self._store.claim(f"analysis:{table}", now, now + LONGEST):
            return
        try:
            match = await asyncio.to_thread(export, record)
            analysis = await self._crew.judge(match, JUDGE)
        except (BotFailed, WorkerLost) as error:
            logger.error("table %s: no analysis: %s", table, error)
            self._failed.add(table)
        else:
            await self._store.keep_analysis(table, msgspec.json.encode(analysis))
