"""Positions set up by hand, on cells and faces named as players name them."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pantheon import games
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Event
from pantheon.core.options import parse_options
from pantheon.games import four_gods
from pantheon.games.four_gods.game import FourGods
from pantheon.games.four_gods.generated import actions
from pantheon.games.four_gods.rules import mistakes
from pantheon.games.four_gods.rules.constants import (
    CORNERS,
    FROM_BAG,
    HANDS,
    LETTERS,
    NOBODY,
    Phase,
)
from pantheon.games.four_gods.rules.grid import COLUMNS
from pantheon.games.four_gods.rules.rows import free_slot, hold, into_bag, let_go, out_of_bag, put
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import FACES, TURNS, TileSet
from pantheon.games.four_gods.rules.world import RESERVE, found, lay, send_prophet

game = games.find("four_gods")
assert isinstance(game, FourGods)
GAME: FourGods = game
OWN_TILES = Path(four_gods.__file__).parent / "data" / "tiles.toml"


class Table:
    """A match in progress whose World, hands and rows can be arranged.

    `version` is that of the rules it began under, where that is not today's.
    """

    def __init__(
        self, seats: int = 2, seed: int = 1, version: int | None = None, **options: Any
    ) -> None:
        self.options = parse_options(GAME.options, {"clock": 0, **options}, seats, version)
        self.chance = Chance(seed)
        self.state: State = GAME.setup(self.options, seats, self.chance)
        if self.state.phase == Phase.READINESS:
            self.begin()

    def begin(self) -> None:
        """Everybody is ready, and all hands are put back into the bag."""
        for seat in range(self.state.seats):
            self.do(seat, actions.Ready())
        for seat in range(self.state.seats):
            self.drop(seat)
        self.state.bag_low = self.state.bag_total

    # Playing

    def do(self, seat: int, action: Action) -> list[Event]:
        return GAME.apply(self.state, seat, action, self.chance)

    def refuse(self, seat: int, action: Action) -> str:
        """The rule that refuses an action, which must leave everything as it was."""
        before = GAME.digest(self.state)
        assert action not in self.legal(seat)
        with pytest.raises(RuleBroken) as refused:
            self.do(seat, action)
        assert GAME.digest(self.state) == before
        return refused.value.rule

    def legal(self, seat: int) -> list[Action]:
        return GAME.legal(self.state, seat)

    def kinds(self, seat: int) -> set[type[Action]]:
        return {type(action) for action in self.legal(seat)}

    # Arranging

    def cell(self, name: str) -> int:
        """The cell that players call so: columns from a, rows from 1 at the bottom."""
        size = self.state.grid.size
        return (size - int(name[1:])) * size + COLUMNS.index(name[0])

    def lay(self, cell: str, corners: str, seat: int = 0, wrong: int = 0) -> int:
        """Put a tile from the bag that shows these corners; `+` asks for a bridged face."""
        laid = self.find(corners)
        out_of_bag(self.state, laid // TURNS // FACES)
        lay(self.state, self.cell(cell), laid, seat)
        self.state.wrong[self.cell(cell)] = wrong
        return laid

    def find(self, corners: str) -> int:
        """A tile of the bag with these corners from the top left on, face and turn included."""
        tiles = self.state.tiles
        for laid in range(tiles.count * FACES * TURNS):
            if self.state.bag[laid // TURNS // FACES] and shows(tiles, laid, corners):
                return laid
        raise LookupError(f"no tile in the bag shows {corners}")

    def found_city(self, cell: str, colour: int) -> None:
        found(self.state, self.cell(cell))
        send_prophet(self.state, colour, RESERVE, self.cell(cell), NOBODY)
        self.state.tokens -= 1

    def send(self, cell: str, corner: int, colour: int) -> None:
        """A prophet to the region of a corner."""
        place = self.cell(cell)
        first = self.state.tiles.regions[self.state.laid[place] * CORNERS + corner]
        send_prophet(self.state, colour, RESERVE, place, first)

    def hold(self, seat: int, corners: str, hand: int = 0) -> tuple[int, int]:
        """Give a hand a tile from the bag; the face and turn that show these corners."""
        laid = self.find(corners)
        out_of_bag(self.state, laid // TURNS // FACES)
        hold(self.state, seat, hand, laid // TURNS, FROM_BAG)
        return laid // TURNS % FACES, laid % TURNS

    def fill_row(self, seat: int, leave: int = 0) -> None:
        """Fill a row with any tiles, up to so many free slots."""
        while self.state.room[seat] > leave:
            tile = next(tile for tile, count in enumerate(self.state.bag) if count)
            out_of_bag(self.state, tile)
            put(self.state, free_slot(self.state, seat), tile * FACES)

    def thin_bag(self, left: int) -> None:
        """Take tiles out of the match until so many are left to draw."""
        while self.state.bag_total > left:
            out_of_bag(self.state, next(tile for tile, count in enumerate(self.state.bag) if count))
        self.state.bag_low = left

    def drop(self, seat: int) -> None:
        for hand in range(HANDS):
            if self.state.hands[seat * HANDS + hand] >= 0:
                into_bag(self.state, let_go(self.state, seat, hand))

    def own(self, seat: int, *colours: int) -> None:
        for colour in colours:
            self.state.owner[colour] = seat
            self.state.god[colour] = colour

    # Looking

    def at(self, cell: str) -> int:
        return self.state.laid[self.cell(cell)]

    def at_fault(self, cell: str) -> bool:
        return mistakes.at_fault(self.state, self.cell(cell))

    def placing(self, hand: int, placed: tuple[int, int], cell: str) -> actions.Place:
        return actions.Place(hand, placed[0], placed[1], self.cell(cell))


def shows(tiles: TileSet, laid: int, corners: str) -> bool:
    """Whether a laid tile shows these corners, bridged if and only if they end in a `+`."""
    start = laid * CORNERS
    letters = "".join(LETTERS[each] for each in tiles.corners[start : start + CORNERS])
    crossed = all(letters[corner] != letters[corner - 1] for corner in range(CORNERS))
    bridged = crossed and len(set(tiles.regions[start : start + CORNERS])) < CORNERS
    return letters == corners[:CORNERS] and bridged == corners.endswith("+")


def tiles_document(rows: list[str]) -> str:
    """A tile set whose fronts are the cells of a board given as rows of corner terrains."""
    fronts = [face for row in board_faces(rows) for face in row]
    pairs = ", ".join(f'["{face}", "{"PPPP" if face[0] != "P" else "SSSS"}"]' for face in fronts)
    return f"tiles = [{pairs}]"


def board_faces(rows: list[str]) -> list[list[str]]:
    """The face of each cell, by the corner terrains of the rows above and below."""
    return [
        [
            upper[column] + upper[column + 1] + lower[column + 1] + lower[column]
            for column in range(len(upper) - 1)
        ]
        for upper, lower in pairwise(rows)
    ]
