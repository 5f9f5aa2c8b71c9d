"""uvicorn's WebSocket protocol with time limits, and without ASGI once a connection is open.

To the application a connection is a request that never ends: while it lasts, uvicorn keeps its
headers, queues, and the coroutines of every layer on the way to the handler, 20 kB a connection.
`take_over` ends the request and keeps the connection.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import CONT, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

from pantheon.server.process.patience import Config, Deadline, MustRead, host_of
from pantheon.server.process.shared_timers import NOT_WAITING
from pantheon.server.security.rate_limits import Bucket
from pantheon.server.websocket.frames import Listener, is_utf8, whole_pong, whole_text

MOST_FRAGMENTS = 256
"""Frames that one message may consist of."""
FRAMES_AT_ONCE = 5
"""Seconds' worth of frames that may arrive at once."""

FRAMES = "pantheon.frames"
"""The ASGI extension by which the application takes a connection over: our WebSocketProtocol."""

_UNUSED = asyncio.Event()
"""Only requests wait until they may write."""
_BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class CountedFrames(ServerProtocol):
    """The WebSocket library's reader, with limits on frames, fragments and pings.

    A client that sends too many frames is disconnected (1002), even in the middle of a read:
    thousands of frames fit into one.
    """

    __slots__ = ("_fragments", "_frames", "_is_between_frames", "_reads")
    """With more than thirty attributes outside of slots, an object's dictionary takes 1.5 kB."""

    def __init__(self, frames_a_second: int, **settings: Any) -> None:
        super().__init__(**settings)
        self._frames = Bucket(frames_a_second, frames_a_second * FRAMES_AT_ONCE)
        self._reads = 0
        self._fragments = 0
        self._is_between_frames = False

    def receive_data(self, data: bytes | bytearray) -> None:
        self._is_between_frames = False
        self._reads += 1
        super().receive_data(data)

    def forget_handshake(self) -> None:
        """Read frames alone from now on: the parser keeps the request for as long as it runs."""
        if self._reads == 1 and not self.reader.buffer:  # nothing else has been read so far
            self.parser.close()
            self.parser = Protocol.parse(self)
            next(self.parser)

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


class Events:
    """Takes the place of the queue in which uvicorn keeps events for the application."""

    def __init__(self, protocol: WebSocketProtocol) -> None:
        self.put_nowait = protocol.hand_on


class WebSocketProtocol(MustRead, WebSocketsSansIOProtocol):
    """WebSockets whose handshake, pongs and reading must come in time."""

    __slots__ = (
        "_gate", "_heard", "_leaving", "_listener", "_opening", "_patience", "_pings",
        "_taken_over",
        # What uvicorn notes of each connection: in a dictionary it would take 1.5 kB.
        "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer",
        "config", "conn", "connections", "curr_msg_data_type", "default_headers", "disconnected",
        "frames", "handshake_complete", "handshake_initiated", "initial_response", "last_ping_rtt",
        "logger", "loop", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout",
        "ping_timer", "pong_timer", "queue", "read_paused", "request", "response", "root_path",
        "scheme", "scope", "server", "tasks", "timer", "transport", "writable",
    )  # fmt: skip

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
        self._pings = config.pings
        self.timer = NOT_WAITING
        self._listener: Listener | None = None
        """Who has taken the connection over, until it ends."""
        self._taken_over = False
        self._heard = 0.0
        """When the client last sent a message, by the event loop's clock."""
        self._opening = Deadline(self.loop)
        self._leaving = Deadline(self.loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opening.set(self._patience.handshake, self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.queue = cast(Any, None)  # these two leave no cycles behind
        self.conn.parser.close()
        self._opening.lift()
        self._leaving.lift()
        self._gate.leave(host_of(self.transport))

    def data_received(self, data: bytes) -> None:
        while self._listener and not self.close_sent and (found := whole_text(data)):
            if not self.conn.may_skip_frame():
                break
            message, end = found
            self._heard = self.loop.time()
            self._listener.receive(message, True)
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
        if self._listener is None or self.close_sent or (is_text and not is_utf8(message)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._listener.receive(message, is_text)

    def take_over(self, listener: Listener) -> None:
        """Hand the connection over; nothing of the request that opened it remains."""
        early: asyncio.Queue[Any] = self.queue
        self.queue = cast(Any, Events(self))
        self.writable = _UNUSED
        self.conn.forget_handshake()
        self.scope = self.request = self.response = cast(Any, None)
        self.server = self.client = None
        self._listener, self._taken_over = listener, True
        while not early.empty():
            self.queue.put_nowait(early.get_nowait())

    def hand_on(self, event: dict[str, Any]) -> None:
        """Hand on what the library has read by itself, or that the connection has ended."""
        if self._listener is None:
            return
        if event["type"] == "websocket.receive":
            text = event.get("text")
            message = event["bytes"] if text is None else text.encode()
            self._listener.receive(message, text is not None)
            return
        leaving = self.loop.create_task(self._listener.leave())
        self._listener = None
        leaving.add_done_callback(self.on_task_complete)
        self.tasks.add(leaving)
        self._leaving.set(self._patience.reading, self._abort)

    def close(self, code: int) -> None:
        """End the connection and tell the client why."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return  # it is ending already
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on()  # the client's answer is read
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

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

    def stop_keepalive(self) -> None:
        self._pings.lift(self)
        super().stop_keepalive()

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        self._pings.wake_later(self, max(0.0, self.ping_interval - self.last_ping_rtt))

    def wake(self) -> None:
        """Ping the client, unless it has just shown that it is there."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > 0:
            self._pings.wake_later(self, wait)
        else:
            self.send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings will not read a closing frame either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application until it has refused the connection or taken it over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("WebSocket request failed")
            self.send_500_response()
        if self._taken_over:
            return
        if self.close_timer is None:
            self.transport.close()
        self._leaving.set(self._patience.reading, self._abort)
