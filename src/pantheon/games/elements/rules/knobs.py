"""The table options as the engine reads them."""

from __future__ import annotations

from typing import Final

from ..generated.knobs import Numbers

GOD_ISLANDS_CLOSE: Final = 1
ACTION_ISLANDS_CLOSE: Final = 2
"""In `closing`: on which islands one starting building closes the other (EL-21)."""


class Knobs(Numbers):
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.closing: int = values["closing"]
        self.pieces: list[int] = [
            self.people, self.houses, self.ships, self.markers, self.priests,
        ]  # fmt: skip
        self.added_stock: list[int] = [self.third_buildings, self.fourth_buildings]
        self.modifiers: list[int] = [
            0, self.second_modifier, self.third_modifier, self.fourth_modifier,
        ]  # fmt: skip
        self.path_costs: list[int] = [self.path_1, self.path_2, self.path_3, self.path_4]
        self.support_places: list[int] = [values[f"support_place_{n}"] for n in range(1, 5)]
        self.island_places: list[int] = [values[f"island_place_{n}"] for n in range(1, 5)]
