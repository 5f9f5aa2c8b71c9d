"""The disturbances of stories on villages (EN-50, EN-51)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes
from .. import frames, tokens
from ..constants import GODS
from ..islands import continent_of, open_islands, villages_of
from ..questions import Disturbance, Question
from ..state import State
from ..stories import (
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


class _OnIsland(Disturbance):
    """A disturbance of one island with a token that is not rooted."""

    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_island(island) for island in _shaken_islands(state)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, codes.read_pick_island(code))


class Obliterate(_OnIsland):
    """All tokens on one island −1."""

    name = "obliterate"

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        _lower_all(state, state.stack[at + frames.TARGET], raw)


class Oblivion(_OnIsland):
    """All tokens on one island become 1."""

    name = "oblivion"

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        for story in stories_on(state, state.stack[at + frames.TARGET]):
            lower_story(state, story, 1, raw)


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
        frames.put(state, frames.DISTURBANCE, frames.TARGET, codes.read_pick_island(code))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        for island in continent_of(state, state.stack[at + frames.TARGET]):
            _lower_all(state, island, raw)


class Lost(Disturbance):
    """A token to another village of its island."""

    name = "lost"
    names_target = True
    elsewhere: bool = False
    """Whether it goes to another island."""

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            story_code(story)
            for story in stories(state)
            if not rooted(state, story) and _villages_for(state, story, self.elsewhere)
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, story_at(code))
        NEW_VILLAGE.ask(state, seat, int(self.elsewhere))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        story = state.stack[at + frames.TARGET]
        if not rooted(state, story):
            move_story(state, story, state.stack[at + frames.SECOND_TARGET], raw)


class CollectiveMemory(Lost):
    """A token to a village of another island."""

    name = "collective_memory"
    elsewhere = True


class NewVillage(Question):
    """To which village the token goes; about 1 if it goes to another island."""

    name = "new_village"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        story = frames.get(state, frames.DISTURBANCE, frames.TARGET)
        return [codes.pick_space(space) for space in _villages_for(state, story, about == 1)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.SECOND_TARGET, codes.read_pick_space(code))


class Miscommunication(Disturbance):
    """A token to the Old Stories; its owner rolls a random one of her pool in its place."""

    name = "miscommunication"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [story_code(story) for story in stories(state) if not rooted(state, story)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, story_at(code))

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


def _shaken_islands(state: State) -> list[int]:
    """Islands with a token that is not rooted."""
    found: list[int] = []
    for story in stories(state):
        island = state.land[story >> 1]
        if island not in found and not rooted(state, story):
            found.append(island)
    return found


def _lower_all(state: State, island: int, raw: RawEvents) -> None:
    for space in villages_of(state, island):
        # The newer first: where the older is discarded, the newer takes its slot.
        for story in (2 * space + 1, 2 * space):
            if state.owner[story] >= 0:
                lower_story(state, story, state.pips[story] - 1, raw)


def _villages_for(state: State, story: int, elsewhere: bool) -> list[int]:
    """The villages to which a token can go; EN-33's limits hold (EN-R9)."""
    here, home = story >> 1, state.land[story >> 1]
    found: list[int] = []
    for island in open_islands(state):
        if (island != home) == elsewhere:
            for space in villages_of(state, island):
                if space != here and room_for(state, state.owner[story], space):
                    found.append(space)
    return found


NEW_VILLAGE: Final[Question] = NewVillage()
DISTURBANCES: Final[list[Disturbance]] = [
    Obliterate(),
    Oblivion(),
    Dementia(),
    Lost(),
    CollectiveMemory(),
    Miscommunication(),
]
