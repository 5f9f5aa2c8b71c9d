"""OpenSpiel's Python MCTS with random rollouts, on hex 11×11, as its users run it."""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

SIMULATIONS = 100
"""Number of simulations per decision."""


@dataclass(frozen=True)
class Speed:
    """The simulations and actions, in the tree and in rollouts together, and the time they took."""

    simulations: int
    actions: int
    seconds: float


class CountingDice:
    """OpenSpiel's random generator, counting its choices: in rollouts, one per action."""

    def __init__(self, seed: int) -> None:
        self._dice = np.random.RandomState(seed)
        self.choices = 0

    def choice(self, actions: Sequence[int]) -> Any:
        self.choices += 1
        return self._dice.choice(actions)


class CountingRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # untyped
    """OpenSpiel's own rollouts, counting the actions in the tree before them as well."""

    def __init__(self, dice: CountingDice) -> None:
        super().__init__(1, dice)
        self.root_moves = 0
        self.tree_actions = 0
        self.calls = 0

    def evaluate(self, state: Any) -> Any:
        self.calls += 1
        self.tree_actions += state.move_number() - self.root_moves
        return super().evaluate(state)


def measure(*, seconds: float, seed: int = 1) -> Speed:
    """Let the bot play hex against itself until the time is up."""
    game = pyspiel.load_game("hex(board_size=11)")
    dice = CountingDice(seed)
    rollouts = CountingRollouts(dice)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, rollouts, random_state=np.random.RandomState(seed))
    state = game.new_initial_state()
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        rollouts.root_moves = state.move_number()
        state.apply_action(bot.step(state))
    elapsed = time.perf_counter() - start
    return Speed(rollouts.calls, rollouts.tree_actions + dice.choices, elapsed)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's Python MCTS on hex.")
    parser.add_argument("--seconds", type=float, default=10.0)
    speed = measure(seconds=parser.parse_args().seconds)
    print(
        f"OpenSpiel, hex 11×11: {speed.simulations / speed.seconds:,.0f} simulations/s,"
        f" {speed.actions / speed.seconds:,.0f} actions/s"
    )


if __name__ == "__main__":
    main()
