"""The bus: how processes tell each other that a table has changed, and who is present.

Nothing depends on it for correctness: the store is the truth, and a word that gets lost is
made up for when tables look at the store again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from pantheon.core.refusal import PantheonError

logger = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True, tag="news"):
    """A table has entries up to `seq`."""

    table: str
    seq: int


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who follows a table through a process."""

    table: str
    process: str
    people: tuple[str, ...]
    spectators: int


Word = News | Presence
Listener = Callable[[Word], None]

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Word).decode


class BusRefused(PantheonError):
    """A bus URL that cannot be used."""


class Bus(Protocol):
    """Announces words to all other processes."""

    alone: bool
    """Whether no other process serves the same tables."""

    async def open(self, listener: Listener) -> None:
        """Begin to pass on what others announce."""

    async def announce(self, word: Word) -> None:
        """Tell the others; never fails, at worst it is not heard."""

    async def ping(self) -> bool:
        """Whether the bus works."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """One process: there is nobody else to tell."""

    alone = True

    async def open(self, listener: Listener) -> None:
        pass

    async def announce(self, word: Word) -> None:
        pass

    async def ping(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class RedisBus:
    """Many processes, through a channel of Redis."""

    alone = False
    CHANNEL = "pantheon"
    RETRY = 1.0

    def __init__(self, url: str) -> None:
        self._redis = redis.from_url(url)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, ready), name="bus")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def announce(self, word: Word) -> None:
        try:
            await self._redis.publish(self.CHANNEL, _encode(word))
        except RedisError as error:
            logger.warning("the bus did not take a word: %s", error)

    async def ping(self) -> bool:
        with contextlib.suppress(RedisError, OSError):
            return bool(await self._redis.ping())
        return False

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._redis.aclose()

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            listener(_read(message["data"]))
            except (RedisError, OSError, msgspec.MsgspecError) as error:
                logger.warning("the bus is away: %s", error)
                await asyncio.sleep(self.RETRY)


def bus_at(url: str) -> Bus:
    """The bus of a URL: none for a process of its own, redis://… for many."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(url)
    raise BusRefused(f"{url!r} is no bus URL; use redis://HOST:PORT")
