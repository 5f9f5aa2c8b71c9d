"""The actions of a turn, one small class each. `cell` is a spiral number (see `hexes`)."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Window

Slot = Annotated[int, Meta(ge=0, lt=2)]
Cell = Annotated[int, Meta(ge=0), Window(817)]  # sixteen steps around the first desert
Seat = Annotated[int, Meta(ge=0, lt=4)]


class PlaceTribe(Action, frozen=True, tag="place_tribe"):
    """NA-20: lay the tribe of a display place."""

    slot: Slot
    cell: Cell


class PlaceTemple(Action, frozen=True, tag="place_temple"):
    """NA-22: lay a temple of one's own."""

    cell: Cell


class PlaceDesert(Action, frozen=True, tag="place_desert"):
    """NA-23: lay the desert of a display place."""

    slot: Slot
    cell: Cell


class PlaceDecay(Action, frozen=True, tag="place_decay"):
    """NA-24: lay the decay of a display place."""

    slot: Slot
    cell: Cell


class PlayWhirlwind(Action, frozen=True, tag="play_whirlwind"):
    """NA-25: play the whirlwind of a display place."""

    slot: Slot


class TakeExtra(Action, frozen=True, tag="take_extra"):
    """NA-26: take the extra action card of a display place."""

    slot: Slot


class PlayExtra(Action, frozen=True, tag="play_extra"):
    """NA-26: play an extra action card of an earlier turn."""


class LiftDesert(Action, frozen=True, tag="lift_desert"):
    """NA-25, NA-27: choose the desert to be moved."""

    cell: Cell


class SetDesert(Action, frozen=True, tag="set_desert"):
    """NA-25, NA-27: choose where the lifted desert goes."""

    cell: Cell


class Discard(Action, frozen=True, tag="discard"):
    """NA-28: put a display card back into the sack."""

    slot: Slot


class TakePower(Action, frozen=True, tag="take_power"):
    """NA-24: take 1 power from the owner of a temple next to the decay."""

    victim: Seat


class Convert(Action, frozen=True, tag="convert"):
    """NA-R6: choose a tribe for one of the last stones."""

    cell: Cell


class Decline(Action, frozen=True, tag="decline"):
    """NA-24, NA-25: take no power, move no desert."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """NA-26: play no extra action."""
