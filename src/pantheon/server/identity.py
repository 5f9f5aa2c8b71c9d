"""Who a request comes from: a signed cookie makes every visitor somebody."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pantheon.table.accounts import new_person
from pantheon.table.store.address import data_folder

COOKIE = "pantheon"
A_YEAR = 365 * 24 * 3600


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="pantheon-person")

    def known(self, connection: HTTPConnection) -> str | None:
        """The id of a visitor who has been here before."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            known = self._signer.loads(cookie)
        except BadSignature:
            return None
        return known if isinstance(known, str) else None

    def of(self, connection: HTTPConnection) -> str:
        """The visitor's id, a new one for a new visitor, the same throughout a request."""
        if not hasattr(connection.state, "visitor"):
            connection.state.visitor = self.known(connection) or new_person()
        visitor: str = connection.state.visitor
        return visitor

    def remember(self, response: Response, person: str, secure: bool) -> None:
        """Give the visitor the cookie."""
        response.set_cookie(
            COOKIE,
            self.cookie(person),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def cookie(self, person: str) -> str:
        """What the cookie says."""
        return str(self._signer.dumps(person))


def server_secret(given: str = "") -> str:
    """What cookies are signed with: given, from the environment, or kept in a file.

    Processes that serve the same tables must share it.
    """
    given = given or os.environ.get("PANTHEON_SECRET", "")
    if given:
        return given
    kept = data_folder() / "secret"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(kept, os.O_WRONLY | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(32))
    return Path(kept).read_text("utf-8")
