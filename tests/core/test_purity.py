"""Pure Python plays the same matches as the compiled modules."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = """
import random, sys, pantheon
for name in pantheon.names():
    game = pantheon.find(name)
    for seats in game.seats:
        match = pantheon.new(name, seats=seats, seed=11)
        luck = random.Random(5)
        for _ in range(150):
            if match.over:
                break
            seat = luck.choice(match.to_act)
            match.play(luck.choice(match.legal(seat)), seat)
        print(name, seats, len(match.steps), match.digest())
files = [getattr(module, "__file__", None) or "" for name, module in sys.modules.items()
         if name.startswith("pantheon.")]
print(sum(bool(file) and not file.endswith(".py") for file in files), file=sys.stderr)
"""


def _played(pure: bool) -> tuple[str, int]:
    """The matches played, and the number of compiled modules used."""
    environment = os.environ | {"PANTHEON_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout, int(done.stderr)


def _obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    obstacle: str | None = tool.obstacle()
    return obstacle


def test_pure_and_compiled_agree() -> None:
    compiled, modules = _played(pure=False)
    if not modules:
        obstacle = _obstacle()
        assert obstacle, "nothing is compiled, so there is nothing to compare: run `make setup`"
        pytest.skip(f"nothing is compiled: {obstacle}")
    assert _played(pure=True) == (compiled, 0)
