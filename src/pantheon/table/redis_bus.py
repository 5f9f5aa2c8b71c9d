"""The message bus of several processes, through Redis."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Any

import msgspec
import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pantheon.table.bus import BusMessage, Listener
from pantheon.table.tasks import cancel_all

logger = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(BusMessage).decode


class RedisBus:
    """For many processes, through a Redis channel.

    Nobody waits for Redis: messages go into an outbox that one task empties, and its health is
    judged by its last answers. If it neither answers nor disconnects, it counts as unreachable.
    """

    single_process = False
    CHANNEL = "pantheon"
    RETRY = 1.0
    ANSWER = 1.0
    """Seconds within which Redis must accept a connection and answer a call."""
    PULSE = 1.0
    """Seconds of silence after which the listener pings Redis."""
    SILENCE = 3.0
    """Seconds of silence after which it reconnects."""
    MOST_WAITING = 10_000
    """Messages in the outbox; one about the same table replaces an older one."""
    AT_ONCE = 500

    def __init__(self, url: str) -> None:
        self._where = url.rpartition("@")[2]  # without the password
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
        try:
            await asyncio.wait_for(ready.wait(), 2 * self.ANSWER)
        except TimeoutError:
            logger.warning(
                "Redis at %s does not answer: check that it is running, and the URL given with"
                " --bus; until then, changes by other servers are up to five seconds late",
                self._where,
            )

    def publish(self, message: BusMessage) -> None:
        key = type(message), message.table
        self._outbox.pop(key, None)  # the newest word comes last
        self._outbox[key] = message
        if len(self._outbox) > self.MOST_WAITING:
            del self._outbox[next(iter(self._outbox))]
        self._to_send.set()

    async def ping(self) -> bool:
        silent = time.monotonic() - self._heard_at
        return silent < self.SILENCE and not self._sending_fails

    async def close(self) -> None:
        await cancel_all(self._tasks)
        with contextlib.suppress(RedisError, OSError):
            await asyncio.wait_for(self._redis.aclose(), self.ANSWER)

    # Publishing

    async def _send(self) -> None:
        """Publish the outbox, for ever; what Redis does not accept stays there."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            messages = dict(list(self._outbox.items())[: self.AT_ONCE])
            self._outbox = dict(list(self._outbox.items())[self.AT_ONCE :])
            try:
                await self._publish(messages.values())
            except (RedisError, OSError) as error:
                self._outbox = {**messages, **self._outbox}
                if not self._sending_fails:
                    logger.warning("message bus does not accept messages: %s", error)
                self._sending_fails = True
                await asyncio.sleep(self.RETRY)
            else:
                self._sending_fails = False
            if self._outbox:
                self._to_send.set()

    async def _publish(self, messages: Iterable[BusMessage]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for message in messages:
                pipeline.publish(self.CHANNEL, _encode(message))
            await pipeline.execute()

    # Listening

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """Pass on what others publish, for ever, reconnecting as needed."""
        while True:
            followed = time.monotonic()
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    await self._follow(channel, listener, ready)
            except (RedisError, OSError) as error:
                known = self._heard_at < followed  # logged already, and nothing received since
                logger.log(
                    logging.DEBUG if known else logging.WARNING,
                    "message bus unreachable: %s",
                    error,
                )
                await asyncio.sleep(self.RETRY)

    async def _follow(self, channel: Any, listener: Listener, ready: asyncio.Event) -> None:
        """Pass on what arrives over a connection until it breaks or falls silent."""
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
        logger.warning("unknown message on the bus: %s", error)
    except Exception:  # the next message must get through, whatever happened to this one
        logger.exception("handling a bus message failed")
