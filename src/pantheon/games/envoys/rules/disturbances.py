"""The disturbances (EN-50 to EN-52): what is named, who may answer, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import Tale
from pantheon.games.envoys import told
from pantheon.games.envoys.rules import questions
from pantheon.games.envoys.rules.decks import see_hand
from pantheon.games.envoys.rules.frames import (
    DISTURBANCE,
    PERSUADER,
    PHASE_OF_DISTURBANCE,
    REPLACING,
    ROLL,
    SEAT,
    SECOND_TARGET,
    STOPPED,
    TARGET,
    WHICH,
    ask,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.islands import continent_of, villages_of
from pantheon.games.envoys.rules.targets import (
    banished_tokens,
    envoys_to_exile,
    shaken_continents,
    shaken_islands,
    targeted_stories,
)
from pantheon.games.envoys.rules.tokens import (
    colours_in_pool,
    draw_token,
    forget_story,
    lose,
    lower_story,
    move_story,
    roll,
    rooted,
    score,
    spend,
)
from pantheon.games.envoys.rules.windows import open_window
from pantheon.games.envoys.state import State
from pantheon.games.envoys.tables import (
    AIM,
    BACKS,
    BEFORE_DISTURBANCE,
    GODS,
    NOBODY,
)

TO_CHOOSE: Final = 0
TO_AIM: Final = 1
TO_ANSWER: Final = 2
TO_WORK: Final = 3
DONE: Final = 4


def stir(state: State, seat: int, persuader: int, chance: Chance, tale: Tale | None) -> None:
    """The loser draws a token, whose colour picks the disturbance (EN-34, EN-52)."""
    colour = draw_token(state, seat, chance, tale)
    if colour == NOBODY:
        return
    chosen = NOBODY if colour == state.excluded else BACKS[state.excluded * GODS + colour]
    push(state, DISTURBANCE, seat, chosen, persuader, TO_CHOOSE, NOBODY, NOBODY, 0)


def go_on(state: State, chance: Chance, tale: Tale | None) -> None:
    """The next step of the disturbance on top."""
    _STEPS[state.stack[top(state) + PHASE_OF_DISTURBANCE]](state, chance, tale)


def _choose(state: State, chance: Chance, tale: Tale | None) -> None:
    """EN-52: a token of the excluded god lets the player choose among the six."""
    at = top(state)
    state.stack[at + PHASE_OF_DISTURBANCE] = TO_AIM
    if state.stack[at + WHICH] == NOBODY:
        ask(state, state.stack[at + SEAT], questions.CHOICE)


def _aim(state: State, chance: Chance, tale: Tale | None) -> None:
    """Targets are named before anyone answers; without one nothing happens (EN-R9)."""
    at = top(state)
    seat, which = state.stack[at + SEAT], state.stack[at + WHICH]
    persuader = state.stack[at + PERSUADER]
    state.stack[at + PHASE_OF_DISTURBANCE] = TO_ANSWER
    if tale is not None:
        tale.append((told.DISTURBANCE_BEGUN, seat, which, persuader))
    if not _AIMS[AIM[which]](state, seat, which, persuader):
        _fail(state, seat, which, tale)


def _answer(state: State, chance: Chance, tale: Tale | None) -> None:
    state.stack[top(state) + PHASE_OF_DISTURBANCE] = TO_WORK
    open_window(state, BEFORE_DISTURBANCE, state.active)


def _work(state: State, chance: Chance, tale: Tale | None) -> None:
    at = top(state)
    state.stack[at + PHASE_OF_DISTURBANCE] = DONE
    seat, which = state.stack[at + SEAT], state.stack[at + WHICH]
    if state.stack[at + STOPPED]:
        _fail(state, seat, which, tale)
    else:
        _EFFECTS[which](state, at, chance, tale)


def _done(state: State, chance: Chance, tale: Tale | None) -> None:
    pop(state)


def _fail(state: State, seat: int, which: int, tale: Tale | None) -> None:
    pop(state)
    if tale is not None:
        tale.append((told.DISTURBANCE_FAILED, seat, which))


# What is named: each asks if there is something to name, and says whether there is.


def _at_nothing(state: State, seat: int, which: int, persuader: int) -> bool:
    return True


def _at_colour(state: State, seat: int, which: int, persuader: int) -> bool:
    if not state.pool_total[persuader]:
        return False
    ask(state, seat, questions.AIM_AT_COLOUR, persuader)
    return True


def _at_island(state: State, seat: int, which: int, persuader: int) -> bool:
    if not shaken_islands(state):
        return False
    ask(state, seat, questions.AIM_AT_ISLAND)
    return True


def _at_continent(state: State, seat: int, which: int, persuader: int) -> bool:
    if not shaken_continents(state):
        return False
    ask(state, seat, questions.AIM_AT_CONTINENT)
    return True


def _at_envoy(state: State, seat: int, which: int, persuader: int) -> bool:
    if not envoys_to_exile(state):
        return False
    ask(state, seat, questions.AIM_AT_ENVOY)
    return True


def _at_banished(state: State, seat: int, which: int, persuader: int) -> bool:
    if not banished_tokens(state):
        return False
    ask(state, seat, questions.AIM_AT_BANISHED)
    return True


def _at_story(state: State, seat: int, which: int, persuader: int) -> bool:
    if not targeted_stories(state, which):
        return False
    ask(state, seat, questions.AIM_AT_STORY, which)
    return True


# What they do, in the order of their numbers; `at` is the disturbance's frame.


def _meddling(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """Take two tokens of choice from the persuader."""
    ask(state, state.stack[at + SEAT], questions.MEDDLE, state.stack[at + PERSUADER], 2)


def _plot_twist(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """The persuader loses 1 point."""
    persuader = state.stack[at + PERSUADER]
    score(state, persuader, -1, tale)
    if tale is not None:
        tale.append((told.POINTS_LOST, persuader, 1))


def _amnesia(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """The persuader discards all tokens of the colour named."""
    persuader, colour = state.stack[at + PERSUADER], state.stack[at + TARGET]
    for _ in range(state.pool[persuader * GODS + colour]):
        spend(state, persuader, colour, tale)


def _obliterate(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """All tokens on one island −1."""
    _lower_all(state, state.stack[at + TARGET], tale)


def _exile(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """An envoy to a space of the Otherworld."""
    relocate(state, state.stack[at + TARGET], state.stack[at + SECOND_TARGET], tale)


def _dementia(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """All tokens on a continent −1."""
    for island in continent_of(state, state.stack[at + TARGET]):
        _lower_all(state, island, tale)


def _erase(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """A token of the Otherworld to the Old Stories."""
    seat, colour = state.stack[at + TARGET] % 6, state.stack[at + TARGET] // 6
    state.banished[seat * GODS + colour] -= 1
    state.banished_total -= 1
    state.old[colour] += 1
    if tale is not None:
        tale.append((told.BANISHED_ERASED, seat, colour))


def _lost(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """A token to another village of its island."""
    story = state.stack[at + TARGET]
    if not rooted(state, story):
        move_story(state, story, state.stack[at + SECOND_TARGET], tale)


def _miscommunication(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """A token to the Old Stories; its owner rolls a random one of her pool in its place."""
    story = state.stack[at + TARGET]
    if rooted(state, story):
        return
    owner = state.owner[story]
    forget_story(state, story, tale)
    state.dirty = 1
    total = state.pool_total[owner]
    if total:
        die = chance.draw(state.pool[owner * GODS : owner * GODS + GODS], total)
        lose(state, owner, die)
        throw(state, owner, REPLACING, story >> 1, die, chance, tale)


def _stolen_idea(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """See the persuader's hand, take a card."""
    seat, persuader = state.stack[at + SEAT], state.stack[at + PERSUADER]
    if state.hands[persuader]:
        see_hand(state, seat, persuader, tale)
        ask(state, seat, questions.STEAL, persuader)


def _storm(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """The persuader's envoy neither moves nor meditates next turn."""
    persuader = state.stack[at + PERSUADER]
    state.storm[persuader] = 1
    if tale is not None:
        tale.append((told.STORM_RAISED, persuader))


def _oblivion(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """All tokens on one island become 1."""
    for space in villages_of(state, state.stack[at + TARGET]):
        for story in (2 * space, 2 * space + 1):
            if state.owner[story] >= 0:
                lower_story(state, story, 1, tale)


def _torn_pages(state: State, at: int, chance: Chance, tale: Tale | None) -> None:
    """The persuader discards 3 tokens, or all."""
    persuader = state.stack[at + PERSUADER]
    if state.pool_total[persuader] > 3:
        ask(state, persuader, questions.TEAR, 3)
        return
    for colour in colours_in_pool(state, persuader):
        for _ in range(state.pool[persuader * GODS + colour]):
            spend(state, persuader, colour, tale)


def _lower_all(state: State, island: int, tale: Tale | None) -> None:
    for space in villages_of(state, island):
        # The newer first: where the older is discarded, the newer takes its slot.
        for story in (2 * space + 1, 2 * space):
            if state.owner[story] >= 0:
                lower_story(state, story, state.pips[story] - 1, tale)


def relocate(state: State, seat: int, space: int, tale: Tale | None) -> None:
    """Put an envoy elsewhere; that is no move (EN-R15)."""
    origin = state.envoy[seat]
    state.envoy[seat] = space
    if tale is not None:
        tale.append((told.ENVOY_RELOCATED, seat, origin, space))


def throw(
    state: State, seat: int, purpose: int, space: int, die: int, chance: Chance, tale: Tale | None
) -> None:
    """Roll a story token; answers follow before it counts (EN-71)."""
    pips = roll(chance)
    push(state, ROLL, seat, purpose, space, die, pips, 0, 0)
    if tale is not None:
        tale.append((told.TOKEN_ROLLED, seat, die, pips, space))


_STEPS: Final[list[Callable[[State, Chance, Tale | None], None]]] = [
    _choose,
    _aim,
    _answer,
    _work,
    _done,
]
_AIMS: Final[list[Callable[[State, int, int, int], bool]]] = [
    _at_nothing,
    _at_colour,
    _at_island,
    _at_continent,
    _at_envoy,
    _at_banished,
    _at_story,
]
_EFFECTS: Final[list[Callable[[State, int, Chance, Tale | None], None]]] = [
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
