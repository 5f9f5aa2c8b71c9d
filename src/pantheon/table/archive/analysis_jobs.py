"""Analyses of finished matches: each is computed once, in a worker process, and stored."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence

from pantheon.table.archive.archive import WORKER_MODULE, ask_with_entries, finished_card
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Store
from pantheon.table.tasks import cancel_all
from pantheon.table.workers.worker_messages import Judge
from pantheon.table.workers.worker_pool import WorkerFailed, WorkerPool, WorkLimits

logger = logging.getLogger(__name__)

JUDGE = "adept"
"""The bot level whose search budget is spent on each action: about half a minute a match."""
CPU_SECONDS = 300.0
"""CPU time that an analysis may use; a match that needs more gets none."""
LONGEST = 1800.0
"""Seconds after which an analysis is abandoned and another process may try."""
LIMITS = WorkLimits(memory=1024 * 1024 * 1024, patience=LONGEST, nice=10)
MOST_WAITING = 20
WAITING_EACH = 3
"""Analyses that one person or address may be waiting for."""
FAILURES_KEPT = 1000


class AnalysisJobs:
    """Runs analyses one at a time, so that bots keep their processors."""

    def __init__(self, store: Store, load: Sequence[str] = ()) -> None:
        self.pool = WorkerPool(1, LIMITS, (WORKER_MODULE, *load))
        self._store = store
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()
        self._failed: OrderedDict[str, None] = OrderedDict()

    async def analysis(self, table: str, who: str) -> bytes | None:
        """The analysis as JSON, or None while it is being computed; raises Refusal."""
        stored = await self._store.analysis(table)
        if stored is not None:
            return stored
        await finished_card(self._store, table)
        if table in self._failed:
            raise refusal("no_analysis")
        if table not in self._at_work:
            if len(self._at_work) >= MOST_WAITING or self._asked[who] >= WAITING_EACH:
                raise refusal("busy")
            self._begin(table, who)
        return None

    async def close(self) -> None:
        """Give up all work and stop the workers."""
        await cancel_all(self._at_work.values())
        await self.pool.close()

    def _begin(self, table: str, who: str) -> None:
        def ended(_: asyncio.Task[None]) -> None:
            del self._at_work[table]
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]

        self._asked[who] += 1
        task = self._at_work[table] = asyncio.create_task(self._analyse(table, who))
        task.add_done_callback(ended)

    async def _analyse(self, table: str, who: str) -> None:
        async with self.pool.turn(who) as turn:
            now = time.time()
            if not await self._store.claim(f"analysis:{table}", now, now + LONGEST):
                return
            question = Judge(table=table, level=JUDGE, cpu_seconds=CPU_SECONDS)
            try:
                _, analysis = await ask_with_entries(turn, self._store, question)
            except (WorkerFailed, Refusal) as error:
                logger.error("table %s: analysis failed: %s", table, error)
                self._note_failure(table)
            else:
                await self._store.keep_analysis(table, analysis)

    def _note_failure(self, table: str) -> None:
        self._failed[table] = None
        if len(self._failed) > FAILURES_KEPT:
            self._failed.popitem(last=False)
