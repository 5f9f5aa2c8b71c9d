"""Scenes of kept parts are those of parts drawn anew: no part misses a change."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pantheon.conformance import Case
from pantheon.core.kept import kept
from tests.conformance.cases import CASES, walk

ROOT = Path(__file__).parents[2]
SHARE = 0.05
_PART = kept("turn")(len).__code__
"""What all kept parts have in common."""


def _kept_parts(game: str) -> list[tuple[ModuleType, str, object]]:
    """Where kept parts are called from: module and name, and the function that draws the part."""
    found = []
    for path, module in list(sys.modules.items()):
        if path.startswith(f"pantheon.games.{game}."):
            for name, value in vars(module).items():
                draw = getattr(value, "__wrapped__", None)
                if draw and getattr(value, "__code__", None) is _PART:
                    found.append((module, name, draw))
    return found


KEEPING = [case for case in CASES if _kept_parts(case.game.name)]


@pytest.mark.long
@pytest.mark.parametrize("case", KEEPING, ids=str)
def test_every_change_is_drawn(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    match = case.start()
    for luck in walk(match):
        viewer = luck.choice((None, *range(case.seats)))
        known = match.known(viewer)
        scene = match.game.scene(known, viewer)
        if luck.random() < SHARE:
            with monkeypatch.context() as patch:
                for module, name, draw in _kept_parts(case.game.name):
                    patch.setattr(module, name, draw)
                assert scene == match.game.scene(known, viewer)


@pytest.mark.long
def test_parts_name_every_field_that_they_read() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.watched_parts"],
        cwd=ROOT, env=os.environ | {"PANTHEON_PURE": "1"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
