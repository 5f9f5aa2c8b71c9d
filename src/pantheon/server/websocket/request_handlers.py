"""What a client may request over its WebSocket, and how each request is answered.

Most requests are commands for the table the client follows; those not listed here are passed on
to it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from pantheon.server.services import Services
from pantheon.table import lessons
from pantheon.table.bots import advice
from pantheon.table.broadcast.audience import Watcher
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done, Pong, Response
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.rematch import rematch

T = TypeVar("T")

SLOW = (requests.HintRequest, requests.Replay)
"""Requests that are answered in a task of their own, so that others need not wait."""


class Client(Watcher, Protocol):
    """A connected client, as far as its requests need to know it."""

    services: Services
    address: str
    language: str
    """The one that its browser prefers."""
    table: LiveTable | None
    """The table that it follows."""

    def acknowledge(self, response: Response) -> None:
        """Send a response, if the client waits for one."""


async def answer(client: Client, request: requests.Request) -> Response | None:
    """The response, unless it has been sent already; raises Refusal."""
    return await _HANDLERS.get(type(request), _pass_on)(client, request)


async def leave(client: Client) -> None:
    """The client no longer follows its table."""
    if client.table:
        await client.services.registry.leave(client.table, client)


async def _pass_on(client: Client, request: requests.Request) -> None:
    """Let the table decide; `done` is sent before what has changed."""
    await _followed(client).carry_out(client.person, request, client.acknowledge)


async def _join(client: Client, request: requests.Join) -> Response:
    services = client.services
    table = await _look_up(client, request.table, services.registry.table)
    client.person = await services.accounts.person(client.person.id)
    await leave(client)
    client.table = table
    client.requested_viewpoint, client.wants_view = request.seat, request.view
    seq = await services.registry.join(table, client, request.have)
    return Done(id=request.id, seq=seq)


async def _look(client: Client, request: requests.Look) -> Response:
    table = _followed(client)
    if request.seat is not None and request.seat not in table.record.seats_of(client.person.id):
        raise refusal("not_yours")
    client.requested_viewpoint = request.seat
    await table.change_viewpoint(client)
    return Done(id=request.id, seq=table.record.seq)


async def _rematch(client: Client, request: requests.Rematch) -> Response:
    return await rematch(client.services.registry, _followed(client), client.person, request)


async def _weigh(client: Client, request: requests.Weigh) -> Response:
    return await advice.weigh(_followed(client), client.person, request)


async def _hint(client: Client, request: requests.HintRequest) -> Response:
    if not request.language:
        request = msgspec.structs.replace(request, language=client.language)
    bot_workers = client.services.registry.bot_workers
    return await advice.hint(_followed(client), bot_workers, client.person, request)


async def _replay(client: Client, request: requests.Replay) -> Response:
    archive = client.services.registry.archive
    return await _look_up(client, request.table, lambda _: archive.replay(request, client.address))


async def _lesson(_: Client, request: requests.LessonRequest) -> Response:
    return await asyncio.to_thread(lessons.lesson, request)  # the first drawing takes long


async def _ping(client: Client, request: requests.Ping) -> Response:
    return Pong(sent=request.sent, time=client.services.registry.now())


async def _look_up(client: Client, table: str, find: Callable[[str], Awaitable[T]]) -> T:
    """Find something by a table's code, unless the address has guessed too often."""
    limits, address = client.services.limits, client.address
    if not await limits.may_guess(address):
        raise refusal("too_fast")
    try:
        return await find(table)
    except Refusal as error:
        if error.code == "unknown_table":
            await limits.note_miss(address)
        raise


def _followed(client: Client) -> LiveTable:
    if client.table is None:
        raise refusal("not_joined")
    return client.table


_HANDLERS: dict[type[requests.Request], Callable[[Client, Any], Awaitable[Response | None]]] = {
    requests.Join: _join,
    requests.Look: _look,
    requests.Rematch: _rematch,
    requests.Weigh: _weigh,
    requests.HintRequest: _hint,
    requests.Replay: _replay,
    requests.LessonRequest: _lesson,
    requests.Ping: _ping,
}
