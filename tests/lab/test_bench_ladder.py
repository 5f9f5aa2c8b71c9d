"""The bench's ladder: fair line-ups, slices that go on, and what it says of them."""

from pathlib import Path

import msgspec
import pytest
from bench import calibration
from bench.ladder.__main__ import play_slice, read, tasks
from bench.ladder.goals import Goal, find_goal, goals
from bench.ladder.matches import Played, Task, play
from bench.ladder.report import lines


def test_every_goal_has_a_name_of_its_own() -> None:
    names = [goal.name for goal in goals()]
    assert len(names) == len(set(names))
    assert {find_goal(name).name for name in names} == set(names)
    with pytest.raises(SystemExit, match="keen"):
        find_goal("glory")


def test_all_games_and_goals_come_in_turns() -> None:
    todo = list(tasks(["nations", "envoys"], [find_goal("keen"), find_goal("3 seats")], 2, 0.5, 4))
    assert [(task.game, task.goal) for task in todo[:4]] == [
        ("nations", "keen"), ("envoys", "keen"), ("nations", "3 seats"), ("envoys", "3 seats"),
    ]  # fmt: skip
    assert {(task.goal, task.seconds, task.divide) for task in todo} == {
        ("keen", 0.0, 4),
        ("3 seats", 0.5, 1),
    }


def test_a_match_is_played_the_same_way_again() -> None:
    task = Task("nations", "keen", 3, 0.0, 1)
    first, second = play(task), play(task)
    assert first == second
    assert 0 <= first.share <= 1
    assert first.hash != play(Task("nations", "keen", 5, 0.0, 1)).hash


def played(number: int, share: float, end: str = "points") -> Played:
    return Played(Task("nations", "keen", number, 0.0, 1), share, f"{number}", end, {})


def test_a_slice_plays_only_what_is_left(tmp_path: Path) -> None:
    log = tmp_path / "ladder.jsonl"
    todo = list(tasks(["nations"], [find_goal("keen")], 3, 1.0, 1))
    log.write_bytes(
        b"".join(msgspec.json.encode(played(number, 1.0)) + b"\n" for number in range(3))
    )
    play_slice(todo, log, 1, 1.0)
    assert [each.hash for each in read(log)] == ["0", "1", "2"]


def test_repeated_matches_prove_nothing_more() -> None:
    once = [played(number, float(number % 4 > 0)) for number in range(40)]
    [line] = lines(once)
    [twice] = lines([*once, *once])
    assert line.won.value == 0.75
    assert (twice.matches, twice.distinct) == (80, 40)
    assert twice.won == line.won
    assert line.verdict([]) == "yes so far"
    missed = msgspec.structs.replace(line, goal=Goal("x", "a", "b", least=0.8))
    assert missed.verdict([]) == "no so far"
    assert msgspec.structs.replace(missed, distinct=200).verdict([]) == "no"


def test_other_options_are_measured_by_the_usual_ones() -> None:
    usual, others = ([Task("nations", goal, number, 0.0, 1) for number in range(20)]
                     for goal in ("keen", "any options"))  # fmt: skip
    for won, verdict in ((15, "yes so far"), (12, "no so far")):
        matches = [Played(task, float(task.number < 15), f"{task}", "", {}) for task in usual]
        matches += [Played(task, float(task.number < won), f"{task}", "", {}) for task in others]
        found = list(lines(matches))
        assert [line.verdict(found) for line in found] == ["yes so far", verdict]


def test_calibration_is_the_distance_between_chances_and_what_came_true() -> None:
    honest = [(0.25, float(number % 4 == 0)) for number in range(100)]
    assert calibration.error_of(calibration.groups_of(honest)) == pytest.approx(0)
    boastful = [(0.95, float(number % 2)) for number in range(100)]
    assert calibration.error_of(calibration.groups_of(boastful)) == pytest.approx(0.45)
    both = calibration.error_of(calibration.groups_of([*honest, *boastful]))
    assert both == pytest.approx(0.225)
