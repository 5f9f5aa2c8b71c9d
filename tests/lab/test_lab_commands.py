"""`pantheon lab`, run as a user runs it."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import pantheon
from pantheon import games
from pantheon.cli import main
from pantheon.core.match import Match
from pantheon.core.variant import read_variant
from pantheon.lab.experiments import balance
from pantheon.lab.experiments.strategies import strategies_of, usual_bot
from tests.cli.test_upgrade import keep, stored


class Done(msgspec.Struct):
    """The output and exit code of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `pantheon lab …` in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["pantheon", "lab", *arguments])
        code = 0
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return ran


@pytest.mark.parametrize("name", games.names())
def test_balance_reports_its_own_command(name: str, run: Run, tmp_path: Path) -> None:
    done = run("balance", name, "--matches", "2", "--seats", "2", "--bot", "random",
               "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    report = json.loads(done.out)
    for suffix in ("html", "json", "jsonl"):
        assert (tmp_path / f"balance-{name}.{suffix}").stat().st_size
    words = shlex.split(report["command"])
    assert words[:3] == ["pantheon", "lab", "balance"]
    again = run(*words[2:], "--json", "--out", "again", "--workers", "1")
    assert json.loads(again.out) == report


@pytest.mark.parametrize("name", games.names())
def test_there_are_two_strategies_for_each_kind_of_action(name: str) -> None:
    strategies = strategies_of(name)
    assert len(set(strategies)) == 2 * len(games.find(name).actions)
    assert all(each.startswith(f"{usual_bot(name)}/") for each in strategies)


def test_strategies_are_compared(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    few = strategies_of("nations")[:2]
    monkeypatch.setattr(balance, "strategies_of", lambda _: few)
    done = run("balance", "nations", "--matches", "1", "--seats", "2", "--strategies",
               "--bot", "random", "-o", "win_points_duel=3", "--workers", "1",
               "--json")  # fmt: skip
    assert done.code == 0, done.err
    assert {each["bot"] for each in json.loads(done.out)["strategies"]} == set(few)


@pytest.mark.parametrize("bot", ["novice/16", "greedy/avoids/discard"])
def test_balance_between_bots_of_any_kind(bot: str, run: Run) -> None:
    done = run("balance", "nations", "--matches", "1", "--seats", "2", "--bot", bot,
               "-o", "win_points_duel=3", "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    report = json.loads(done.out)
    assert [each["bots"] for each in report["settings"]] == [[bot, bot]]
    assert report["strategies"] == []


@pytest.mark.parametrize(("way", "supports"), [("avoids", False), ("prefers", True)])
def test_a_level_follows_a_strategy(way: str, supports: bool, run: Run) -> None:
    done = run("balance", "elements", "--matches", "2", "--seats", "2", "--bot",
               f"novice/16/{way}/raise_support", "-o", "turns=1", "--workers", "1",
               "--json")  # fmt: skip
    assert done.code == 0, done.err
    used = {each["key"] for each in json.loads(done.out)["settings"][0]["uses"]}
    assert ("do raise_support" in used) == supports
    assert "do gain_energy" in used or supports


def test_bots_that_never_vary_need_a_random_opening(run: Run) -> None:
    table = ["elements", "--vary", "turns=1..1", "--matches", "4", "--bot", "adept/400",
             "--seats", "2", "--workers", "1", "--json"]  # fmt: skip
    alike, opened = (
        json.loads(run("sweep", *table, *more, "--out", f"out{len(more)}").out)
        for more in ([], ["--opening", "4"])
    )
    assert [each["distinct"] for each in alike["settings"]] == [1]
    assert [each["distinct"] for each in opened["settings"]] == [4]
    assert opened["command"].endswith("--opening 4")


def test_sweep_varies_an_option(run: Run, tmp_path: Path) -> None:
    done = run("sweep", "nations", "--vary", "win_points_duel=3..5..2", "--vary",
               "constellation=close,wide", "--matches", "2", "--bot", "random",
               "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    settings = json.loads(done.out)["settings"]
    varied = [(each["varied"]["win_points_duel"], each["varied"]["constellation"])
              for each in settings]  # fmt: skip
    assert varied == [(3, "close"), (3, "wide"), (5, "close"), (5, "wide")]
    html = (tmp_path / "sweep-nations-win_points_duel-constellation.html").read_text("utf-8")
    assert html.count("<svg") == 6


def test_sweep_accepts_the_rulebooks_name_of_an_option(run: Run) -> None:
    done = run("sweep", "elements", "--vary", "base_energy=4..8..4", "--matches", "1", "--bot",
               "random", "--seats", "2", "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    settings = json.loads(done.out)["settings"]
    assert [each["varied"] for each in settings] == [{"god_energy": 4}, {"god_energy": 8}]


def test_tournament_rates_bots(run: Run) -> None:
    done = run("tournament", "nations", "--bots", "random,greedy,greedy/avoids/discard",
               "--matches", "3", "-o", "win_points_duel=3", "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    league = json.loads(done.out)
    assert league["matches"] == league["distinct"] == 9
    assert league["ratings"][-1]["bot"] == "random"
    assert league["meetings"]["greedy"]["random"]["value"] > 0.5


@pytest.mark.parametrize(
    "wrong",
    [
        ("balance", "chess"),
        ("balance", "nations", "--bot", "hal"),
        ("balance", "nations", "--bot", "greedy/likes/discard"),
        ("balance", "nations", "--bot", "adept/much"),
        ("balance", "nations", "--bot", "adept/8/weighs/discard=1"),
        ("balance", "nations", "--bot", "adept/avoids/dancing"),
        ("balance", "nations", "--seats", "two"),
        ("balance", "nations", "--seats", "9"),
        ("balance", "nations", "--preset", "none"),
        ("sweep", "nations", "--vary", "income"),
        ("sweep", "nations", "--vary", "income=5..3"),
        ("sweep", "nations", "--vary", "income=1..99"),
        ("sweep", "nations", "--vary", "wealth=1..2"),
        ("sweep", "nations"),
        ("tournament", "nations", "--bots", "greedy"),
        ("tournament", "nations", "--bots", "greedy,hal"),
        ("tune", "nations"),
        ("tune", "nations", "--goal", "nowhere.toml"),
        ("critic", "nations", "--seats", "9"),
        ("critic", "nations", "--bot", "greedy/weighs/fly=1"),
        ("read", "nowhere.jsonl"),
    ],
)
def test_errors_are_one_line(wrong: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    done = run(*wrong)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert done.err.startswith("pantheon: ")
    assert list(tmp_path.iterdir()) == []


GOAL = """
bot = "random"
budget = { search = 16, confirm = 4, variants = 1 }
vary = { win_points_duel = "3..6" }
goals = { length = { at_most = 20 } }
"""


def test_tune_writes_variants_to_play(run: Run, tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(GOAL, "utf-8")
    done = run("tune", "nations", "--goal", "short.toml", "--workers", "1", "--json")
    assert done.code == 0, done.err
    report = json.loads(done.out)
    form = json.loads((tmp_path / "tune-nations-short-variant-1.json").read_text("utf-8"))
    assert form["options"] == report["variants"][1]["variant"]["options"]
    shared = read_variant((tmp_path / "tune-nations-short-variant-1.toml").read_text("utf-8"))
    assert shared.options == form["options"]
    assert read_variant(report["variants"][1]["open"]["link"]) == shared
    again = run(*shlex.split(report["command"])[2:], "--json", "--workers", "1")
    assert json.loads(again.out) == report
    lines = run(*shlex.split(report["command"])[2:], "--workers", "1").out.splitlines()
    assert any(line.split()[:3] == ["goal", "today", "variant"] for line in lines)
    assert any(line.startswith("actions") and "at most" in line for line in lines)


def test_critic_reports_what_never_came_up(run: Run, tmp_path: Path) -> None:
    done = run("critic", "nations", "--matches", "40", "--bot", "greedy", "--ladder", "0",
               "--no-exploits", "-o", "temples=1", "-o", "win_points_duel=3", "--workers", "1",
               "--json")  # fmt: skip
    assert done.code == 0, done.err
    report = json.loads(done.out)
    subjects = [(each["kind"], each["subject"]) for each in report["findings"]]
    assert ("dead_action", "place_temple") in subjects
    html = (tmp_path / "critic-nations.html").read_text("utf-8")
    assert report["open"]["link"] in html
    assert read_variant(report["open"]["link"]).options == {"temples": 1, "win_points_duel": 3}
    again = run(*shlex.split(report["command"])[2:], "--json", "--workers", "1")
    assert json.loads(again.out) == report


def _saved(file: Path, seed: int) -> Match:
    match = pantheon.new("nations", seats=2, seed=seed, win_points_duel=3)
    while not match.over:
        match.play(match.legal()[0])
    match.save(file)
    return match


def test_read_compares_people_with_bots(run: Run, tmp_path: Path) -> None:
    matches = [_saved(tmp_path / f"{seed}.jsonl", seed) for seed in (1, 2)]
    done = run("read", "1.jsonl", "2.jsonl", "--matches", "3", "--bot", "random", "--workers", "1",
               "--json")  # fmt: skip
    assert done.code == 0, done.err
    [comparison] = json.loads(done.out)["comparisons"]
    assert comparison["people"]["matches"] == 2
    assert comparison["bots"]["matches"] == 3
    assert comparison["bots"]["options"] == comparison["people"]["options"]
    assert comparison["regrets"]
    lengths = [len(match.steps) for match in matches]
    assert comparison["people"]["length"]["mean"]["value"] == sum(lengths) / 2
    assert "matches of people" in (tmp_path / "read-nations.html").read_text("utf-8")


def test_read_takes_the_matches_of_a_database(run: Run, tmp_path: Path) -> None:
    match = _saved(tmp_path / "1.jsonl", 1)
    database = f"sqlite:///{tmp_path / 'pantheon.db'}"
    bodies, record = stored(match.to_log(), "alpha")
    keep(database, (bodies, record))
    done = run("read", "--database", database, "--matches", "2", "--bot", "random",
               "--no-regret", "--workers", "1", "--json")  # fmt: skip
    assert done.code == 0, done.err
    [comparison] = json.loads(done.out)["comparisons"]
    assert comparison["people"]["length"]["mean"]["value"] == len(match.steps)
