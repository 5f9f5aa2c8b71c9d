"""`make` says in one line what is missing on a machine, and what to do."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools import compile as compile_tool
from tools import play

ROOT = Path(__file__).resolve().parents[1]
ORDINARY = ("env", "find", "make", "sed", "sh", "touch")
"""Programs that the Makefile may expect everywhere."""


def _make(*arguments: str, path: str | None = None) -> str:
    """What a failing make says."""
    done = subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=ROOT, capture_output=True, text=True, check=False,
        # As a person calls it, even if the tests themselves are run by make.
        env={**os.environ, "PATH": path or os.environ["PATH"], "MAKEFLAGS": "", "MAKELEVEL": "0"},
    )  # fmt: skip
    assert done.returncode != 0
    said = [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]
    assert len(said) == 1, done.stderr
    return said[0]


def test_every_test_belongs_to_one_part() -> None:
    """`make test-rules`, `test-table` and `test-tools` together run all but the browser's."""
    written = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    parts = re.findall(r"(?m)^(?:RULES|TABLE|TOOLS) := (.*)$", written)
    listed = [path for part in parts for path in part.split()]
    tests = {
        f"tests/{path.relative_to(ROOT / 'tests').parts[0]}"
        for path in (ROOT / "tests").rglob("test_*.py")
    }
    assert sorted(listed) == sorted(tests - {"tests/browser"})


def test_a_missing_python_is_named(tmp_path: Path) -> None:
    said = _make(f"VENV={tmp_path}", "PYTHON=no-such-python", f"{tmp_path}/.made")
    assert said.startswith("Python 3.11 or newer is needed (on Debian: apt-get install")


def test_an_old_python_is_named(tmp_path: Path) -> None:
    old = tmp_path / "old-python"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\nexit 1\n')
    old.chmod(0o755)
    said = _make(f"VENV={tmp_path}", f"PYTHON={old}", f"{tmp_path}/.made")
    assert "Python 3.11 or newer is needed" in said
    assert "is Python 3.9.2. Name another: make PYTHON=" in said


def test_a_python_without_venv_is_named(tmp_path: Path) -> None:
    bare = tmp_path / "bare-python"
    bare.write_text('#!/bin/sh\ncase "$2" in *venv*) exit 1; esac\n')
    bare.chmod(0o755)
    said = _make(f"VENV={tmp_path}", f"PYTHON={bare}", f"{tmp_path}/.made")
    assert said == "Python's venv module is needed (on Debian: apt-get install python3-venv)."


def test_a_missing_node_is_named(tmp_path: Path) -> None:
    for name in ORDINARY:
        found = shutil.which(name)
        assert found, name
        (tmp_path / name).symlink_to(found)
    said = _make("web/node_modules/.installed", "--what-if=web/package.json", path=str(tmp_path))
    assert said.startswith("Node 20 with npm is needed to build the pages (on Debian: apt-get")


def test_a_missing_compiler_is_named_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PANTHEON_PURE", "0")
    monkeypatch.setattr(compile_tool, "ready_to_play", lambda: False)
    work, news = play.engines()
    assert work is None
    assert "no C compiler found (no-such-compiler; on Debian: apt-get install gcc)" in news
    assert os.environ["PANTHEON_PURE"] == "1"


def test_engines_that_are_not_compiled_are_compiled_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PANTHEON_PURE", "0")
    monkeypatch.setattr(compile_tool, "obstacle", lambda: None)
    monkeypatch.setattr(compile_tool, "ready_to_play", lambda: False)
    work, news = play.engines()
    assert work is not None
    assert "play meanwhile" in news
    monkeypatch.setenv("PANTHEON_PURE", "0")
    monkeypatch.setattr(compile_tool, "ready_to_play", lambda: True)
    assert play.engines() == (None, "")
    assert os.environ["PANTHEON_PURE"] == "0"
