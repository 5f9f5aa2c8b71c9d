"""How long garbage collection stops a server with many live tables.

    python bench/collector.py [--tables 1500] [--seconds 60]

Opens tables of GODS with two watchers each, lets people act at some of them again and again, and
collects as a server does while people are connected. Prints the pauses, and how long a
full collection would take.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.table.table_fixtures import ANNA, BEN, Watcher, act, begun

from pantheon.server.process import garbage_collection
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match.live_table import LiveTable
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store

AT_ONCE = 40
"""Tables that act together, then all wait a moment."""


class Deaf(Watcher):
    """Somebody who watches and keeps nothing of it."""

    def send(self, message: bytes) -> None:
        pass


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=60)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(1), 0)
        await registry.open()
        tables = [await _table(registry) for _ in range(wanted.tables)]
        await _measure(tables, wanted.seconds)
        await registry.close()


async def _table(registry: TableRegistry) -> LiveTable:
    table = await begun(registry, game="nations")
    for person in (ANNA, BEN):
        await registry.join(table, Deaf(person), -1)
    return table


async def _measure(tables: list[LiveTable], seconds: float) -> None:
    gc.disable()
    watched, pauses, actions = garbage_collection.Collector({1}, lambda: len(tables)), [], 0
    luck, end, due = random.Random(1), time.perf_counter() + seconds, time.perf_counter()
    while time.perf_counter() < end:
        for table in luck.sample(tables, min(AT_ONCE, len(tables))):
            actions += await _act(table, luck)
        await asyncio.sleep(0.02)
        if time.perf_counter() >= due:
            begun_at = time.perf_counter()
            watched.tick()
            pauses.append(time.perf_counter() - begun_at)
            due = time.perf_counter() + watched.pause
    begun_at = time.perf_counter()
    gc.collect()
    everything = time.perf_counter() - begun_at
    print(
        f"{len(tables)} tables, {actions / seconds:.0f} actions a second: {len(pauses)} pauses of"
        f" {min(pauses) * 1e3:.0f} to {max(pauses) * 1e3:.0f} ms, {sum(pauses) / seconds:.1%} of"
        f" the time; everything would take {everything * 1e3:.0f} ms"
    )


async def _act(table: LiveTable, luck: random.Random) -> bool:
    """A random action, as long as the match goes on."""
    if table.record.phase != "playing":
        return False
    seat = table.record.match.to_act[0]
    number = luck.randrange(len(table.record.match.legal(seat)))
    await table.carry_out((ANNA, BEN)[seat], act(table, seat, number))
    return True


if __name__ == "__main__":
    asyncio.run(main())
