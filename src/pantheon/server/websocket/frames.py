"""WebSocket frames, written once and shared by every socket that is sent the same message.

What a server sends is not masked, and our connections negotiate no extension: the frame of a
message is the same bytes for everyone.
"""

import struct
from functools import lru_cache
from typing import Protocol

TEXT = 0x81
"""A text message in a single frame."""
SHORT, MEDIUM = 126, 65536
"""From these lengths on, two and eight further bytes hold the length."""


class Frames(Protocol):
    """A connection that whole frames are written to."""

    def write_frame(self, frame: bytes) -> None:
        """Write without waiting."""

    def unread_bytes(self) -> int:
        """How much of what was written is still waiting for the client."""


@lru_cache(8)
def text_frame(message: bytes) -> bytes:
    """A message as a frame; one that goes to several sockets is framed once."""
    length = len(message)
    if length < SHORT:
        return struct.pack("!BB", TEXT, length) + message
    if length < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, length) + message
    return struct.pack("!BBQ", TEXT, 127, length) + message
