"""The Python sources alone play the same matches as the compiled modules."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import random, sys, pantheon
from pantheon.games.nations.rules import play
assert play.__file__.endswith(".py") or not {pure}, play.__file__
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
        print(name, seats, len(match.told), match.digest())
"""


def _played(pure: bool) -> str:
    environment = os.environ | {"PANTHEON_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.replace("{pure}", str(pure))],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pure_and_compiled_agree() -> None:
    assert _played(pure=True) == _played(pure=False)
