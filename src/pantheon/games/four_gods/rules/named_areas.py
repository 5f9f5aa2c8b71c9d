"""The areas of the World with names and members, for scoring and for the picture."""

from __future__ import annotations

import msgspec

from .areas import SMALLEST, area_of, most_prophets, prophets_of
from .constants import CORNERS, NOBODY, TERRAINS
from .influence import worth
from .state import State
from .world import terrain_at


class Realm(msgspec.Struct, frozen=True):
    """A connected area of one terrain; with two tiles or more it is a Kingdom (FG-51)."""

    name: str
    """The cell of its first region."""
    corner: int
    terrain: int
    tiles: int
    is_kingdom: bool
    regions: tuple[tuple[int, int], ...]
    """Cell and first corner of each of its regions."""
    cells: tuple[str, ...]
    prophets: tuple[int, ...]
    """By colour."""
    most: int
    worth: int

    @property
    def id(self) -> str:
        """Its scene id."""
        return f"kingdom:{self.name}:{self.corner}"

    @property
    def lights(self) -> tuple[str, ...]:
        """The scene ids that light up with it."""
        return (self.id, *(f"cell:{cell}" for cell in self.cells))


def realms_of(state: State) -> list[Realm]:
    """Every area of the World, in the order of its first cell."""
    members: dict[int, list[tuple[int, int]]] = {}
    for region, above in enumerate(state.above):
        if above != NOBODY:
            area = area_of(state, region)
            members.setdefault(area, []).append(divmod(region, CORNERS))
    return [_realm(state, area, regions) for area, regions in members.items()]


def _realm(state: State, area: int, regions: list[tuple[int, int]]) -> Realm:
    cell, corner = regions[0]
    return Realm(
        name=state.grid.name(cell),
        corner=corner,
        terrain=terrain_at(state, cell, corner),
        tiles=state.area_tiles[area],
        is_kingdom=state.area_tiles[area] >= SMALLEST,
        regions=tuple(regions),
        cells=tuple(state.grid.name(cell) for cell in sorted({cell for cell, _ in regions})),
        prophets=tuple(prophets_of(state, area, colour) for colour in range(TERRAINS)),
        most=most_prophets(state, area),
        worth=worth(state, area),
    )
