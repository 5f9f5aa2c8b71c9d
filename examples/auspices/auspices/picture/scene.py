"""The table as places and pieces: the sky, the bag, the button, and the omen on the panels."""

from pantheon.board import Kit
from pantheon.core.scene import Scene
from pantheon.core.words import words
from ..rules.state import BIRDS, RAVEN, SKY, State

KIT = Kit("auspices", {"bird": {"size": 80, "rule": "AU-11"}, "omen": {"rule": "AU-11"}})


def scene_of(state: State, seat: int | None) -> Scene:
    """The table as any client can draw it."""
    bag = words("auspices-bag", ravens=state.bag[RAVEN])
    return SKY.scene(
        "auspices", "cell", "AU-10",
        pieces=KIT.pieces("bird", "cell", state.sky, BIRDS),
        panels=KIT.panels(state, omen="auspices-dove"),
        trays=(KIT.tray("bag", "bag", "AU-1", label=bag, count=sum(state.bag)),),
        buttons=(KIT.button("tell", rule="AU-13", cost=f"+{state.omen}", omen=state.omen),),
    )  # fmt: skip
