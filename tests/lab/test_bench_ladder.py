"""The bench's ladder: fair line-ups, slices that go on, and what it says of them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench import calibration
from bench.ladder.__main__ import play_slice, read, tasks
from bench.ladder.goals import Goal, find_goal, goals
from bench.ladder.heuristic import heuristic_digest
from bench.ladder.matches import Played, Task, play
from bench.ladder.report import lines
from bench.ladder.totals import add_up, read_totals, write_totals

from pantheon import games


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
    return of_task(Task("nations", "keen", number, 0.0, 1), share, end)


def of_task(task: Task, share: float, end: str = "points") -> Played:
    return Played(task, share, f"{task.number}", end, {"move": 2}, task.players,
                  task.heuristic)  # fmt: skip


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
    [line] = lines(add_up([], once))
    [twice] = lines(add_up([], [*once, *once]))
    assert line.won.value == 0.75
    assert twice == line
    assert line.distinct == 40
    assert line.verdict([]) == "yes so far"
    missed = msgspec.structs.replace(line, goal=Goal("x", "a", "b", least=0.8))
    assert missed.verdict([]) == "no so far"
    assert msgspec.structs.replace(missed, distinct=200).verdict([]) == "no"


def test_totals_outlast_the_matches(tmp_path: Path) -> None:
    """Later matches are added, none twice, and only as long as the bots are the same."""
    file = tmp_path / "totals.jsonl"
    first = [played(number, 1.0) for number in range(6)]
    write_totals(add_up([], first), file)
    [kept] = read_totals(file)
    assert (kept.next, kept.distinct, kept.won, kept.ends) == (6, 6, 6.0, {"points": 6})
    [total] = add_up([kept], [*first, *(played(number, 0.5, "turns") for number in range(6, 8))])
    assert (total.next, total.distinct, total.won) == (8, 8, 7.0)
    assert total.ends == {"points": 6, "turns": 2}
    assert total.actions == {"move": 16}
    [left] = tasks(["nations"], [find_goal("keen")], 9, 1.0, 1, [total])
    assert left.number == 8
    other_net = msgspec.structs.replace(total, players="keen net 0123abcd, greedy")
    other_rules = msgspec.structs.replace(total, heuristic="0123abcd")
    write_totals([other_net, other_rules], file)
    assert read_totals(file) == []


def test_a_total_says_what_the_strength_of_its_bots_depends_on() -> None:
    adept = Task("nations", "adept", 0, 0.0, 1).players
    assert "visits" in adept
    assert "net" in adept
    assert "visits" not in Task("nations", "equal time", 0, 0.5, 1).players
    assert Task("nations", "keen", 0, 0.0, 1).players.endswith(", greedy")


def test_the_digest_of_an_evaluation_follows_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays the same in every process, and a change in rare states shows."""
    game = games.find("four_gods")
    before = heuristic_digest.__wrapped__(game.name)
    assert before == heuristic_digest.__wrapped__(game.name) != heuristic_digest("nations")
    said = game.evaluate

    def changed(state: Any) -> Any:
        values = list(said(state))
        if state.bag_total <= 1:
            values[0] += 0.01
        return values

    monkeypatch.setattr(game, "evaluate", changed)
    assert heuristic_digest.__wrapped__(game.name) != before


def test_the_totals_in_the_repository_can_be_read() -> None:
    assert all(0 <= total.won <= total.distinct <= total.next for total in read_totals())


def test_other_options_are_measured_by_the_usual_ones() -> None:
    usual, others = ([Task("nations", goal, number, 0.0, 1) for number in range(20)]
                     for goal in ("keen", "any options"))  # fmt: skip
    for won, verdict in ((15, "yes so far"), (12, "no so far")):
        matches = [of_task(task, float(task.number < 15)) for task in usual]
        matches += [of_task(task, float(task.number < won)) for task in others]
        found = lines(add_up([], matches))
        assert [line.verdict(found) for line in found] == ["yes so far", verdict]


def test_calibration_is_the_distance_between_chances_and_what_came_true() -> None:
    honest = [(0.25, float(number % 4 == 0)) for number in range(100)]
    assert calibration.error_of(calibration.groups_of(honest)) == pytest.approx(0)
    boastful = [(0.95, float(number % 2)) for number in range(100)]
    assert calibration.error_of(calibration.groups_of(boastful)) == pytest.approx(0.45)
    both = calibration.error_of(calibration.groups_of([*honest, *boastful]))
    assert both == pytest.approx(0.225)


def test_the_exponent_that_is_fitted_makes_chances_come_true() -> None:
    """Chances of 60 % that come true in 9 of 13 cases are those of 60² to 40²."""
    matches = [
        calibration.Outlooks([(0.6, 0.4)], (1.0, 0.0) if number % 13 < 9 else (0.0, 1.0))
        for number in range(130)
    ]
    assert calibration.fitted_exponent(games.find("nations"), matches) == pytest.approx(2, rel=1e-2)
