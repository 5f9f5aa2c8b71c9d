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
from pantheon.table.protocol import requests as a
from pantheon.table.protocol.responses import Done, Pong, Refused, Tell, Welcome
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
        self.eyes: int | None = None
        self.looked: int | None = None
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

    def tell(self, message: bytes) -> None:
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
                time=services.house.now(),
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
                await services.house.leave(self._table, self)

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
            ask = _read(text if text is not None else message.get("bytes"))
        except Refusal as error:
            self._refuse(_id_in(text), error)
            return
        slow = type(ask) in _SLOW
        if slow:
            task = asyncio.create_task(self._answer(ask))
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._answer(ask)

    async def _answer(self, ask: a.Ask) -> None:
        kind = type(ask).__name__
        metrics = self._services.metrics
        metrics.asks.labels(kind).inc()
        begun = time.perf_counter()
        try:
            answer = await _ANSWERS.get(type(ask), Connection.pass_on)(self, ask)
            if answer is not None:
                self._acknowledge(answer)
        except Refusal as error:
            self._refuse(ask.id, error)
        except StoreUnavailable as error:
            logger.warning("an ask failed: %s", error, extra={"ask": kind})
            self._refuse(ask.id, refusal("not_kept"))
        except Exception:
            logger.exception("an ask failed", extra={"ask": kind})
            self._refuse(ask.id, refusal("busy"))
        metrics.took.labels(kind).observe(time.perf_counter() - begun)

    async def pass_on(self, ask: a.Ask) -> None:
        """Most asks are for the table to decide; `done` comes before what has changed."""
        await self._followed().carry_out(self.person, ask, self._acknowledge)

    async def join(self, ask: a.Join) -> Tell:
        """Follow a table."""
        services = self._services
        table = await self._found(services.house.table, ask.table)
        self.person = await services.accounts.person(self.person.id)
        if self._table:
            await services.house.leave(self._table, self)
        self._table, self.looked, self.wants_view = table, ask.seat, ask.view
        seq = await services.house.join(table, self, ask.have)
        return Done(id=ask.id, seq=seq)

    async def look(self, ask: a.Look) -> Tell:
        """See the table from another seat of one's own."""
        table = self._followed()
        if ask.seat is not None and ask.seat not in table.record.seats_of(self.person.id):
            raise refusal("not_yours")
        self.looked = ask.seat
        await table.turn_eyes(self)
        return Done(id=ask.id, seq=table.record.seq)

    async def rematch(self, ask: a.Rematch) -> Tell:
        """A table for the same players."""
        return await self._services.house.rematch(self._followed(), self.person, ask)

    async def weigh(self, ask: a.Weigh) -> Tell:
        """Whether an action is final."""
        return await advice.weigh(self._followed(), self.person, ask)

    async def hint(self, ask: a.HintAsk) -> Tell:
        """What a bot would do."""
        crew = self._services.house.crew
        if not ask.language:
            language = preferred_language(self._websocket.headers)
            ask = msgspec.structs.replace(ask, language=language)
        return await advice.hint(self._followed(), crew, self.person, ask)

    async def replay(self, ask: a.Replay) -> Tell:
        """Frames of a finished match."""
        address = address_of(self._websocket)
        archive = self._services.house.archive
        return await self._found(lambda _: archive.replay(ask, address), ask.table)

    async def lesson(self, ask: a.LessonAsk) -> Tell:
        """A step of the guided first match."""
        return await asyncio.to_thread(lessons.lesson, ask)  # the first drawing takes long

    async def ping(self, ask: a.Ping) -> Tell:
        """The server's time."""
        return Pong(sent=ask.sent, time=self._services.house.now())

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

    def _acknowledge(self, answer: Tell) -> None:
        """Pass an answer on, unless it says no more than that an ask without an id is done."""
        if not isinstance(answer, Done) or answer.id:
            self._say(answer)

    def _say(self, tell: Tell) -> None:
        self.tell(_encode(tell))

    def _refuse(self, ask: str, error: Refusal) -> None:
        self._services.metrics.refusals.labels(error.code).inc()
        self._say(Refused(id=ask, code=error.code, rule=error.rule, words=error.words))


_ANSWERS: dict[type[a.Ask], Callable[[Connection, Any], Awaitable[Tell | None]]] = {
    a.Join: Connection.join,
    a.Look: Connection.look,
    a.Rematch: Connection.rematch,
    a.Weigh: Connection.weigh,
    a.HintAsk: Connection.hint,
    a.Replay: Connection.replay,
    a.LessonAsk: Connection.lesson,
    a.Ping: Connection.ping,
}
_SLOW = (a.HintAsk, a.Replay)


def _read(text: str | bytes | None) -> a.Ask:
    if text is None or len(text) > MOST_BYTES:
        raise refusal("too_large" if text else "malformed")
    try:
        return a.read_ask(text)
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
