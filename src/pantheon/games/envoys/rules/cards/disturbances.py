"""The fourteen disturbances (EN-50, EN-51): what each names, and what it does.

Seat is whoever drew the disturbance, the persuader whose token won the village (EN-34).
"""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys import data
from pantheon.games.envoys.generated import codes, emit
from pantheon.games.envoys.rules import decks, frames, routes, tokens
from pantheon.games.envoys.rules.constants import BACKS, GODS, NOBODY
from pantheon.games.envoys.rules.islands import continent_of, open_islands, villages_of
from pantheon.games.envoys.rules.questions import (
    Disturbance,
    Question,
    about_of,
    colours_of,
    in_order,
)
from pantheon.games.envoys.rules.sea import OTHERWORLD
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.stories import (
    forget_story,
    lower_story,
    move_story,
    room_for,
    rooted,
    stories,
    stories_on,
    story_at,
    story_code,
    throw,
)


class WhichDisturbance(Question):
    """EN-52: a token of the excluded god lets the player choose among the six."""

    name = "which_disturbance"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        start = state.excluded * GODS
        return [
            codes.pick_disturbance(each) for each in BACKS[start : start + GODS] if each != NOBODY
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.WHICH, codes.read_pick_disturbance(code))


class Meddling(Disturbance):
    """Take two tokens of choice from the persuader. The question is about how many."""

    name = "meddling"
    at_persuader = True
    worth = 0.9

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        self.ask(state, state.stack[at + frames.SEAT], 2)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return colours_of(state, persuader_of(state))

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        persuader, left = persuader_of(state), about_of(state) - 1
        tokens.hand_over(state, persuader, seat, codes.read_pick_colour(code), raw)
        if left and state.pool_total[persuader]:
            self.ask(state, seat, left)


class PlotTwist(Disturbance):
    """The persuader loses 1 point."""

    name = "plot_twist"
    at_persuader = True

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        persuader = state.stack[at + frames.PERSUADER]
        tokens.score(state, persuader, -1, raw)
        emit.points_lost(raw, persuader, 1)


class Amnesia(Disturbance):
    """The persuader discards all tokens of a colour of choice."""

    name = "amnesia"
    at_persuader = True
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return colours_of(state, persuader_of(state))

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, codes.read_pick_colour(code))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        persuader, colour = state.stack[at + frames.PERSUADER], state.stack[at + frames.TARGET]
        for _ in range(state.pool[persuader * GODS + colour]):
            tokens.spend(state, persuader, colour, raw)


class _OnIsland(Disturbance):
    """A disturbance of one island with a token that is not rooted."""

    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_island(island) for island in _shaken_islands(state)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, codes.read_pick_island(code))


class Obliterate(_OnIsland):
    """All tokens on one island −1."""

    name = "obliterate"

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        _lower_all(state, state.stack[at + frames.TARGET], raw)


class Exile(Disturbance):
    """An envoy to a space of the Otherworld."""

    name = "exile"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_seat(each) for each in range(state.seats) if _exile_spaces(state, each)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, codes.read_pick_seat(code))
        EXILE_SPACE.ask(state, seat)

    def strikes(self, state: State, at: int, seat: int) -> bool:
        return state.stack[at + frames.TARGET] == seat

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        routes.relocate(
            state, state.stack[at + frames.TARGET], state.stack[at + frames.SECOND_TARGET], raw
        )


class ExileSpace(Question):
    """To which space of the Otherworld the envoy goes."""

    name = "exile_space"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        exiled = _get(state, frames.TARGET)
        return [codes.pick_space(space) for space in _exile_spaces(state, exiled)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.SECOND_TARGET, codes.read_pick_space(code))


class Dementia(Disturbance):
    """All tokens on a continent −1; a continent goes by its first island."""

    name = "dementia"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        found: list[int] = []
        for island in _shaken_islands(state):
            code = codes.pick_island(continent_of(state, island)[0])
            if code not in found:
                found.append(code)
        return found

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, codes.read_pick_island(code))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        for island in continent_of(state, state.stack[at + frames.TARGET]):
            _lower_all(state, island, raw)


class Erase(Disturbance):
    """A token of the Otherworld to the Old Stories."""

    name = "erase"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            codes.pick_banished(owner, colour)
            for owner in range(state.seats)
            for colour in range(GODS)
            if state.banished[owner * GODS + colour]
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        owner, colour = codes.read_pick_banished(code)
        _set(state, frames.TARGET, owner)
        _set(state, frames.SECOND_TARGET, colour)

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        owner, colour = state.stack[at + frames.TARGET], state.stack[at + frames.SECOND_TARGET]
        state.banished[owner * GODS + colour] -= 1
        state.banished_total -= 1
        state.old[colour] += 1
        emit.banished_erased(raw, owner, colour)


class Lost(Disturbance):
    """A token to another village of its island."""

    name = "lost"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            story_code(story)
            for story in stories(state)
            if not rooted(state, story) and self.villages_for(state, story)
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, story_at(code))
        NEW_VILLAGE.ask(state, seat)

    def islands_for(self, state: State, home: int) -> list[int]:
        """The islands to which a token on the island `home` can go."""
        return [home]

    def villages_for(self, state: State, story: int) -> list[int]:
        """The villages to which a token can go; EN-33's limits hold (EN-R9)."""
        found: list[int] = []
        for island in self.islands_for(state, state.land[story >> 1]):
            for space in villages_of(state, island):
                if space != story >> 1 and room_for(state, state.owner[story], space):
                    found.append(space)
        return found

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        story = state.stack[at + frames.TARGET]
        if not rooted(state, story):
            move_story(state, story, state.stack[at + frames.SECOND_TARGET], raw)


class CollectiveMemory(Lost):
    """A token to a village of another island."""

    name = "collective_memory"

    def islands_for(self, state: State, home: int) -> list[int]:
        return [island for island in open_islands(state) if island != home]


class NewVillage(Question):
    """To which village the token of Lost or Collective Memory goes."""

    name = "new_village"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        moving = DISTURBANCES[_get(state, frames.WHICH)]
        assert isinstance(moving, Lost)
        villages = moving.villages_for(state, _get(state, frames.TARGET))
        return [codes.pick_space(space) for space in villages]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.SECOND_TARGET, codes.read_pick_space(code))


class Miscommunication(Disturbance):
    """A token to the Old Stories; its owner rolls a random one of her pool in its place."""

    name = "miscommunication"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [story_code(story) for story in stories(state) if not rooted(state, story)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _set(state, frames.TARGET, story_at(code))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        story = state.stack[at + frames.TARGET]
        if rooted(state, story):
            return
        owner = state.owner[story]
        forget_story(state, story, raw)
        state.dirty = 1
        total = state.pool_total[owner]
        if total:
            die = chance.draw(state.pool[owner * GODS : owner * GODS + GODS], total)
            tokens.lose(state, owner, die)
            throw(state, owner, frames.REPLACING, story >> 1, die, chance, raw)


class StolenIdea(Disturbance):
    """See the persuader's hand, take a card."""

    name = "stolen_idea"
    at_persuader = True
    worth = 0.5

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        seat, persuader = state.stack[at + frames.SEAT], state.stack[at + frames.PERSUADER]
        if state.hands[persuader]:
            decks.see_hand(state, seat, persuader, raw)
            self.ask(state, seat)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_card(card) for card in state.hands[persuader_of(state)]]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        decks.steal(state, seat, persuader_of(state), codes.read_pick_card(code), raw)


class Storm(Disturbance):
    """The persuader's envoy neither moves nor meditates next turn."""

    name = "storm"
    at_persuader = True

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        persuader = state.stack[at + frames.PERSUADER]
        state.storm[persuader] = 1
        emit.storm_raised(raw, persuader)


class Oblivion(_OnIsland):
    """All tokens on one island become 1."""

    name = "oblivion"

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        for story in stories_on(state, state.stack[at + frames.TARGET]):
            lower_story(state, story, 1, raw)


class TornPages(Disturbance):
    """The persuader discards 3 tokens, or all. The question is about how many are left."""

    name = "torn_pages"
    at_persuader = True
    worth = -1.0

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        persuader = state.stack[at + frames.PERSUADER]
        if state.pool_total[persuader] > 3:
            self.ask(state, persuader, 3)
            return
        for colour in range(GODS):
            for _ in range(state.pool[persuader * GODS + colour]):
                tokens.spend(state, persuader, colour, raw)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return colours_of(state, seat)

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        tokens.spend(state, seat, codes.read_pick_colour(code), raw)
        left = about_of(state) - 1
        if left:
            self.ask(state, seat, left)


def persuader_of(state: State) -> int:
    """The persuader whom the disturbance on the stack is about."""
    return _get(state, frames.PERSUADER)


def _get(state: State, slot: int) -> int:
    return state.stack[frames.nearest(state, frames.DISTURBANCE) + slot]


def _set(state: State, slot: int, value: int) -> None:
    state.stack[frames.nearest(state, frames.DISTURBANCE) + slot] = value


def _shaken_islands(state: State) -> list[int]:
    """Islands with a token that is not rooted."""
    found: list[int] = []
    for story in stories(state):
        island = state.land[story >> 1]
        if island not in found and not rooted(state, story):
            found.append(island)
    return found


def _exile_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the Otherworld that can take an envoy."""
    return [
        space
        for space in range(OTHERWORLD)
        if space != state.envoy[seat] and routes.may_stop(state, seat, space)
    ]


def _lower_all(state: State, island: int, raw: RawEvents) -> None:
    for space in villages_of(state, island):
        # The newer first: where the older is discarded, the newer takes its slot.
        for story in (2 * space + 1, 2 * space):
            if state.owner[story] >= 0:
                lower_story(state, story, state.pips[story] - 1, raw)


WHICH_DISTURBANCE: Final[Question] = WhichDisturbance()
EXILE_SPACE: Final[Question] = ExileSpace()
NEW_VILLAGE: Final[Question] = NewVillage()
DISTURBANCES: Final[list[Disturbance]] = in_order(
    data.disturbance_names(),
    [
        Meddling(),
        PlotTwist(),
        Amnesia(),
        Obliterate(),
        Exile(),
        Dementia(),
        Erase(),
        Lost(),
        Miscommunication(),
        StolenIdea(),
        Storm(),
        CollectiveMemory(),
        Oblivion(),
        TornPages(),
    ],
)
