"""HTTP and WebSocket: the table for browsers, and the browser's files."""

from pantheon.server.security.rate_limits import Allowance
from pantheon.server.server import Settings, serve

__all__ = ["Allowance", "Settings", "serve"]
