"""The bus: words reach every process, and a bus that is away harms nothing."""

from __future__ import annotations

import asyncio

import pytest

from pantheon.core.refusal import PantheonError
from pantheon.table.bus import LocalBus, News, Presence, RedisBus, Word, bus_at
from tests.table.sitting import until


async def test_words_reach_all_who_listen(redis_url: str) -> None:
    heard: list[list[Word]] = [[], []]
    buses = [bus_at(redis_url), bus_at(redis_url)]
    for bus, words in zip(buses, heard, strict=True):
        await bus.open(words.append)
    said = [News("t", 4), Presence("t", "p", ("anna",), 2)]
    for word in said:
        await buses[0].announce(word)
    await until(lambda: heard == [said, said])
    assert await buses[0].ping()
    for bus in buses:
        await bus.close()


async def test_a_bus_that_is_away_is_missed_by_nobody() -> None:
    bus = RedisBus("redis://127.0.0.1:1")
    bus.RETRY = 0.01
    opening = asyncio.create_task(bus.open(lambda _: None))
    await asyncio.sleep(0.05)
    await bus.announce(News("t", 1))
    assert not await bus.ping()
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    await bus.close()


async def test_which_bus_a_url_names() -> None:
    assert isinstance(bus_at(""), LocalBus)
    with pytest.raises(PantheonError):
        bus_at("amqp://host")
