"""Random games of catanatron through its public Python API, as its users run them."""

import argparse
import itertools
import random
import time
from dataclasses import dataclass

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


@dataclass(frozen=True)
class Speed:
    """The number of games and actions, and the time they took."""

    games: int
    actions: int
    seconds: float

    @property
    def actions_per_second(self) -> float:
        return self.actions / self.seconds


def measure(
    *, seats: int = 4, seconds: float | None = None, games: int | None = None, seed: int = 1
) -> Speed:
    """Play random games one after the other, for a time or a number of games.

    A game that has begun is always finished, so only whole games count. An action is one tick: a
    decision of one seat (including a roll and the end of a turn) with all its consequences,
    including the list of next legal actions. Setting up games counts as well. The seed determines
    the games through the global generator, which catanatron uses.
    """
    if seconds is None and games is None:
        raise ValueError("measure needs a number of seconds or of games")
    colors = list(Color)[:seats]
    seeds = random.Random(seed)
    actions = 0
    start = time.perf_counter()
    for played in itertools.count(1):
        game = Game([RandomPlayer(color) for color in colors], seed=seeds.randrange(1, 2**31))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            actions += 1
        elapsed = time.perf_counter() - start
        if played == games or (seconds is not None and elapsed >= seconds):
            return Speed(played, actions, elapsed)
    raise AssertionError("unreachable")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure random games of catanatron.")
    parser.add_argument("--seats", type=int, choices=(2, 4), default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    speed = measure(seats=arguments.seats, seconds=arguments.seconds)
    print(
        f"catanatron, {arguments.seats} seats: {speed.actions_per_second:,.0f} actions/s"
        f" ({speed.games} games, {speed.actions} actions, {speed.seconds:.1f} s)"
    )


if __name__ == "__main__":
    main()
