"""A process that plays for the learner: matches to learn from, now and then one to measure."""

import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Net
from pantheon.training.judges import Heuristic, Judge
from pantheon.training.self_play import SelfPlay, Teaching
from pantheon.training.strength import Contest

LEARN, MEASURE, STOP = range(3)
"""What workers are told to do."""
MEASURED_SEATS = 2
MEASURING = 6
"""Every sixth report is a measurement."""
VERSION = "version"
HALF = 2
"""Two seats are the most usual: they get as much as all others together."""


class Duty(NamedTuple):
    """What each worker plays."""

    game: str
    tables: int
    """Matches played in step, for each number of seats."""
    decisions: int
    """In each report."""
    measured: int
    """Matches in each measurement."""
    teaching: Teaching = Teaching()


def work(duty: Duty, number: int, folder: str, order: Any, results: Any) -> None:
    """Play until told to stop, with the newest net in the folder (see `Nets`)."""
    game = games.find(duty.game)
    inputs = net_inputs(game)
    seed = int(np.random.SeedSequence([number, os.getpid()]).generate_state(1, np.uint64)[0] >> 2)
    tables = [
        SelfPlay(game, seats, duty.tables, seed + seats, duty.teaching) for seats in game.seats
    ]
    contest = Contest(game, MEASURED_SEATS, seed)
    heuristic = Heuristic(inputs)
    nets = Nets(Path(folder), inputs)
    turn = number
    while order.value != STOP:
        judge: Judge = nets.newest() or heuristic
        measuring = order.value == MEASURE or (turn % MEASURING == 0 and judge is not heuristic)
        if measuring:
            won = sum(contest.play(judge, heuristic) for _ in range(duty.measured))
            results.put((won, duty.measured, nets.version))
        else:
            half = len(tables) > 1 and turn % HALF == 0
            table = tables[0] if half else tables[1 + turn // HALF % (len(tables) - 1)]
            results.put(table.play(judge, duty.decisions))
        turn += 1
    results.put(None)


class Nets:
    """The nets that the learner has put into a folder."""

    NAME = "net.npz"

    def __init__(self, folder: Path, inputs: Any) -> None:
        self._file = folder / self.NAME
        self._inputs = inputs
        self._changed = 0
        self._net: Net | None = None
        self.version = 0

    def newest(self) -> Net | None:
        """The present net; None before there is one."""
        try:
            changed = self._file.stat().st_mtime_ns
        except FileNotFoundError:
            return None
        if changed != self._changed:
            self._changed = changed
            with np.load(self._file) as file:
                arrays = dict(file)
            self.version = int(arrays.pop(VERSION))
            self._net = Net(self._inputs, arrays)
        return self._net

    @classmethod
    def publish(cls, folder: Path, version: int, arrays: dict[str, Any]) -> None:
        """Put a net into a folder, in one move."""
        unfinished = folder / "unfinished.npz"
        named: dict[str, Any] = {**arrays, VERSION: np.array(version)}
        np.savez(unfinished, **named)
        unfinished.replace(folder / cls.NAME)
