"""How a check is declared: its stage, when it looks, and how often."""

import random
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from pantheon.conformance.cases import Case
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.scene import Scene

Stage: TypeAlias = Literal["plays", "honest", "published"]
STAGES: tuple[Stage, ...] = ("plays", "honest", "published")


class Position:
    """A moment of a match under inspection, and what several checks want to know of it."""

    def __init__(self, case: Case, match: Match, before: Any) -> None:
        self.case = case
        self.match = match
        self.game: Game[Any, Any] = match.game
        self.before = before
        """The state before the last step; None at the start of the match."""
        self._scenes: dict[int | None, tuple[Any, Scene]] = {}

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def viewpoints(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.match.seats), None)

    @cached_property
    def after_secrets(self) -> bool:
        """Whether the match begins here, or the last step drew or showed something to some only."""
        if not self.match.steps:
            return True
        last = self.match.steps[-1]
        return last.barrier or any(
            event.seen_by(seat) != event for event in last.events for seat in self.viewpoints
        )

    def known(self, seat: int | None) -> Any:
        """The state as a seat knows it."""
        return self._drawn(seat)[0]

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees."""
        return self._drawn(seat)[1]

    def _drawn(self, seat: int | None) -> tuple[Any, Scene]:
        if seat not in self._scenes:
            known = self.match.known(seat)
            self._scenes[seat] = known, self.game.scene(known, seat)
        return self._scenes[seat]


PositionCheck: TypeAlias = Callable[[Position, random.Random], Iterator[str]]
MatchCheck: TypeAlias = Callable[[Case, Match], Iterator[str]]
GameCheck: TypeAlias = Callable[[Game[Any, Any], list[Case]], Iterator[str]]


class Check(msgspec.Struct, frozen=True):
    """A check; the first line of its function's docstring says what it demands."""

    stage: Stage
    run: Any
    share: float = 1.0
    """Of the positions that a position check looks at."""
    after_secrets: bool = False
    """Whether it looks at every position that follows chance or a secret as well."""

    @property
    def name(self) -> str:
        return str(self.run.__name__).replace("_", " ")

    @property
    def demand(self) -> str:
        return str(self.run.__doc__ or "").strip().partition("\n")[0]

    def looks_at(self, position: Position, luck: random.Random) -> bool:
        """Whether to look at this position."""
        if self.after_secrets and position.after_secrets:
            return True
        return luck.random() < self.share


AT_POSITIONS: list[Check] = []
AT_THE_END: list[Check] = []
ON_THE_GAME: list[Check] = []


def at_positions(
    stage: Stage, share: float = 1.0, after_secrets: bool = False
) -> Callable[[PositionCheck], PositionCheck]:
    """Declares a check of positions, the last one included."""

    def declare(run: PositionCheck) -> PositionCheck:
        AT_POSITIONS.append(Check(stage, run, share, after_secrets))
        return run

    return declare


def at_the_end(stage: Stage) -> Callable[[MatchCheck], MatchCheck]:
    """Declares a check of a finished match."""

    def declare(run: MatchCheck) -> MatchCheck:
        AT_THE_END.append(Check(stage, run))
        return run

    return declare


def on_the_game(stage: Stage) -> Callable[[GameCheck], GameCheck]:
    """Declares a check of the game as a whole."""

    def declare(run: GameCheck) -> GameCheck:
        ON_THE_GAME.append(Check(stage, run))
        return run

    return declare
