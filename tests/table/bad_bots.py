"""Bots that go wrong, each in its own way."""

import os
import time
from pathlib import Path
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game


class Steady:
    """Goes wrong in no way at all, so as to be told apart from `random`."""

    name = "steady"
    reaction = 0.0

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        legal = game.legal(game.determinise(view, seat, chance), seat)
        return legal[chance.below(len(legal))]


class Raiser(Steady):
    name = "raiser"

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        raise ZeroDivisionError("a thought too many")


class Crasher(Steady):
    name = "crasher"

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        os._exit(9)


class Hanger(Steady):
    name = "hanger"

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        time.sleep(60)
        raise AssertionError("nobody waits that long")


class Cheat(Steady):
    name = "cheat"

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        return game.actions[-1](**dict.fromkeys(game.actions[-1].__struct_fields__, 0))


class Ponderer(Steady):
    """Thinks until it is let go by a file in the folder `PONDER`, and takes the last action."""

    name = "ponderer"

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        folder = Path(os.environ["PONDER"])
        (folder / f"{os.getpid()}.thinking").touch()
        while not (folder / "go").exists():
            time.sleep(0.01)
        return game.legal(game.determinise(view, seat, chance), seat)[-1]


BOTS = (Steady, Raiser, Crasher, Hanger, Cheat, Ponderer)
