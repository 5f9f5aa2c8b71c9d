"""Rate limits for connections and addresses."""

import ipaddress
import time
from collections import Counter

import msgspec
from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter


class Allowance(msgspec.Struct, frozen=True):
    """The limits of a server; 0 lifts one."""

    asks_a_second: float = 20
    asks_at_once: int = 60
    connections: int = 60
    """WebSockets from one address."""
    tcp_connections: int = 256
    """TCP connections from one address; those of a trusted proxy are not limited."""
    frames_a_second: int = 400
    """WebSocket frames of one connection, with bursts of five seconds' worth."""
    asks_of_address: int = 200
    """WebSocket requests per second from one address."""
    changes_a_minute: int = 120
    """HTTP requests that change something, from one address."""
    passwords_a_minute: int = 10
    tables_a_minute: int = 30
    """Tables opened from one address."""
    waiting_tables: int = 20
    """Tables that one person may have waiting for players."""
    misses_a_minute: int = 30
    """Requests for tables that do not exist, from one address: more would be guessing."""


def address_group(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network, which one customer has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Bucket:
    """A token bucket: fills steadily, holds a burst."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """The limits of each address."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._connections: Counter[str] = Counter()
        self._buckets: dict[str, Bucket] = {}

    def connect(self, address: str) -> Bucket | None:
        """The address's bucket of requests, or None if it has too many connections."""
        address, most = address_group(address), self.allowance.connections
        if most and self._connections[address] >= most:
            return None
        self._connections[address] += 1
        rate = self.allowance.asks_of_address
        return self._buckets.setdefault(address, Bucket(rate, rate * 3))

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        address = address_group(address)
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]
            self._buckets.pop(address, None)

    async def may_change(self, address: str) -> bool:
        """Whether an address may send one more request that changes something."""
        return await self._within(self.allowance.changes_a_minute, "change", address)

    async def may_open_table(self, address: str) -> bool:
        """Whether an address may open one more table."""
        return await self._within(self.allowance.tables_a_minute, "table", address)

    async def may_try_password(self, address: str) -> bool:
        """Whether an address may try one more password."""
        return await self._within(self.allowance.passwords_a_minute, "password", address)

    async def may_guess(self, address: str) -> bool:
        """Whether an address may request a table, or has guessed too often."""
        most = self.allowance.misses_a_minute
        if not most:
            return True
        return await self._windows.test(parse(f"{most}/minute"), "miss", address_group(address))

    async def note_miss(self, address: str) -> None:
        """Count a request for a table that does not exist."""
        await self._within(self.allowance.misses_a_minute, "miss", address)

    async def _within(self, most: int, kind: str, address: str) -> bool:
        if not most:
            return True
        return await self._windows.hit(parse(f"{most}/minute"), kind, address_group(address))
