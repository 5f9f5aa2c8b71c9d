"""One luck for a whole test run: the same in every run, unless PANTHEON_LUCK names another."""

from __future__ import annotations

import os
import zlib

LUCK = os.environ.get("PANTHEON_LUCK", "")


def seeded(seed: int | str) -> str:
    """A seed that follows the luck of the run."""
    return f"{LUCK}:{seed}" if LUCK else str(seed)


def hypothesis_seed() -> int | None:
    """The seed of Hypothesis; None leaves it derandomised."""
    return zlib.crc32(LUCK.encode()) if LUCK else None
