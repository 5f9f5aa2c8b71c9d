"""The levels a person can choose: novice, apprentice, adept, oracle, deity."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from pantheon.bots.search.decision import Budget


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a bot plays, and how fast; `levels.toml` explains the numbers."""

    visits: int
    visits_without_net: int
    seconds: float
    reaction: float
    overlooks: float = 0.0
    learned: bool = True
    """Whether it uses a game's learned evaluation where there is one."""
    of_processor: bool = False
    """Whether `seconds` are those of the processor, whatever else the machine does."""

    @property
    def budget(self) -> Budget:
        """How long the level searches for one decision."""
        return Budget(self.visits, self.seconds, self.visits_without_net, self.of_processor)


@cache
def all_levels() -> dict[str, Level]:
    """Every level by name, also those that only a bench needs."""
    text = files(__package__).joinpath("levels.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Level])


@cache
def levels() -> dict[str, Level]:
    """The levels that people can choose, the weakest first."""
    return {name: level for name, level in all_levels().items() if level.learned}
