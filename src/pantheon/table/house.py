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
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from pantheon.table import asks as a
from pantheon.table import entries as e
from pantheon.table.analysts import Analysts
from pantheon.table.archive import Archive
from pantheon.table.audience import Watcher
from pantheon.table.bus import Bus, News, Word
from pantheon.table.case import Step, Steps
from pantheon.table.codes import code_from, new_code
from pantheon.table.crew import Crew
from pantheon.table.live import LiveTable, load_record
from pantheon.table.naming import bot_name
from pantheon.table.people import Person
from pantheon.table.record import OVER, Record, Sitter
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Store
from pantheon.table.tells import Done
from pantheon.table.thinking import Thinking

logger = logging.getLogger(__name__)

SWEEP = 1.0
HEARTBEAT = 5.0
IDLE = 120.0
"""Seconds after which a table that nobody follows is let go."""


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        crew: Crew,
        pace: float = 1,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.bus = bus
        self.crew = crew
        self.now = now
        self.process = secrets.token_hex(6)
        self.archive = Archive(store, crew.load)
        self.analysts = Analysts(store, crew.load)
        self._pace = pace
        self._live: dict[str, LiveTable] = {}
        self._thinking: dict[str, Thinking] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin to listen to the bus and to look for overdue tables."""
        await self.bus.open(self._heard)
        self._spawn(self._every(SWEEP, self._sweep))
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
        await self.analysts.close()
        await self.archive.close()
        await self.crew.close()
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

        def decide(record: Record, _: float) -> Steps:
            if record.seq >= 0:
                return []
            return [Step(entry) for entry in (opened, *_seatings(sitters))]

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
        if table not in self._live:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self._live:
                    self._serve(LiveTable(self, await load_record(self.store, table)))
            self._loading.pop(table, None)
        return self._live[table]

    async def record(self, table: str) -> Record:
        """A table's record to read from: a finished table does not change any more."""
        live = self._live.get(table)
        return live.record if live else await load_record(self.store, table)

    async def rematch(self, table: LiveTable, person: Person, ask: a.Rematch) -> Done:
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
            await table.append(lambda record, _: [] if record.rematch else [Step(e.Followed(new))])
        return Done(id=ask.id, seq=record.seq, table=new)

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

        def decide(record: Record, _: float) -> Steps:
            known = record.host == guest.id or record.seats_of(guest.id)
            return [Step(became)] if known else []

        hosted = [live.record.id for live in self.live if live.record.host == guest.id]
        for table in {*hosted, *await self.store.tables_of(guest.id)}:
            await (await self.table(table)).append(decide)

    async def join(self, table: LiveTable, watcher: Watcher, have: int) -> int:
        """Let a watcher follow a table."""
        seq = await table.welcome(watcher, have)
        await self._announce_presence(table)
        return seq

    async def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """A watcher has gone."""
        await table.farewell(watcher)
        await self._announce_presence(table)

    def _serve(self, live: LiveTable) -> LiveTable:
        table = live.record.id
        if table in self._live:
            return self._live[table]
        self._live[table] = live
        self._thinking[table] = Thinking(live, self.crew, self.store, self.bus, self._pace)
        self._spawn(live.look_after())
        return live

    # The others

    def _heard(self, word: Word) -> None:
        live = self._live.get(word.table)
        if live is None:
            return
        if isinstance(word, News):
            self._spawn(live.catch_up(word.seq))
        elif word.process != self.process:
            live.audience.note_elsewhere(live.record, word)

    async def _announce_presence(self, table: LiveTable) -> None:
        if not self.bus.alone:
            await self.bus.announce(table.audience.presence(table.record, self.process))

    # From time to time

    async def _sweep(self) -> None:
        for table in await self.store.due(self.now()):
            with contextlib.suppress(Refusal):
                await (await self.table(table)).look_after()
        await self._let_go()

    async def _beat(self) -> None:
        """Make up for words that the bus has lost, and say who is here."""
        if self.bus.alone or not self._live:
            return
        for table, seq in (await self.store.heads(list(self._live))).items():
            if table in self._live:
                await self._live[table].catch_up(seq)
        for live in self.live:
            if live.audience.watchers:
                await self._announce_presence(live)

    async def _let_go(self) -> None:
        long_ago = time.monotonic() - IDLE
        for table, live in list(self._live.items()):
            thinking = self._thinking[table]
            if not live.audience.watchers and live.used < long_ago and not thinking.busy:
                await thinking.close()
                live.close()
                del self._live[table], self._thinking[table]

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
