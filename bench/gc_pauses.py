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

from pantheon.server.process.garbage_collection import take_over_collection
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
        take_over_collection()
        tables = [await _table(registry) for _ in range(arguments.tables)]
        await _measure(tables, arguments.seconds)
        await registry.close()


async def _table(registry: TableRegistry) -> LiveTable:
    table = await begun(registry, game="nations")
    for person in (ANNA, BEN):
        await registry.join(table, SilentWatcher(person), -1)
    return table


async def _measure(tables: list[LiveTable], seconds: float) -> None:
    pauses: list[float] = []
    begun_at = 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal begun_at
        if phase == "start":
            begun_at = time.perf_counter()
        else:
            pauses.append(time.perf_counter() - begun_at)

    gc.callbacks.append(note)
    luck, end, actions = random.Random(1), time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        for table in luck.sample(tables, min(BATCH, len(tables))):
            actions += await _act(table, luck)
        await asyncio.sleep(0.02)
    own = sorted(pauses)
    gc.collect()
    print(
        f"{len(tables)} tables, {actions / seconds:.0f} actions/s: {len(own)} pauses of"
        f" {own[len(own) // 2] * 1e3:.2f} ms (median) to {own[-1] * 1e3:.1f} ms,"
        f" {sum(own) / seconds:.1%} of the time; a full collection takes"
        f" {pauses[-1] * 1e3:.0f} ms"
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
