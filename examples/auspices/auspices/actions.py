"""What a player may do."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action

Cell = Annotated[int, Meta(ge=0, lt=16)]


class Watch(Action, frozen=True, tag="watch"):
    """AU-10: watch a free place of the sky."""

    cell: Cell


class Tell(Action, frozen=True, tag="tell"):
    """AU-13: tell the omen seen so far."""
