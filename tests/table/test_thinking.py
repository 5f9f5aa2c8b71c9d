"""Bots: they play, at a pace, and whoever fails is replaced and reported."""

from __future__ import annotations

import asyncio
import time

import pytest

from pantheon import games
from pantheon.table import asks as a
from pantheon.table.crew import BotFailed, Crew
from pantheon.table.house import House
from tests.table.known import WORKER_MODULE
from tests.table.sitting import (
    ANNA,
    BEN,
    CLEO,
    Clockwork,
    OpenHouse,
    Watcher,
    begun,
    play_out,
    until,
)


@pytest.mark.parametrize("game", ["whispers", "nations"])
async def test_bots_play_to_the_end_beside_a_person(house: House, game: str) -> None:
    table = await begun(house, (ANNA, "steady", "greedy"), game)
    await play_out(table, (ANNA,))
    assert {each.cause for each in table.record.happened} == {"", "bot"}
    assert all(sitter and not sitter.faults for sitter in table.record.seats)


@pytest.mark.parametrize("level", ["raiser", "crasher", "cheat"])
async def test_a_bot_that_fails_is_replaced_and_reported(house: House, level: str) -> None:
    table = await begun(house, (ANNA, level), "nations")
    watcher = Watcher(CLEO)
    await house.join(table, watcher, -1)
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.faults) == ("random", 1)
    assert watcher.told("table")[-1]["seats"][1]["faults"] == 1
    assert watcher.told("notice")[0]["words"]["key"] == "table-bot-failed"


async def test_a_bot_that_hangs_is_killed_and_replaced(open_house: OpenHouse) -> None:
    house = await open_house(bot_seconds=0.5)
    table = await begun(house, (ANNA, "hanger"), options={"rounds": 2})
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert sitter.level == "random"
    assert house.crew.failures == 1


async def test_the_crew_goes_on_after_a_crash() -> None:
    crew = Crew(1, 5, [WORKER_MODULE])
    game = games.find("whispers")
    view = game.view(game.load({"words": [-1, -1], "points": [0, 0], "round": 0, "rounds": 1,
                                "sand": 0}), 0)  # fmt: skip
    for level in ("crasher", "raiser"):
        with pytest.raises(BotFailed):
            await crew.choose(level, game, view, 0)
    assert await crew.choose("steady", game, view, 0) in game.legal(
        game.determinise(view, 0, None),
        0,  # type: ignore[arg-type]
    )
    await crew.close()


async def test_in_simultaneous_play_bots_take_their_time(open_house: OpenHouse) -> None:
    house = await open_house(pace=0.2)
    table = await begun(house, ("greedy", ANNA), options={"rounds": 1})
    begun_at = time.monotonic()
    await until(lambda: 0 not in table.record.match.to_act)
    assert 0.2 * 2.0 * 0.5 <= time.monotonic() - begun_at < 5


async def test_a_person_who_takes_over_ends_the_bots_thinking(open_house: OpenHouse) -> None:
    house = await open_house(pace=0.3)
    table = await begun(house, ("greedy", ANNA), options={"rounds": 1})
    await table.carry_out(BEN, a.TakeOver(seat=0))
    await asyncio.sleep(1.2)
    assert 0 in table.record.match.to_act


async def test_bots_of_a_table_nobody_serves_are_looked_after(
    open_house: OpenHouse, clockwork: Clockwork
) -> None:
    slow = await open_house(pace=100)
    table = await begun(slow, (ANNA, "random"), options={"rounds": 1})
    quick = await open_house()
    clockwork.ahead += 16
    await quick._sweep()
    again = await quick.table(table.record.id)
    await until(lambda: again.record.match.to_act == (0,))
