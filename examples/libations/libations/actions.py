"""What a player may do."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action

Slot = Annotated[int, Meta(ge=0, lt=4)]


class Pour(Action, frozen=True, tag="pour"):
    """LI-10: pour a cup from the hand."""

    slot: Slot


class Peek(Action, frozen=True, tag="peek"):
    """LI-13: pay a point to look at the cup under the altar."""
