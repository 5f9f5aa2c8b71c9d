"""What people see: the sky as places and pieces, and how actions are picked in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from auspices.actions import Watch
from auspices.events import BirdSeen, OmenLost, OmenTold, TurnBegun
from auspices.rules import EMPTY, PLACES, RAVEN, RUNNING, SIDE, State
from pantheon.core.actions import Action
from pantheon.core.events import Effect, Event
from pantheon.core.scene import (
    Board,
    Button,
    Cell,
    Choice,
    Counter,
    Paint,
    Panel,
    Piece,
    Scene,
    Tray,
)
from pantheon.core.words import words

SIZE = 100.0
SHAPES = {"place": "M-46-46H46V46H-46Z"}
PAINTS = {"place": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=2)}
SYMBOLS = ("auspices-dove", "auspices-heron", "auspices-eagle", "auspices-raven")


class AuspicesView(msgspec.Struct, frozen=True):
    """The whole table: nothing is hidden but what chance will do."""

    target: int
    sky: tuple[int, ...]
    bag: tuple[int, ...]
    points: tuple[int, ...]
    active: int
    omen: int
    ending: int


def view_of(state: State) -> AuspicesView:
    """The state as everyone sees it."""
    return AuspicesView(
        state.target, tuple(state.sky), tuple(state.bag), tuple(state.points), state.active,
        state.omen, state.ending,
    )  # fmt: skip


def scene_of(view: AuspicesView) -> Scene:
    """The table as any client can draw it."""
    running = view.ending == RUNNING
    return Scene(
        board=Board((0, 0, SIDE * SIZE, SIDE * SIZE)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=tuple(_cell(cell) for cell in range(PLACES)),
        pieces=tuple(
            Piece(f"bird:{cell}", SYMBOLS[bird], f"cell:{cell}",
                  words("auspices-bird", bird=bird), size=80, rule="AU-11")
            for cell, bird in enumerate(view.sky)
            if bird != EMPTY
        ),
        panels=tuple(_panel(view, seat) for seat in range(len(view.points))),
        trays=(Tray("bag", "bag", words("auspices-bag", ravens=view.bag[RAVEN]),
                    count=sum(view.bag), symbol="px-sack", rule="AU-1"),),
        buttons=(Button("button:tell", words("auspices-do-tell", omen=view.omen),
                        cost=f"+{view.omen}", rule="AU-13"),) if running else (),
        prompt=words("auspices-prompt-watch" if running else "auspices-prompt-over"),
    )  # fmt: skip


def _cell(cell: int) -> Cell:
    row, column = divmod(cell, SIDE)
    label = words("auspices-place", row=row + 1, column=column + 1)
    x, y = (column + 0.5) * SIZE, (row + 0.5) * SIZE
    return Cell(f"cell:{cell}", "place", x, y, label, paint="place", rule="AU-10")


def _panel(view: AuspicesView, seat: int) -> Panel:
    omen = view.omen if seat == view.active else 0
    counter = Counter(f"omen:{seat}", omen, words("auspices-omen"), "auspices-dove", rule="AU-11")
    return Panel(seat, view.points[seat], (counter,))


def choices_of(view: AuspicesView, actions: Sequence[Action]) -> list[Choice]:
    """By which ids each action is picked: a place of the sky, or the button."""
    return [
        Choice(action, (f"cell:{action.cell}",), words("auspices-choose-watch"))
        if isinstance(action, Watch)
        else Choice(action, ("button:tell",), words("auspices-choose-tell", omen=view.omen))
        for action in actions
    ]


def effect_of(event: Event) -> Effect:
    """What an event touches and moves, and how it sounds."""
    match event:
        case BirdSeen():
            cell = f"cell:{event.cell}"
            sound = "lost" if event.bird == RAVEN else "place"
            return Effect((cell,), (("bag", cell),), sound)
        case OmenTold():
            return Effect((f"panel:{event.seat}",), sound="coin")
        case OmenLost() | TurnBegun():
            return Effect((f"panel:{event.seat}",), sound="turn")
        case _:
            return Effect(sound="end")
