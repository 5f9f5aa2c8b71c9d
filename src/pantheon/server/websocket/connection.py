"""One WebSocket connection: reads requests, writes responses.

A request that is wrong in any way is refused with a code, and the connection stays open. A client
that is too slow to read is disconnected; it can join again and say what it already has.
"""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

import pantheon
from pantheon.server.http.accept_language import preferred_language
from pantheon.server.http.visitors import Visitor, visitor_of
from pantheon.server.process.websocket_protocol import FRAMES
from pantheon.server.security.rate_limits import Bucket
from pantheon.server.security.request_checks import address_of, same_origin
from pantheon.server.services import BANNED, Services, refused
from pantheon.server.websocket.frames import Frames, frame_of, text_frame
from pantheon.server.websocket.request_handlers import SLOW, answer, leave
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done, Refused, Response, Welcome
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import StoreUnavailable

logger = logging.getLogger(__name__)

MOST_BYTES = 64 * 1024
MOST_UNREAD = 2 * 1024 * 1024
"""Bytes that may wait for a slow client."""

UNDER_WAY = 2.0
"""Seconds that a request under way may take before a connection ends that is to be finished."""
ID_WITHIN = 256
"""Bytes at either end of a refused message that are searched for its id."""
_ID = re.compile(rb'"id"\s{0,8}:\s{0,8}"([\w.:/-]{1,64})"')

FOREIGN, TOO_MANY, TOO_SLOW = 4403, 4429, 4408

_encode = msgspec.json.Encoder().encode


async def follow(websocket: WebSocket) -> None:
    """Open a WebSocket, or refuse it."""
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
        if ban := services.bans.of(address, visitor.person.id):
            await websocket.send_text(_encode(refused(ban.refusal())).decode())
            await websocket.close(BANNED)
        else:
            frames: Frames = websocket.scope["extensions"][FRAMES]["socket"]
            language = preferred_language(websocket.headers)
            Connection(frames, services, visitor, shared, address, language).begin()
            return
    except BaseException:
        services.limits.disconnect(address)
        raise
    services.limits.disconnect(address)


class Connection:
    """A connected client: what it requests, and what it is sent."""

    __slots__ = (
        "__weakref__", "_ended", "_frames", "_metrics", "_own", "_shared", "_tasks", "_unanswered",
        "_unsent", "_working", "address", "language", "person", "requested_viewpoint", "services",
        "session", "table", "viewpoint", "wants_view",
    )  # fmt: skip

    def __init__(
        self,
        frames: Frames,
        services: Services,
        visitor: Visitor,
        shared: Bucket,
        address: str,
        language: str,
    ) -> None:
        self.person = visitor.person
        self.session = visitor.session
        self.address = address
        self.language = language
        self.viewpoint: int | None = None
        self.requested_viewpoint: int | None = None
        self.wants_view = False
        self.services = services
        self.table: LiveTable | None = None
        allowance = services.limits.allowance
        self._own = Bucket(allowance.asks_a_second, allowance.asks_at_once)
        self._shared = shared
        self._frames = frames
        self._metrics = services.metrics
        self._unsent = b""
        """The frame of an acknowledgement that goes out with what has changed."""
        self._ended = 0
        """The code it was closed with, once the server has ended it."""
        self._tasks: list[asyncio.Task[None]] = []
        self._unanswered: list[tuple[bytes, bool]] = []
        self._working: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Write a message; a client that does not read is disconnected."""
        if self._ended:
            return
        if self._frames.unread_bytes() > MOST_UNREAD:
            self.end(TOO_SLOW)
            return
        self._frames.write_frame(self._unsent + text_frame(message))
        self._unsent = b""
        self._metrics.bytes_out += len(message)

    def end(self, code: int) -> None:
        """Close the connection: nothing more is sent, and no further request is carried out."""
        if not self._ended:
            self._ended = code
            self._frames.close(code)

    async def finish(self, code: int) -> None:
        """Close the connection once the request under way is answered."""
        if self._working:
            await asyncio.wait({self._working}, timeout=UNDER_WAY)
        self.end(code)

    def begin(self) -> None:
        """Greet the client; from then on every message is carried out until the connection ends."""
        self.services.connections.add(self)
        self._respond(
            Welcome(
                name=self.person.name,
                colour=self.person.colour,
                account=self.person.account,
                time=self.services.registry.now(),
                version=pantheon.__version__,
            )
        )
        self._frames.take_over(self)

    async def leave(self) -> None:
        """The connection has ended; what it asked for is still carried out."""
        self.services.connections.discard(self)
        self.services.limits.disconnect(self.address)
        for task in self._tasks:
            task.cancel()
        if self._working:
            await self._working
        try:
            await leave(self)
        except Exception:  # nobody is left to answer
            logger.exception("leaving failed")

    def receive(self, message: bytes, is_text: bool) -> None:
        """Take in a message. Requests are carried out one after the other; a change is carried
        through even if the connection ends."""
        self._unanswered.append((message, is_text))
        if self._working is None:
            self._working = asyncio.create_task(self._carry_out())
        else:
            self._frames.hold()

    async def _carry_out(self) -> None:
        while self._unanswered and not self._ended:
            await self._receive(*self._unanswered.pop(0))
        self._working = None
        self._frames.go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _receive(self, message: bytes, is_text: bool) -> None:
        """Carry out one request, or refuse it."""
        try:
            if not (self._own.take() and self._shared.take()):
                raise refusal("too_fast")
            request = _read(message)
        except Refusal as error:
            self._refuse(_id_in(message) if is_text else "", error)
            return
        if type(request) in SLOW:
            self._start(self._answer(request))
        else:
            await self._answer(request)

    async def _answer(self, request: requests.Request) -> None:
        kind = type(request).__name__
        times = self._metrics.of_request(kind)
        begun = time.perf_counter()
        try:
            response = await answer(self, request)
            if response is not None:
                self.acknowledge(response)
        except Refusal as error:
            self._refuse(request.id, error)
        except StoreUnavailable as error:
            logger.warning("request failed: %s", error, extra={"request": kind})
            self._refuse(request.id, refusal("not_kept"))
        except Exception:  # a fault of ours: the client may try again, the log has the reason
            logger.exception("request failed", extra={"request": kind})
            self._refuse(request.id, refusal("busy"))
        self._send_rest()
        times.observe(time.perf_counter() - begun)

    def acknowledge(self, response: Response) -> None:
        """Send a response, unless it only says that a request without an id is done.

        It goes out with the next message, or when the request is answered: a write costs more
        than all else that a message needs.
        """
        if self._ended or (isinstance(response, Done) and not response.id):
            return
        message = _encode(response)
        self._unsent += frame_of(message)
        self._metrics.bytes_out += len(message)

    def _send_rest(self) -> None:
        if self._unsent and not self._ended:
            self._frames.write_frame(self._unsent)
        self._unsent = b""

    def _respond(self, response: Response) -> None:
        self.send(_encode(response))

    def _refuse(self, request_id: str, error: Refusal) -> None:
        self._metrics.refusals.labels(error.code).inc()
        self._respond(Refused(id=request_id, code=error.code, rule=error.rule, words=error.words))


def _read(message: bytes) -> requests.Request:
    if len(message) > MOST_BYTES:
        raise refusal("too_large")
    try:
        return requests.read_request(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refusal("malformed") from error


def _id_in(message: bytes) -> str:
    """The id of a refused request, found without parsing the request.

    Clients write the id first or last; one that does not gets a refusal without it.
    """
    found = _ID.search(message, 0, ID_WITHIN) or _ID.search(
        message, max(0, len(message) - ID_WITHIN)
    )
    return found[1].decode() if found else ""
