"""A table that is being served: one process's hold on it, and all who follow it there.

Every ask is decided on the newest state and appended with the next sequence number. If that
number is taken, another process was quicker: the table is read again and the ask decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from pantheon.core import log
from pantheon.core.refusal import RuleBroken
from pantheon.table import asks as a
from pantheon.table import clocks, decisions, moving
from pantheon.table import entries as e
from pantheon.table.audience import Audience, Watcher
from pantheon.table.bus import Bus, News
from pantheon.table.case import Step, Steps
from pantheon.table.course import Course, Move
from pantheon.table.loading import read_table
from pantheon.table.parts import Deadline
from pantheon.table.people import Person
from pantheon.table.record import PLAYING, Record
from pantheon.table.refusals import refusal
from pantheon.table.store import Card, Conflict, Kept, Snapshot, Store
from pantheon.table.tells import Done

logger = logging.getLogger(__name__)

TRIES = 20
FRESH = 20.0
"""Seconds for which lists may show an older time of the last change."""
LATE_ENTRIES = 100
"""The most entries that one look at the clock may add."""

T = TypeVar("T")
Decider = Callable[[Record, float], Steps]


class Keeper(Protocol):
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

    def __init__(self, keeper: Keeper, record: Record) -> None:
        self.record = record
        self.audience = Audience()
        self.used = time.monotonic()
        self.changed: list[Callable[[], None]] = []
        """Called after every change: bots look whether it is their turn."""
        self._keeper = keeper
        self._card: Card | None = None
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broken_timers: set[str] = set()

    # Asking

    async def carry_out(
        self, person: Person, ask: a.Ask, kept: Callable[[Done], None] | None = None
    ) -> Done:
        """Do what a person asks and keep it; raises Refusal.

        `kept` hears of it before anybody is told what has changed.
        """
        key = f"{person.id}/{ask.id}" if ask.id else ""

        def tell(seq: int) -> None:
            if kept:
                kept(Done(id=ask.id, seq=seq))

        def decide(record: Record, now: float) -> Steps:
            return decisions.decide(record, person, ask, now)

        # A connection that breaks must not tear a table out of the middle of a change.
        seq = await asyncio.shield(self._spawn(self._carry_out(decide, key, tell)))
        return Done(id=ask.id, seq=seq)

    async def append(self, decider: Decider) -> int:
        """Keep what the decider works out on the newest state."""
        return await asyncio.shield(self._spawn(self._carry_out(decider)))

    async def _carry_out(
        self, decider: Decider, key: str = "", kept: Callable[[int], None] = _nobody
    ) -> int:
        async with self._lock:
            self.used = time.monotonic()
            await self._settle_time()
            return await self._keep(decider, key, kept)

    async def catch_up(self, seq: int) -> None:
        """Take in what another process has appended, up to `seq`."""
        async with self._lock:
            if self.record.seq < seq:
                for kept in await self._keeper.store.entries(self.record.id, self.record.seq):
                    self.record.take(kept)
                self._changed()

    async def look_after(self) -> None:
        """Append what is overdue."""
        async with self._lock:
            await self._settle_time()
            self._changed()

    async def read(self, reader: Callable[[Record], T]) -> T:
        """Read the record while nothing is being appended."""
        async with self._lock:
            self.used = time.monotonic()
            return reader(self.record)

    async def welcome(self, watcher: Watcher, have: int) -> int:
        """Let a watcher follow the table; the number of the newest entry."""
        async with self._lock:
            self.used = time.monotonic()
            self.audience.welcome(self.record, watcher, have)
            return self.record.seq

    async def turn_eyes(self, watcher: Watcher) -> None:
        """A watcher looks from another of its seats."""
        async with self._lock:
            self.audience.turn_eyes(self.record, watcher)

    async def farewell(self, watcher: Watcher) -> None:
        """A watcher follows the table no more."""
        async with self._lock:
            self.audience.farewell(self.record, watcher)

    def close(self) -> None:
        """Stop looking at the clock."""
        if self._alarm:
            self._alarm.cancel()

    # Keeping

    async def _keep(
        self, decider: Decider, key: str = "", heard: Callable[[int], None] = _nobody
    ) -> int:
        for _ in range(TRIES):
            if key in self.record.asks:
                heard(self.record.asks[key])
                return self.record.asks[key]
            now = self._keeper.now()
            kept = self._fold(decider(self.record, now), now, key)
            if not kept:
                heard(self.record.seq)
                return self.record.seq
            try:
                await self._keeper.store.append(
                    self.record.id, kept, self._new_card(), self._snapshot(kept)
                )
            except Conflict:
                await self._reload()
                continue
            except Exception as error:
                logger.exception("table %s: entry %d was not kept", self.record.id, kept[0].seq)
                await self._reload()
                raise refusal("busy") from error
            heard(kept[0].seq)
            self._changed()
            if not self._keeper.bus.alone:
                self._spawn(self._keeper.bus.announce(News(self.record.id, self.record.seq)))
            return kept[0].seq
        raise refusal("busy")

    def _fold(self, steps: Steps, now: float, key: str) -> list[Kept]:
        """Take the steps in; nobody is told before they are kept."""
        folded = []
        for step in steps:
            due = self._due_after(step, now)
            kept = Kept(self.record.seq + 1, now, step.entry, due, key)
            self.record.take(kept, step.worked_out)
            folded.append(kept)
        return folded

    def _due_after(self, step: Step, now: float) -> tuple[Deadline, ...]:
        worked_out = step.worked_out
        if worked_out is None:
            return self.record.due
        game, state = self.record.game, worked_out.state
        if game.over(state):
            return ()
        if isinstance(worked_out, Course):
            moment = clocks.Moment(game, state, now)
        else:
            moment = self._moment(step.entry, worked_out, now)
        return clocks.running(self.record.clock, moment, self.record.due)

    def _moment(self, entry: e.Entry, move: Move, now: float) -> clocks.Moment:
        before = self.record.game.awaited(self.record.match.state)
        actor = move.entry.seat if isinstance(move.entry, log.Act) else None
        late = isinstance(entry, e.Moved) and entry.cause == "timeout"
        return clocks.Moment(self.record.game, move.state, now, before, actor, late)

    def _new_card(self) -> Card | None:
        """The table's card, if it says anything new: most actions change nothing in it."""
        old, new = self._card, self.record.card()
        if old and new.changed - old.changed < FRESH:
            new_but_for_the_time = msgspec.structs.replace(new, changed=old.changed)
            if new_but_for_the_time == old:
                return None
        self._card = new
        return new

    def _snapshot(self, kept: list[Kept]) -> Snapshot | None:
        last = kept[-1].entry
        if not isinstance(last, e.Moved) or isinstance(last.entry, log.Undo):
            return None
        step = len(self.record.match.told)
        if step % log.SNAPSHOT_EVERY:
            return None
        return Snapshot(self.record.seq, step, self.record.game.dump(self.record.match.state))

    async def _reload(self) -> None:
        self._card = None
        self.record = await load_record(self._keeper.store, self.record.id)
        self._changed()

    # Time

    async def _settle_time(self) -> None:
        """Append the time-outs that are due. The lock is held."""
        for _ in range(LATE_ENTRIES):
            late = self._late()
            if late is None:
                return
            try:
                await self._keep(partial(moving.time_out, late.id))
            except RuleBroken:
                logger.exception("table %s: timer %s", self.record.id, late.id)
                self._broken_timers.add(late.id)

    def _late(self) -> Deadline | None:
        if self.record.phase != PLAYING:
            return None
        now = self._keeper.now()
        over = (
            each
            for each in self.record.due
            if each.due <= now and each.id not in self._broken_timers
        )
        return min(over, key=lambda each: each.due, default=None)

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        running = [each.due for each in self.record.due if each.id not in self._broken_timers]
        if running and self.record.phase == PLAYING:
            wait = max(0.0, min(running) - self._keeper.now())
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self._spawn(self.look_after()))

    # Telling

    def _changed(self) -> None:
        self.audience.tell_changes(self.record)
        self._set_alarm()
        for listener in self.changed:
            listener()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
