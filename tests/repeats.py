"""How often tests repeat what they show: a few times, or many times under `make test-long`."""

import os

LONG = bool(os.environ.get("PANTHEON_LONG"))
"""Tests with the mark `long` have more to do then: more cases, seeds, tables or actions."""


def repeats(few: int, many: int) -> int:
    """A number of repetitions."""
    return many if LONG else few
