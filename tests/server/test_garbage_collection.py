"""Nothing that ends needs the collector, and the collector lets nobody wait."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from pantheon.core.scene import Cell, Choice, Piece
from pantheon.core.words import Words
from pantheon.server.process import garbage_collection
from pantheon.server.process.garbage_collection import AGAIN, NEW, Collector, take_over_collection
from pantheon.server.process.http_protocol import HttpProtocol
from pantheon.server.server import Server
from pantheon.table import registry as registries
from pantheon.table.protocol.models import Line, Offer
from tests.server.client import Client
from tests.server.conftest import Arrive


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def gone(*references: weakref.ref[Any]) -> bool:
    for _ in range(400):
        if not any(reference() for reference in references):
            return True
        await asyncio.sleep(0.005)
    return False


@pytest.mark.usefixtures("no_collector")
async def test_a_closed_connection_is_gone_at_once(arrive: Arrive, server: Server) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(bots=["random"], start=True)
    client: Client = await anna.join(table)
    await client.ask("say", text="hello")
    await client.send("nonsense")
    (connection,) = server.services.connections
    protocol: Any = connection._frames  # type: ignore[attr-defined]
    references = [weakref.ref(each) for each in (connection, protocol, protocol.conn)]
    del connection, protocol
    await client.close()
    assert await gone(*references)


@pytest.mark.usefixtures("no_collector")
async def test_an_http_connection_is_gone_once_it_is_a_websocket(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgraded: list[weakref.ref[Any]] = []
    upgrade = HttpProtocol.handle_websocket_upgrade

    def note(protocol: HttpProtocol) -> None:
        upgraded.append(weakref.ref(protocol))
        upgrade(protocol)

    monkeypatch.setattr(HttpProtocol, "handle_websocket_upgrade", note)
    anna = await arrive("Anna")
    await anna.join(await anna.open_table(bots=["random"], start=True))
    assert upgraded
    assert await gone(*upgraded)


async def test_an_open_connection_has_no_dictionary_of_its_own(
    arrive: Arrive, server: Server
) -> None:
    anna = await arrive("Anna")
    await anna.join(await anna.open_table(bots=["random"], start=True))
    (connection,) = server.services.connections
    protocol: Any = connection._frames  # type: ignore[attr-defined]
    assert vars(protocol) == {}


@pytest.mark.usefixtures("no_collector")
async def test_a_table_let_go_is_gone_with_its_match_and_bots(
    arrive: Arrive, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(bots=["random", "random"], start=True, sit=False)
    client = await anna.join(table)
    await client.until(lambda: client.over)
    await client.close()
    registry = server.services.registry
    live = registry._live[table]
    references = [
        weakref.ref(each)
        for each in (
            live,
            registry._bot_runners[table],
            live.record,
            live.record.match,
            live.audience,
        )
    ]
    del live
    monkeypatch.setattr(registries, "IDLE", -1.0)
    while table in registry._live:
        await registry._unload_idle()
        await asyncio.sleep(0.005)
    assert await gone(*references)


def test_what_is_told_in_large_numbers_is_nothing_to_the_collector() -> None:
    words = Words("key", {"count": 1})
    for each in (
        words, Cell("a", "hex", 0, 0, words), Piece("a", "b", "c", words),
        Offer(1, {"do": "pass"}, ("a",), words), Line(1, 1, 0.0, words),
    ):  # fmt: skip
        assert not gc.is_tracked(each), type(each).__name__
    assert not Choice.__flags__ & (1 << 14), "no type of the collector's"


class Rounds:
    """What the collector was asked for, and a clock that it makes go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.takes = 0.0
        self._now = 0.0
        monkeypatch.setattr(garbage_collection.gc, "collect", self._collect)
        monkeypatch.setattr(garbage_collection.time, "perf_counter", lambda: self._now)

    def _collect(self, generation: int = 2) -> int:
        self.asked.append(generation)
        self._now += self.takes
        return 0


def test_everything_is_looked_through_only_when_nobody_waits_or_not_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds, connections, tables = Rounds(monkeypatch), {1}, 100

    def all_in_one_turn() -> int:
        rounds.asked.clear()
        watched.tick()
        return rounds.asked.count(2)

    watched = Collector(connections, lambda: tables)
    assert all_in_one_turn() == 0, "how long it takes is not known"
    connections.clear()
    rounds.takes = 0.015
    assert all_in_one_turn() == 1
    connections.add(1)
    assert all_in_one_turn() == 1, "known to be short"
    tables = 200
    assert all_in_one_turn() == 0, "with twice the tables it would not be"
    connections.clear()
    rounds.takes = 0.4
    assert all_in_one_turn() == 1
    connections.add(1)
    tables = 1
    assert all_in_one_turn() == 0


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """The generations that a server's interpreter collects by itself."""
    thresholds, found = gc.get_threshold(), list[int]()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(about["generation"])

    take_over_collection()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_is_new_is_looked_through_twice_and_nothing_older(collections: list[int]) -> None:
    kept: list[list[int]] = [[] for _ in range(200 * NEW)]
    assert len(collections) >= 100
    assert set(collections) == {0, 1}
    assert collections.count(1) <= len(collections) / AGAIN
    del kept


@pytest.mark.usefixtures("collections")
def test_cycles_are_collected_that_were_in_use_when_they_were_new() -> None:
    cycles: list[Any] = []
    for _ in range(2 * NEW):  # a first collection finds them in use
        cycle: list[Any] = []
        cycle.append(cycle)
        cycles.append(cycle)
    ended = weakref.ref(_InCycle(cycles))
    cycles.clear()
    assert ended() is not None
    kept: list[list[int]] = [[] for _ in range(4 * AGAIN * NEW)]
    assert ended() is None
    del kept


class _InCycle:
    """Something that only the collector can end."""

    def __init__(self, beside: list[Any]) -> None:
        self.itself = self
        beside.append(self)
