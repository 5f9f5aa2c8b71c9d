"""Small plans for the tests of the lab."""

from pantheon.lab.experiments.plan import Plan, Setting, whole_options

GAME = "nations"


def small_plan(matches: int = 6, *, bots: tuple[str, ...] = ("random", "random")) -> Plan:
    """Two settings of a quick game."""
    settings = tuple(
        Setting(f"win at {points}", bots, whole_options(GAME, 2, {"win_points_duel": points}))
        for points in (3, 4)
    )
    return Plan(GAME, 1, settings, matches, 7, "pantheon lab balance nations")
