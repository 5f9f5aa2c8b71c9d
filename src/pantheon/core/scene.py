"""Scenes: what a seat sees, described as places and pieces that any client can draw.

A scene contains places (board cells and tray slots), the pieces in them, the players' panels,
buttons, ledgers and tracks, each with an id and a label. Ids are stable: a piece whose place
changes has moved. A `Choice` lists the ids that a player picks, in order, to choose a legal
action. The browser and the static picture draw only what is described here.

In symbols and paints, `@2` stands for the colour of seat 2 (`nations-temple-@2`).
"""

import msgspec

from pantheon.core.actions import Action
from pantheon.core.words import Argument, Words

UPRIGHT: dict[str, int] = {}
"""The orientation of pieces, and the variant of choices, that have none.

They share it: a dictionary of its own would take 64 bytes.
"""


class Board(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The extent of the drawing in scene units, and the symbols under and over everything."""

    box: tuple[float, float, float, float]
    frame: str = "neatline"
    ground: str = ""
    """A paint that fills the whole area behind the drawing; empty for paper."""
    backdrop: tuple[str, ...] = ()
    focus: tuple[float, float, float, float] | None = None
    """The part to show first if the board is larger than the screen."""
    least: float = 0
    """The fewest pixels per unit on a large screen; if less would fit, a part is shown."""
    whole: bool = False
    """Whether a phone shows the whole board first, even if its places are small there."""


class Paint(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an area or a cell is filled and stroked (CSS colours or variables)."""

    fill: str = "none"
    stroke: str = "none"
    width: float = 0
    dash: str = ""
    opacity: float = 1
    dark: float | None = None
    """The opacity in the dark theme, if it differs."""
    flow: bool = False
    """Whether the dashes move along the line, as for currents."""


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on the board: one of the scene's shapes at x, y."""

    id: str
    shape: str
    x: float
    y: float
    label: Words
    turn: float = 0
    layer: int = 0
    paint: str = ""
    rule: str = ""
    number: int | None = None
    """The number that actions use for it, if it is not the number at the end of its id."""
    symbol: str = ""
    """A symbol drawn while the cell is empty."""


class Area(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawn region. With a label, it can be hovered and is highlighted with its members."""

    id: str
    path: str
    paint: str
    layer: int = 0
    label: Words | None = None
    members: tuple[str, ...] = ()
    value: str = ""


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card with text: title, text, a figure in the corner, a colour and a picture."""

    title: Words
    text: Words
    corner: str = ""
    tone: str = ""
    emblem: str = ""
    picture: str = ""
    """A symbol shown above the title, across the card."""


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A piece in a place: `at` names a cell, a tray slot or a seat's panel.

    Without a label it is an ornament: drawn, but not part of the game.
    """

    id: str
    symbol: str
    at: str
    label: Words | None
    size: float = 1
    dx: float = 0
    dy: float = 0
    turn: float = 0
    layer: int = 1
    seat: int | None = None
    value: str = ""
    caption: Words | None = None
    """Text printed on the symbol, at its text position."""
    faded: bool = False
    marked: bool = False
    face: Face | None = None
    small: str = ""
    """A simpler symbol for small sizes."""
    rule: str = ""
    lies: dict[str, int] = {}
    """Its orientation, with the keys that choices use for variants. A place where the piece fits
    only in another orientation says so."""


class Tray(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A holder beside the board; its slots are the places `ID:0`, `ID:1`, …

    If cells with these ids exist, the tray lies on the board; a narrow screen shows it as a
    strip instead. Kinds: `hand`, `row`, `offer` (closes gaps), `pool` (stacks equal pieces),
    `bag`, `pile`.
    """

    id: str
    kind: str
    label: Words
    slots: int = 0
    seat: int | None = None
    count: int | None = None
    symbol: str = ""
    rule: str = ""
    holder: str = ""
    """A symbol behind each slot of the player's own tray; `NAME-front` is drawn over its piece."""


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number on a panel; with `most`, it is drawn as a bar with that many segments."""

    id: str
    value: int
    label: Words
    symbol: str = ""
    most: int = 0
    lit: bool = False
    rule: str = ""
    brief: bool = False
    """Whether a phone shows it beside the seat's score; by default the first counter is shown."""


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everyone can see about a seat: its score, counters and badges, in order."""

    seat: int
    score: int
    counters: tuple[Counter, ...] = ()
    badges: tuple[Piece, ...] = ()
    note: Words | None = None
    colour: str = ""
    """The colour that the game gives the seat, such as its god's; `@seat` then refers to it."""
    due: int = 0
    """Points that final scoring would add if the match ended now, if the rules define it."""


class Button(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action without a place on the board, or a way to select a kind of action.

    With `stands_for`, pressing the button picks that id instead.
    """

    id: str
    label: Words
    symbol: str = ""
    cost: str = ""
    stands_for: str = ""
    rule: str = ""
    why: Words | None = None
    """Why it cannot be pressed now, with the amounts that are missing."""


class Figure(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry in a ledger."""

    text: str
    symbol: str = ""
    lit: bool = False
    id: str = ""
    """The id of the same counter on a panel, so that events can refer to it."""


class LedgerRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row in a ledger."""

    label: Words
    figures: tuple[Figure, ...]
    symbol: str = ""
    id: str = ""


class Ledger(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table of figures, with a column per seat or with its own columns."""

    id: str
    title: Words
    rows: tuple[LedgerRow, ...]
    columns: tuple[Words, ...] = ()
    note: Words | None = None


class Pin(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A mark on a track, for a seat or with a label."""

    at: int
    seat: int | None = None
    label: Words | None = None


class Track(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A scale with pins: points, turns or phases. With one unlabelled pin, it counts steps.

    Pins with labels are then flags at a step.
    """

    id: str
    label: Words
    low: int
    high: int
    pins: tuple[Pin, ...] = ()
    note: Words | None = None
    """What reaching the end means, in a few words."""


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The whole table as one seat sees it."""

    board: Board
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
    shapes: dict[str, str] = {}
    paints: dict[str, Paint] = {}
    areas: tuple[Area, ...] = ()
    trays: tuple[Tray, ...] = ()
    buttons: tuple[Button, ...] = ()
    ledgers: tuple[Ledger, ...] = ()
    tracks: tuple[Track, ...] = ()
    prompt: Words | None = None
    coin: str = ""
    """The symbol drawn in front of every cost."""


class Coin(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An amount of one kind, as part of a cost in several kinds."""

    number: int
    symbol: str = ""
    """Empty if any kind can pay for it."""


Cost = str | tuple[Coin, ...]
"""A text, paid in the scene's coin, or amounts of several kinds."""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action and the scene ids that a player picks, in order, to choose it.

    Choices with the same picks differ in `variant` (a face, a rotation), and the client cycles
    through them. `ghost` is the piece that would be placed, `note` describes the consequence,
    and `path` lists the board places that the action passes through, in order.
    """

    action: Action
    picks: tuple[str, ...]
    label: Words
    cost: Cost = ""
    variant: dict[str, int] = {}
    ghost: Piece | None = None
    note: Words | None = None
    path: tuple[str, ...] = ()
    payments: tuple[Words, ...] = ()
    """What it pays, each with an `amount`, if it may be one of several parts of a payment."""


class Places(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The other places of a choice, and what differs there; the rest is as at the first place.

    Each has its own value of the action's `field`, and its code grows by `step` with the value.
    Unless `picks` says otherwise, its last pick is the scene's cell `field:…` with that number, or
    `field:value`. Where the label, the ghost or the path names the first place, they name this
    one; a ghost with the label's words has them here too.
    """

    field: str
    step: int
    values: tuple[int, ...]
    picks: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()
    args: dict[str, tuple[Argument, ...]] = {}
    """The label's arguments that differ, one for each place."""
    notes: tuple[Words | None, ...] = ()
    noted: tuple[int, ...] = ()
    """Which note each place has: 0 is the first place's own, the others are in `notes`."""


class PlacedChoice(msgspec.Struct, frozen=True, gc=False):
    """A choice, the code of its action, and the other places where the same can be done."""

    code: int
    choice: Choice
    places: Places
