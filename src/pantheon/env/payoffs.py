"""Payoffs of a finished match: the win shares, shifted so that they add up to zero."""

from pantheon.core.result import Result


def payoffs(result: Result) -> list[float]:
    """1 for a sole winner; the others share -1 equally."""
    shares = result.shares()
    others = len(shares) - 1
    return [(share * len(shares) - 1) / others for share in shares]
