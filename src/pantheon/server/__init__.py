"""HTTP and WebSocket: the table for browsers, and the browser's files."""

from pantheon.server.limits import Allowance
from pantheon.server.running import Settings, serve

__all__ = ["Allowance", "Settings", "serve"]
