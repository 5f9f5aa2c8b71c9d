"""Tuning: goal files, data values, and a search that finds an obvious optimum."""

import re
import tomllib
from pathlib import Path

import msgspec
import numpy as np
import pytest

import pantheon
from pantheon.core.match import Match
from pantheon.lab.experiments.run import RunStopped, match_runner, open_log
from pantheon.lab.reports import tune_report
from pantheon.lab.tuning.channels import Table
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

DOCS = Path(__file__).parents[2] / "docs"

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
    assert [each.number for each in variant.outcomes[Table(2)]] == list(range(FRESH, FRESH + 12))
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


SEVERAL = """
seats = [2, 3]
bot = "random"
budget = { search = 24, confirm = 4, variants = 1 }
options = { win_points_duel = 3 }
vary = { income = [2, 3] }
seconds = { each = 6, discard = 3 }

[goals]
"""


def figures_of(goals: str, path: Path) -> dict[str, tune_report.GoalFigure]:
    """Today's figures for these goals, with two and three seats, by their labels."""
    report = found_by(task_of("nations", SEVERAL + goals), path / "log.jsonl")
    return {each.label: each for each in report.variants[0].figures}


def test_goals_hold_for_every_number_of_seats(tmp_path: Path) -> None:
    figures = figures_of("length = { at_least = 1 }\nwin_share = [0.2, 0.6]", tmp_path)
    labels = ["first player wins", "second player wins", "third player wins"]
    assert list(figures) == [
        "2 seats: actions",
        "3 seats: actions",
        *(f"2 seats: {each}" for each in labels[:2]),
        *(f"3 seats: {each}" for each in labels),
    ]
    assert {each.estimate.count for each in figures.values()} == {4}
    of_three = [figures[f"3 seats: {each}"].estimate.value for each in labels]
    assert sum(of_three) == pytest.approx(1, abs=0.001)


def test_numbers_of_seats_may_count_together(tmp_path: Path) -> None:
    goals = '"fair_share.place" = { within = 0.2, together = true }'
    first, second, third = figures_of(goals, tmp_path).values()
    assert first.label == "first player above fair share"
    assert [each.estimate.count for each in (first, second, third)] == [8, 8, 4]


def test_several_ends_count_together(tmp_path: Path) -> None:
    ends = pantheon.games.find("nations").ends
    figures = figures_of(f'"end.{"|".join(ends)}" = {{ at_least = 1 }}', tmp_path)
    assert {each.estimate.value for each in figures.values()} == {1}
    assert next(iter(figures)) == f"2 seats: ends by {' or '.join(ends)}"


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
        ("seats = 2", "seats = [2, 7]", "line 2: seats: .*not 7"),
        ("seats = 2", "seats = []", "line 2: seats: "),
        ("{ at_most = 35 }", "{ at_most = 35, within = 1 }", "line 15: .*`within` stands alone"),
        ("length", "minutes", "line 15: goals.minutes: write in .seconds."),
        ("[budget]", "seconds = { nap = 1 }\n[budget]", "line 5: seconds.nap: no kind of action"),
        ("end.points", "end.points|boredom", "line 16: goals.end.points|boredom: unknown goal"),
        ("end.points", "rate.turn_begun per naps", "line 16: .*unknown goal.*rate.KEY per KEY"),
        ('"random"', '"hal"', "line 3: bot: .*hal"),
        ('bot = "random"', 'strategies = ["prefers/fly"]', "line 3: strategies: .*fly"),
        ("constellation", '"stones.number"', "line 12: vary.stones.number: .*takes data"),
    ],
)
def test_errors_name_the_line_and_the_key(before: str, after: str, error: str) -> None:
    assert before in SHORT
    with pytest.raises(GoalFileRefused, match=error):
        task_of("nations", SHORT.replace(before, after, 1))


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("lab.md", ["nations", "envoys"]),
        ("games/envoys/balance.md", ["envoys", "envoys"]),
    ],
)
def test_goal_files_in_the_documentation_can_be_read(page: str, names: list[str]) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    texts = [each for each in blocks if "[goals]" in each]
    for name, text in zip(names, texts, strict=True):
        assert task_of(name, text).channels


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
