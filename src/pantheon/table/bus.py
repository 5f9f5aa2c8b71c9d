"""The bus: how processes tell each other that a table has changed, and who is present.

Nothing depends on it for correctness: the store is the truth, and a word that gets lost is
made up for when tables look at the store again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec
import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pantheon.core.errors import PantheonError

logger = logging.getLogger(__name__)


class TableChanged(msgspec.Struct, frozen=True, tag="news"):
    """A table has entries up to `seq`."""

    table: str
    seq: int


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who follows a table through a process."""

    table: str
    process: str
    people: tuple[str, ...]
    spectators: int


BusMessage = TableChanged | Presence
Listener = Callable[[BusMessage], None]

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(BusMessage).decode


class BusRefused(PantheonError):
    """A bus URL that cannot be used."""


class Bus(Protocol):
    """Announces words to all other processes."""

    single_process: bool
    """Whether no other process serves the same tables."""

    async def open(self, listener: Listener) -> None:
        """Begin to pass on what others announce."""

    async def publish(self, word: BusMessage) -> None:
        """Tell the others; never fails and never waits, at worst it is not heard."""

    async def ping(self) -> bool:
        """Whether the bus works, as far as is known; never waits."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """One process: there is nobody else to tell."""

    single_process = True

    async def open(self, listener: Listener) -> None:
        pass

    async def publish(self, word: BusMessage) -> None:
        pass

    async def ping(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class RedisBus:
    """Many processes, through a channel of Redis.

    Nobody waits for Redis: words go into an outbox that one task empties, and whether Redis
    works is what its last answers said. One that neither answers nor hangs up counts as away.
    """

    single_process = False
    CHANNEL = "pantheon"
    RETRY = 1.0
    ANSWER = 1.0
    """Seconds within which Redis takes a connection and answers a call."""
    PULSE = 1.0
    """Seconds of silence after which the listener asks whether Redis is still there."""
    SILENCE = 3.0
    """Seconds of silence after which it connects anew."""
    MOST_WAITING = 10_000
    """Words in the outbox; one about the same table takes the place of an older one."""
    AT_ONCE = 500

    def __init__(self, url: str) -> None:
        self._redis = redis.from_url(
            url,
            socket_timeout=self.ANSWER,
            socket_connect_timeout=self.ANSWER,
            retry=Retry(NoBackoff(), 0),
        )
        self._outbox: dict[tuple[type[BusMessage], str], BusMessage] = {}
        self._to_send = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard_at = float("-inf")
        self._sending_fails = False

    async def open(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, ready), name="bus listener"),
            asyncio.create_task(self._send(), name="bus sender"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 2 * self.ANSWER)

    async def publish(self, word: BusMessage) -> None:
        key = type(word), word.table
        self._outbox.pop(key, None)  # the newest word comes last
        self._outbox[key] = word
        if len(self._outbox) > self.MOST_WAITING:
            del self._outbox[next(iter(self._outbox))]
        self._to_send.set()

    async def ping(self) -> bool:
        silent = time.monotonic() - self._heard_at
        return silent < self.SILENCE and not self._sending_fails

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await asyncio.wait_for(self._redis.aclose(), self.ANSWER)

    # Telling

    async def _send(self) -> None:
        """Publish what is in the outbox, for ever; what Redis does not take stays there."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            words = dict(list(self._outbox.items())[: self.AT_ONCE])
            self._outbox = dict(list(self._outbox.items())[self.AT_ONCE :])
            try:
                await self._publish(words.values())
            except (RedisError, OSError) as error:
                self._outbox = {**words, **self._outbox}
                if not self._sending_fails:
                    logger.warning("message bus does not take messages: %s", error)
                self._sending_fails = True
                await asyncio.sleep(self.RETRY)
            else:
                self._sending_fails = False
            if self._outbox:
                self._to_send.set()

    async def _publish(self, words: Iterable[BusMessage]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for word in words:
                pipeline.publish(self.CHANNEL, _encode(word))
            await pipeline.execute()

    # Listening

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """Pass on what others say, for ever, over one connection after the other."""
        while True:
            followed = time.monotonic()
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    await self._follow(channel, listener, ready)
            except (RedisError, OSError) as error:
                known = self._heard_at < followed  # said already, and nothing heard since
                logger.log(
                    logging.DEBUG if known else logging.WARNING,
                    "message bus unreachable: %s",
                    error,
                )
                await asyncio.sleep(self.RETRY)

    async def _follow(self, channel: Any, listener: Listener, ready: asyncio.Event) -> None:
        """Pass on what comes over a connection until it breaks or falls silent."""
        heard_at = time.monotonic()
        while True:
            message = await channel.get_message(timeout=self.PULSE)
            if message is not None:
                heard_at = self._heard_at = time.monotonic()
                ready.set()
                _pass_on(message, listener)
            elif time.monotonic() - heard_at > self.SILENCE:
                raise TimeoutError("no answer")
            else:
                await channel.ping()


def _pass_on(message: dict[str, Any], listener: Listener) -> None:
    if message["type"] != "message":
        return
    try:
        listener(_read(message["data"]))
    except msgspec.MsgspecError as error:
        logger.warning("not a word of the bus: %s", error)
    except Exception:  # whatever becomes of one word, the next must be heard
        logger.exception("hearing a word of the bus")


def bus_at(url: str) -> Bus:
    """The bus of a URL: none for a process of its own, redis://… for many."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(url)
    raise BusRefused(f"{url!r} is no bus URL; use redis://HOST:PORT")
