"""The tables of self-play: the default options in half of the matches, else others."""

from typing import Any

import numpy as np

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array
from pantheon.core.chance import Chance, Luck
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.options import Options, declared, parse_options, random_options

PARTS = 100
BY_DEFAULT = 50
BY_PRESET = 60
BY_CHANGES = 85
"""Of 100 matches so many have the default options, up to here those of a preset, up to here some
options changed, and the rest all of them."""
PROBES = 8
STRIDE = 60
"""States of a random match that are looked at, and the most actions between two."""
CHANGED = 25
"""Of 100 options so many are changed."""


def draw_table(game: Game[Any, Any], seats: int, chance: Chance) -> Options:
    """The options of a match."""
    drawn = chance.below(PARTS)
    if drawn < BY_DEFAULT:
        return game.options()
    try:
        if drawn < BY_PRESET and game.presets:
            presets = list(game.presets.values())
            return parse_options(game.options, presets[chance.below(len(presets))], seats)
        if drawn < BY_CHANGES:
            return _changed(game, seats, chance)
    except OptionRefused:
        return game.options()
    return random_options(game.options, chance, seats)


def probe_rows(game: Game[Any, Any], tables: int) -> Array:
    """Net inputs of so many random matches for each number of seats, to see how far they go."""
    inputs, luck = net_inputs(game), Luck(0)
    rows = []
    for seats in game.seats:
        for _ in range(tables):
            state = game.setup(draw_table(game, seats, luck), seats, luck)
            for _ in range(PROBES):
                game.playout(state, luck, luck.below(STRIDE))
                if game.over(state):
                    break
                rows.append(np.frombuffer(inputs.row(state, luck.below(seats)), np.int16))
    return np.array(rows)


def _changed(game: Game[Any, Any], seats: int, chance: Chance) -> Options:
    values = {
        each.name: each.knob.pick(chance)
        for each in declared(game.options)
        if chance.below(PARTS) < CHANGED
    }
    options = game.options(**values)
    options.check(seats)
    return options
