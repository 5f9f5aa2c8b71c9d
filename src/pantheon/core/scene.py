"""Scenes: what a view looks like, said in places and pieces that any client can draw.

A scene has places (cells of the board, slots of trays) and things in them (pieces), the
players' panels, buttons, ledgers and tracks, each with an id and a label. Ids are stable: a
piece whose place changes has moved. A `Choice` tells by which ids, in which order, a legal
action is chosen. The browser and the static picture draw nothing that is not said here.

In symbols and paints `@2` stands for the colour of seat 2 (`nations-temple-@2`).
"""

from __future__ import annotations

import msgspec

from pantheon.core.actions import Action
from pantheon.core.words import Words


class Board(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The drawing's extent in scene units, and symbols that lie under and over everything."""

    box: tuple[float, float, float, float]
    frame: str = "neatline"
    ground: str = ""
    """A paint that fills the window behind the drawing, however wide it is; else it is paper."""
    backdrop: tuple[str, ...] = ()
    focus: tuple[float, float, float, float] | None = None
    """The part to show first where the board is larger than the screen."""


class Paint(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an area or a cell's shape is filled and stroked (CSS colours or variables)."""

    fill: str = "none"
    stroke: str = "none"
    width: float = 0
    dash: str = ""
    opacity: float = 1
    dark: float | None = None
    """Its opacity by night, where that is another."""
    flow: bool = False
    """Whether the dashes run along the line (currents)."""


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on the board: a shape of the scene put at x, y."""

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
    """How actions name it, where that is not the number at the end of its id."""
    symbol: str = ""
    """Drawn across it while nothing lies there."""


class Area(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawn region. With a label it can be pointed at, and lights up with its members."""

    id: str
    path: str
    paint: str
    layer: int = 0
    label: Words | None = None
    members: tuple[str, ...] = ()
    value: str = ""


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card to be read: title, text, a figure in the corner, a colour, a picture."""

    title: Words
    text: Words
    corner: str = ""
    tone: str = ""
    emblem: str = ""
    picture: str = ""
    """A symbol shown across the card, above its title."""


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing in a place: `at` names a cell, a tray's slot or a seat's panel.

    Without a label it is an ornament: drawn, but nothing that lies there.
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
    """Words printed on the symbol, at the place that it has for text."""
    faded: bool = False
    marked: bool = False
    face: Face | None = None
    small: str = ""
    """A simpler symbol for small sizes."""
    rule: str = ""
    lies: dict[str, int] = {}
    """How it lies, in the words of the variants that choices of it have: places where it would
    only go otherwise say so."""


class Tray(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A holder beside the board; its slots are the places `ID:0`, `ID:1`, …

    Where there are cells of these ids, it lies on the board; a narrow screen takes it off and
    shows it as a strip. Kinds: `hand`, `row`, `offer` (what is taken leaves no gap), `pool`
    (like things are stacked), `bag`, `pile`.
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
    """A symbol that holds each slot of one's own tray, and `NAME-front` over what lies there."""


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number on a panel; with `most` it is drawn as a bar of so many segments."""

    id: str
    value: int
    label: Words
    symbol: str = ""
    most: int = 0
    lit: bool = False
    rule: str = ""


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everyone sees of a seat: its score, counters and badges, in order."""

    seat: int
    score: int
    counters: tuple[Counter, ...] = ()
    badges: tuple[Piece, ...] = ()
    note: Words | None = None
    colour: str = ""
    """The colour that the game gives the seat (its god's); `@seat` then stands for it."""
    due: int = 0
    """Points that the last scoring would add if the match ended now, where the rules tell."""


class Button(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action without a place to point at, or a way to say which action is meant.

    A button that stands for another id picks that id.
    """

    id: str
    label: Words
    symbol: str = ""
    cost: str = ""
    stands_for: str = ""
    rule: str = ""


class Figure(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a ledger."""

    text: str
    symbol: str = ""
    lit: bool = False
    id: str = ""
    """What it shows, for events to point at: the id of the same counter on a panel."""


class LedgerRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of a ledger."""

    label: Words
    figures: tuple[Figure, ...]
    symbol: str = ""
    id: str = ""


class Ledger(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table of figures: a column for each seat, or columns of its own."""

    id: str
    title: Words
    rows: tuple[LedgerRow, ...]
    columns: tuple[Words, ...] = ()
    note: Words | None = None


class Pin(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A mark on a track, of a seat or with a label."""

    at: int
    seat: int | None = None
    label: Words | None = None


class Track(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A scale with pins: points, turns, phases. With one unnamed pin it counts in steps.

    Pins with labels are then flags at a step.
    """

    id: str
    label: Words
    low: int
    high: int
    pins: tuple[Pin, ...] = ()
    note: Words | None = None
    """What comes of it, in a few words."""


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A whole table as one seat sees it."""

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
    """The symbol drawn before every cost."""


class Coin(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """So many of one kind, as part of a cost of several kinds."""

    number: int
    symbol: str = ""
    """Without one it may be paid in any kind."""


Cost = str | tuple[Coin, ...]
"""A text, paid in the scene's coin, or coins of several kinds."""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action and the scene ids it is chosen by, in order.

    Choices with the same picks differ in `variant` (a face, a quarter turn): the client
    cycles through them. `ghost` is what would lie there, `note` what would come of it.
    `path` are the places of the board that it leads through, from the first to the last.
    """

    action: Action
    picks: tuple[str, ...]
    label: Words
    cost: Cost = ""
    variant: dict[str, int] = {}
    ghost: Piece | None = None
    note: Words | None = None
    path: tuple[str, ...] = ()
