"""Analyses of finished matches over HTTP: worked out in a worker, once."""

import asyncio

import httpx
import msgspec
import pytest

from pantheon.server.server import Server
from pantheon.table.archive import analysis_jobs
from pantheon.table.workers.worker_messages import Analysis
from tests.server.conftest import Arrive
from tests.server.test_websocket import play, seated


async def _answer(http: httpx.AsyncClient, table: str) -> httpx.Response:
    """Ask until it is there, as a page does."""
    async with asyncio.timeout(60):
        while True:
            answer = await http.get(f"/api/replays/{table}/analysis")
            if answer.status_code != 202:
                return answer
            assert answer.json() == {}
            await asyncio.sleep(0.05)


async def test_a_finished_match_is_looked_over_once(server: Server, arrive: Arrive) -> None:
    table, visitors, clients = await seated(arrive, options={"rounds": 2})
    http = visitors[0].http
    early = await http.get(f"/api/replays/{table}/analysis")
    assert (early.status_code, early.json()["code"]) == (400, "not_over")
    await play(clients)
    found = (await _answer(http, table)).json()
    analysis = msgspec.convert(found, Analysis)
    assert len(analysis.curve) == 5
    assert all(len(shares) == 2 for shares in analysis.curve)
    assert len(analysis.losses) == 2
    assert [each.step for each in analysis.actions] == [1, 2, 3, 4]
    assert {each.step for each in analysis.actions if each.turning} <= set(analysis.turning)
    assert all(each.label.key == "whispers-choose" for each in analysis.actions)
    for each in analysis.actions:
        assert each.picks == (f"word:{each.action['word']}",)
        assert each.best_picks == (f"word:{each.best['word']}",)

    def never(*_: object) -> None:
        raise AssertionError("it is kept")

    server.services.registry.analysis_jobs._begin = never  # type: ignore[method-assign]
    assert (await _answer(http, table)).json() == found


async def test_an_analysis_that_takes_too_long_is_refused(
    server: Server, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, visitors, clients = await seated(arrive, options={"rounds": 1})
    await play(clients)
    monkeypatch.setattr(analysis_jobs, "CPU_SECONDS", 0.001)
    monkeypatch.setattr(analysis_jobs, "JUDGE", "oracle")  # who takes a thousand times as long
    http = visitors[0].http
    assert (await _answer(http, table)).json()["code"] == "no_analysis"
    assert (await http.get("/api/replays/nowhere/analysis")).status_code == 404
