"""The components and the ends of a match as small numbers."""

from typing import Final

KINDS: Final = 6
"""Cups of wine, milk, honey, oil, water and blood, worth 1 to 6 (LI-1)."""
EACH: Final = 3
CUPS: Final = KINDS * EACH
EMPTY: Final = -1
MASKED: Final = -2
"""Stands for a cup that the viewer may not see."""

RUNNING: Final = 0
POURED: Final = 1
ENDS: Final = ("", "poured")
