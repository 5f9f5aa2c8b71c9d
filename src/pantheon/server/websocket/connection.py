"""One WebSocket: asks in, tells out.

Whatever is wrong with an ask, it is refused by name and the connection lives on. A client too
slow to read what it is told is disconnected; it can join again and say what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import pantheon
from pantheon.server.http.accept_language import preferred_language
from pantheon.server.http.visitors import visitor_of
from pantheon.server.security.rate_limits import Bucket
from pantheon.server.security.request_checks import address_of, same_origin
from pantheon.server.services import Services
from pantheon.table import lessons
from pantheon.table.accounts.person import Person
from pantheon.table.bots import advice
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done, Pong, Refused, Response, Welcome
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import StoreUnavailable

logger = logging.getLogger(__name__)

MOST_BYTES = 64 * 1024
MOST_WAITING = 256
"""Messages that may wait for a slow client."""

ID_WITHIN = 256
"""Characters at either end of a refused message that are searched for its id."""
_ID = re.compile(r'"id"\s{0,8}:\s{0,8}"([\w.:/-]{1,64})"', re.ASCII)

FOREIGN, TOO_MANY, TOO_SLOW = 4403, 4429, 4408

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


async def follow(websocket: WebSocket) -> None:
    """Serve a WebSocket from its opening to its end."""
    services: Services = websocket.app.state.services
    if not same_origin(websocket.headers):
        await websocket.close(FOREIGN)
        return
    address = address_of(websocket)
    shared = services.limits.connect(address)
    if shared is None:
        await websocket.close(TOO_MANY)
        return
    try:
        visitor = await visitor_of(websocket)
        await websocket.accept()
        await Connection(websocket, services, visitor.person, shared, visitor.session).serve()
    finally:
        services.limits.disconnect(address)


class Connection:
    """A client's end of the table: what it asks, and what it is told."""

    def __init__(
        self,
        websocket: WebSocket,
        services: Services,
        person: Person,
        shared: Bucket,
        session: str = "",
    ) -> None:
        self.person = person
        self.session = session
        self.viewpoint: int | None = None
        self.requested_viewpoint: int | None = None
        self.wants_view = False
        self._websocket = websocket
        self._services = services
        allowance = services.limits.allowance
        self._own = Bucket(allowance.asks_a_second, allowance.asks_at_once)
        self._shared = shared
        self._table: LiveTable | None = None
        self._waiting: deque[bytes] = deque()
        self._told = asyncio.Event()
        self._ended = 0
        """The code to close with, once the connection is to end."""
        self._beside: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is told nothing more and let go."""
        if self._ended:
            return
        if len(self._waiting) == MOST_WAITING:
            self.end(TOO_SLOW)
        else:
            self._waiting.append(message)
            self._told.set()

    def end(self, code: int) -> None:
        """Close the connection: nothing more is told, and nothing that it asks is done."""
        if not self._ended:
            self._ended = code
            self._waiting.clear()
            self._told.set()

    async def serve(self) -> None:
        """Read asks until the connection ends."""
        services = self._services
        services.connections.add(self)
        writer = asyncio.create_task(self._write())
        self._say(
            Welcome(
                name=self.person.name,
                colour=self.person.colour,
                account=self.person.account,
                time=services.registry.now(),
                version=pantheon.__version__,
            )
        )
        try:
            while True:
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect" or self._ended:
                    break
                await self._hear(message)
        except WebSocketDisconnect:
            pass
        finally:
            services.connections.discard(self)
            for task in (writer, *self._beside):
                task.cancel()
            if self._table:
                await services.registry.leave(self._table, self)

    async def _write(self) -> None:
        send, count = self._websocket.send, self._services.metrics.bytes_out.inc
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self._ended:
                await self._told.wait()
                self._told.clear()
                while self._waiting:
                    message = self._waiting.popleft()
                    count(len(message))
                    await send({"type": "websocket.send", "text": message.decode()})
            await self._websocket.close(self._ended)

    # Asks

    async def _hear(self, message: Any) -> None:
        """Carry out one ask, or refuse it."""
        text = message.get("text")
        try:
            if not (self._own.take() and self._shared.take()):
                raise refusal("too_fast")
            request = _read(text if text is not None else message.get("bytes"))
        except Refusal as error:
            self._refuse(_id_in(text), error)
            return
        slow = type(request) in _SLOW
        if slow:
            task = asyncio.create_task(self._answer(request))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._answer(request)

    async def _answer(self, request: requests.Request) -> None:
        kind = type(request).__name__
        metrics = self._services.metrics
        metrics.asks.labels(kind).inc()
        begun = time.perf_counter()
        try:
            answer = await _ANSWERS.get(type(request), Connection.pass_on)(self, request)
            if answer is not None:
                self._acknowledge(answer)
        except Refusal as error:
            self._refuse(request.id, error)
        except StoreUnavailable as error:
            logger.warning("an ask failed: %s", error, extra={"ask": kind})
            self._refuse(request.id, refusal("not_kept"))
        except Exception:
            logger.exception("an ask failed", extra={"ask": kind})
            self._refuse(request.id, refusal("busy"))
        metrics.took.labels(kind).observe(time.perf_counter() - begun)

    async def pass_on(self, request: requests.Request) -> None:
        """Most asks are for the table to decide; `done` comes before what has changed."""
        await self._followed().carry_out(self.person, request, self._acknowledge)

    async def join(self, request: requests.Join) -> Response:
        """Follow a table."""
        services = self._services
        table = await self._found(services.registry.table, request.table)
        self.person = await services.accounts.person(self.person.id)
        if self._table:
            await services.registry.leave(self._table, self)
        self._table, self.requested_viewpoint, self.wants_view = table, request.seat, request.view
        seq = await services.registry.join(table, self, request.have)
        return Done(id=request.id, seq=seq)

    async def look(self, request: requests.Look) -> Response:
        """See the table from another seat of one's own."""
        table = self._followed()
        if request.seat is not None and request.seat not in table.record.seats_of(self.person.id):
            raise refusal("not_yours")
        self.requested_viewpoint = request.seat
        await table.change_viewpoint(self)
        return Done(id=request.id, seq=table.record.seq)

    async def rematch(self, request: requests.Rematch) -> Response:
        """A table for the same players."""
        return await self._services.registry.rematch(self._followed(), self.person, request)

    async def weigh(self, request: requests.Weigh) -> Response:
        """Whether an action is final."""
        return await advice.weigh(self._followed(), self.person, request)

    async def hint(self, request: requests.HintRequest) -> Response:
        """What a bot would do."""
        bot_workers = self._services.registry.bot_workers
        if not request.language:
            language = preferred_language(self._websocket.headers)
            request = msgspec.structs.replace(request, language=language)
        return await advice.hint(self._followed(), bot_workers, self.person, request)

    async def replay(self, request: requests.Replay) -> Response:
        """Frames of a finished match."""
        address = address_of(self._websocket)
        archive = self._services.registry.archive
        return await self._found(lambda _: archive.replay(request, address), request.table)

    async def lesson(self, request: requests.LessonRequest) -> Response:
        """A step of the guided first match."""
        return await asyncio.to_thread(lessons.lesson, request)  # the first drawing takes long

    async def ping(self, request: requests.Ping) -> Response:
        """The server's time."""
        return Pong(sent=request.sent, time=self._services.registry.now())

    async def _found(self, find: Callable[[str], Awaitable[T]], table: str) -> T:
        """The table with that code, as long as the address has not guessed too often."""
        limits, address = self._services.limits, address_of(self._websocket)
        if not await limits.may_guess(address):
            raise refusal("too_fast")
        try:
            return await find(table)
        except Refusal as error:
            if error.code == "unknown_table":
                await limits.note_miss(address)
            raise

    def _followed(self) -> LiveTable:
        if self._table is None:
            raise refusal("not_joined")
        return self._table

    def _acknowledge(self, answer: Response) -> None:
        """Pass an answer on, unless it says no more than that an ask without an id is done."""
        if not isinstance(answer, Done) or answer.id:
            self._say(answer)

    def _say(self, send: Response) -> None:
        self.send(_encode(send))

    def _refuse(self, request: str, error: Refusal) -> None:
        self._services.metrics.refusals.labels(error.code).inc()
        self._say(Refused(id=request, code=error.code, rule=error.rule, words=error.words))


_ANSWERS: dict[type[requests.Request], Callable[[Connection, Any], Awaitable[Response | None]]] = {
    requests.Join: Connection.join,
    requests.Look: Connection.look,
    requests.Rematch: Connection.rematch,
    requests.Weigh: Connection.weigh,
    requests.HintRequest: Connection.hint,
    requests.Replay: Connection.replay,
    requests.LessonRequest: Connection.lesson,
    requests.Ping: Connection.ping,
}
_SLOW = (requests.HintRequest, requests.Replay)


def _read(text: str | bytes | None) -> requests.Request:
    if text is None or len(text) > MOST_BYTES:
        raise refusal("too_large" if text else "malformed")
    try:
        return requests.read_request(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refusal("malformed") from error


def _id_in(text: str | None) -> str:
    """The id of a refused ask, so that its sender knows which, without reading the ask.

    Clients write the id first or last; one that does not gets a refusal without it.
    """
    if not text:
        return ""
    found = _ID.search(text, 0, ID_WITHIN) or _ID.search(text, max(0, len(text) - ID_WITHIN))
    return found[1] if found else ""
