"""The table options of `envoys`, each with its range and the rule it comes from."""

from __future__ import annotations

from typing import Annotated

from pantheon.core.options import Options, Pick, Switch, Whole
from .data import end_limits
from .rules.state import Knobs


class EnvoysOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's numbers and our rulings."""

    quick_setup: Annotated[bool, Switch(rule="EN-12")] = False
    gods: Annotated[str, Pick(("random", "chosen"), rule="EN-13")] = "random"
    ask_everyone: Annotated[bool, Switch(rule="EN-71")] = False
    tokens_per_colour: Annotated[int, Whole(4, 25, rule="EN-R4")] = 15
    points_goal: Annotated[int, Whole(-8, 12, rule="EN-10")] = 0
    otherworld_goal: Annotated[int, Whole(-3, 6, rule="EN-10")] = 0
    pool_limit: Annotated[int, Whole(4, 20, rule="EN-22")] = 9
    hand_limit: Annotated[int, Whole(2, 12, rule="EN-22")] = 5

    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them; goals are changes to the book's table."""
        tokens, points = end_limits(seats)
        return Knobs(
            {
                "quick_setup": int(self.quick_setup),
                "chosen_gods": int(self.gods == "chosen"),
                "ask_everyone": int(self.ask_everyone),
                "tokens_per_colour": self.tokens_per_colour,
                "end_tokens": tokens + self.otherworld_goal,
                "end_points": points + self.points_goal,
                "pool_limit": self.pool_limit,
                "hand_limit": self.hand_limit,
            }
        )
