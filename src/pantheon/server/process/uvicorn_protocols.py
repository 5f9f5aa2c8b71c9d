"""uvicorn's HTTP and WebSocket protocols with time limits.

uvicorn itself waits for ever for a request's first byte, for headers that trickle in, for a client
that does not read, and after a handshake that its WebSocket library has refused.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import CONT, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from pantheon.server.security.connection_limits import ConnectionGate
from pantheon.server.security.rate_limits import Bucket
from pantheon.server.websocket.frames import is_utf8, whole_pong, whole_text

MOST_FRAGMENTS = 256
"""Frames that one message may consist of."""
FRAMES_AT_ONCE = 5
"""Seconds' worth of frames that may arrive at once."""

FRAMES = "pantheon.frames"
"""The ASGI extension by which the application writes whole frames: our WebSocketProtocol."""

_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\n"
    b"connection: close\r\n\r\n"
)
_BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Patience(msgspec.Struct, frozen=True):
    """How many seconds a connection may keep the server waiting; 0 lifts a limit."""

    headers: float = 10
    """For a request's headers, from the connection's opening or the request's first byte."""
    body: float = 60
    idle: int = 10
    """Between two requests."""
    handshake: float = 10
    reading: float = 30
    """For a client to read some of what was sent."""
    ping: float = 20
    """Between the last that was heard on a WebSocket and a ping."""
    pong: float = 20


class Config(uvicorn.Config):
    """uvicorn's settings, and what our protocols need in addition."""

    def __init__(
        self,
        app: Any,
        gate: ConnectionGate,
        patience: Patience,
        frames_a_second: int,
        **settings: Any,
    ) -> None:
        super().__init__(
            app,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            timeout_keep_alive=patience.idle,
            ws_ping_interval=patience.ping or None,
            ws_ping_timeout=patience.pong or None,
            **settings,
        )
        self.gate = gate
        self.patience = patience
        self.frames_a_second = frames_a_second


class Deadline:
    """Calls `end` when it is due, unless it is lifted or set again before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, end: Callable[[], object]) -> None:
        self._loop = loop
        self._end = end
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float) -> None:
        self.lift()
        if seconds:
            self._timer = self._loop.call_later(seconds, self._end)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _MustRead(asyncio.Protocol):
    """A connection that is ended if the client does not read what it is sent."""

    transport: asyncio.Transport
    _patience: Patience
    _leaving: Deadline

    def _abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving.set(self._patience.reading)

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._leaving.lift()
        super().resume_writing()


class HttpProtocol(_MustRead, HttpToolsProtocol):
    """HTTP whose requests must arrive, and whose responses must be read, in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._patience = config.patience
        self._host: str | None = None
        self._arriving = Deadline(self.loop, self._abort)
        self._leaving = Deadline(self.loop, self._abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = _host_of(transport)
        if not self._gate.admit(host):
            self.transport = transport
            transport.write(_FULL)
            transport.close()
            return
        self._host = host
        super().connection_made(transport)
        self._arriving.set(self._patience.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.lift()
        self._leaving.lift()
        if self._host is not None:
            self._gate.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._host is None:
            return
        cycle: RequestResponseCycle | None = self.cycle
        if (cycle is None or cycle.response_complete) and not self._arriving.running:
            self._arriving.set(self._patience.headers)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._arriving.set(self._patience.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arriving.lift()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket; it still counts as open."""
        self._arriving.lift()
        self._leaving.lift()
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._leaving.set(self._patience.reading)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._leaving.set(self._patience.reading)


class CountedFrames(ServerProtocol):
    """The WebSocket library's reader, with limits on frames, fragments and pings.

    A client that sends too many frames is disconnected (1002), even in the middle of a read:
    thousands of frames fit into one.
    """

    def __init__(self, frames_a_second: int, **settings: Any) -> None:
        super().__init__(**settings)
        self._frames = Bucket(frames_a_second, frames_a_second * FRAMES_AT_ONCE)
        self._fragments = 0
        self._is_between_frames = False

    def receive_data(self, data: bytes | bytearray) -> None:
        self._is_between_frames = False
        super().receive_data(data)

    def may_skip_frame(self) -> bool:
        """Whether the next frame may be read without this reader: it is not within a message, and
        the client may send one more."""
        return self._is_between_frames and self.state is State.OPEN and self._frames.take()

    def recv_frame(self, frame: Frame) -> None:
        if not self._frames.take():
            raise ProtocolError("too many frames")
        if frame.opcode is CONT:
            self._fragments += 1
            if self._fragments >= MOST_FRAGMENTS:
                raise ProtocolError("too many fragments")
        super().recv_frame(frame)
        if self.current_size is None:  # no message is half read
            self._fragments = 0
            self._is_between_frames = not self.reader.buffer


class WebSocketProtocol(_MustRead, WebSocketsSansIOProtocol):
    """WebSockets whose handshake, pongs and reading must come in time."""

    conn: CountedFrames

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = CountedFrames(
            config.frames_a_second,
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self._gate = config.gate
        self._patience = config.patience
        self.on_message: Callable[[bytes, bool], None] | None = None
        self._heard = 0.0
        """When the client last sent a message, by the event loop's clock."""
        self._opening = Deadline(self.loop, self._abort)
        self._leaving = Deadline(self.loop, self._abort)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opening.set(self._patience.handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        self._opening.lift()
        self._leaving.lift()
        self._gate.leave(_host_of(self.transport))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while self.on_message and not self.close_sent and (found := whole_text(data)):
            if not self.conn.may_skip_frame():
                break
            message, end = found
            self._heard = self.loop.time()
            self.on_message(message, True)
            data = data[end:]
        if data and not self._take_pong(data):
            self._receive_data(data)

    def _take_pong(self, data: bytes) -> bool:
        """Read the answer to a ping at once, if that is all there is."""
        answered = whole_pong(data)
        if answered is None or not self.conn.may_skip_frame():
            return False
        self.handle_pong(Frame(Opcode.PONG, answered))
        return True

    def _receive_data(self, data: bytes) -> None:
        """Let the library read what is not a plain text message."""
        try:
            super().data_received(data)
        except UnicodeError:  # a path that is not ASCII
            self._refuse_handshake(_BAD_HANDSHAKE)
            return
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # The library has refused the request, and uvicorn does not notice.
            self._refuse_handshake(b"".join(self.conn.data_to_send()) or _BAD_HANDSHAKE)

    def _refuse_handshake(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][FRAMES] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, unless nobody takes it yet or it cannot be read."""
        self._heard = self.loop.time()
        message, is_text = b"".join(self.frames), self.curr_msg_data_type == "text"
        if self.on_message is None or self.close_sent or (is_text and not is_utf8(message)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.on_message(message, is_text)

    def hold(self) -> None:
        """Read no more messages for now."""
        if not self.read_paused and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read messages again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write_frame(self, frame: bytes) -> None:
        """Write a whole frame at once, which many sockets may share: no extension alters it."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(frame)

    def unread_bytes(self) -> int:
        """How much of what was written still waits for the client to read it."""
        return self.transport.get_write_buffer_size()

    def start_keepalive(self) -> None:
        self._opening.lift()
        super().start_keepalive()

    def send_keepalive_ping(self) -> None:
        """Ping the client, unless it has just shown that it is there."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings will not read a closing frame either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._leaving.set(self._patience.reading)


def _host_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
