"""Matches that a policy learns from: what it drew, and how much better that was than usual.

A policy draws each action, the more often the more it prefers the state that follows. Some of the
other seats are played by the game's own evaluation and by the net that the game has, so that it
also learns what to do against others.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import STEP, Array, Net
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.stepped_match import MaskNumbers, SteppedMatch
from pantheon.training.duels import SURE
from pantheon.training.judges import Judge, rows_of
from pantheon.training.self_play import LONGEST, SEEDS
from pantheon.training.tables import draw_table

CONSIDERED = 24
"""The policy draws one of so many actions that it prefers most."""
LAMBDA = 0.95
"""How much what came after the next decision counts against what was expected there."""
FEWEST_SEATS = 0.75
"""So many matches have the fewest seats of the game."""
USUAL = 0.7
"""So many have the default options."""
POLICY = 0.5
"""So many of the other seats are played by the policy, too."""


class Preference:
    """A net as a judge that says which action its seat prefers."""

    def __init__(self, net: Net) -> None:
        self._net = net

    def shares(self, rows: Array, seats: int) -> Array:
        """The preference for each row, in the place of the observer's share."""
        return self._net.judged(rows, seats)[1][:, None]


class PolicyLessons(NamedTuple):
    """Decisions of a policy, one after the other."""

    rows: Array
    """The states after the actions considered, as the seat that decides sees them."""
    sizes: Array
    """How many there are of each decision."""
    chosen: Array
    """The place of the action drawn among them."""
    logs: Array
    """The logarithm of its probability."""
    gains: Array
    """By how much what followed was better than expected before."""
    returns: Array
    """The share of the win that followed (TD(λ))."""
    seats: Array
    matches: int


class _Choice(NamedTuple):
    """A decision that was drawn."""

    rows: Array
    chosen: int
    log: float
    expected: float
    """What share of the win the policy expected before it drew."""


class PolicyMatches:
    """Plays matches of one game with the policy it is given."""

    def __init__(self, game: Game[Any, Any], others: Sequence[Judge]) -> None:
        """`others` play some of the seats, looking one action ahead."""
        self._game = game
        self._others = others
        self._inputs = net_inputs(game)
        self._after = AfterStates(game, self._inputs)
        self._match = SteppedMatch(game, MaskNumbers(ActionEncoding(game)))
        self._random = np.random.default_rng()
        self._luck = Luck(0)

    def play(self, policy: Net, decisions: int, seed: int) -> PolicyLessons:
        """Play whole matches until the policy has made so many decisions."""
        self._random = np.random.default_rng(seed)
        self._luck = Luck(self._seed())
        lessons: list[PolicyLessons] = []
        while sum(len(each.sizes) for each in lessons) < decisions:
            lessons.append(self._play(policy))
        return joined(lessons)

    def _play(self, policy: Net) -> PolicyLessons:
        match, game = self._match, self._game
        seats = self._seats()
        options = game.options()
        if self._random.random() > USUAL:
            options = draw_table(game, seats, self._luck)
        judges = self._judges(seats)
        choices: list[list[_Choice]] = [[] for _ in range(seats)]
        match.start(options, seats, Luck(self._seed()))
        while match.awaited and match.played < LONGEST:
            codes = game.candidate_codes(match.state, match.seat)
            chosen = 0
            if len(codes) > 1:
                self._look_ahead(codes)
                judge = judges[match.seat]
                if judge is not None:
                    chosen = self._best(judge, seats)
                elif self._after.ended:
                    chosen = self._best(Preference(policy), seats)
                else:
                    chosen = self._draw(policy, seats, choices[match.seat])
            match.play_code(codes[chosen])
            match.select()
        result = game.result(match.state)
        shares = () if result is None else result.shares()
        return _lessons(self._inputs.size, choices, shares)

    def _seed(self) -> int:
        return int(self._random.integers(SEEDS))

    def _seats(self) -> int:
        fewest, others = self._game.seats[0], self._game.seats[1:]
        if not others or self._random.random() < FEWEST_SEATS:
            return fewest
        return int(self._random.choice(others))

    def _judges(self, seats: int) -> list[Judge | None]:
        """Who plays each seat; None for the policy, which has one at least."""
        judges: list[Judge | None] = [None]
        for _ in range(seats - 1):
            other = self._others[int(self._random.integers(len(self._others)))]
            judges.append(None if self._random.random() < POLICY else other)
        return [judges[at] for at in self._random.permutation(seats)]

    def _look_ahead(self, codes: list[int]) -> None:
        match, game = self._match, self._game
        known = game.known(match.state, match.seat)
        if known is not match.state:
            game.redeal(known, match.seat, self._luck)
        self._after.clear()
        self._after.add(known, match.seat, codes, self._seed())

    def _best(self, judge: Judge, seats: int) -> int:
        """The place of the best action."""
        after = self._after
        values = judge.shares(rows_of(after, self._inputs.size), seats)[:, 0].astype(np.float64)
        for row, shares in zip(after.ended, after.results, strict=True):
            values[row] = SURE * (shares[self._match.seat] - 1 / seats)
        best = np.flatnonzero(values == values.max())
        return int(best[self._random.integers(len(best))])

    def _draw(self, policy: Net, seats: int, choices: list[_Choice]) -> int:
        """The place of an action that the policy draws; the choice is kept."""
        rows = rows_of(self._after, self._inputs.size)
        shares, preferences = policy.judged(rows, seats)
        considered = np.argsort(-preferences, kind="stable")[:CONSIDERED]
        powers = np.exp((preferences[considered] - preferences[considered[0]]) / STEP)
        odds = powers.astype(np.float64) / powers.sum(dtype=np.float64)
        place = int(self._random.choice(len(odds), p=odds))
        expected = float(odds @ shares[considered, 0])
        choices.append(_Choice(rows[considered], place, float(np.log(odds[place])), expected))
        return int(considered[place])


def _lessons(
    width: int, choices: Sequence[Sequence[_Choice]], shares: Sequence[float]
) -> PolicyLessons:
    """What a match teaches: nothing, if it did not come to an end."""
    kept: list[_Choice] = []
    gains: list[float] = []
    returns: list[float] = []
    for seat in range(len(shares)):
        later = shares[seat]
        for choice in reversed(choices[seat]):
            kept.append(choice)
            gains.append(later - choice.expected)
            returns.append(later)
            later = (1 - LAMBDA) * choice.expected + LAMBDA * later
    blank = np.zeros((0, width), np.int16)
    return PolicyLessons(
        np.concatenate([blank, *[each.rows for each in kept]]),
        np.array([len(each.rows) for each in kept], np.int32),
        np.array([each.chosen for each in kept], np.int32),
        np.array([each.log for each in kept], np.float32),
        np.array(gains, np.float32),
        np.array(returns, np.float32),
        np.full(len(kept), len(shares), np.int8),
        1,
    )


def joined(lessons: Iterable[PolicyLessons]) -> PolicyLessons:
    """All lessons as one."""
    *arrays, matches = zip(*lessons, strict=True)
    return PolicyLessons._make([*[np.concatenate(each) for each in arrays], sum(matches)])
