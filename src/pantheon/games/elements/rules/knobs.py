"""The table options as the engine reads them."""

from typing import Final

from ..generated.knobs import Numbers
from .constants import Pieces

GOD_ISLANDS_CLOSE: Final = 1
ACTION_ISLANDS_CLOSE: Final = 2
CLOSING: Final = {
    "none": 0,
    "actions": ACTION_ISLANDS_CLOSE,
    "all": GOD_ISLANDS_CLOSE | ACTION_ISLANDS_CLOSE,
}
"""Option `closing`: on which islands one starting building closes the other (EL-21)."""


class Knobs(Numbers):
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.closing: int = values["closing"]
        self.pieces: list[int] = [values[name] for name in Pieces.options]
        self.start_pieces: list[int] = [values.get(f"start_{name}", 0) for name in Pieces.options]
        self.added_stock: list[int] = [self.third_buildings, self.fourth_buildings]
        ranks = ("second", "third", "fourth")
        self.modifiers: list[int] = [0, *[values[f"{rank}_modifier"] for rank in ranks]]
        self.path_costs: list[int] = [values[f"path_{n}"] for n in range(1, 5)]
        self.support_places: list[int] = [values[f"support_place_{n}"] for n in range(1, 5)]
        self.island_places: list[int] = [values[f"island_place_{n}"] for n in range(1, 5)]
