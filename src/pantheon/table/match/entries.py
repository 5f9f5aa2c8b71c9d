"""What can happen at a table, as it is kept for good. Nothing is ever taken out.

A table is the fold of its entries (see `record`). The match within is kept as the entries of
its log, so that a match file can be made of them at any time.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core import log
from pantheon.table.protocol.requests import Clock


class _Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Opened(_Entry, frozen=True, tag="opened"):
    """A table is opened; always the first entry. `after`: the table it is a rematch of."""

    game: str
    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    host: str
    after: str = ""
    origin: str = ""
    """A mark of the address it was opened from, the same for all tables from there."""


class Configured(_Entry, frozen=True, tag="configured"):
    """The host has changed the table before the start."""

    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool


class Seated(_Entry, frozen=True, tag="seated"):
    """A person sits down. `local`: a further player on that person's screen."""

    seat: int
    person: str
    name: str
    colour: str = ""
    local: bool = False


class BotSeated(_Entry, frozen=True, tag="bot_seated"):
    """A bot sits down. `why`: "" (asked for), "left" (for a leaver), "failed" (for a bot).

    One that sits down for somebody keeps that name, or has again that of the bot whom they
    took over from; another brings its own.
    """

    seat: int
    level: str
    why: str = ""
    name: str = ""


class Became(_Entry, frozen=True, tag="became"):
    """A guest has logged in: whatever was `guest`'s at the table is `person`'s."""

    guest: str
    person: str
    name: str
    colour: str = ""


class Vacated(_Entry, frozen=True, tag="vacated"):
    """A seat is open again, before the start."""

    seat: int


class Started(_Entry, frozen=True, tag="started"):
    """The match begins. Seed and salt are told to nobody before the end."""

    header: log.Header
    seed: str
    salt: str


class Moved(_Entry, frozen=True, tag="moved"):
    """Something happened in the match. `cause`: "" (a person), "bot", "timeout", "timer"."""

    entry: log.Act | log.Expire | log.Undo
    events: list[dict[str, Any]] = []
    cause: str = ""


class Wished(_Entry, frozen=True, tag="wished"):
    """Somebody asks everyone at the table to agree to something.

    `what` is "undo": the seat asks the others to undo, so that the first `keep` actions still
    count. Or "take_over": `person`, who has no seat, asks to play on for the seat's bot.
    """

    seat: int
    keep: int = 0
    what: str = "undo"
    person: str = ""
    name: str = ""
    colour: str = ""


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat answers a wish; a refusal for the seat that it is about withdraws it."""

    seat: int
    grant: bool


class Spoken(_Entry, frozen=True, tag="spoken"):
    """Somebody said something."""

    person: str
    name: str
    text: str
    colour: str = ""
    seat: int | None = None


class Followed(_Entry, frozen=True, tag="followed"):
    """The rematch has a table."""

    table: str


Entry = (
    Opened
    | Configured
    | Seated
    | BotSeated
    | Became
    | Vacated
    | Started
    | Moved
    | Wished
    | Answered
    | Spoken
    | Followed
)
