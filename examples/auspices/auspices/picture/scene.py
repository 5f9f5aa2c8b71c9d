"""The table as places and pieces: the sky, the players, the bag, the button."""

from pantheon.core.choices import button
from pantheon.core.scene import Counter, Paint, Panel, Piece, Scene, Tray
from pantheon.core.words import words
from ..rules.constants import EMPTY, RAVEN, RUNNING, SKY
from ..rules.state import State

PAINTS = {"cell": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=2)}
SYMBOLS = ("auspices-dove", "auspices-heron", "auspices-eagle", "auspices-raven")


def scene_of(state: State, seat: int | None) -> Scene:
    """The table as any client can draw it."""
    running = state.ending == RUNNING
    tell = button("auspices", "tell", cost=f"+{state.omen}", rule="AU-13", omen=state.omen)
    return Scene(
        board=SKY.board(),
        shapes={"cell": SKY.outline},
        paints=PAINTS,
        cells=SKY.cells("auspices", "cell", "AU-10"),
        pieces=tuple(
            Piece(f"bird:{cell}", SYMBOLS[bird], f"cell:{cell}",
                  words("auspices-bird", bird=bird), size=80, rule="AU-11")
            for cell, bird in enumerate(state.sky)
            if bird != EMPTY
        ),
        panels=tuple(_panel(state, each) for each in range(state.seats)),
        trays=(Tray("bag", "bag", words("auspices-bag", ravens=state.bag[RAVEN]),
                    count=sum(state.bag), symbol="px-sack", rule="AU-1"),),
        buttons=(tell,) if running else (),
        prompt=words("auspices-prompt-watch" if running else "auspices-prompt-over"),
    )  # fmt: skip


def _panel(state: State, seat: int) -> Panel:
    omen = state.omen if seat == state.active else 0
    counter = Counter(f"omen:{seat}", omen, words("auspices-omen"), "auspices-dove", rule="AU-11")
    return Panel(seat, state.points[seat], (counter,))
