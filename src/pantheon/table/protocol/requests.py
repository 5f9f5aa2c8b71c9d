"""What a client may request over the WebSocket.

Every request may carry an `id` chosen by the client; the answer (`done` or `refused`) repeats it.
A request that arrives twice with the same id is carried out once.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pantheon.core.printable_text import LINE, LINES

Id = Annotated[str, Meta(max_length=64, pattern=LINE)]
Seat = Annotated[int, Meta(ge=0, lt=16)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
Seq = Annotated[int, Meta(ge=-1, lt=2**53)]
Name = Annotated[str, Meta(max_length=40, pattern=LINE)]
Speech = Annotated[str, Meta(min_length=1, max_length=1000, pattern=LINES)]


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A request of a client."""

    id: Id = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table keeps time.

    `none`: only the game's own timers run. `turn`: each seat's clock runs while the match waits
    for it. `move`: each single action has a deadline. `final`: if several are awaited, the first
    to finish starts a countdown that the rest share.
    """

    kind: Annotated[str, Meta(pattern=r"^(none|turn|move|final)\Z")] = "none"
    seconds: Annotated[float, Meta(ge=1, le=30 * 24 * 3600)] = 60


class Join(Request, frozen=True, kw_only=True, tag="join"):
    """Follow a table; a connection follows one at a time. `have`: the last `seq` known."""

    table: Id
    have: Seq = -1
    seat: Seat | None = None
    """Which of your seats to look from; without it your only seat, or what everyone sees."""
    view: bool = False
    """Whether to send the game's view in addition to the scene."""


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Look from another of your seats (None: what everyone sees)."""

    seat: Seat | None = None


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat. A name adds another player on the same screen (hot-seat)."""

    seat: Seat
    name: Name = ""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Give up a seat (None: all your seats). In mid-match a bot of `level` takes over."""

    seat: Seat | None = None
    level: Id = ""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up the match for a seat of yours.

    That ends it if only one seat or no person is left. Otherwise a bot plays on for the seat,
    which comes last whatever it scores.
    """

    seat: Seat


class RenameSeat(Request, frozen=True, kw_only=True, tag="rename_seat"):
    """Change the name of a seat of yours at this table."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]


class AddBot(Request, frozen=True, kw_only=True, tag="add_bot"):
    """Put a bot on an open seat."""

    seat: Seat
    level: Id


class Clear(Request, frozen=True, kw_only=True, tag="clear"):
    """The host empties a seat before the start."""

    seat: Seat


class Configure(Request, frozen=True, kw_only=True, tag="configure"):
    """The host changes the table before the start; what is left out stays the same."""

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    public: bool | None = None
    hints: bool | None = None


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """The host begins the match."""


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """A new table for the same players, each one seat further."""


class TakeOver(Request, frozen=True, kw_only=True, tag="take_over"):
    """Take over a bot's seat in mid-match, or ask the others to agree to it.

    In games with secrets a bot's seat goes to whoever held it before, or with everyone's
    consent to somebody who has held no other seat in this match.
    """

    seat: Seat


class ActRequest(Request, frozen=True, kw_only=True, tag="act"):
    """Act for a seat. `on`: the `seq` of the table that the decision was based on."""

    seat: Seat
    on: Seq
    action: dict[str, Any]


ALWAYS, PLAYABLE, NEVER = "always", "playable", "never"
"""When a seat is asked for a response: always, if it has one to play, or never."""


class AutoPass(Request, frozen=True, kw_only=True, tag="auto_pass"):
    """When to ask your seat whether it responds; otherwise the table passes for it.

    `always`, but after your own action only if you could respond; `playable`: only if you
    could; `never`.
    """

    seat: Seat
    ask: Annotated[str, Meta(pattern=r"^(always|playable|never)\Z")]


class PassTurn(Request, frozen=True, kw_only=True, tag="pass_turn"):
    """Pass all responses until the end of this turn."""

    seat: Seat


class UndoRequest(Request, frozen=True, kw_only=True, tag="undo"):
    """Undo the last action: at once if that is free, else by asking the others."""

    seat: Seat


class Consent(Request, frozen=True, kw_only=True, tag="consent"):
    """Answer the pending wish for your own seat."""

    seat: Seat
    grant: bool


class Withdraw(Request, frozen=True, kw_only=True, tag="withdraw"):
    """Withdraw your own wish; `seat` is the one it is about."""

    seat: Seat


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """Write a line in the chat."""

    text: Speech


class Weigh(Request, frozen=True, kw_only=True, tag="weigh"):
    """Ask whether an offered action could be undone freely."""

    seat: Seat
    code: Number


class HintRequest(Request, frozen=True, kw_only=True, tag="hint"):
    """Ask for a hint, worded in a language (by default the browser's own)."""

    seat: Seat
    level: Id = ""
    language: Id = ""


class Replay(Request, frozen=True, kw_only=True, tag="replay"):
    """Frames of a finished match as a seat saw them; `revealed`: with nothing hidden."""

    table: Id
    seat: Seat | None = None
    revealed: bool = False
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 20


class LessonRequest(Request, frozen=True, kw_only=True, tag="lesson"):
    """A step of a game's guided first match."""

    game: Id
    step: Number = 0


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Ask for the server's time; `sent` is returned unchanged."""

    sent: float = 0


AnyRequest = (
    Join
    | Look
    | Sit
    | Leave
    | Resign
    | RenameSeat
    | AddBot
    | Clear
    | Configure
    | Start
    | Rematch
    | TakeOver
    | ActRequest
    | AutoPass
    | PassTurn
    | UndoRequest
    | Consent
    | Withdraw
    | Say
    | Weigh
    | HintRequest
    | Replay
    | LessonRequest
    | Ping
)

_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def read_request(text: bytes | str) -> AnyRequest:
    """A request from JSON; raises msgspec.MsgspecError."""
    return _decoder.decode(text)
