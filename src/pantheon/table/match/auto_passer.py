"""Passes for people who do not want to be asked for a response, after a short pause.

Who is asked follows from public facts, but whether a seat could respond does not. So where other
people play, the table does not pass at once: it waits as long as a person takes who passes without
thinking. A quick pass then says no more about a hand than it would without the setting, which
nobody else learns.
"""

import asyncio
import logging
import random
from functools import partial

from pantheon.table.match.commands.responses import pass_for
from pantheon.table.match.live_table import LiveTable
from pantheon.table.refusals import Refusal
from pantheon.table.tasks import cancel_all

logger = logging.getLogger(__name__)

PAUSE = (0.8, 2.0)
"""Seconds before the table passes among people: as long as passing by hand takes."""
RETRY = 1.0
"""Seconds before it tries again if the pass could not be stored."""


class AutoPasser:
    """The automatic passes of one table. With `pace` 0 they come at once."""

    def __init__(self, table: LiveTable, pace: float = 1) -> None:
        self._table = table
        self._pace = pace
        self._tasks: dict[int, asyncio.Task[None]] = {}
        table.changed.append(self.wake)
        self.wake()

    def wake(self) -> None:
        """Pass for every seat that wants it."""
        for seat in self._table.record.passing_seats():
            if seat not in self._tasks:
                task = asyncio.create_task(self._pass(seat), name=f"pass {seat}")
                self._tasks[seat] = task
                task.add_done_callback(partial(self._passed, seat))

    async def close(self) -> None:
        """Stop."""
        if self.wake in self._table.changed:
            self._table.changed.remove(self.wake)
        await cancel_all(self._tasks.values())

    async def _pass(self, seat: int) -> None:
        since = self._table.record.touched[seat]
        await asyncio.sleep(self._pace * self._pause())
        try:
            await self._table.append(lambda record, now: pass_for(record, seat, since, now))
        except Refusal as error:
            logger.info("table %s: no pass for seat %d: %s", self._table.record.id, seat, error)
            await asyncio.sleep(RETRY)

    def _pause(self) -> float:
        """Bots learn nothing from timing, so a person among bots need not wait."""
        people = sum(bool(sitter and sitter.person) for sitter in self._table.record.seats)
        return random.uniform(*PAUSE) if people > 1 else 0.0

    def _passed(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        if task.cancelled():
            return
        if error := task.exception():
            logger.error("no pass for seat %d", seat, exc_info=error)
        else:
            self.wake()  # the seat may be asked again
