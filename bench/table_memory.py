"""Memory of a live table in play, without sockets.

    python bench/table_memory.py [nations …] [--tables 50] [--actions 30]

Opens tables with four watchers each, plays some actions at all of them, and does the same again:
what the second lot adds to the resident memory of the process is what a table takes. The first lot
fills the caches that all tables share. Each game has a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.action_cost import act, begun, request_of

from pantheon import games
from pantheon.server.process.garbage_collection import take_over_collection
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import PLAYING
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store

PAGE = os.sysconf("SC_PAGE_SIZE")


async def measure(game: str, args: argparse.Namespace) -> None:
    luck = random.Random(game)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(0), 0)
        await registry.open()
        take_over_collection()
        lots, resident = [], [resident_bytes()]
        for _ in range(2):
            lots.append([await begun(registry, game) for _ in range(args.tables)])
            for _ in range(args.actions):
                for table, watchers in lots[-1]:
                    await act_once(table, luck)
                    for each in watchers:
                        each.sizes.clear()
            resident.append(resident_bytes())
        await registry.close()
    first, second = [
        (after - before) / args.tables / 1e3
        for before, after in zip(resident, resident[1:], strict=False)
    ]
    print(f"{game:10} {second:6.0f} kB a table (the first {args.tables}: {first:.0f} kB each)")


async def act_once(table: LiveTable, luck: random.Random) -> None:
    if table.record.phase == PLAYING:
        await act(table, *request_of(table, luck))


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * PAGE


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names(), help="names of games")
    parser.add_argument("--tables", type=int, default=50, help="number of tables in each lot")
    parser.add_argument("--actions", type=int, default=30, help="actions of each table")
    args = parser.parse_args()
    if len(args.games) == 1:
        asyncio.run(measure(args.games[0], args))
        return
    for game in args.games:
        options = ["--tables", str(args.tables), "--actions", str(args.actions)]
        subprocess.run([sys.executable, __file__, game, *options], check=True)


if __name__ == "__main__":
    main()
