"""The areas of the World with names and members, for scoring and for the picture."""

from __future__ import annotations

import msgspec

from pantheon.games.four_gods.grid import cell_name
from pantheon.games.four_gods.kinds import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.influence import most_prophets, worth
from pantheon.games.four_gods.rules.kingdoms import survey
from pantheon.games.four_gods.state import State
from pantheon.games.four_gods.tiles import CORNERS


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
    found = survey(state)
    regions: list[list[tuple[int, int]]] = [[] for _ in found.terrain]
    for region, area in enumerate(found.area):
        if area != NOBODY:
            regions[area].append(divmod(region, CORNERS))
    return [
        Realm(
            name=cell_name(members[0][0], state.grid.size),
            corner=members[0][1],
            terrain=found.terrain[area],
            tiles=found.tiles[area],
            is_kingdom=found.is_kingdom(area),
            regions=tuple(members),
            cells=tuple(
                cell_name(cell, state.grid.size) for cell in sorted({cell for cell, _ in members})
            ),
            prophets=tuple(found.prophets[area * TERRAINS : (area + 1) * TERRAINS]),
            most=most_prophets(found, area),
            worth=worth(state, found, area),
        )
        for area, members in enumerate(regions)
    ]
