"""The inspector's data, and that there is none of it outside `pantheon dev`."""

from typing import Any

import pytest

from pantheon.server.server import Server
from pantheon.workbench.positions import position
from tests.server.client import Client, Visitor
from tests.server.conftest import open_server, server
from tests.workbench.conftest import DevServer
from tests.workbench.test_hot_reload import act

__all__ = ["open_server", "server"]

ROUTES = [
    "/api/workbench",
    "/api/workbench/tables/{table}",
    "/api/workbench/tables/{table}/explain?id=cell:0&seat=0",
]


async def test_a_position_with_all_that_there_is_to_it(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=3)
    found = await inspect(client, visitor)
    assert (found["step"], found["steps"]) == (1, 1)
    assert found["to_act"] == client.state["to_act"]
    assert found["state"]["sky"][3] >= 0
    assert [each["seat"] for each in found["views"]] == [None, 0, 1]
    watching = [each for each in found["legal"] if each["action"]["do"] == "watch"]
    assert len(watching) == 15
    assert watching[0]["picks"] == ["cell:0"]
    assert len({each["code"] for each in found["legal"]}) == len(found["legal"])
    assert found["events"][0]["events"][0]["cell"] == 3
    assert [each["step"] for each in found["events"]] == [1, 0]
    assert {"legal", "choices", "view", "scene", "apply"} == found["milliseconds"].keys()
    before = await inspect(client, visitor, "?step=0")
    assert before["state"]["sky"][3] == -1
    assert before["step"] == 0
    assert [each["step"] for each in before["events"]] == [0]
    pieces = [each["scene"]["pieces"] for each in (before, found)]
    assert pieces == [[], client.state["scene"]["pieces"]]


async def test_why_a_place_can_or_cannot_be_chosen(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=3)
    [seat] = client.state["to_act"]
    taken = await inspect(client, visitor, f"/explain?id=cell:3&seat={seat}")
    assert taken["legal"] == []
    [refused] = taken["refused"]
    assert refused["rule"] == "AU-10"
    assert "(AU-10)" in refused["text"]
    assert refused["function"].endswith("rules/turn.py:15")
    assert taken["part"]["id"] == "cell:3"
    free = await inspect(client, visitor, f"/explain?id=cell:4&seat={seat}")
    assert [each["action"] for each in free["legal"]] == [{"do": "watch", "cell": 4}]
    assert free["functions"]["watch"].endswith("rules/turn.py:20")
    assert "picture/scene.py" in free["drawn_by"]
    [bird] = [each["id"] for each in client.state["scene"]["pieces"]]
    piece = await inspect(client, visitor, f"/explain?id={bird}&seat={seat}")
    assert piece["part"]["at"] == "cell:3"
    assert [each["rule"] for each in piece["refused"]] == ["AU-10"], "its place is taken"
    assert refused["function"].startswith("why_watch, ")
    waiting = await inspect(client, visitor, f"/explain?id=cell:4&seat={1 - seat}")
    assert waiting["refused"][0]["rule"] == "AU-20"


async def test_a_page_of_the_workbench_is_marked(dev: DevServer, visitor: Visitor) -> None:
    for path in ("/", "/table/abc"):
        assert 'data-workbench="auspices"' in (await visitor.http.get(path)).text


async def test_a_fact_is_edited_and_the_match_goes_on_from_there(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=3)
    table = f"/api/workbench/tables/{client.table['id']}"
    answer = await visitor.http.post(f"{table}/state", json={"name": "points", "value": [7, 2]})
    assert answer.json()["state"]["points"] == [7, 2]
    await act(client, "watch", cell=4)
    assert (await inspect(client, visitor))["state"]["points"][0] >= 7
    await dev.save("rules/turn.py", "the omen becomes points", "the omen turns into points")
    assert (await inspect(client, visitor))["state"]["points"][0] >= 7, "it outlasts a reload"
    assert (await inspect(client, visitor, "?step=0"))["state"]["points"] == [0, 0]
    await visitor.http.post(f"{table}/positions", json={"name": "rich", "step": 1})
    assert position("rich").state.points == [7, 2]
    opened = await visitor.http.get("/positions/rich")
    other = await visitor.join(opened.headers["location"].rpartition("/")[2])
    assert (await inspect(other, visitor))["state"]["points"] == [7, 2]
    await other.close()


@pytest.mark.parametrize(
    "fact",
    [
        {"name": "points", "value": "many"},
        {"name": "points", "value": ["a", "b"]},
        {"name": "sky", "value": [9]},
        {"name": "?", "value": 1},
    ],
)
async def test_an_impossible_fact_changes_nothing(
    fact: dict[str, Any], dev: DevServer, client: Client, visitor: Visitor
) -> None:
    before = (await inspect(client, visitor))["state"]
    table = client.table["id"]
    answer = await visitor.http.post(f"/api/workbench/tables/{table}/state", json=fact)
    assert answer.status_code == 400
    assert (await inspect(client, visitor))["state"] == before
    await act(client, "watch", cell=0)


@pytest.mark.parametrize("more", ["?step=99", "?step=x", "/explain?seat=7", "/explain?seat=x"])
async def test_what_there_is_not_is_refused(
    more: str, dev: DevServer, client: Client, visitor: Visitor
) -> None:
    table = client.table["id"]
    answer = await visitor.http.get(f"/api/workbench/tables/{table}{more}")
    assert answer.status_code == 400


@pytest.mark.usefixtures("package")
async def test_there_is_no_workbench_without_dev(server: Server) -> None:
    visitor = await Visitor(server.address).arrive()
    table = await visitor.open_table(game="auspices", seats=2, bots=["random"], start=True)
    for route in ROUTES:
        answer = await visitor.http.get(route.format(table=table))
        assert answer.status_code == 404, route
    for post in ("positions", "go-on", "state"):
        answer = await visitor.http.post(f"/api/workbench/tables/{table}/{post}", json={})
        assert answer.status_code in (404, 405)
    for path in ("/", f"/table/{table}", "/positions/one"):
        page = await visitor.http.get(path)
        assert page.status_code == 200
        assert "data-workbench" not in page.text
    await visitor.http.aclose()


async def inspect(client: Client, visitor: Visitor, more: str = "") -> Any:
    answer = await visitor.http.get(f"/api/workbench/tables/{client.table['id']}{more}")
    assert answer.status_code == 200, answer.text
    return answer.json()
