"""Load test: many tables of people, over loopback.

    python bench/load.py [--tables 200] [--seats 4] [--rate 2] [--seconds 30] [--game nations]
    python bench/load.py --processes 2    the same with PostgreSQL, Redis and two processes
    python bench/load.py --peer           boardgame.io in the same run, after ours

Starts servers of its own (one process with SQLite, unless told otherwise), opens a WebSocket for
every seat, and makes each table act `rate` times a second. It measures the time from sending an
action to the arrival of its update at each of the table's sockets, including the sender's. With
several processes, the seats of a table are spread over them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.server_processes import ServerProcess, servers
from bench.websocket_client import Socket, connect
from tests.table.database_servers import postgres_server, redis_server

PEER = Path(__file__).parent / "peers" / "boardgameio"
WARM_UP = 5.0
AWAITED = 10.0
"""Seconds for which a table's start is waited for."""


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
    seats: list[dict[str, Any]] = []


_read = msgspec.json.Decoder(Message).decode
_read_offers = msgspec.json.Decoder(list[Offered]).decode
_read_changes = msgspec.json.Decoder(OfferChanges).decode


class Tally:
    """The measurements."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies: list[float] = []
        self.sizes: dict[str, list[int]] = {}
        self.acts = 0
        self.refused = 0


class Player:
    """A simulated player: the socket of a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.socket: Socket | None = None
        self.cookie = ""
        self.offers: dict[int, Offered] = {}
        self.seq = -1

    def hear(self, text: bytes, now: float) -> None:
        message = _read(text)
        tally = self.table.tally
        if tally.measuring:
            tally.sizes.setdefault(message.type, []).append(len(text))
        if message.type == "state":
            self.offers = {each.code: each for each in _read_offers(message.offers)}
        elif message.type == "update":
            self.take_in(message, now)
        elif message.type == "table" and self.seat == 0:  # who starts the match, maybe elsewhere
            self.table.note_card(message)
        elif message.type == "refused" and tally.measuring:
            tally.refused += 1
        if message.type in ("state", "update"):
            self.seq = message.seq
            if message.to_act is not None and message.seq >= self.table.seq:
                self.table.to_act = message.to_act
            self.table.seq = max(self.table.seq, message.seq)

    def take_in(self, message: Message, now: float) -> None:
        tally, sent = self.table.tally, self.table.sent.get(message.seq)
        if tally.measuring and sent is not None:
            tally.latencies.append(now - sent)
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

    def act(self) -> None:
        """Send a random offered action."""
        offer = random.choice(list(self.offers.values()))
        action = offer.action
        if offer.places:
            here = action[offer.places.field]
            action = {**action, offer.places.field: random.choice([here, *offer.places.values])}
        self.table.sent = {self.seq + 1: time.perf_counter()}
        if self.table.tally.measuring:
            self.table.tally.acts += 1
        self.say(
            type="act", id=f"{self.seat}-{self.seq}", seat=self.seat, on=self.seq, action=action
        )

    def say(self, **ask: Any) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(ask))


class Table:
    """A table and its players."""

    def __init__(self, tally: Tally, args: argparse.Namespace, addresses: list[str]) -> None:
        self.tally = tally
        self.args = args
        self.addresses = addresses
        self.players: list[Player] = []
        self.link = ""
        self.to_act: list[int] = []
        self.seq = -1
        self.sent: dict[int, float] = {}
        """When an action was sent, by the number of its entry."""
        self.is_full = asyncio.Event()

    def note_card(self, message: Message) -> None:
        if all(seat["kind"] != "open" for seat in message.seats):
            self.is_full.set()

    async def open(self) -> None:
        """Open a table, fill its seats and start the match."""
        form = {"game": self.args.game, "seats": self.args.seats, "options": self.args.options}
        code = ""
        for seat in range(self.args.seats):
            address = self.addresses[seat % len(self.addresses)]
            headers = {"X-Pantheon": "1"}
            async with httpx.AsyncClient(base_url=address, headers=headers, verify=False) as person:
                if not code:
                    opened = (await person.post("/api/tables", json=form)).json()
                    code, self.link = opened["table"], opened["link"]
                await person.get("/api/me")
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            player = Player(self, seat)
            player.cookie = cookie
            player.socket = await connect(address, cookie, player.hear)
            self.players.append(player)
            player.say(type="join", table=code)
            if seat:
                player.say(type="sit", seat=seat)
        await asyncio.wait_for(self.is_full.wait(), AWAITED)
        self.players[0].say(type="start")

    async def play(self, until: float) -> None:
        """Act at the given rate until the time is up."""
        interval = 1 / self.args.rate
        next_act = time.perf_counter() + random.random() * interval
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, next_act - time.perf_counter()))
            next_act += interval
            ready = [self.players[seat] for seat in self.to_act if self.players[seat].offers]
            if ready and self.is_answered():
                random.choice(ready).act()

    def is_answered(self) -> bool:
        """Whether everyone has heard of the last action: a slow server is not asked again."""
        return all(player.seq == self.seq for player in self.players) and not any(
            seq > self.seq for seq in self.sent
        )

    def close(self) -> None:
        for player in self.players:
            if player.socket:
                player.socket.close()


async def measure(args: argparse.Namespace, processes: list[ServerProcess]) -> dict[str, Any]:
    gc.disable()  # a pause of the client must not count as the server's
    tally = Tally()
    addresses = [each.address for each in processes]
    tables = [Table(tally, args, addresses) for _ in range(args.tables)]
    for at in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[at : at + 20]))
    until = time.perf_counter() + WARM_UP + args.seconds
    playing = [asyncio.create_task(table.play(until)) for table in tables]
    await asyncio.sleep(WARM_UP)
    tally.measuring = True
    used, began = sum(each.cpu_seconds() for each in processes), time.perf_counter()
    await asyncio.sleep(max(0.0, until - time.perf_counter() - 0.5))
    tally.measuring = False
    spent = time.perf_counter() - began
    busy = (sum(each.cpu_seconds() for each in processes) - used) / spent
    memory = sum(each.resident_mib() for each in processes)
    await asyncio.gather(*playing)
    for table in tables:
        table.close()
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
        "server cpu ms/action": round(1000 * busy * spent / tally.acts, 2),
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
    parser.add_argument(
        "--processes", type=int, help="server processes on PostgreSQL and Redis, instead of SQLite"
    )
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    return parser.parse_args()


def run(args: argparse.Namespace) -> dict[str, Any]:
    if args.processes is None:
        with servers(1) as processes:
            return asyncio.run(measure(args, processes))
    with (
        postgres_server() as postgres,
        redis_server() as bus,
        servers(args.processes, postgres.new_database(), bus) as processes,
    ):
        return asyncio.run(measure(args, processes))


def run_peer(args: argparse.Namespace) -> None:
    if not (PEER / "node_modules").is_dir():
        raise SystemExit(f"boardgame.io is missing: run `npm install` in {PEER}")
    print("\nboardgame.io")
    load = ["node", "load.js", str(args.tables), str(args.rate), str(args.seconds)]
    subprocess.run(load, cwd=PEER, check=True)


def main() -> None:
    args = arguments()
    for name, value in run(args).items():
        print(f"{name:20} {value}")
    if args.peer:
        run_peer(args)


if __name__ == "__main__":
    main()
