"""Memory of a live table in play, without sockets.

    python bench/table_memory.py [nations …] [--tables 30] [--actions 30]

Opens tables with four watchers each, plays some actions at all of them, and unloads them: what they
give back is what they took. What they have added to the caches that all tables share stays; these
are bounded. Counts Python's objects (tracemalloc), so that it does not depend on what else the
machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import tracemalloc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.action_cost import act, begun, request_of

from pantheon import games
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match.record import PLAYING
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store


async def measure(game: str, args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(0), 0)
        await registry.open()
        tracemalloc.start()
        await play(registry, game, args)
        in_play = traced()
        for table in registry.live:
            for watcher in list(table.audience.watchers):
                await registry.leave(table, watcher)
            await registry.release(table)
        del table
        shared = traced()
        tracemalloc.stop()
        await registry.close()
    owned = (in_play - shared) / args.tables / 1e3
    print(f"{game:10} {owned:6.0f} kB a table; caches of all tables: {shared / 1e6:.1f} MB")


async def play(registry: TableRegistry, game: str, args: argparse.Namespace) -> None:
    luck = random.Random(game)
    tables = [await begun(registry, game) for _ in range(args.tables)]
    for _ in range(args.actions):
        for table, watchers in tables:
            if table.record.phase == PLAYING:
                await act(table, *request_of(table, luck))
            for each in watchers:
                each.sizes.clear()


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names(), help="names of games")
    parser.add_argument("--tables", type=int, default=30, help="number of tables")
    parser.add_argument("--actions", type=int, default=30, help="actions of each table")
    args = parser.parse_args()
    for game in args.games:
        asyncio.run(measure(game, args))


if __name__ == "__main__":
    main()
