"""The queue for workers: first bots to move, then hints, each in fair shares.

Within a kind of work the shares (the host of a bot's tables, a person who wants a hint, an address
that wants a replay) take turns, so that one with much to do delays another by at most one job. A
job that nobody waits for any longer is cancelled and leaves the queue.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Any

import msgspec


class Kind(IntEnum):
    """Kinds of work, in the order in which they are served."""

    MOVE = 0
    HINT = 1
    FINISHED_MATCH = 2
    """Files, replays and analyses, which have workers of their own (`worker_pool`)."""


class QueueRule(msgspec.Struct, frozen=True):
    """Limits for a kind of work; None is no limit."""

    most_waiting: int | None = None
    """The most jobs in the queue; further ones are turned away."""
    most_waiting_each: int | None = None
    """The same for each share."""
    at_once: int | None = None
    """The most jobs of one share that may run at the same time."""
    yields: bool = False
    """Whether this kind leaves at least one of several workers to the others."""


QUEUE_RULES: dict[Kind, QueueRule] = {
    Kind.MOVE: QueueRule(),  # at most one for each bot at a table
    Kind.HINT: QueueRule(most_waiting=20, at_once=1, yields=True),
}


class QueueFull(Exception):
    """Too many are waiting already."""


class Place:
    """A worker's number, held until the caller is done and the work has ended."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.work: asyncio.Future[Any] | None = None
        """What the worker is doing; it may outlast the caller."""


class WorkQueue:
    """Hands out a fixed number of places."""

    def __init__(self, places: int, rules: Mapping[Kind, QueueRule] | None = None) -> None:
        self._rules = rules or QUEUE_RULES
        self._places = places
        self._idle = set(range(places))
        self._lines = {kind: _Line() for kind in sorted(self._rules)}
        self._at_work: Counter[tuple[Kind, str]] = Counter()

    def waiting(self, kind: Kind) -> int:
        """The number of jobs of a kind in the queue."""
        return len(self._lines[kind])

    @asynccontextmanager
    async def place(self, kind: Kind, share: str, home: int = 0) -> AsyncIterator[Place]:
        """Wait for a place, `home` if it is free; raises QueueFull."""
        place = Place(await self._enter(_Waiter(kind, share, home)))
        try:
            yield place
        finally:
            if place.work is None or place.work.done():
                self._leave(kind, share, place.number)
            else:  # cancelled in mid-work: the worker is not free until it has finished
                place.work.add_done_callback(lambda _: self._leave(kind, share, place.number))

    async def _enter(self, waiter: _Waiter) -> int:
        line = self._lines[waiter.kind]
        line.join(waiter)
        self._give_out()
        if not waiter.granted.done() and self._too_many(waiter):
            line.quit(waiter)
            raise QueueFull
        try:
            return await waiter.granted
        except asyncio.CancelledError:
            if waiter.granted.cancelled():
                line.quit(waiter)
            else:  # the place was granted at the moment of cancellation
                self._leave(waiter.kind, waiter.share, waiter.granted.result())
            raise

    def _too_many(self, waiter: _Waiter) -> bool:
        line, rule = self._lines[waiter.kind], self._rules[waiter.kind]
        most, each = rule.most_waiting, rule.most_waiting_each
        return (most is not None and len(line) > most) or (
            each is not None and line.waiting_of(waiter.share) > each
        )

    def _leave(self, kind: Kind, share: str, place: int) -> None:
        self._at_work[kind, share] -= 1
        if not self._at_work[kind, share]:
            del self._at_work[kind, share]
        self._idle.add(place)
        self._give_out()

    def _give_out(self) -> None:
        while self._idle and (waiter := self._next()):
            place = waiter.home if waiter.home in self._idle else min(self._idle)
            self._idle.remove(place)
            self._at_work[waiter.kind, waiter.share] += 1
            waiter.granted.set_result(place)

    def _next(self) -> _Waiter | None:
        for kind, line in self._lines.items():
            if self._rules[kind].yields and not self._spare():
                continue
            if waiter := line.take(self._busy_shares(kind)):
                return waiter
        return None

    def _spare(self) -> bool:
        """Whether work that yields may take another place."""
        yielding = sum(n for (kind, _), n in self._at_work.items() if self._rules[kind].yields)
        return yielding < max(1, self._places - 1)

    def _busy_shares(self, kind: Kind) -> set[str]:
        """The shares that have as many jobs running as they may."""
        most = self._rules[kind].at_once
        if most is None:
            return set()
        return {share for (of, share), n in self._at_work.items() if of == kind and n >= most}


class _Waiter:
    def __init__(self, kind: Kind, share: str, home: int) -> None:
        self.kind = kind
        self.share = share
        self.home = home
        self.granted: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class _Line:
    """Those waiting for one kind of work, by share; the share served last comes last."""

    def __init__(self) -> None:
        self._shares: OrderedDict[str, deque[_Waiter]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(each) for each in self._shares.values())

    def waiting_of(self, share: str) -> int:
        return len(self._shares.get(share, ()))

    def join(self, waiter: _Waiter) -> None:
        self._shares.setdefault(waiter.share, deque()).append(waiter)

    def quit(self, waiter: _Waiter) -> None:
        self._shares[waiter.share].remove(waiter)
        if not self._shares[waiter.share]:
            del self._shares[waiter.share]

    def take(self, but: set[str]) -> _Waiter | None:
        """The next, of the first share that is not excepted."""
        # A waiter that is being cancelled is skipped: it leaves by itself.
        for share, waiters in self._shares.items():
            waiter = next((each for each in waiters if not each.granted.done()), None)
            if share in but or waiter is None:
                continue
            self.quit(waiter)
            if share in self._shares:
                self._shares.move_to_end(share)
            return waiter
        return None
