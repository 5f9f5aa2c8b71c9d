"""Logging in: what was the guest's is the account's."""

from pantheon.server.server import Server
from pantheon.server.services import SESSION_ENDED
from tests.server.client import Visitor
from tests.server.conftest import Arrive
from tests.server.test_websocket import play, seated

FORM = {"login": "anna", "password": "correct horse"}


async def _account(arrive: Arrive) -> None:
    """Anna has an account, made on another device."""
    other = await arrive("Anna")
    made = await other.http.post("/api/account", json=FORM)
    assert made.status_code == 201


async def _ids(visitor: Visitor, path: str) -> list[str]:
    return [each["id"] for each in (await visitor.http.get(path)).json()["tables"]]


async def test_the_guest_s_history_goes_along(arrive: Arrive) -> None:
    await _account(arrive)
    table, visitors, clients = await seated(arrive, options={"rounds": 1})
    await play(clients)
    guest = visitors[0]
    assert (await guest.http.post("/api/login", json=FORM)).json()["account"] == "anna"
    assert await _ids(guest, "/api/history") == [table]
    assert (await guest.http.get(f"/api/tables/{table}")).json()["yours"] is True
    elsewhere = await arrive()
    await elsewhere.http.post("/api/login", json=FORM)
    assert await _ids(elsewhere, "/api/history") == [table]
    assert await _ids(visitors[1], "/api/history") == [table]


async def test_the_guest_s_live_seats_go_along(arrive: Arrive) -> None:
    await _account(arrive)
    table, visitors, clients = await seated(arrive)
    guest, other = visitors[0], clients[1]
    assert clients[0].table["host"] is True
    await guest.http.post("/api/login", json=FORM)
    await other.until(lambda: other.table["seats"][0]["name"] == "Anna")
    assert await _ids(guest, "/api/tables?mine=1") == [table]
    # The connection that was open comes back, and so does a new one, on whichever device.
    await clients[0].socket.wait_closed()
    assert clients[0].socket.close_code == SESSION_ENDED
    back = await guest.join(table)
    assert (await back.act(back.state["offers"][0]))["type"] == "done"
    device = await arrive()
    await device.http.post("/api/login", json=FORM)
    again = await device.join(table)
    assert again.table["yours"] == [0]
    assert again.table["host"] is True
    assert again.state["seat"] == 0


async def test_further_players_on_the_guest_s_screen_keep_their_names(arrive: Arrive) -> None:
    await _account(arrive)
    guest = await arrive("Somebody")
    table = await guest.open_table(seats=3)
    client = await guest.join(table)
    await client.ask("sit", seat=1, name="Little brother")
    await guest.http.post("/api/login", json=FORM)
    client = await guest.join(table)
    names = [seat.get("name", "") for seat in client.table["seats"]]
    assert names == ["Anna", "Little brother", ""]
    assert client.table["yours"] == [0, 1]


async def test_who_changes_accounts_takes_nothing_along(arrive: Arrive, server: Server) -> None:
    await _account(arrive)
    table, visitors, _ = await seated(arrive)
    ben = visitors[1]
    await ben.http.post("/api/account", json={"login": "ben", "password": "another horse"})
    await ben.http.post("/api/login", json=FORM)
    assert await _ids(ben, "/api/tables?mine=1") == []
    record = (await server.services.registry.table(table)).record
    assert record.seats[1] is not None
    assert record.seats[1].name == "Ben"
