"""A table served by this process, with everyone who follows it here.

Every request is decided on the newest state and appended with the next sequence number. If that
number is taken, another process was faster: the table is read again and the request decided
again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from pantheon.core.errors import RuleBroken
from pantheon.table.accounts.person import Person
from pantheon.table.broadcast.audience import Audience, Watcher
from pantheon.table.bus import Bus, TableChanged
from pantheon.table.match.commands import moves
from pantheon.table.match.commands.context import NewEntries
from pantheon.table.match.commands.dispatch import decide
from pantheon.table.match.draft import make_draft
from pantheon.table.match.loading import Loader, load_record
from pantheon.table.match.record import PLAYING, Record
from pantheon.table.match.table_log import TRIES, Decider, TableLog
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import Deadline
from pantheon.table.protocol.responses import Done
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Store, StoreUnavailable, Unreadable

logger = logging.getLogger(__name__)

OUTAGES = 2
"""How often an append is tried whose outcome is unknown."""
RETRY = 1.0
"""Seconds before overdue time-outs that could not be stored are tried again."""
LATE_ENTRIES = 100
"""The most overdue time-outs that are appended at once."""

T = TypeVar("T")


class TableHost(Protocol):
    """What a table needs from the process that serves it."""

    store: Store
    bus: Bus

    def now(self) -> float:
        """Seconds since 1970."""


def _ignore(_: int) -> None:
    """Nobody waits to hear that the entries are stored."""


class LiveTable:
    """One table: its log, its audience and its clocks."""

    def __init__(self, host: TableHost, record: Record) -> None:
        self.audience = Audience()
        self.used = time.monotonic()
        self.changed: list[Callable[[], None]] = []
        """Called after every change: bots check whether it is their turn."""
        self._host = host
        self._log = TableLog(host.store, record)
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[Any]] = []
        self._broken_timers: list[str] = []
        self._table_time()

    @property
    def record(self) -> Record:
        """Everything known about the table."""
        return self._log.record

    @property
    def damage(self) -> Unreadable | None:
        """Why the table cannot go on, if its entries turned out to be unreadable."""
        return self._log.damage

    # Requests

    async def carry_out(
        self,
        person: Person,
        request: requests.Request,
        acknowledge: Callable[[Done], None] | None = None,
    ) -> Done:
        """Carry out a person's request and store what comes of it; raises Refusal.

        `acknowledge` is called before anyone is sent what has changed. If it is interrupted, the
        change is found in the store before anything else is answered.
        """
        key = f"{person.id}/{request.id}" if request.id else ""

        def stored(seq: int) -> None:
            if acknowledge:
                acknowledge(Done(id=request.id, seq=seq))

        def decider(record: Record, now: float) -> NewEntries:
            return decide(record, person, request, now)

        seq = await self._carry_out(decider, key, stored)
        return Done(id=request.id, seq=seq)

    async def append(self, decider: Decider) -> int:
        """Store what the decider works out on the newest state."""
        return await asyncio.shield(self._spawn(self._carry_out(decider)))

    async def _carry_out(
        self, decider: Decider, key: str = "", stored: Callable[[int], None] = _ignore
    ) -> int:
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            await self._time_out_overdue()
            return await self._append(decider, key, stored)

    async def catch_up(self, seq: int) -> None:
        """Read what another process has appended, up to `seq`."""
        async with self._lock:
            if self.record.seq < seq:
                await self._log.read_on()
                self._changed()

    async def reload(self, load: Loader = load_record) -> None:
        """Read the table again, whatever it was, and show it anew to everyone who follows it."""
        async with self._lock:
            await self._log.reload(load)
            await self._host.store.put_card(self.record.card())
            self.audience.start_over(self.record)
            self._changed()

    async def look_after(self) -> None:
        """Append overdue time-outs; raises Refusal, and tries again soon."""
        async with self._lock:
            try:
                await self._resolve_doubt()
                await self._time_out_overdue()
            except Refusal:
                self._wake_after(RETRY)
                raise
            self._changed()

    def now(self) -> float:
        """Seconds since 1970, by the server's clock."""
        return self._host.now()

    async def read(self, reader: Callable[[Record], T]) -> T:
        """Read the record while nothing is being appended."""
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            return reader(self.record)

    # The audience

    async def welcome(self, watcher: Watcher, have: int) -> int:
        """Let a watcher follow the table; returns the number of the newest entry."""
        async with self._lock:
            self.used = time.monotonic()
            await self._resolve_doubt()
            self.audience.welcome(self.record, watcher, have)
            return self.record.seq

    async def change_viewpoint(self, watcher: Watcher) -> None:
        """Show a watcher the table from another of their seats."""
        async with self._lock:
            self.audience.change_viewpoint(self.record, watcher)

    async def farewell(self, watcher: Watcher) -> None:
        """A watcher no longer follows the table."""
        async with self._lock:
            self.audience.farewell(self.record, watcher)

    def close(self) -> None:
        """Stop the alarm."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    # Appending

    async def _append(
        self, decider: Decider, key: str = "", stored: Callable[[int], None] = _ignore
    ) -> int:
        """Append what is decided, however often another process is faster. Needs the lock."""
        outages = 0
        for _ in range(TRIES):
            if key in self.record.completed_requests:
                seq = self.record.completed_requests[key]
                stored(seq)
                return seq
            now = self._table_time()
            draft = make_draft(self.record, decider(self.record, now), now, key)
            if not draft.entries:
                stored(self.record.seq)
                return self.record.seq
            try:
                durable = await self._log.append(draft)
            except StoreUnavailable as error:
                outages += 1
                durable = draft.is_among(await self._log.resolve_doubt())
                if not durable and outages == OUTAGES:
                    raise refusal("not_kept") from error
            if durable:
                stored(draft.entries[0].seq)
            self._changed()
            if durable:
                self._publish_change()
                return draft.entries[0].seq
        raise refusal("busy")

    def _publish_change(self) -> None:
        if not self._host.bus.single_process:
            self._host.bus.publish(TableChanged(self.record.id, self.record.seq))

    async def _resolve_doubt(self) -> None:
        """If the outcome of the last append is unknown, find out before anything is answered."""
        if self._log.in_doubt:
            await self._log.resolve_doubt()
            self._changed()

    # Time

    async def _time_out_overdue(self) -> None:
        """Append the time-outs that are due. Needs the lock."""
        for _ in range(LATE_ENTRIES):
            late = self._most_overdue()
            if late is None:
                return
            try:
                await self._append(partial(moves.time_out, late.id))
            except RuleBroken:
                logger.exception("table %s: timer %s failed", self.record.id, late.id)
                self._broken_timers.append(late.id)

    def _most_overdue(self) -> Deadline | None:
        if not self.record.due or self.record.phase != PLAYING:
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
        self._alarm = loop.call_later(seconds, lambda: self._spawn(self._wake()))

    async def _wake(self) -> None:
        with contextlib.suppress(Refusal):
            await self.look_after()

    def _table_time(self) -> float:
        return self.record.time(self._host.now())

    def _changed(self) -> None:
        self._table_time()  # entries of other processes may be ahead of our clock
        self.audience.send_changes(self.record)
        self._set_alarm()
        for listener in self.changed:
            listener()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)
        return task
