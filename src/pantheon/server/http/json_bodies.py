"""JSON over HTTP: structs in, structs out, refusals as problems."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pantheon.core.words import Words
from pantheon.server.http.http_models import Problem
from pantheon.table.refusals import Refusal, refusal

T = TypeVar("T")

MOST_BYTES = 64 * 1024
_STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "unknown_run": 404,
    "not_found": 404,
    "wrong_password": 401,
    "banned": 403,
    "not_owner": 403,
    "login_taken": 409,
    "lab_busy": 409,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_large": 413,
    "busy": 503,
    "not_kept": 503,
    "unreadable_table": 503,
    "newer_rules": 503,
}


def json_response(body: Any, status: int = 200) -> Response:
    """A struct as a JSON response."""
    return Response(
        msgspec.json.encode(body),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def problem_response(status: int, code: str, words: Words | None = None) -> Response:
    """Why a request was refused."""
    words = words or Words(f"refused-{code.replace('_', '-')}")
    return json_response(Problem(code, words), status)


def refusal_answer(error: Refusal) -> Response:
    """A refusal as a problem response."""
    return problem_response(_STATUS.get(error.code, 400), error.code, error.words)


async def refusal_response(_: Request, error: Exception) -> Response:
    """The response to a request whose handler refused it."""
    assert isinstance(error, Refusal)
    return refusal_answer(error)


async def read_body(request: Request, most: int = MOST_BYTES) -> bytes:
    """The request's body; refuses one that is too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise refusal("too_large")
        parts.append(part)
    return b"".join(parts)


async def read_form(request: Request, form: type[T]) -> T:
    """The struct in a request's body."""
    try:
        return msgspec.json.decode(await read_body(request), type=form)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        # ValueError: not UTF-8, or a number with thousands of digits.
        raise refusal("malformed") from error
