"""A disturbance that has just begun. Seat 0 persuades, seat 1 stirs."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.games.envoys import data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.rules.constants import BACKS, GODS
from tests.games.envoys.positions import Table

NAMES = data.names("disturbances")


class Stirred:
    """Seat 0 has persuaded a village of 6 from seat 1, who has drawn for one disturbance."""

    def __init__(self, name: str, ready: Callable[[Stirred], None] = lambda _: None) -> None:
        excluded, colour = next(
            divmod(at, GODS) for at, each in enumerate(BACKS) if each == NAMES.index(name)
        )
        self.gods = [god for god in range(GODS) if god not in (excluded, colour)][:3]
        self.table = Table(*self.gods, excluded=excluded)
        self.land = self.table.island(colour)
        self.village = self.table.village(self.land, 6)
        self.table.story(self.village, 1, 2)
        self.table.pool(0, self.gods[0])
        self.table.moved_to(self.table.beside(self.village), colour)
        ready(self)
        asked = any(self.table.state.hands)
        self.events = self.table.play(
            actions.Tell(self.village), luck=(3,) if asked else (3, colour)
        )
        self.events += self.table.hush((colour,) if asked else ())
        self.state = self.table.state

    def pick(self, action: object, seat: int = 1, luck: tuple[int, ...] = ()) -> None:
        self.events += self.table.play(action, seat)  # type: ignore[arg-type]
        self.events += self.table.hush(luck)
