"""Makes the tests' own game and bots known; the crew's workers import this as a module."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pantheon import bots, games
from tests.table.bad_bots import BOTS
from tests.table.whispers import GAME

WORKER_MODULE = "tests.table.worker_setup"


def make_known() -> None:
    games.register(GAME)
    bots._SIMPLE.update({bot.name: bot for bot in BOTS})


@contextmanager
def known() -> Iterator[None]:
    """Known for a while, so that tests of the whole house do not meet them."""
    make_known()
    yield
    del games._registered()[GAME.name]
    for bot in BOTS:
        del bots._SIMPLE[bot.name]
