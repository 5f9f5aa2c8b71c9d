"""The table options of `envoys`, each with its range and the rule it comes from."""

from typing import Annotated, Final

from pantheon.core.options import Document, Options, Pick, Ruling, Switch, Whole, changed_numbers
from . import data
from .rules.state import Knobs

LONGEST = 1200
"""Characters of a document with other values."""
RANGES = {"small": range(2, 9), "large": range(2, 9), "texts": range(-3, 6), "steps": range(1, 12)}
"""The values that a table may choose, by part of the document; elsewhere from 0 to 9."""
TODAY: Final = 6
"""The version of the rules that the values in values.toml have come with."""


class EnvoysOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's numbers and our rulings."""

    quick_setup: Annotated[bool, Switch(rule="EN-12")] = False
    gods: Annotated[str, Pick(("random", "chosen"), rule="EN-13")] = "random"
    ask_everyone: Annotated[bool, Switch(rule="EN-71")] = False
    tokens_per_colour: Annotated[
        int, Whole(4, 30, rule="EN-R4"), Ruling(3, before=15), Ruling(4, before=24)
    ] = 28
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
    values_version: Annotated[
        int,
        Whole(3, TODAY, rule="EN-R2"),
        Ruling(4, before=3),
        Ruling(5, before=4),
        Ruling(6, before=5),
    ] = TODAY
    values: Annotated[
        str,
        Document("values.toml", rule="EN-R2", most=LONGEST),
        Ruling(3, before=data.read("presets")["earlier"]["values"]),
    ] = ""

    def check(self, seats: int) -> None:
        """Refuse values that cannot be read."""
        other_values(self.values, self.values_version)

    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them; goals are changes to the book's table (EN-10)."""
        ends = data.read("ends")
        tokens = ends["tokens"][str(seats)] + self.otherworld_goal
        points = ends["points"][str(seats)] + self.points_goal
        goals = {"end_tokens": tokens, "end_points": points}
        chosen = {"chosen_gods": int(self.gods == "chosen")}
        values = other_values(self.values, self.values_version)
        return Knobs({**self.numbers(), **chosen, **goals, **values})


def other_values(document: str, version: int) -> dict[str, int]:
    """Our own values by their names (`small.0`), changed by a table's document.

    `version` is the version of the rules whose values those are that the document leaves out.
    """
    ours = data.read("values" if version == TODAY else f"values_{version}")
    return changed_numbers("values", document, ours, _range_of)


def _range_of(name: str) -> range:
    return RANGES.get(name.partition(".")[0], range(10))
