"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from typing import Annotated

from pantheon.core.fields import (
    Added,
    Category,
    Constant,
    CopyOnWrite,
    Derived,
    Filled,
    Given,
    Observed,
    PerSeat,
    SeatNumber,
    Shown,
    Start,
    Unobserved,
)
from .constants import EMPTY, FROM_BAG, HANDS, NOBODY, TERRAINS, Phase
from .grid import Grid, grid_of
from .tile_set import tile_set
from .tiles import FREE, TileSet


class Knobs:
    """The table options as the engine reads them. Never changed, so copies share it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.seats: int = values["seats"]
        self.grid: Grid = grid_of(values["size"])
        self.timed: int = values["timed"]
        self.secret: int = values["secret"]
        self.colours_each: int = values["colours_each"]
        self.honour: int = values["honour"]
        self.experienced: int = values["experienced"]
        """A bit for each seat that pays penalties (FG-65)."""
        # States saved before a ruling lack it, and have the reading of their day.
        self.exact_take_back: int = values.get("exact_take_back", 0)
        self.other_mistakes_wait: int = values.get("other_mistakes_wait", 1)
        self.any_tile_is_progress: int = values.get("any_tile_is_progress", 0)
        self.french: int = values["french"]
        self.clock: int = values["clock"]
        self.stall_seconds: int = values["stall_seconds"]
        self.stall_actions: int = values["stall_actions"]
        self.slots: int = values["slots"]
        self.reserve: int = values["reserve"]
        self.cities: int = values["cities"]
        self.city_points: int = values["city_points"]
        self.values = values


class State:
    """A match of `four_gods`.

    Lists of the World are indexed by cell, those of areas by region (see `areas`), `rows` by
    seat * slots + slot, `hands` and `origin` by seat * HANDS + hand, and those of gods and
    prophets by colour.
    """

    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    tiles: Annotated[TileSet, Given(str, "document", tile_set)]
    seats: Annotated[int, Constant("state.knobs.seats")]
    slots: Annotated[int, Constant("state.knobs.slots")]
    grid: Annotated[Grid, Constant("state.knobs.grid")]

    # The World: the laid tile, who laid it, the rules it broke then (FG-62).
    world_shared: bool
    laid: Annotated[list[int], Filled("state.grid.cells", EMPTY), CopyOnWrite("world")]
    layer: Annotated[
        list[int], Filled("state.grid.cells", NOBODY), CopyOnWrite("world"), SeatNumber
    ]
    wrong: Annotated[list[int], Filled("state.grid.cells"), CopyOnWrite("world")]
    # The prophet on a cell, the first corner of its region, and when it came.
    prophet: Annotated[
        list[int], Filled("state.grid.cells", NOBODY), CopyOnWrite("world"), Category
    ]
    stand: Annotated[list[int], Filled("state.grid.cells", NOBODY), CopyOnWrite("world")]
    since: Annotated[list[int], Filled("state.grid.cells"), CopyOnWrite("world"), Unobserved]
    placements: int
    # What the neighbours require of a cell's corners, and its straight sides (FG-11, FG-12).
    need: Annotated[list[int], Filled("state.grid.cells", FREE), Derived, CopyOnWrite("world")]
    sides: Annotated[list[int], Start("state.grid.framed[:]"), Derived, CopyOnWrite("world")]
    # The empty cells with two straight sides, and each cell's place in that list.
    open: Annotated[list[int], Start("state.grid.open[:]"), Derived, CopyOnWrite("world")]
    spot: Annotated[list[int], Start("state.grid.spot[:]"), Derived, CopyOnWrite("world")]
    # The areas of one terrain, as trees of regions (FG-51; see `areas`).
    above: Annotated[list[int], Filled("state.grid.regions", NOBODY), Derived, CopyOnWrite("world")]
    """A region nearer to the root, or the root itself; NOBODY where no region begins."""
    area_tiles: Annotated[list[int], Filled("state.grid.regions"), Derived, CopyOnWrite("world")]
    shores: Annotated[list[int], Filled("state.grid.regions"), Derived, CopyOnWrite("world")]
    """Corners of the area that touch an empty cell, once for each: where it may still grow."""
    crowd: Annotated[list[int], Filled("state.grid.regions"), Derived, CopyOnWrite("world")]
    """The prophets on the area, CROWD_BITS for each colour."""
    split: Annotated[list[int], Derived, CopyOnWrite("world")]
    """Regions whose terrain is also at the opposite corner of the tile, two corners on."""
    kingdoms: Annotated[list[int], Filled(TERRAINS), Derived, CopyOnWrite("world"), Observed]
    """The number of Kingdoms of each terrain (FG-55)."""
    largest: Annotated[list[int], Filled(TERRAINS), Derived, CopyOnWrite("world"), Observed]
    """The tiles of each terrain's largest Kingdom; 0 without one (FG-53)."""
    cities: Annotated[list[int], Derived]
    tokens: Annotated[int, Start("state.knobs.cities")]
    filled: Annotated[int, Derived, Observed]
    most_filled: int
    removed: Annotated[int, Added, Unobserved]

    # The rows with their free slots and the tiles lying there, the hands, and the bag.
    rows: Annotated[list[int], PerSeat("state.slots", EMPTY)]
    room: Annotated[list[int], PerSeat(1, "state.slots"), Derived]
    lying: Annotated[list[int], PerSeat(), Derived]
    hands: Annotated[list[int], PerSeat(HANDS, EMPTY)]
    origin: Annotated[list[int], PerSeat(HANDS, FROM_BAG)]
    bag: Annotated[list[int], Filled("state.tiles.count", 1), Shown]
    bag_total: Annotated[int, Start("state.tiles.count"), Derived, Observed]
    bag_low: Annotated[int, Start("state.tiles.count")]

    # The players: the tiles of theirs in the World, and the cell of the one just placed with the
    # hand it came from (FG-R5) and the region that its prophet left (FG-61).
    laid_by: Annotated[list[int], PerSeat(), Derived]
    ready: Annotated[list[int], PerSeat()]
    passed: Annotated[list[int], PerSeat()]
    fresh: Annotated[list[int], PerSeat(1, NOBODY)]
    fresh_hand: Annotated[list[int], PerSeat()]
    fresh_origin: Annotated[list[int], PerSeat(1, FROM_BAG)]
    fresh_left: Annotated[list[int], PerSeat(1, NOBODY), Added, Unobserved]
    explored: Annotated[list[int], PerSeat()]
    owed: Annotated[list[int], PerSeat()]

    # The colours: their player, the god dealt to them, their prophets and destroyed cities.
    owner: Annotated[list[int], Filled(TERRAINS, NOBODY), SeatNumber]
    god: Annotated[list[int], Start(list(range(TERRAINS))), Category]
    reserve: Annotated[list[int], Filled(TERRAINS, "state.knobs.reserve")]
    lost: Annotated[list[int], Filled(TERRAINS)]
    spoils: Annotated[list[int], Filled(TERRAINS)]

    # How far the match has come.
    phase: Annotated[int, Start(Phase.PLAY), Category]
    active: Annotated[int, SeatNumber]
    turn: int
    idle: int
    progress: int
    turn_progress: int
    final: int
    turns_left: int
    ending: int
