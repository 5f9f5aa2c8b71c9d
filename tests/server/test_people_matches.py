"""`pantheon lab read` on the database of a server at which people have played."""

import asyncio
import json
import random
from pathlib import Path

from tests.cli.test_commands import run
from tests.server.client import Client
from tests.server.conftest import Arrive

QUICK = {"win_points_duel": 3}


async def seated(arrive: Arrive) -> list[Client]:
    """Two people whose match of nations has begun."""
    anna, olga = await arrive("Anna"), await arrive("Olga")
    table = await anna.open_table(game="nations", options=QUICK)
    clients = [await anna.join(table), await olga.join(table)]
    await clients[1].ask("sit", seat=1)
    assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.until(lambda client=client: bool(client.state))  # type: ignore[misc]
    return clients


async def play(clients: list[Client], luck: random.Random) -> int:
    """Play at random to the end; the number of actions."""
    acts = 0
    while not clients[0].over:
        [seat] = clients[0].state["to_act"]
        client = clients[seat]
        await client.until(lambda client=client: client.over or client.state["offers"])
        assert (await client.act_at_random(luck))["type"] == "done"
        acts += 1
        newest = client.seq
        for each in clients:
            await each.until(lambda each=each, seq=newest: each.seq >= seq)  # type: ignore[misc]
    return acts


async def test_matches_of_people_are_measured_beside_those_of_bots(
    arrive: Arrive, url: str, tmp_path: Path
) -> None:
    await seated(arrive)  # a match that nobody ends
    acts = await play(await seated(arrive), random.Random(3))
    out = tmp_path / "people"
    words = ("lab", "read", "--database", url, "--matches", "4", "--bot", "random",
             "--workers", "1", "--out", str(out))  # fmt: skip
    done = await asyncio.to_thread(run, *words)
    assert done.returncode == 0, done.stderr
    report = json.loads((tmp_path / "people-nations.json").read_text("utf-8"))
    assert report["skipped"] == 0, "a match under way is none of those that ended"
    [comparison] = report["comparisons"]
    assert comparison["people"]["matches"] == 1
    assert comparison["people"]["length"]["mean"]["value"] == acts
    assert comparison["bots"]["matches"] == 4
    assert comparison["people"]["options"]["win_points_duel"] == 3
    assert comparison["regrets"], "what people's actions cost them"
    assert (tmp_path / "people-nations.html").exists()
