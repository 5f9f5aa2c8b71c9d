"""The lab over HTTP: for the owner only, started, followed, stopped, reported."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from pantheon.cli import main
from pantheon.server import Settings
from pantheon.server.lab.run_process import RunProcess
from pantheon.server.server import Server
from tests.server.client import Visitor
from tests.server.conftest import OpenServer

SHORT = {"game": "nations", "seats": 2, "name": "Short", "options": {"win_points_duel": 3}}
LONGER = {**SHORT, "name": "Longer", "options": {"win_points_duel": 5}}
NICE = 1
"""Runs in tests stand back behind nothing that takes long."""
RUN: dict[str, Any] = {"variants": [SHORT, LONGER], "bots": ["random"], "matches": 4, "seed": 4}
FINISHED = {
    "type": "state", "state": "finished", "reason": "", "report": True, "words": None,
}  # fmt: skip
ENDLESS = {**RUN, "variants": [{**SHORT, "options": {}}], "bots": ["greedy"], "matches": 50_000}


@pytest.fixture
async def lab_server(open_server: OpenServer, tmp_path: Path) -> Server:
    return await open_server(lab_folder=tmp_path / "lab", lab_nice=NICE)


@pytest.fixture
async def owner(lab_server: Server) -> AsyncIterator[Visitor]:
    visitor = await Visitor(lab_server.address).arrive()
    visitor.http.timeout = httpx.Timeout(300)
    yield visitor
    await visitor.http.aclose()


async def start(owner: Visitor, form: dict[str, Any]) -> str:
    answer = await owner.http.post("/api/lab/runs", json=form)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def messages(
    owner: Visitor, run: str, until: Callable[[dict[str, Any]], bool]
) -> list[dict[str, Any]]:
    """What a page is told, up to the message that `until` waits for."""
    found: list[dict[str, Any]] = []
    async with owner.http.stream("GET", f"/api/lab/runs/{run}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        async for line in stream.aiter_lines():
            if line.startswith("data: "):
                found.append(msgspec.json.decode(line.removeprefix("data: ")))
                if until(found[-1]):
                    return found
    return found


def is_over(message: dict[str, Any]) -> bool:
    return message["type"] == "state" and message["state"] in ("finished", "stopped", "failed")


async def test_a_run_is_followed_to_its_report_and_its_matches(
    owner: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = await start(owner, RUN)
    told = await messages(owner, run, is_over)
    assert told[-1] == FINISHED
    [*_, figures] = [each for each in told if each["type"] == "figures"]
    assert (figures["done"], figures["total"]) == (8, 8)
    assert [each["label"] for each in figures["settings"]] == ["Short", "Longer"]
    assert {each["kind"] for each in figures["examples"]} >= {"shortest", "longest", "win"}
    duration = next(each for each in figures["differences"] if each["name"] == "DurationActions")
    assert duration["difference"]["value"] > 0

    report = (await owner.http.get(f"/api/lab/runs/{run}/report.html?save=1")).text
    assert "Short against Longer" in report
    assert f'href="{owner.address}/?variant=1' in report
    listed = (await owner.http.get("/api/lab")).json()["runs"]
    assert [(each["id"], each["card"]["done"]) for each in listed] == [(run, 8)]

    # The command line plays the same matches and comes to the same figures.
    mine = msgspec.json.decode((tmp_path / "lab" / run / "report.json").read_bytes())
    monkeypatch.chdir(tmp_path)
    command = mine["command"].split()
    monkeypatch.setattr(sys, "argv", [*command, "--workers", "1", "--out", "again"])
    await asyncio.to_thread(main)
    theirs = msgspec.json.decode((tmp_path / "again.json").read_bytes())
    assert {**theirs, "open": []} == {**mine, "open": []}

    rows = (await owner.http.get(f"/api/lab/runs/{run}/matches")).json()["rows"]
    assert len(rows) == 8
    chosen = next(each for each in rows if (each["setting"], each["number"]) == (1, 3))
    form = {"setting": 1, "number": 3}
    opened = await owner.http.post(f"/api/lab/runs/{run}/matches", json=form)
    assert opened.status_code == 201, opened.text
    table = (await owner.http.get(f"/api/tables/{opened.json()['table']}")).json()
    assert (table["phase"], table["scores"]) == ("over", chosen["scores"])


async def test_more_matches_can_be_added(owner: Visitor) -> None:
    run = await start(owner, {**RUN, "variants": [SHORT], "matches": 1})
    await messages(owner, run, is_over)
    await owner.http.post(f"/api/lab/runs/{run}/resume", json={"matches": 3})
    told = await messages(owner, run, is_over)
    assert told[-1]["state"] == "finished"
    assert [each for each in told if each["type"] == "figures"][-1]["done"] == 3


async def test_a_stopped_run_is_reported_and_goes_on(owner: Visitor, tmp_path: Path) -> None:
    run = await start(owner, ENDLESS)
    log = tmp_path / "lab" / run / "outcomes.jsonl"
    await messages(owner, run, lambda each: each["type"] == "figures" and each["done"] > 0)
    busy = await owner.http.post("/api/lab/runs", json=RUN)
    assert (busy.status_code, busy.json()["code"]) == (409, "lab_busy")
    await owner.http.post(f"/api/lab/runs/{run}/stop")
    told = await messages(owner, run, is_over)
    assert told[-1]["state"] == "stopped"
    assert told[-1]["report"]
    kept = log.read_bytes()
    figures = (await owner.http.get(f"/api/lab/runs/{run}")).json()["figures"]
    assert figures["done"] == kept.count(b"\n") - 1
    answer = await owner.http.post(f"/api/lab/runs/{run}/resume", json={})
    assert answer.status_code == 200, answer.text
    await messages(owner, run, lambda each: each.get("done", 0) > figures["done"])
    await owner.http.post(f"/api/lab/runs/{run}/delete")
    assert not log.exists()
    gone = await owner.http.get(f"/api/lab/runs/{run}")
    assert (gone.status_code, gone.json()["code"]) == (404, "unknown_run")


async def test_a_wrong_cluster_is_refused_and_leaves_the_run_as_it_was(
    owner: Visitor, tmp_path: Path
) -> None:
    wrong = {"cluster": "127.0.0.1"}
    answer = await owner.http.post("/api/lab/runs", json=RUN | wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "lab_failed")
    assert answer.json()["words"]["key"] == "lab-cluster-malformed"
    assert list((tmp_path / "lab").iterdir()) == []

    run = await start(owner, {**RUN, "variants": [SHORT], "matches": 1})
    await messages(owner, run, is_over)
    more = f"/api/lab/runs/{run}/resume"
    answer = await owner.http.post(more, json={"matches": 2, **wrong})
    assert answer.json()["words"]["key"] == "lab-cluster-malformed"
    kept = (await owner.http.get(f"/api/lab/runs/{run}")).json()
    assert kept["run"]["state"]["state"] == "finished"
    assert (kept["form"]["matches"], kept["form"].get("cluster")) == (1, None)
    answer = await owner.http.post(more, json={"matches": 2, "cluster": ""})
    assert answer.status_code == 200, answer.text
    assert (await messages(owner, run, is_over))[-1] == FINISHED


async def test_a_run_ends_with_the_server(lab_server: Server, owner: Visitor) -> None:
    run = await start(owner, ENDLESS)
    pid = lab_server.services.lab.pid
    assert pid is not None
    assert os.getpriority(os.PRIO_PROCESS, pid) == NICE + os.getpriority(os.PRIO_PROCESS, 0)
    assert Settings().lab_nice == 19
    following = asyncio.create_task(messages(owner, run, is_over))
    await lab_server.services.lab.close()
    assert (await following)[-1]["state"] == "stopped"
    with pytest.raises(ProcessLookupError):
        os.killpg(pid, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"variants": []}, "length >= 1"),
        ({"variants": [{**SHORT, "options": {"income": 99}}]}, "income"),
        ({"variants": [{**SHORT, "game": "chess"}]}, "chess"),
        ({"variants": [SHORT, {**SHORT, "seats": 3}]}, "same number of players"),
        ({"bots": ["hal"]}, "hal"),
        ({"bots": ["random", "random", "random"]}, "3 bots for 2 seats"),
        ({"matches": 0}, "matches"),
        ({"speed": 1}, "speed"),
    ],
)
async def test_a_run_that_cannot_be_played_says_why(
    owner: Visitor, tmp_path: Path, wrong: dict[str, Any], told: str
) -> None:
    answer = await owner.http.post("/api/lab/runs", json=RUN | wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "lab_failed")
    assert told in answer.json()["words"]["args"]["reason"]
    assert list((tmp_path / "lab").iterdir()) == []


async def test_no_process_is_started_for_what_is_no_form(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any, **__: Any) -> None:
        raise AssertionError("a process for nothing")

    monkeypatch.setattr(RunProcess, "start", never)
    for body in (b"", b"[]", b"{}", b'{"variants":'):
        answer = await owner.http.post("/api/lab/runs", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body


PATHS = [
    ("GET", "/api/lab"),
    ("POST", "/api/lab/runs"),
    ("GET", "/api/lab/runs/20260101-000000-abcd"),
    ("GET", "/api/lab/runs/20260101-000000-abcd/events"),
    ("POST", "/api/lab/runs/20260101-000000-abcd/stop"),
    ("POST", "/api/lab/runs/20260101-000000-abcd/resume"),
    ("POST", "/api/lab/runs/20260101-000000-abcd/delete"),
    ("GET", "/api/lab/runs/20260101-000000-abcd/report.html"),
    ("GET", "/api/lab/runs/20260101-000000-abcd/matches"),
    ("POST", "/api/lab/runs/20260101-000000-abcd/matches"),
]


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"Forwarded": "for=203.0.113.9"},
        {"Via": "1.1 proxy"},
        {"X-Real-IP": "203.0.113.9"},
        {"Host": "rebound.example"},
    ],
)
async def test_others_are_refused(owner: Visitor, headers: dict[str, str]) -> None:
    for method, path in PATHS:
        answer = await owner.http.request(method, path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_owner"), path
    me = await owner.http.get("/api/me", headers=headers)
    assert not me.json()["owner"]


async def test_whoever_sits_at_the_machine_is_the_owner(owner: Visitor) -> None:
    assert (await owner.http.get("/api/me")).json()["owner"]
    assert (await owner.http.get("/api/lab")).json()["runs"] == []
    for method, path in PATHS[2:]:
        answer = await owner.http.request(method, path, json={"setting": 0, "number": 0})
        assert answer.status_code in (400, 404), path


async def test_with_a_token_only_the_token_counts(open_server: OpenServer, tmp_path: Path) -> None:
    server = await open_server(lab_folder=tmp_path / "lab", owner_token="a token of the owner")
    visitor = await Visitor(server.address).arrive()
    assert (await visitor.http.get("/api/lab")).status_code == 403
    wrong = await visitor.http.post("/api/lab/owner", json={"token": "a guess"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "not_owner")
    right = await visitor.http.post("/api/lab/owner", json={"token": "a token of the owner"})
    assert right.status_code == 200
    proxied = {"X-Forwarded-For": "203.0.113.9"}
    assert (await visitor.http.get("/api/lab", headers=proxied)).status_code == 200
    assert (await visitor.http.get("/api/me")).json()["owner"]
    await visitor.http.aclose()


async def test_without_a_token_none_is_right(owner: Visitor) -> None:
    answer = await owner.http.post("/api/lab/owner", json={"token": ""})
    assert answer.status_code == 403
