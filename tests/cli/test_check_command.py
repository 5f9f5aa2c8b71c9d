"""`pantheon check`: stage by stage, with a list to work off and a match for what was found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIBATIONS = ROOT / "examples" / "libations" / "libations"


def run(folder: Path, *arguments: str, command: str = "check") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pantheon", command, *arguments],
        cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"},
    )  # fmt: skip


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the example, away from this repository."""
    folder = tmp_path / "game" / "libations"
    shutil.copytree(LIBATIONS, folder, ignore=shutil.ignore_patterns("generated", "__pycache__"))
    return folder


def test_a_folder_passes_all_stages_without_a_checkout(package: Path) -> None:
    done = run(package.parents[1], str(package.parent))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line[:11] for line in done.stdout.splitlines() if "✓" in line] == [
        "✓ plays (ma", "✓ honest (n", "✓ published",
    ]  # fmt: skip


def test_what_is_missing_is_listed(package: Path) -> None:
    (package / "locale" / "fr.ftl").unlink()
    shutil.rmtree(package / "golden")
    shutil.rmtree(package / "lesson")
    done = run(package.parents[1], str(package))
    assert done.returncode == 1
    assert "✗ published" in done.stdout
    for missing in ("locale/fr.ftl", "golden/v1/poured.jsonl", "lesson/match.jsonl"):
        assert f"- {missing} is missing" in done.stdout


def test_a_leak_stops_at_its_stage_and_leaves_a_match(package: Path) -> None:
    hide = package / "knowledge" / "hide.py"
    hide.write_text(hide.read_text("utf-8").replace("state.altar = MASKED", "pass"), "utf-8")
    done = run(package.parents[1], str(package), "--out", "found")
    assert done.returncode == 1
    assert "✓ plays" in done.stdout
    assert "the view of a player tells what is hidden from it: altar" in done.stdout
    assert "✗ published" not in done.stdout
    (recorded,) = (package.parents[1] / "found").glob("honest-views-hide-secrets.jsonl")
    assert recorded.read_text("utf-8").startswith('{"kind":"header"')
    shown = next(line for line in done.stdout.splitlines() if "pantheon replay " in line)
    opened = run(package.parents[1], *shown.split()[2:], command="replay")
    assert opened.returncode == 0, opened.stderr


def test_an_unknown_game_is_said_in_a_line(tmp_path: Path) -> None:
    done = run(tmp_path, "no_such_game")
    assert done.returncode == 2
    assert "'no_such_game' is no game that is installed" in done.stderr
    assert "Traceback" not in done.stderr
