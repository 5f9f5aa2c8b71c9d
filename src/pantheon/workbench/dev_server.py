"""What `pantheon dev` adds to a server: hot reload, positions, and the inspector's data.

The server itself knows nothing of it: the routes exist only where this extension is given to it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from pantheon import locale
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.server.http.json_bodies import json_response, read_form
from pantheon.server.http.visitors import person_of
from pantheon.server.services import Services
from pantheon.table.refusals import Refusal, refusal
from pantheon.workbench import positions
from pantheon.workbench.hot_reload import HotReload, Report
from pantheon.workbench.inspection import explain, inspect
from pantheon.workbench.opened_positions import open_position
from pantheon.workbench.position_tests import write_test
from pantheon.workbench.replayed_tables import Stall


class Status(msgspec.Struct, frozen=True):
    """What a page asks for again and again."""

    loaded: int
    """How often the package was loaded: when it goes up, words and art are fetched anew."""
    problem: str
    """Why the files as they are cannot be used; empty if they are."""
    stalls: dict[str, Stall]
    """Where matches no longer replay, by table."""
    positions: list[str]


class SavePosition(msgspec.Struct, frozen=True):
    """A position to save: its name, and how many actions led to it (None: all)."""

    name: str
    step: int | None = None
    test: bool = False
    """Whether to write a test that begins with it."""


class Fact(msgspec.Struct, frozen=True):
    """A field of the state, and its new value."""

    name: str
    value: Any


class Saved(msgspec.Struct, frozen=True):
    """The file of a position, the link that opens it at a table, and the file of its test."""

    file: str
    link: str
    test: str = ""


class Workbench:
    """The extension of one server for one game."""

    def __init__(self, services: Services, game: Game[Any, Any], report: Report) -> None:
        self.hot_reload = HotReload(services.registry, game, report)
        self._services = services
        self._game = game.name
        self._report = report
        self._folder = self.hot_reload.package.folder

    async def run(self) -> None:
        """Watch the game's files while the server serves."""
        await self.hot_reload.run()

    @property
    def routes(self) -> Sequence[Route]:
        """For the inspector, and the pages that load it."""
        table = "/api/workbench/tables/{table}"
        return [
            Route("/api/workbench", self._status),
            Route(table, self._inspect),
            Route(f"{table}/explain", self._explain),
            Route(f"{table}/positions", self._save, methods=["POST"]),
            Route(f"{table}/state", self._edit, methods=["POST"]),
            Route(f"{table}/go-on", self._go_on, methods=["POST"]),
            Route("/positions/{name}", self._open),
            Route("/", self._page),
            Route("/table/{table}", self._page),
        ]

    async def _status(self, _: Request) -> Response:
        names = positions.names_in(self._folder)
        hot_reload = self.hot_reload
        stalls = hot_reload.tables.stalls
        return json_response(Status(hot_reload.loaded, hot_reload.problem, stalls, names))

    async def _inspect(self, request: Request) -> Response:
        match = await self._match(request)
        return json_response(inspect(match, _step(request, match), _seat(request, match)))

    async def _explain(self, request: Request) -> Response:
        match = await self._match(request)
        seat = _seat(request, match) or 0
        language = request.query_params.get("language", "en")
        if language not in locale.LANGUAGES:
            raise refusal("unknown_language")
        wanted = request.query_params.get("id", "")
        return json_response(explain(match, wanted, seat, language, _step(request, match)))

    async def _save(self, request: Request) -> Response:
        match = await self._match(request)
        form = await read_form(request, SavePosition)
        if form.step is not None and not 0 <= form.step <= len(match.steps):
            raise refusal("malformed")
        with _told():
            found = positions.Position.of(match, form.step)
            file = positions.save_position(self._folder, form.name, found)
            test = str(write_test(self._folder, form.name, match.game)) if form.test else ""
        self._report(f"saved {file}" + (f" and {test}" if test else ""))
        return json_response(Saved(str(file), f"/positions/{form.name}", test), 201)

    async def _edit(self, request: Request) -> Response:
        match = await self._match(request)
        fact = await read_form(request, Fact)
        if fact.name not in match.game.dump(match.state):
            raise refusal("malformed")
        with _told():
            facts = {fact.name: fact.value}
            await self.hot_reload.tables.edit(request.path_params["table"], facts)
        return json_response(inspect(await self._match(request)))

    async def _go_on(self, request: Request) -> Response:
        await self.hot_reload.tables.go_on(request.path_params["table"])
        return await self._status(request)

    async def _open(self, request: Request) -> Response:
        person = await person_of(request)
        alone = request.query_params.get("alone", "") not in ("", "0")
        with _told():
            found = positions.read_position(self._folder, request.path_params["name"])
            live = await open_position(self._services.registry, found, person, alone)
            match = live.record.match
            same_form = found.state_form == match.game.state_form
            if same_form and match.game.dump(match.state) != found.state:
                await self.hot_reload.tables.edit(live.record.id, found.state)
        return RedirectResponse(f"/table/{live.record.id}", 303)

    async def _page(self, _: Request) -> Response:
        """The page, marked so that it loads the inspector."""
        web = self._services.web
        if web is None:
            raise refusal("not_found")
        text = (web / "index.html").read_text("utf-8")
        marked = text.replace("<html ", f'<html data-workbench="{self._game}" ', 1)
        return HTMLResponse(marked, headers={"cache-control": "no-store"})

    async def _match(self, request: Request) -> Match:
        live = await self._services.registry.table(request.path_params["table"])
        match = live.record.live_match
        if match is None or live.record.game.name != self._game:
            raise refusal("not_found")
        return match


def _step(request: Request, match: Match) -> int | None:
    """The number of actions that a request asks about."""
    text = request.query_params.get("step", "")
    if not text:
        return None
    if not text.isdecimal() or int(text) > len(match.steps):
        raise refusal("malformed")
    return int(text)


def _seat(request: Request, match: Match) -> int | None:
    """The seat that a request is asked for; None is a spectator."""
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if not text.isdecimal() or int(text) >= match.seats:
        raise refusal("malformed")
    return int(text)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Tell the page what the author can mend."""
    try:
        yield
    except Refusal:
        raise
    except PantheonError as error:
        raise refusal("file_refused", why=str(error)) from error
