"""How long opening takes: a server with much data, its lobby, a long table.

    python bench/opening.py [--open 2000] [--finished 10000] [--actions 400] [--repeat 50]

Builds a SQLite database with so many open tables and finished matches, and for every game some
tables of so many actions (fewer where random play ends before). Then it starts a server on it and
measures, as wall-clock time and as the server's CPU time: the start, the lobby's lists, and
joining a long table that nobody has looked at.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.server_processes import ServerProcess
from bench.websocket_client import Socket, connect

from pantheon import games
from pantheon.core.words import plain
from pantheon.table.accounts.person import Person
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match import entries as e
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import OVER, PLAYING, WAITING, Sitter
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Card, Store
from pantheon.table.store.transactions import row_of

PEOPLE = tuple(Person(f"bench-{seat}", f"Player {seat}") for seat in range(4))
COPIES = 10
"""Long tables of each game: one that was joined is in memory."""


# The data


async def build(folder: Path, args: argparse.Namespace) -> dict[str, int]:
    """The database; returns how many actions the long table of each game has."""
    store = await Store.open(f"sqlite:///{folder}/pantheon.db")
    registry = TableRegistry(store, LocalBus(), BotWorkers(0), 0)
    await registry.open()
    lengths = {}
    for game in games.names():
        table = await played(registry, game, f"long-{game}", args.actions)
        lengths[game] = len(table.record.match.steps)
    finished = await played(registry, "nations", "finished", 10_000, {"win_points": 6})
    cards = {name: await store.card(name) for name in ("finished", *long_tables())}
    assert finished.record.phase == OVER
    await registry.close()
    with sqlite3.connect(folder / "pantheon.db") as database:
        for game in games.names():
            for number in range(COPIES):
                copy(database, cards[f"long-{game}"], f"long-{game}-{number}", {})
        now = time.time()
        for number in range(args.finished):
            changed = {"changed": now - number, "host": f"host-{number % 3000}"}
            copy(database, cards["finished"], f"finished-{number}", changed)
        for number in range(args.open):
            phase = WAITING if number % 2 else PLAYING
            changed = {"phase": phase, "changed": now - number, "host": f"host-{number}"}
            copy(database, cards["long-nations"], f"open-{number}", changed)
    return lengths


def long_tables() -> list[str]:
    return [f"long-{game}" for game in games.names()]


async def played(
    registry: TableRegistry,
    game: str,
    name: str,
    actions: int,
    options: dict[str, Any] | None = None,
) -> LiveTable:
    """A table after so many random actions, or after the end of the match."""
    luck = random.Random(name)
    people = PEOPLE[: max(games.find(game).seats)]
    seats = len(people)
    opened = e.Opened(game, seats, options or {}, requests.Clock(), True, people[0].id)
    sitters: list[Sitter | None] = [Sitter(each.name, each.id) for each in people]
    table = await registry.open_table(opened, sitters, name)
    await table.carry_out(people[0], requests.Start())
    while table.record.phase == PLAYING and len(table.record.match.steps) < actions:
        match = table.record.match
        seat = luck.choice(match.to_act)
        action = plain(luck.choice(match.legal(seat)))
        request = requests.ActRequest(seat=seat, on=table.record.seq, action=action)
        await table.carry_out(people[seat], request)
    return table


def copy(
    database: sqlite3.Connection, card: Card | None, name: str, changed: dict[str, Any]
) -> None:
    """Another table with the same entries; its card says what has changed."""
    assert card is not None
    row = row_of(msgspec.structs.replace(card, id=name, **changed))
    database.execute(
        "INSERT INTO tables (id, game, phase, public, changed, due, card)"
        " VALUES (:id, :game, :phase, :public, :changed, NULL, :card)",
        row,
    )
    for kind in ("entries", "snapshots"):
        database.execute(
            f"INSERT INTO {kind} (table_id, seq, body) SELECT ?, seq, body FROM {kind}"  # noqa: S608
            " WHERE table_id = ? ORDER BY seq",
            (name, card.id),
        )
    database.executemany(
        "INSERT INTO sitters (table_id, person) VALUES (?, ?)",
        [(name, person) for person in card.people],
    )


# Measuring


async def measured(
    server: ServerProcess, work: Callable[[str], Awaitable[None]], on: list[str]
) -> tuple[float, float, float]:
    """Milliseconds of each: the median, the slowest, and the server's CPU time."""
    times = []
    used = server.cpu_seconds()
    for each in on:
        began = time.perf_counter()
        await work(each)
        times.append(time.perf_counter() - began)
    cpu = (server.cpu_seconds() - used) / len(on)
    return statistics.median(times) * 1000, max(times) * 1000, cpu * 1000


class Visitor:
    """Somebody with a cookie, who joins tables."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, headers={"X-Pantheon": "1"}, verify=False)
        self.address = address
        self._socket: Socket | None = None
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def arrive(self) -> None:
        await self.http.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(
            self.address, cookie, lambda text, _: self._heard.put_nowait(text)
        )

    async def join(self, table: str) -> None:
        """Join a table and wait for its state."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode({"type": "join", "table": table}))
        while not (await self._heard.get()).startswith(b'{"type":"state"'):
            pass

    async def get(self, path: str) -> None:
        (await self.http.get(path)).raise_for_status()


async def measure(
    server: ServerProcess, lengths: dict[str, int], repeat: int
) -> list[tuple[str, float, float, float]]:
    visitor = Visitor(server.address)
    await visitor.arrive()
    rows = []
    for path in ("/api/tables", "/api/replays", "/api/history"):
        figures = await measured(server, visitor.get, [path] * repeat)
        rows.append((f"GET {path}", *figures))
    for game, actions in lengths.items():
        names = [f"long-{game}-{number}" for number in range(COPIES)]
        rows.append(
            (f"join {game}, {actions} actions", *await measured(server, visitor.join, names))
        )
    await visitor.http.aclose()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--open", type=int, default=2000, help="tables that wait or play")
    parser.add_argument("--finished", type=int, default=10_000, help="finished matches")
    parser.add_argument("--actions", type=int, default=400, help="actions of a long table")
    parser.add_argument("--repeat", type=int, default=50, help="requests of each kind")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pantheon-bench-") as folder:
        lengths = asyncio.run(build(Path(folder), args))
        size = (Path(folder) / "pantheon.db").stat().st_size / 1e6
        print(f"{args.open} open tables, {args.finished} finished matches, {size:.0f} MB\n")
        server = ServerProcess(folder, f"sqlite:///{folder}/pantheon.db", "")
        cpu = server.cpu_seconds()
        try:
            rows = asyncio.run(measure(server, lengths, args.repeat))
        finally:
            server.stop()
    print(f"{'':32} {'median ms':>10} {'slowest':>10} {'CPU ms':>10}")
    print(f"{'start':32} {server.seconds_to_start * 1000:10.1f} {'':10} {cpu * 1000:10.1f}")
    for name, median, slowest, cpu in rows:
        print(f"{name:32} {median:10.1f} {slowest:10.1f} {cpu:10.1f}")


if __name__ == "__main__":
    main()
