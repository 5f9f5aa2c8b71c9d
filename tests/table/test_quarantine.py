"""A table that cannot be read is set aside and repaired; it never holds the others up."""

import asyncio
import json
import sqlite3
from collections.abc import Callable

import pytest
from sqlalchemy import select

from pantheon.table.match.repair import diagnose, repair
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.database_tables import cut_entries, entries, snapshots
from pantheon.table.store.quarantine import all_tables, quarantined
from tests.cli.test_commands import run
from tests.table.table_fixtures import ANNA, Clockwork, OpenRegistry, Watcher, act, begun, until

LATER = 60.0
"""Seconds after which a bot's table counts as neglected."""
Damage = Callable[[Store, str], None]


def lose_an_entry(store: Store, table: str) -> None:
    _force(store, "DELETE FROM entries WHERE table_id = ? AND seq = 3", table)


def scribble(store: Store, table: str) -> None:
    _force(store, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", b"\xff{", table)


def break_a_rule(store: Store, table: str) -> None:
    act = {"kind": "act", "seat": 9, "action": {"do": "sing"}}
    body = json.dumps({"seq": 4, "at": 1, "entry": {"kind": "moved", "entry": act}}).encode()
    _force(store, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 4", body, table)


DAMAGES = [lose_an_entry, scribble, break_a_rule]


def _force(store: Store, statement: str, *values: object) -> None:
    """As only a broken disk or an older version could: past the constraint."""
    with sqlite3.connect(str(store.engine.url.database)) as connection:
        connection.execute(statement, values)
    connection.close()


async def left_to_a_bot(registry: TableRegistry) -> str:
    """A table under way at which only bots sit; they have not acted yet."""
    table = await begun(registry, (ANNA, "random"))
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(ANNA, requests.Leave(level="random"))
    return table.record.id


async def phase(registry: TableRegistry, table: str) -> str:
    card = await registry.store.card(table)
    assert card is not None
    return card.phase


async def test_damaged_tables_do_not_keep_the_others_from_going_on(
    open_registry: OpenRegistry, clockwork: Clockwork
) -> None:
    here = await open_registry(pace=1e6)
    tables = [await left_to_a_bot(here) for _ in range(6)]
    for damage, table in zip(DAMAGES, tables[::2], strict=True):
        damage(here.store, table)

    clockwork.ahead = LATER
    there = await open_registry()
    await there._serve_overdue()
    for table in tables[1::2]:
        live = await there.table(table)
        await until(lambda live=live: live.record.phase == "over")  # type: ignore[misc]
    assert set(await quarantined(there.store)) == set(tables[::2])
    assert await there.store.due(clockwork() + 1e6) == []
    assert not set(tables[::2]) & {each.id for each in await there.store.public_cards(["playing"])}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_refused_by_name_and_goes_on_once_repaired(
    open_registry: OpenRegistry, clockwork: Clockwork, damage: Damage
) -> None:
    here = await open_registry(pace=1e6)
    table = await left_to_a_bot(here)
    before = len(await here.store.entries(table))
    damage(here.store, table)
    there = await open_registry()
    for _ in range(2):  # the second time without reading it again
        with pytest.raises(Refusal, match="unreadable_table"):
            await there.table(table)
    found = await diagnose(there.store, table)
    assert found.reason
    assert found.readable < before

    await repair(there.store, table)
    assert (await diagnose(there.store, table)).reason == ""
    assert await quarantined(there.store) == {}
    async with there.store.reading() as connection:
        saved = (await connection.execute(select(cut_entries.c.seq))).all()
    assert len(saved) == found.entries - found.readable
    anywhere = await open_registry()
    assert (await anywhere.table(table)).record.seq == found.readable - 1


async def test_a_damaged_snapshot_costs_no_entry(open_registry: OpenRegistry) -> None:
    registry = await open_registry(pace=1e6)
    table = await left_to_a_bot(registry)
    kept = await registry.store.entries(table)
    async with registry.store.writing() as connection:
        values = {"table_id": table, "seq": kept[-1].seq, "body": b"{"}
        await connection.execute(snapshots.insert().values(values))
    there = await open_registry()
    with pytest.raises(Refusal, match="unreadable_table"):
        await there.table(table)
    assert (await repair(there.store, table)).readable == len(kept)
    assert await there.store.entries(table) == kept
    assert await there.store.snapshot(table) is None


async def test_a_new_start_gives_quarantined_tables_another_try(
    open_registry: OpenRegistry, clockwork: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What today's rules cannot read, tomorrow's may."""
    here = await open_registry(pace=1e6)
    table = await left_to_a_bot(here)
    there = await open_registry(pace=1e6)

    async def unreadable(*_: object) -> None:
        raise Unreadable(table, 2, "no such rule")

    monkeypatch.setattr(there, "loader", unreadable)
    with pytest.raises(Refusal, match="unreadable_table"):
        await there.table(table)
    assert table in await quarantined(there.store)
    clockwork.ahead = LATER
    newer = await open_registry()
    await newer._serve_overdue()
    live = await newer.table(table)
    await until(lambda: live.record.phase == "over")
    assert await quarantined(newer.store) == {}


async def test_a_table_found_damaged_while_it_is_served_is_set_aside(
    open_registry: OpenRegistry,
) -> None:
    registry = await open_registry(pace=1e6)
    table = await begun(registry, options={"rounds": 9})
    code = table.record.id
    watcher = Watcher(ANNA)
    await registry.join(table, watcher, -1)
    body = b'{"seq": 4, "at": 1, "entry": {"kind": "vacated", "seat": 99}}'
    async with registry.store.writing() as connection:
        await connection.execute(entries.insert().values(table_id=code, seq=4, body=body))
    with pytest.raises(Refusal, match="unreadable_table"):
        await table.carry_out(ANNA, act(table, 0))
    with pytest.raises(Refusal, match="unreadable_table"):
        await registry.table(code)
    assert list(await quarantined(registry.store)) == [code]
    assert registry.live == []


async def test_the_command_finds_and_repairs(open_registry: OpenRegistry, database: str) -> None:
    registry = await open_registry(pace=1e6)
    sound, damaged = await left_to_a_bot(registry), await left_to_a_bot(registry)
    lose_an_entry(registry.store, damaged)
    with pytest.raises(Refusal):
        await (await open_registry()).table(damaged)

    async def pantheon(*arguments: str, said: str = "") -> tuple[int, str]:
        done = await asyncio.to_thread(run, "admin", *arguments, "--database", database, text=said)
        return done.returncode, done.stdout + done.stderr

    assert await pantheon("check", sound) == (0, "tables read: 1, damaged: 0\n")
    code, told = await pantheon("check")
    assert code == 1
    assert f"{damaged}: 3 of 5 entries readable; entry 3 is missing" in told
    assert damaged in (await pantheon("quarantine"))[1]
    assert (await pantheon("repair", damaged, said="n\n"))[0] == 1
    code, told = await pantheon("repair", damaged, "--yes")
    assert code == 0
    assert f"table {damaged} has 3 entries" in told
    assert (await pantheon("check"))[0] == 0
    assert await pantheon("quarantine") == (0, "tables in quarantine: 0\n")
    assert (await pantheon("check", "nosuchid"))[0] == 2
    assert await all_tables(registry.store) == sorted([sound, damaged])
