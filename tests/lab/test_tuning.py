"""Tuning: goal files, data values, and a search that finds an obvious optimum."""

import tomllib
from pathlib import Path

import msgspec
import numpy as np
import pytest

import pantheon
from pantheon.core.match import Match
from pantheon.lab.experiments.run import RunStopped, match_runner, open_log
from pantheon.lab.reports import tune_report
from pantheon.lab.tuning.data_values import changed_document
from pantheon.lab.tuning.figures import expected_misses, misses
from pantheon.lab.tuning.goal_file import GoalFileRefused, Task, task_of
from pantheon.lab.tuning.search import (
    FRESH,
    Search,
    Tried,
    beats,
    confirm,
    first_number,
    matches_of,
    plan_of,
)
from pantheon.lab.tuning.surrogate import Surrogate, seen_of

SHORT = """
seats = 2
bot = "random"

[budget]
search = 120
confirm = 12
variants = 2

[vary]
win_points_duel = "3..30..3"
constellation = ["close", "wide"]

[goals]
length = { at_most = 35 }
"end.points" = { at_least = 0.5 }
"""


def found_by(task: Task, path: Path) -> tune_report.TuneReport:
    plan = plan_of(task, 1, "pantheon lab tune", "", 1)
    log = open_log(plan, path, fresh=False)
    with match_runner(log, 1, None, matches_of(task)) as runner:
        found = Search(task, runner).run()
        return tune_report.report_of(task, plan, found, confirm(task, found.front, runner))


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> tune_report.TuneReport:
    """What a search for short matches finds."""
    return found_by(task_of("nations", SHORT), tmp_path_factory.mktemp("tune") / "log.jsonl")


def test_few_points_to_win_make_short_matches(report: tune_report.TuneReport) -> None:
    today, best = report.variants[:2]
    assert today.name == "today"
    assert best.varied["win_points_duel"] == 3
    assert best.miss < today.miss
    [length, _] = best.figures
    assert length.label == "actions"
    assert length.estimate.count == 12
    assert report.searched == 120


def test_most_matches_go_to_what_is_promising(report: tune_report.TuneReport) -> None:
    assert report.tried[0].matches > 8
    assert min(each.matches for each in report.tried) <= 8


def test_a_variant_can_be_played_at_once(report: tune_report.TuneReport) -> None:
    best = report.variants[1]
    assert best.play.startswith("pantheon play nations --seats 2 --bot keen -o win_points_duel=3")
    form = best.variant.table_form()
    assert form["options"]["win_points_duel"] == 3
    assert pantheon.new("nations", seats=2, seed=1, **form["options"]).header.options[
        "win_points_duel"
    ] == 3  # fmt: skip
    html = tune_report.html_of(report)
    assert best.play in html
    assert best.measure in html
    assert best.open.link in html
    assert html.count("<svg") == 2


def test_a_stopped_search_goes_on_to_the_same_end(
    report: tune_report.TuneReport, tmp_path: Path
) -> None:
    task, path = task_of("nations", SHORT), tmp_path / "log.jsonl"
    log = open_log(plan_of(task, 1, "pantheon lab tune", "", 1), path, fresh=False)

    def stop_halfway(done: int, total: int) -> None:
        if done >= 50:
            raise RunStopped("enough")

    with (
        pytest.raises(RunStopped),
        match_runner(log, 1, None, matches_of(task), stop_halfway) as runner,
    ):
        Search(task, runner).run()
    assert path.read_text("utf-8").count("\n") == 1 + 50
    assert found_by(task, path) == report


def test_variants_are_confirmed_with_fresh_luck(tmp_path: Path) -> None:
    task = task_of("nations", SHORT)
    log = open_log(plan_of(task, 1, "", "", 1), tmp_path / "log.jsonl", fresh=False)
    with match_runner(log, 1, None, 24) as runner:
        today, variant = confirm(task, [(0, 0)], runner)
    assert [each.number for each in variant.outcomes[""]] == list(range(FRESH, FRESH + 12))
    assert today.setting.options["win_points_duel"] == 10


def test_strategies_are_played_at_tables_of_their_own(tmp_path: Path) -> None:
    text = """
bot = "greedy"
strategies = ["greedy/avoids/place_tribe", "greedy/prefers/discard"]
budget = { search = 24, confirm = 2, variants = 1 }
options = { win_points_duel = 3 }
vary = { income = [2, 3] }
goals = { strategy_share = { at_least = 0.35 } }
"""
    report = found_by(task_of("nations", text), tmp_path / "log.jsonl")
    labels = [figure.label for figure in report.variants[0].figures]
    assert labels == ["avoids/place_tribe wins", "prefers/discard wins"]


@pytest.mark.parametrize(
    ("before", "after", "error"),
    [
        ("[goals]", "[goals", "not in TOML.*line 14"),
        ("length", "lenght", "line 15: goals.lenght: unknown goal; there are length"),
        ("end.points", "end.boredom", "line 16: goals.end.boredom: unknown goal"),
        ("{ at_most = 35 }", "[40, 30]", "line 15: goals.length: 40 is more than 30"),
        ("{ at_most = 35 }", "[30]", r"line 15: goals.length: write \[low, high\]"),
        ("{ at_most = 35 }", '"short"', "line 15: goals.length"),
        ("at_most", "atmost", "line 15: goals.length: .*atmost"),
        ("3..30..3", "3..31..7", "line 11: vary.win_points_duel: 31 is not a whole number"),
        ("3..30..3", "3", "line 11: vary.win_points_duel: one value alone"),
        ("win_points_duel", "points", "line 11: vary.points: unknown"),
        ('["close", "wide"]', '["close", "far"]', "line 12: vary.constellation: 'far' is not one"),
        ("search = 120", "search = 0", "line 6: budget.search: must be 1 or more"),
        ("search = 120", "serach = 120", "serach"),
        ("seats = 2", "seats = 7", "line 2: seats: .*not 7"),
        ('"random"', '"hal"', "line 3: bot: .*hal"),
        ('bot = "random"', 'strategies = ["prefers/fly"]', "line 3: strategies: .*fly"),
        ("constellation", '"stones.number"', "line 12: vary.stones.number: .*takes data"),
    ],
)
def test_errors_name_the_line_and_the_key(before: str, after: str, error: str) -> None:
    assert before in SHORT
    with pytest.raises(GoalFileRefused, match=error):
        task_of("nations", SHORT.replace(before, after, 1))


def test_data_values_are_options_and_replay(tmp_path: Path) -> None:
    """A tile more or less in 4 Gods: the document is in the header of the match."""
    text = """
seats = 2
bot = "random"
budget = { search = 8, confirm = 2, variants = 1 }
vary = { "tiles.tiles.0.copies" = [0, 1, 5] }
goals = { length = [1, 900] }
"""
    task = task_of("four_gods", text)
    assert task.space.today() == {"tiles.tiles.0.copies": 1}
    options = task.space.table_options((2,))
    assert options is not None
    assert len(tomllib.loads(options["tiles"])["tiles"]) == 96
    match = pantheon.new("four_gods", seats=2, seed=1, **options)
    assert Match.from_log(match.game, match.to_log()).digest() == match.digest()
    with pytest.raises(GoalFileRefused, match=r"line 5: vary.*'7' is not the number of an item"):
        task_of("four_gods", text.replace("tiles.0", "tiles.0.7"))


def test_numbers_of_cards_may_move() -> None:
    text = SHORT.replace('constellation = ["close", "wide"]', '"cards.tribes" = "6..10..2"')
    space = task_of("nations", text).space
    options = space.table_options((0, 1))
    assert options is not None
    assert tomllib.loads(options["cards"])["tribes"] == 8
    assert space.today() == {"win_points_duel": 10, "cards.tribes": 8}
    with pytest.raises(GoalFileRefused, match=r"line 12: vary.cards.tribes: 40: .*from 4 to 16"):
        task_of("nations", text.replace("6..10..2", "10..40..30"))


def test_documents_change_only_where_they_should() -> None:
    own = tomllib.loads(changed_document("four_gods", "tiles", "", {}))["tiles"]
    changes: dict[str, int | str] = {"tiles.1.copies": 0, "tiles.0.copies": 3, "tiles.2.0": "SSPP"}
    changed = tomllib.loads(changed_document("four_gods", "tiles", "", changes))["tiles"]
    assert changed == [own[0]] * 3 + [["SSPP", own[2][1]], *own[3:]]


def test_a_surrogate_learns_from_neighbours() -> None:
    """One match of each variant is enough if many are alike; the second variable does nothing."""
    luck = np.random.default_rng(5)
    rows = luck.random((60, 2)) - 0.5
    seen = [[float(3 + 2 * row[0] + luck.normal(0, 1))] for row in rows]
    model = Surrogate([rows[:, :1], rows[:, 1:]], seen_of(seen), luck)
    line = np.linspace(-0.5, 0.5, 5).reshape(-1, 1)
    means, deviations = model.predict([line, line])
    assert np.abs(means - (3 + 2 * line[:, 0])).max() < 0.5
    assert deviations.max() < 0.5
    assert np.mean([fit.reaches[1] for fit in model.fits]) > 1
    drawn = model.draw([line, line], luck, 2000)
    assert np.abs(drawn.mean(axis=0) - means).max() < 0.1
    assert np.abs(drawn.std(axis=0) - deviations).max() < 0.1


def test_few_matches_do_not_rule_a_difference_out() -> None:
    """A figure rises by one deviation of a match, which may not show in 25 matches."""
    luck = np.random.default_rng(7301)
    ends = np.array([[-0.5], [0.5]])
    covered = 0
    for _ in range(20):
        rows = luck.random((25, 1)) - 0.5
        seen = seen_of([[float(row + luck.normal())] for [row] in rows])
        means, deviations = Surrogate([rows], seen, luck).predict([ends])
        covered += int((np.abs(means - ends[:, 0]) < 2 * deviations).sum())
    assert covered >= 32


def test_luck_may_grow_with_the_figure() -> None:
    """A margin of 2 is known better than one of 20, whose matches differ ten times as much."""
    luck = np.random.default_rng(3)
    rows = luck.random((60, 1)) - 0.5
    seen = seen_of([list(luck.exponential(11 + 18 * row, size=2)) for [row] in rows])
    model = Surrogate([rows], seen, luck)
    _, deviations = model.predict([np.array([[-0.5], [0.5]])])
    assert 2 * deviations[0] < deviations[1]
    assert {fit.swing for fit in model.fits} == {2.0}


def test_an_uncertain_figure_is_expected_to_miss() -> None:
    [goal] = task_of("nations", SHORT.replace('"end.points" = { at_least = 0.5 }', "")).goals
    means, deviations = np.array([[30.0, 30.0, 38.5]]), np.array([[0.1, 5.0, 0.1]])
    assert misses([goal], means) == pytest.approx(np.array([[0, 0, 1]]))
    [expected] = expected_misses([goal], means, deviations)
    assert expected[0] == pytest.approx(0)
    assert 0 < expected[1] < expected[2]


def test_variants_do_not_share_their_luck() -> None:
    """What luck the first matches have would otherwise count in every variant."""
    first = {first_number((at, 0)) for at in range(50)}
    assert len(first) == 50
    assert max(first) < FRESH


def test_a_variant_beats_another_where_it_is_nowhere_worse() -> None:
    good, bad, other = (Tried((0,), 8, misses) for misses in ((0.0, 1.0), (0.5, 1.0), (0.6, 0.0)))
    assert beats(good, bad)
    assert not beats(bad, good)
    assert not beats(good, other)
    assert not beats(other, good)


def test_a_task_survives_json() -> None:
    report = tune_report.TriedVariant({"income": 3}, 8, {"length": 0.5})
    assert msgspec.json.decode(msgspec.json.encode(report), type=type(report)) == report
