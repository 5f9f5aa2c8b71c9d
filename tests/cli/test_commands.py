"""The commands, run as a user runs them."""

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

import pantheon
from pantheon import games
from pantheon.cli import main

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in this process: a new one would spend its time on imports."""
    command = ["pantheon", *arguments]
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.multiple(sys, argv=command, stdin=io.StringIO(text)),
        contextlib.chdir(ROOT),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
            code = 0
        except SystemExit as stopped:
            code = int(stopped.code or 0)
    return subprocess.CompletedProcess(command, code, out.getvalue(), err.getvalue())


def test_it_tells_its_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"pantheon {pantheon.__version__}\n")


@pytest.mark.parametrize(("arguments", "code"), [(("games",), 0), (("sim", "chess"), 2)])
def test_it_runs_as_a_module(arguments: tuple[str, ...], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pantheon", *arguments],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    here = run(*arguments)
    assert done.returncode == code
    assert (done.returncode, done.stdout, done.stderr) == (
        here.returncode,
        here.stdout,
        here.stderr,
    )


@pytest.mark.parametrize("name", games.names())
def test_sim_prints_figures_as_json(name: str) -> None:
    done = run("sim", name, "--matches", "3", "--bot", "random,greedy", "--seed", "4", "--json")
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert (summary["game"], summary["seats"], summary["matches"], summary["finished"]) == (
        name,
        2,
        3,
        3,
    )
    assert summary["actions"] > 0
    assert summary["actions_per_s"] > 0
    assert sum(summary["wins_by_seat"]) == pytest.approx(3, abs=0.01)
    assert set(summary["wins_by_bot"]) == {"random", "greedy"}
    assert len(summary["mean_score"]) == 2
    assert sum(summary["end_reasons"].values()) == 3


def test_the_same_seed_gives_the_same_sim() -> None:
    tallies = []
    for _ in range(2):
        summary = json.loads(
            run("sim", "nations", "--matches", "4", "--seed", "1", "--json").stdout
        )
        summary.pop("actions_per_s")
        tallies.append(summary)
    assert tallies[0] == tallies[1]


def test_sim_prints_text_by_default() -> None:
    done = run("sim", "nations", "--seats", "3", "--matches", "2", "-o", "income=4")
    assert "2 of 2 matches finished" in done.stdout


def test_replay_prints_a_match_and_stops_at_a_step() -> None:
    golden = str(GOLDEN / "nations" / "v1" / "points.jsonl")
    replayed = run("replay", golden)
    assert replayed.returncode == 0
    assert "wins with" in replayed.stdout
    french = run("replay", golden, "--at", "5", "--lang", "fr")
    assert "pouvoir" in french.stdout
    moment = json.loads(run("replay", golden, "--at", "5", "--json").stdout)
    assert moment["at"] == 5
    assert moment["result"] is None
    end = json.loads(run("replay", golden, "--json").stdout)
    assert end["result"]["reason"] == "points"


def test_games_and_rules_are_listed() -> None:
    listed = run("games")
    cards = json.loads(run("games", "--json").stdout)
    assert [card["name"] for card in cards] == games.names()
    for name in games.names():
        assert name in listed.stdout
    assert "NA-21" in run("rules", "nations").stdout
    assert "NA-21" in run("rules", "nations", "na-21", "--lang", "fr").stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ("sim", "chess"),
        ("sim", "nations", "--bot", "hal"),
        ("sim", "nations", "--bot", "random,random,random"),
        ("sim", "nations", "--seats", "7"),
        ("sim", "nations", "-o", "income=99"),
        ("sim", "nations", "-o", "nonsense"),
        ("sim", "nations", "--matches", "none"),
        ("replay", "nowhere.jsonl"),
        ("replay", "pyproject.toml"),
        ("replay", "tests/golden/nations/v1/stall.jsonl", "--at", "999"),
        ("rules", "nations", "NA-999"),
        ("rules", "chess"),
        ("games", "--lang", "xx"),
        ("bench", "chess"),
        ("play", "chess"),
        ("frobnicate",),
        ("sim",),
        ("sim", "nations", "--frob"),
    ],
)
def test_errors_are_one_line_with_exit_code_2(wrong: tuple[str, ...]) -> None:
    done = run(*wrong)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("pantheon: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_a_person_plays_in_the_terminal(name: str, language: str) -> None:
    done = run("play", name, "--seats", "2", "--seed", "2", "--lang", language,
               text="h\nx\n1\n1\n1\nu\n1\n1\n1\n1\n1\n1\n1\nq\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert ".jsonl" in done.stdout
