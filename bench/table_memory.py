"""Memory of a live table in play.

    python bench/table_memory.py [nations …] [--from 200] [--to 600] [--actions 30]

Two figures for each game, in kB a table:

- resident: how much more memory a server takes for each table between `--from` and `--to` of them,
  each with a socket for every seat and some actions played. Measured from outside the process, so
  it counts everything: sockets, sessions, the store's buffers, and what the allocator wastes.
- owned: what tables give back when they are unloaded, in Python's own count (tracemalloc) and
  without sockets. It does not depend on what else the machine does.
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

from bench import load
from bench.action_cost import act, begun, request_of
from bench.server_processes import ServerProcess, servers

from pantheon import games
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match.record import PLAYING
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store

OWNED_TABLES = 30
TOGETHER = 20
"""Tables that are opened or play at once."""
MOST_WAITS = 60_000
"""How often a slow server is waited for, a millisecond each time."""
SETTLING = 1.0
"""Seconds before memory is read."""


async def resident(game: str, args: argparse.Namespace) -> float:
    random.seed(game)
    with servers(1, seed=game) as [server]:
        opened: list[load.Table] = []
        before = await _resident_with(server, game, args.first, args, opened)
        after = await _resident_with(server, game, args.last, args, opened)
        for table in opened:
            table.close()
    return (after - before) / float(args.last - args.first)


async def _resident_with(
    server: ServerProcess,
    game: str,
    count: int,
    args: argparse.Namespace,
    opened: list[load.Table],
) -> float:
    """The server's memory in kB with so many tables."""
    seats = min(4, max(games.find(game).seats))
    settings = argparse.Namespace(game=game, seats=seats, options={})
    while len(opened) < count:
        some = [load.Table(load.Tally(), settings, [server.address]) for _ in range(TOGETHER)]
        await asyncio.gather(*(table.open() for table in some))
        opened += some
        for _ in range(args.actions):
            await _act_at(some)
    await asyncio.sleep(SETTLING)
    return server.resident_mib() * 1024 * 1.024


async def _act_at(tables: list[load.Table]) -> None:
    for table in tables:
        ready = [table.players[seat] for seat in table.to_act if table.players[seat].offers]
        if ready:
            random.choice(ready).act()
    for _ in range(MOST_WAITS):
        if all(table.is_answered() for table in tables):
            return
        await asyncio.sleep(0.001)


async def owned(game: str, args: argparse.Namespace) -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(0), 0)
        await registry.open()
        tracemalloc.start()
        await _play(registry, game, args.actions)
        in_play = _traced()
        for table in registry.live:
            for watcher in list(table.audience.watchers):
                await registry.leave(table, watcher)
            await registry.release(table)
        del table
        shared = _traced()
        tracemalloc.stop()
        await registry.close()
    return (in_play - shared) / OWNED_TABLES / 1000


async def _play(registry: TableRegistry, game: str, actions: int) -> None:
    luck = random.Random(game)
    tables = [await begun(registry, game) for _ in range(OWNED_TABLES)]
    for _ in range(actions):
        for table, watchers in tables:
            if table.record.phase == PLAYING:
                await act(table, *request_of(table, luck))
            for each in watchers:
                each.sizes.clear()


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names(), help="names of games")
    parser.add_argument("--from", dest="first", type=int, default=200, help="first count of tables")
    parser.add_argument("--to", dest="last", type=int, default=600, help="second count of tables")
    parser.add_argument("--actions", type=int, default=30, help="actions of each table")
    args = parser.parse_args()
    for game in args.games:
        figures = asyncio.run(resident(game, args)), asyncio.run(owned(game, args))
        print(f"{game:10} {figures[0]:5.0f} kB resident {figures[1]:5.0f} kB owned", flush=True)


if __name__ == "__main__":
    main()
