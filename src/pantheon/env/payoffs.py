"""What a finished match is worth to each seat: the win shared, so that all add up to zero."""

from __future__ import annotations

from pantheon.core.result import Result


def payoffs(result: Result) -> list[float]:
    """1 for a sole winner, -1 among as many as there are others for each of them."""
    shares = result.shares()
    others = len(shares) - 1
    return [(share * len(shares) - 1) / others for share in shares]
