"""The chat of a table: what stays in memory, and how much one person may say.

The event log has every line. Only the newest ones, which a newcomer is sent, stay in memory.
"""

from __future__ import annotations

import msgspec

from pantheon.table.protocol.models import Speech

REMEMBERED_LINES = 100
REMEMBERED_BYTES = 32 * 1024
"""A newcomer is sent the newest lines, up to this number and size."""

LINES_PER_PERSON = 500
LINES_OF_SPECTATORS = 2000
"""The most lines that one person, and all spectators together, may write at a table."""

BURST = 10
BURST_SECONDS = 10.0
"""One person may write this many lines in this many seconds."""

_encode = msgspec.json.Encoder().encode


class ChatLog(msgspec.Struct, frozen=True):
    """The newest lines, and how much each person has written. Immutable."""

    speeches: tuple[Speech, ...] = ()
    lines: dict[str, int] = {}
    """The number of lines by each person in all."""
    by_spectators: int = 0
    recent: tuple[tuple[str, float], ...] = ()
    """Who wrote the newest lines, and when."""

    def adding(self, person: str, speech: Speech) -> ChatLog:
        """The chat after one more line."""
        lines = {**self.lines, person: self.lines.get(person, 0) + 1}
        by_spectators = self.by_spectators + (speech.seat is None)
        recent = (*self.recent, (person, speech.at))[-REMEMBERED_LINES:]
        return ChatLog(_latest((*self.speeches, speech)), lines, by_spectators, recent)

    def renaming(self, guest: str, person: str) -> ChatLog:
        """The chat with a guest's lines counted as a person's."""
        if guest not in self.lines:
            return self
        lines = dict(self.lines)
        lines[person] = lines.pop(guest) + lines.get(person, 0)
        recent = tuple((person if who == guest else who, at) for who, at in self.recent)
        return msgspec.structs.replace(self, lines=lines, recent=recent)

    def objection(self, person: str, seated: bool, now: float) -> str:
        """Why somebody may not write any more: a refusal's code, or nothing."""
        lately = sum(who == person and at > now - BURST_SECONDS for who, at in self.recent)
        if lately >= BURST:
            return "too_fast"
        full = self.lines.get(person, 0) >= LINES_PER_PERSON
        if full or (not seated and self.by_spectators >= LINES_OF_SPECTATORS):
            return "chat_full"
        return ""


def _latest(speeches: tuple[Speech, ...]) -> tuple[Speech, ...]:
    """The newest lines within the limits, and at least the very last."""
    size = 0
    for number, speech in enumerate(reversed(speeches)):
        size += len(_encode(speech))
        if number and (number >= REMEMBERED_LINES or size > REMEMBERED_BYTES):
            return speeches[len(speeches) - number :]
    return speeches
