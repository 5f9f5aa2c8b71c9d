"""The table options as the engine reads them."""

from ..generated.knobs import Numbers
from .constants import COLOURS


class Knobs(Numbers):
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.target: int = values["target"]
        """The points that end a match of so many players (NA-40)."""
        others = [values[kind] for kind in ("deserts", "decays", "whirlwinds", "extra_cards")]
        self.sack: list[int] = [0, *others, *[values["tribes"]] * COLOURS]
        """The hex cards outside the players' stock, by card (NA-1)."""
