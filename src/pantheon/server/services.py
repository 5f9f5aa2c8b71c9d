"""The services of a running server, which every request may need."""

import asyncio
import logging
from pathlib import Path
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection

from pantheon.server.lab.lab_runs import LabRuns
from pantheon.server.process.metrics import Metrics
from pantheon.server.security.identity_cookie import Identity
from pantheon.server.security.owner import Owner
from pantheon.server.security.rate_limits import Limits, address_group
from pantheon.server.security.request_checks import address_of
from pantheon.table.accounts.accounts import Accounts
from pantheon.table.accounts.bans import Bans
from pantheon.table.accounts.person import Person
from pantheon.table.accounts.sessions import Key, Sessions
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol.responses import Refused
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry

logger = logging.getLogger(__name__)

SESSION_ENDED = 4401
"""WebSocket close code: your identity has changed, reconnect with the new cookie."""
BANNED = 4410
"""WebSocket close code: the last message says why; do not reconnect."""
LOOK_AGAIN = 5.0
"""Seconds between two checks for sessions that were ended elsewhere, and for bans."""

_encode = msgspec.json.Encoder().encode


def refused(error: Refusal, request_id: str = "") -> Refused:
    """A refusal as a message; without an id it answers no request."""
    return Refused(id=request_id, code=error.code, rule=error.rule, words=error.words)


class OpenSocket(Protocol):
    """An open WebSocket, as the server sees it."""

    person: Person
    session: str
    address: str
    table: LiveTable | None
    """The table that it follows."""

    def send(self, message: bytes) -> None: ...

    def end(self, code: int) -> None: ...

    async def finish(self, code: int) -> None:
        """Answer the request under way, then end."""


class Services:
    """The services of a running server, made once."""

    def __init__(
        self,
        registry: TableRegistry,
        identity: Identity,
        limits: Limits,
        web: Path | None,
        owner: Owner,
        lab: LabRuns,
    ) -> None:
        self.registry = registry
        self.accounts = Accounts(registry.store)
        self.sessions = Sessions(registry.store)
        self.bans = Bans(registry.store)
        self.identity = identity
        self.limits = limits
        self.metrics = Metrics(registry)
        self.web = web
        self.owner = owner
        self.lab = lab
        self.connections: set[OpenSocket] = set()

    def origin(self, connection: HTTPConnection) -> str:
        """A keyed hash of the request's address: it is compared, never shown."""
        return self.identity.mark(address_group(address_of(connection)))

    def end_sockets(self, keys: set[Key]) -> None:
        """Close the WebSockets of these persons and sessions."""
        for each in list(self.connections):
            if (each.person.id, each.session) in keys:
                each.end(SESSION_ENDED)

    def end_sockets_of(self, person: Person) -> None:
        """Close the WebSockets of a person, whatever their session."""
        self.end_sockets(
            {(person.id, each.session) for each in self.connections if each.person.id == person.id}
        )

    def _end_banned(self) -> None:
        for each in list(self.connections):
            if ban := self.bans.of(each.address, each.person.id):
                each.send(_encode(refused(ban.refusal())))
                each.end(BANNED)

    async def watch_sessions(self) -> None:
        """Keep closing the WebSockets of sessions that were ended elsewhere, and of the banned."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            keys = {(each.person.id, each.session) for each in self.connections}
            try:
                self.end_sockets(await self.sessions.ended(keys))
                await self.bans.refresh()
                self._end_banned()
            except Exception:  # whatever happened, the next check must come
                logger.exception("checking for ended sessions failed")
