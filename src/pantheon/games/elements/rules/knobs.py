"""The table options as the engine reads them."""

from __future__ import annotations

from typing import Final

GOD_ISLANDS_CLOSE: Final = 1
ACTION_ISLANDS_CLOSE: Final = 2
"""In `closing`: on which islands one starting building closes the other (EL-21)."""


class Knobs:
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
        self.turns: int = values["turns"]
        self.closing: int = values["closing"]
        # A player's pieces (EL-1) and the buildings to add (EL-25).
        self.people: int = values["people"]
        self.houses: int = values["houses"]
        self.pieces: list[int] = [
            values["people"],
            values["houses"],
            values["ships"],
            values["markers"],
            values["priests"],
        ]
        self.added_stock: list[int] = [values["third_buildings"], values["fourth_buildings"]]
        self.added_buildings: int = values["added_buildings"]
        # The set-up (EL-10 to EL-12).
        self.start_houses_island: int = values["start_houses_island"]
        self.start_energy: int = values["start_energy"]
        self.start_gods: int = values["start_gods"]
        # Modifiers (EL-4, EL-23).
        self.modifiers: list[int] = [
            0,
            values["second_modifier"],
            values["third_modifier"],
            values["fourth_modifier"],
        ]
        self.helper: int = values["helper"]
        # God islands (EL-24).
        self.god_energy: int = values["god_energy"]
        self.support_threshold: int = values["support_threshold"]
        self.support_gain: int = values["support_gain"]
        # Build (EL-25, EL-26) and Destroy (EL-27).
        self.house_cost: int = values["house_cost"]
        self.building_cost: int = values["building_cost"]
        self.building_points: int = values["building_points"]
        self.ship_cost: int = values["ship_cost"]
        self.track_goal: int = values["track_goal"]
        self.destroy_cost: int = values["destroy_cost"]
        self.block_cost: int = values["block_cost"]
        self.unblocked_priests: int = values["unblocked_priests"]
        # Move (EL-28) and the paths' markers (EL-3).
        self.walk_cost: int = values["walk_cost"]
        self.sail_cost: int = values["sail_cost"]
        self.carry_cost: int = values["carry_cost"]
        self.ship_room: int = values["ship_room"]
        self.path_costs: list[int] = [
            values["path_1"],
            values["path_2"],
            values["path_3"],
            values["path_4"],
        ]
        # Grow (EL-29), Recruit (EL-30), Support (EL-31), Discovery (EL-32).
        self.grow_cost: int = values["grow_cost"]
        self.grow_least: int = values["grow_least"]
        self.grow_food: int = values["grow_food"]
        self.recruit_cost: int = values["recruit_cost"]
        self.support_cost: int = values["support_cost"]
        self.support_points: int = values["support_points"]
        self.discover_cost: int = values["discover_cost"]
        self.discover_points: int = values["discover_points"]
        self.surcharge: int = values["surcharge"]
        # Feeding and upkeep (EL-33, EL-R8).
        self.meal: int = values["meal"]
        self.hunger_energy: int = values["hunger_energy"]
        self.hunger_points: int = values["hunger_points"]
        self.priest_upkeep: int = values["priest_upkeep"]
        self.upkeep_points: int = values["upkeep_points"]
        # Final scoring (EL-40, EL-41).
        self.support_places: list[int] = [values[f"support_place_{n}"] for n in range(1, 5)]
        self.island_places: list[int] = [values[f"island_place_{n}"] for n in range(1, 5)]
        self.building_weight: int = values["building_weight"]
        self.house_weight: int = values["house_weight"]
        self.person_weight: int = values["person_weight"]
