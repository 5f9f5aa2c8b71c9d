"""Any process serves any table: two servers, PostgreSQL, Redis, and a kill in mid-match."""

import asyncio
import random
from typing import Any

import pytest

from pantheon.table.store import Store
from tests.server.client import Client, Visitor
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import PostgresServer

ACTIONS_BEFORE_THE_KILL = 14


@pytest.mark.slow
async def test_a_match_goes_on_when_a_process_is_killed(
    postgres: PostgresServer, redis_url: str
) -> None:
    """Players on both processes; one dies; nothing acknowledged is lost, clocks included."""
    database = postgres.new_database()
    one, two = await asyncio.gather(
        *(ServerProcess.start(database, redis_url, pace=0.05) for _ in range(2))
    )
    anna, ben = await Visitor(one.address).arrive("Anna"), await Visitor(two.address).arrive("Ben")
    clock = {"kind": "turn", "seconds": 4}
    table = await anna.open_table(
        game="nations", seats=3, clock=clock, bots=["greedy"], options={"win_points": 30}
    )
    clients = [await anna.join(table), await ben.join(table)]
    assert (await clients[1].ask("sit", seat=2))["type"] == "done"
    await clients[0].until(lambda: clients[0].table["seats"][2].get("online", False))
    assert (await clients[0].ask("start"))["type"] == "done"

    luck = random.Random(5)
    acknowledged: list[dict[str, Any]] = []
    await _play(clients, luck, acknowledged, ACTIONS_BEFORE_THE_KILL)
    asked = await _ask_without_waiting(clients, luck)
    one.process.kill()
    await one.ended()
    await asyncio.wait_for(clients[0]._listening, 10)

    clients[0] = await anna.join(table, two.address, have=clients[0].seq)
    if asked:  # whether it was kept or not, asking again carries it out once
        await clients[0].ask("act", **asked)
    await clients[1].until(lambda: clients[1].seq >= max(each["seq"] for each in acknowledged))
    await _play(clients, luck, acknowledged, ACTIONS_BEFORE_THE_KILL)
    await _time_runs_out(clients[1])

    two.process.kill()
    await two.ended()
    await _all_is_kept(database, table, acknowledged)
    for visitor in (anna, ben):
        await visitor.http.aclose()


async def _play(
    clients: list[Client], luck: random.Random, acknowledged: list[dict[str, Any]], most: int
) -> None:
    """Both play as their turns come, noting what was acknowledged."""
    made = 0
    while made < most:
        able = [client for client in clients if client.state.get("offers")]
        if not able:
            await asyncio.sleep(0.01)
            continue
        client = able[0]
        offer = luck.choice(client.state["offers"])
        answer = await client.act(offer)
        if answer["type"] == "done":
            acknowledged.append({"seq": answer["seq"], "action": offer["action"]})
            await client.until(lambda c=client, a=answer: c.seq >= a["seq"])  # type: ignore[misc]
            made += 1


async def _ask_without_waiting(clients: list[Client], luck: random.Random) -> dict[str, Any]:
    """An action sent just before the kill: it may be kept or lost, but never half of it."""
    client = clients[0]
    if not client.state["offers"]:
        return {}
    ask = {"id": "at the last moment", "seat": 0, "on": client.seq,
           "action": luck.choice(client.state["offers"])["action"]}  # fmt: skip
    await client.send({"type": "act", **ask})
    return ask


async def _time_runs_out(client: Client) -> None:
    """Nobody acts any more: the process that is left appends the time-out."""
    await client.until(lambda: any(line.get("cause") == "timeout" for line in client.lines), 15)


async def _all_is_kept(database: str, table: str, acknowledged: list[dict[str, Any]]) -> None:
    store = await Store.open(database)
    kept = {each.seq: each.entry for each in await store.entries(table)}
    await store.close()
    assert list(kept) == list(range(len(kept)))
    for each in acknowledged:
        entry: Any = kept[each["seq"]]
        assert entry.entry.action == each["action"]


@pytest.mark.slow
async def test_bots_and_deadlines_of_a_dead_process_are_taken_over(
    postgres: PostgresServer, redis_url: str
) -> None:
    """Nobody is connected, the serving process dies: another one finds what is overdue."""
    database = postgres.new_database()
    one = await ServerProcess.start(database, redis_url)
    anna = await Visitor(one.address).arrive("Anna")
    table = await anna.open_table(bots=["random"], start=True, options={"sand": 2, "rounds": 2})
    one.process.kill()
    await one.ended()
    two = await ServerProcess.start(database, redis_url)
    client = await Visitor(two.address).arrive()
    async with asyncio.timeout(20):
        while await _phase(client, table) != "over":  # noqa: ASYNC110  # nobody announces it
            await asyncio.sleep(0.1)
    two.process.kill()
    await two.ended()
    for visitor in (anna, client):
        await visitor.http.aclose()


async def _phase(visitor: Visitor, table: str) -> str:
    return str((await visitor.http.get(f"/api/tables/{table}")).json()["phase"])
