"""How long garbage collection pauses a server with many live tables.

    python bench/gc_pauses.py [--tables 1500] [--seconds 60]

Opens tables of GODS with two watchers each, keeps people acting at some of them, and collects as a
server does while people are connected. Prints the pauses, and for comparison the time of a full
collection.
"""

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

BATCH = 40
"""Number of tables that act before a short sleep."""


class SilentWatcher(Watcher):
    """A watcher that keeps no messages."""

    def send(self, message: bytes) -> None:
        pass


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1500, help="number of live tables")
    parser.add_argument("--seconds", type=float, default=60, help="duration of the run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(1), 0)
        await registry.open()
        tables = [await _table(registry) for _ in range(arguments.tables)]
        await _measure(tables, arguments.seconds)
        await registry.close()


async def _table(registry: TableRegistry) -> LiveTable:
    table = await begun(registry, game="nations")
    for person in (ANNA, BEN):
        await registry.join(table, SilentWatcher(person), -1)
    return table


async def _measure(tables: list[LiveTable], seconds: float) -> None:
    gc.disable()
    collector, pauses, actions = garbage_collection.Collector({1}, lambda: len(tables)), [], 0
    luck, end, due = random.Random(1), time.perf_counter() + seconds, time.perf_counter()
    while time.perf_counter() < end:
        for table in luck.sample(tables, min(BATCH, len(tables))):
            actions += await _act(table, luck)
        await asyncio.sleep(0.02)
        if time.perf_counter() >= due:
            begun_at = time.perf_counter()
            collector.tick()
            pauses.append(time.perf_counter() - begun_at)
            due = time.perf_counter() + collector.pause
    begun_at = time.perf_counter()
    gc.collect()
    full = time.perf_counter() - begun_at
    print(
        f"{len(tables)} tables, {actions / seconds:.0f} actions/s: {len(pauses)} pauses of"
        f" {min(pauses) * 1e3:.0f} to {max(pauses) * 1e3:.0f} ms, {sum(pauses) / seconds:.1%} of"
        f" the time; a full collection takes {full * 1e3:.0f} ms"
    )


async def _act(table: LiveTable, luck: random.Random) -> bool:
    """Play a random action; False if the match is over."""
    if table.record.phase != "playing":
        return False
    seat = table.record.match.to_act[0]
    number = luck.randrange(len(table.record.match.legal(seat)))
    await table.carry_out((ANNA, BEN)[seat], act(table, seat, number))
    return True


if __name__ == "__main__":
    asyncio.run(main())
