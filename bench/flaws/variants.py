"""What a variant of a game is: what was changed, and what the critic should say about it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Game
from pantheon.core.options import Options

Rig = Callable[[Any], None]
"""Changes a state right after its set-up."""


def _pay_points(state: Any, seat: int, points: int) -> None:
    state.points[seat] += points


Condition = Callable[[Any, int, Action], bool]
"""Of a state, a seat, and the action that the seat is about to take."""


class Bonus(msgspec.Struct, frozen=True):
    """Points that a kind of action pays unseen: bots that look ahead do not expect them.

    Plain bots therefore leave them alone; whoever takes such an action all the time wins. With
    points below 0, it is a trap: whoever avoids the action wins.
    """

    action: str
    """Its tag."""
    points: int
    when: Condition = lambda *_: True
    pay: Callable[[Any, int, int], None] = _pay_points


class Variant(msgspec.Struct, frozen=True):
    """A variant of a game. A sound one has no `flaws`."""

    name: str
    game: str
    flaws: tuple[str, ...] = ()
    """`KIND` or `KIND SUBJECT`: any of these findings means that the defect was found."""
    options: dict[str, Any] = {}
    base: dict[str, Any] = {}
    """Options of the table that it is compared with, where these are not the defaults."""
    rig: Rig | None = None
    bonus: Bonus | None = None
    search: bool = False
    """Whether the critic also searches for exploits, which takes most of its time."""
    seats: int = 2
    is_new: bool = False
    """Whether it was added when the search for exploits was finished: it had no part in that."""

    def game_to_play(self) -> Game[Any, Any]:
        """The game, rigged where the variant says so, under its usual name."""
        if self.rig or self.bonus:
            return rigged(self.game, self.rig, self.bonus)
        return games.find(self.game)


@contextmanager
def playing(game: Game[Any, Any]) -> Iterator[None]:
    """For a while, this game is the one of its name."""
    usual = games.find(game.name)
    games.register(game)
    try:
        yield
    finally:
        games.register(usual)


def rigged(name: str, rig: Rig | None = None, bonus: Bonus | None = None) -> Game[Any, Any]:
    """A game whose matches begin with a changed state, or pay for what they should not."""
    base: Any = type(games.find(name))

    class Rigged(base):  # type: ignore[misc]
        def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> Any:
            state = super().setup(options, seats, chance, raw)
            if rig is not None:
                rig(state)
            return state

        def apply_code(
            self, state: Any, seat: int, code: int, chance: Chance, raw: RawEvents = None
        ) -> None:
            # Events are collected in a match, but not while a bot looks ahead.
            pays = bonus is not None and raw is not None and self._earns(state, seat, code, bonus)
            super().apply_code(state, seat, code, chance, raw)
            if bonus is not None and pays:
                bonus.pay(state, seat, bonus.points)

        def _earns(self, state: Any, seat: int, code: int, bonus: Bonus) -> bool:
            action = self.codec.decode(code)
            tag = str(action.__struct_config__.tag)
            return bonus.action == tag and bonus.when(state, seat, action)

    Rigged.__module__ = base.__module__  # its folder has the words and the data
    game: Game[Any, Any] = Rigged()
    return game
