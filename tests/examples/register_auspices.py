"""Pytest plugin that registers the example game, as its installed package would."""

import sys
from pathlib import Path

import pantheon

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "auspices"

sys.path.insert(0, str(FOLDER))

from auspices import GAME  # noqa: E402 - needs the path above

pantheon.register(GAME)
