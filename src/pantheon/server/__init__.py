"""The server: HTTP and WebSocket, and the files of the web client."""

from pantheon.server.security.rate_limits import Allowance
from pantheon.server.server import Settings, serve

__all__ = ["Allowance", "Settings", "serve"]
