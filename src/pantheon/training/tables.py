"""The tables of self-play: the default options in half of the matches, else others.

Some values of options are left out, so that matches with these show how a net judges what it has
never seen.
"""

from functools import cache
from typing import Any

import numpy as np

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array
from pantheon.core.chance import Chance, Luck
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.options import Options, Whole, declared, parse_options

PARTS = 100
BY_DEFAULT = 45
BY_PRESET = 50
BY_CHANGES = 70
"""Of 100 matches so many have the default options, up to here those of a preset, up to here some
options changed, and the rest all of them."""
PROBES = 8
STRIDE = 60
"""States of a random match that are looked at, and the most actions between two."""
CHANGED = 25
"""Of 100 options so many are changed."""
APART, FIRST = 4, 2
"""Every fourth value of a range is left out, from the third on."""
UNSEEN = 50
"""Of 100 options that have such values so many take one, on a table that shows them."""
DRAWS = 1000


def draw_table(game: Game[Any, Any], seats: int, chance: Chance) -> Options:
    """The options of a match."""
    drawn = chance.below(PARTS)
    if drawn < BY_DEFAULT:
        return game.options()
    if drawn < BY_PRESET and game.presets:
        presets = list(game.presets.values())
        try:
            return parse_options(game.options, presets[chance.below(len(presets))], seats)
        except OptionRefused:
            return game.options()
    return _drawn(game, seats, chance, CHANGED if drawn < BY_CHANGES else PARTS)


def unseen_table(game: Game[Any, Any], seats: int, chance: Chance) -> Options:
    """Options from their whole ranges, about half of them with values that training left out."""
    for _ in range(DRAWS):
        values = {each.name: each.knob.pick(chance) for each in declared(game.options)}
        for name, unseen in left_out(game).items():
            if chance.below(PARTS) < UNSEEN:
                values[name] = unseen[chance.below(len(unseen))]
        options = game.options(**values)
        try:
            options.check(seats)
        except OptionRefused:
            continue
        return options
    raise OptionRefused("*", f"no combination of unseen values for {seats} seats was found")


@cache
def left_out(game: Game[Any, Any]) -> dict[str, tuple[int, ...]]:
    """The values that no table of self-play has, by option; none of a preset or by default."""
    found = {}
    for each in declared(game.options):
        if isinstance(each.knob, Whole) and not each.rulings:
            used = {each.default, *(preset.get(each.name) for preset in game.presets.values())}
            values = range(each.knob.low + FIRST, each.knob.high, APART)
            if unseen := tuple(value for value in values if value not in used):
                found[each.name] = unseen
    return found


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


def _drawn(game: Game[Any, Any], seats: int, chance: Chance, changed: int) -> Options:
    """So many of 100 options drawn anew, without the values that are left out."""
    unseen = left_out(game)
    for _ in range(DRAWS):
        values: dict[str, Any] = {
            each.name: each.knob.pick(chance)
            for each in declared(game.options)
            if chance.below(PARTS) < changed
        }
        for name in values.keys() & unseen.keys():
            # The value above one that is left out is in the range, and is not left out.
            values[name] += values[name] in unseen[name]
        options = game.options(**values)
        try:
            options.check(seats)
        except OptionRefused:
            continue
        return options
    return game.options()
