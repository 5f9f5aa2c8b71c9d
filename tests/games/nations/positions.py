"""Positions set up by hand: cards at axial coordinates, and the players' components."""

from typing import Any

import pytest

from pantheon.core.actions import Action
from pantheon.core.chance import Chance, Recorded
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Event
from pantheon.games.nations import GAME
from pantheon.games.nations.generated import actions
from pantheon.games.nations.generated.copying import blank_state
from pantheon.games.nations.options import NationsOptions
from pantheon.games.nations.rules.constants import Card
from pantheon.games.nations.rules.field import lay, lay_desert
from pantheon.games.nations.rules.hexes import cell_at
from pantheon.games.nations.rules.state import State
from pantheon.games.nations.rules.temples import bless

MADDER, MOSS, INDIGO, MULBERRY = range(Card.TRIBE, Card.TRIBE + 4)
NAMES = {
    "desert": Card.DESERT, "decay": Card.DECAY, "whirlwind": Card.WHIRLWIND, "extra": Card.EXTRA,
    "madder": MADDER, "moss": MOSS, "indigo": INDIGO, "mulberry": MULBERRY,
    **{f"temple{seat}": Card.TEMPLE + seat for seat in range(4)},
}  # fmt: skip


class Table:
    """A position of `nations` to act on, with enough deserts in the sack."""

    def __init__(
        self,
        field: dict[tuple[int, int], str],
        display: tuple[str, str] = ("desert", "decay"),
        seats: int = 3,
        power: int = 12,
        faiths: dict[tuple[int, int], int] | None = None,
        **options: Any,
    ) -> None:
        self.options = NationsOptions(**options)
        self.state: State = blank_state(self.options.knobs(seats), seats)
        state = self.state
        state.power = [power] * seats
        state.stones = [self.options.stones] * seats
        state.temples = [self.options.temples] * seats
        state.actions_left = self.options.actions
        state.turn = 1
        for place, name in field.items():
            self._lay(place, NAMES[name])
        for place, god in (faiths or {}).items():
            bless(state, cell_at(*place), god)
        self.show(*display)
        self.fill(desert=5, moss=5, indigo=5)

    def _lay(self, place: tuple[int, int], card: int) -> None:
        if card == Card.DESERT:
            lay_desert(self.state, cell_at(*place))
        else:
            lay(self.state, cell_at(*place), card)
            if card >= Card.TEMPLE:
                self.state.temples[card - Card.TEMPLE] -= 1

    def show(self, *cards: str) -> None:
        """Put cards on the display; an empty name leaves the place empty."""
        self.state.display = [NAMES[card] if card else Card.EMPTY for card in cards]

    def fill(self, **cards: int) -> None:
        """Fill the sack with exactly these cards."""
        self.state.sack = [0] * len(self.state.sack)
        for name, count in cards.items():
            self.state.sack[NAMES[name]] = count
        self.state.sack_total = sum(self.state.sack)

    def play(self, action: Action, *drawn: str) -> list[Event]:
        """Act as the active player; `drawn` are the cards drawn, in order."""
        chance = Recorded([NAMES[card] for card in drawn]) if drawn else Chance(1)
        return GAME.apply(self.state, self.state.active, action, chance)

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The rule that forbids an action, which must leave the state unchanged."""
        before = GAME.digest(self.state)
        acting = self.state.active if seat is None else seat
        with pytest.raises(RuleBroken) as broken:
            GAME.apply(self.state, acting, action, Chance(1))
        assert GAME.digest(self.state) == before
        return broken.value.rule

    def tribe(self, q: int, r: int, slot: int = 0) -> list[Event]:
        return self.play(actions.PlaceTribe(slot, cell_at(q, r)))

    def temple(self, q: int, r: int) -> list[Event]:
        return self.play(actions.PlaceTemple(cell_at(q, r)))

    def faith(self, q: int, r: int) -> int:
        return self.state.faith[cell_at(q, r)]

    def card(self, q: int, r: int) -> int:
        return self.state.card[cell_at(q, r)]

    def legal(self, kind: type[Action]) -> list[Any]:
        """The legal actions of one kind."""
        legal = GAME.legal(self.state, self.state.active)
        return [action for action in legal if isinstance(action, kind)]
