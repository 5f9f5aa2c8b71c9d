"""The ASGI application: routes and middleware."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence

import anyio.lowlevel
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import pantheon
from pantheon.server.http import game_files, lab, lobby, variants, visitors
from pantheon.server.http.error_handling import ErrorMiddleware, http_error_response
from pantheon.server.http.http_models import Health
from pantheon.server.http.json_bodies import (
    json_response,
    problem_response,
    refusal_answer,
    refusal_response,
)
from pantheon.server.http.static_files import web_client_route
from pantheon.server.http.visitors import Visitor, services_of
from pantheon.server.security.request_checks import SAFE, SecurityMiddleware, address_of
from pantheon.server.services import Services
from pantheon.server.websocket.connection import follow
from pantheon.table.accounts.bans import Ban
from pantheon.table.refusals import Refusal

logger = logging.getLogger(__name__)


async def health(request: Request) -> Response:
    """Whether this process can serve, for load balancers."""
    registry = services_of(request).registry
    failure, bus = await registry.store.ping(), await registry.bus.ping()
    # Without the bus the store still works; without the store nothing can be saved.
    status = "down" if failure else "ok" if bus else "impaired"
    health = Health(status, pantheon.__version__, not failure, bus, failure)
    return json_response(health, 503 if failure else 200)


async def metrics(request: Request) -> Response:
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


_BY_CODE = ("/api/tables/", "/api/replays/")
"""Paths that name a table by its code."""
_NOT_FOUND = 404


class VisitorMiddleware:
    """Gives every visitor a cookie, and limits changes and guesses by address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        services, address = services_of(request), address_of(request)
        limits, by_code = services.limits, scope["path"].startswith(_BY_CODE)
        changes = request.method not in SAFE
        if ban := _ban_of(request, services, address):
            await refusal_answer(ban.refusal())(scope, receive, send)
            return
        if (changes and not await limits.may_change(address)) or (
            by_code and not await limits.may_guess(address)
        ):
            await problem_response(429, "too_fast")(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                if by_code and message["status"] == _NOT_FOUND:
                    await limits.note_miss(address)
                _add_cookie(request, services, MutableHeaders(scope=message))
            await send(message)

        await self._app(scope, receive, send_with_cookie)


_OPEN_TO_ALL = ("/api/locale/", "/api/art/", "/api/rules/", "/api/games", "/api/me/data")
"""What a page needs to tell somebody of a ban, and what is theirs all the same."""


def _ban_of(request: Request, services: Services, address: str) -> Ban | None:
    """The ban that keeps a visitor from a request."""
    path: str = request.scope["path"]
    if not path.startswith("/api/") or path.startswith((*_OPEN_TO_ALL, visitors.DELETION)):
        return None
    claim = services.identity.claim(request)
    return services.bans.of(address, claim.person if claim else "")


def _add_cookie(request: Request, services: Services, headers: MutableHeaders) -> None:
    """Set the cookie if the handler identified a visitor whom the cookie does not name."""
    visitor: Visitor | None = getattr(request.state, "visitor", None)
    if visitor is not None and visitor.claim != services.identity.claim(request):
        carrier = Response()
        services.identity.remember(carrier, visitor.claim, request.scope["scheme"] == "https")
        for value in Headers(raw=carrier.raw_headers).getlist("set-cookie"):
            headers.append("set-cookie", value)


def make_app(services: Services, more_routes: Sequence[BaseRoute] = ()) -> Starlette:
    """The application of a server; `more_routes` come before those of the pages."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await anyio.lowlevel.checkpoint()  # its imports take 0.2 s: now, not at the first request
        await services.registry.open()
        await services.bans.refresh()
        watching = asyncio.create_task(services.watch_sessions())
        yield
        watching.cancel()
        await services.lab.close()
        await services.registry.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", follow),
            Route("/health", health),
            Route("/metrics", metrics),
            *lobby.ROUTES,
            *variants.ROUTES,
            *lab.ROUTES,
            *visitors.ROUTES,
            *game_files.ROUTES,
            *more_routes,
            web_client_route(services.web),
        ],
        middleware=[
            Middleware(SecurityMiddleware),
            Middleware(ErrorMiddleware),
            Middleware(VisitorMiddleware),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={Refusal: refusal_response, HTTPException: http_error_response},
        lifespan=lifespan,
    )
    app.state.services = services
    return app
