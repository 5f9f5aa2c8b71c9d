"""The worst requests that we know, by name, and a probe that sees whether others notice.

Every attack is sent by one visitor; the probe is another, who only wants a `pong`. Attacks
do not care what they are answered: refused or carried out, nobody else may have to wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
import typing
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
from starlette.routing import Route

from pantheon.core.match import Match
from pantheon.server.asgi_app import make_app
from pantheon.server.services import Services
from pantheon.table.protocol import requests
from tests.server.client import Client, Visitor

MANY = 12
SECRETS = ("/api/account", "/api/login")  # passwords are hashed in threads, ten a minute


class Attacker:
    """Somebody who means ill: a cookie, a connection, a table, a finished match."""

    def __init__(self, visitor: Visitor, match: str, luck: random.Random) -> None:
        self.visitor = visitor
        self.http = visitor.http
        self.match = match
        """The text of a good match file."""
        self.luck = luck
        self.finished = ""
        self.table = ""

    @classmethod
    async def arrive(cls, address: str, match: str, seed: int = 0) -> Attacker:
        attacker = cls(await Visitor(address).arrive(), match, random.Random(seed))
        attacker.finished = await attacker.upload(match)
        attacker.table = await attacker.visitor.open_table(game="nations", seats=2)
        return attacker

    async def leave(self) -> None:
        await self.http.aclose()

    async def upload(self, text: str) -> str:
        """Import a file; the table, if it was taken."""
        answer = await self.post("/api/matches", text.encode())
        return answer.json().get("table", "") if answer and answer.status_code == 201 else ""

    async def post(self, path: str, body: bytes) -> httpx.Response | None:
        return await self.request("POST", path, body)

    async def request(self, method: str, path: str, body: bytes = b"") -> httpx.Response | None:
        with contextlib.suppress(httpx.HTTPError, httpx.InvalidURL):
            return await self.http.request(method, path, content=body, timeout=120)
        return None

    async def shout(self, *messages: str | bytes, answers: int = 0) -> None:
        """Send messages on a connection of their own; wait for a pong and so many answers."""
        client = await self.visitor.connect()
        try:
            for message in messages:
                await client.socket.send(message)
            await client.socket.send('{"type":"ping","sent":-1}')
            await client.until(lambda: _answered(client, answers), 60)
        except Exception:  # the connection may end in any way
            pass
        finally:
            await client.close()


def _answered(client: Client, answers: int) -> bool:
    kinds = [each["type"] for each in client.told]
    return "pong" in kinds and kinds.count("frames") + kinds.count("refused") >= answers


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(work: Attack) -> Attack:
    ATTACKS[work.__name__] = work
    return work


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


# Options


def hostile_options() -> list[tuple[str, dict[str, Any]]]:
    return [
        ("four_gods", {"tiles": "a." * 30_000 + "b=1"}),
        ("four_gods", {"tiles": "[" * 30_000}),
        ("four_gods", {"tiles": "\n".join(f"t{n}=1" for n in range(5_000))}),
        ("nations", {"x" * 30_000: 1}),
        ("nations", {f"o{n}": n for n in range(3_000)}),
        ("elements", {"rounds": 10**300}),
        ("envoys", {"deep": _nested(400)}),
    ]


def _nested(depth: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


@attack
async def options_of_new_tables(attacker: Attacker) -> None:
    for game, options in hostile_options():
        await attacker.post("/api/tables", _json({"game": game, "seats": 2, "options": options}))


@attack
async def options_in_configure(attacker: Attacker) -> None:
    asks = [
        _json({"type": "configure", "id": "c", "options": options}).decode()
        for _, options in hostile_options()
    ]
    join = _json({"type": "join", "table": attacker.table}).decode()
    await attacker.shout(join, *asks)


@attack
async def many_tile_sets(attacker: Attacker) -> None:
    """Each of them another, and as large as may be, so that nothing can be kept for the next."""
    tiles = ",".join(['["SPSP", "FMFM"]'] * 400)
    for number in range(MANY):
        options = {"tiles": f"# {number}\ntiles = [{tiles}]"}
        form = {"game": "four_gods", "seats": 2, "options": options, "bots": ["random"] * 2,
                "sit": False, "start": True}  # fmt: skip
        await attacker.post("/api/tables", _json(form))


# Files and finished matches


def undo_file(match: str, times: int) -> str:
    """A match in which one action is taken back and done again and again."""
    header, *entries = [line for line in match.splitlines() if '"kind":"snapshot"' not in line]
    keep = min(49, len(entries) - 3)
    again = [f'{{"kind":"undo","keep":{keep}}}', entries[keep]] * times
    return "\n".join([header, *entries[: keep + 1], *again, *entries[keep + 1 :]]) + "\n"


async def _look_over(attacker: Attacker, table: str) -> None:
    """All that can be done with a finished match."""
    pages = [
        _json({"type": "replay", "table": table, "seat": seat, "revealed": revealed,
               "first": first, "count": 50}).decode()
        for seat in (None, 0, 1) for revealed in (False, True) for first in (0, 50, 100)
    ]  # fmt: skip
    join = _json({"type": "join", "table": table}).decode()
    await asyncio.gather(
        attacker.shout(*pages, answers=len(pages)),
        attacker.shout(join, join, join),
        attacker.request("GET", f"/api/tables/{table}/match.jsonl"),
        attacker.request("GET", f"/api/replays/{table}/analysis"),
    )


@attack
async def undo_files(attacker: Attacker) -> None:
    for times in (500, 9_000):
        table = await attacker.upload(undo_file(attacker.match, times))
        if table:
            await _look_over(attacker, table)


@attack
async def pages_of_replays(attacker: Attacker) -> None:
    await asyncio.gather(*(_look_over(attacker, attacker.finished) for _ in range(3)))


@attack
async def many_files_at_once(attacker: Attacker) -> None:
    large = attacker.match.encode() + b"\n" * (4 * 1024 * 1024 - len(attacker.match) - 10)
    await asyncio.gather(*(attacker.post("/api/matches", large) for _ in range(MANY)))


@attack
async def spoilt_files(attacker: Attacker) -> None:
    header, *entries = attacker.match.splitlines()
    spoilt = [
        "",
        "[" * 1_000_000,
        '{"kind":"header",' * 10_000,
        "\n" * 4_000_000,
        "é" * 2_000_000,
        header.replace('"names"', '"names":' + "[" * 500 + "]" * 500 + ',"x"'),
        header.replace('"seats":', '"seats":9') + "\n" + "\n".join(entries),
        header + ("\n" + entries[0]) * 30_000,
        header + '\n{"kind":"undo","keep":0}' * 19_000,
        header + "\n" + entries[0].replace('"outcomes":[', '"outcomes":[' + "1," * 1_000_000),
        "9" * 5_000,
    ]
    for text in spoilt:
        await attacker.post("/api/matches", text.encode())
    await attacker.post("/api/matches", attacker.luck.randbytes(1_000_000))


@attack
async def joins_of_one_long_table(attacker: Attacker) -> None:
    join = _json({"type": "join", "table": attacker.finished, "view": True}).decode()
    await asyncio.gather(*(attacker.shout(*[join] * 10) for _ in range(4)))


# Messages


@attack
async def large_messages(attacker: Attacker) -> None:
    for text in (
        "[" * 60_000,
        '{"a":' * 10_000,
        '{"type":"say","text":"' + "x" * 60_000 + '"}',
        '{"type":"act","seat":0,"on":0,"action":{"do":"x","y":' + "9" * 50_000 + "}}",
        '{"id":"' + "x" * 60_000 + '","type":"ping"}',
        '{"type":"nothing","id":"x","z":' + "[1," * 9_000 + "1" + "]" * 9_000 + "}",
        "x" * 900_000,
    ):
        await attacker.shout(*[text] * 10)


@attack
async def speeches(attacker: Attacker) -> None:
    said = _json({"type": "say", "text": "\u202e" * 1000}).decode()
    join = _json({"type": "join", "table": attacker.table}).decode()
    await attacker.shout(join, *[said] * 200)


@attack
async def unknown_tables(attacker: Attacker) -> None:
    asks = [_json({"type": "join", "table": f"{n:064d}"}).decode() for n in range(300)]
    await attacker.shout(*asks)


@attack
async def lessons(attacker: Attacker) -> None:
    for game in ("four_gods", "envoys", "nations", "elements"):
        steps = [
            _json({"type": "lesson", "game": game, "step": step}).decode()
            for step in range(0, 400, 7)
        ]
        await attacker.shout(*steps)


@attack
async def random_bytes(attacker: Attacker) -> None:
    luck = attacker.luck
    for _ in range(MANY):
        await attacker.shout(luck.randbytes(luck.randrange(1, 60_000)))
        text = "".join(chr(luck.randrange(1, 0xD000)) for _ in range(2000))
        await attacker.shout(text)


# Paths


@attack
async def long_paths(attacker: Attacker) -> None:
    for path in (
        f"/api/tables/{'x' * 1900}/qr.svg",
        f"/api/tables/{'x' * 20_000}/qr.svg",
        f"/api/tables/{'é' * 800}",
        "/" + "a/" * 15_000,
        "/" + "../" * 5_000 + "etc/passwd",
        "/%00",
        "/%ff%fe",
        "/api/replays?before=" + "9" * 20_000,
        "/api/replays?game=" + "x" * 20_000,
    ):
        for _ in range(MANY):
            await attacker.request("GET", path)


# Fuzzing of every route and every request


def routes() -> list[tuple[str, str]]:
    """Every HTTP route with each of its methods."""
    app = make_app(typing.cast(Services, SimpleNamespace(web=None)))
    return [
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route)
        for method in sorted(route.methods or {"GET"})
    ]


def odd_values(luck: random.Random) -> list[Any]:
    return [
        None, True, -1, 0, 10**18, 1e308, "", "x" * 65, "\0", "\ud7ff", [], {}, [[[]]],
        {"do": "x"}, "x" * luck.randrange(1, 5_000), luck.randrange(100), _nested(200),
    ]  # fmt: skip


@attack
async def every_route(attacker: Attacker) -> None:
    luck = attacker.luck
    for method, path in routes():
        if path in SECRETS:
            continue
        for _ in range(4):
            known = luck.choice((attacker.finished, attacker.table, "x" * 300, "%00", "a%2Fb"))
            filled = re.sub(r"{[^}]*}", known, path)
            body = _json({luck.choice("abc"): luck.choice(odd_values(luck))})
            spoilt = luck.choice((body, b"[" * 30_000, luck.randbytes(500), b""))
            await attacker.request(method, filled, spoilt if method == "POST" else b"")


def asked(luck: random.Random, attacker: Attacker) -> str:
    """A request of any kind, with some fields right and some wrong."""
    kind = luck.choice(typing.get_args(requests.AnyRequest))
    request: dict[str, Any] = {"type": kind.__struct_config__.tag}
    sound = {
        "table": luck.choice((attacker.finished, attacker.table)), "seat": luck.randrange(3),
        "on": luck.randrange(5), "action": {"do": "pass"}, "text": "x", "grant": True,
        "code": luck.randrange(1000), "game": "nations", "level": "random", "count": 50,
    }  # fmt: skip
    for field in kind.__struct_fields__:
        drawn = luck.random()
        if drawn < 0.6 and field in sound:
            request[field] = sound[field]
        elif drawn > 0.85:
            request[field] = luck.choice(odd_values(luck))
    return _json(request).decode()


@attack
async def every_ask(attacker: Attacker) -> None:
    join = _json({"type": "join", "table": attacker.table}).decode()
    for _ in range(10):
        await attacker.shout(join, *(asked(attacker.luck, attacker) for _ in range(40)))


# The probe


class Probe:
    """Pings again and again; `late` has how long each pong took, in seconds."""

    def __init__(self, client: Client, pause: float = 0.01) -> None:
        self.late: list[float] = []
        self._client = client
        self._pause = pause
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        client = self._client
        for number in count(1):
            begun = time.perf_counter()
            await client.send({"type": "ping", "sent": number})
            await client.until(partial(self._heard, number), 300)
            self.late.append(time.perf_counter() - begun)
            client.told[:], client.texts[:] = client.told[-1:], []
            await asyncio.sleep(self._pause)

    def _heard(self, number: int) -> bool:
        return bool(self._client.told[-1].get("sent") == number)

    async def stop(self) -> list[float]:
        """All times, the shortest first."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._client.close()
        return sorted(self.late)


async def stalls(http: httpx.AsyncClient) -> dict[float, int]:
    """How often the loop was held for longer than so many seconds, as the server has counted."""
    text = (await http.get("/metrics")).text
    found = re.findall(r'pantheon_loop_stall_seconds_bucket{le="([^"]+)"} ([\d.]+)', text)
    counts = {float(bound): int(float(count)) for bound, count in found}
    return {bound: counts[float("inf")] - count for bound, count in counts.items()}


def memory(process: int) -> float:
    """The MiB that a process holds."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


@cache
def a_match(game: Any, seed: int = 3) -> str:
    """A finished match of random play, as a file."""
    match, luck = Match.start(game, 2, str(seed)), random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)
    return match.to_log()
