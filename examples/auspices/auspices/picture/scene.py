"""The table as places and pieces: the sky, the players, the bag, the button."""

from pantheon.board import PLACE, Kit
from pantheon.core.scene import Panel, Scene
from pantheon.core.words import words
from ..rules.constants import EMPTY, RAVEN, RUNNING, SKY
from ..rules.state import State

KIT = Kit("auspices", {"bird": {"size": 80, "rule": "AU-11"}})
SYMBOLS = ("auspices-dove", "auspices-heron", "auspices-eagle", "auspices-raven")


def scene_of(state: State, seat: int | None) -> Scene:
    """The table as any client can draw it."""
    running = state.ending == RUNNING
    tell = KIT.button("tell", rule="AU-13", cost=f"+{state.omen}", omen=state.omen)
    bag = words("auspices-bag", ravens=state.bag[RAVEN])
    return Scene(
        board=SKY.board(),
        shapes={"cell": SKY.outline},
        paints={"cell": PLACE},
        cells=SKY.cells("auspices", "cell", "AU-10"),
        pieces=tuple(
            KIT.piece(f"bird:{cell}", f"cell:{cell}", words("auspices-bird", bird=bird),
                      SYMBOLS[bird])
            for cell, bird in enumerate(state.sky)
            if bird != EMPTY
        ),
        panels=tuple(_panel(state, each) for each in range(state.seats)),
        trays=(KIT.tray("bag", "bag", "AU-1", label=bag, count=sum(state.bag)),),
        buttons=(tell,) if running else (),
        prompt=words("auspices-prompt-watch" if running else "auspices-prompt-over"),
    )  # fmt: skip


def _panel(state: State, seat: int) -> Panel:
    omen = state.omen if seat == state.active else 0
    counter = KIT.counter(f"omen:{seat}", omen, "auspices-dove", "AU-11")
    return Panel(seat, state.points[seat], (counter,))
