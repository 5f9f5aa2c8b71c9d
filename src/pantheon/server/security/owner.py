"""Who owns the server: whoever sits at it, or whoever knows the owner's token.

Without a token, the owner is whoever asks from this machine itself. A proxy asks from this machine
too, for everybody: what it leaves in a request gives it away. With a token, nothing else counts.
"""

import hmac
import ipaddress
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from pantheon.server.security.identity_cookie import Identity
from pantheon.server.security.request_checks import address_of

COOKIE = "pantheon_owner"
LASTS = 365 * 24 * 3600
SHORTEST = 16
"""Characters of a token at least."""
_OF_PROXIES = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip",
               "via")  # fmt: skip


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(18)


class Owner:
    """Tells the owner's requests from those of others."""

    def __init__(self, token: str, identity: Identity) -> None:
        self.token = token
        self._mark = identity.mark(f"owner:{token}")

    def asks(self, connection: HTTPConnection) -> bool:
        """Whether a request is the owner's."""
        if self.token:
            return hmac.compare_digest(connection.cookies.get(COOKIE, ""), self._mark)
        return _is_local(connection)

    def knows(self, token: str) -> bool:
        """Whether this is the owner's token."""
        return bool(self.token) and hmac.compare_digest(token.encode(), self.token.encode())

    def remember(self, response: Response, secure: bool) -> None:
        """Set the owner's cookie."""
        response.set_cookie(
            COOKIE, self._mark, max_age=LASTS, httponly=True, samesite="strict", secure=secure
        )


def _is_local(connection: HTTPConnection) -> bool:
    """Whether a browser on this machine asks, and no proxy for somebody else.

    The name in `Host` must be this machine's too: a page elsewhere could otherwise let its own
    name point here.
    """
    if any(name in connection.headers for name in _OF_PROXIES):
        return False
    if connection.scope.get("http_version", "1.1") == "1.0":  # as nginx asks unless told otherwise
        return False
    host = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return _is_loopback(address_of(connection)) and (host == "localhost" or _is_loopback(host))


def _is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)
