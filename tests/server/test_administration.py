"""`pantheon admin` beside a running server: tables are listed, shown and closed, chat removed."""

import json
from pathlib import Path

import pytest

from pantheon.server.server import Server
from pantheon.table import registry
from tests.server.conftest import Arrive
from tests.server.test_bans import admin
from tests.server.test_personal_data import NAME, SAID, everything_in, leave_traces, person_id


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "HEARTBEAT", 0.05)


async def test_tables_are_listed_and_shown(arrive: Arrive, server: Server, url: str) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    table, _ = await leave_traces(zebulon, other)
    listed = json.loads(await admin(url, "tables", "--phase", "playing", "--json"))
    assert [card["id"] for card in listed] == [table]
    assert "whispers" in await admin(url, "tables", "--game", "whispers")
    assert "tables: 0" in await admin(url, "tables", "--game", "nations")
    shown = await admin(url, "show", table)
    assert f"seat 1: {NAME}  (person {person_id(server)})" in shown
    assert SAID in shown
    assert "rules version 1" in shown


async def test_a_closed_table_tells_its_players(arrive: Arrive, url: str) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    table, watching = await leave_traces(zebulon, other)
    await admin(url, "close", table, "--message", "The server moves.", "--yes")
    await watching.until(lambda: watching.table["phase"] == "closed")
    assert watching.table["closed"] == {
        "key": "table-closed-because", "args": {"message": "The server moves."},
    }  # fmt: skip
    await watching.until(lambda: not watching.state["offers"])
    refused = await watching.ask("say", text="But why?")
    assert refused["code"] == "closed"
    assert (await watching.ask("act", seat=0, on=99, action={}))["code"] == "closed"
    frames = await watching.ask("replay", table=table, first=0, count=5)
    assert frames["total"] == 2, "the replay shows what was played"
    listed = (await zebulon.http.get("/api/history")).json()["tables"]
    assert [each["phase"] for each in listed if each["id"] == table] == ["closed"]


async def test_a_waiting_table_can_be_closed(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(public=True)
    client = await anna.join(table)
    await admin(url, "close", table, "--yes")
    await client.until(lambda: client.table["phase"] == "closed")
    assert (await client.ask("start"))["code"] == "closed"
    assert (await anna.http.get("/api/tables")).json()["tables"] == []


async def test_chat_lines_are_removed_from_pages_and_database(
    arrive: Arrive,
    server: Server,
    url: str,
    tmp_path: Path,
) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    _, watching = await leave_traces(zebulon, other)
    await watching.ask("say", text="Olga's own line")
    output = await admin(url, "remove-chat", "--person", person_id(server))
    assert output == "chat lines removed: 2\n"
    await watching.until(lambda: any(each.get("whole") for each in watching.told))
    whole = [each for each in watching.told if each.get("whole")][-1]
    assert [said["text"] for said in whole["said"]] == ["Olga's own line"]
    assert SAID.encode() not in everything_in(tmp_path / "pantheon.db")
    offer = watching.state["offers"][0]
    assert (await watching.act(offer))["type"] == "done", "the match goes on"
