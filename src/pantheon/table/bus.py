"""The message bus: processes tell each other that a table has changed, and who is connected.

Nothing depends on it for correctness: the store is the source of truth, and a lost message is made
up for when tables check the store again.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Protocol

import msgspec

from pantheon.core.errors import PantheonError


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


class BusRefused(PantheonError):
    """A bus URL that cannot be used."""


class Bus(Protocol):
    """Publishes messages to all other processes."""

    single_process: bool
    """Whether this is the only process that serves these tables."""

    async def open(self, listener: Listener) -> None:
        """Start to pass on what others publish."""

    def publish(self, message: BusMessage) -> None:
        """Tell the others; never fails and never waits, but the message may be lost."""

    async def ping(self) -> bool:
        """Whether the bus works, as far as is known; never waits."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """For a single process: there is nobody to tell."""

    single_process = True

    async def open(self, listener: Listener) -> None:
        pass

    def publish(self, message: BusMessage) -> None:
        pass

    async def ping(self) -> bool:
        return True

    async def close(self) -> None:
        pass


def bus_at(url: str) -> Bus:
    """The bus at a URL: empty for a single process, redis://… for many."""
    if not url:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BusRefused(f"{url!r} is not a bus URL; use redis://HOST:PORT")
    if find_spec("redis") is None:
        raise BusRefused("Redis needs a package: pip install 'pantheon-games[redis]'")
    from pantheon.table.redis_bus import RedisBus  # noqa: PLC0415 - few servers need it

    return RedisBus(url)
