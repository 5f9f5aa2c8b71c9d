"""The table as places and pieces: the altar with its two cups, one's own hand, the players.

A scene is drawn from what its viewer knows: here a masked cup is a cup turned over.
"""

from pantheon.board import PLACE, Kit, square
from pantheon.core.scene import Board, Panel, Piece, Scene
from pantheon.core.words import words
from ..rules.constants import CUPS, EMPTY
from ..rules.state import State

KIT = Kit("libations", {"cup": {"size": 90}})
SIZE = 120.0
SHAPES = {"place": square(100)}


def scene_of(state: State, seat: int | None) -> Scene:
    """The table as any client can draw it."""
    viewer = 0 if seat is None else seat
    hand = state.hands[viewer * state.hand : (viewer + 1) * state.hand]
    held = sum(cup != EMPTY for cup in state.hands)
    cups = [("altar", state.altar), ("bowl", state.last)]
    cups += [(f"slot:{slot}", cup) for slot, cup in enumerate(hand)]
    return Scene(
        board=Board((0, 0, state.hand * SIZE, 2 * SIZE)),
        shapes=SHAPES,
        paints={"place": PLACE},
        cells=(
            KIT.cell("altar", (0.5 * SIZE, 0.5 * SIZE), "place", "LI-2", paint="place"),
            KIT.cell("bowl", (1.5 * SIZE, 0.5 * SIZE), "place", "LI-11", paint="place"),
            *[
                KIT.cell(f"slot:{slot}", ((slot + 0.5) * SIZE, 1.5 * SIZE), "place", "LI-10",
                         paint="place", number=slot + 1)
                for slot in range(state.hand)
            ],
        ),
        pieces=tuple(_cup(place, cup) for place, cup in cups if cup != EMPTY),
        panels=tuple(_panel(state, each) for each in range(state.seats)),
        trays=(KIT.tray("bag", "jar", "LI-1", count=CUPS - 1 - held - sum(state.offered)),),
        buttons=(KIT.button("peek", rule="LI-13", cost="−1"),),
    )  # fmt: skip


def _cup(place: str, cup: int) -> Piece:
    """A masked cup is turned over."""
    look, label = f"libations-cup-{cup}", words("libations-cup", cup=cup)
    if cup < 0:
        look, label = "libations-covered", words("libations-covered")
    return KIT.piece(f"cup:{place}", place, label, look)


def _panel(state: State, seat: int) -> Panel:
    hand = state.hands[seat * state.hand : (seat + 1) * state.hand]
    held = sum(cup != EMPTY for cup in hand)
    counter = KIT.counter(f"held:{seat}", held, "libations-covered", "LI-2")
    return Panel(seat, state.points[seat], (counter,))
