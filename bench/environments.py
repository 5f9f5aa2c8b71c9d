"""Steps a second of the learning environments, beside OpenSpiel's in the same run.

    python bench/environments.py                  every game, two seats and the most
    python bench/environments.py nations --seconds 5

A step is an action chosen from the mask and played, with the next seat's observation (as 32-bit
floats) and mask. OpenSpiel's games step through its own `rl_environment`. Time is that of the
processor, so a busy machine does little harm; the best of several samples counts.
"""

import argparse
import importlib
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment

from pantheon import games
from pantheon.core.chance import Luck
from pantheon.env.pettingzoo import env
from pantheon.env.pettingzoo_parallel import parallel_env
from pantheon.env.vector import VectorTables

MATCHES = 64
SAMPLES = 20
ROUNDS = 20
PEERS = ("python_tic_tac_toe", "connect_four", "backgammon", "go(board_size=9)")
for _module in ("tic_tac_toe",):
    importlib.import_module(f"open_spiel.python.games.{_module}")  # registers the game

Steps = Callable[[], int]
"""Makes some steps and returns their number."""


def chosen(mask: Any, luck: random.Random) -> int:
    """A legal number, all equally likely."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[int(luck.random() * len(legal))])


def vector_steps(name: str, seats: int) -> Steps:
    """The vector environment, its observations as floats."""
    tables = VectorTables(name, MATCHES, seats, seed=1)
    luck = Luck(1)
    out = np.zeros(tables.rows.shape, np.float32)

    def steps() -> int:
        for _ in range(ROUNDS):
            tables.step(tables.random_actions(luck))
            tables.observations(out)
        return ROUNDS * MATCHES

    return steps


def turns_steps(name: str, seats: int) -> Steps:
    """PettingZoo's AEC interface, with its usual wrappers."""
    table = env(name, seats=seats)
    luck = random.Random(1)
    seeds = iter(range(1_000_000))
    table.reset(seed=next(seeds))

    def steps() -> int:
        for _ in range(MATCHES):
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.reset(seed=next(seeds))
                observation = table.observe(table.agent_selection)
            table.step(chosen(observation["action_mask"], luck))
        return MATCHES

    return steps


def parallel_steps(name: str, seats: int) -> Steps:
    """PettingZoo's parallel interface; a step is one of all seats together."""
    table = parallel_env(name, seats=seats)
    luck = random.Random(1)
    seeds = iter(range(1_000_000))
    seen: dict[str, Any] = {}

    def steps() -> int:
        nonlocal seen
        for _ in range(MATCHES // 2):
            if not getattr(table, "agents", None):
                seen, _ = table.reset(seed=next(seeds))
            seen, *_ = table.step(
                {agent: chosen(seen[agent]["action_mask"], luck) for agent in table.agents}
            )
        return MATCHES // 2

    return steps


def openspiel_steps(name: str) -> Steps:
    """A game of OpenSpiel's, through its environment for reinforcement learning."""
    table = rl_environment.Environment(pyspiel.load_game(name))
    table.seed(1)
    luck = random.Random(1)
    now = table.reset()

    def steps() -> int:
        nonlocal now
        for _ in range(MATCHES):
            if now.last():
                now = table.reset()
            legal = now.observations["legal_actions"][now.observations["current_player"]]
            now = table.step([luck.choice(legal)])
        return MATCHES

    return steps


def rate(steps: Steps, seconds: float) -> float:
    """Steps a second: the best of several samples."""
    best = 0.0
    for _ in range(SAMPLES):
        made = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / SAMPLES:
            made += steps()
        best = max(best, made / spent)
    return best


def rows(names: list[str], seconds: float) -> Iterator[tuple[str, ...]]:
    """A row of the table for each game and number of seats, then for each peer."""
    for name in names:
        game = games.find(name)
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            rates = [
                rate(make(name, seats), seconds)
                for make in (vector_steps, turns_steps, parallel_steps)
            ]
            yield f"{name}, {seats} seats", *(f"{each:,.0f}" for each in rates)
    for name in PEERS:
        yield f"OpenSpiel {name}", "", f"{rate(openspiel_steps(name), seconds):,.0f}", ""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    arguments = parser.parse_args()
    print("| steps a second | vector | one by one (AEC) | parallel |")
    print("|---|---|---|---|")
    for row in rows(arguments.games, arguments.seconds):
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
