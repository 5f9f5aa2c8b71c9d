"""What the disturbances do (EN-50, EN-51), one small function each, in the order of their numbers.

An effect gets the position of the disturbance's frame, whose targets have been named.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.constants import GODS
from pantheon.games.envoys.rules.decks import see_hand
from pantheon.games.envoys.rules.frames import (
    PERSUADER,
    REPLACING,
    SEAT,
    SECOND_TARGET,
    TARGET,
    ask,
)
from pantheon.games.envoys.rules.islands import continent_of, villages_of
from pantheon.games.envoys.rules.move import relocate
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.stories import forget_story, lower_story, move_story, rooted, throw
from pantheon.games.envoys.rules.tokens import colours_in_pool, lose, score, spend


def work(state: State, which: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Let a disturbance work."""
    _EFFECTS[which](state, at, chance, raw)


def _meddling(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """Take two tokens of choice from the persuader."""
    ask(state, state.stack[at + SEAT], questions.MEDDLE, state.stack[at + PERSUADER], 2)


def _plot_twist(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """The persuader loses 1 point."""
    persuader = state.stack[at + PERSUADER]
    score(state, persuader, -1, raw)
    if raw is not None:
        raw.append((told.POINTS_LOST, persuader, 1))


def _amnesia(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """The persuader discards all tokens of the colour named."""
    persuader, colour = state.stack[at + PERSUADER], state.stack[at + TARGET]
    for _ in range(state.pool[persuader * GODS + colour]):
        spend(state, persuader, colour, raw)


def _obliterate(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """All tokens on one island −1."""
    _lower_all(state, state.stack[at + TARGET], raw)


def _exile(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """An envoy to a space of the Otherworld."""
    relocate(state, state.stack[at + TARGET], state.stack[at + SECOND_TARGET], raw)


def _dementia(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """All tokens on a continent −1."""
    for island in continent_of(state, state.stack[at + TARGET]):
        _lower_all(state, island, raw)


def _erase(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """A token of the Otherworld to the Old Stories."""
    seat, colour = state.stack[at + TARGET] % 6, state.stack[at + TARGET] // 6
    state.banished[seat * GODS + colour] -= 1
    state.banished_total -= 1
    state.old[colour] += 1
    if raw is not None:
        raw.append((told.BANISHED_ERASED, seat, colour))


def _lost(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """A token to another village of its island."""
    story = state.stack[at + TARGET]
    if not rooted(state, story):
        move_story(state, story, state.stack[at + SECOND_TARGET], raw)


def _miscommunication(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """A token to the Old Stories; its owner rolls a random one of her pool in its place."""
    story = state.stack[at + TARGET]
    if rooted(state, story):
        return
    owner = state.owner[story]
    forget_story(state, story, raw)
    state.dirty = 1
    total = state.pool_total[owner]
    if total:
        die = chance.draw(state.pool[owner * GODS : owner * GODS + GODS], total)
        lose(state, owner, die)
        throw(state, owner, REPLACING, story >> 1, die, chance, raw)


def _stolen_idea(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """See the persuader's hand, take a card."""
    seat, persuader = state.stack[at + SEAT], state.stack[at + PERSUADER]
    if state.hands[persuader]:
        see_hand(state, seat, persuader, raw)
        ask(state, seat, questions.STEAL, persuader)


def _storm(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """The persuader's envoy neither moves nor meditates next turn."""
    persuader = state.stack[at + PERSUADER]
    state.storm[persuader] = 1
    if raw is not None:
        raw.append((told.STORM_RAISED, persuader))


def _oblivion(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """All tokens on one island become 1."""
    for space in villages_of(state, state.stack[at + TARGET]):
        for story in (2 * space, 2 * space + 1):
            if state.owner[story] >= 0:
                lower_story(state, story, 1, raw)


def _torn_pages(state: State, at: int, chance: Chance, raw: RawEvents) -> None:
    """The persuader discards 3 tokens, or all."""
    persuader = state.stack[at + PERSUADER]
    if state.pool_total[persuader] > 3:
        ask(state, persuader, questions.TEAR, 3)
        return
    for colour in colours_in_pool(state, persuader):
        for _ in range(state.pool[persuader * GODS + colour]):
            spend(state, persuader, colour, raw)


def _lower_all(state: State, island: int, raw: RawEvents) -> None:
    for space in villages_of(state, island):
        # The newer first: where the older is discarded, the newer takes its slot.
        for story in (2 * space + 1, 2 * space):
            if state.owner[story] >= 0:
                lower_story(state, story, state.pips[story] - 1, raw)


_EFFECTS: Final[list[Callable[[State, int, Chance, RawEvents], None]]] = [
    _meddling,
    _plot_twist,
    _amnesia,
    _obliterate,
    _exile,
    _dementia,
    _erase,
    _lost,
    _miscommunication,
    _stolen_idea,
    _storm,
    _lost,  # Collective Memory: the same, but to the village of another island
    _oblivion,
    _torn_pages,
]
