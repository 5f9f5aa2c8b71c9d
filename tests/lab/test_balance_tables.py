"""The tables of the balance pages, from outcome logs."""

from statistics import fmean

import pytest
from tools.balance_tables import rows

from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Plan, Setting, whole_options
from pantheon.lab.experiments.run import run_plan


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> OutcomeLog:
    bots = ("random", "random")
    settings = tuple(
        Setting(f"{actions} actions", bots, whole_options("nations", 2, {"actions": actions}))
        for actions in (1, 3)
    )
    plan = Plan("nations", 1, settings, 6, 7, "pantheon lab sweep nations")
    return run_plan(plan, tmp_path_factory.mktemp("lab") / "small.jsonl", 1, None, False)


def test_a_row_for_each_setting(log: OutcomeLog) -> None:
    found = rows(log.path, ["place1", "actions", "do place_tribe"], None)
    assert [row[:2] for row in found] == [["1 actions", "6"], ["3 actions", "6"]]
    mine = log.outcomes(1)
    first = fmean(each.shares[each.first] for each in mine)
    tribes = fmean(sum(each.uses["do place_tribe"]) for each in mine)
    assert found[1][2].startswith(f"{100 * first:.1f} % (")
    assert found[1][3].startswith(f"{fmean(each.actions for each in mine):.1f} (")
    assert found[1][4].startswith(f"{tribes:.1f} (")


def test_differences_are_taken_in_pairs(log: OutcomeLog) -> None:
    first, second = rows(log.path, ["actions"], 0)
    apart = fmean(
        late.actions - early.actions
        for early, late in zip(log.outcomes(0), log.outcomes(1), strict=True)
    )
    assert first[2:] == ["–"]
    assert abs(apart) > 1
    assert second[2].strip("*").startswith(f"{apart:+.1f} (".replace("-", "−"))


def test_both_seats_of_a_bot_and_users_are_told(log: OutcomeLog) -> None:
    (row, _) = rows(log.path, ["bot:random", "bot:keen", "has:do place_tribe", "end:points"], None)
    assert row[2].startswith("50.0 %")
    assert row[3] == "–"
    assert row[4].startswith("50.0 %")
    ended = fmean(each.reason == "points" for each in log.outcomes(0))
    assert row[5].startswith(f"{100 * ended:.1f} %")
