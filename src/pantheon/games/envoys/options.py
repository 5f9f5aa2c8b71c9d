"""The table options of `envoys`, each with its range and the rule it comes from."""

from functools import lru_cache
from typing import Annotated

from pantheon.core.options import Options, Pick, Ruling, Switch, Whole
from . import data
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
    edge_islands: Annotated[bool, Switch(rule="EN-R2"), Ruling(2, before=False)] = True
    held_villages: Annotated[bool, Switch(rule="EN-34"), Ruling(2, before=False)] = True
    helped_moves: Annotated[bool, Switch(rule="EN-R5"), Ruling(2, before=False)] = True
    move_end_counts: Annotated[bool, Switch(rule="EN-35"), Ruling(2, before=False)] = True
    late_ra: Annotated[bool, Switch(rule="EN-40"), Ruling(2, before=False)] = True
    fewer_questions: Annotated[bool, Switch(rule="EN-R13"), Ruling(2, before=False)] = True
    any_old_story: Annotated[bool, Switch(rule="EN-30"), Ruling(2, before=False)] = True

    @lru_cache  # noqa: B019 - a bounded number of small structs
    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them; goals are changes to the book's table (EN-10)."""
        ends = data.read("ends")
        tokens = ends["tokens"][str(seats)] + self.otherworld_goal
        points = ends["points"][str(seats)] + self.points_goal
        goals = {"end_tokens": tokens, "end_points": points}
        return Knobs({**self.numbers(), "chosen_gods": int(self.gods == "chosen"), **goals})
