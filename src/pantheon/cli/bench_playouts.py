"""`pantheon bench`: the speed of random play, measured alternately with catanatron's.

`playout` plays whole matches inside the engine; `steps` calls `to_act`, the full list of
`legal_codes`, and `apply_code` from plain Python.
"""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.cli.bench_peers import peer
from pantheon.core.chance import Luck
from pantheon.core.game import Game

PEER = "catanatron"
ROUNDS = 4
LONGEST = 100_000

Play = Callable[[Game[Any, Any], Any, Luck], int]


class Measured(msgspec.Struct, frozen=True):
    """Actions per second of a game and of the peer in the same run, and their ratio."""

    game: str
    actions_per_s: float
    steps_per_s: float
    peer: str
    peer_actions_per_s: float
    ratio: float
    steps_ratio: float


def bench(names: list[str], seconds: float, as_json: bool) -> None:
    """Measure the games, by default all, and print the ratios."""
    chosen = [games.find(name) for name in names or games.names()]
    measured = [_measure(game, seconds) for game in chosen]
    if as_json:
        print(msgspec.json.encode(measured).decode())
        return
    heads = ("game", "actions/s", f"{PEER}/s", "ratio", "by steps/s", "ratio")
    table = Table(*heads, box=None, padding=(0, 2, 0, 0))
    for each in measured:
        table.add_row(
            each.game,
            f"{each.actions_per_s:,.0f}",
            f"{each.peer_actions_per_s:,.0f}",
            f"{each.ratio:.1f}",
            f"{each.steps_per_s:,.0f}",
            f"{each.steps_ratio:.1f}",
        )
    Console().print(table)


def _measure(game: Game[Any, Any], seconds: float) -> Measured:
    """All sides alternately, so that a busy machine slows them alike."""
    measure = peer("catanatron_playout", PEER).measure
    share = seconds / ROUNDS
    playouts = steps = theirs = 0.0
    for round_ in range(ROUNDS):
        playouts += playout_speed(game, share, round_, _playout) / ROUNDS
        theirs += measure(seats=4, seconds=share).actions_per_second / ROUNDS
        steps += playout_speed(game, share, round_, _steps) / ROUNDS
    return Measured(
        game.name,
        round(playouts),
        round(steps),
        PEER,
        round(theirs),
        round(playouts / theirs, 2),
        round(steps / theirs, 2),
    )


def playout_speed(game: Game[Any, Any], seconds: float, seed: int, play: Play) -> float:
    """Actions per second of random matches, including their set-up."""
    actions = 0
    matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        luck = Luck(LONGEST * seed + matches)
        seats = game.seats[matches % len(game.seats)]
        actions += play(game, game.setup(game.options(), seats, luck), luck)
        matches += 1
    return actions / (time.perf_counter() - start)


def _playout(game: Game[Any, Any], state: Any, luck: Luck) -> int:
    return game.playout(state, luck, LONGEST)


def _steps(game: Game[Any, Any], state: Any, luck: Luck) -> int:
    actions = 0
    to_act, legal, apply, below = game.to_act, game.legal_codes, game.apply_code, luck.below
    while acting := to_act(state):
        seat = acting[0] if len(acting) == 1 else acting[below(len(acting))]
        codes = legal(state, seat)
        apply(state, seat, codes[below(len(codes))], luck)
        actions += 1
    return actions
