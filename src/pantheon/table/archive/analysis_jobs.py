"""Analyses of finished matches: each is worked out once, in a process of its own, and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence

from pantheon.table.archive.archive import WORKER_MODULE, ask_with_entries, finished_card
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Store
from pantheon.table.workers.worker_messages import Judge
from pantheon.table.workers.worker_pool import WorkerFailed, WorkerPool, WorkLimits

logger = logging.getLogger(__name__)

JUDGE = "apprentice"
"""The level whose visits are spent on each action: a match takes about half a minute."""
CPU_SECONDS = 300.0
"""What an analysis may take of a processor; a match that takes longer has none."""
LONGEST = 1800.0
"""Seconds after which an analysis is given up, and another process may try it."""
LIMITS = WorkLimits(memory=1024 * 1024 * 1024, patience=LONGEST, nice=10)
MOST_WAITING = 20
WAITING_EACH = 3
"""Analyses that one person or address may wait for."""
FAILURES_KEPT = 1000


class AnalysisJobs:
    """Whoever looks over matches; one at a time, so that bots keep their processors."""

    def __init__(self, store: Store, load: Sequence[str] = ()) -> None:
        self.pool = WorkerPool(1, LIMITS, (WORKER_MODULE, *load))
        self._store = store
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()
        self._failed: OrderedDict[str, None] = OrderedDict()

    async def analysis(self, table: str, who: str) -> bytes | None:
        """The analysis as JSON, or None while it is being worked out; raises Refusal."""
        kept = await self._store.analysis(table)
        if kept is not None:
            return kept
        await finished_card(self._store, table)
        if table in self._failed:
            raise refusal("no_analysis")
        if table not in self._at_work:
            if len(self._at_work) >= MOST_WAITING or self._asked[who] >= WAITING_EACH:
                raise refusal("busy")
            self._begin(table, who)
        return None

    async def close(self) -> None:
        """Leave off."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    def _begin(self, table: str, who: str) -> None:
        def ended(_: asyncio.Task[None]) -> None:
            del self._at_work[table]
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]

        self._asked[who] += 1
        task = self._at_work[table] = asyncio.create_task(self._work_out(table, who))
        task.add_done_callback(ended)

    async def _work_out(self, table: str, who: str) -> None:
        async with self.pool.turn(who) as turn:
            now = time.time()
            if not await self._store.claim(f"analysis:{table}", now, now + LONGEST):
                return
            question = Judge(table=table, level=JUDGE, cpu_seconds=CPU_SECONDS)
            try:
                _, analysis = await ask_with_entries(turn, self._store, question)
            except (WorkerFailed, Refusal) as error:
                logger.error("table %s: no analysis: %s", table, error)
                self._note_failure(table)
            else:
                await self._store.keep_analysis(table, analysis)

    def _note_failure(self, table: str) -> None:
        self._failed[table] = None
        if len(self._failed) > FAILURES_KEPT:
            self._failed.popitem(last=False)
