"""WebSocket frames: messages that are written once for many sockets, and read at once.

What a server sends is not masked, and our connections negotiate no extension: the frame of a
message is the same bytes for everyone. What a client sends is nearly always a short text in a
single frame that arrives whole; anything else is left to the WebSocket library.
"""

import struct
from functools import lru_cache
from typing import Protocol

from websockets.utils import apply_mask

TEXT = 0x81
"""A text message in a single frame."""
PONG = 0x8A
"""A pong, which answers a ping."""
SHORT, MEDIUM = 126, 65536
"""From these lengths on, two and eight further bytes hold the length."""
MASKED = 0x80
"""The bit beside the length of every frame from a client."""
MASK = 4
"""Bytes of a mask."""


class Listener(Protocol):
    """Who takes what a client sends."""

    def receive(self, message: bytes, is_text: bool) -> None:
        """Take in a whole message."""

    async def leave(self) -> None:
        """The connection has ended; called once."""


class Frames(Protocol):
    """A connection that whole frames are written to, and that hands on whole messages."""

    def take_over(self, listener: Listener) -> None:
        """Hand everything on to a listener from now on."""

    def close(self, code: int) -> None:
        """End the connection and tell the client why."""

    def hold(self) -> None:
        """Read no more messages for now."""

    def go_on(self) -> None:
        """Read messages again."""

    def write_frame(self, frame: bytes) -> None:
        """Write without waiting."""

    def unread_bytes(self) -> int:
        """How much of what was written is still waiting for the client."""


def frame_of(message: bytes) -> bytes:
    """A message as a frame."""
    length = len(message)
    if length < SHORT:
        return struct.pack("!BB", TEXT, length) + message
    if length < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, length) + message
    return struct.pack("!BBQ", TEXT, 127, length) + message


text_frame = lru_cache(8)(frame_of)
"""The same for a message that goes to several sockets: it is framed once."""


def whole_text(data: bytes) -> tuple[bytes, int] | None:
    """The text message at the beginning of what a client sent, and where its frame ends.

    None if it is not a whole text message of ordinary length in a single valid frame.
    """
    if len(data) < 2 or data[0] != TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == SHORT:
        length, start = int.from_bytes(data[2:4]), 4
        if length < SHORT:
            return None
    elif length > SHORT:
        return None
    mask, start = data[start : start + MASK], start + MASK
    end = start + length
    if len(data) < end:
        return None
    message = apply_mask(data[start:end], mask)
    return (message, end) if is_utf8(message) else None


def whole_pong(data: bytes) -> bytes | None:
    """What a pong holds, if that is all that a client sent; None if it is something else."""
    start = 2 + MASK
    length = len(data) - start
    if not 0 <= length < SHORT or data[0] != PONG or data[1] != MASKED + length:
        return None
    return apply_mask(data[start:], data[2:start])


def is_utf8(text: bytes) -> bool:
    """Whether a text is well-formed."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
