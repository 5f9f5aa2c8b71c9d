"""The table options of `elements`: every number of the rules, with range and rule."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from pantheon.core.errors import OptionRefused
from pantheon.core.options import Options, Pick, Ruling, Switch, Whole
from .rules.constants import GODS
from .rules.knobs import CLOSING, Knobs


class ElementsOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's numbers and our rulings."""

    other_names: ClassVar[Mapping[str, str]] = {"base_energy": "god_energy"}

    quick_setup: Annotated[bool, Switch(rule="EL-11")] = False
    turns: Annotated[int, Whole(1, 20, rule="EL-34")] = 10
    closing: Annotated[str, Pick(("book", "none", "actions", "all"), rule="EL-21")] = "book"

    priests: Annotated[int, Whole(1, 8, rule="EL-1")] = 6
    people: Annotated[int, Whole(1, 8, rule="EL-1")] = 6
    houses: Annotated[int, Whole(1, 8, rule="EL-1")] = 6
    ships: Annotated[int, Whole(0, 3, rule="EL-1")] = 2
    markers: Annotated[int, Whole(0, 8, rule="EL-1")] = 4
    third_buildings: Annotated[int, Whole(0, 13, rule="EL-25")] = 10
    fourth_buildings: Annotated[int, Whole(0, 13, rule="EL-25")] = 10
    added_buildings: Annotated[int, Whole(0, 2, rule="EL-25")] = 2

    start_priests: Annotated[int, Whole(1, 6, rule="EL-10")] = 4
    start_people: Annotated[int, Whole(0, 4, rule="EL-10")] = 2
    start_houses: Annotated[int, Whole(0, 4, rule="EL-10")] = 2
    start_ships: Annotated[int, Whole(0, 2, rule="EL-10")] = 1
    start_food: Annotated[int, Whole(0, 15, rule="EL-10")] = 5
    start_points: Annotated[int, Whole(0, 20, rule="EL-10")] = 5
    start_houses_island: Annotated[int, Whole(1, 8, rule="EL-11")] = 3
    start_energy: Annotated[int, Whole(4, 24, rule="EL-12")] = 12
    start_gods: Annotated[int, Whole(1, 4, rule="EL-12")] = 2

    second_modifier: Annotated[int, Whole(0, 6, rule="EL-R3")] = 1
    third_modifier: Annotated[int, Whole(0, 6, rule="EL-25")] = 2
    fourth_modifier: Annotated[int, Whole(0, 6, rule="EL-25")] = 3
    helper: Annotated[int, Whole(0, 3, rule="EL-23")] = 1

    god_energy: Annotated[int, Whole(1, 12, rule="EL-24")] = 6
    support_threshold: Annotated[int, Whole(0, 12, rule="EL-24")] = 6
    support_gain: Annotated[int, Whole(1, 3, rule="EL-24")] = 1

    house_cost: Annotated[int, Whole(0, 20, rule="EL-25")] = 6
    building_cost: Annotated[int, Whole(0, 30, rule="EL-25")] = 12
    building_points: Annotated[int, Whole(0, 10, rule="EL-25")] = 3
    ship_cost: Annotated[int, Whole(0, 15, rule="EL-25")] = 4
    track_goal: Annotated[int, Whole(0, 12, rule="EL-26")] = 0
    """0 stands for the number of players."""
    destroy_cost: Annotated[int, Whole(0, 20, rule="EL-27")] = 8
    destroy_any_ship: Annotated[bool, Switch(rule="EL-27"), Ruling(2, before=True)] = False
    block_cost: Annotated[int, Whole(0, 15, rule="EL-27")] = 3
    unblocked_priests: Annotated[int, Whole(1, 4, rule="EL-R5")] = 1

    walk_cost: Annotated[int, Whole(0, 8, rule="EL-28")] = 2
    sail_cost: Annotated[int, Whole(0, 8, rule="EL-28")] = 2
    carry_cost: Annotated[int, Whole(0, 8, rule="EL-28")] = 2
    ship_room: Annotated[int, Whole(0, 3, rule="EL-28")] = 2
    path_1: Annotated[int, Whole(0, 9, rule="EL-R2")] = 1
    path_2: Annotated[int, Whole(0, 9, rule="EL-R2")] = 2
    path_3: Annotated[int, Whole(0, 9, rule="EL-R2")] = 3
    path_4: Annotated[int, Whole(0, 9, rule="EL-R2")] = 4

    grow_cost: Annotated[int, Whole(1, 15, rule="EL-29")] = 6
    grow_least: Annotated[int, Whole(1, 6, rule="EL-R11")] = 1
    grow_food: Annotated[int, Whole(1, 12, rule="EL-29")] = 4
    recruit_cost: Annotated[int, Whole(0, 30, rule="EL-30")] = 12
    support_cost: Annotated[int, Whole(0, 10, rule="EL-31")] = 3
    idle_choices: Annotated[bool, Switch(rule="EL-R6"), Ruling(2, before=True)] = False
    support_points: Annotated[int, Whole(0, 15, rule="EL-31")] = 5
    discover_cost: Annotated[int, Whole(0, 12, rule="EL-32")] = 4
    discover_points: Annotated[int, Whole(0, 10, rule="EL-32")] = 3
    surcharge: Annotated[int, Whole(0, 10, rule="EL-32")] = 3

    meal: Annotated[int, Whole(0, 3, rule="EL-33")] = 1
    hunger_energy: Annotated[int, Whole(0, 10, rule="EL-33")] = 3
    hunger_points: Annotated[int, Whole(0, 5, rule="EL-33")] = 1
    priest_upkeep: Annotated[int, Whole(0, 3, rule="EL-R8")] = 0
    upkeep_points: Annotated[int, Whole(0, 5, rule="EL-R8")] = 1

    support_place_1: Annotated[int, Whole(0, 30, rule="EL-40")] = 12
    support_place_2: Annotated[int, Whole(0, 30, rule="EL-40")] = 6
    support_place_3: Annotated[int, Whole(0, 30, rule="EL-40")] = 3
    support_place_4: Annotated[int, Whole(0, 30, rule="EL-40")] = 1
    island_place_1: Annotated[int, Whole(0, 30, rule="EL-41")] = 8
    island_place_2: Annotated[int, Whole(0, 30, rule="EL-41")] = 4
    island_place_3: Annotated[int, Whole(0, 30, rule="EL-41")] = 2
    island_place_4: Annotated[int, Whole(0, 30, rule="EL-41")] = 1
    building_weight: Annotated[int, Whole(0, 9, rule="EL-41")] = 3
    house_weight: Annotated[int, Whole(0, 9, rule="EL-41")] = 2
    person_weight: Annotated[int, Whole(0, 9, rule="EL-41")] = 1

    def check(self, seats: int) -> None:
        """Refuse starting pieces that a player does not have or that find no room (EL-11)."""
        for pieces in ("priests", "people", "houses", "ships"):
            if getattr(self, f"start_{pieces}") > (most := getattr(self, pieces)):
                raise OptionRefused(f"start_{pieces}", f"a player has only {most}")
        room = GODS * self.start_houses_island
        if seats * self.start_houses > room:
            reason = f"the god islands have room for {room} houses at the start"
            raise OptionRefused("start_houses", reason)

    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them."""
        by_book = {2: "all", 3: "actions", 4: "none"}[seats]
        closing = CLOSING[by_book if self.closing == "book" else self.closing]
        goal = self.track_goal or seats
        return Knobs({**self.numbers(), "closing": closing, "track_goal": goal})
