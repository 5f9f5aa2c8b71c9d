"""Registers the tests' own game and bots, here and in bot workers."""

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
    """Registered for a while, so that tests over all games do not see them."""
    make_known()
    yield
    del games._registered()[GAME.name]
    for bot in BOTS:
        del bots._SIMPLE[bot.name]
