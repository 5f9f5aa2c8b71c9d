"""HTTP: the lobby, accounts, files, headers, and what foreign pages may not do."""

import random
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from pantheon import games
from pantheon.bots.levels import levels
from pantheon.bots.search.decision import has_learned
from pantheon.server.http import http_models
from pantheon.server.server import Server
from tests.server.client import Visitor
from tests.server.conftest import Arrive, OpenServer
from tests.server.test_websocket import play, seated


async def test_the_lobby_s_cards_make_a_form(arrive: Arrive) -> None:
    answer = await (await arrive()).http.get("/api/games")
    cards = msgspec.json.decode(answer.content, type=http_models.Games).games
    assert [card.name for card in cards] == games.by_length()
    for card in cards:
        game = games.find(card.name)
        assert card.seats == tuple(game.seats)
        assert [option.name for option in card.options] == list(game.options.__struct_fields__)
        assert card.presets == game.presets
        assert not re.search(r"\b(and|et)\b", f"{card.credits.designer} {card.credits.artist}")
        assert card.levels[:5] == tuple(levels()), "from the weakest to the strongest"
        assert card.levels[5:7] == ("random", "greedy")
        assert ("keen" in card.levels) == has_learned(game)


async def test_tables_public_and_by_link(arrive: Arrive) -> None:
    anna, ben = await arrive("Anna"), await arrive("Ben")
    public = await anna.open_table(public=True)
    hidden = await anna.open_table(bots=["random"], start=True)
    listed = (await ben.http.get("/api/tables")).json()["tables"]
    assert [table["id"] for table in listed] == [public]
    assert (listed[0]["open"], listed[0]["names"]) == (1, ["Anna", ""])
    mine = (await anna.http.get("/api/tables?mine=1")).json()["tables"]
    assert {table["id"] for table in mine} == {public, hidden}
    linked = (await ben.http.get(f"/api/tables/{hidden}")).json()
    assert (linked["phase"], linked["yours"]) == ("playing", False)
    code = await ben.http.get(f"/api/tables/{hidden}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")


@pytest.mark.parametrize("table", ["acdefghj", "a", "a" * 5000, "a%00cdefgh", "acdefgh%0A", "%ff"])
async def test_a_code_that_no_table_has_is_neither_drawn_nor_looked_for(
    arrive: Arrive, table: str
) -> None:
    anna = await arrive("Anna")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/qr.svg"):
        answer = await anna.http.get(path)
        assert answer.status_code in (404, 414), path


async def test_a_link_too_long_to_be_photographed_is_not_drawn(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table()
    answer = await anna.http.get(f"/api/tables/{table}/qr.svg", headers={"host": "a" * 400})
    assert answer.status_code >= 400


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 404, "unknown_game"),
        ({"game": "whispers", "seats": 9}, 400, "option_refused"),
        ({"game": "whispers", "seats": 2, "options": {"rounds": 0}}, 400, "option_refused"),
        ({"game": "whispers", "seats": 2, "bots": ["sibyl"]}, 400, "unknown_level"),
        ({"game": "whispers", "seats": 2, "bots": ["random", "random"]}, 400, "seat_taken"),
        ({"game": "whispers", "seats": 2, "start": True}, 400, "seats_open"),
        ({"game": "whispers", "seats": 2, "clock": {"kind": "sundial"}}, 400, "malformed"),
        ({"game": "whispers"}, 400, "malformed"),
        (
            {"game": "four_gods", "seats": 2, "options": {"tiles": "a." * 30_000 + "b=1"}},
            400,
            "option_refused",
        ),
        (
            {"game": "four_gods", "seats": 2, "options": {"clock": "9" * 5000}},
            400,
            "option_refused",
        ),
        ({"game": "four_gods", "seats": 2, "options": {"tiles": "a\0b"}}, 400, "option_refused"),
        ({"game": "whispers", "seats": 2, "options": {"x": "y" * 70_000}}, 413, "too_large"),
    ],
)
async def test_forms_that_are_refused(
    arrive: Arrive, form: dict[str, object], status: int, code: str
) -> None:
    answer = await (await arrive()).http.post("/api/tables", json=form)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["words"]["key"].startswith("refused-")


async def test_an_account_keeps_the_guest_s_matches(arrive: Arrive) -> None:
    table, visitors, clients = await seated(arrive, options={"rounds": 1}, public=True)
    await play(clients)
    anna = visitors[0]
    form = {"login": "anna", "password": "correct horse"}
    made = await anna.http.post("/api/account", json=form)
    assert (made.status_code, made.json()["account"]) == (201, "anna")
    elsewhere = await arrive()
    assert (await elsewhere.http.get("/api/history")).json()["tables"] == []
    wrong = await elsewhere.http.post("/api/login", json={**form, "password": "wrong horse"})
    assert wrong.status_code == 401
    right = await elsewhere.http.post("/api/login", json=form)
    assert right.json() == {"name": "Anna", "colour": "", "account": "anna", "owner": True}
    history = (await elsewhere.http.get("/api/history")).json()["tables"]
    assert [each["id"] for each in history] == [table]
    assert min(history[0]["places"]) == 1
    assert (await elsewhere.http.post("/api/logout")).json()["account"] == ""
    assert (await elsewhere.http.get("/api/history")).json()["tables"] == []
    replays = (await elsewhere.http.get("/api/replays?game=whispers")).json()["tables"]
    assert [each["id"] for each in replays] == [table]
    assert (await elsewhere.http.get("/api/replays?before=1")).json()["tables"] == []


async def test_lists_say_whose_turn_it_is_and_in_which_colours(arrive: Arrive) -> None:
    anna, ben = await arrive(), await arrive("Ben")
    await anna.http.post("/api/me", json={"name": "Anna", "colour": "teal"})
    table = await anna.open_table(game="nations")
    clients = [await anna.join(table), await ben.join(table)]
    await clients[1].ask("sit", seat=1)

    async def mine() -> list[dict[str, object]]:
        lists = [(await each.http.get("/api/tables?mine=1")).json() for each in (anna, ben)]
        return [each["tables"][0] for each in lists]

    assert [each["turn"] for each in await mine()] == [False, False]
    await clients[0].ask("start")
    await clients[1].until(lambda: bool(clients[1].state))
    active = clients[1].state["awaited"][0]
    assert [each["turn"] for each in await mine()] == [active == 0, active == 1]
    assert (await mine())[0]["colours"] == ["teal", ""]
    luck = random.Random(1)
    while clients[active].state["awaited"] == [active]:
        await clients[active].act_at_random(luck)
    assert [each["turn"] for each in await mine()] == [active == 1, active == 0]


async def test_match_files_out_and_in(arrive: Arrive) -> None:
    table, visitors, clients = await seated(arrive, options={"rounds": 2})
    early = await visitors[0].http.get(f"/api/tables/{table}/match.jsonl")
    assert early.json()["code"] == "not_over"
    await play(clients)
    file = await visitors[0].http.get(f"/api/tables/{table}/match.jsonl")
    assert "attachment" in file.headers["content-disposition"]
    opened = await visitors[1].http.post("/api/matches", content=file.content)
    client = await visitors[1].connect()
    frames = await client.ask("replay", table=opened.json()["table"], revealed=True)
    assert frames["total"] == 5
    for spoilt in (b"nonsense", b"\xff\xff", file.content[:200]):
        answer = await visitors[1].http.post("/api/matches", content=spoilt)
        assert answer.status_code == 400


async def test_words_rules_and_art_of_the_games(arrive: Arrive) -> None:
    http = (await arrive()).http
    sprite = await http.get("/api/art/nations.svg")
    assert sprite.headers["content-type"] == "image/svg+xml"
    tag = sprite.headers["etag"]
    again = await http.get("/api/art/nations.svg", headers={"If-None-Match": tag})
    assert again.status_code == 304
    rules = await http.get("/api/rules/nations/fr.md")
    assert "NA-10" in rules.text
    for missing in ("/api/art/chess.svg", "/api/rules/nations/xx.md", "/api/locale/xx.ftl",
                    "/api/nothing", "/api/tables/nowhere"):  # fmt: skip
        assert (await http.get(missing)).status_code == 404, missing


async def test_the_browser_s_files(open_server: OpenServer, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>the table</p>", "utf-8")
    (web / "assets" / "app-abc123.js").write_text("let it;", "utf-8")
    (tmp_path / "secret.txt").write_text("hidden", "utf-8")
    server = await open_server(web=web)
    async with httpx.AsyncClient(base_url=server.address) as http:
        page = await http.get("/table/k3vx9q")
        assert (page.text, page.headers["cache-control"]) == ("<p>the table</p>", "no-cache")
        script = await http.get("/assets/app-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        for known in (page, script):
            tag = {"If-None-Match": known.headers["etag"]}
            again = await http.get(known.url, headers=tag)
            assert (again.status_code, again.headers["cache-control"], again.text) == (
                304, known.headers["cache-control"], "",
            )  # fmt: skip
        for odd in ("/", "//", "/assets", "/assets/", "/" + "x" * 280, "/index.html/deeper"):
            assert (await http.get(server.address + odd)).text == "<p>the table</p>", odd
        for outside in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "hidden" not in (await http.get(outside)).text


async def test_every_answer_protects_the_browser(arrive: Arrive) -> None:
    http = (await arrive()).http
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = (await http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


async def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "set-cookie" not in (await http.get("/api/me")).headers


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-Pantheon": "1", "Origin": "https://evil.example"},
        {"X-Pantheon": "1", "Origin": "null"},
    ],
)
async def test_foreign_pages_change_nothing(server: Server, headers: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.post("/api/me", json={"name": "Mallory"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")


async def test_health_and_metrics(arrive: Arrive) -> None:
    visitor = await arrive()
    table = await visitor.open_table()
    client = await visitor.join(table)
    await client.ask("undo", seat=0)
    health = await visitor.http.get("/health")
    assert health.json() == {"status": "ok", "version": health.json()["version"], "store": True,
                             "bus": True}  # fmt: skip
    metrics = (await visitor.http.get("/metrics")).text
    expected = (
        'pantheon_asks_total{type="Join"} 1.0',
        "pantheon_watchers 1.0",
        'pantheon_refusals_total{code="not_started"} 1.0',
        "pantheon_tables 1.0",
    )
    for line in expected:
        assert line in metrics


async def test_a_server_whose_store_is_gone_says_so(server: Server) -> None:
    async def gone() -> str:
        return "the disk is full"

    server.services.registry.store.ping = gone  # type: ignore[method-assign]
    visitor = Visitor(server.address)
    answer = await visitor.http.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["failure"]) == ("down", "the disk is full")
    await visitor.http.aclose()
