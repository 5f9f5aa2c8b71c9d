"""Seeds of a test run: the same in every run, unless PANTHEON_LUCK is set."""

import os
import zlib

LUCK = os.environ.get("PANTHEON_LUCK", "")


def seeded(seed: int | str) -> str:
    """The seed, combined with PANTHEON_LUCK if set."""
    return f"{LUCK}:{seed}" if LUCK else str(seed)


def hypothesis_seed() -> int | None:
    """The seed of Hypothesis; None means derandomised."""
    return zlib.crc32(LUCK.encode()) if LUCK else None
