"""Positions set up by hand, always on the same map.

build ──── destroy ─── move
  │  FIRE     │  EARTH  │
wild ───── support ─── grow
  │  WIND     │  WATER  │
wild ──── discovery ─ recruit
"""

from __future__ import annotations

from typing import Any

import pytest

from pantheon.core.actions import Action
from pantheon.core.chance import Chance, Recorded
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Event
from pantheon.core.options import declared
from pantheon.games.elements.game import Elements
from pantheon.games.elements.generated.actions import Resolve
from pantheon.games.elements.generated.copying import blank_state
from pantheon.games.elements.options import ElementsOptions
from pantheon.games.elements.rules.chart import Chart
from pantheon.games.elements.rules.constants import (
    BUILD,
    DESTROY,
    DISCOVERY,
    EARTH,
    FIRE,
    GODS,
    GROW,
    ISLANDS,
    MOVE,
    NOBODY,
    RANKS,
    RECRUIT,
    SUPPORT,
    WATER,
    WILD,
    WIND,
    Phase,
    Pieces,
)
from pantheon.games.elements.rules.pieces import move_ship, put_person
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.turn import begin_turn

GAME = Elements()
SPOTS = {
    FIRE: 0, EARTH: 1, WIND: 2, WATER: 3, BUILD: 4, DESTROY: 5, MOVE: 6, WILD: 7, SUPPORT: 8,
    GROW: 9, WILD + 1: 10, DISCOVERY: 11, RECRUIT: 12,
}  # fmt: skip
NAMES = {"fire": FIRE, "earth": EARTH, "wind": WIND, "water": WATER}
PERSON, HOUSE, SHIP, MARKER, PRIEST = range(Pieces.KINDS)


class Table:
    """A position of `elements` to act on, with enough food for all.

    `version` is that of the rules it began under, where that is not today's.
    """

    def __init__(self, seats: int = 2, version: int | None = None, **options: Any) -> None:
        if version is not None:
            then = {each.name: each.default_at(version) for each in declared(ElementsOptions)}
            options = {**then, **options}
        self.options = ElementsOptions(**options)
        chart = Chart([SPOTS[island] for island in range(ISLANDS)])
        self.state: State = blank_state(self.options.knobs(seats), chart, seats)
        self.state.food = [99] * seats
        for seat in range(seats):
            self._take(seat, PRIEST, self.options.start_priests)
            self.state.priests[seat] = self.options.start_priests

    def _take(self, seat: int, piece: int, count: int) -> None:
        self.state.supply[seat * Pieces.KINDS + piece] -= count

    # Board contents

    def people(self, island: int, count: int = 1, seat: int = 0) -> Table:
        self._take(seat, PERSON, count)
        for _ in range(count):
            put_person(self.state, seat, island)
        return self

    def houses(self, island: int, count: int = 1, seat: int = 0) -> Table:
        self._take(seat, HOUSE, count)
        self.state.houses[seat * GODS + island] += count
        return self

    def ship(self, island: int, seat: int = 0) -> Table:
        self._take(seat, SHIP, 1)
        move_ship(self.state, seat, NOBODY, island)
        return self

    def building(self, island: int, seat: int = 0) -> Table:
        """Add a building to an island, with its builder's marker on a god's island."""
        added = self.state.built[island]
        self.state.built[island] += 1
        self.state.stock[added] -= 1
        if island < GODS:
            self.state.builder[2 * island + added] = seat
            self._take(seat, MARKER, 1)
        return self

    def energy(self, seat: int = 0, **amounts: int) -> Table:
        for name, amount in amounts.items():
            self.state.energy[seat * GODS + NAMES[name]] = amount
        return self

    def support(self, god: int, *levels: int) -> Table:
        for seat, level in enumerate(levels):
            self.state.support[seat * GODS + god] = level
        return self

    def has(self, seat: int = 0) -> tuple[int, ...]:
        """The seat's energy: fire, earth, wind, water."""
        return tuple(self.state.energy[seat * GODS : (seat + 1) * GODS])

    def supply(self, piece: int, seat: int = 0) -> int:
        return self.state.supply[seat * Pieces.KINDS + piece]

    # Actions

    def turn(self, first: int = 0) -> Table:
        """Start a turn with this first player."""
        self.state.first = first
        begin_turn(self.state, None)
        return self

    def act(self, island: int, rank: int = 0, seat: int = 0, alone: bool = False) -> Table:
        """Let a priest in that building act; another one waits, unless `alone`."""
        state = self.state
        building = island * RANKS + rank
        spare = WATER * RANKS + 1 if island == FIRE else FIRE * RANKS + 1
        state.turn = max(1, state.turn)
        state.active = seat
        state.priest[building] = seat
        state.waiting = [building] if alone else [building, spare]
        if not alone:
            state.priest[spare] = seat
        state.phase = Phase.CHOOSING
        self.play(Resolve(building))
        return self

    def play(self, action: Action, *outcomes: int, seat: int | None = None) -> list[Event]:
        acting = self.state.active if seat is None else seat
        chance = Recorded(list(outcomes)) if outcomes else Chance(1)
        return GAME.apply(self.state, acting, action, chance)

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The rule that forbids an action, which must leave the state unchanged."""
        acting = self.state.active if seat is None else seat
        before = GAME.digest(self.state)
        with pytest.raises(RuleBroken) as refusal:
            GAME.apply(self.state, acting, action, Chance(1))
        assert GAME.digest(self.state) == before
        assert action not in GAME.legal(self.state, acting)
        return refusal.value.rule

    def legal(self, *kinds: type[Action]) -> list[Action]:
        """The legal actions of the active seat, of these kinds if given."""
        legal = GAME.legal(self.state, self.state.active)
        return [each for each in legal if not kinds or isinstance(each, kinds)]
