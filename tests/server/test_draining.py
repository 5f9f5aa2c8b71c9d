"""Draining: clients move on table by table before a process ends."""

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from pantheon.server import draining
from pantheon.server.draining import MOVE_ON, drain
from pantheon.server.server import Server
from tests.server.client import Visitor
from tests.server.conftest import OpenServer
from tests.table.table_fixtures import until


class Socket:
    """A connection that notes when it ends."""

    def __init__(self, services: Any, table: object = None) -> None:
        self.table = table
        self._services = services
        services.connections.add(self)

    async def finish(self, code: int) -> None:
        assert code == MOVE_ON
        await asyncio.sleep(0)
        self._services.connections.discard(self)
        self._services.gone.append(self.table)


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(draining, "PAUSE", 0.0)
    gone: list[object] = []

    async def release(table: object) -> None:
        gone.append(f"{table} released")

    registry = SimpleNamespace(stop_taking_over=lambda: gone.append("stopped"), release=release)
    return SimpleNamespace(connections=set(), registry=registry, gone=gone)


def _patient() -> bool:
    return False


async def test_everyone_at_a_table_moves_on_together(services: Any) -> None:
    for table in ("a", "b", "c"):
        for _ in range(3):
            Socket(services, table)
    await drain(services, 60, _patient)
    assert services.gone[0] == "stopped"
    groups = [services.gone[first : first + 4] for first in (1, 5, 9)]
    assert sorted(groups) == [[f"{table} released", *table * 3] for table in "abc"]
    assert not services.connections


async def test_those_without_a_table_move_on_a_few_at_a_time(services: Any) -> None:
    for _ in range(2 * draining.WITHOUT_TABLE + 1):
        Socket(services)
    groups = [len(sockets) for _, sockets in draining._groups(services.connections)]
    assert groups == [draining.WITHOUT_TABLE, draining.WITHOUT_TABLE, 1]
    await drain(services, 60, _patient)
    assert not services.connections


async def test_who_connects_meanwhile_moves_on_too(services: Any) -> None:
    class Late(Socket):
        async def finish(self, code: int) -> None:
            Socket(services, "late")
            await super().finish(code)

    Late(services, "a")
    await drain(services, 60, _patient)
    assert services.gone == ["stopped", "a released", "a", "late released", "late"]


async def test_nobody_waits_longer_than_the_operator_allows(services: Any) -> None:
    Socket(services, "a")
    await drain(services, 0, _patient)
    assert services.gone == ["stopped"]
    await drain(services, 60, lambda: True)
    assert services.gone == ["stopped", "stopped"]


async def test_what_is_under_way_is_acknowledged_before_a_client_moves_on(
    open_server: OpenServer, redis_url: str
) -> None:
    old, new = await open_server(bus=redis_url), await open_server(bus=redis_url)
    anna = await Visitor(old.address).arrive("Anna")
    table = await anna.open_table(bots=["random"], start=True, options={"rounds": 9})
    client = await anna.join(table)
    await client.until(lambda: bool(client.state.get("offers")))
    live = await old.services.registry.table(table)
    async with live._lock:
        acting = asyncio.create_task(client.act(client.state["offers"][0]))
        await until(lambda: any(each._working for each in _connections(old)))
        old.should_exit = True
        await until(lambda: live not in old.services.registry.live)
        assert client.socket.close_code is None
        with pytest.raises(httpx.TransportError):  # nobody else is let in
            await Visitor(old.address).http.get("/api/me")
    done = await acting
    assert done["type"] == "done"
    await asyncio.wait_for(client._listening, 10)
    assert client.socket.close_code == MOVE_ON
    assert not [each for each in client.told if each["type"] == "closing"]
    there = await anna.join(table, new.address, have=client.seq)
    assert there.seq >= done["seq"]
    await there.close()
    await anna.http.aclose()


def _connections(server: Server) -> list[Any]:
    return list(server.services.connections)
