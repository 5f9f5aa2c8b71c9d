"""Unexpected errors: the client gets a plain problem, the log gets the reason."""

import logging
from collections.abc import Awaitable

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pantheon.server.http.json_bodies import problem_response
from pantheon.table.store import StoreUnavailable

logger = logging.getLogger(__name__)

UNAVAILABLE = (StoreUnavailable, OSError)
"""Errors of an unreachable database or disk."""
_INTERNAL_ERROR = 1011


class ErrorMiddleware:
    """Turns unexpected errors into responses, for HTTP and for WebSocket handshakes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        def noted_send(
            message: Message,
        ) -> Awaitable[None]:  # not async: saves a coroutine per message
            nonlocal begun
            begun = True
            return send(message)

        try:
            await self._app(scope, receive, noted_send)
        except ClientDisconnect:
            return  # nobody is left to answer
        except Exception as error:  # anything that gets here is our fault
            known = isinstance(error, StoreUnavailable)  # known, so no traceback
            logger.error(
                "request failed: %s", error, exc_info=not known, extra={"path": scope["path"]}
            )
            if not begun:
                await _answer_to(error)(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": _INTERNAL_ERROR})
            else:
                raise  # a response that has begun can only be cut off


def _answer_to(error: Exception) -> Response:
    if isinstance(error, UNAVAILABLE):
        return problem_response(503, "not_kept")
    if isinstance(error, RecursionError):  # nested too deeply
        return problem_response(400, "malformed")
    return problem_response(500, "failed")


async def http_error_response(_: Request, error: Exception) -> Response:
    """The response to an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    code = "not_found" if error.status_code in (404, 405) else "malformed"
    answer = problem_response(error.status_code, code)
    answer.headers.update(error.headers or {})
    return answer
