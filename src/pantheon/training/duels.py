"""Matches between judges that look one action ahead, to see which of them plays better."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.core.options import Options
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.stepped_match import MaskNumbers, SteppedMatch
from pantheon.training.judges import Judge, rows_of
from pantheon.training.self_play import LONGEST

SEEDS = 1 << 62
SURE = 1e6
"""The end of a match counts more than any judgement."""


Watch = Callable[[int, Array, int], None]
"""Is shown a seat that decides, a row for the state after each of its actions, and its choice."""


class Duels:
    """Plays matches one after the other, with a judge in each seat."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._inputs = net_inputs(game)
        self._after = AfterStates(game, self._inputs)
        self._match = SteppedMatch(game, MaskNumbers(ActionEncoding(game)))

    def play(
        self, judges: Sequence[Judge], options: Options, seed: int, watch: Watch | None = None
    ) -> tuple[Array, Array] | None:
        """The shares of the win and the scores; None for a match that does not end."""
        match, random = self._match, np.random.default_rng(seed)
        match.start(options, len(judges), Luck(int(random.integers(SEEDS))))
        while match.awaited:
            if match.played >= LONGEST:
                return None
            match.play_code(self._choose(judges[match.seat], len(judges), random, watch))
            match.select()
        result = self.game.result(match.state)
        assert result is not None
        return np.array(result.shares()), np.array(result.scores, np.float64)

    def _choose(
        self, judge: Judge, seats: int, random: np.random.Generator, watch: Watch | None
    ) -> int:
        match, after = self._match, self._after
        codes = self.game.candidate_codes(match.state, match.seat)
        if len(codes) == 1:
            return codes[0]
        state = self.game.known(match.state, match.seat)
        if state is not match.state:
            self.game.redeal(state, match.seat, Luck(int(random.integers(SEEDS))))
        after.clear()
        after.add(state, match.seat, codes, int(random.integers(SEEDS)))
        rows = rows_of(after, self._inputs.size)
        values = judge.shares(rows, seats)[:, 0].astype(np.float64)
        for row, shares in zip(after.ended, after.results, strict=True):
            values[row] = SURE * (shares[match.seat] - 1 / seats)
        best = np.flatnonzero(values == values.max())
        chosen = int(best[random.integers(len(best))])
        if watch is not None and not after.ended:
            watch(match.seat, rows, chosen)
        return codes[chosen]
