"""What happens in a match; a place is a column from 0 and a rank from 1.

Only secret gods are hidden, until they are revealed (FG-8).
"""

from typing import Annotated

from pantheon.core.events import Counted, Ending, Event, SeatEvent, Secret

Colour = Annotated[int, Counted("colour", range(4))]
God = Annotated[int, Counted("god", range(4))]
Terrain = Annotated[int, Counted("terrain", range(4))]


class HandEvent(SeatEvent, frozen=True):
    """A player's tile leaves or comes to a hand."""

    hand: int
    tile: int


class ProphetEvent(SeatEvent, frozen=True):
    """A prophet of a colour comes to a place or leaves it."""

    colour: Colour
    column: int
    rank: int


class ColourChosen(SeatEvent, frozen=True, tag="colour_chosen"):
    """FG-8: a player takes a colour of prophets."""

    colour: Colour


class GodDealt(SeatEvent, frozen=True, tag="god_dealt"):
    """FG-8: a god is dealt face down to a colour; only its player sees which."""

    colour: Colour
    god: Secret[God]


class TileDrawn(HandEvent, frozen=True, tag="tile_drawn"):
    """FG-7, FG-14: a tile is drawn from the bag."""


class MadeReady(SeatEvent, frozen=True, tag="made_ready"):
    """FG-7: a player is ready."""


class PlayBegun(Event, frozen=True, tag="play_begun"):
    """FG-7: all are ready."""


class TurnBegun(SeatEvent, frozen=True, tag="turn_begun"):
    """FG-30: a timed turn begins."""

    turn: int


class TilePlaced(HandEvent, frozen=True, tag="tile_placed"):
    """FG-10: a tile is placed in the World."""

    face: int
    turn: int
    column: int
    rank: int


class TileDiscarded(HandEvent, frozen=True, tag="tile_discarded"):
    """FG-13, FG-17, FG-33: a tile goes from a hand to a row."""

    face: int
    row_seat: int
    slot: int


class TileReturned(HandEvent, frozen=True, tag="tile_returned"):
    """FG-17, FG-R4: a tile goes from a hand into the bag."""


class TileFlipped(SeatEvent, frozen=True, tag="tile_flipped"):
    """FG-15: a tile of a row is turned over; `face` shows now."""

    row_seat: int
    slot: int
    tile: int
    face: int


class TileTaken(SeatEvent, frozen=True, tag="tile_taken"):
    """FG-16: a tile goes from a row to a hand."""

    row_seat: int
    slot: int
    hand: int
    tile: int


class GodChosen(SeatEvent, frozen=True, tag="god_chosen"):
    """FG-18: a player becomes a god."""

    god: God


class ProphetPlaced(ProphetEvent, frozen=True, tag="prophet_placed"):
    """FG-19, FG-20: a prophet comes to a tile; `left_…` is where it migrated from, or -1."""

    corner: int
    terrain: Terrain
    left_column: int
    left_rank: int


class CityBuilt(ProphetEvent, frozen=True, tag="city_built"):
    """FG-21: a city is built; `left_…` is where its prophet migrated from, or -1."""

    left_column: int
    left_rank: int


class CityDestroyed(HandEvent, frozen=True, tag="city_destroyed"):
    """FG-22: a tile takes a city's place."""

    face: int
    turn: int
    column: int
    rank: int
    colour: Colour
    victim_seat: int
    fallen: int


class Passed(SeatEvent, frozen=True, tag="passed"):
    """FG-24: a player passes."""


class TurnEnded(SeatEvent, frozen=True, tag="turn_ended"):
    """FG-30: a timed turn ends; without progress it counts as a pass (FG-R14)."""

    idle: int


class TileTakenBack(SeatEvent, frozen=True, tag="tile_taken_back"):
    """FG-61: a wrong tile returns to the hand it came from."""

    hand: int
    column: int
    rank: int
    tile: int


class ChallengeFailed(SeatEvent, frozen=True, tag="challenge_failed"):
    """FG-62: a challenged tile turns out to be right."""

    column: int
    rank: int


class TileChallenged(Event, frozen=True, tag="tile_challenged"):
    """FG-62: a wrong tile goes to a slot of its layer's row, or into the bag (slot -1)."""

    layer_seat: int
    column: int
    rank: int
    tile: int
    face: int
    slot: int


class TileFell(Event, frozen=True, tag="tile_fell"):
    """FG-61, FG-63: a tile that breaks the placement rules by now goes into the bag."""

    column: int
    rank: int
    tile: int


class ProphetHome(ProphetEvent, frozen=True, tag="prophet_home"):
    """FG-61 to FG-63: a prophet returns to its reserve."""


class ProphetLost(ProphetEvent, frozen=True, tag="prophet_lost"):
    """FG-65: a prophet leaves the match; from the reserve, there is no place (-1)."""


class LastTile(SeatEvent, frozen=True, tag="last_tile"):
    """FG-42: the bag is empty."""


class EndBegun(Event, frozen=True, tag="end_begun"):
    """FG-40: the end begins, with a full World (1) or an empty bag (2)."""

    reason: Ending


class GodRevealed(SeatEvent, frozen=True, tag="god_revealed"):
    """FG-8: a secret god is shown just before scoring."""

    reveals = True

    colour: Colour
    god: God


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """FG-40: the match is over; `ending` counts the reasons from 1."""

    ending: Ending
