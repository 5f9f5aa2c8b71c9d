"""Players who go from process to process: each plays all seats of one table, at random.

Every request that is not acknowledged is repeated with the same id, at whichever process runs.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

from pantheon.server.draining import MOVE_ON
from tests.server.client import Client, connected
from tests.server.older_tables import cookie_of
from tests.server.retrying_players import LOST

TRIES = 600
PAUSE = 0.05
PASSING = ("not_kept", "busy", "newer_rules")
"""Refusals after which a request is repeated."""
OVERTAKEN = ("over", "stale", "not_to_act")
"""Refusals because one of the game's own timers ran out meanwhile."""


class MovingPlayer:
    """Plays one table to its end, noting every acknowledgement."""

    def __init__(self, addresses: Sequence[str], table: str, person: str, number: int) -> None:
        self.table = table
        self.acknowledged: list[tuple[str, int, str]] = []
        """Table, number of the entry, id of the request."""
        self.seconds: list[float] = []
        """From sending each action to its acknowledgement on the same connection."""
        self.all_seconds: list[float] = []
        """The same from the first sending to an acknowledgement on whichever connection."""
        self.away: list[float] = []
        """Seconds from each lost connection to the next that works."""
        self.over = False
        self.wanders = False
        """Whether to go to another process after every action."""
        self._addresses = addresses
        self._cookie = f"pantheon={cookie_of(person)}"
        self._number = number
        self._luck = random.Random(number)
        self._client: Client | None = None
        self._lost = 0.0
        """Since when there is no connection."""
        self._seen = -1
        """The newest entry that this player knows."""
        self._asked = 0.0
        """When the action was first sent that is not acknowledged yet."""

    async def play(self, enough: asyncio.Event, rate: float = 0.0) -> None:
        """Act until the match is over, or enough was played; `rate`: actions a second.

        With a rate each player begins at a moment of their own: people do not act in step.
        """
        if rate:
            await asyncio.sleep(self._luck.random() / rate)
        try:
            while not enough.is_set() and not self.over:
                begun = time.monotonic()
                await self._take_turn()
                if self.wanders:
                    self._number += 1
                    await self._hang_up()
                if rate:
                    await self._rest_until(begun + 1 / rate)
        finally:
            await self._hang_up()

    async def _rest_until(self, end: float) -> None:
        """Wait; a connection that is lost meanwhile is replaced at once, as browsers do."""
        while (left := end - time.monotonic()) > 0:
            try:
                client = await self._joined()
                if not (await asyncio.wait({client._listening}, timeout=left))[0]:
                    return
            except LOST:
                pass
            await self._move_on()

    async def _take_turn(self) -> None:
        """One action, repeated until it is acknowledged."""
        request: dict[str, Any] = {}
        self._asked = 0.0
        for _ in range(TRIES):
            try:
                client = await self._joined()
                request = request or await self._choose(client)
                if not request:
                    self.over = True
                    return
                answer = await self._ask(client, request)
            except LOST:
                await self._move_on()
                continue
            if answer["type"] == "done":
                self.acknowledged.append((self.table, answer["seq"], request["id"]))
                self.all_seconds.append(time.perf_counter() - self._asked)
                return
            if answer["code"] in OVERTAKEN:
                return
            assert answer["code"] in PASSING, answer
            await self._move_on()
        raise AssertionError(f"table {self.table} never answered")

    async def _ask(self, client: Client, request: dict[str, Any]) -> dict[str, Any]:
        """The answer; if the action was carried out, its outcome has come too."""
        begun = time.perf_counter()
        self._asked = self._asked or begun
        asking = asyncio.create_task(client.ask("act", **request))
        await asyncio.wait({asking, client._listening}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            asking.cancel()
            raise TimeoutError("the connection has ended")
        answer = await asking
        self.seconds.append(time.perf_counter() - begun)
        if answer["type"] == "done":
            await client.until(lambda: client.state["seq"] >= answer["seq"])
        return answer

    async def _choose(self, client: Client) -> dict[str, Any]:
        """A random action of the first seat that is to act; nothing once the match is over."""
        if client.over:
            return {}
        seat = client.state["to_act"][0]
        if client.state["seat"] != seat:
            await client.ask("look", seat=seat)
        await client.until(lambda: client.state["seat"] == seat and bool(client.state["offers"]))
        offer = self._luck.choice(client.state["offers"])
        known = f"{self.table}-{len(self.acknowledged)}"
        return {"id": known, "seat": seat, "on": client.seq, "action": offer["action"]}

    async def _joined(self) -> Client:
        if self._client is None:
            address = self._addresses[self._number % len(self._addresses)]
            self._client = await connected(address, self._cookie)
            answer = await self._client.ask("join", table=self.table, have=self._seen)
            assert answer["type"] == "done", answer
            if self._lost:
                self.away.append(time.monotonic() - self._lost)
                self._lost = 0.0
        return self._client

    async def _move_on(self) -> None:
        """Try the next process, as a proxy would: at once if this one says so."""
        self._number += 1
        self._lost = self._lost or time.monotonic()
        told = self._client is not None and self._client.socket.close_code == MOVE_ON
        await self._hang_up()
        if not told:
            await asyncio.sleep(PAUSE)

    async def _hang_up(self) -> None:
        client, self._client = self._client, None
        if client:
            self._seen = max(self._seen, client.seq)
            client.socket.transport.abort()
            await client._listening
