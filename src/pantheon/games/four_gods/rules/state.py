"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from typing import Annotated

from pantheon.core import fields as f
from ..generated.knobs import Numbers
from .constants import EMPTY, FROM_BAG, HANDS, NOBODY, TERRAINS, Phase
from .grid import Grid, grid_of
from .tile_set import tile_set
from .tiles import FREE, TileSet


class Knobs(Numbers):
    """The table options as the engine reads them. Never changed, so copies share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.grid: Grid = grid_of(self.size)


OfWorld = Annotated[list[int], f.CopyOnWrite("world")]
"""A list that copies of a state share until a tile, a prophet or a city moves."""


class State:
    """A match of `four_gods`.

    Lists of the World are indexed by cell, those of areas by region (see `areas`), `rows` by
    seat * slots + slot, `hands` and `origin` by seat * HANDS + hand, and those of gods and
    prophets by colour.
    """

    knobs: Annotated[Knobs, f.Given(dict[str, int], "values", Knobs)]
    tiles: Annotated[TileSet, f.Given(str, "document", tile_set)]
    seats: Annotated[int, f.Constant("state.knobs.seats")]
    slots: Annotated[int, f.Constant("state.knobs.slots")]
    grid: Annotated[Grid, f.Constant("state.knobs.grid")]

    # The World: the laid tile, who laid it, the rules it broke then (FG-62).
    world_shared: bool
    laid: Annotated[OfWorld, f.Filled("state.grid.cells", EMPTY)]
    layer: Annotated[OfWorld, f.Filled("state.grid.cells", NOBODY), f.SeatNumber]
    wrong: Annotated[OfWorld, f.Filled("state.grid.cells")]
    # The prophet on a cell, the first corner of its region, and when it came.
    prophet: Annotated[OfWorld, f.Filled("state.grid.cells", NOBODY), f.Category]
    stand: Annotated[OfWorld, f.Filled("state.grid.cells", NOBODY)]
    since: Annotated[OfWorld, f.Filled("state.grid.cells"), f.Unobserved]
    placements: int
    # What the neighbours require of a cell's corners, and its straight sides (FG-11, FG-12).
    need: Annotated[OfWorld, f.Filled("state.grid.cells", FREE), f.Derived]
    sides: Annotated[OfWorld, f.Start("state.grid.framed[:]"), f.Derived]
    # The empty cells with two straight sides, and each cell's place in that list.
    open: Annotated[OfWorld, f.Start("state.grid.open[:]"), f.Derived]
    spot: Annotated[OfWorld, f.Start("state.grid.spot[:]"), f.Derived]
    # The areas of one terrain, as trees of regions (FG-51; see `areas`).
    above: Annotated[OfWorld, f.Filled("state.grid.regions", NOBODY), f.Derived]
    """A region nearer to the root, or the root itself; NOBODY where no region begins."""
    area_tiles: Annotated[OfWorld, f.Filled("state.grid.regions"), f.Derived]
    shores: Annotated[OfWorld, f.Filled("state.grid.regions"), f.Derived]
    """Corners of the area that touch an empty cell, once for each: where it may still grow."""
    crowd: Annotated[OfWorld, f.Filled("state.grid.regions"), f.Derived]
    """The prophets on the area, CROWD_BITS for each colour."""
    split: Annotated[OfWorld, f.Derived]
    """Regions whose terrain is also at the opposite corner of the tile, two corners on."""
    kingdoms: Annotated[OfWorld, f.Filled(TERRAINS), f.Derived, f.Observed]
    """The number of Kingdoms of each terrain (FG-55)."""
    largest: Annotated[OfWorld, f.Filled(TERRAINS), f.Derived, f.Observed]
    """The tiles of each terrain's largest Kingdom; 0 without one (FG-53)."""
    cities: Annotated[list[int], f.Derived]
    tokens: Annotated[int, f.Start("state.knobs.cities")]
    filled: Annotated[int, f.Derived, f.Observed]
    most_filled: int
    removed: Annotated[int, f.Added, f.Unobserved]

    # The rows with their free slots and the tiles lying there, the hands, and the bag.
    rows: Annotated[list[int], f.PerSeat("state.slots", EMPTY)]
    room: Annotated[list[int], f.PerSeat(1, "state.slots"), f.Derived]
    lying: Annotated[list[int], f.PerSeat(), f.Derived]
    hands: Annotated[list[int], f.PerSeat(HANDS, EMPTY)]
    origin: Annotated[list[int], f.PerSeat(HANDS, FROM_BAG)]
    bag: Annotated[list[int], f.Filled("state.tiles.count", 1), f.Shown]
    bag_total: Annotated[int, f.Start("state.tiles.count"), f.Derived, f.Observed]
    bag_low: Annotated[int, f.Start("state.tiles.count")]

    # The players: the tiles of theirs in the World, and the cell of the one just placed with the
    # hand it came from (FG-R5) and the region that its prophet left (FG-61).
    laid_by: Annotated[list[int], f.PerSeat(), f.Derived]
    ready: Annotated[list[int], f.PerSeat()]
    passed: Annotated[list[int], f.PerSeat()]
    fresh: Annotated[list[int], f.PerSeat(1, NOBODY)]
    fresh_hand: Annotated[list[int], f.PerSeat()]
    fresh_origin: Annotated[list[int], f.PerSeat(1, FROM_BAG)]
    fresh_left: Annotated[list[int], f.PerSeat(1, NOBODY), f.Added, f.Unobserved]
    explored: Annotated[list[int], f.PerSeat()]
    owed: Annotated[list[int], f.PerSeat()]

    # The colours: their player, the god dealt to them, their prophets and destroyed cities.
    owner: Annotated[list[int], f.Filled(TERRAINS, NOBODY), f.SeatNumber]
    god: Annotated[list[int], f.Start(list(range(TERRAINS))), f.Category]
    reserve: Annotated[list[int], f.Filled(TERRAINS, "state.knobs.reserve")]
    lost: Annotated[list[int], f.Filled(TERRAINS)]
    spoils: Annotated[list[int], f.Filled(TERRAINS)]

    # How far the match has come.
    phase: Annotated[int, f.Start(Phase.PLAY), f.Category]
    active: Annotated[int, f.SeatNumber]
    turn: int
    idle: int
    progress: int
    turn_progress: int
    final: int
    turns_left: int
    ending: int
