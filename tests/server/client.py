"""A client as a browser would be: it applies each update to what it has."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table.client_patches import expanded, patched_list, patched_scene

ANSWERS = ("done", "refused", "weighed", "hint", "frames", "lesson")
PLAIN = ("seq", "step", "to_act", "awaited", "timers", "undo", "result", "proof")


class Visitor:
    """Somebody with a cookie, and as many WebSockets as they like."""

    def __init__(self, address: str, source: str = "") -> None:
        self.address = address
        self._from: dict[str, Any] = {"local_addr": (source, 0)} if source else {}
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"X-Pantheon": "1"},
            timeout=20,
            trust_env=False,
            # Reading certificates that nobody uses would take longer than most requests.
            transport=httpx.AsyncHTTPTransport(local_address=source or None, verify=False),
        )

    async def arrive(self, name: str = "") -> Visitor:
        await self.http.get("/api/me")
        if name:
            await self.http.post("/api/me", json={"name": name})
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open_table(self, **form: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "whispers", "seats": 2, **form})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def connect(self, address: str = "", **headers: str) -> Client:
        return await connected(address or self.address, self.cookie, headers, **self._from)

    async def join(self, table: str, address: str = "", **ask: Any) -> Client:
        client = await self.connect(address)
        await client.ask("join", table=table, **ask)
        return client


async def connected(
    address: str, cookie: str, headers: dict[str, str] | None = None, **more: Any
) -> Client:
    """A connection that the server has welcomed."""
    socket = await connect(
        address.replace("http", "ws", 1) + "/ws",
        additional_headers={"Cookie": cookie, **(headers or {})},
        max_size=None,
        proxy=None,
        **more,
    )
    client = Client(socket)
    await client.until(lambda: client.welcome is not None)
    return client


class Client:
    """One connection and what it knows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.welcome: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self._groups: list[dict[str, Any]] = []
        """The offers as they were sent."""
        self.told: list[dict[str, Any]] = []
        self.seq = -1
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    # Asking

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request."""
        known = fields.pop("id", secrets.token_hex(8))
        answer = self._answers[known] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": known, **fields})
        return await asyncio.wait_for(answer, 20)

    async def send(self, message: object) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def act(self, offer: dict[str, Any], **more: Any) -> dict[str, Any]:
        answer = await self.ask(
            "act", seat=self.state["seat"], on=self.seq, action=offer["action"], **more
        )
        if answer["type"] == "done":  # which comes before what has changed
            await self.until(lambda: self.state["seq"] >= answer["seq"])
        return answer

    async def act_at_random(self, luck: random.Random) -> dict[str, Any]:
        return await self.act(luck.choice(self.state["offers"]))

    async def until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                assert not self._listening.done(), "the connection has ended"
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        await self.socket.close()
        await self._listening

    @property
    def over(self) -> bool:
        return self.state.get("result") is not None

    # Hearing

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._hear(msgspec.json.decode(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self._changed.set()

    def _hear(self, message: dict[str, Any]) -> None:
        self.told.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
        elif kind == "table":
            self.table = message
            self.seq = max(self.seq, message["seq"])
        elif kind == "chat":
            self.said += message["said"]
        elif kind == "state":
            self.state = message
            self._groups = message["offers"]
            message["offers"] = expanded(self._groups, message["scene"]["cells"])
            self.lines += message["lines"]
            self.seq = max(self.seq, message["seq"])
        elif kind == "update":
            self._update(message)
        elif kind in ANSWERS and message["id"] in self._answers:
            answer = self._answers.pop(message["id"])
            if not answer.done():  # nobody waits for it any more
                answer.set_result(message)

    def _update(self, update: dict[str, Any]) -> None:
        state = self.state
        assert update["base"] == state["seq"], "a gap between updates"
        state |= {name: update[name] for name in PLAIN if name in update}
        if "scene" in update:
            state["scene"] = patched_scene(state["scene"], update["scene"])
        if "offers" in update:
            self._groups = patched_list(self._groups, update["offers"], "code")
            state["offers"] = expanded(self._groups, state["scene"]["cells"])
        if "view" in update:
            state["view"] |= update["view"]
        self.lines += update.get("lines", [])
        self.seq = max(self.seq, update["seq"])
