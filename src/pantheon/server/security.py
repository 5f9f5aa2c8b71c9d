"""Headers that protect the browser, and checks that a request comes from our own pages."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pantheon.server.answers import problem

OWN_HEADER = "x-pantheon"
"""A form on a foreign page cannot set it, and a foreign script may not."""

SAFE = ("GET", "HEAD", "OPTIONS")

# Scenes are drawn with inline sprites and style attributes; scripts come from our files alone.
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a browser says that the request comes from a page of this very server.

    Programs that are no browsers send no Origin, and no cookie of somebody else's either.
    """
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guarded:
    """Adds the headers to every answer and refuses what foreign pages could have sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not (same_origin(headers) and OWN_HEADER in headers):
            await problem(403, "foreign")(scope, receive, guarded_send)
            return
        await self._app(scope, receive, guarded_send)


def address_of(connection: HTTPConnection) -> str:
    """The address a request comes from (behind a proxy uvicorn has put the client's there)."""
    client: Any = connection.client
    return client.host if client else "unknown"
