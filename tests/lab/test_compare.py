"""Variants side by side: plans, paired differences, examples and the report."""

import json
import math
import sys
from pathlib import Path

import pytest

from pantheon.cli import main
from pantheon.core.errors import PantheonError
from pantheon.core.variant import Variant, read_variant
from pantheon.lab.experiments.compare import plan_of
from pantheon.lab.experiments.examples import examples_of
from pantheon.lab.experiments.jobs import play_job
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.statistics.differences import differences_of, paired_share

SHORT = Variant("nations", 2, {"win_points_duel": 3}, "Short")
LONGER = Variant("nations", 2, {"win_points_duel": 5}, "Longer", "A note")


@pytest.fixture(scope="module")
def outcomes() -> list[list[Outcome]]:
    plan = plan_of([SHORT, LONGER], ["random"], 5, 2)
    return [[play_job(plan.job(at, number)) for number in range(5)] for at in (0, 1)]


def test_a_plan_names_its_variants_and_its_command() -> None:
    plan = plan_of([SHORT, SHORT, LONGER, Variant("nations", 2)], ["random"], 5, 2)
    labels = [each.label for each in plan.settings]
    assert labels == ["Short (1)", "Short (2)", "Longer", "variant 4"]
    words = plan.command.split()
    assert words[:3] == ["pantheon", "lab", "compare"]
    assert [read_variant(each) for each in words[3:6]] == [SHORT, SHORT, LONGER]
    assert list(plan.jobs())[2] == plan.job(2, 0)


@pytest.mark.parametrize(
    ("variants", "bots"),
    [
        ([], ["random"]),
        ([SHORT, Variant("nations", 3)], ["random"]),
        ([SHORT, Variant("elements", 2)], ["random"]),
        ([SHORT], ["hal"]),
        ([SHORT], ["random"] * 3),
        ([Variant("nations", 2, {"income": 99})], ["random"]),
    ],
)
def test_what_cannot_be_compared_is_refused(variants: list[Variant], bots: list[str]) -> None:
    with pytest.raises(PantheonError):
        plan_of(variants, bots, 5, 2)


def test_differences_are_those_of_the_same_luck(outcomes: list[list[Outcome]]) -> None:
    first, second = outcomes
    found = {(each.name, each.seat): each for each in differences_of(first, second[1:])}
    length = found["DurationActions", -1]
    apart = [late.actions - early.actions
             for early, late in zip(first[1:], second[1:], strict=True)]  # fmt: skip
    assert length.difference.count == 4
    assert length.difference.value == pytest.approx(sum(apart) / 4)
    assert length.second.value - length.first.value == pytest.approx(sum(apart) / 4)
    seats = [found["SeatWins", seat].difference.value for seat in (0, 1)]
    assert sum(seats) == pytest.approx(0)
    assert differences_of(first, []) == []
    same = differences_of(first, first)
    assert not any(each.clear for each in same)


def test_an_interval_of_shares_is_never_empty() -> None:
    alike = paired_share([0.0] * 8)
    assert (alike.value, alike.count) == (0, 8)
    reach = 1.96 * math.sqrt(1 / 10 / 10)
    assert (alike.low, alike.high) == (round(-reach, 4), round(reach, 4))
    clear = paired_share([1.0] * 30)
    assert clear.low > 0.8
    assert clear.high <= 1


def test_examples_are_what_they_say(outcomes: list[list[Outcome]]) -> None:
    played = outcomes[1]
    found = {(each.kind, each.seat): played[each.number] for each in examples_of(1, played)}
    assert found["shortest", -1].actions == min(each.actions for each in played)
    assert found["longest", -1].actions == max(each.actions for each in played)
    for (kind, seat), outcome in found.items():
        assert kind != "win" or outcome.shares[seat] == 1
    assert examples_of(0, []) == []


def test_the_command_writes_one_file_with_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "short.toml").write_text(SHORT.toml(), "utf-8")
    arguments = ["short.toml", LONGER.link(), "--bot", "random", "--matches", "2"]
    monkeypatch.setattr(sys, "argv", ["pantheon", "lab", "compare", *arguments, "--workers", "1"])
    main()
    assert LONGER.link("http://127.0.0.1:8000") in capsys.readouterr().out
    report = json.loads((tmp_path / "compare-nations.json").read_bytes())
    assert [each["matches"] for each in report["settings"]] == [2, 2]
    assert report["notes"] == ["", "A note"]
    html = (tmp_path / "compare-nations.html").read_text("utf-8")
    assert html.count("data:application/jsonl;base64,") == len(report["examples"])
    assert "<script" not in html
