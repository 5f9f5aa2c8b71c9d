"""Connections that are silent, slow or too many: none keeps others from playing."""

import asyncio
import os
import random
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.frames import Frame
from websockets.http11 import Request

from pantheon.server import Allowance
from pantheon.server.process.patience import Patience
from pantheon.server.process.websocket_protocol import (
    MOST_FRAGMENTS,
    CountedFrames,
    WebSocketProtocol,
)
from pantheon.server.security.connection_limits import (
    ConnectionGate,
    TrustedProxies,
    raise_descriptor_limit,
)
from pantheon.server.security.rate_limits import address_group
from pantheon.server.server import Server
from tests.server.client import Visitor
from tests.server.conftest import OpenServer
from tests.server.raw_sockets import (
    CONT,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    close_code,
    connected,
    frame,
    idle_connections,
    read_frame,
    upgraded,
)
from tests.server.server_processes import ServerProcess

HURRIED = Patience(headers=0.3, body=0.3, idle=1, handshake=0.3, reading=0.5, ping=0.2, pong=0.3)

loopback = pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 is Linux's")


@pytest.fixture
def _descriptors() -> None:
    raise_descriptor_limit()


# The gate


def test_an_address_has_its_share_and_leaves_it() -> None:
    gate = ConnectionGate(2, 0, TrustedProxies(""))
    assert [gate.admit("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert gate.admit("10.0.0.2")
    gate.leave("10.0.0.1")
    assert gate.admit("10.0.0.1")
    assert (gate.open, gate.refused) == (3, 1)


def test_a_proxy_has_no_share_but_the_descriptors_end_for_all() -> None:
    gate = ConnectionGate(1, 3, TrustedProxies("10.0.0.9, 10.1.0.0/16"))
    assert [gate.admit("10.0.0.9") for _ in range(2)] == [True, True]
    assert gate.admit("10.1.2.3")
    assert not gate.admit("10.0.0.9")
    assert not ConnectionGate(1, 1, TrustedProxies("*")).refused


def test_a_whole_network_of_ipv6_is_one_address() -> None:
    assert address_group("2001:db8:1:2::3") == address_group("2001:db8:1:2:ffff::9")
    assert address_group("2001:db8:1:3::3") != address_group("2001:db8:1:2::3")
    assert address_group("::ffff:10.0.0.1") == address_group("10.0.0.1") == "10.0.0.1"
    assert address_group("unknown") == "unknown"


# Too many


@loopback
@pytest.mark.usefixtures("_descriptors")
async def test_idle_connections_of_one_address_lock_nobody_out(tmp_path: Path) -> None:
    """With the 1,024 descriptors that most systems give, 1,100 connections come."""
    server = await ServerProcess.start(
        f"sqlite:///{tmp_path / 'p.db'}", descriptors=1024, tcp_connections=256
    )
    idle = idle_connections(server.address, 1100, "127.0.0.1")
    try:
        await _play_from(server.address, "127.0.0.2")
    finally:
        for each in idle:
            each.close()
        server.process.kill()
        await server.ended()


@loopback
@pytest.mark.usefixtures("_descriptors")
async def test_a_reserve_of_descriptors_keeps_those_who_are_here_alive(tmp_path: Path) -> None:
    server = await ServerProcess.start(
        f"sqlite:///{tmp_path / 'p.db'}", descriptors=256, tcp_connections=60
    )
    anna = await Visitor(server.address).arrive("Anna")
    table = await anna.open_table(bots=["random"], start=True)
    client = await anna.join(table)
    idle = [
        each
        for number in range(2, 8)
        for each in idle_connections(server.address, 60, f"127.0.0.{number}")
    ]
    try:
        while not client.over:
            await client.until(lambda: bool(client.state.get("offers")) or client.over)
            if not client.over:
                assert (await client.act(client.state["offers"][0]))["type"] == "done"
        taken = os.listdir(f"/proc/{server.process.pid}/fd")  # noqa: PTH208
        assert len(taken) < 256 - 8
    finally:
        for each in idle:
            each.close()
        await anna.http.aclose()
        server.process.kill()
        await server.ended()


async def _play_from(address: str, source: str) -> None:
    """A visitor from another address opens a table and plays."""
    visitor = Visitor(address, source)
    await visitor.arrive("Ben")
    table = await visitor.open_table(bots=["random"], start=True)
    client = await visitor.join(table)
    await client.until(lambda: bool(client.state.get("offers")))
    assert (await client.act(client.state["offers"][0]))["type"] == "done"
    await client.close()
    await visitor.http.aclose()


async def test_who_is_refused_at_the_gate_is_told_so(open_server: OpenServer) -> None:
    server = await open_server(allowance=Allowance(tcp_connections=2))
    async with AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(connected(server.address))
        third = await stack.enter_async_context(connected(server.address))
        assert (await third.ended()).startswith(b"HTTP/1.1 503 ")
    await _until_all_have_left(server)


async def _until_all_have_left(server: Server) -> None:
    async with asyncio.timeout(20):
        while server.config.gate.open:  # type: ignore[attr-defined]  # noqa: ASYNC110
            await asyncio.sleep(0.01)


# Too slow


_HANDSHAKE = "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
_KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
UNFINISHED = {
    "nothing": "",
    "an empty line": "\r\n",
    "half the headers": "GET /api/games HTTP/1.1\r\nHost: x\r\n",
    "half the body": "POST /api/me HTTP/1.1\r\nHost: x\r\nX-Pantheon: 1\r\n"
    "Content-Length: 50\r\n\r\n{",
    "half a handshake": f"GET /ws HTTP/1.1\r\n{_HANDSHAKE}",
    "a handshake by POST": f"POST /ws HTTP/1.1\r\n{_HANDSHAKE}{_KEY}\r\n",
    "a handshake without a key": f"GET /ws HTTP/1.1\r\n{_HANDSHAKE}\r\n",
    "a handshake of many headers": f"GET /ws HTTP/1.1\r\n{_HANDSHAKE}{_KEY}"
    + "".join(f"X-{n}: 1\r\n" for n in range(200))
    + "\r\n",
    "a handshake with an odd path": f"GET /\xff HTTP/1.1\r\n{_HANDSHAKE}{_KEY}\r\n",
}


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
async def test_a_request_that_does_not_come_is_not_waited_for(
    open_server: OpenServer, said: str
) -> None:
    server = await open_server(patience=HURRIED)
    async with connected(server.address) as raw:
        raw.say(said)
        assert b" 500 " not in await raw.ended()
        await _until_all_have_left(server)


async def test_headers_that_trickle_are_not_waited_for(open_server: OpenServer) -> None:
    server = await open_server(patience=HURRIED)
    async with connected(server.address) as raw:
        raw.say("GET / HTTP/1.1\r\n")

        async def trickle() -> None:
            while not raw.writer.is_closing():
                raw.say("X: 1\r\n")
                await asyncio.sleep(0.02)

        trickling = asyncio.create_task(trickle())
        await raw.ended()
        trickling.cancel()
        await _until_all_have_left(server)


async def test_a_second_request_has_its_own_time(open_server: OpenServer) -> None:
    server = await open_server(patience=HURRIED)
    async with connected(server.address) as raw:
        raw.say("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in await raw.reader.readline()
        raw.say("GET /api/games HTTP/1.1\r\n")
        assert await raw.ended()
        await _until_all_have_left(server)


async def test_who_does_not_read_the_answer_is_let_go(open_server: OpenServer) -> None:
    server = await open_server(patience=HURRIED)
    async with connected(server.address) as raw:
        raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(200):
            raw.say("GET /api/locale/en.ftl HTTP/1.1\r\nHost: x\r\n\r\n")
        await _until_all_have_left(server)


async def test_a_websocket_that_does_not_answer_pings_is_let_go(open_server: OpenServer) -> None:
    server = await open_server(patience=HURRIED)
    async with upgraded(server.address) as raw:
        assert (await read_frame(raw))[0] == PING
        await raw.ended()
        await _until_all_have_left(server)


async def test_a_websocket_that_answers_pings_may_be_silent(open_server: OpenServer) -> None:
    server = await open_server(patience=HURRIED)
    visitor = await Visitor(server.address).arrive()
    client = await visitor.connect()
    await asyncio.sleep(1.5)  # several pings' time
    await client.send({"type": "ping"})
    await client.until(lambda: client.told[-1]["type"] == "pong")
    await client.close()
    await visitor.http.aclose()


async def test_a_websocket_that_speaks_is_not_pinged(open_server: OpenServer) -> None:
    server = await open_server(patience=Patience(ping=1000))  # only the test's own pings
    async with upgraded(server.address) as raw:
        (protocol,) = server.server_state.connections
        assert isinstance(protocol, WebSocketProtocol)
        raw.say(frame(TEXT, b'{"type":"ping"}'))
        assert (await read_frame(raw))[0] == TEXT
        protocol.wake()
        assert protocol.pending_ping_payload is None
        protocol._heard -= 1001
        protocol.wake()
        opcode, asked = await read_frame(raw)
        assert (opcode, asked) == (PING, protocol.pending_ping_payload)
        raw.say(frame(PONG, asked))
        raw.say(frame(TEXT, b'{"type":"ping"}'))
        assert (await read_frame(raw))[0] == TEXT
        assert protocol.pending_ping_payload is None


# After the handshake


@pytest.mark.parametrize("early", [0, 1, 3, 9])
def test_the_handshake_is_forgotten_but_nothing_that_came_after_it(early: int) -> None:
    """Part of a frame may have arrived before the application takes the connection over."""
    reader, sent = CountedFrames(10, max_size=1000), frame(TEXT, b"abc") + frame(TEXT, b"de")
    reader.receive_data(UPGRADE.format(host="here").encode())
    (request,) = reader.events_received()
    assert isinstance(request, Request)
    reader.send_response(reader.accept(request))
    if early:
        reader.receive_data(sent[:early])
    reader.forget_handshake()
    reader.receive_data(sent[early:])
    heard = [each for each in reader.events_received() if isinstance(each, Frame)]
    assert [bytes(each.data) for each in heard] == [b"abc", b"de"]


# Too many frames


@pytest.mark.parametrize("count", [MOST_FRAGMENTS, 100_000])
async def test_empty_fragments_end_the_connection_with_a_code(
    open_server: OpenServer, count: int
) -> None:
    server = await open_server()
    async with upgraded(server.address) as raw:
        raw.say(frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * count)
        assert await close_code(raw) == 1002
        await raw.ended()


async def test_a_message_may_come_in_pieces(open_server: OpenServer) -> None:
    server = await open_server(allowance=Allowance())
    async with upgraded(server.address) as raw:
        for _ in range(3):
            pieces = [frame(CONT, bytes([each]), fin=False) for each in b'"type":"ping"']
            raw.say(frame(TEXT, b"{", fin=False) + b"".join(pieces) + frame(CONT, b"}"))
            assert b"pong" in (await read_frame(raw))[1]


async def test_messages_are_answered_in_order_however_they_arrive(open_server: OpenServer) -> None:
    server = await open_server(allowance=Allowance(frames_a_second=0, asks_a_second=0))
    luck = random.Random(5)
    stream = b""
    for number in range(200):
        text = b'{"type":"ping","sent":%d}' % number
        if luck.random() < 0.2:
            stream += frame(PING, b"?")
        cut = luck.choice([0, 0, 3])  # most come whole
        stream += frame(TEXT, text[:cut], fin=False) * bool(cut)
        stream += frame(CONT if cut else TEXT, text[cut:])
    heard: list[int] = []
    async with upgraded(server.address) as raw:
        while stream:
            size = luck.choice([1, 5, 40, 400])
            raw.say(stream[:size])
            stream = stream[size:]
            await asyncio.sleep(0)
        while len(heard) < 200:
            opcode, data = await read_frame(raw)
            heard += [msgspec.json.decode(data)["sent"]] if opcode == TEXT else []
    assert heard == list(range(200))


async def test_text_that_is_not_unicode_ends_the_connection(open_server: OpenServer) -> None:
    server = await open_server()
    async with upgraded(server.address) as raw:
        raw.say(frame(TEXT, b'{"type":"ping"}'))
        assert b"pong" in (await read_frame(raw))[1]
        raw.say(frame(TEXT, b'{"type":"ping\xff"}'))
        assert await close_code(raw) == 1007


@pytest.mark.parametrize("each", [frame(PING), frame(TEXT, b'{"type":"ping"}')])
async def test_a_flood_of_frames_ends_the_connection(open_server: OpenServer, each: bytes) -> None:
    server = await open_server(allowance=Allowance(frames_a_second=10))
    async with upgraded(server.address) as raw:
        raw.say(each * 1000)
        assert await close_code(raw) == 1002


# Who says where a request comes from


@pytest.mark.parametrize(("proxies", "shared"), [(None, True), ("127.0.0.1", False)])
async def test_forwarded_addresses_are_believed_of_named_proxies_only(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, proxies: str | None, shared: bool
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    server = await open_server(allowance=Allowance(changes_a_minute=2), proxies=proxies)
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        found = [
            (
                await http.post(
                    "/api/me",
                    json={"name": "A"},
                    headers={"X-Pantheon": "1", "X-Forwarded-For": f"10.0.0.{n}"},
                )
            ).status_code
            for n in range(4)
        ]
    assert found == ([200, 200, 429, 429] if shared else [200] * 4)
