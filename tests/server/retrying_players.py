"""Players who repeat every request that is not acknowledged, with the same id."""

import asyncio
import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pantheon.table.match.repair import diagnose
from pantheon.table.store import Store
from tests.server.client import Client, Visitor

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError, httpx.HTTPError)
WORDS = 10


class Insistent:
    """Plays match after match on both seats of its own tables, noting every acknowledgement."""

    def __init__(self, address: str, number: int) -> None:
        self.visitor = Visitor(address)
        self.acknowledged: list[tuple[str, int, str]] = []
        """Table, number of the entry, id of the request."""
        self.refusals = 0
        self._luck = random.Random(number)
        self._client: Client | None = None
        self._number = number

    async def play(self, enough: asyncio.Event) -> None:
        try:
            await self._persist(self.visitor.arrive)
            while not enough.is_set():
                table, seq = await self._persist(self._open)
                await self._play_at(table, seq, enough)
        finally:
            await self._hang_up()
            await self.visitor.http.aclose()

    async def _open(self) -> tuple[str, int]:
        """A table with oneself on both seats, and the entry with which it began."""
        table = await self.visitor.open_table(options={"rounds": 50})
        await self._join(table)
        for ask, fields in (("sit", {"seat": 1, "name": "Twin"}), ("start", {})):
            answer = await self._ask(ask, **fields)
            assert answer["type"] == "done", answer
        return table, answer["seq"]

    async def _play_at(self, table: str, seq: int, enough: asyncio.Event) -> None:
        number = 0
        while not enough.is_set() and number < 100:
            ask: dict[str, Any] = {
                "id": f"{self._number}-{table}-{number}",
                "seat": number % 2,
                "on": seq,
                "action": {"do": "whisper", "word": self._luck.randrange(WORDS)},
            }
            answer = await self._insist(table, ask)
            seq = answer["seq"]
            self.acknowledged.append((table, seq, ask["id"]))
            number += 1

    async def _insist(self, table: str, ask: dict[str, Any]) -> dict[str, Any]:
        while True:
            answer = await self._persist(self._act, table, ask)
            if answer["type"] == "done":
                return dict(answer)
            assert answer["code"] == "not_kept", answer
            self.refusals += 1
            await asyncio.sleep(0.05)

    async def _act(self, table: str, ask: dict[str, Any]) -> dict[str, Any]:
        if self._client is None:
            await self._join(table)
        return await self._ask("act", **ask)

    async def _join(self, table: str) -> None:
        await self._hang_up()
        client = await self.visitor.connect()
        self._client = client
        answer = await self._ask("join", table=table)
        assert answer["type"] == "done", answer

    async def _ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        assert self._client is not None
        return await self._client.ask(kind, **fields)

    async def _persist(self, work: Any, *arguments: Any) -> Any:
        """Whatever goes wrong on the way, try again."""
        for _ in range(600):
            try:
                return await work(*arguments)
            except LOST:
                await self._hang_up()
                await asyncio.sleep(0.05)
        raise AssertionError("the server never recovered")

    async def _hang_up(self) -> None:
        client, self._client = self._client, None
        if client:
            client.socket.transport.abort()
            await client._listening


async def missing(database: str, players: list[Insistent]) -> list[tuple[str, int, str]]:
    """The acknowledged requests that are not in the store where they should be."""
    store = await Store.open(database)
    lost = []
    try:
        for table in {table for player in players for table, _, _ in player.acknowledged}:
            assert (await diagnose(store, table)).reason == ""
            kept = {each.seq: each.request_key for each in await store.entries(table)}
            assert list(kept) == list(range(len(kept)))
            asked = [ask for ask in kept.values() if ask]
            assert len(asked) == len(set(asked)), "something happened twice"
            noted = [each for player in players for each in player.acknowledged if each[0] == table]
            lost += [each for each in noted if not kept.get(each[1], "").endswith(f"/{each[2]}")]
    finally:
        await store.close()
    return lost
