"""Random playouts of one game, to compare two trees on one machine.

    python bench/playouts.py nations --seats 2    the best of 12 samples, in actions a second of
                                                  processor time: others' load does not count
    python bench/playouts.py nations --matches 12 a fixed amount of work, to count instructions:
                                                  valgrind --tool=callgrind
                                                  --toggle-collect='CPyDef_*playout' ...

Run it with PYTHONPATH set to the `src` folder of each tree in turn. Count inside the playout only:
the instructions of the whole process vary with the machine's load.
"""

import argparse
import time
from typing import Any

import pantheon
from pantheon.core.chance import Chance

SAMPLE_SECONDS = 0.4
LONGEST = 10_000


def play(game: Any, seats: int, seed: str) -> int:
    """One random match; the number of its actions."""
    chance = Chance(seed, record=False)
    state = game.setup(game.options(), seats, chance)
    made: int = game.playout(state, chance, LONGEST)
    return made


def sample(game: Any, seats: int, number: int) -> float:
    """Actions per second in a short while."""
    made = matches = 0
    start = time.process_time()
    while time.process_time() - start < SAMPLE_SECONDS:
        made += play(game, seats, f"{number}:{matches}")
        matches += 1
    return made / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--samples", type=int, default=12)
    parser.add_argument("--matches", type=int, help="play so many matches and count their actions")
    arguments = parser.parse_args()
    game, seats = pantheon.find(arguments.game), arguments.seats
    if arguments.matches is not None:
        made = sum(play(game, seats, f"match:{number}") for number in range(arguments.matches))
        print(f"{arguments.game}: {made} actions")
        return
    best = max(sample(game, seats, number) for number in range(arguments.samples))
    print(f"{arguments.game}: {best:,.0f} actions/s")


if __name__ == "__main__":
    main()
