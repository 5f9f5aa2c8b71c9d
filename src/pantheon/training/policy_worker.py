"""The work of policy training that processes do: matches to learn from, and measurements."""

import numpy as np

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array, Net
from pantheon.bots.learned.weights import find_net
from pantheon.core.chance import Luck
from pantheon.training.duels import Duels
from pantheon.training.judges import Heuristic, Judge
from pantheon.training.policy_learner import Spread, spread_of
from pantheon.training.policy_matches import PolicyLessons, PolicyMatches, Preference
from pantheon.training.tables import draw_table

SAMPLED = 24
"""Matches that show how far inputs go."""
USUAL = 3
"""One in so many of them has options drawn at random."""
FIRST_SEATS = 2
"""One in so many has another number of seats than the fewest."""


class _Worker:
    """What a process keeps between two pieces of work."""

    def __init__(self, name: str) -> None:
        self.game = games.find(name)
        self.inputs = net_inputs(self.game)
        self.heuristic = Heuristic(self.inputs)
        self.duels = Duels(self.game)
        net = find_net(self.game)
        others: list[Judge] = [self.heuristic]
        if net is not None:
            others.append(Preference(net))
        self.matches = PolicyMatches(self.game, others)


_workers: dict[str, _Worker] = {}


def _worker(name: str) -> _Worker:
    if name not in _workers:
        _workers[name] = _Worker(name)
    return _workers[name]


def play(name: str, arrays: dict[str, Array], decisions: int, seed: int) -> PolicyLessons:
    """Matches of a policy."""
    worker = _worker(name)
    return worker.matches.play(Net(worker.inputs, arrays), decisions, seed)


def measure(name: str, arrays: dict[str, Array], seed: int, count: int) -> tuple[float, int]:
    """What a policy wins against the game's own evaluation with two seats, of how many matches."""
    worker = _worker(name)
    judges: list[Judge] = [Preference(Net(worker.inputs, arrays)), worker.heuristic]
    won, played = 0.0, 0
    for number in range(count):
        at = number % len(judges)
        found = worker.duels.play(
            judges[at:] + judges[:at], worker.game.options(), seed + number // len(judges)
        )
        if found is not None:
            won += float(found[0][-at])
            played += 1
    return won, played


def find_spread(name: str, arrays: dict[str, Array], inputs: tuple[str, ...], seed: int) -> Spread:
    """How far the inputs go, and what a net prefers, in matches of the game's own evaluation."""
    worker, random, luck = _worker(name), np.random.default_rng(seed), Luck(seed)
    game, net = worker.game, Net(worker.inputs, arrays, inputs)
    decisions: list[Array] = []
    numbers: list[int] = []
    for match in range(SAMPLED):
        seats = game.seats[0] if match % FIRST_SEATS else int(random.choice(game.seats))
        options = game.options() if match % USUAL else draw_table(game, seats, luck)

        def watch(_: int, rows: Array, __: int, seats: int = seats) -> None:
            decisions.append(rows.copy())
            numbers.append(seats)

        worker.duels.play([worker.heuristic] * seats, options, seed + match, watch)
    return spread_of(decisions, net, numbers)
