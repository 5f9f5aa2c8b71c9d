"""One bot against others, seat-rotated, with 95 % intervals: by default keen against greedy.

python bench/keen.py                              every game, 200 matches, two seats
python bench/keen.py nations --matches 400 --seats 4
python bench/keen.py --bot keen --other random --processes 2
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.lab.statistics.estimates import share


def won(name: str, bot: str, other: str, seats: int, number: int) -> float:
    """The share of the win in one match; the bot sits in another seat in each."""
    at = number % seats
    players = [bots.find(bot if seat == at else other) for seat in range(seats)]
    match = play_match(games.find(name), players, seed=f"keen:{number}")
    result = match.result
    assert result is not None
    return result.shares()[at]


def lines(arguments: argparse.Namespace) -> Iterator[str]:
    """A line for each game, as soon as it is known."""
    yield f"| game | {arguments.bot} against {arguments.other} | 95 % interval | matches |"
    yield "|---|---|---|---|"
    with ProcessPoolExecutor(arguments.processes) as pool:
        for name in arguments.games or games.names():
            settings = (name, arguments.bot, arguments.other, arguments.seats)
            played = [pool.submit(won, *settings, number) for number in range(arguments.matches)]
            found = share(sum(each.result() for each in played), arguments.matches)
            interval = f"{found.low:.1%} to {found.high:.1%}"
            yield f"| {name} | {found.value:.1%} | {interval} | {found.count} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--bot", default="keen")
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    for line in lines(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
