"""The signed cookie that identifies every visitor.

A guest's cookie holds the person's id and nothing else, so that visitors cost nothing. An account
also has a session, which the server can end (`accounts.sessions`).
"""

import hmac

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pantheon.table.accounts.sessions import LASTS

COOKIE = "pantheon"


class Claim(msgspec.Struct, frozen=True):
    """What a cookie says. The store knows whether the session is still valid."""

    person: str
    session: str = ""


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._key = f"mark:{secret}".encode()
        self._signer = URLSafeSerializer(secret, salt="pantheon-person")

    def claim(self, connection: HTTPConnection) -> Claim | None:
        """What a visitor's cookie says, if its signature is valid."""
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
        """A short keyed hash of a text."""
        return hmac.digest(self._key, text.encode(), "sha256")[:9].hex()

    def remember(self, response: Response, claim: Claim, secure: bool) -> None:
        """Set the visitor's cookie."""
        response.set_cookie(
            COOKIE,
            self.cookie(claim),
            max_age=int(LASTS),
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def cookie(self, claim: Claim) -> str:
        """The signed value of the cookie."""
        said = [claim.person, claim.session] if claim.session else claim.person
        return str(self._signer.dumps(said))
