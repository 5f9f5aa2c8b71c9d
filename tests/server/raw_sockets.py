"""Plain sockets, to say what no client library would say."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

MASK = b"\x00\x00\x00\x00"
PATIENCE = 120
"""Seconds within which a server must have answered, however busy the machine is."""
TEXT, CONT, CLOSE, PING, PONG = 1, 0, 8, 9, 10
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Raw:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, data: bytes | str) -> None:
        self.writer.write(data.encode() if isinstance(data, str) else data)

    async def ended(self, seconds: float = PATIENCE) -> bytes:
        """What the server said until it closed the connection; fails if it does not."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while part := await self.reader.read(65536):
                    heard += part
        return heard


@contextlib.asynccontextmanager
async def connected(address: str, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    url = urlsplit(address)
    raw = Raw(*await asyncio.open_connection(url.hostname, url.port, local_addr=(source, 0)))
    try:
        yield raw
    finally:
        raw.writer.close()
        with contextlib.suppress(ConnectionError):
            await raw.writer.wait_closed()


@contextlib.asynccontextmanager
async def upgraded(address: str) -> AsyncIterator[Raw]:
    """A WebSocket after its handshake, with the server's first message heard."""
    async with connected(address) as raw:
        raw.say(UPGRADE.format(host=urlsplit(address).netloc))
        answer = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert b" 101 " in answer, answer
        await read_frame(raw)
        yield raw


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A client's frame of at most 125 bytes."""
    return bytes([fin << 7 | opcode, 0x80 | len(data)]) + MASK + data


async def read_frame(raw: Raw) -> tuple[int, bytes]:
    """The server's next frame: what kind, and what it holds."""
    async with asyncio.timeout(PATIENCE):
        first, size = await raw.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await raw.reader.readexactly(2 if size == 126 else 8))
        return first & 15, await raw.reader.readexactly(size)


async def close_code(raw: Raw) -> int:
    """With which code the server ends a WebSocket."""
    while True:
        opcode, data = await read_frame(raw)
        if opcode == CLOSE:
            return int.from_bytes(data[:2])


def idle_connections(address: str, count: int, source: str) -> list[socket.socket]:
    """Connections that say nothing; those that the server refuses end by themselves."""
    url = urlsplit(address)
    assert url.hostname is not None
    assert url.port is not None
    opened = []
    for _ in range(count):
        each = socket.socket()
        each.bind((source, 0))
        each.setblocking(False)
        each.connect_ex((url.hostname, url.port))
        opened.append(each)
    return opened
