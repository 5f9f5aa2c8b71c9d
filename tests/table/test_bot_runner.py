"""Bots: they play, at a pace, and whoever fails is replaced and reported."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from pantheon import games
from pantheon.bots.levels import levels
from pantheon.core.match import Match
from pantheon.table.bots.bot_runner import MOST_LOST
from pantheon.table.bots.bot_workers import (
    TRIES_IF_HUNG,
    TRIES_IF_LOST,
    BotFailed,
    BotWorkers,
    WorkerLost,
)
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.store.database_tables import claims
from pantheon.table.workers.worker import BotCache
from tests.table.registration import WORKER_MODULE
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    CLEO,
    Clockwork,
    OpenRegistry,
    Watcher,
    act,
    begun,
    play_out,
    until,
)
from tests.table.whispers import MARK


@pytest.mark.parametrize("game", ["whispers", "nations"])
async def test_bots_play_to_the_end_beside_a_person(registry: TableRegistry, game: str) -> None:
    table = await begun(registry, (ANNA, "steady", "greedy"), game)
    await play_out(table, (ANNA,))
    assert {each.cause for each in table.record.history} == {"", "bot"}
    assert all(sitter and not sitter.faults for sitter in table.record.seats)


async def test_a_process_that_leaves_a_table_gives_up_what_its_bots_did_not_decide(
    open_registry: OpenRegistry, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONDER", str(tmp_path))
    registry = await open_registry(bus=redis_url)
    table = await begun(registry, ("ponderer", ANNA))
    await until(lambda: bool(list(tmp_path.glob("*.thinking"))))
    assert len(await registry.store.rows(select(claims.c.key))) == 1
    await registry.release(table)
    assert registry.live == []
    assert await registry.store.rows(select(claims.c.key)) == []


@pytest.mark.parametrize("level", ["raiser", "cheat"])
async def test_a_bot_that_fails_is_replaced_and_reported(
    registry: TableRegistry, level: str
) -> None:
    table = await begun(registry, (ANNA, level), "nations")
    watcher = Watcher(CLEO)
    await registry.join(table, watcher, -1)
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.faults) == ("random", 1)
    assert watcher.told("table")[-1]["seats"][1]["faults"] == 1
    assert watcher.told("notice")[0]["words"]["key"] == "table-bot-failed"


@pytest.mark.parametrize(
    ("level", "tries"), [("crasher", TRIES_IF_LOST), ("hanger", TRIES_IF_HUNG)]
)
async def test_a_bot_that_takes_its_workers_along_is_replaced_at_last(
    open_registry: OpenRegistry, level: str, tries: int
) -> None:
    """Another bot acts in its stead, and only the third time in a row for good."""
    registry = await open_registry(bot_seconds=0.2)
    table = await begun(registry, (ANNA, level), options={"rounds": MOST_LOST + 1})
    for decision in range(1, MOST_LOST):
        await table.carry_out(ANNA, act(table, 0))
        await until(lambda: 0 in table.record.match.to_act, 60)
        sitter = table.record.seats[1]
        assert sitter is not None
        assert (sitter.level, sitter.faults) == (level, 0)
        assert registry.bot_workers.failures >= tries * decision
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.faults) == ("random", 1)
    assert registry.bot_workers.failures == tries * MOST_LOST


async def test_a_killed_worker_costs_a_bot_nothing(
    open_registry: OpenRegistry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its level nor this decision: a fresh worker is asked."""
    monkeypatch.setenv("PONDER", str(tmp_path))
    registry = await open_registry(bot_seconds=60)
    table = await begun(registry, (ANNA, "ponderer"), options={"rounds": 2})
    killed: set[int] = set()
    for _ in range(2):
        await until(lambda: bool(_thinking_in(tmp_path) - killed), 60)
        (thinking,) = _thinking_in(tmp_path) - killed
        os.kill(thinking, signal.SIGKILL)
        killed.add(thinking)
    (tmp_path / "go").touch()
    await until(lambda: 1 not in table.record.match.to_act, 60)
    assert table.record.match.state.words[1] == MARK + 9, "it is the bot itself that chose"
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.faults) == ("ponderer", 0)
    assert registry.bot_workers.failures == 2


def _thinking_in(folder: Path) -> set[int]:
    """The processes in which a ponderer has begun to think."""
    return {int(path.stem) for path in folder.glob("*.thinking")}


async def test_a_host_without_processes_is_not_a_bot_s_fault(
    open_registry: OpenRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = await open_registry()

    async def none(*_: Any, **__: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", none)
    table = await begun(registry, (ANNA, "steady"), options={"rounds": MOST_LOST + 2})
    await play_out(table, (ANNA,))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.faults) == ("steady", 0)


async def test_a_crew_that_closes_leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a worker that was given up while it started."""
    started: list[asyncio.subprocess.Process] = []
    start, begun_one = asyncio.create_subprocess_exec, asyncio.Event()

    async def watched(*words: str, **settings: Any) -> asyncio.subprocess.Process:
        started.append(await start(*words, **settings))
        begun_one.set()
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    bot_workers = BotWorkers(1, 5)
    game = games.find("whispers")
    view = game.view(Match.start(game, 2, 1).state, 0)
    asking = asyncio.create_task(bot_workers.choose("novice", game, view, 0))
    await begun_one.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await bot_workers.close()
    assert [process.returncode for process in started] == [-signal.SIGKILL]


async def test_the_crew_goes_on_after_a_crash() -> None:
    bot_workers = BotWorkers(1, 5, [WORKER_MODULE])
    game = games.find("whispers")
    view = game.view(game.load({"words": [-1, -1], "points": [0, 0], "round": 0, "rounds": 1,
                                "sand": 0}), 0)  # fmt: skip
    for level, error in (("crasher", WorkerLost), ("raiser", BotFailed)):
        with pytest.raises(error):
            await bot_workers.choose(level, game, view, 0)
    assert await bot_workers.choose("steady", game, view, 0) in game.legal(
        game.determinise(view, 0, None),
        0,  # type: ignore[arg-type]
    )
    await bot_workers.close()


async def test_every_level_plays_at_the_table(open_registry: OpenRegistry) -> None:
    registry = await open_registry(bot_seconds=30)
    for level in levels():
        table = await begun(registry, (ANNA, level), options={"rounds": 1})
        await play_out(table, (ANNA,))
        sitter = table.record.seats[1]
        assert sitter is not None
        assert (sitter.level, sitter.faults) == (level, 0)


def test_a_worker_keeps_the_bots_of_the_last_tables() -> None:
    bench = BotCache(2)
    first = bench.bot("a:0", "adept")
    assert bench.bot("b:0", "adept") is not first
    assert bench.bot("a:0", "adept") is first
    assert bench.bot("a:0", "oracle") is not first
    assert len(bench) == 2
    assert bench.bot("a:0", "adept") is first
    assert bench.bot("c:0", "adept") is not bench.bot("", "adept")
    assert len(bench) == 2


async def test_a_seat_s_questions_go_to_the_same_worker() -> None:
    bot_workers = BotWorkers(3, 20, [WORKER_MODULE])
    game = games.find("whispers")
    view = game.view(game.load({"words": [-1, -1], "points": [0, 0], "round": 0, "rounds": 1,
                                "sand": 0}), 0)  # fmt: skip
    for _ in range(3):
        await bot_workers.choose("steady", game, view, 0, "k3vx9qaa:0")
    assert sum(worker is not None for worker in bot_workers._workers) == 1
    await asyncio.gather(
        *(bot_workers.choose("steady", game, view, 0, "k3vx9qaa:0") for _ in range(3))
    )
    assert all(worker is not None for worker in bot_workers._workers), "a memory is not waited for"
    await bot_workers.close()


async def test_in_simultaneous_play_bots_take_their_time(open_registry: OpenRegistry) -> None:
    registry = await open_registry(pace=0.2)
    table = await begun(registry, ("greedy", ANNA), options={"rounds": 1})
    begun_at = time.monotonic()
    await until(lambda: 0 not in table.record.match.to_act)
    assert time.monotonic() - begun_at >= 0.2 * 2.0 * 0.5


async def test_a_person_who_takes_over_ends_the_bots_thinking(open_registry: OpenRegistry) -> None:
    registry = await open_registry(pace=0.3)
    table = await begun(registry, ("greedy", ANNA), options={"rounds": 1})
    await table.carry_out(BEN, requests.TakeOver(seat=0))
    await table.carry_out(ANNA, requests.Consent(seat=1, grant=True))
    await asyncio.sleep(1.2)
    assert 0 in table.record.match.to_act


async def test_bots_of_a_table_nobody_serves_are_looked_after(
    open_registry: OpenRegistry, clockwork: Clockwork
) -> None:
    slow = await open_registry(pace=100)
    table = await begun(slow, (ANNA, "random"), options={"rounds": 1})
    quick = await open_registry()
    clockwork.ahead += 16
    await quick._serve_overdue()
    again = await quick.table(table.record.id)
    await until(lambda: again.record.match.to_act == (0,))
