"""Speed: random playouts through the public contract, in turns with a peer's."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.refusal import PantheonError

PEER = "catanatron"
ROUNDS = 4
PEER_FILE = Path(__file__).resolve().parents[3] / "bench" / "peers" / "catanatron_playout.py"


class PeerMissing(PantheonError):
    """The peer to measure against is not installed."""


class Measured(msgspec.Struct, frozen=True):
    """Actions a second of a game and of the peer in the same run."""

    game: str
    actions_per_s: float
    peer: str
    peer_actions_per_s: float
    ratio: float


def bench(names: list[str], seconds: float, as_json: bool) -> None:
    """Measure the games, all if none is named, and tell the ratios."""
    chosen = [games.find(name) for name in names or games.names()]
    peer = _peer()
    measured = [_measure(game, peer, seconds) for game in chosen]
    if as_json:
        print(msgspec.json.encode(measured).decode())
        return
    table = Table("game", "actions/s", f"{PEER}/s", "ratio", box=None, padding=(0, 2, 0, 0))
    for each in measured:
        table.add_row(
            each.game,
            f"{each.actions_per_s:,.0f}",
            f"{each.peer_actions_per_s:,.0f}",
            f"{each.ratio:.1f}",
        )
    Console().print(table)


def _measure(game: Game[Any, Any], peer: Callable[[float], float], seconds: float) -> Measured:
    """Both sides in turns, so that a busy machine slows them alike."""
    ours: list[float] = []
    theirs: list[float] = []
    for round_ in range(ROUNDS):
        ours.append(playout_speed(game, seconds / ROUNDS, round_))
        theirs.append(peer(seconds / ROUNDS))
    speed, peer_speed = sum(ours) / ROUNDS, sum(theirs) / ROUNDS
    return Measured(game.name, round(speed), PEER, round(peer_speed), round(speed / peer_speed, 2))


def playout_speed(game: Game[Any, Any], seconds: float, seed: int) -> float:
    """Actions a second of random play, with the full legal list at every step."""
    actions = 0
    matches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        chance = Chance(f"{seed}:{matches}", record=False)
        seats = game.seats[matches % len(game.seats)]
        state = game.setup(game.options(), seats, chance)
        actions += _play(game, state, chance)
        matches += 1
    return actions / (time.perf_counter() - start)


def _play(game: Game[Any, Any], state: Any, chance: Chance) -> int:
    actions = 0
    to_act, legal, apply, below = game.to_act, game.legal_codes, game.apply_code, chance.below
    while acting := to_act(state):
        seat = acting[0] if len(acting) == 1 else acting[below(len(acting))]
        codes = legal(state, seat)
        apply(state, seat, codes[below(len(codes))], chance)
        actions += 1
    return actions


def _peer() -> Callable[[float], float]:
    if importlib.util.find_spec(PEER) is None or not PEER_FILE.exists():
        raise PeerMissing(f"{PEER} is needed to measure against; `make bench` installs it")
    spec = importlib.util.spec_from_file_location("catanatron_playout", PEER_FILE)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def speed(seconds: float) -> float:
        return float(module.measure(seats=4, seconds=seconds).actions_per_second)

    return speed
