"""What happens in a match; a place is a column from 0 and a rank from 1.

Only secret gods are hidden, until they are revealed (FG-8).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from pantheon.core.events import HIDDEN, Counted, Ending, Event

Colour = Annotated[int, Counted("colour", range(4))]
God = Annotated[int, Counted("god", range(4))]
Terrain = Annotated[int, Counted("terrain", range(4))]


class ColourChosen(Event, frozen=True, tag="colour_chosen"):
    """FG-8: a player takes a colour of prophets."""

    seat: int
    colour: Colour


class GodDealt(Event, frozen=True, tag="god_dealt"):
    """FG-8: a god is dealt face down to a colour; only its player sees which."""

    seat: int
    colour: Colour
    god: God

    def seen_by(self, seat: int | None) -> GodDealt:
        return self if seat == self.seat else msgspec.structs.replace(self, god=HIDDEN)


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    """FG-7, FG-14: a tile comes from the bag."""

    seat: int
    hand: int
    tile: int


class MadeReady(Event, frozen=True, tag="made_ready"):
    """FG-7: a player is ready."""

    seat: int


class PlayBegun(Event, frozen=True, tag="play_begun"):
    """FG-7: all are ready."""


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """FG-30: a timed turn begins."""

    seat: int
    turn: int


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """FG-10: a tile comes to the World."""

    seat: int
    hand: int
    tile: int
    face: int
    turn: int
    column: int
    rank: int


class TileDiscarded(Event, frozen=True, tag="tile_discarded"):
    """FG-13, FG-17, FG-33: a tile goes from a hand to a row."""

    seat: int
    hand: int
    tile: int
    face: int
    row_seat: int
    slot: int


class TileReturned(Event, frozen=True, tag="tile_returned"):
    """FG-17, FG-R4: a tile goes from a hand into the bag."""

    seat: int
    hand: int
    tile: int


class TileFlipped(Event, frozen=True, tag="tile_flipped"):
    """FG-15: a tile of a row is turned over; `face` shows now."""

    seat: int
    row_seat: int
    slot: int
    tile: int
    face: int


class TileTaken(Event, frozen=True, tag="tile_taken"):
    """FG-16: a tile goes from a row to a hand."""

    seat: int
    row_seat: int
    slot: int
    hand: int
    tile: int


class GodChosen(Event, frozen=True, tag="god_chosen"):
    """FG-18: a player becomes a god."""

    seat: int
    god: God


class ProphetPlaced(Event, frozen=True, tag="prophet_placed"):
    """FG-19, FG-20: a prophet comes to a tile; `left_…` is where it migrated from, or -1."""

    seat: int
    colour: Colour
    column: int
    rank: int
    corner: int
    terrain: Terrain
    left_column: int
    left_rank: int


class CityBuilt(Event, frozen=True, tag="city_built"):
    """FG-21: a city is built; `left_…` is where its prophet migrated from, or -1."""

    seat: int
    colour: Colour
    column: int
    rank: int
    left_column: int
    left_rank: int


class CityDestroyed(Event, frozen=True, tag="city_destroyed"):
    """FG-22: a tile takes a city's place."""

    seat: int
    hand: int
    tile: int
    face: int
    turn: int
    column: int
    rank: int
    colour: Colour
    victim_seat: int
    fallen: int


class Passed(Event, frozen=True, tag="passed"):
    """FG-24: a player passes."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """FG-30: a timed turn ends; without progress it counts as a pass (FG-R14)."""

    seat: int
    idle: int


class TileTakenBack(Event, frozen=True, tag="tile_taken_back"):
    """FG-61: a wrong tile returns to the hand it came from."""

    seat: int
    hand: int
    column: int
    rank: int
    tile: int


class ChallengeFailed(Event, frozen=True, tag="challenge_failed"):
    """FG-62: a challenged tile lies right."""

    seat: int
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
    """FG-63: a tile left with fewer than two straight sides goes into the bag."""

    column: int
    rank: int
    tile: int


class ProphetHome(Event, frozen=True, tag="prophet_home"):
    """FG-62, FG-63: a prophet returns to its reserve."""

    seat: int
    colour: Colour
    column: int
    rank: int


class ProphetLost(Event, frozen=True, tag="prophet_lost"):
    """FG-65: a prophet leaves the match; from the reserve, there is no place (-1)."""

    seat: int
    colour: Colour
    column: int
    rank: int


class LastTile(Event, frozen=True, tag="last_tile"):
    """FG-42: the bag is empty."""

    seat: int


class EndBegun(Event, frozen=True, tag="end_begun"):
    """FG-40: the end begins, with a full World (1) or an empty bag (2)."""

    reason: Ending


class GodRevealed(Event, frozen=True, tag="god_revealed"):
    """FG-8: a secret god is shown just before scoring."""

    reveals = True

    seat: int
    colour: Colour
    god: God


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """FG-40: the match is over; `ending` counts the reasons from 1."""

    ending: Ending


EVENTS = (
    ColourChosen,
    GodDealt,
    TileDrawn,
    MadeReady,
    PlayBegun,
    TurnBegun,
    TilePlaced,
    TileDiscarded,
    TileReturned,
    TileFlipped,
    TileTaken,
    GodChosen,
    ProphetPlaced,
    CityBuilt,
    CityDestroyed,
    Passed,
    TurnEnded,
    TileTakenBack,
    ChallengeFailed,
    TileChallenged,
    TileFell,
    ProphetHome,
    ProphetLost,
    LastTile,
    EndBegun,
    GodRevealed,
    MatchEnded,
)
