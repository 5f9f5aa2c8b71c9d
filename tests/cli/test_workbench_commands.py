"""`pantheon new-game` and `pantheon dev`: from nothing to a game that works."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}


def pantheon(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pantheon", *arguments],
        cwd=folder, capture_output=True, text=True, check=False, env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip


@pytest.mark.parametrize("board", ["squares", "hexes", "triangles", "cards"])
def test_a_new_game_passes_every_check_without_an_edit(board: str, tmp_path: Path) -> None:
    made = pantheon(tmp_path, "new-game", "omens", "--board", board, "--players", "2-3")
    assert made.returncode == 0, made.stderr
    assert "pantheon dev omens" in made.stdout
    checked = pantheon(tmp_path, "check", "omens")
    assert checked.returncode == 0, checked.stdout
    assert "✓ published" in checked.stdout


def test_its_own_tests_pass_and_its_style_is_ours(tmp_path: Path) -> None:
    pantheon(tmp_path, "new-game", "omens", "--title", "Dark Omens")
    project = tmp_path / "omens"
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=project, capture_output=True, text=True, check=False,
        env={**ENVIRONMENT, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{project}"},
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout
    assert "Dark Omens" in (project / "README.md").read_text("utf-8")
    assert not re.search("@@", "".join(f.read_text("utf-8") for f in project.rglob("*.py")))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Omens"], "'Omens' cannot be the name of a package"),
        (["dark-omens"], "digits and _, such as dark_omens"),
        (["nations"], "there is a package called 'nations' already"),
        (["json"], "there is a package called 'json' already"),
        (["omens", "--players", "two"], "'two' is not written like 2-4"),
        (["omens", "--players", "5-3"], "the fewer first"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = pantheon(tmp_path, "new-game", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "omens").mkdir()
    done = pantheon(tmp_path, "new-game", "omens")
    assert done.returncode == 2
    assert "exists already" in done.stderr


def test_dev_puts_the_game_into_the_lobby(tmp_path: Path) -> None:
    pantheon(tmp_path, "new-game", "omens")
    with subprocess.Popen(
        [sys.executable, "-m", "pantheon", "dev", "omens", "--port", "0", "--no-browser"],
        cwd=tmp_path, stdout=subprocess.PIPE, text=True,
        env={**ENVIRONMENT, "PANTHEON_DATA": str(tmp_path / "data")},
    ) as served:  # fmt: skip
        assert served.stdout is not None
        line = next(line for line in served.stdout if "is running at" in line)
        address = re.search(r"http://\S+", line)
        assert address is not None
        with urllib.request.urlopen(f"{address[0].rstrip('/')}/api/games") as answer:
            lobby = msgspec.json.decode(answer.read())
        served.send_signal(signal.SIGINT)
        served.stdout.read()
    assert "omens" in {card["name"] for card in lobby["games"]}


def test_record_makes_what_is_missing_or_no_longer_replays(tmp_path: Path) -> None:
    pantheon(tmp_path, "new-game", "omens", "--board", "cards")
    package = tmp_path / "omens" / "omens"
    nothing = pantheon(tmp_path, "record", "omens")
    assert nothing.stdout.startswith("Nothing to record")
    kept = (package / "golden" / "v1" / "taken.jsonl").read_text("utf-8")
    (package / "golden" / "v1" / "taken.jsonl").unlink()
    state = package / "rules" / "state.py"
    state.write_text(state.read_text("utf-8").replace("EACH: Final = 4", "EACH: Final = 2"))
    missed = pantheon(tmp_path, "check", "omens")
    assert "lesson/match.jsonl no longer replays" in missed.stdout
    assert "golden/v1/taken.jsonl is missing: `pantheon record` makes one" in missed.stdout
    done = pantheon(tmp_path, "record", "omens")
    assert done.stdout.splitlines() == [
        "lesson/match.jsonl: 12 actions", "golden/v1/taken.jsonl: 12 actions",
    ]  # fmt: skip
    assert (package / "golden" / "v1" / "taken.jsonl").read_text("utf-8") != kept
    assert "step = 12" in (package / "lesson" / "captions.toml").read_text("utf-8")
    checked = pantheon(tmp_path, "check", "omens")
    assert checked.returncode == 0, checked.stdout


def test_a_saved_match_becomes_the_lesson(tmp_path: Path) -> None:
    pantheon(tmp_path, "new-game", "omens")
    package = tmp_path / "omens" / "omens"
    saved = package / "golden" / "v1" / "full.jsonl"
    done = pantheon(tmp_path, "record", "omens", "--lesson", str(saved))
    assert done.stdout.startswith("lesson/match.jsonl"), done.stderr
    assert (package / "lesson" / "match.jsonl").read_text("utf-8") == saved.read_text("utf-8")
    assert pantheon(tmp_path, "check", "omens").returncode == 0


def test_a_game_that_is_not_installed_is_played_in_the_terminal(tmp_path: Path) -> None:
    pantheon(tmp_path, "new-game", "omens", "--title", "Dark Omens")
    done = pantheon(tmp_path, "play", "omens", "--seats", "2", "--seed", "a")
    assert done.returncode == 0, done.stderr
    assert "Claim a free place." in done.stdout


@pytest.mark.parametrize("arguments", [["--terminal"], ["nations"]])
def test_play_ends_quietly_where_the_questions_are_not_answered(
    arguments: list[str], tmp_path: Path
) -> None:
    done = pantheon(tmp_path, "play", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
