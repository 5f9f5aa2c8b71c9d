"""Group reads: tables that ask at the same time are answered by one query."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest

from pantheon.table.match import entries as e
from pantheon.table.store import Store, StoredEntry, StoreUnavailable, Unreadable
from pantheon.table.store.newer_entries import NewerEntries
from tests.table.database_servers import PostgresServer
from tests.table.test_store import OPENED, card


@pytest.fixture
async def store(postgres: PostgresServer) -> AsyncIterator[Store]:
    opened = await Store.open(postgres.new_database())
    yield opened
    await opened.close()


async def test_many_tables_are_read_at_once_each_from_where_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        entries = [StoredEntry(0, 1, OPENED), *[StoredEntry(at, 1, e.Vacated(0)) for at in (1, 2)]]
        await store.append(f"t{number}", entries, card(f"t{number}"))
    queries: list[Any] = []
    rows = store.rows

    async def counted(query: Any) -> Sequence[Any]:
        queries.append(query)
        return await rows(query)

    newer = NewerEntries(counted)
    first = asyncio.create_task(newer.read("t0", 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first query is under way, and the others wait for its end
    wanted = [("t0", 0), ("t0", 1), ("t1", 0), ("t2", 1), ("t3", 2), ("other", 0)]
    read = await asyncio.gather(*(newer.read(*each) for each in wanted))
    assert [[each.seq for each in found] for found in read] == [[1, 2], [2], [1, 2], [2], [], []]
    assert [each.seq for each in await first] == [2]
    assert len(queries) == 2


class Answers:
    """A database that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.is_asked = asyncio.Event()
        self.answers: asyncio.Queue[Sequence[Any] | Exception] = asyncio.Queue()

    async def rows(self, _: Any) -> Sequence[Any]:
        self.asked += 1
        self.is_asked.set()
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer


async def test_an_answer_is_never_older_than_its_question() -> None:
    database = Answers()
    newer = NewerEntries(database.rows)
    early = asyncio.create_task(newer.read("t", 1))
    await database.is_asked.wait()
    late = asyncio.create_task(newer.read("t", 1))
    await asyncio.sleep(0)
    database.answers.put_nowait([])
    database.answers.put_nowait([("t", 1, 2, msgspec.json.encode(StoredEntry(2, 1, OPENED)))])
    assert await early == []
    assert [each.seq for each in await late] == [2]
    assert database.asked == 2


async def test_a_failure_is_told_to_all_who_wait_and_ends_with_it() -> None:
    database = Answers()
    newer = NewerEntries(database.rows)
    waiting = [asyncio.create_task(newer.read(table, 0)) for table in ("a", "b")]
    gone = asyncio.create_task(newer.read("a", 0))
    await asyncio.sleep(0)
    gone.cancel()
    database.answers.put_nowait(StoreUnavailable("away"))
    for each in waiting:
        with pytest.raises(StoreUnavailable):
            await each
    database.answers.put_nowait([("a", 0, 1, b"{")])
    with pytest.raises(Unreadable):
        await newer.read("a", 0)
