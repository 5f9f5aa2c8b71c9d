"""Whatever a stranger sends, over whichever route: a refusal, never a fault of the server's."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from starlette.routing import Route

from pantheon import locale
from pantheon.server.http import json_bodies as answers
from pantheon.server.server import Server
from pantheon.table.store import StoreUnavailable
from tests.server.client import Visitor
from tests.server.conftest import Arrive, OpenServer
from tests.server.raw_sockets import connected
from tests.table.database_servers import PostgresServer

ODD = {
    "a NUL": "\x00",
    "control characters": "a\x01\x1b\x7f\x85b",
    "a newline at the end": "nations\n",
    "long": "x" * 250,
    "very long": "x" * 5000,
    "deep": "a/" * 60,
    "dots": "../../../../etc/passwd",
    "quotes": "'; drop table tables; --",
    "exotic letters": "ﬁẞİ𝔸Ⅷ",
    "text turned around": "\u202eabc\u2066",
    "a negative number": "-1",
    "a huge number": "9" * 200,
    "not a number": "nan",
    "without end": "inf",
    "too large a float": "1e400",
    "percent signs": "%%%",
}
RAW_PATHS = ["/%00", "/%ff%fe", "/%c0%80", "/api/tables/%00", "/api/tables/%ed%a0%80", "//", "/.",
             "/" + "x" * 299, "/" + "x" * 301, "/" + "a/" * 149, "/api/tables/" + "%41" * 60,
             "/api/tables?mine=%00", "/api/replays?game=%00", "/api/replays?game=%ff",
             "/api/replays?before=%00", "/api/history?" + "a=1&" * 600, "*", "http://[/",
             "/\xff", "/table/\xe9"]  # fmt: skip
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "half a surrogate": b'{"name":"\\ud800"}',
    "a NUL in a name": b'{"name":"a\\u0000b"}',
    "a NUL in a login": b'{"login":"a\\u0000b","password":"correct horse"}',
    "a NUL in a game": b'{"game":"\\u0000","seats":2}',
    "a deep list": b"[" * 30_000,
    "a deep value": b'{"game":"whispers","seats":2,"options":{"rounds":' + b"[" * 20_000,
    "a number of 5,000 digits": b'{"game":"whispers","seats":2,"options":{"rounds":'
    + b"9" * 5000 + b"}}",
    "a seat count of 5,000 digits": b'{"game":"whispers","seats":' + b"9" * 5000 + b"}",
    "not an object": b"[1,2]",
    "a word": b'"x"',
    "more bots than seats": json.dumps(
        {"game": "whispers", "seats": 2, "bots": ["random"] * 5000}
    ).encode(),
    "too large": b"x" * 70_000,
}  # fmt: skip
HEADERS: list[dict[str, str]] = [
    {"Origin": "http://["},
    {"Origin": "http://[::1"},
    {"Origin": "\x7f"},
    {"Host": "["},
    {"Host": "a b"},
    {"Host": "x" * 4000},
    {"Host": "exa\xffmple"},
    {"Cookie": "pantheon=\xff\xfe"},
    {"Cookie": "pantheon=" + "x" * 3000},
    {"Cookie": "pantheon=.eJyr;;;=="},
    {"Accept-Language": "fr;q=nan, en;q=1e999, ;q=;q="},
    {"If-None-Match": "\xff"},
    {"Range": "bytes=-9,9-,a-b"},
    {"Content-Length": "-1"},
    {"Content-Type": "\xff"},
    {"X-Forwarded-For": "[::1, ]:-1"},
    {"X-Forwarded-Proto": "javascript"},
]


def _routes(server: Server) -> list[tuple[str, str]]:
    """Every route's path with its methods."""
    app: Any = server.config.app
    return [
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route)
        for method in sorted(route.methods or ())
        if method != "HEAD"
    ]


def _filled(path: str, value: str) -> list[str]:
    """The path with the value for each parameter, and as its query."""
    given = quote(value, safe="/")
    filled = path
    for name in ("table", "game", "language", "path:path"):
        filled = filled.replace(f"{{{name}}}", given)
    return [filled, f"{path}?before={quote(value)}&game={quote(value)}&mine={quote(value)}"]


async def _status(server: Server, method: str, path: str, body: bytes = b"", **more: str) -> int:
    """The status of a request that no library would let through."""
    headers = {"Host": urlsplit(server.address).netloc, "X-Pantheon": "1", "Connection": "close"}
    headers |= {"Content-Length": str(len(body))} | more
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {said}" for name, said in headers.items())]
    async with connected(server.address) as raw:
        raw.say("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        answer = await raw.ended()
    assert answer.startswith(b"HTTP/1.1 "), (method, path, more, answer)
    assert b"Traceback" not in answer
    return int(answer.split(b" ")[1])


async def _odd_values(server: Server) -> None:
    """Values and bodies that may reach the database."""
    for method, path in _routes(server):
        for name, value in ODD.items():
            for filled in _filled(path, value):
                assert await _status(server, method, filled) < 500, (method, filled[:80], name)
        for name, body in BODIES.items() if method != "GET" else ():
            plain = _filled(path, "nations")[0]
            assert await _status(server, method, plain, body) < 500, (method, path, name)


async def test_no_route_fails_whatever_is_sent(server: Server) -> None:
    await _odd_values(server)
    for method, path in _routes(server):
        for more in HEADERS:
            assert await _status(server, method, path, b"", **more) < 500, (method, path, more)
    for path in RAW_PATHS:
        assert await _status(server, "GET", path) < 500, path
    for body in BODIES.values():
        assert await _status(server, "GET", "/api/games", body) < 500, body[:80]


@pytest.mark.slow
async def test_no_route_fails_with_postgresql(
    open_server: OpenServer, postgres: PostgresServer
) -> None:
    server = await open_server(database=postgres.new_database())
    await _odd_values(server)
    await _odd_logins(await Visitor(server.address).arrive(), server.address)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/api/tables/%00", 404),
        ("/" + "x" * 301, 414),
        ("/" + "a/" * 40, 404),
        ("/api/replays?game=%00", 400),
        ("/api/replays?before=nan", 200),
    ],
)
async def test_what_an_odd_path_is_answered_with(server: Server, path: str, status: int) -> None:
    assert await _status(server, "GET", path) == status


# Names and logins


async def _odd_logins(visitor: Visitor, address: str) -> None:
    odd = ["ﬁ" * 40, "ẞ" * 40, "İ" * 40, "ΐ" * 40, "㎏" * 40, "ﷺ" * 40, "a\n", "Ⅷx", "x" * 41]
    for login in odd:
        fresh = await Visitor(address).arrive()
        form = {"login": login, "password": "correct horse"}
        for path in ("/api/account", "/api/login"):
            assert (await fresh.http.post(path, json=form)).status_code < 500, (path, login)
        await fresh.http.aclose()
    for name in ("\x00", "a\nb", "\u202eevil"):
        answer = await visitor.http.post("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    await visitor.http.aclose()


async def test_odd_logins_and_names_are_refused_or_work(server: Server) -> None:
    await _odd_logins(await Visitor(server.address).arrive(), server.address)


async def test_a_login_is_one_however_it_is_written(arrive: Arrive) -> None:
    anna, other = await arrive(), await arrive()
    form = {"login": "Ａnna", "password": "correct horse"}
    assert (await anna.http.post("/api/account", json=form)).json()["account"] == "anna"
    taken = await other.http.post("/api/account", json={**form, "login": "ANNA"})
    assert taken.status_code == 409
    for written in ("anna", "ANNA", "Ａnna"):
        answer = await other.http.post("/api/login", json={**form, "login": written})
        assert answer.json()["account"] == "anna", written


@pytest.mark.parametrize("form", [{"name": "A", "colour": "red\n"}, {"name": "A\n"}])
async def test_patterns_do_not_accept_a_newline(arrive: Arrive, form: dict[str, str]) -> None:
    assert (await (await arrive()).http.post("/api/me", json=form)).status_code == 400


# Faults of our own


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (lambda: StoreUnavailable("gone"), 503, "not_kept"),
        (lambda: OSError("no space left on device"), 503, "not_kept"),
        (lambda: ZeroDivisionError("a mistake"), 500, "failed"),
    ],
)
async def test_a_fault_is_a_plain_problem_and_a_line_in_the_log(
    server: Server,
    arrive: Arrive,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Callable[[], Exception],
    status: int,
    code: str,
) -> None:
    visitor = await arrive()

    async def failing(*_: Any, **__: Any) -> None:
        raise error()

    monkeypatch.setattr(server.services.registry.store, "cards_of", failing)
    answer = await visitor.http.get("/api/history")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "x-frame-options" in answer.headers
    assert "request failed" in caplog.text
    monkeypatch.setattr(server.services.sessions, "person", failing)
    assert await _status(server, "GET", "/ws", b"", Upgrade="websocket", Connection="Upgrade",
                         Cookie=f"pantheon={visitor.http.cookies['pantheon']}",
                         **{"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                            "Sec-WebSocket-Version": "13"}) == status  # fmt: skip


def test_every_problem_has_words() -> None:
    for language in ("en", "fr"):
        text = locale.catalogue(language)
        for code in (*answers._STATUS, "failed", "foreign", "malformed"):
            assert f"refused-{code.replace('_', '-')} =" in text, (language, code)
