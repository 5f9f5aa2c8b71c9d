"""What a server stores about people: they can take it with them, and have it deleted."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pantheon.server.server import Server
from tests.server.client import Client, Visitor
from tests.server.conftest import Arrive

FORM = {"login": "zebulon", "password": "correct horse"}
NAME = "Zebulon Quill"
SAID = "a line that only Zebulon would write"


def person_id(server: Server, name: str = NAME) -> str:
    return next(
        sitter.person
        for live in server.services.registry.live
        for sitter in live.record.seats
        if sitter and sitter.name == name
    )


def everything_in(database: Path) -> bytes:
    """All that the database stores, table by table."""
    with sqlite3.connect(database) as connection:
        wanted = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = [name for (name,) in connection.execute(wanted)]
        rows = [
            row
            for table in tables
            for row in connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own names
        ]
    connection.close()
    return b"|".join(
        each if isinstance(each, bytes) else str(each).encode() for row in rows for each in row
    )


async def leave_traces(person: Visitor, other: Visitor) -> tuple[str, Client]:
    """A match with two players, a line in the chat, and the same as a spectator elsewhere."""
    table = await other.open_table(options={"rounds": 30})
    client = await person.join(table)
    assert (await client.ask("sit", seat=1))["type"] == "done"
    watching = await other.join(table)
    assert (await watching.ask("start"))["type"] == "done"
    await client.until(lambda: bool(client.state.get("offers")))
    await client.act(client.state["offers"][0], id="the first action")
    await client.ask("say", text=SAID)
    elsewhere = await other.open_table()
    spectating = await person.join(elsewhere)
    await spectating.ask("say", text=SAID)
    return table, watching


@pytest.mark.parametrize("account", [True, False], ids=["account", "guest"])
async def test_nothing_is_left_of_somebody_who_leaves_for_good(
    server: Server, arrive: Arrive, tmp_path: Path, account: bool
) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    if account:
        assert (await zebulon.http.post("/api/account", json=FORM)).status_code == 201
    table, watching = await leave_traces(zebulon, other)
    known = person_id(server)
    traces = [known.encode(), NAME.encode(), SAID.encode(), *([b"zebulon"] if account else [])]
    before = everything_in(tmp_path / "pantheon.db")
    assert all(trace in before for trace in traces)

    password = {"password": FORM["password"]} if account else {}
    answer = await zebulon.http.post("/api/account/delete", json=password)
    assert answer.status_code == 200, answer.text
    assert answer.json()["account"] == ""
    left = everything_in(tmp_path / "pantheon.db")
    assert [trace for trace in traces if trace in left] == []

    await watching.until(lambda: watching.table["seats"][1]["name"] == "Former player")
    assert watching.table["seats"][1]["kind"] == "bot", "the match goes on"
    assert watching.told[-1]["type"] != "refused"
    whole = [each for each in watching.told if each["type"] == "chat" and each.get("whole")]
    assert whole[-1]["said"] == []
    newcomer = await other.join(table)
    assert newcomer.said == []
    assert (await zebulon.http.get("/api/tables?mine=1")).json()["tables"] == []


async def test_old_matches_keep_the_seat_of_a_former_player(server: Server, arrive: Arrive) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    table = await other.open_table(options={"rounds": 1})
    clients = [await other.join(table), await zebulon.join(table)]
    await clients[1].ask("sit", seat=1)
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda c=client: bool(c.state.get("offers")))  # type: ignore[misc]
        await client.act(client.state["offers"][0])
    export = f"/api/tables/{table}/match.jsonl"
    assert NAME in (await other.http.get(export)).text, "and a worker has the match cached"
    await zebulon.http.post("/api/account/delete", json={})
    listed = (await other.http.get("/api/history")).json()["tables"][0]
    assert listed["names"] == ["Olga", "Former player"]
    text = (await other.http.get(export)).text
    assert NAME not in text
    assert "Former player" in text
    imported = await other.http.post("/api/matches", content=text)
    assert imported.status_code == 201, "the file is still whole"


async def test_a_table_closes_when_its_host_leaves_for_good(arrive: Arrive) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    table = await zebulon.open_table()
    client = await other.join(table)
    await client.ask("sit", seat=1)
    await zebulon.http.post("/api/account/delete", json={})
    await client.until(lambda: client.table["phase"] == "closed")
    assert client.table["closed"]["key"] == "table-closed-host-left"


async def test_an_account_is_deleted_only_with_its_password(arrive: Arrive) -> None:
    zebulon = await arrive(NAME)
    await zebulon.http.post("/api/account", json=FORM)
    for password in ("", "wrong horse"):
        answer = await zebulon.http.post("/api/account/delete", json={"password": password})
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong_password")
    assert (await zebulon.http.get("/api/me")).json()["account"] == "zebulon"


async def test_a_deleted_account_cannot_be_entered_again(arrive: Arrive) -> None:
    zebulon, thief = await arrive(NAME), await arrive()
    await zebulon.http.post("/api/account", json=FORM)
    thief.http.cookies.set("pantheon", str(zebulon.http.cookies["pantheon"]))
    await zebulon.http.post("/api/account/delete", json={"password": FORM["password"]})
    assert (await thief.http.get("/api/me")).json()["account"] == ""
    answer = await zebulon.http.post("/api/login", json=FORM)
    assert answer.status_code == 401


@pytest.mark.parametrize("account", [True, False], ids=["account", "guest"])
async def test_people_can_take_their_data_with_them(arrive: Arrive, account: bool) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    if account:
        await zebulon.http.post("/api/account", json=FORM)
    table, _ = await leave_traces(zebulon, other)
    answer = await zebulon.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data: dict[str, Any] = answer.json()
    assert (data["name"], data["account"]) == (NAME, "zebulon" if account else "")
    assert len(data["sessions"]) == account
    played = next(each for each in data["tables"] if each["table"] == table)
    assert [(each["seat"], each["name"]) for each in played["seats"]] == [(1, NAME)]
    assert [each["text"] for each in played["chat"]] == [SAID]
    assert played["actions"] >= 2
    assert len(data["tables"]) == 2, "a line at a table where they only watched counts too"
    assert "Olga" not in answer.text
