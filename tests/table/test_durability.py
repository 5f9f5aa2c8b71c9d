"""Whatever becomes of an append, nothing is acknowledged that the store does not have.

All ways in which appends and reads can end are tried in every order: kept, lost before the
commit, lost after it (so that nobody hears of it), and another process that was quicker.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from pantheon.table.accounts.person import Person
from pantheon.table.bus import LocalBus
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntry
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record, read_record
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.store import Card, Conflict, Snapshot, StoredEntry, StoreUnavailable
from tests.table.table_fixtures import ANNA, BEN, act
from tests.table.test_recovery import same

KEPT, LOST_BEFORE, LOST_AFTER, OVERTAKEN = "kept", "lost before", "lost after", "overtaken"
READ, UNREADABLE = "read", "not read"
FAULTS = 3
"""Appends and reads that go wrong one way or another; after these all goes well."""


class MemoryStore:
    """Keeps entries in a list, refuses gaps, and fails as the script says."""

    def __init__(self) -> None:
        self.kept: list[StoredEntry] = []
        self.appends: Iterator[str] = iter(())
        self.reads: Iterator[str] = iter(())

    async def append(
        self,
        table: str,
        kept: Sequence[StoredEntry],
        card: Card | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        await asyncio.sleep(0)
        outcome = next(self.appends, KEPT)
        if outcome == LOST_BEFORE:
            raise StoreUnavailable("the connection was lost")
        if outcome == OVERTAKEN:
            said = e.Spoken("cleo", "Cleo", "quicker")
            self.kept.append(StoredEntry(len(self.kept), kept[0].at, said, self.kept[-1].due))
        if kept[0].seq != len(self.kept):
            raise Conflict
        self.kept += kept
        if outcome == LOST_AFTER:
            raise StoreUnavailable("the connection was lost")

    async def entries(self, table: str, after: int = -1) -> list[StoredEntry]:
        await asyncio.sleep(0)
        if next(self.reads, READ) == UNREADABLE:
            raise StoreUnavailable("there is no database")
        return self.kept[after + 1 :]

    async def bodies(self, table: str) -> AsyncIterator[list[bytes]]:
        yield [msgspec.json.encode(each) for each in await self.entries(table)]

    async def await_appends(self, table: str, seq: int) -> None:
        pass

    async def snapshot(self, table: str) -> None:
        return None


class TableHost:
    """Serves one table."""

    def __init__(self) -> None:
        self.store: Any = MemoryStore()
        self.bus = LocalBus()
        self.time = 1000.0

    def now(self) -> float:
        self.time += 1
        return self.time


async def begun(host: TableHost) -> LiveTable:
    """A match of two people."""
    table = LiveTable(host, Record("t"))
    first: list[e.Entry] = [
        e.Opened("whispers", 2, {"rounds": 9}, requests.Clock(), False, ANNA.id),
        e.Seated(0, ANNA.id, ANNA.name),
        e.Seated(1, BEN.id, BEN.name),
    ]
    await table.append(lambda *_: [NewEntry(entry) for entry in first])
    await table.carry_out(ANNA, requests.Start())
    return table


async def insist(table: LiveTable, person: Person, request: requests.Request) -> int:
    """Ask again under the same id until it is acknowledged, as a browser does."""
    for _ in range(3 * FAULTS):
        try:
            return (await table.carry_out(person, request)).seq
        except Refusal as error:
            if error.code != "not_kept":
                raise
    raise AssertionError("it was never acknowledged")


SCRIPTS = list(
    itertools.product(
        itertools.product((KEPT, LOST_BEFORE, LOST_AFTER, OVERTAKEN), repeat=FAULTS),
        itertools.product((READ, UNREADABLE), repeat=FAULTS),
    )
)


@pytest.mark.parametrize("first", [KEPT, LOST_BEFORE, LOST_AFTER, OVERTAKEN])
async def test_every_acknowledged_ask_is_kept_once_and_in_its_place(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every order of faults; repeating the request is the client's only remedy."""
    monkeypatch.setattr(
        LiveMatch,
        "begin",
        lambda game, seats, options, names: LiveMatch.start(game, seats, 5, options, names),
    )
    for appends, reads in SCRIPTS:
        if appends[0] != first:
            continue
        host = TableHost()
        table = await begun(host)
        store = host.store
        store.appends, store.reads = iter(appends), iter(reads)
        acknowledged: dict[str, int] = {}
        for number, (person, seat) in enumerate([(ANNA, 0), (BEN, 1), (ANNA, 0)]):
            request = act(table, seat, number, request=f"ask {number}")
            acknowledged[f"{person.id}/{request.id}"] = await insist(table, person, request)
            _nothing_is_ahead(table, store)
        again = await insist(table, BEN, act(table, 1, request="ask 1"))
        assert again == acknowledged["ben/ask 1"]

        assert [each.seq for each in store.kept] == list(range(len(store.kept)))
        for key, seq in acknowledged.items():
            assert [each.seq for each in store.kept if each.request_key == key] == [seq], (
                appends,
                reads,
            )
        store.reads = iter(())
        await table.read(lambda record: record)
        same(table.record, await load_record(store, "t"))
        table.close()


def _nothing_is_ahead(table: LiveTable, store: MemoryStore) -> None:
    """The record is what the store's first entries make, and nothing else."""
    assert table.record.seq < len(store.kept)
    same(table.record, read_record("t", store.kept[: table.record.seq + 1], None))


async def test_while_an_append_is_in_doubt_nothing_else_is_answered() -> None:
    host = TableHost()
    table = await begun(host)
    host.store.appends = iter([LOST_AFTER])
    host.store.reads = iter([UNREADABLE] * 3)
    request = act(table, 0, request="in doubt")
    with pytest.raises(Refusal, match="not_kept"):
        await table.carry_out(ANNA, request)
    for reading in (table.read(lambda record: record.seq), table.carry_out(BEN, act(table, 1))):
        with pytest.raises(Refusal, match="not_kept"):
            await reading
    assert "anna/in doubt" not in table.record.completed_requests
    assert await table.read(lambda record: record.completed_requests["anna/in doubt"]) == 4
    assert (await table.carry_out(ANNA, request)).seq == 4
    table.close()


async def test_what_others_decide_without_an_id_happens_once_too() -> None:
    """Bots and clocks have no request to repeat: a lost answer must not make them act twice."""
    host = TableHost()
    table = await begun(host)
    host.store.appends = iter([LOST_AFTER])
    said = e.Spoken("ben", "Ben", "once")
    assert await table.append(lambda *_: [NewEntry(said)]) == 4
    assert [each.entry for each in host.store.kept].count(said) == 1
    table.close()
