"""Random games of catanatron through its public Python API, as its users play them."""

import argparse
import itertools
import random
import time
from dataclasses import dataclass

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


@dataclass(frozen=True)
class Speed:
    """How much was played, and in how long."""

    games: int
    actions: int
    seconds: float

    @property
    def actions_per_second(self) -> float:
        return self.actions / self.seconds


def measure(
    *, seats: int = 4, seconds: float | None = None, games: int | None = None, seed: int = 1
) -> Speed:
    """Play random games one after the other, until the time or the number of games is used up.

    A game under way when the time runs out is played on, so every game counts whole. An action
    is one tick: a decision of one seat (a roll and the end of a turn too), and all that follows
    from it, the listing of the next legal actions included. Setting up the games is timed too.
    The games come from the seed, by way of the global generator, which catanatron draws from.
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
