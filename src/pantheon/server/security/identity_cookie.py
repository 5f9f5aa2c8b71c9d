"""Who a request says it comes from: a signed cookie makes every visitor somebody.

A guest's cookie holds the person's id and nothing else, so that visitors cost nothing. The
holder of an account has a session besides, which the server can end (`table.sessions`).
"""

from __future__ import annotations

import hmac

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pantheon.table.accounts.sessions import LASTS

COOKIE = "pantheon"


class Claim(msgspec.Struct, frozen=True):
    """What a cookie says. Whether the session is still alive the store knows."""

    person: str
    session: str = ""


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._key = f"mark:{secret}".encode()
        self._signer = URLSafeSerializer(secret, salt="pantheon-person")

    def claim(self, connection: HTTPConnection) -> Claim | None:
        """What a visitor's cookie says, if it is one of ours."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            said = self._signer.loads(cookie)
        except BadData:
            return None
        match said:
            case str():
                return Claim(said)
            case [str(person), str(session)]:
                return Claim(person, session)
        return None

    def mark(self, text: str) -> str:
        """A short stand-in for a text, which nobody without the secret can work out."""
        return hmac.digest(self._key, text.encode(), "sha256")[:9].hex()

    def remember(self, response: Response, claim: Claim, secure: bool) -> None:
        """Give the visitor the cookie."""
        response.set_cookie(
            COOKIE,
            self.cookie(claim),
            max_age=int(LASTS),
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def cookie(self, claim: Claim) -> str:
        """What the cookie says."""
        said = [claim.person, claim.session] if claim.session else claim.person
        return str(self._signer.dumps(said))
