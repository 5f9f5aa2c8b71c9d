"""The table options of `four_gods`, each with its range and the rule it comes from."""

from typing import Annotated

from pantheon.core.options import Document, Options, Pick, Ruling, Switch, Whole
from .rules.state import Knobs
from .rules.tile_set import LONGEST, tile_set


class FourGodsOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's first game and our rulings."""

    play: Annotated[str, Pick(("simultaneous", "turns"), "FG-4", mode=True)] = "simultaneous"
    gods: Annotated[str, Pick(("visible", "secret"), "FG-8", mode=True)] = "visible"
    duel: Annotated[str, Pick(("four", "two"), "FG-4", mode=True)] = "four"
    clock: Annotated[int, Whole(0, 600, rule="FG-32")] = 30
    stall_limit: Annotated[int, Whole(10, 600, rule="FG-R14")] = 60
    stall_actions: Annotated[int, Whole(10, 200, rule="FG-R14")] = 40
    referee: Annotated[str, Pick(("strict", "honour"), rule="FG-60")] = "strict"
    penalty_1: Annotated[bool, Switch(rule="FG-65")] = False
    penalty_2: Annotated[bool, Switch(rule="FG-65")] = False
    penalty_3: Annotated[bool, Switch(rule="FG-65")] = False
    penalty_4: Annotated[bool, Switch(rule="FG-65")] = False
    exact_take_back: Annotated[bool, Switch(rule="FG-61"), Ruling(2, before=False)] = True
    other_mistakes_wait: Annotated[bool, Switch(rule="FG-63"), Ruling(2, before=True)] = False
    any_tile_is_progress: Annotated[bool, Switch(rule="FG-R14"), Ruling(2, before=False)] = True
    french_unoccupied: Annotated[bool, Switch(rule="FG-R6")] = False
    size: Annotated[int, Whole(8, 12, rule="FG-R1")] = 8
    cities: Annotated[int, Whole(0, 16, rule="FG-3")] = 8
    city_points: Annotated[int, Whole(0, 10, rule="FG-50")] = 5
    tiles: Annotated[str, Document("tiles.toml", rule="FG-R3", most=LONGEST)] = ""

    def check(self, seats: int) -> None:
        """Refuse a tile set that cannot be read."""
        tile_set(self.tiles)

    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them, with what follows from the number of seats."""
        duel = seats == 2 and self.duel == "four"
        penalties = (self.penalty_1, self.penalty_2, self.penalty_3, self.penalty_4)
        return Knobs(
            {
                "seats": seats,
                "size": self.size,
                "timed": int(self.play == "turns"),
                "secret": int(self.gods == "secret"),
                "colours_each": 2 if duel else 1,
                "honour": int(self.referee == "honour"),
                # A bit for each seat that pays penalties (FG-65).
                "experienced": sum(pays << seat for seat, pays in enumerate(penalties)),
                "exact_take_back": int(self.exact_take_back),
                "other_mistakes_wait": int(self.other_mistakes_wait),
                "any_tile_is_progress": int(self.any_tile_is_progress),
                "french": int(self.french_unoccupied),
                "clock": self.clock,
                "stall_seconds": self.stall_limit,
                "stall_actions": self.stall_actions,
                "slots": {2: 20, 3: 13, 4: 10}[seats],  # of the personal row (FG-6)
                "reserve": 10 if duel or seats == 4 else 13,
                "cities": self.cities,
                "city_points": self.city_points,
            }
        )
