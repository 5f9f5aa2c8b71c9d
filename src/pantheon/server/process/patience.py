"""How long a connection may keep the server waiting.

uvicorn itself waits for ever for a request's first byte, for headers that trickle in, for a client
that does not read, and after a handshake that its WebSocket library has refused.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from pantheon.server.process.shared_timers import SharedTimers
from pantheon.server.security.connection_limits import ConnectionGate

PINGS = 200
"""Into how many groups pings are spread, so that few are sent at once."""


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
            timeout_keep_alive=patience.idle,
            ws_ping_interval=patience.ping or None,
            ws_ping_timeout=patience.pong or None,
            **settings,
        )
        self.gate = gate
        self.patience = patience
        self.pings = SharedTimers(patience.ping / PINGS)
        self.frames_a_second = frames_a_second


class Deadline:
    """Calls something when it is due, unless it is lifted or set again before."""

    __slots__ = ("_loop", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float, end: Callable[[], object]) -> None:
        self.lift()
        if seconds:
            self._timer = self._loop.call_later(seconds, end)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class MustRead(asyncio.Protocol):
    """A connection that is ended if the client does not read what it is sent."""

    transport: asyncio.Transport
    _patience: Patience
    _leaving: Deadline

    def _abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving.set(self._patience.reading, self._abort)

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._leaving.lift()
        super().resume_writing()


def host_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
