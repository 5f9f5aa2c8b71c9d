"""From the old to the new version under load: running matches, two processes, one by one."""

import asyncio
from collections import Counter

import pytest

from pantheon.table.match.repair import diagnose
from pantheon.table.store import Store
from pantheon.table.store.quarantine import quarantined
from pantheon.table.upgrade import OLDER_RULINGS, UNCHANGED, judge_table
from tests.repeats import repeats
from tests.server.client import Visitor
from tests.server.moving_players import MovingPlayer
from tests.server.older_tables import store_older_tables
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import PostgresServer

TABLES = repeats(28, 100)
PATIENCE = 300
"""Seconds after which a step counts as stuck."""
RATE = 25 / TABLES
"""Actions a second at each table, at most."""
ACKNOWLEDGED = repeats(30, 60)
"""Actions between two steps of the restart."""


@pytest.mark.long
async def test_a_rolling_restart_breaks_and_loses_no_match(
    postgres: PostgresServer, redis_url: str
) -> None:
    database = postgres.new_database()
    persons = await store_older_tables(database, TABLES)
    serving = list(
        await asyncio.gather(
            *(ServerProcess.start(database, redis_url, older=True) for _ in range(2))
        )
    )
    addresses = [each.address for each in serving]
    players = [
        MovingPlayer(addresses, table, person, number)
        for number, (table, person) in enumerate(persons.items())
    ]
    enough = asyncio.Event()
    playing = [asyncio.create_task(player.play(enough, RATE)) for player in players]
    newer: list[str] = []
    try:
        for number in range(2):
            await _reached(players, playing, (number + 1) * ACKNOWLEDGED)
            old = serving[number]
            serving[number] = await ServerProcess.start(database, redis_url)
            addresses[number] = serving[number].address
            newer.append(await _open_newer(serving[number].address))
            if number == 0:
                await _left_alone(newer[0], old=addresses[1], new=addresses[0])
            log = await old.stop()
            assert "Traceback" not in log, log
            for player in players:  # each version reads what the other has written
                player.wanders = number == 0
        before = [len(player.acknowledged) for player in players]
        await _reached(players, playing, 3 * ACKNOWLEDGED)
        await _all_go_on(players, playing, before)
        enough.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        logs = [await each.stop() for each in serving]
    assert not any("Traceback" in log for log in logs), logs
    await _nothing_is_lost(database, players, newer)


async def _reached(
    players: list[MovingPlayer], playing: list[asyncio.Task[None]], wanted: int
) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) < wanted:
            _raise_failures(playing)
            await asyncio.sleep(0.01)


async def _all_go_on(
    players: list[MovingPlayer], playing: list[asyncio.Task[None]], before: list[int]
) -> None:
    """Every match is over by now, or was played on after the restart."""
    async with asyncio.timeout(PATIENCE):
        while not all(
            player.over or len(player.acknowledged) > count
            for player, count in zip(players, before, strict=True)
        ):
            _raise_failures(playing)
            await asyncio.sleep(0.01)


def _raise_failures(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def _open_newer(address: str) -> str:
    """A match that is begun under the new version's rules."""
    visitor = await Visitor(address).arrive("Nora")
    table = await visitor.open_table(game="four_gods", seats=2, bots=["random"], start=True)
    await visitor.http.aclose()
    return table


async def _left_alone(table: str, old: str, new: str) -> None:
    """A process of the old version refuses a newer match, without harm to it."""
    visitor = await Visitor(new).arrive()
    client = await visitor.connect(old)
    assert (await client.ask("join", table=table))["code"] == "newer_rules"
    there = await visitor.join(table)
    assert there.table["phase"] == "playing"
    for each in (client, there):
        await each.close()
    await visitor.http.aclose()


async def _nothing_is_lost(database: str, players: list[MovingPlayer], newer: list[str]) -> None:
    store = await Store.open(database)
    assert await quarantined(store) == {}
    outcomes: Counter[str] = Counter()
    for player in players:
        stored = await store.entries(player.table)
        keys = {each.seq: each.request_key for each in stored}
        assert list(keys) == list(range(len(keys)))
        for _, seq, request in player.acknowledged:
            assert keys[seq].endswith(f"/{request}"), (player.table, seq)
        asked = [key for key in keys.values() if key]
        assert len(asked) == len(set(asked)), "something happened twice"
        assert (await diagnose(store, player.table)).reason == ""
        outcomes[judge_table(player.table, stored).outcome] += 1
    assert set(outcomes) <= {UNCHANGED, OLDER_RULINGS}
    assert outcomes[OLDER_RULINGS] > TABLES // 2
    for table in newer:
        assert judge_table(table, await store.entries(table)).outcome == UNCHANGED
    await store.close()
