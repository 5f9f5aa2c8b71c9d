"""What the table tells a client over the WebSocket.

After `state` come `update`s, which hold only what has changed (see `differences`). Times are
seconds since 1970 by the server's clock; `welcome` and `pong` tell that clock.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.events import Show
from pantheon.core.result import Result
from pantheon.core.scene import (
    Area,
    Board,
    Button,
    Cell,
    Cost,
    Ledger,
    Paint,
    Panel,
    Piece,
    Scene,
    Track,
    Tray,
)
from pantheon.core.words import Words
from pantheon.table.asks import Clock

T = TypeVar("T")


class Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something a client is told."""


# Parts


class Elsewhere(msgspec.Struct, frozen=True):
    """The same offer at other places, each with its code, value of `field` and last pick.

    Where the offer's label and ghost name its own place, they name the other one there.
    """

    field: str
    codes: tuple[int, ...]
    values: tuple[int, ...]
    picks: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action and how it is chosen (see core.scene.Choice); `code` is its id."""

    code: int
    action: dict[str, Any]
    picks: tuple[str, ...]
    label: Words
    cost: Cost = ""
    variant: dict[str, int] = {}
    ghost: Piece | None = None
    note: Words | None = None
    elsewhere: Elsewhere | None = None
    path: tuple[str, ...] = ()


class Changes(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """What changed in a list whose members have ids.

    Remove those in `gone`, replace or append those in `set`; if `order` is there, sort by it.
    """

    set: tuple[T, ...] = ()
    gone: tuple[str | int, ...] = ()
    order: tuple[str | int, ...] | None = None


class NamedChanges(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """What changed in a dictionary."""

    set: dict[str, T] = {}
    gone: tuple[str, ...] = ()


class SceneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed in a scene. Members are known by `id`, panels by `seat`."""

    board: Board | UnsetType = UNSET
    shapes: NamedChanges[str] | UnsetType = UNSET
    paints: NamedChanges[Paint] | UnsetType = UNSET
    cells: Changes[Cell] | UnsetType = UNSET
    pieces: Changes[Piece] | UnsetType = UNSET
    panels: Changes[Panel] | UnsetType = UNSET
    areas: Changes[Area] | UnsetType = UNSET
    trays: Changes[Tray] | UnsetType = UNSET
    buttons: Changes[Button] | UnsetType = UNSET
    ledgers: Changes[Ledger] | UnsetType = UNSET
    tracks: Changes[Track] | UnsetType = UNSET
    prompt: Words | UnsetType | None = UNSET
    coin: str | UnsetType = UNSET


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as its reader may know it.

    `step` counts the actions that count; after an undo to `step` 7 the lines with a larger
    step are history. `cause`: "" (a person), "bot", "timeout", "timer".
    """

    seq: int
    step: int
    at: float
    words: Words
    show: Show = Show()
    seat: int | None = None
    cause: str = ""


class Deadline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A running clock: for which seats, how long in all, and when it is over."""

    id: str
    kind: str
    """`game` (a timer of the rules), `turn`, `move` or `final`."""
    seats: tuple[int, ...]
    seconds: float
    due: float
    rule: str = ""


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    seat: int
    kind: str
    """`open`, `person` or `bot`."""
    name: str = ""
    colour: str = ""
    level: str = ""
    yours: bool = False
    local: bool = False
    """A further player on somebody's screen."""
    online: bool = False
    faults: int = 0
    """How often a bot that failed was replaced here."""


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pending wish to undo: who asked, down to which step, and who has agreed."""

    seat: int
    keep: int
    granted: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()


class Speech(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat."""

    seq: int
    at: float
    name: str
    text: str
    colour: str = ""
    seat: int | None = None


class Proof(msgspec.Struct, frozen=True):
    """After the end: what the commitment was made of, sha256(seed + ":" + salt)."""

    seed: str
    salt: str


# Messages


class Welcome(Tell, frozen=True, kw_only=True, tag="welcome"):
    """The first message on a connection."""

    name: str
    colour: str
    account: str = ""
    time: float
    version: str


class TableCard(Tell, frozen=True, kw_only=True, tag="table"):
    """Who sits at the table and how it is set up; sent whole whenever any of it changes."""

    id: str
    seq: int
    game: str
    phase: str
    """`waiting`, `playing` or `over`."""
    options: dict[str, Any]
    clock: Clock
    public: bool
    seats: tuple[SeatCard, ...]
    yours: tuple[int, ...] = ()
    host: bool = False
    """Whether you are the host."""
    spectators: int = 0
    wish: Wish | None = None
    rematch: str = ""
    """The table of the rematch, once somebody has asked for one."""
    commitment: str = ""
    levels: tuple[str, ...] = ()
    """The bots that can be had."""


class State(Tell, frozen=True, kw_only=True, tag="state"):
    """Everything one seat sees of a running or finished match."""

    seq: int
    step: int
    seat: int | None
    """Whose eyes these are (None: a spectator's, or the curtain's)."""
    scene: Scene
    offers: tuple[Offer, ...] = ()
    to_act: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    timers: tuple[Deadline, ...] = ()
    undo: str = ""
    """For this seat: `free`, `ask` or nothing."""
    lines: tuple[Line, ...] = ()
    result: Result | None = None
    proof: Proof | None = None
    view: dict[str, Any] | None = None


class Update(Tell, frozen=True, kw_only=True, tag="update", omit_defaults=True):
    """What has changed since `base`. What is left out is as it was."""

    base: int
    seq: int
    step: int
    scene: SceneChange | UnsetType = UNSET
    offers: Changes[Offer] | UnsetType = UNSET
    to_act: tuple[int, ...] | UnsetType = UNSET
    awaited: tuple[int, ...] | UnsetType = UNSET
    timers: tuple[Deadline, ...] | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    lines: tuple[Line, ...] = ()
    result: Result | UnsetType | None = UNSET
    proof: Proof | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    """The fields of the view that have changed, whole."""


class Chat(Tell, frozen=True, kw_only=True, tag="chat"):
    """What was said, oldest first."""

    said: tuple[Speech, ...]


class Done(Tell, frozen=True, kw_only=True, tag="done"):
    """An ask was carried out and is kept for good; `seq` is where. `table`: a rematch's id."""

    id: str
    seq: int = -1
    table: str = ""


class Refused(Tell, frozen=True, kw_only=True, tag="refused", omit_defaults=True):
    """An ask was not carried out; nothing has changed and the connection lives on."""

    id: str
    code: str
    rule: str = ""
    words: Words | None = None


class Weighed(Tell, frozen=True, kw_only=True, tag="weighed"):
    """Whether an offer is final: it draws, reveals or ends, so no free undo goes back past it."""

    id: str
    code: int
    final: bool


class HintOther(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another way: an offer's code and the share of the win to expect of it, 0 to 1."""

    code: int
    share: float
    text: Words | None = None


class Hint(Tell, frozen=True, kw_only=True, tag="hint", omit_defaults=True):
    """What a bot would do: the code of one of the offers, what to expect of it, other ways."""

    id: str
    seq: int
    code: int
    level: str
    share: float | None = None
    text: Words | None = None
    others: tuple[HintOther, ...] = ()


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a replay: the first of an answer has the scene, the others the change."""

    step: int
    lines: tuple[Line, ...] = ()
    scene: Scene | None = None
    change: SceneChange | None = None


class Frames(Tell, frozen=True, kw_only=True, tag="frames"):
    """Part of a replay: frames `first`, `first` + 1, … of `total`."""

    id: str
    table: str
    game: str
    seat: int | None
    revealed: bool
    first: int
    total: int
    frames: tuple[Frame, ...]
    result: Result | None = None


class Lesson(Tell, frozen=True, kw_only=True, tag="lesson"):
    """A step of the guided first match, whole.

    If `offers` holds anything it is the one action the learner should take; then, or where
    there is none on the learner's tap, the client asks for the next step.
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


class Notice(Tell, frozen=True, kw_only=True, tag="notice"):
    """Something all at the table should know, such as a bot that was replaced."""

    words: Words


class Closing(Tell, frozen=True, kw_only=True, tag="closing"):
    """The server goes away; reconnect after `seconds`."""

    seconds: float


class Pong(Tell, frozen=True, kw_only=True, tag="pong"):
    """The server's time."""

    sent: float
    time: float


Told = (
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
