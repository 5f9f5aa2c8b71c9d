"""The entries of a table's event log: everything that can happen. Entries are never removed.

A table's record is the projection of its entries. Moves are stored as entries of the match log,
so that a match file can be written at any time.
"""

from typing import Any

import msgspec

from pantheon.core import log
from pantheon.table.protocol.requests import Clock

NO_TURN = -1
AUTO = "auto"
"""The cause of a pass that the table makes for somebody who does not want to be asked."""


class _Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Opened(_Entry, frozen=True, tag="opened"):
    """A table is opened; always the first entry. `after`: the table this is a rematch of."""

    game: str
    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    host: str
    after: str = ""
    origin: str = ""
    """A hash of the address it was opened from, the same for all its tables."""
    rules_version: int = 1
    """The version of the rules that the options were set under."""
    hints: bool = True
    """Whether players may ask for hints."""


class Configured(_Entry, frozen=True, tag="configured"):
    """The host has changed the table before the start."""

    seats: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    rules_version: int = 1
    hints: bool = True


class Seated(_Entry, frozen=True, tag="seated"):
    """A person sits down. `local`: another player on the same screen."""

    seat: int
    person: str
    name: str
    colour: str = ""
    local: bool = False


class BotSeated(_Entry, frozen=True, tag="bot_seated"):
    """A bot sits down. `why`: "" (requested), "left" (for a leaver), "failed" (for another bot).

    A bot that replaces somebody takes over their name, or the name of the bot they had taken
    over from; a requested one has its own.
    """

    seat: int
    level: str
    why: str = ""
    name: str = ""


class Became(_Entry, frozen=True, tag="became"):
    """A guest has logged in: everything of `guest` at the table now belongs to `person`."""

    guest: str
    person: str
    name: str
    colour: str = ""


class Vacated(_Entry, frozen=True, tag="vacated"):
    """A seat is open again, before the start."""

    seat: int


class Renamed(_Entry, frozen=True, tag="renamed"):
    """A player has changed the name of their seat."""

    seat: int
    name: str


class Started(_Entry, frozen=True, tag="started"):
    """The match begins. Seed and salt stay secret until the end."""

    header: log.Header
    seed: str
    salt: str


class Moved(_Entry, frozen=True, tag="moved"):
    """A move in the match. `cause`: "" (a person), "bot", "auto", "timeout", "timer"."""

    entry: log.Act | log.Expire | log.Undo
    events: list[dict[str, Any]] = []
    cause: str = ""


class AutoPassSet(_Entry, frozen=True, tag="auto_pass_set"):
    """When a seat wants to be asked for responses, and a turn for which it passes them all."""

    seat: int
    ask: str
    turn: int = NO_TURN


class Hinted(_Entry, frozen=True, tag="hinted"):
    """A seat was given a hint, where other people play."""

    seat: int


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat gives up. Unless that ends the match, a bot plays on for it and it comes last."""

    seat: int


class Wished(_Entry, frozen=True, tag="wished"):
    """Somebody asks everyone at the table to agree to something.

    `what` is "undo": the seat asks to undo, so that only the first `keep` actions count. Or
    "take_over": `person`, who has no seat, asks to take over the seat from its bot.
    """

    seat: int
    keep: int = 0
    what: str = "undo"
    person: str = ""
    name: str = ""
    colour: str = ""


class Answered(_Entry, frozen=True, tag="answered"):
    """A seat answers a wish; declining it for the seat it is about withdraws it."""

    seat: int
    grant: bool


class Spoken(_Entry, frozen=True, tag="spoken"):
    """A line in the chat."""

    person: str
    name: str
    text: str
    colour: str = ""
    seat: int | None = None


class Followed(_Entry, frozen=True, tag="followed"):
    """The table of the rematch is open."""

    table: str


class Migrated(_Entry, frozen=True, tag="migrated"):
    """The match was begun under older rules and goes on as rewritten for today's."""

    header: log.Header
    moves: list[log.Act | log.Expire | log.Undo]


class Closed(_Entry, frozen=True, tag="closed"):
    """Nothing more happens at the table.

    `why`: "admin", "host" (who has deleted their data before the start), or "rules" that the match
    cannot follow. `message` is what the administrator tells the players.
    """

    why: str
    message: str = ""


Entry = (
    Opened
    | Configured
    | Seated
    | BotSeated
    | Became
    | Vacated
    | Renamed
    | Started
    | Moved
    | AutoPassSet
    | Hinted
    | Resigned
    | Wished
    | Answered
    | Spoken
    | Followed
    | Migrated
    | Closed
)
