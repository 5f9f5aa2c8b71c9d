"""Sessions: a cookie speaks for an account until it is signed out, and no old one ever does."""

import asyncio
from typing import Any

import httpx
import pytest

from pantheon.server.security.identity_cookie import Claim
from pantheon.server.server import Server
from pantheon.server.services import SESSION_ENDED
from pantheon.table.accounts import sessions
from tests.server.client import Client, Visitor
from tests.server.conftest import Arrive
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import PostgresServer

FORM = {"login": "anna", "password": "correct horse"}


def _cookie(visitor: Visitor) -> str:
    return str(visitor.http.cookies["pantheon"])


async def _me(server: Server, cookie: str) -> dict[str, Any]:
    """Who one is with a cookie, and nothing else."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answer = await http.get("/api/me", headers={"Cookie": f"pantheon={cookie}"})
        return dict(answer.json())


async def _closed_with(client: Client) -> int | None:
    async with asyncio.timeout(20):
        await client.socket.wait_closed()
    return client.socket.close_code


@pytest.mark.parametrize("path", ["/api/account", "/api/login"])
async def test_registering_and_signing_in_give_a_new_cookie(
    server: Server, arrive: Arrive, path: str
) -> None:
    """Whoever knew the guest's cookie, or planted it, does not get into the account."""
    if path == "/api/login":
        await (await arrive("Anna")).http.post("/api/account", json=FORM)
    guest = await arrive("Guest")
    table = await guest.open_table()
    planted = _cookie(guest)
    watching = await guest.join(table)
    await guest.http.post(path, json=FORM)
    assert _cookie(guest) != planted
    assert (await _me(server, planted))["account"] == ""
    assert (await _me(server, _cookie(guest)))["account"] == "anna"
    assert await _closed_with(watching) == SESSION_ENDED
    thief = Visitor(server.address)
    thief.http.cookies.set("pantheon", planted)
    assert (await thief.join(table)).table["yours"] == []
    assert (await guest.join(table)).table["yours"] == [0]
    await thief.http.aclose()


async def test_signing_out_ends_the_session_and_its_sockets(server: Server, arrive: Arrive) -> None:
    anna, other = await arrive("Anna"), await arrive()
    await anna.http.post("/api/account", json=FORM)
    await other.http.post("/api/login", json=FORM)
    stolen, kept = _cookie(anna), _cookie(other)
    assert stolen != kept
    table = await anna.open_table()
    here, elsewhere = await anna.join(table), await other.join(table)
    assert (await anna.http.post("/api/logout")).json()["account"] == ""
    assert await _closed_with(here) == SESSION_ENDED
    assert (await _me(server, stolen))["account"] == ""
    assert (await _me(server, kept))["account"] == "anna"
    assert (await elsewhere.ask("say", text="still here"))["type"] == "done"
    assert (await anna.http.get("/api/me")).json()["account"] == ""


async def test_guests_keep_their_cookie_and_cost_no_row(server: Server, arrive: Arrive) -> None:
    guest = await arrive("Guest")
    before = _cookie(guest)
    old = server.services.identity.cookie(Claim("somebody-from-before"))
    assert (await _me(server, old))["account"] == ""
    assert (await guest.http.get("/api/me")).json()["name"] == "Guest"
    assert _cookie(guest) == before
    async with server.services.registry.store.engine.connect() as connection:
        assert not (await connection.execute(sessions.sessions.select())).all()


async def test_a_cookie_from_before_there_were_sessions_is_signed_out(
    server: Server, arrive: Arrive
) -> None:
    anna = await arrive("Anna")
    await anna.http.post("/api/account", json=FORM)
    known = next(iter(await _people(server)))
    old = server.services.identity.cookie(Claim(known))
    assert (await _me(server, old))["account"] == ""
    forged = server.services.identity.cookie(Claim(known, "made up"))
    assert (await _me(server, forged))["account"] == ""


async def _people(server: Server) -> list[str]:
    async with server.services.registry.store.engine.connect() as connection:
        rows = await connection.execute(sessions.people.select())
        return [row.id for row in rows if row.login]


async def test_who_changes_accounts_is_signed_out_of_the_first(
    server: Server, arrive: Arrive
) -> None:
    await (await arrive()).http.post("/api/account", json={**FORM, "login": "ben"})
    anna = await arrive("Anna")
    await anna.http.post("/api/account", json=FORM)
    first = _cookie(anna)
    await anna.http.post("/api/login", json={**FORM, "login": "ben"})
    assert (await _me(server, first))["account"] == ""
    assert (await _me(server, _cookie(anna)))["account"] == "ben"


async def test_sessions_are_few_and_do_not_last_for_ever(server: Server) -> None:
    services, time = server.services, [1_000_000.0]
    known = sessions.Sessions(services.registry.store, lambda: time[0])
    guest = await services.accounts.person("p1")
    person = await services.accounts.register(guest, "anna", "correct horse")
    made = []
    for _ in range(sessions.MOST_OF_PERSON + 2):
        made.append(await known.begin(person))
        time[0] += 1
    found = [bool(await known.person("p1", each)) for each in made]
    assert found == [False] * 2 + [True] * sessions.MOST_OF_PERSON
    keys = {("p1", each) for each in made} | {("p1", ""), ("p2", "")}
    assert await known.ended(keys) == {("p1", each) for each in (*made[:2], "")}
    time[0] += sessions.LASTS
    assert await known.person("p1", made[-1]) is None


@pytest.mark.slow
async def test_another_process_ends_the_sockets_too(
    postgres: PostgresServer, redis_url: str
) -> None:
    database = postgres.new_database()
    servers = [await ServerProcess.start(database, redis_url) for _ in range(2)]
    first, second = (server.address for server in servers)
    anna = await Visitor(first).arrive("Anna")
    guest = await anna.connect(second)
    assert (await anna.http.post("/api/account", json=FORM)).status_code == 201
    signed_in = await anna.connect(second)
    assert await _closed_with(guest) == SESSION_ENDED
    assert (await anna.http.post("/api/logout")).status_code == 200
    assert await _closed_with(signed_in) == SESSION_ENDED
    await anna.http.aclose()
    for server in servers:
        server.process.kill()
        await server.ended()
