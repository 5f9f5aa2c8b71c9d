"""Load test: many tables of people on one server, over loopback.

    python bench/load.py [--tables 200] [--seats 4] [--rate 2] [--seconds 30] [--game nations]

Starts a server of its own (one process, SQLite), opens a WebSocket for every seat, and makes each
table act `rate` times a second. It measures the time from sending an action to the arrival of its
update at each of the table's sockets, including the sender's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parents[1]
SERVER = """
import sys
from pantheon.server import Allowance, Settings, serve
free = Allowance(asks_a_second=0, connections=0, asks_of_address=0, changes_a_minute=0,
                 tcp_connections=0, frames_a_second=0, misses_a_minute=0,
                 waiting_tables=0, tables_a_minute=0)
serve(Settings(port=0, allowance=free, workers=1, log_level="warning"),
      lambda address: print(address, flush=True))
"""
WARM_UP = 5.0


class Places(msgspec.Struct):
    field: str
    values: list[int]


class Offered(msgspec.Struct):
    """The fields of an offer that a simulated player needs."""

    code: int
    action: dict[str, Any]
    places: Places | None = None


class OfferEdit(msgspec.Struct):
    action: dict[str, Any] | None = None
    places: Places | msgspec.UnsetType | None = msgspec.UNSET


class OfferChanges(msgspec.Struct):
    new: list[Offered] = []
    gone: list[int] = []
    edits: dict[int, OfferEdit] = {}


class Message(msgspec.Struct):
    """The fields of a message that are read here."""

    type: str
    seq: int = -1
    id: str = ""
    code: str = ""
    to_act: list[int] | None = None
    offers: msgspec.Raw = msgspec.Raw(b"null")
    result: dict[str, Any] | None = None


_read = msgspec.json.Decoder(Message).decode
_read_offers = msgspec.json.Decoder(list[Offered]).decode
_read_changes = msgspec.json.Decoder(OfferChanges).decode


class Tally:
    """The measurements."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies: list[float] = []
        self.own: list[float] = []
        self.sizes: dict[str, list[int]] = {}
        self.acts = 0
        self.refused = 0


class Player:
    """A simulated player: the socket of a seat."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.offers: dict[int, Offered] = {}
        self.seq = -1

    async def listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                text = await self.socket.recv(decode=False)
                self.hear(text, time.perf_counter())

    def hear(self, text: bytes, now: float) -> None:
        message = _read(text)
        tally = self.table.tally
        if tally.measuring:
            tally.sizes.setdefault(message.type, []).append(len(text))
        if message.type == "state":
            self.offers = {each.code: each for each in _read_offers(message.offers)}
        elif message.type == "update":
            self.take_in(message, now)
        elif message.type == "refused" and tally.measuring:
            tally.refused += 1
        if message.type in ("state", "update"):
            self.seq = message.seq
            if message.to_act is not None:
                self.table.to_act = message.to_act

    def take_in(self, message: Message, now: float) -> None:
        tally = self.table.tally
        if tally.measuring and self.table.sent:
            tally.latencies.append(now - self.table.sent)
        if bytes(message.offers) != b"null":
            self.change_offers(_read_changes(message.offers))

    def change_offers(self, changes: OfferChanges) -> None:
        for code in changes.gone:
            self.offers.pop(code, None)
        for code, edit in changes.edits.items():
            offer = self.offers[code]
            offer.action = edit.action or offer.action
            if not isinstance(edit.places, msgspec.UnsetType):
                offer.places = edit.places
        self.offers |= {each.code: each for each in changes.new}

    async def act(self) -> None:
        """Send a random offered action."""
        offer = random.choice(list(self.offers.values()))
        action = offer.action
        if offer.places:
            here = action[offer.places.field]
            action = {**action, offer.places.field: random.choice([here, *offer.places.values])}
        known = f"{self.seat}-{self.seq}"
        self.table.sent = time.perf_counter()
        if self.table.tally.measuring:
            self.table.tally.acts += 1
        await self.say(type="act", id=known, seat=self.seat, on=self.seq, action=action)

    async def say(self, **ask: Any) -> None:
        await self.socket.send(msgspec.json.encode(ask), text=True)


class Table:
    """A table and its players."""

    def __init__(self, tally: Tally, args: argparse.Namespace, address: str) -> None:
        self.tally = tally
        self.args = args
        self.address = address
        self.players: list[Player] = []
        self.to_act: list[int] = []
        self.sent = 0.0

    async def open(self) -> None:
        """Open a table, fill its seats and start the match."""
        people = [httpx.AsyncClient(base_url=self.address, headers={"X-Pantheon": "1"},
                                    verify=False)
                  for _ in range(self.args.seats)]  # fmt: skip
        form = {"game": self.args.game, "seats": self.args.seats, "options": self.args.options}
        opened = (await people[0].post("/api/tables", json=form)).json()
        for seat, person in enumerate(people):
            await person.get("/api/me")
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            await person.aclose()
            socket = await connect(
                self.address.replace("http", "ws") + "/ws",
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
            )
            player = Player(self, seat, socket)
            self.players.append(player)
            await socket.recv()
            await player.socket.send(
                msgspec.json.encode({"type": "join", "table": opened["table"]}).decode()
            )
            if seat:
                await player.socket.send(
                    msgspec.json.encode({"type": "sit", "seat": seat}).decode()
                )
        await asyncio.sleep(0.2)
        await self.players[0].socket.send('{"type":"start"}')

    async def play(self, until: float) -> None:
        """Act at the given rate until the time is up."""
        listening = [asyncio.create_task(player.listen()) for player in self.players]
        interval = 1 / self.args.rate
        next_act = time.perf_counter() + random.random() * interval
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, next_act - time.perf_counter()))
            next_act += interval
            ready = [self.players[seat] for seat in self.to_act if self.players[seat].offers]
            if ready:
                await random.choice(ready).act()
        for player in self.players:
            await player.socket.close()
        await asyncio.gather(*listening)


def cpu_seconds(process: int) -> float:
    """CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mib(process: int) -> float:
    """Resident memory of a process."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def measure(args: argparse.Namespace, address: str, process: int) -> dict[str, Any]:
    gc.disable()  # a pause of the client must not count as the server's
    tally = Tally()
    tables = [Table(tally, args, address) for _ in range(args.tables)]
    for at in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[at : at + 20]))
    until = time.perf_counter() + WARM_UP + args.seconds
    playing = [asyncio.create_task(table.play(until)) for table in tables]
    await asyncio.sleep(WARM_UP)
    tally.measuring = True
    used, began = cpu_seconds(process), time.perf_counter()
    await asyncio.sleep(max(0.0, until - time.perf_counter() - 0.5))
    tally.measuring = False
    spent = time.perf_counter() - began
    busy = (cpu_seconds(process) - used) / spent
    memory = resident_mib(process)
    await asyncio.gather(*playing)
    return report(tally, spent, busy, memory)


def report(tally: Tally, spent: float, busy: float, memory: float) -> dict[str, Any]:
    """The figures by name."""
    cuts = statistics.quantiles(tally.latencies, n=1000)
    sizes = {
        kind: {"count": len(of), "mean": round(statistics.mean(of)), "max": max(of)}
        for kind, of in sorted(tally.sizes.items())
    }
    return {
        "actions/s": round(tally.acts / spent, 1),
        "updates/s": round(len(tally.latencies) / spent, 1),
        "refused": tally.refused,
        "p50 ms": round(cuts[499] * 1000, 1),
        "p90 ms": round(cuts[899] * 1000, 1),
        "p99 ms": round(cuts[989] * 1000, 1),
        "p99.9 ms": round(cuts[998] * 1000, 1),
        "server cpu, cores": round(busy, 2),
        "server cpu ms/action": round(1000 * busy * spent / len(tally.sizes["done"]), 2),
        "server memory MiB": round(memory),
        "message bytes": sizes,
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="number of tables")
    parser.add_argument("--seats", type=int, default=4, help="seats at each table")
    parser.add_argument("--rate", type=float, default=2, help="actions per second and table")
    parser.add_argument("--seconds", type=float, default=30, help="duration of the measurement")
    parser.add_argument("--game", default="nations", help="the game to play")
    parser.add_argument(
        "--options", type=msgspec.json.decode, default={}, help="table options as JSON"
    )
    return parser.parse_args()


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER],
            env={**os.environ, "PANTHEON_DATA": folder, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            address = server.stdout.readline().strip()
            figures = asyncio.run(measure(args, address, server.pid))
        finally:
            server.terminate()
            server.wait()
    for name, value in figures.items():
        print(f"{name:20} {value}")


if __name__ == "__main__":
    main()
