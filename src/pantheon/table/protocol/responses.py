"""What the server sends a client over the WebSocket.

`state` is followed by `update`s, which hold only what has changed (see `patches`). Times are
seconds since 1970 by the server's clock; `welcome` and `pong` carry its time.
"""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.result import Result
from pantheon.core.scene import Scene
from pantheon.core.words import Words
from pantheon.table.protocol.models import (
    Deadline,
    Decline,
    Line,
    Offer,
    Proof,
    SeatCard,
    Speech,
    Wish,
)
from pantheon.table.protocol.patches import Changes, SceneChange
from pantheon.table.protocol.requests import Clock


class Response(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a client."""


class Welcome(Response, frozen=True, kw_only=True, tag="welcome"):
    """The first message on a connection."""

    name: str
    colour: str
    account: str = ""
    time: float
    version: str


class TableCard(Response, frozen=True, kw_only=True, tag="table"):
    """Who sits at the table and how it is set up; sent whole whenever any of it changes."""

    id: str
    seq: int
    game: str
    phase: str
    """`waiting`, `playing`, `over` or `closed`."""
    options: dict[str, Any]
    clock: Clock
    public: bool
    hints: bool
    """Whether players may ask for hints."""
    seats: tuple[SeatCard, ...]
    yours: tuple[int, ...] = ()
    host: bool = False
    """Whether you are the host."""
    spectators: int = 0
    wish: Wish | None = None
    rematch: str = ""
    """The table of the rematch, once there is one."""
    commitment: str = ""
    levels: tuple[str, ...] = ()
    """The bots to choose from."""
    closed: Words | None = None
    """Why the table was closed before its match was over."""
    rulings: dict[str, Any] = {}
    """The rulings that differ from those of a new table: an older match has those of its day."""


class State(Response, frozen=True, kw_only=True, tag="state"):
    """Everything that one seat sees of a running or finished match."""

    seq: int
    step: int
    seat: int | None
    """The seat (None: a spectator, or what everyone sees)."""
    scene: Scene
    offers: tuple[Offer, ...] = ()
    decline: Decline | None = None
    """Set if the seat is only asked for a response."""
    to_act: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    timers: tuple[Deadline, ...] = ()
    undo: str = ""
    """Whether this seat can undo: `free`, `ask` or not at all."""
    lines: tuple[Line, ...] = ()
    result: Result | None = None
    proof: Proof | None = None
    view: dict[str, Any] | None = None


class Update(Response, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """What has changed since `base`. What is left out is unchanged."""

    base: int
    seq: int
    step: int
    scene: SceneChange | UnsetType = UNSET
    offers: Changes[Offer] | UnsetType = UNSET
    decline: Decline | UnsetType | None = UNSET
    to_act: tuple[int, ...] | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    timers: tuple[Deadline, ...] | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    lines: tuple[Line, ...] = ()
    result: Result | UnsetType | None = UNSET
    proof: Proof | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    """The fields of the view that have changed, each in full."""


class Chat(Response, frozen=True, kw_only=True, tag="chat", omit_defaults=True):
    """Lines of the chat, oldest first. `whole`: in place of all that came before."""

    said: tuple[Speech, ...]
    whole: bool = False


class Done(Response, frozen=True, kw_only=True, tag="done"):
    """A request was carried out and stored, as entry `seq`. `table`: a rematch's id."""

    id: str
    seq: int = -1
    table: str = ""


class Refused(Response, frozen=True, kw_only=True, tag="refused", omit_defaults=True):
    """A request was refused; nothing has changed and the connection stays open."""

    id: str
    code: str
    rule: str = ""
    words: Words | None = None


class Weighed(Response, frozen=True, kw_only=True, tag="weighed"):
    """Whether an offer is final: it draws, reveals or ends, so it cannot be undone freely."""

    id: str
    code: int
    final: bool


class Suggested(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that a bot would take: the code of an offer, its win chance, both in words."""

    code: int
    share: float
    text: str
    near: tuple[Words, ...] = ()
    """What lies next to its place, if the offer's label does not say where it is."""
    at: Words | None = None
    """The name of its place, if the label does not say it and nothing lies next to it."""
    payments: tuple[Words, ...] = ()
    """All parts of the payment that it begins, if there are several."""
    then: tuple[int, ...] = ()
    """The codes of the other parts."""


class Hint(Response, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do: the code of one of the offers, and the next best ones.

    `share` is the win chance, from 0 to 1; `text` says all of it in the reader's language. The
    other fields are those of `Suggested`.
    """

    id: str
    seq: int
    code: int
    level: str
    share: float
    text: str
    near: tuple[Words, ...] = ()
    at: Words | None = None
    payments: tuple[Words, ...] = ()
    then: tuple[int, ...] = ()
    others: tuple[Suggested, ...] = ()


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a replay: the first frame has the scene, the others what changed in it."""

    step: int
    lines: tuple[Line, ...] = ()
    scene: Scene | None = None
    change: SceneChange | None = None


class Frames(Response, frozen=True, kw_only=True, tag="frames"):
    """A page of a replay: frames `first`, `first` + 1, … of `total`."""

    id: str
    table: str
    game: str
    seat: int | None
    revealed: bool
    first: int
    total: int
    frames: tuple[Frame, ...]
    result: Result | None = None


class Lesson(Response, frozen=True, kw_only=True, tag="lesson"):
    """A step of the guided first match, complete.

    `offers` holds the one action that the learner should take, if any. After it, or else after
    a tap, the client requests the next step.
    """

    id: str
    game: str
    step: int
    steps: int
    seat: int
    seats: int
    scene: Scene
    caption: Words | None = None
    lights: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    result: Result | None = None


class Notice(Response, frozen=True, kw_only=True, tag="notice"):
    """Something everyone at the table should know, such as a bot that was replaced."""

    words: Words


class Closing(Response, frozen=True, kw_only=True, tag="closing"):
    """The server is going down; reconnect after `seconds`."""

    seconds: float


class Pong(Response, frozen=True, kw_only=True, tag="pong"):
    """The server's time."""

    sent: float
    time: float


AnyResponse = (
    Welcome
    | TableCard
    | State
    | Update
    | Chat
    | Done
    | Refused
    | Weighed
    | Hint
    | Frames
    | Lesson
    | Notice
    | Closing
    | Pong
)
