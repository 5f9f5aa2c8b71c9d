"""The house: all tables that this process serves, and what they share.

A table is loaded when somebody asks for it and let go when nobody has for a while. Tables
with something overdue that nobody serves (their process died) are found in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any

from pantheon.table.accounts.person import Person
from pantheon.table.archive.analysis_jobs import AnalysisJobs
from pantheon.table.archive.archive import Archive
from pantheon.table.bots.bot_names import bot_name
from pantheon.table.bots.bot_runner import BotRunner
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.broadcast.audience import Watcher
from pantheon.table.bus import Bus, BusMessage, TableChanged
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_table import LiveTable, load_record
from pantheon.table.match.record import OVER, Record, Sitter
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.server_clock import ServerClock, set_clock, steer_clock
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.quarantine import lift_quarantine, quarantine
from pantheon.table.table_codes import code_from, new_code

logger = logging.getLogger(__name__)

SWEEP = 1.0
HEARTBEAT = 4.0
"""Seconds between two looks at the store for what the bus has not told: within five seconds
everybody hears of everything, whatever the bus does."""
QUARANTINE = 60.0
"""Seconds before somebody's wish to see an unreadable table makes us try it again."""
IDLE = 120.0
"""Seconds after which a table that nobody follows is let go."""


class TableRegistry:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_workers: BotWorkers,
        pace: float = 1,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.bot_workers = bot_workers
        self.now = now or ServerClock()
        self.process = secrets.token_hex(6)
        self.archive = Archive(store, bot_workers.load)
        self.analysis_jobs = AnalysisJobs(store, bot_workers.load)
        self._pace = pace
        self._live: dict[str, LiveTable] = {}
        self._thinking: dict[str, BotRunner] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._quarantined: dict[str, float] = {}
        """Until when each table that cannot be read is not tried again."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin to listen to the bus and to look for overdue tables."""
        if isinstance(self.now, ServerClock):
            await set_clock(self.now, self.store)
            self._spawn(self._every(HEARTBEAT, partial(steer_clock, self.now, self.store)))
        await self.bus.open(self._heard)
        await lift_quarantine(self.store, self.now())
        self._spawn(self._every(SWEEP, self._sweep))
        self._spawn(self._every(SWEEP, self._let_go))
        self._spawn(self._every(HEARTBEAT, self._beat))

    async def close(self) -> None:
        """Stop; what was acknowledged is in the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thinking in self._thinking.values():
            await thinking.close()
        for table in self._live.values():
            table.close()
        await self.analysis_jobs.close()
        await self.archive.close()
        await self.bot_workers.close()
        await self.bus.close()
        await self.store.close()

    @property
    def live(self) -> list[LiveTable]:
        """The tables that are served here now."""
        return list(self._live.values())

    # Tables

    async def open_table(
        self, opened: e.Opened, sitters: list[Sitter | None], table: str = ""
    ) -> LiveTable:
        """A new table with some of its seats taken."""

        def decide(record: Record, _: float) -> NewEntries:
            if record.seq >= 0:
                return []
            return [NewEntry(entry) for entry in (opened, *_seatings(sitters))]

        live = LiveTable(self, Record(table or await self._free_code()))
        await live.append(decide)
        return self._serve(live)

    async def import_file(self, file: bytes, who: str) -> str:
        """A table for a match that was played elsewhere; raises Refusal."""
        table = await self._free_code()
        await self.archive.import_file(file, table, self.now(), who)
        return table

    async def table(self, table: str) -> LiveTable:
        """A table, read from the store if it is not served here yet."""
        live = self._live.get(table)
        if live and live.damage:
            await self._let_go_of(table)
            await self._quarantine(live.damage)
        if table not in self._live:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self._live:
                        self._serve(LiveTable(self, await self._load(table)))
            finally:
                self._loading.pop(table, None)
        return self._live[table]

    async def record(self, table: str) -> Record:
        """A table's record to read from: a finished table does not change any more."""
        live = self._live.get(table)
        return live.record if live else await self._load(table)

    async def _load(self, table: str) -> Record:
        if time.monotonic() < self._quarantined.get(table, 0.0):
            raise refusal("unreadable_table", table=table)
        try:
            return await load_record(self.store, table)
        except Unreadable as error:
            await self._quarantine(error)
            raise refusal("unreadable_table", table=table) from error

    async def _quarantine(self, error: Unreadable) -> None:
        """Keep a table that cannot be read from being looked after again and again."""
        logger.error("%s; `pantheon admin repair %s` mends it", error, error.table)
        self._quarantined[error.table] = time.monotonic() + QUARANTINE
        await quarantine(self.store, error.table, str(error))

    async def rematch(self, table: LiveTable, person: Person, request: requests.Rematch) -> Done:
        """A table for the same players, each one seat further.

        Its code follows from the old table's, so that two who ask at once get the same one.
        """
        record = await table.read(lambda record: record)
        if record.phase != OVER:
            raise refusal("not_over")
        if not record.seats_of(person.id):
            raise refusal("not_yours")
        new = record.rematch or await self._rematch_code(record)
        if not record.rematch:
            opened = e.Opened(
                record.game.name, len(record.seats), record.options, record.clock,
                record.public, person.id, record.id,
            )  # fmt: skip
            rotated = [record.seats[-1], *record.seats[:-1]]
            await self.open_table(opened, rotated, new)
            await table.append(
                lambda record, _: [] if record.rematch else [NewEntry(e.Followed(new))]
            )
        return Done(id=request.id, seq=record.seq, table=new)

    async def _free_code(self) -> str:
        while await self.store.card(code := new_code()):
            pass
        return code

    async def _rematch_code(self, record: Record) -> str:
        """The first of the codes that follow from the table's which is not another's."""
        for number in count():
            code = code_from(f"{record.id}:{record.match.salt}:{number}")
            taken = await self.store.card(code)
            if taken is None or (await self.record(code)).after == record.id:
                return code
        raise AssertionError("numbers do not end")

    async def hand_over(self, guest: Person, person: Person) -> None:
        """Whatever is a guest's, at whichever table, is the account's from here on."""
        became = e.Became(guest.id, person.id, person.name, person.colour)

        def decide(record: Record, _: float) -> NewEntries:
            return [NewEntry(became)] if record.knows(guest.id) else []

        known = [live.record.id for live in self.live if live.record.knows(guest.id)]
        for table in {*known, *await self.store.tables_of(guest.id)}:
            await (await self.table(table)).append(decide)

    async def join(self, table: LiveTable, watcher: Watcher, have: int) -> int:
        """Let a watcher follow a table."""
        seq = await table.welcome(watcher, have)
        await self._publish_presence(table)
        return seq

    async def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """A watcher has gone."""
        await table.farewell(watcher)
        await self._publish_presence(table)

    def _serve(self, live: LiveTable) -> LiveTable:
        table = live.record.id
        if table in self._live:
            return self._live[table]
        self._live[table] = live
        self._thinking[table] = BotRunner(live, self.bot_workers, self.store, self.bus, self._pace)
        self._spawn(self._look_after(live))
        return live

    async def _look_after(self, live: LiveTable) -> None:
        with self._alone(live.record.id):
            await live.look_after()

    # The others

    def _heard(self, word: BusMessage) -> None:
        live = self._live.get(word.table)
        if live is None:
            return
        if isinstance(word, TableChanged):
            self._spawn(self._catch_up(live, word.seq))
        elif word.process != self.process:
            live.audience.note_elsewhere(live.record, word)

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        with self._alone(live.record.id):
            await live.catch_up(seq)

    async def _publish_presence(self, table: LiveTable) -> None:
        if not self.bus.single_process:
            await self.bus.publish(table.audience.presence(table.record, self.process))

    # From time to time

    async def _sweep(self) -> None:
        for table in await self.store.due(self.now()):
            with self._alone(table):
                await (await self.table(table)).look_after()

    @contextlib.contextmanager
    def _alone(self, table: str) -> Iterator[None]:
        """Whatever goes wrong at one table is no reason to neglect the others."""
        try:
            yield
        except Refusal as error:
            logger.info("table %s: %s", table, error)
        except Exception:
            logger.exception("table %s", table)

    async def _beat(self) -> None:
        """Make up for words that the bus has lost, and say who is here."""
        if self.bus.single_process or not self._live:
            return
        heads = await self.store.heads(list(self._live))
        for live in self.live:
            # Each by itself: no table waits for another one that is busy or broken.
            if live.record.seq < heads.get(live.record.id, -1):
                self._spawn(self._catch_up(live, heads[live.record.id]))
        for live in self.live:
            if live.audience.watchers:
                await self._publish_presence(live)

    async def _let_go(self) -> None:
        long_ago = time.monotonic() - IDLE
        for table, live in list(self._live.items()):
            busy = self._thinking[table].busy
            if not live.audience.watchers and live.used < long_ago and not busy:
                with self._alone(table):
                    await self._let_go_of(table)

    async def _let_go_of(self, table: str) -> None:
        live, thinking = self._live.pop(table), self._thinking.pop(table)
        live.close()
        await thinking.close()

    async def _every(self, seconds: float, work: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:  # the next round may do better, and must come
                logger.exception("looking after the tables")

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _seatings(sitters: Sequence[Sitter | None]) -> list[e.Entry]:
    """Everybody sits down; bots that come without a name are given one."""
    taken = {sitter.name for sitter in sitters if sitter}
    seated: list[e.Entry] = []
    for seat, sitter in enumerate(sitters):
        if sitter and sitter.level:
            name = sitter.name or bot_name(taken)
            taken.add(name)
            seated.append(e.BotSeated(seat, sitter.level, name=name))
        elif sitter:
            seated.append(e.Seated(seat, sitter.person, sitter.name, sitter.colour, sitter.local))
    return seated
