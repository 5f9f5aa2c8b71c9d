"""The table as places and pieces: the altar with its two cups, one's own hand, the players.

A scene is drawn from what its viewer knows: here a masked cup is a cup turned over.
"""

from pantheon.core.choices import button
from pantheon.core.scene import Board, Cell, Counter, Paint, Panel, Piece, Scene, Tray
from pantheon.core.words import words
from ..rules.constants import CUPS, EMPTY, RUNNING
from ..rules.state import State

SIZE = 120.0
SHAPES = {"place": "M-50-50H50V50H-50Z"}
PAINTS = {"place": Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=2)}


def scene_of(state: State, seat: int | None) -> Scene:
    """The table as any client can draw it."""
    running = state.ending == RUNNING
    viewer = 0 if seat is None else seat
    hand = state.hands[viewer * state.hand : (viewer + 1) * state.hand]
    held = sum(cup != EMPTY for cup in state.hands)
    return Scene(
        board=Board((0, 0, state.hand * SIZE, 2 * SIZE)),
        shapes=SHAPES,
        paints=PAINTS,
        cells=(
            Cell("altar", "place", 0.5 * SIZE, 0.5 * SIZE, words("libations-altar"),
                 paint="place", rule="LI-2"),
            Cell("bowl", "place", 1.5 * SIZE, 0.5 * SIZE, words("libations-bowl"),
                 paint="place", rule="LI-11"),
            *(
                Cell(f"slot:{slot}", "place", (slot + 0.5) * SIZE, 1.5 * SIZE,
                     words("libations-slot", number=slot + 1), paint="place", rule="LI-10")
                for slot in range(state.hand)
            ),
        ),
        pieces=tuple(
            _cup(f"cup:{place}", cup, place)
            for place, cup in (
                ("altar", state.altar),
                ("bowl", state.last),
                *((f"slot:{slot}", cup) for slot, cup in enumerate(hand)),
            )
            if cup != EMPTY
        ),
        panels=tuple(_panel(state, each) for each in range(state.seats)),
        trays=(Tray("jar", "bag", words("libations-jar"),
                    count=CUPS - 1 - held - sum(state.offered), symbol="px-sack", rule="LI-1"),),
        buttons=(button("libations", "peek", cost="−1", rule="LI-13"),) if running else (),
        prompt=words("libations-prompt-pour" if running else "libations-prompt-over"),
    )  # fmt: skip


def _cup(name: str, cup: int, at: str) -> Piece:
    if cup < 0:
        return Piece(name, "libations-covered", at, words("libations-covered"), size=90)
    return Piece(name, f"libations-cup-{cup}", at, words("libations-cup", cup=cup), size=90)


def _panel(state: State, seat: int) -> Panel:
    hand = state.hands[seat * state.hand : (seat + 1) * state.hand]
    held = sum(cup != EMPTY for cup in hand)
    cups = Counter(f"held:{seat}", held, words("libations-held"), "libations-covered", rule="LI-2")
    return Panel(seat, state.points[seat], (cups,))
