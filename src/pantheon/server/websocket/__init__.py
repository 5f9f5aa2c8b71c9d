"""The WebSocket: one connection, and what it may request."""
