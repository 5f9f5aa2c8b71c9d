"""Nothing that was acknowledged is lost: conflicts, crashes, reloads, snapshots."""

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from pantheon.core.match import Match
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.loading import load_record, read_record
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.store import StoreUnavailable
from tests.table.table_fixtures import ANNA, BEN, OpenRegistry, Watcher, act, begun, play_out


def same(one: Record, other: Record) -> None:
    """Two records tell the same table."""
    assert one.seq == other.seq
    assert one.card() == other.card()
    assert one.due == other.due
    assert one.completed_requests == other.completed_requests
    assert one.history == other.history
    assert one.speeches == other.speeches
    assert one.match.digest() == other.match.digest()
    assert [step.barrier for step in one.match.steps] == [
        step.barrier for step in other.match.steps
    ]


async def test_two_houses_on_one_store_take_turns(open_registry: OpenRegistry) -> None:
    here, there = await open_registry(), await open_registry()
    table = await begun(here, options={"rounds": 20})
    twin = await there.table(table.record.id)
    while table.record.phase == "playing":
        await asyncio.gather(
            table.carry_out(ANNA, act(table, 0)), twin.carry_out(BEN, act(twin, 1))
        )
        await table.catch_up(twin.record.seq)
        await twin.catch_up(table.record.seq)
    same(table.record, twin.record)
    same(table.record, await load_record(here.store, table.record.id))


async def test_the_slower_of_two_decides_again_on_the_new_state(
    open_registry: OpenRegistry,
) -> None:
    here, there = await open_registry(), await open_registry()
    table = await begun(here, options={"rounds": 2})
    twin = await there.table(table.record.id)
    one, other = act(table, 0, 1), act(twin, 0, 2)
    await table.carry_out(ANNA, one)
    with pytest.raises(Refusal, match="stale"):
        await twin.carry_out(ANNA, other)
    assert len(twin.record.match.steps) == 1


async def test_a_watcher_hears_what_the_other_house_did(open_registry: OpenRegistry) -> None:
    here, there = await open_registry(), await open_registry()
    table = await begun(here)
    twin = await there.table(table.record.id)
    watcher = Watcher(BEN)
    await there.join(twin, watcher, -1)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(ANNA, requests.Say(text="your turn"))
    await twin.catch_up(table.record.seq)
    update = watcher.told("update")[-1]
    assert update["awaited"] == [1]
    assert watcher.told("chat")[-1]["said"][0]["text"] == "your turn"


def seeded(seed: int) -> Callable[..., Match]:
    """Matches of a known length: one that ended early would have no snapshot."""
    return lambda game, seats, options, names: LiveMatch.start(game, seats, seed, options, names)


@pytest.mark.parametrize("game", ["nations", "whispers"])
async def test_a_late_match_is_read_through_its_snapshot(
    registry: TableRegistry, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveMatch, "begin", seeded(4))
    options = {"rounds": 40} if game == "whispers" else {}
    table = await begun(registry, game=game, options=options)
    luck = random.Random(4)
    while table.record.phase == "playing" and len(table.record.match.steps) < 70:
        seat = table.record.match.to_act[0]
        number = luck.randrange(len(table.record.match.legal(seat)))
        await table.carry_out((ANNA, BEN)[seat], act(table, seat, number))
        if luck.random() < 0.1 and table.record.match.free_undo(seat):
            await table.carry_out((ANNA, BEN)[seat], requests.UndoRequest(seat=seat))
    kept = await registry.store.entries(table.record.id)
    snapshot = await registry.store.snapshot(table.record.id)
    assert snapshot is not None
    assert snapshot.step == 50
    same(read_record(table.record.id, kept, snapshot), table.record)
    same(read_record(table.record.id, kept, None), table.record)
    # One that an older version wrote in another form is passed over.
    older = msgspec.structs.replace(snapshot, form=0, state={"in": "another form"})
    same(read_record(table.record.id, kept, older), table.record)


async def test_what_the_store_does_not_keep_has_not_happened(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(registry)
    watcher = Watcher(BEN)
    await registry.join(table, watcher, -1)
    told = len(watcher.texts)

    async def broken(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(registry.store.writer, "append", broken)
    with pytest.raises(Refusal, match="not_kept"):
        await table.carry_out(ANNA, act(table, 0))
    assert table.record.match.to_act == (0, 1)
    assert len(watcher.texts) == told
    monkeypatch.undo()
    await table.carry_out(ANNA, act(table, 0))
    await play_out(table, (ANNA, BEN))


async def test_a_broken_connection_does_not_tear_a_change_apart(registry: TableRegistry) -> None:
    table = await begun(registry)
    asking = asyncio.create_task(table.carry_out(ANNA, act(table, 0)))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await table.carry_out(BEN, act(table, 1))
    same(table.record, await load_record(registry.store, table.record.id))


async def test_tables_nobody_follows_are_let_go(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(registry)
    monkeypatch.setattr("pantheon.table.registry.IDLE", -1.0)
    await registry._unload_idle()
    assert registry.live == []
    assert (await registry.table(table.record.id)).record.seq == table.record.seq


async def test_tables_that_do_not_exist_leave_nothing_behind(registry: TableRegistry) -> None:
    for number in range(20):
        with pytest.raises(Refusal, match="unknown_table"):
            await registry.table(f"none{number}")
    assert not registry._loading
    assert not registry._quarantined
    assert registry.live == []
