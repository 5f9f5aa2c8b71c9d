"""The lobby for all: nobody fills it, and nobody finds tables by guessing."""

from collections import Counter

import pytest

from pantheon.server import Allowance
from pantheon.server.http.public_tables import (
    OF_HOST,
    OF_ORIGIN,
    STALE,
    public_tables,
    within_share,
)
from pantheon.server.server import Server
from pantheon.table.store import Card
from tests.server.client import Visitor
from tests.server.conftest import OpenServer


async def _listed(visitor: Visitor) -> list[str]:
    return [each["id"] for each in (await visitor.http.get("/api/tables")).json()["tables"]]


async def test_many_tables_of_one_host_push_nobody_out(server: Server) -> None:
    anna, mallory = await Visitor(server.address).arrive("Anna"), Visitor(server.address)
    honest = await anna.open_table(public=True)
    await mallory.arrive("Mallory")
    for _ in range(60):
        await mallory.open_table(public=True)
    listed = await _listed(anna)
    assert honest in listed
    assert len(listed) == 1 + OF_HOST
    for each in (anna, mallory):
        await each.http.aclose()


async def test_many_guests_of_one_address_push_nobody_out(open_server: OpenServer) -> None:
    free = Allowance(changes_a_minute=0, tcp_connections=0, tables_a_minute=0)
    server = await open_server(allowance=free, proxies="127.0.0.1")
    anna = await Visitor(server.address).arrive("Anna")
    honest = await anna.open_table(public=True)
    for _ in range(60):
        guest = Visitor(server.address)
        guest.http.headers["X-Forwarded-For"] = "10.0.0.1"
        await guest.open_table(public=True)
        await guest.http.aclose()
    listed = await _listed(anna)
    assert honest in listed
    assert len(listed) == 1 + OF_ORIGIN
    await anna.http.aclose()


def _card(table: str, host: str, origin: str = "", changed: float = 0, people: str = "") -> Card:
    return Card(table, "whispers", "waiting", True, changed, None, ("", ""), 2,
                (people,) if people else (), host=host, origin=origin)  # fmt: skip


def test_older_cards_without_a_host_go_by_who_sits_there() -> None:
    cards = [_card(str(n), "", people="p1") for n in range(9)]
    assert len(within_share(cards, Counter())) == OF_HOST


async def test_forsaken_tables_come_last(server: Server) -> None:
    store = server.services.registry.store
    visitor = await Visitor(server.address).arrive("Anna")
    old, kept, new = [await visitor.open_table(public=True) for _ in range(3)]
    later = server.services.registry.now() + STALE + 60
    assert [card.id for card in await public_tables(store, {kept}, later)] == [kept, new, old]
    await visitor.http.aclose()


async def test_a_person_has_only_so_many_tables_waiting(open_server: OpenServer) -> None:
    server = await open_server(allowance=Allowance(waiting_tables=2))
    visitor = await Visitor(server.address).arrive("Anna")
    form = {"game": "whispers", "seats": 2}
    found = [(await visitor.http.post("/api/tables", json=form)) for _ in range(3)]
    assert [each.status_code for each in found] == [201, 201, 429]
    assert found[-1].json()["code"] == "too_many_tables"
    started = {**form, "bots": ["random"], "start": True}
    client = await visitor.join(found[0].json()["table"])
    await client.ask("leave")
    await client.close()
    assert (await visitor.http.post("/api/tables", json=started)).status_code == 201
    await visitor.http.aclose()


@pytest.mark.parametrize(
    "path", ["/api/tables/{}", "/api/tables/{}/match.jsonl", "/api/replays/{}/analysis"]
)
async def test_codes_cannot_be_guessed(open_server: OpenServer, path: str) -> None:
    server = await open_server(allowance=Allowance(misses_a_minute=5))
    visitor = await Visitor(server.address).arrive("Anna")
    table = await visitor.open_table()
    for _ in range(20):  # hits are free
        assert (await visitor.http.get(f"/api/tables/{table}")).status_code == 200
    found = [(await visitor.http.get(path.format(f"wrong{n}"))).status_code for n in range(8)]
    assert found == [404] * 5 + [429] * 3
    client = await visitor.connect()
    assert (await client.ask("join", table="wrong"))["code"] == "too_fast"
    await client.close()
    await visitor.http.aclose()


@pytest.mark.parametrize("kind", ["join", "replay"])
async def test_codes_cannot_be_guessed_over_the_websocket(
    open_server: OpenServer, kind: str
) -> None:
    server = await open_server(allowance=Allowance(misses_a_minute=5))
    visitor = await Visitor(server.address).arrive("Anna")
    table = await visitor.open_table()
    client = await visitor.join(table)
    found = [(await client.ask(kind, table=f"wrong{n}"))["code"] for n in range(8)]
    assert found == ["unknown_table"] * 5 + ["too_fast"] * 3
    assert (await client.ask("say", text="still at the table"))["type"] == "done"
    await client.close()
    await visitor.http.aclose()


async def test_headers_for_https_and_none_that_names_the_software(
    open_server: OpenServer,
) -> None:
    server = await open_server(proxies="127.0.0.1")
    visitor = await Visitor(server.address).arrive()
    plain = (await visitor.http.get("/api/games")).headers
    assert "server" not in plain
    assert "strict-transport-security" not in plain
    assert plain["cross-origin-resource-policy"] == "same-origin"
    secure = await visitor.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"].startswith("max-age=")
    await visitor.http.aclose()
