"""The table options of `envoys`, each with its range and the rule it comes from."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from pantheon.core.errors import OptionRefused
from pantheon.core.options import Document, Options, Pick, Ruling, Switch, Whole, shown
from . import data
from .rules.state import Knobs

LONGEST = 1200
"""Characters of a document with other values."""
RANGES = {
    "steps": range(1, 8),
    "together": range(2),
    "small": range(2, 9),
    "large": range(2, 9),
    "objectives": range(10),
    "texts": range(-3, 6),
}
"""The values that a table may choose, by part of the document."""


class EnvoysOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's numbers and our rulings."""

    quick_setup: Annotated[bool, Switch(rule="EN-12")] = False
    gods: Annotated[str, Pick(("random", "chosen"), rule="EN-13")] = "random"
    ask_everyone: Annotated[bool, Switch(rule="EN-71")] = False
    tokens_per_colour: Annotated[int, Whole(4, 30, rule="EN-R4"), Ruling(3, before=15)] = 24
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
    values: Annotated[
        str,
        Document("values.toml", rule="EN-R2", most=LONGEST),
        Ruling(3, before=data.read("presets")["first"]["values"]),
    ] = ""

    def check(self, seats: int) -> None:
        """Refuse values that cannot be read."""
        other_values(self.values)

    @lru_cache  # noqa: B019 - a bounded number of small structs
    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them; goals are changes to the book's table (EN-10)."""
        ends = data.read("ends")
        tokens = ends["tokens"][str(seats)] + self.otherworld_goal
        points = ends["points"][str(seats)] + self.points_goal
        goals = {"end_tokens": tokens, "end_points": points}
        chosen = {"chosen_gods": int(self.gods == "chosen")}
        return Knobs({**self.numbers(), **chosen, **goals, **other_values(self.values)})


def other_values(document: str) -> dict[str, int]:
    """Our own values by their names (`small.0`), changed by a table's document."""
    try:
        given = _flat(tomllib.loads(document))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OptionRefused("values", f"not in TOML: {error}") from None
    ours = _flat(data.read("values"))
    for name, number in given.items():
        if name not in ours:
            raise OptionRefused("values", f"{shown(name)} is not in values.toml")
        allowed = RANGES[name.partition(".")[0]]
        if type(number) is not int or number not in allowed:
            reason = f"a whole number from {allowed[0]} to {allowed[-1]}"
            raise OptionRefused("values", f"{name}: {shown(number)} is not {reason}")
    return ours | given


def _flat(document: Mapping[str, Any] | list[Any], before: str = "") -> dict[str, Any]:
    """The values in tables and lists, each by the names and places that lead to it."""
    items = document.items() if isinstance(document, Mapping) else enumerate(document)
    found: dict[str, Any] = {}
    for name, value in items:
        deeper = isinstance(value, Mapping | list)
        found |= _flat(value, f"{before}{name}.") if deeper else {f"{before}{name}": value}
    return found
