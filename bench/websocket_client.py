"""A WebSocket client that costs little: it shares the machine with the server it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A mask that leaves the data as it is."""

Hear = Callable[[bytes, float], None]


class Socket(asyncio.Protocol):
    """One connection; `hear` gets every text message and when it arrived."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._unread += data
        if not self.upgraded.done():
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.upgraded.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._unread = rest
            self.upgraded.set_result(None)
        while (end := self._read_frame(now)) > 0:
            self._unread = self._unread[end:]

    def _read_frame(self, now: float) -> int:
        """Hand on the first frame, if it is there; returns its length."""
        data = self._unread
        if len(data) < 2:
            return 0
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10]), 10
        end = start + size
        if len(data) < end:
            return 0
        if data[0] == TEXT:
            self.hear(data[start:end], now)
        elif data[0] == PING:
            self._write(PONG, data[start:end])
        elif data[0] == CLOSE:
            self.close()
        return end

    def _write(self, kind: int, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = bytes([128 + len(data)])
        if len(data) > 125:
            size = bytes([128 + 126]) + len(data).to_bytes(2)
        self._transport.write(bytes([kind]) + size + NO_MASK + data)

    def write_raw(self, data: bytes) -> None:
        """Write something that is not a frame."""
        assert self._transport is not None
        self._transport.write(data)


async def connect(address: str, cookie: str, hear: Hear) -> Socket:
    """A WebSocket to the server at an address, with a visitor's cookie."""
    url = urlsplit(address)
    assert url.hostname
    assert url.port
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hear), url.hostname, url.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /ws HTTP/1.1", f"Host: {url.netloc}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", "",
    ]  # fmt: skip
    socket.write_raw("\r\n".join(lines).encode())
    await socket.upgraded
    return socket
