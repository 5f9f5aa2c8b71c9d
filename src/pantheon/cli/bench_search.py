"""`pantheon bench --search`: the search's speed, measured alternately with OpenSpiel's on hex.

With rollouts, both do the same: a tree, and random play to the end of the match. Without, ours
searches as the levels do: the state is evaluated at once.
"""

import time
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.bots.search.mcts import Search, grow
from pantheon.bots.search.tree import Node, SearchParameters
from pantheon.cli.bench_peers import peer
from pantheon.core.chance import Luck
from pantheon.core.game import Game

PEER = "OpenSpiel"
ROUNDS = 4
VISITS = 400
"""Per decision."""
EARLIER = 40
"""Decisions are taken up to this many random actions into a match for two."""
TO_THE_END = 100_000


class Speed(msgspec.Struct, frozen=True):
    """Simulations and simulated actions per second, tree and playout together."""

    simulations: float
    actions: float


class Measured(msgspec.Struct, frozen=True):
    """A game's search with rollouts and as the levels search, and the peer's in the same run."""

    game: str
    rollouts: Speed
    levels: Speed
    peer: Speed
    ratio: float
    """Simulated actions per second, with rollouts on both sides."""


def bench(names: list[str], seconds: float, as_json: bool) -> None:
    """Measure the games, by default all, and print the ratios."""
    measured = [_measure(games.find(name), seconds) for name in names or games.names()]
    if as_json:
        print(msgspec.json.encode(measured).decode())
        return
    ours = ("game", "sims/s", "actions/s")
    heads = (*ours, f"{PEER} sims/s", "actions/s", "ratio", "levels: sims/s")
    table = Table(*heads, box=None, padding=(0, 2, 0, 0))
    for each in measured:
        figures = (
            each.rollouts.simulations,
            each.rollouts.actions,
            each.peer.simulations,
            each.peer.actions,
        )
        table.add_row(
            each.game,
            *(f"{figure:,.0f}" for figure in figures),
            f"{each.ratio:.2f}",
            f"{each.levels.simulations:,.0f}",
        )
    Console().print(table)


def _measure(game: Game[Any, Any], seconds: float) -> Measured:
    measure = peer("openspiel_mcts", "pyspiel").measure
    rollouts = SearchParameters()
    rollouts.playout_actions = TO_THE_END
    share = seconds / ROUNDS
    ours, own, theirs = [], [], []
    for round_ in range(ROUNDS):
        ours.append(search_speed(game, share, round_, rollouts))
        spent = measure(seconds=share, seed=round_)
        theirs.append(Speed(spent.simulations / spent.seconds, spent.actions / spent.seconds))
        own.append(search_speed(game, share, round_, SearchParameters()))
    mine, peers = _mean(ours), _mean(theirs)
    ratio = round(mine.actions / peers.actions, 2)
    return Measured(game.name, mine, _mean(own), peers, ratio)


def search_speed(
    game: Game[Any, Any], seconds: float, seed: int, parameters: SearchParameters
) -> Speed:
    """How fast decisions of random matches are searched, starting from a view."""
    simulations = actions = 0
    luck = Luck(seed)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.setup(game.options(), 2, luck)
        game.playout(state, luck, luck.below(EARLIER))
        if not (awaited := game.awaited(state)):
            continue
        seat = awaited[0]
        drawn = game.determinise(game.view(state, seat), seat, luck)
        search = Search(game, drawn, luck.below(1 << 30), parameters)
        root = Node(seat)
        search.prepare(root, game.legal_codes(drawn, seat))
        grow(root, VISITS, 0.0, time.perf_counter, search.step)
        simulations += search.simulations
        actions += search.tree_actions + search.playout_actions
    elapsed = time.perf_counter() - start
    return Speed(simulations / elapsed, actions / elapsed)


def _mean(speeds: list[Speed]) -> Speed:
    count = len(speeds)
    return Speed(
        round(sum(each.simulations for each in speeds) / count),
        round(sum(each.actions for each in speeds) / count),
    )
