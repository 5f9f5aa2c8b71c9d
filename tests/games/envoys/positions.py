"""Positions set up by hand: open islands, envoys at sea, hands and pools, chosen chance."""

from typing import Any

import pytest

from pantheon.core.actions import Action
from pantheon.core.chance import Scripted
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Event
from pantheon.core.options import parse_options
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.copying import blank_state
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.rules import stories
from pantheon.games.envoys.rules.apply import apply_code
from pantheon.games.envoys.rules.constants import (
    CARD_COLOUR,
    CARD_TEXT,
    DECK,
    GODS,
    NOBODY,
)
from pantheon.games.envoys.rules.frames import TEXT, TURN, WIDTH, WINDOW, push, top, top_kind
from pantheon.games.envoys.rules.islands import lay, turn_up
from pantheon.games.envoys.rules.routes import RouteSearch, card_steps
from pantheon.games.envoys.rules.sea import NEAR, OTHERWORLD
from pantheon.games.envoys.rules.sites import cells_of, open_spots, site
from pantheon.games.envoys.rules.state import ZONES, State, Zone
from pantheon.games.envoys.rules.tokens import gain

NAMES = data.names("gods")
TEXTS = data.names("texts")
RA, ODIN, QUETZALCOATL, IXCHEL, GUAN_YIN, YEMAYA, SYLVANUS = range(GODS)


def fated(*outcomes: int) -> Scripted:
    """Chance that says what it was told to, and after that the first thing possible."""
    return Scripted(list(outcomes))


class Table:
    """A match in the middle of seat 0's turn, with an empty sea.

    Gods are given to seats in order; decks lie ready, hands and pools are empty. All tokens
    are in the Well. The rulings are those of a version of the rules. The values of villages,
    objectives and texts are those of the preset `earlier`, whatever today's are.
    """

    def __init__(
        self,
        *gods: int,
        excluded: int | None = None,
        version: int = GAME.rules_version,
        **options: Any,
    ) -> None:
        gods = gods or (RA, ODIN)
        given = GAME.presets["earlier"] | options
        parsed = parse_options(EnvoysOptions, given, len(gods), version)
        assert isinstance(parsed, EnvoysOptions)
        self.options = parsed
        self.state: State = blank_state(self.options.knobs(len(gods)), len(gods))
        state = self.state
        absent = [god for god in range(GODS) if god not in gods]
        state.excluded = absent[-1] if excluded is None else excluded
        state.well = [self.options.tokens_per_colour] * GODS
        state.well_total = sum(state.well)
        state.small_pile = state.large_pile = 0
        for god in range(GODS):
            if god != state.excluded:
                state.unknown_gods[god] = state.unknown_gods[GODS + god] = 1
        for seat, god in enumerate(gods):
            state.god[seat] = god
            state.seat_of[god] = seat
            state.envoy[seat] = seat
            state.offers[2 * seat : 2 * seat + 2] = [2 * seat, 2 * seat + 1]
            state.objective[seat] = 2 * seat
            for card in range(god * DECK, (god + 1) * DECK):
                state.decks[seat].append(card)
                state.place[card] = ZONES * seat + Zone.DECK
        state.turn = 1
        push(state, TURN, 0)

    # Setting up

    def island(self, god: int, size: int = 4, *, face_up: bool = True) -> int:
        """The next island, apart from all others; its number."""
        state = self.state
        apart = [
            spot
            for spot in reversed(open_spots(size))
            if all(state.land[space] < 0 for space in cells_of(spot, size))
            and all(each < 0 or state.land[each] < 0 for each in site(spot, size).rim)
        ]
        inland = [spot for spot in apart if -1 not in site(spot, size).rim]
        return self.lay(god, size, (inland or apart)[0], face_up=face_up)

    def lay(self, god: int, size: int, spot: int, *, face_up: bool = True) -> int:
        """An island on a given spot; its number."""
        island = lay(self.state, spot, size)
        start = 0 if size == 3 else GODS
        self.state.isle_god[island] = god
        self.state.unknown_gods[start + god] -= 1
        if face_up:
            turn_up(self.state, island)
        else:
            self.state.isle_god[island] = NOBODY
            self.state.unknown_gods[start + god] += 1
        return island

    def village(self, island: int, value: int) -> int:
        """The village of that value on an island."""
        cells = cells_of(self.state.spot[island], self.state.size[island])
        return next(space for space in cells if self.state.value[space] == value)

    def beside(self, space: int, number: int = 0) -> int:
        """A sea space beside a space."""
        near = [each for each in NEAR[space] if each >= OTHERWORLD and self.state.land[each] < 0]
        return near[number]

    def story(self, space: int, seat: int, pips: int, die: int | None = None) -> None:
        """A token on a village, taken from the Well."""
        colour = self.state.god[seat] if die is None else die
        self._from_well(colour)
        stories.put(self.state, space, seat, colour, pips)
        self.state.dirty = 0

    def pool(self, seat: int, *colours: int) -> None:
        """Tokens into a pool, taken from the Well."""
        for colour in colours:
            self._from_well(colour)
            gain(self.state, seat, colour)

    def old(self, *colours: int) -> None:
        """Tokens into the Old Stories, taken from the Well."""
        for colour in colours:
            self._from_well(colour)
            self.state.old[colour] += 1

    def banish(self, seat: int, count: int = 1) -> None:
        """Own tokens of a seat into the Otherworld, taken from the Well."""
        for _ in range(count):
            self._from_well(self.state.god[seat])
            self.state.banished[seat * GODS + self.state.god[seat]] += 1
            self.state.banished_total += 1

    def _from_well(self, colour: int) -> None:
        self.state.well[colour] -= 1
        self.state.well_total -= 1

    def hold(self, seat: int, card: int) -> int:
        """A card from wherever its deck lies into a hand."""
        owner = self.state.place[card] // ZONES
        self.state.decks[owner].remove(card)
        self.state.hands[seat].append(card)
        self.state.place[card] = ZONES * seat + Zone.HAND
        return card

    def give(self, seat: int, text: str, number: int = 0) -> int:
        """A card with a text, of any deck at the table, into a hand."""
        found = [
            card
            for deck in self.state.decks
            for card in sorted(deck)
            if CARD_TEXT[card] == TEXTS.index(text)
        ]
        own = [card for card in found if card // DECK == self.state.god[seat]]
        return self.hold(seat, (own or found)[number])

    def give_card(self, text: str, god: int) -> int:
        """The first card of a god's deck with a text; it stays where it is."""
        return next(
            card
            for card in range(god * DECK, (god + 1) * DECK)
            if CARD_TEXT[card] == TEXTS.index(text)
        )

    def give_move(self, seat: int, steps: int, colour: int | None = None) -> int:
        """A card with so many steps, of the seat's own deck, into the hand."""
        return self.hold(
            seat,
            next(
                card
                for card in sorted(self.state.decks[seat])
                if card_steps(self.state, card) == steps and colour in (None, CARD_COLOUR[card])
            ),
        )

    def moved_to(self, space: int, colour: int) -> None:
        """Seat 0 has just moved there with a card of that colour."""
        self.state.envoy[0] = self.state.move_end = space
        self.state.moved = 1
        self.state.move_colour = colour

    # Playing

    def play(self, action: Action, seat: int = 0, luck: tuple[int, ...] = ()) -> list[Event]:
        """Check and carry out an action."""
        code = GAME.encode(action)
        GAME.check_code(self.state, seat, code)
        raw: list[tuple[int, ...]] = []
        chance = fated(*luck)
        apply_code(self.state, seat, code, chance, raw)
        assert not chance.left, f"chance was not asked for {chance.left}"
        return GAME.event_codec.decode(raw)

    def text(self, card: int, seat: int = 0, luck: tuple[int, ...] = ()) -> list[Event]:
        """Play a card for its text, and nobody answers."""
        events = self.play(actions.PlayText(card), seat, luck if not self._will_ask(seat) else ())
        return events + self.hush(luck if self._asked() else ())

    def hush(self, luck: tuple[int, ...] = ()) -> list[Event]:
        """Everyone passes until no window is open; chance speaks when the last one closes."""
        events: list[Event] = []
        while self._asked():
            seat = GAME.to_act(self.state)[0]
            twin = GAME.copy(self.state)
            apply_code(twin, seat, GAME.encode(actions.Pass()), fated(), None)
            last = not (twin.stack and top_kind(twin) == WINDOW)
            events += self.play(actions.Pass(), seat, luck if last else ())
        return events

    def hush_until_roll(self) -> None:
        """Texts on the table are finished, up to the roll that waits under them."""
        while self.state.stack[top(self.state) - WIDTH] == TEXT:
            self.play(actions.Pass(), GAME.to_act(self.state)[0])

    def _asked(self) -> bool:
        return bool(self.state.stack) and top_kind(self.state) == WINDOW

    def _will_ask(self, seat: int) -> bool:
        """Whether a text played now would be answered by somebody."""
        twin = GAME.copy(self.state)
        for hand in twin.hands:
            if hand is not twin.hands[seat] and hand:
                return True
        return bool(twin.knobs.ask_everyone)

    def legal(self, seat: int = 0) -> list[Action]:
        return GAME.legal(self.state, seat)

    def ends(self) -> set[int]:
        """Where the declared move can end."""
        return {each.space for each in self.legal() if isinstance(each, actions.SailTo)}

    def refused(self, action: Action, seat: int = 0) -> str:
        """The rule that forbids an action."""
        before = GAME.digest(self.state)
        with pytest.raises(RuleBroken) as refusal:
            GAME.check(self.state, seat, action)
        assert GAME.digest(self.state) == before
        return refusal.value.rule


def search(state: State, seat: int = 0, wings: int = 0, calm: int = 0) -> RouteSearch:
    """A search by a seat's envoy, with so many wings and currents calmed or not."""
    searched = GAME.copy(state)
    searched.wings, searched.calm = wings, calm
    return RouteSearch(searched, seat)


def sailing(table: Table, steps: int = 2) -> None:
    """Seat 0 has declared a move."""
    table.play(actions.MoveWith(table.give_move(0, steps, IXCHEL)))


def rolled(table: Table, pips: int, value: int = 7, other: int = 0) -> int:
    """Seat 0 has rolled a story for a village, where seat 1 may have one."""
    village = table.village(table.island(IXCHEL), value)
    if other:
        table.story(village, 1, other)
    table.pool(0, table.state.god[0])
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(pips - 1,))
    return village
