"""Limits on TCP connections: per address, and in all.

Every connection takes a file descriptor. One address must not take all of them, and some are
reserved for the database, the workers and files.
"""

import logging
import sys
import time
from collections import Counter

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pantheon.server.security.rate_limits import address_group

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)

RESERVE = 128
"""Descriptors reserved for the database, the workers and files; at most a quarter of all."""
MOST_DESCRIPTORS = 65_536
WARN_EVERY = 60.0


class TrustedProxies:
    """The proxies that are trusted to name a client's address: addresses, networks, or `*`."""

    def __init__(self, named: str) -> None:
        self.named = named
        self._trusted = ProxyHeadersMiddleware(_no_app, named or []).trusted_hosts

    def __contains__(self, host: str) -> bool:
        return host in self._trusted


class ConnectionGate:
    """Counts the open connections by address; 0 lifts a limit."""

    def __init__(self, of_address: int, in_all: int, proxies: TrustedProxies) -> None:
        self.open = 0
        self.refused = 0
        self._of_address = of_address
        self._in_all = in_all
        self._proxies = proxies
        self._counts: Counter[str] = Counter()
        self._warned = -WARN_EVERY

    def admit(self, host: str) -> bool:
        """Whether a connection is accepted; if so, `leave` must be called at its end."""
        group = address_group(host)
        full = bool(self._in_all) and self.open >= self._in_all
        many = bool(self._of_address) and self._counts[group] >= self._of_address
        if full or (many and host not in self._proxies):
            self._refuse(host, "too many connections" if full else "too many from one address")
            return False
        self.open += 1
        self._counts[group] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection that was accepted has ended."""
        group = address_group(host)
        self.open -= 1
        self._counts[group] -= 1
        if not self._counts[group]:
            del self._counts[group]

    def _refuse(self, host: str, why: str) -> None:
        self.refused += 1
        if time.monotonic() - self._warned >= WARN_EVERY:
            self._warned = time.monotonic()
            logger.warning(
                "connections refused",
                extra={"why": why, "address": host, "open": self.open, "so_far": self.refused},
            )


def raise_descriptor_limit() -> None:
    """Raise the limit on descriptors as far as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """The most connections beside the reserve; 0 if there is no limit."""
    if sys.platform == "win32":
        return 0
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 0
    return max(1, soft - min(RESERVE, soft // 4))


async def _no_app(*_: object) -> None:
    """A placeholder: only the middleware's list of trusted hosts is used."""
