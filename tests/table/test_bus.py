"""The bus: words reach every process, and a bus that is away harms nothing."""

import asyncio
from collections.abc import Iterator

import pytest

from pantheon.core.errors import PantheonError
from pantheon.table.bus import Bus, BusMessage, LocalBus, Presence, TableChanged, bus_at
from pantheon.table.redis_bus import RedisBus
from tests.table.database_servers import RedisServer, redis_process
from tests.table.table_fixtures import ANNA, BEN, CLEO, OpenRegistry, Watcher, act, begun, until


async def test_words_reach_all_who_listen(redis_url: str) -> None:
    heard: list[list[BusMessage]] = [[], []]
    buses = [bus_at(redis_url), bus_at(redis_url)]
    for bus, words in zip(buses, heard, strict=True):
        await bus.open(words.append)
    said = [TableChanged("t", 4), Presence("t", "p", ("anna",), 2)]
    for word in said:
        buses[0].publish(word)
    await until(lambda: heard == [said, said])
    assert await buses[0].ping()
    for bus in buses:
        await bus.close()


async def test_a_bus_that_is_away_is_missed_by_nobody() -> None:
    bus = RedisBus("redis://127.0.0.1:1")
    bus.RETRY = 0.01
    opening = asyncio.create_task(bus.open(lambda _: None))
    await asyncio.sleep(0.05)
    bus.publish(TableChanged("t", 1))
    assert not await bus.ping()
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    await bus.close()


async def test_which_bus_a_url_names() -> None:
    assert isinstance(bus_at(""), LocalBus)
    with pytest.raises(PantheonError):
        bus_at("amqp://host")


# A Redis that is frozen: it neither answers nor hangs up


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[RedisServer]:
    """A Redis to be frozen, and hearts that beat faster than a test would wait."""
    monkeypatch.setattr("pantheon.table.registry.HEARTBEAT", 0.2)
    for name, seconds in (("ANSWER", 0.3), ("PULSE", 0.2), ("SILENCE", 0.6), ("RETRY", 0.1)):
        monkeypatch.setattr(RedisBus, name, seconds)
    with redis_process() as server:
        yield server


async def test_a_frozen_bus_delays_nothing_but_by_a_heartbeat(
    frozen: RedisServer, open_registry: OpenRegistry
) -> None:
    here, there = await open_registry(bus=frozen.url), await open_registry(bus=frozen.url)
    table = await begun(here, options={"rounds": 5})
    twin = await there.table(table.record.id)
    watcher, late = Watcher(BEN), Watcher(CLEO)
    await there.join(twin, watcher, -1)
    frozen.freeze()
    await here.join(table, Watcher(ANNA), -1)  # words wait for Redis from here on
    await table.carry_out(ANNA, act(table, 0))
    await until(lambda: bool(watcher.told("update")))
    await asyncio.wait_for(there.join(twin, late, -1), 5)
    await asyncio.wait_for(there.leave(twin, late), 5)
    for registry in (here, there):
        await pings(registry.bus, works=False)
    await twin.carry_out(BEN, act(twin, 1))
    await until(lambda: table.record.seq == twin.record.seq)

    frozen.thaw()
    heard: list[BusMessage] = []
    third = bus_at(frozen.url)
    await third.open(heard.append)
    for registry in (here, there):
        await pings(registry.bus, works=True)
    await table.carry_out(ANNA, act(table, 0))
    await until(lambda: TableChanged(table.record.id, table.record.seq) in heard)
    await third.close()


async def test_a_frozen_bus_is_let_go(frozen: RedisServer) -> None:
    bus = bus_at(frozen.url)
    await bus.open(lambda _: None)
    frozen.freeze()
    for number in range(100):
        bus.publish(TableChanged(f"t{number % 3}", number))
    assert len(bus._outbox) <= 3  # type: ignore[attr-defined]
    await asyncio.wait_for(bus.close(), 5)


async def test_what_waits_for_the_bus_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RedisBus, "MOST_WAITING", 10)
    bus = RedisBus("redis://127.0.0.1:1")
    for number in range(50):
        bus.publish(TableChanged(f"t{number}", number))
    assert [word.table for word in bus._outbox.values()] == [f"t{n}" for n in range(40, 50)]


async def test_one_table_that_fails_does_not_keep_others_from_the_news(
    frozen: RedisServer, open_registry: OpenRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (
        await open_registry(),
        await open_registry(bus=frozen.url),
    )  # one that says nothing
    tables = [await begun(here) for _ in range(3)]
    twins = [await there.table(table.record.id) for table in tables]

    async def broken(_: int) -> None:
        raise RuntimeError("a table that cannot be read")

    monkeypatch.setattr(twins[0], "catch_up", broken)
    for table in tables:
        await table.carry_out(ANNA, act(table, 0))
    for table, twin in list(zip(tables, twins, strict=True))[1:]:
        await until(lambda table=table, twin=twin: twin.record.seq == table.record.seq)  # type: ignore[misc]


async def pings(bus: Bus, works: bool) -> None:
    """Wait until a bus is known to work, or not to."""
    for _ in range(200):
        if await bus.ping() is works:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come about in time")
