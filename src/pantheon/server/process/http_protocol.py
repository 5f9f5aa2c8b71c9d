"""uvicorn's HTTP protocol with time limits."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from pantheon.server.process.patience import Config, Deadline, MustRead, host_of

_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\n"
    b"connection: close\r\n\r\n"
)


class HttpProtocol(MustRead, HttpToolsProtocol):
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
        self._arriving = Deadline(self.loop)
        self._leaving = Deadline(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = host_of(transport)
        if not self._gate.admit(host):
            self.transport = transport
            transport.write(_FULL)
            transport.close()
            return
        self._host = host
        super().connection_made(transport)
        self._arriving.set(self._patience.headers, self._abort)

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
            self._arriving.set(self._patience.headers, self._abort)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._arriving.set(self._patience.body, self._abort)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arriving.lift()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket; it still counts as open."""
        self._arriving.lift()
        self._leaving.lift()
        super().handle_websocket_upgrade()
        self.parser = cast(Any, None)  # it refers back to this object, and nothing else ends that

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._leaving.set(self._patience.reading, self._abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._leaving.set(self._patience.reading, self._abort)
