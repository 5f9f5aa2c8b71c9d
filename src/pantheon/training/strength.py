"""How strong a net is: matches at one look ahead against the game's own evaluation."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import net_inputs
from pantheon.core.chance import Luck
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.stepped_match import MaskNumbers, SteppedMatch
from pantheon.lab.statistics.estimates import Estimate, share
from pantheon.training.judges import Judge, own_values, rows_of
from pantheon.training.self_play import LONGEST

SEEDS = 1 << 62


class Measured(msgspec.Struct, frozen=True):
    """The share of the win that a net had after some seconds of training."""

    seconds: float
    won: float
    matches: int
    version: int
    """Of the net: there is a new one every few seconds."""


class Contest:
    """Matches with the default options between a net in one seat and others in the rest."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._inputs = net_inputs(game)
        self._after = AfterStates(game, self._inputs)
        self._match = SteppedMatch(game, MaskNumbers(ActionEncoding(game)))
        self._random = np.random.default_rng(seed)
        self._next = 0

    def play(self, judge: Judge, other: Judge) -> float:
        """The share of the win that `judge` had, in another seat every time."""
        seat, match = self._next, self._match
        self._next = (self._next + 1) % self._seats
        match.start(self._game.options(), self._seats, Luck(self._seed()))
        while match.awaited:
            if match.played >= LONGEST:
                return 1 / self._seats
            code = match.legal[0]
            if len(match.legal) > 1:
                code = self._choose(judge if match.seat == seat else other)
            match.play_code(code)
            match.select()
        result = self._game.result(match.state)
        assert result is not None
        return result.shares()[seat]

    def _choose(self, judge: Judge) -> int:
        match, after = self._match, self._after
        luck = Luck(self._seed())
        state = self._game.known(match.state, match.seat)
        if state is not match.state:
            self._game.redeal(state, match.seat, luck)
        after.clear()
        after.add(state, match.seat, match.legal, self._seed())
        shares = judge.shares(rows_of(after, self._inputs.size), self._seats)
        values = own_values(after, shares, [0, after.count], [match.seat])
        best = np.flatnonzero(values == values.max())
        return match.legal[int(self._random.choice(best))]

    def _seed(self) -> int:
        return int(self._random.integers(SEEDS))


def estimate(measured: Sequence[Measured]) -> Estimate:
    """The share of the win in all these matches, with its interval."""
    return share(sum(each.won for each in measured), sum(each.matches for each in measured))


def strongest(measured: Sequence[Measured], least: int) -> int | None:
    """The version that is surely strong, of those that played at least so many matches."""
    versions: dict[int, list[Measured]] = {}
    for each in measured:
        versions.setdefault(each.version, []).append(each)
    bounds = {
        version: found.low
        for version, all_of_it in versions.items()
        if (found := estimate(all_of_it)).count >= least
    }
    return max(bounds, key=bounds.__getitem__, default=None)


def in_groups(measured: Sequence[Measured], groups: int) -> list[list[Measured]]:
    """Measurements in so many groups, by the time of training."""
    if not measured:
        return []
    last = max(each.seconds for each in measured) + 1e-9
    found: list[list[Measured]] = [[] for _ in range(groups)]
    for each in measured:
        found[int(groups * each.seconds / last)].append(each)
    return [group for group in found if group]


def draw_strength(measured: Sequence[Measured], title: str, file: Path) -> None:
    """A picture of the strength over time."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - of the extra `train`
    except ImportError as missing:
        raise PantheonError(
            "the plot needs matplotlib, which is not installed: pip install 'pantheon-games[train]'"
        ) from missing
    groups = in_groups(measured, 24)
    minutes = [max(each.seconds for each in group) / 60 for group in groups]
    estimates = [estimate(group) for group in groups]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.fill_between(
        minutes, [100 * each.low for each in estimates], [100 * each.high for each in estimates],
        alpha=0.25, linewidth=0,
    )  # fmt: skip
    axes.plot(minutes, [100 * each.value for each in estimates], marker="o", markersize=3)
    axes.axhline(50, color="grey", linewidth=1, linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_xlabel("minutes of training")
    axes.set_ylabel("% won against greedy, one look ahead")
    axes.set_title(title)
    figure.savefig(file)
