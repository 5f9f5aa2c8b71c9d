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
        env={**ENVIRONMENT, "PANTHEON_HOME": str(tmp_path / "home")},
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
