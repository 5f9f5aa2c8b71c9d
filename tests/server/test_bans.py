"""Bans: they hold over HTTP and WebSockets, and say what can be done about them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from pantheon.locale import LANGUAGES, Speaker
from pantheon.server import services
from pantheon.server.server import Server
from pantheon.table.accounts.bans import Bans, NotAnAddress, network_of
from pantheon.table.store import Store
from tests.cli.test_commands import run
from tests.server.client import Client, Visitor
from tests.server.conftest import Arrive
from tests.server.test_personal_data import FORM, NAME, person_id


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "LOOK_AGAIN", 0.05)


async def admin(url: str, *arguments: str) -> str:
    """Run a command beside the server."""
    done = await asyncio.to_thread(run, "admin", *arguments, "--database", url)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def until_refused(visitor: Visitor, path: str = "/api/me") -> dict[str, Any]:
    async with asyncio.timeout(20):
        while (answer := await visitor.http.get(path)).status_code != 403:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return dict(answer.json())


async def closed(client: Client) -> tuple[int | None, dict[str, Any]]:
    async with asyncio.timeout(20):
        await client.socket.wait_closed()
    await client._listening
    return client.socket.close_code, client.told[-1]


async def test_a_banned_person_is_told_and_shut_out(
    server: Server, arrive: Arrive, url: str
) -> None:
    zebulon, other = await arrive(NAME), await arrive("Olga")
    table = await zebulon.open_table()
    client = await zebulon.join(table)
    await admin(url, "ban", "--person", person_id(server), "--reason", "Insults.", "--days", "2")
    code, last = await closed(client)
    assert (code, last["code"]) == (services.BANNED, "banned")
    problem = await until_refused(zebulon)
    assert problem["words"]["key"] == "refused-banned-until"
    for language in LANGUAGES:
        said = Speaker(language).key(problem["words"]["key"], **problem["words"]["args"])
        assert "Insults." in said
    opened = await zebulon.http.post("/api/tables", json={"game": "whispers", "seats": 2})
    assert opened.status_code == 403
    assert (await zebulon.http.get("/api/locale/en.ftl")).status_code == 200
    assert (await zebulon.http.get("/api/me/data")).status_code == 200
    assert (await other.http.get("/api/me")).status_code == 200
    await admin(url, "unban", "--person", person_id(server))
    async with asyncio.timeout(20):
        while (await zebulon.http.get("/api/me")).status_code != 200:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_a_banned_account_cannot_sign_in_elsewhere(arrive: Arrive, url: str) -> None:
    zebulon, elsewhere = await arrive(NAME), await arrive()
    await zebulon.http.post("/api/account", json=FORM)
    await admin(url, "ban", "--account", "Zebulon")
    await until_refused(zebulon)
    answer = await elsewhere.http.post("/api/login", json=FORM)
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")


async def test_a_banned_address_is_shut_out(arrive: Arrive, url: str) -> None:
    visitor = await arrive()
    assert "127.0.0.0/8" in await admin(url, "ban", "--address", "127.0.0.0/8")
    await until_refused(visitor)
    newcomer = Visitor(visitor.address)
    assert (await newcomer.http.get("/api/me")).status_code == 403
    assert "127.0.0.0/8" in await admin(url, "bans")
    await newcomer.http.aclose()


async def test_a_socket_of_a_banned_address_is_told_why(arrive: Arrive, url: str) -> None:
    visitor = await arrive()
    client = await visitor.connect()
    await admin(url, "ban", "--address", "127.0.0.1", "--reason", "Too loud.")
    await closed(client)
    address = visitor.address.replace("http", "ws", 1) + "/ws"
    async with connect(address, proxy=None, additional_headers={"Cookie": visitor.cookie}) as ws:
        assert "Too loud." in str(await ws.recv())
        await ws.wait_closed()
        assert ws.close_code == services.BANNED


async def test_bans_end(tmp_path: Path, url: str) -> None:
    store = await Store.open(url)
    await admin(url, "ban", "--address", "2001:db8::7", "--days", "-1")
    await admin(url, "ban", "--address", "203.0.113.7")
    bans = Bans(store)
    await bans.refresh()
    assert bans.of("2001:db8::8") is None, "it ended yesterday"
    assert bans.of("203.0.113.7") is not None
    assert bans.of("::ffff:203.0.113.7") is not None
    assert bans.of("203.0.113.8") is None
    assert bans.of("unknown") is None
    await store.close()


def test_one_ipv6_address_stands_for_its_network() -> None:
    assert str(network_of("2001:db8::7")) == "2001:db8::/64"
    assert str(network_of("2001:db8::7/128")) == "2001:db8::7/128"
    with pytest.raises(NotAnAddress, match="neither an address"):
        network_of("everyone")


@pytest.mark.parametrize(
    "arguments",
    [("ban",), ("ban", "--person", "x", "--address", "::1"), ("ban", "--address", "nowhere"),
     ("ban", "--account", "nobody"), ("unban", "--person", "x"), ("show", "NONE"),
     ("close", "NONE", "--yes"), ("remove-chat",)],
)  # fmt: skip
def test_mistakes_are_named(arguments: tuple[str, ...], url: str) -> None:
    done = run("admin", *arguments, "--database", url)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
