"""Long tables read from the store: little by little, and no more of them than is needed."""

import asyncio
from typing import Any

import msgspec
import pytest

from pantheon.core import log
from pantheon.table.broadcast.seat_snapshots import MOST_LINES, newest_lines
from pantheon.table.match import time_slices
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.store import event_store
from tests.table.table_fixtures import ANNA, BEN, Watcher, act, begun, play_out
from tests.table.test_recovery import same


async def _dithered(registry: TableRegistry, times: int) -> LiveTable:
    """A match of one person, who acts and takes it back again and again."""
    table = await begun(registry, (ANNA, ANNA), options={"rounds": 3})
    for _ in range(times):
        seat = table.record.match.to_act[0]
        await table.carry_out(ANNA, act(table, seat))
        await table.carry_out(ANNA, requests.UndoRequest(seat=seat))
    return table


async def test_others_have_their_turn_while_a_table_is_read(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _dithered(registry, 20)
    monkeypatch.setattr(time_slices, "SLICE", 0.0)
    monkeypatch.setattr(event_store, "RUN", 7)
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(other())
    loaded = await load_record(registry.store, table.record.id)
    beside.cancel()
    same(loaded, table.record)
    assert turns > table.record.seq, "it was not read entry by entry"


async def test_many_readers_take_turns(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _dithered(registry, 10)
    monkeypatch.setattr(time_slices, "SLICE", 0.0)
    at_work = 0
    together = []
    begin, end = time_slices.TimeSlices._begin, time_slices.TimeSlices._end

    async def begun_here(self: time_slices.TimeSlices) -> None:
        nonlocal at_work
        await begin(self)
        at_work += 1
        together.append(at_work)

    def ended_here(self: time_slices.TimeSlices) -> None:
        nonlocal at_work
        at_work -= self._held
        end(self)

    monkeypatch.setattr(time_slices.TimeSlices, "_begin", begun_here)
    monkeypatch.setattr(time_slices.TimeSlices, "_end", ended_here)
    readers = [asyncio.create_task(load_record(registry.store, table.record.id)) for _ in range(5)]
    await asyncio.sleep(0.01)
    readers[0].cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    assert set(together) == {1}
    same(await load_record(registry.store, table.record.id), table.record)


async def test_what_was_undone_is_not_worked_out(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _dithered(registry, 30)
    precomputed: list[Any] = []
    rework = LiveMatch.rework
    monkeypatch.setattr(
        LiveMatch, "rework", lambda self, entry: precomputed.append(entry) or rework(self, entry)
    )
    same(await load_record(registry.store, table.record.id), table.record)
    assert precomputed == []


@pytest.mark.parametrize("every", [2, 5])
async def test_an_undo_behind_the_snapshot(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(log, "SNAPSHOT_EVERY", every)
    table = await begun(registry, (ANNA, ANNA), options={"rounds": 4})
    for _ in range(5):
        await table.carry_out(ANNA, act(table, table.record.match.to_act[0]))
    assert await registry.store.snapshot(table.record.id) is not None
    for step in reversed(table.record.match.steps[1:]):
        assert step.seat is not None
        await table.carry_out(ANNA, requests.UndoRequest(seat=step.seat))
    loaded = await load_record(registry.store, table.record.id)
    same(loaded, table.record)
    await play_out(table, (ANNA, BEN))
    same(await load_record(registry.store, table.record.id), table.record)


async def test_a_newcomer_is_told_the_newest_lines_of_a_long_match(registry: TableRegistry) -> None:
    table = await _dithered(registry, MOST_LINES)
    everything = [each.seq for each in table.record.history]
    shown = newest_lines(table.record, None, -1)
    assert MOST_LINES <= len(shown) < MOST_LINES + 10
    assert [line.seq for line in shown] == sorted(line.seq for line in shown)
    assert shown[-1].seq == everything[-1]
    watcher = Watcher(ANNA)
    await registry.join(table, watcher, -1)
    (state,) = watcher.told("state")
    assert [line["seq"] for line in state["lines"]] == [line.seq for line in shown]
    have = everything[-4]
    assert {line.seq for line in newest_lines(table.record, None, have)} <= set(everything[-3:])
    msgspec.json.encode(shown)
