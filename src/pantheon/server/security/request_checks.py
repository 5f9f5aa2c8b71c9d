"""Security headers, and checks that a request comes from our own pages."""

import re
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pantheon.server.http.json_bodies import problem_response

OWN_HEADER = "x-pantheon"
"""A form on another site cannot set it, and a script from there may not."""

SAFE = ("GET", "HEAD", "OPTIONS")

# Scenes use inline sprites and style attributes; scripts come only from our own files.
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
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_ONLY_HTTPS = "max-age=31536000"
"""Without subdomains: there may be other servers under the same domain."""

LONGEST_PATH = 300
LONGEST_QUERY = 1000
DEEPEST_PATH = 12
_HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(:\d{1,5})?", re.ASCII | re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ufffd]")
"""U+FFFD replaces what was not UTF-8 in the path."""


def fault_of(scope: Scope, headers: Headers) -> tuple[int, str] | None:
    """The status and code for a request that no page and no honest client would send.

    Whatever passes is safe to route, to look up in a database and to put into a URL.
    """
    raw: bytes = scope.get("raw_path") or b""
    if len(raw) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
        return 414, "too_large"
    path: str = scope["path"]
    if _CONTROL.search(path) or path.count("/") > DEEPEST_PATH:
        return 404, "not_found"
    try:
        query = unquote_to_bytes(scope["query_string"]).decode()
    except UnicodeDecodeError:
        return 400, "malformed"
    host = headers.get("host", "")
    if _CONTROL.search(query) or (host and not _HOST.fullmatch(host)):
        return 400, "malformed"
    return None


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, as far as the browser says.

    Other programs send no Origin, and nobody else's cookie either.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # as in `http://[`
        return False


class SecurityMiddleware:
    """Adds the headers to every response and refuses cross-site requests."""

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
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", _ONLY_HTTPS)
            await send(message)

        headers = Headers(scope=scope)
        if fault := fault_of(scope, headers):
            await problem_response(*fault)(scope, receive, guarded_send)
            return
        if scope["method"] not in SAFE and not (same_origin(headers) and OWN_HEADER in headers):
            await problem_response(403, "foreign")(scope, receive, guarded_send)
            return
        await self._app(scope, receive, guarded_send)


def address_of(connection: HTTPConnection) -> str:
    """The client's address (behind a trusted proxy, uvicorn has put it there)."""
    client: Any = connection.client
    return client.host if client else "unknown"
