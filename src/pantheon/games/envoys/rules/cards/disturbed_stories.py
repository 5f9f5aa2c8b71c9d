"""The disturbances of stories on villages (EN-50, EN-51)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes
from .. import frames, stories, tokens
from ..constants import GODS
from ..islands import continent_of, open_islands, villages_of
from ..questions import Disturbance, Question, SecondTarget, target_of
from ..state import State


class Obliterate(Disturbance):
    """All tokens on one island −1."""

    names_target = True
    picks = codes.PICK_ISLAND

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return stories.islands_of(state, stories.unrooted(state))

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        _lower_all(state, target_of(state), raw)


class Oblivion(Obliterate):
    """All tokens on one island become 1."""

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for story in stories.on_island(state, target_of(state)):
            stories.lower_to(state, story, 1, raw)


class Dementia(Disturbance):
    """All tokens on a continent −1; a continent goes by its first island."""

    names_target = True
    picks = codes.PICK_ISLAND

    def options(self, state: State, seat: int, about: int) -> list[int]:
        shaken = stories.islands_of(state, stories.unrooted(state))
        return list(dict.fromkeys([continent_of(state, island)[0] for island in shaken]))

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for island in continent_of(state, target_of(state)):
            _lower_all(state, island, raw)


def _lower_all(state: State, island: int, raw: RawEvents) -> None:
    """Each token by 1, a village's newer one first: it takes the slot of one discarded."""
    for space in villages_of(state, island):
        for story in (2 * space + 1, 2 * space):
            if state.owner[story] >= 0:
                stories.lower_to(state, story, state.pips[story] - 1, raw)


class Lost(Disturbance):
    """A token to another village of its island."""

    names_target = True
    picks = codes.PICK_STORY
    elsewhere: bool = False
    """Whether it goes to another island."""

    def options(self, state: State, seat: int, about: int) -> list[int]:
        free = stories.unrooted(state)
        return [story for story in free if _villages_for(state, story, self.elsewhere)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, picked)
        NEW_VILLAGE.ask(state, seat, int(self.elsewhere))

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if not stories.rooted(state, target_of(state)):
            space = frames.get(state, frames.DISTURBANCE, frames.SECOND_TARGET)
            stories.move(state, target_of(state), space, raw)


class CollectiveMemory(Lost):
    """A token to a village of another island."""

    elsewhere = True


class NewVillage(SecondTarget):
    """To which village the token goes; about 1 if it goes to another island."""

    picks = codes.PICK_SPACE

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return _villages_for(state, target_of(state), about == 1)


def _villages_for(state: State, story: int, elsewhere: bool) -> list[int]:
    """The villages to which a token can go; EN-33's limits hold (EN-R9)."""
    home = state.land[story >> 1]
    return [
        space
        for island in open_islands(state)
        if (island != home) == elsewhere
        for space in villages_of(state, island)
        if space != story >> 1 and stories.room_for(state, state.owner[story], space)
    ]


class Miscommunication(Disturbance):
    """A token to the Old Stories; its owner rolls a random one of her pool in its place."""

    names_target = True
    picks = codes.PICK_STORY

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return stories.unrooted(state)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        story = target_of(state)
        if stories.rooted(state, story):
            return
        owner = state.owner[story]
        stories.forget(state, story, raw)
        state.dirty = 1
        total = state.pool_total[owner]
        if total:
            die = chance.draw(state.pool[owner * GODS : owner * GODS + GODS], total)
            tokens.lose(state, owner, die)
            stories.throw(state, owner, frames.REPLACING, story >> 1, die, chance, raw)


NEW_VILLAGE: Final[Question] = NewVillage()
