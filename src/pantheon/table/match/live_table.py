"""A table that is being served: one process's hold on it, and all who follow it there.

Every ask is decided on the newest state and appended with the next sequence number. If that
number is taken, another process was quicker: the table is read again and the ask decided anew.

The record holds only what the store has confirmed. Where nobody knows whether an append is
durable (the connection was lost), the table is read again before anything else is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from pantheon.core.errors import RuleBroken
from pantheon.table.accounts.person import Person
from pantheon.table.broadcast.audience import Audience, Watcher
from pantheon.table.bus import Bus, TableChanged
from pantheon.table.match.commands import dispatch as decisions
from pantheon.table.match.commands import moves
from pantheon.table.match.commands.context import NewEntries
from pantheon.table.match.draft import Draft, draft
from pantheon.table.match.loading import read_table
from pantheon.table.match.record import PLAYING, Record
from pantheon.table.match.record_reader import take_all
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import Deadline
from pantheon.table.protocol.responses import Done
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Card, Conflict, Store, StoredEntry, StoreUnavailable, Unreadable

logger = logging.getLogger(__name__)

TRIES = 20
OUTAGES = 2
"""How often an append is tried whose outcome the store cannot tell."""
RETRY = 1.0
"""Seconds after which overdue time-outs are tried again that could not be kept."""
FRESH = 20.0
"""Seconds for which lists may show an older time of the last change."""
LATE_ENTRIES = 100
"""The most entries that one look at the clock may add."""

T = TypeVar("T")
Decider = Callable[[Record, float], NewEntries]


class TableHost(Protocol):
    """What a table needs of the house it stands in."""

    store: Store
    bus: Bus

    def now(self) -> float:
        """Seconds since 1970."""


async def load_record(store: Store, table: str) -> Record:
    """A table as the store has it."""
    record = await read_table(store, table)
    if record is None:
        raise refusal("unknown_table")
    return record


def _nobody(_: int) -> None:
    """Hears that something is kept where nobody asked for it."""


class LiveTable:
    """One table, its record and its audience."""

    def __init__(self, host: TableHost, record: Record) -> None:
        self.record = record
        self.audience = Audience()
        self.used = time.monotonic()
        self.damage: Unreadable | None = None
        """Why the table cannot go on, if its entries turned out to be unreadable."""
        self.changed: list[Callable[[], None]] = []
        """Called after every change: bots look whether it is their turn."""
        self._host = host
        self._card: Card | None = None
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broken_timers: set[str] = set()
        self._doubtful = False
        """Whether the store may have an entry that the record does not have."""
        self._table_time()

    # Asking

    async def carry_out(
        self, person: Person, request: requests.Request, kept: Callable[[Done], None] | None = None
    ) -> Done:
        """Do what a person asks and keep it; raises Refusal.

        `kept` hears of it before anybody is told what has changed.
        """
        key = f"{person.id}/{request.id}" if request.id else ""

        def send(seq: int) -> None:
            if kept:
                kept(Done(id=request.id, seq=seq))

        def decide(record: Record, now: float) -> NewEntries:
            return decisions.decide(record, person, request, now)

        # A connection that breaks must not tear a table out of the middle of a change.
        seq = await asyncio.shield(self._spawn(self._carry_out(decide, key, send)))
        return Done(id=request.id, seq=seq)

    async def append(self, decider: Decider) -> int:
        """Keep what the decider works out on the newest state."""
        return await asyncio.shield(self._spawn(self._carry_out(decider)))

    async def _carry_out(
        self, decider: Decider, key: str = "", kept: Callable[[int], None] = _nobody
    ) -> int:
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            await self._settle_time()
            return await self._keep(decider, key, kept)

    async def catch_up(self, seq: int) -> None:
        """Take in what another process has appended, up to `seq`."""
        async with self._lock:
            if self.record.seq < seq:
                await self._read_on()
                self._changed()

    async def look_after(self) -> None:
        """Append what is overdue; raises Refusal, and tries again soon."""
        async with self._lock:
            try:
                await self._resolve_doubt()
                await self._settle_time()
            except Refusal:
                self._wake_after(RETRY)
                raise
            self._changed()

    def now(self) -> float:
        """Seconds since 1970, by the house's clock."""
        return self._host.now()

    async def read(self, reader: Callable[[Record], T]) -> T:
        """Read the record while nothing is being appended."""
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            return reader(self.record)

    async def welcome(self, watcher: Watcher, have: int) -> int:
        """Let a watcher follow the table; the number of the newest entry."""
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            self.audience.welcome(self.record, watcher, have)
            return self.record.seq

    async def change_viewpoint(self, watcher: Watcher) -> None:
        """A watcher looks from another of its seats."""
        async with self._lock:
            self.audience.change_viewpoint(self.record, watcher)

    async def farewell(self, watcher: Watcher) -> None:
        """A watcher follows the table no more."""
        async with self._lock:
            self.audience.farewell(self.record, watcher)

    def close(self) -> None:
        """Stop looking at the clock."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    # Keeping

    async def _keep(
        self, decider: Decider, key: str = "", heard: Callable[[int], None] = _nobody
    ) -> int:
        """Append what is decided, however often another process is quicker. The lock is held."""
        outages = 0
        for _ in range(TRIES):
            if key in self.record.completed_requests:
                heard(self.record.completed_requests[key])
                return self.record.completed_requests[key]
            now = self._table_time()
            drafted = draft(self.record, decider(self.record, now), now, key)
            if not drafted.kept:
                heard(self.record.seq)
                return self.record.seq
            try:
                durable = await self._append(drafted)
            except StoreUnavailable as error:
                outages += 1
                durable = drafted.is_among(await self._find_out())
                if not durable and outages == OUTAGES:
                    raise refusal("not_kept") from error
            if durable:
                heard(drafted.kept[0].seq)
            self._changed()
            if durable:
                if not self._host.bus.single_process:
                    self._spawn(
                        self._host.bus.publish(TableChanged(self.record.id, self.record.seq))
                    )
                return drafted.kept[0].seq
        raise refusal("busy")

    async def _append(self, drafted: Draft) -> bool:
        """Whether the store took the draft, which is then the record."""
        card = self._new_card(drafted.record)
        try:
            await self._host.store.append(self.record.id, drafted.kept, card, drafted.snapshot())
        except Conflict:
            await self._read_on()
            return False
        except StoreUnavailable:
            self._doubtful = True
            raise
        self.record = drafted.record
        self._card = card or self._card
        return True

    async def _resolve_doubt(self) -> None:
        """Where an append may or may not have happened, find out before anything is answered."""
        if self._doubtful:
            await self._find_out()
            self._changed()

    async def _find_out(self) -> list[StoredEntry]:
        """The entries that the store has beyond the record, now taken in; refuses without it."""
        table = self.record.id
        try:
            await self._host.store.await_appends(table, self.record.seq)
            kept = await self._read_on()
        except StoreUnavailable as error:
            logger.warning("table %s: the last append is in doubt: %s", table, error)
            raise refusal("not_kept") from error
        self._doubtful = False
        return kept

    async def _read_on(self) -> list[StoredEntry]:
        """Take in what the store has beyond the record."""
        kept = await self._host.store.entries(self.record.id, self.record.seq)
        record = self.record.draft()
        try:
            take_all(record, kept)
        except Unreadable as error:
            self.damage = error
            raise refusal("unreadable_table", table=record.id) from error
        self.record, self._card = record, None
        return kept

    def _new_card(self, record: Record) -> Card | None:
        """The table's card, if it says anything new: most actions change nothing in it."""
        old, new = self._card, record.card()
        if old and new.changed - old.changed < FRESH:
            new_but_for_the_time = msgspec.structs.replace(new, changed=old.changed)
            if new_but_for_the_time == old:
                return None
        return new

    # Time

    async def _settle_time(self) -> None:
        """Append the time-outs that are due. The lock is held."""
        for _ in range(LATE_ENTRIES):
            late = self._late()
            if late is None:
                return
            try:
                await self._keep(partial(moves.time_out, late.id))
            except RuleBroken:
                logger.exception("table %s: timer %s", self.record.id, late.id)
                self._broken_timers.add(late.id)

    def _late(self) -> Deadline | None:
        if self.record.phase != PLAYING:
            return None
        now = self._table_time()
        over = (
            each
            for each in self.record.due
            if each.due <= now and each.id not in self._broken_timers
        )
        return min(over, key=lambda each: each.due, default=None)

    def _set_alarm(self) -> None:
        self.close()
        running = [each.due for each in self.record.due if each.id not in self._broken_timers]
        if running and self.record.phase == PLAYING:
            self._wake_after(max(0.0, min(running) - self._table_time()))

    def _wake_after(self, seconds: float) -> None:
        self.close()
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(seconds, lambda: self._spawn(self._woken()))

    async def _woken(self) -> None:
        with contextlib.suppress(Refusal):
            await self.look_after()

    def _table_time(self) -> float:
        return self.record.time(self._host.now())

    # Telling

    def _changed(self) -> None:
        self._table_time()  # entries of other processes may be ahead of our clock
        self.audience.tell_changes(self.record)
        self._set_alarm()
        for listener in self.changed:
            listener()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
