"""CPU time of an action with its four updates, without sockets, in one process.

    python bench/action_cost.py [nations …] [--tables 20] [--actions 40] [--together 4]

Plays the same random matches every time, with a real SQLite database and four watchers a table,
`together` tables acting at once. It prints microseconds of CPU time for each action: all threads,
the event loop alone, and the mean of the quicker half, which other programs disturb less. To
compare two versions, run them in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from unittest.mock import patch

import msgspec

from pantheon import games
from pantheon.core.words import plain
from pantheon.server.process.garbage_collection import take_over_collection
from pantheon.server.websocket.frames import text_frame
from pantheon.table.accounts.person import Person
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match import entries as e
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import PLAYING, Sitter
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store

PEOPLE = tuple(Person(f"bench-{seat}", f"Player {seat}") for seat in range(4))
WARM_UP = 5
"""Actions of each table that are not measured."""


class Watcher:
    """Somebody who follows a table; messages are framed and counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.viewpoint: int | None = None
        self.requested_viewpoint: int | None = None
        self.wants_view = False
        self.sizes: list[int] = []

    def send(self, message: bytes) -> None:
        self.sizes.append(len(text_frame(message)))


async def begun(registry: TableRegistry, game: str) -> tuple[LiveTable, list[Watcher]]:
    people = PEOPLE[: max(games.find(game).seats)]
    opened = e.Opened(game, len(people), {}, requests.Clock(), True, people[0].id)
    table = await registry.open_table(opened, [Sitter(each.name, each.id) for each in people])
    await table.carry_out(people[0], requests.Start())
    watchers = [Watcher(each) for each in people]
    for watcher in watchers:
        await registry.join(table, watcher, -1)
        watcher.sizes.clear()
    return table, watchers


def request_of(table: LiveTable, luck: random.Random) -> tuple[int, bytes]:
    """A random legal action as a client would send it."""
    match, seq = table.record.match, table.record.seq
    seat = luck.choice(match.to_act)
    code = luck.choice(sorted(match.game.legal_codes(match.state, seat)))
    action = plain(match.game.codec.decode(code))
    request = {"type": "act", "id": str(seq), "seat": seat, "on": seq, "action": action}
    return seat, msgspec.json.encode(request)


def acknowledge(done: Done) -> None:
    text_frame(msgspec.json.encode(done))


async def act(table: LiveTable, seat: int, message: bytes) -> None:
    await table.carry_out(PEOPLE[seat], requests.read_request(message), acknowledge)


async def measure(game: str, args: argparse.Namespace) -> None:
    luck = random.Random(game)
    whole: list[float] = []
    loop: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(0), 0)
        await registry.open()
        with patch.object(secrets, "token_hex", lambda size: luck.randbytes(size).hex()):
            tables = [await begun(registry, game) for _ in range(args.tables)]
        for number in range(WARM_UP + args.actions):
            for first in range(0, len(tables), args.together):
                acting = [table for table, _ in tables[first : first + args.together]]
                acting = [each for each in acting if each.record.phase == PLAYING]
                asked = [(each, *request_of(each, luck)) for each in acting]
                began = time.process_time(), time.thread_time()
                await asyncio.gather(*(act(*each) for each in asked))
                if asked and number >= WARM_UP:
                    whole.append((time.process_time() - began[0]) / len(asked) * 1e6)
                    loop.append((time.thread_time() - began[1]) / len(asked) * 1e6)
        sizes = [size for _, watchers in tables for each in watchers for size in each.sizes]
        await registry.close()
    print(
        f"{game:10} {sum(whole) / len(whole):8.0f} {sum(loop) / len(loop):8.0f}"
        f" {_lower_half(whole):12.0f} {_lower_half(loop):8.0f} {sum(sizes) / len(sizes):8.0f}"
    )


def _lower_half(figures: list[float]) -> float:
    half = sorted(figures)[: len(figures) // 2]
    return sum(half) / len(half)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names(), help="names of games")
    parser.add_argument("--tables", type=int, default=20, help="number of tables")
    parser.add_argument("--actions", type=int, default=40, help="measured actions of each table")
    parser.add_argument("--together", type=int, default=4, help="tables that act at once")
    args = parser.parse_args()
    take_over_collection()  # as in a server
    print(f"{'':10} {'all':>8} {'loop':>8} {'quicker half':>12} {'loop':>8} {'bytes':>8}")
    for game in args.games:
        asyncio.run(measure(game, args))


if __name__ == "__main__":
    main()
