"""Nets for tests."""

from typing import Any

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Net, blank_arrays
from pantheon.core.game import Game


def untrained(game: Game[Any, Any]) -> Net:
    """A net with random weights, always the same."""
    layout = net_inputs(game)
    arrays = blank_arrays(layout, 24, 12, seed=5)
    for name in ("bias", "second_bias", "values_bias"):
        arrays[name] += 0.1
    return Net(layout, arrays)
