"""Who may use a worker next: order, fair shares, bounds, and places that are not lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pantheon.table.workers.shared_tasks import MOST_SHARING, AnotherPending, SharedWork
from pantheon.table.workers.work_queue import QUEUE_RULES, Kind, Place, QueueFull, WorkQueue
from tests.repeats import repeats

WANTED = st.tuples(st.sampled_from(sorted(QUEUE_RULES)), st.sampled_from("abc"))
STEPS = st.one_of(
    WANTED,
    WANTED,
    st.tuples(st.just("done"), st.integers(0, 9)),
    st.tuples(st.just("cancel"), st.integers(0, 9)),
)


class Job:
    def __init__(self, office: Office, kind: Kind, share: str) -> None:
        self.kind = kind
        self.share = share
        self.place: Place | None = None
        self.task = asyncio.create_task(office.do(self))
        self.over = asyncio.Event()
        self.overtaken_by: Counter[str] = Counter()
        """Shares of the same kind that got a place while this one's share waited for its."""


class Office:
    """A queue, all who use it, and what must hold whenever somebody gets a place."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.queue = WorkQueue(places)
        self.jobs: list[Job] = []

    @property
    def waiting(self) -> list[Job]:
        return [job for job in self.jobs if job.place is None and not job.task.done()]

    @property
    def at_work(self) -> list[Job]:
        return [job for job in self.jobs if job.place and not job.task.done()]

    async def do(self, job: Job) -> None:
        async with self.queue.place(job.kind, job.share) as job.place:
            self._check(job)
            await job.over.wait()

    def _check(self, job: Job) -> None:
        peers = [each for each in self.waiting if each.kind == job.kind]
        assert not [each for each in self.waiting if each.kind < job.kind and self._may(each)]
        for each in peers:
            if each.share == job.share:
                each.overtaken_by.clear()
            elif self._may(each):
                each.overtaken_by[job.share] += 1
                assert each.overtaken_by[job.share] <= 1, "a share came twice before another"
        numbers = [each.place.number for each in self.at_work if each.place]
        assert len(set(numbers)) == len(numbers) <= self.places
        assert len([each for each in self.at_work if QUEUE_RULES[each.kind].yields]) <= max(
            1, self.places - 1
        )
        own = [each for each in self.at_work if (each.kind, each.share) == (job.kind, job.share)]
        assert len(own) <= (QUEUE_RULES[job.kind].at_once or self.places)

    def _may(self, job: Job) -> bool:
        """Whether no bound of its own keeps the job waiting."""
        own = [each for each in self.at_work if (each.kind, each.share) == (job.kind, job.share)]
        return job.kind == Kind.MOVE or (not own and job.kind == Kind.HINT)

    async def settle(self) -> None:
        for _ in range(6):
            await asyncio.sleep(0)
        for job in self.jobs:
            if job.task.done() and not job.task.cancelled():
                job.task.result()
        idle = self.places - len(self.at_work)
        assert not idle or not [job for job in self.waiting if job.kind == Kind.MOVE]


@pytest.mark.long
@settings(max_examples=repeats(40, 150))
@given(places=st.integers(1, 4), steps=st.lists(STEPS, min_size=30, max_size=60))
def test_order_shares_and_bounds_hold_whatever_happens(
    places: int, steps: list[tuple[Any, Any]]
) -> None:
    async def run() -> None:
        office = Office(places)
        for what, which in steps:
            if what == "done" and office.at_work:
                office.at_work[which % len(office.at_work)].over.set()
            elif what == "cancel" and office.waiting + office.at_work:
                living = office.waiting + office.at_work
                living[which % len(living)].task.cancel()
            elif isinstance(what, Kind):
                office.jobs.append(Job(office, what, which))
            await office.settle()
        while office.at_work:  # nobody starves
            office.at_work[0].over.set()
            await office.settle()
        assert not office.waiting
        assert office.queue._idle == set(range(places))
        assert not office.queue._at_work
        assert not any(line._shares for line in office.queue._lines.values())

    asyncio.run(run())


async def test_one_greedy_table_delays_another_by_one_move() -> None:
    office = Office(1)
    office.jobs = [Job(office, Kind.MOVE, "greedy") for _ in range(60)]
    await office.settle()
    office.jobs.append(other := Job(office, Kind.MOVE, "other"))
    office.jobs[0].over.set()
    await office.settle()
    office.jobs[1].over.set()
    await office.settle()
    assert other.place is not None
    for job in office.jobs:
        job.task.cancel()


async def test_bots_come_before_hints_and_a_person_has_one_at_a_time() -> None:
    office = Office(3)
    office.jobs = [Job(office, Kind.HINT, "anna") for _ in range(3)]
    await office.settle()
    assert len(office.at_work) == 1, "one hint of a person at a time"
    office.jobs += [Job(office, Kind.HINT, person) for person in ("ben", "cleo")]
    await office.settle()
    assert len(office.at_work) == 2, "one worker is left to bots"
    office.jobs += [Job(office, Kind.MOVE, "table") for _ in range(3)]
    await office.settle()
    assert [job.kind for job in office.at_work].count(Kind.MOVE) == 1
    for job in office.at_work:
        job.over.set()
        await office.settle()
    assert [job.kind for job in office.at_work].count(Kind.MOVE) >= 2, "bots are next"
    for job in office.jobs:
        job.task.cancel()


async def test_beyond_a_bound_hints_are_turned_away() -> None:
    queue = WorkQueue(1)
    most = QUEUE_RULES[Kind.HINT].most_waiting
    assert most is not None

    async def want(person: str) -> None:
        async with queue.place(Kind.HINT, person):
            await asyncio.Event().wait()

    tasks = [asyncio.create_task(want(str(each))) for each in range(1 + most)]
    await asyncio.sleep(0)
    assert queue.waiting(Kind.HINT) == most
    with pytest.raises(QueueFull):
        await want("one too many")
    assert queue.waiting(Kind.HINT) == most
    tasks[-1].cancel()
    await asyncio.gather(tasks[-1], return_exceptions=True)
    assert queue.waiting(Kind.HINT) == most - 1
    for task in tasks:
        task.cancel()


async def test_a_place_is_not_free_before_its_work_has_ended() -> None:
    queue = WorkQueue(1)
    work: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def use() -> None:
        async with queue.place(Kind.MOVE, "a") as place:
            place.work = work
            await asyncio.shield(work)

    task = asyncio.create_task(use())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert queue._idle == set()
    work.set_result(None)
    await asyncio.sleep(0)
    assert queue._idle == {0}


# Shared work


async def test_who_wants_the_same_shares_it_and_another_thing_has_to_wait() -> None:
    shared, asked = SharedWork(), []
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def work() -> str:
        asked.append(1)
        return await answer

    both = [asyncio.create_task(shared.share("anna", "a hint", work)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(AnotherPending):
        await shared.share("anna", "another hint", work)
    both.append(asyncio.create_task(shared.share("ben", "a hint", work)))
    await asyncio.sleep(0)
    answer.set_result("so")
    assert await asyncio.gather(*both) == ["so", "so", "so"]
    assert len(asked) == 2
    assert await shared.share("anna", "another hint", work) == "so"


async def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    shared, ended = SharedWork(), asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    both = [asyncio.create_task(shared.share("anna", 1, work)) for _ in range(MOST_SHARING)]
    await asyncio.sleep(0)
    with pytest.raises(AnotherPending):
        await shared.share("anna", 1, work)
    for task in both[1:]:
        task.cancel()
    await asyncio.gather(*both[1:], return_exceptions=True)
    assert not ended.is_set()
    both[0].cancel()
    await asyncio.gather(both[0], return_exceptions=True)
    again = asyncio.create_task(shared.share("anna", 2, work))  # not refused: the old one is gone
    await ended.wait()
    again.cancel()
