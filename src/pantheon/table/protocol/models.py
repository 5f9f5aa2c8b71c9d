"""The models that messages consist of: offers, log lines, deadlines, seats, wishes, chat."""

from typing import Any

import msgspec

from pantheon.core.events import Effect
from pantheon.core.scene import Cost, Piece, Places
from pantheon.core.words import Words


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action and how it is chosen (see core.scene.Choice); `code` is its id."""

    code: int
    action: dict[str, Any]
    picks: tuple[str, ...]
    label: Words
    cost: Cost = ""
    variant: dict[str, int] = {}
    ghost: Piece | None = None
    note: Words | None = None
    places: Places | None = None
    path: tuple[str, ...] = ()


class Decline(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a seat declines, if it is only asked whether it wants to respond.

    `automatic`: the table passes for the seat in a moment, and offers it nothing.
    """

    code: int
    automatic: bool = False


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A log line: something that happened, as its reader may know it.

    `step` is the number of actions that count so far; after an undo to `step` 7, lines with a
    larger step are undone. `cause`: "" (a person), "bot", "auto" (the table passes
    for a person), "timeout", "timer".
    """

    seq: int
    step: int
    at: float
    words: Words
    show: Effect = Effect()
    seat: int | None = None
    cause: str = ""


class Deadline(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A running clock: for which seats, how long in all, and when it is over."""

    id: str
    kind: str
    """`game` (a timer of the rules), `turn`, `move` or `final`."""
    seats: tuple[int, ...]
    seconds: float
    due: float
    rule: str = ""


class SeatCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits where."""

    seat: int
    kind: str
    """`open`, `person` or `bot`."""
    name: str = ""
    colour: str = ""
    level: str = ""
    yours: bool = False
    local: bool = False
    """Another player on the same screen."""
    online: bool = False
    faults: int = 0
    """How often a failed bot was replaced here."""
    take_over: str = ""
    """How you may take over from this bot: `free`, `ask` (everyone must agree) or not at all."""
    ask: str = ""
    """When your seat is asked for responses (see the request `auto_pass`)."""


UNDO, TAKE_OVER = "undo", "take_over"


class Wish(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that everyone must agree to, who has agreed, and who has yet to answer."""

    seat: int
    """The seat that asks for an undo, or the one that somebody wants to take over."""
    keep: int = 0
    """How many actions still count after the undo."""
    granted: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    kind: str = UNDO
    """`undo` or `take_over`."""
    name: str = ""
    """Who wants to take over, and their colour."""
    colour: str = ""
    yours: bool = False
    """Whether it is your own wish, which you can withdraw."""


class Speech(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the chat."""

    seq: int
    at: float
    name: str
    text: str
    colour: str = ""
    seat: int | None = None


class Proof(msgspec.Struct, frozen=True, gc=False):
    """After the end: what the commitment was computed from, sha256(seed + ":" + salt)."""

    seed: str
    salt: str
