"""The actions of a player, one small class each. `cell` counts by row from the top left."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Window

Hand = Annotated[int, Meta(ge=0, lt=2)]
Side = Annotated[int, Meta(ge=0, lt=2)]
Turn = Annotated[int, Meta(ge=0, lt=4)]
Colour = Annotated[int, Meta(ge=0, lt=4)]
Corner = Annotated[int, Meta(ge=0, lt=4)]
Row = Annotated[int, Meta(ge=0, lt=4)]
Slot = Annotated[int, Meta(ge=0, lt=20)]
Cell = Annotated[int, Meta(ge=0, lt=144)]
Source = Annotated[int, Meta(ge=0), Window(145)]  # the reserve and every cell
"""Where a prophet comes from: 0 the reserve, else 1 + the cell that it leaves."""


class ChooseColour(Action, frozen=True, tag="choose_colour"):
    """FG-8: with secret gods, take a colour of prophets."""

    colour: Colour


class Ready(Action, frozen=True, tag="ready"):
    """FG-7: declare oneself ready."""


class Place(Action, frozen=True, tag="place"):
    """FG-10: lay a hand's tile on a cell, with this face up, turned clockwise."""

    hand: Hand
    face: Side
    turn: Turn
    cell: Cell


class Discard(Action, frozen=True, tag="discard"):
    """FG-13, FG-17: put a hand's tile into a row, with this face up."""

    hand: Hand
    face: Side


class Return(Action, frozen=True, tag="return"):
    """FG-17, FG-R4: put a hand's tile back into the bag when no row has room."""

    hand: Hand


class Draw(Action, frozen=True, tag="draw"):
    """FG-14: draw one tile or two."""

    tiles: Annotated[int, Meta(ge=0, lt=3)]


class Flip(Action, frozen=True, tag="flip"):
    """FG-15: turn a tile of a row over."""

    row: Row
    slot: Slot


class Take(Action, frozen=True, tag="take"):
    """FG-16: take a tile from a row."""

    row: Row
    slot: Slot


class ChooseGod(Action, frozen=True, tag="choose_god"):
    """FG-18: become a god, with its prophets."""

    god: Colour


class PlaceProphet(Action, frozen=True, tag="place_prophet"):
    """FG-19, FG-20: set a prophet on the tile just placed, in the region of a corner.

    A region is named by the first of its corners.
    """

    colour: Colour
    corner: Corner
    source: Source


class BuildCity(Action, frozen=True, tag="build_city"):
    """FG-21: build a city with a prophet on it."""

    colour: Colour
    cell: Cell
    source: Source


class DestroyCity(Action, frozen=True, tag="destroy_city"):
    """FG-22: lay a hand's tile in a city's place, the token counting for a colour."""

    hand: Hand
    face: Side
    turn: Turn
    colour: Colour
    cell: Cell


class Pass(Action, frozen=True, tag="pass"):
    """FG-24: pass, until one acts again."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """FG-30: end the turn early."""


class TakeBack(Action, frozen=True, tag="take_back"):
    """FG-61: take the wrong tile that one has just laid back into the hand."""


class Challenge(Action, frozen=True, tag="challenge"):
    """FG-62: claim that a tile is wrong."""

    cell: Cell


class GiveUp(Action, frozen=True, tag="give_up"):
    """FG-65: choose the prophet that a penalty costs."""

    colour: Colour
    source: Source
