"""The levels a person can choose: novice, apprentice, adept, oracle."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from pantheon.bots.search.decision import Budget


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot plays, and how fast; `levels.toml` explains the numbers."""

    visits: int
    seconds: float
    reaction: float
    overlooks: float = 0.0

    @property
    def budget(self) -> Budget:
        """How long the level searches for one decision."""
        return Budget(self.visits, self.seconds)


@cache
def levels() -> dict[str, Level]:
    """Every level by name, the weakest first."""
    text = files(__package__).joinpath("levels.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Level])
