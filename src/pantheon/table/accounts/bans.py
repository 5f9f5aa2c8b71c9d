"""Bans: addresses, networks and persons that may not use the server."""

import ipaddress
import time

import msgspec
from sqlalchemy import Delete, delete, insert, select

from pantheon.core.errors import PantheonError
from pantheon.core.words import Argument, Words
from pantheon.table.refusals import Refusal
from pantheon.table.store import Store
from pantheon.table.store.database_tables import bans

ADDRESS, PERSON = "address", "person"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class NotAnAddress(PantheonError):
    """Neither an address nor a network."""


class Ban(msgspec.Struct, frozen=True):
    """A ban; without `until` (seconds since 1970) it has no end."""

    kind: str
    value: str
    reason: str = ""
    until: float | None = None

    def refusal(self) -> Refusal:
        """What the banned person is told."""
        arguments: dict[str, Argument] = {"reason": self.reason or "–"}
        if self.until is None:
            return Refusal("banned", words=Words("refused-banned", arguments))
        day = time.strftime("%Y-%m-%d", time.gmtime(self.until))
        return Refusal("banned", words=Words("refused-banned-until", {**arguments, "day": day}))


class Bans:
    """The bans of a server, kept in memory and read again every few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._persons: dict[str, Ban] = {}
        self._networks: dict[Network, Ban] = {}

    async def refresh(self) -> None:
        """Read the bans that hold now."""
        now = time.time()
        found = [ban for ban in await list_bans(self._store) if not ban.until or ban.until > now]
        self._persons = {ban.value: ban for ban in found if ban.kind == PERSON}
        self._networks = {network_of(ban.value): ban for ban in found if ban.kind == ADDRESS}

    def of(self, address: str, person: str = "") -> Ban | None:
        """The ban of an address or a person, if there is one."""
        if person in self._persons:
            return self._persons[person]
        return self._of_address(address) if self._networks else None

    def _of_address(self, address: str) -> Ban | None:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return None
        if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped:
            known = known.ipv4_mapped
        return next((ban for network, ban in self._networks.items() if known in network), None)


def network_of(address: str) -> Network:
    """An address or a network; one IPv6 address stands for its /64 network."""
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError as error:
        raise NotAnAddress(
            f"{address!r} is neither an address nor a network, such as 203.0.113.7 or 2001:db8::/64"
        ) from error
    if network.version == 6 and "/" not in address:
        return network.supernet(new_prefix=64)
    return network


async def list_bans(store: Store) -> list[Ban]:
    """All bans, those that have ended too."""
    wanted = select(bans).order_by(bans.c.kind, bans.c.value)
    return [Ban(row.kind, row.value, row.reason, row.until) for row in await store.rows(wanted)]


async def add_ban(store: Store, ban: Ban) -> None:
    """Store a ban in place of an older one of the same person or address."""
    async with store.writing() as connection:
        await connection.execute(_gone(ban.kind, ban.value))
        await connection.execute(insert(bans).values(msgspec.structs.asdict(ban)))


async def lift_ban(store: Store, kind: str, value: str) -> bool:
    """Remove a ban; False if there was none."""
    async with store.writing() as connection:
        return bool((await connection.execute(_gone(kind, value))).rowcount)


def _gone(kind: str, value: str) -> Delete:
    return delete(bans).where(bans.c.kind == kind, bans.c.value == value)
