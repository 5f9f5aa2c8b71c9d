"""A digest of a game's own evaluation, by which greedy and half of the levels judge.

It is taken of what the evaluation says, not of its source: of the values of all actions in matches
that greedy plays against itself, with fixed luck. So it changes with the rules, their default
values and the evaluation, but not when somebody tidies one of them.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from pantheon import games
from pantheon.bots.policies.greedy import Greedy
from pantheon.core.chance import Luck
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.options import Options, parse_options

LONGEST = 1000
DIGITS = 6
SIZE = 4
LUCK = 7


@cache
def heuristic_digest(name: str) -> str:
    """The same as long as the rules and the evaluation of a game say the same."""
    game, said = games.find(name), hashlib.blake2b(digest_size=SIZE)
    for seats, options in _tables(game):
        for values in _match(game, options, seats):
            said.update(repr([round(each, DIGITS) for each in values]).encode())
    return said.hexdigest()


def _tables(game: Game[Any, Any]) -> Iterator[tuple[int, Options]]:
    """The default options with every number of seats, and each preset with the fewest it takes."""
    for seats in game.seats:
        yield seats, game.options()
    for preset in game.presets.values():
        for seats in game.seats:
            try:
                yield seats, parse_options(game.options, preset, seats)
            except OptionRefused:
                continue
            break


def _match(game: Game[Any, Any], options: Options, seats: int) -> Iterator[list[float]]:
    """What each action is worth to a seat, decision by decision."""
    luck, greedy = Luck(LUCK), Greedy()
    state = game.setup(options, seats, luck)
    for _ in range(LONGEST):
        if not (awaited := game.awaited(state)):
            return
        seat = awaited[luck.below(len(awaited))]
        codes = sorted(game.candidate_codes(state, seat))
        values = greedy.values(game, state, seat, codes, LUCK)
        yield values
        game.apply_code(state, seat, codes[values.index(max(values))], luck)
