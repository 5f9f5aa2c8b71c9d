"""The disturbances (EN-34, EN-50 to EN-52): those of players, envoys and the Otherworld, and
how each goes from its beginning to its end.

Seat is whoever drew the disturbance, the persuader whose token won the village (EN-34).
"""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ... import data
from ...generated import codes, emit
from .. import decks, frames, routes, tokens
from ..constants import BACKS, BEFORE_DISTURBANCE, GODS, NOBODY
from ..questions import Disturbance, Question, about_of, colours_of, in_order
from ..sea import OTHERWORLD
from ..state import State
from . import disturbed_stories


class WhichDisturbance(Question):
    """EN-52: a token of the excluded god lets the player choose among the six."""

    name = "which_disturbance"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        start = state.excluded * GODS
        return [
            codes.pick_disturbance(each) for each in BACKS[start : start + GODS] if each != NOBODY
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.WHICH, codes.read_pick_disturbance(code))


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
        frames.put(state, frames.DISTURBANCE, frames.TARGET, codes.read_pick_colour(code))

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        persuader, colour = state.stack[at + frames.PERSUADER], state.stack[at + frames.TARGET]
        for _ in range(state.pool[persuader * GODS + colour]):
            tokens.spend(state, persuader, colour, raw)


class Exile(Disturbance):
    """An envoy to a space of the Otherworld."""

    name = "exile"
    names_target = True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_seat(each) for each in range(state.seats) if _exile_spaces(state, each)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, codes.read_pick_seat(code))
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
        exiled = frames.get(state, frames.DISTURBANCE, frames.TARGET)
        return [codes.pick_space(space) for space in _exile_spaces(state, exiled)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.SECOND_TARGET, codes.read_pick_space(code))


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
        frames.put(state, frames.DISTURBANCE, frames.TARGET, owner)
        frames.put(state, frames.DISTURBANCE, frames.SECOND_TARGET, colour)

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        owner, colour = state.stack[at + frames.TARGET], state.stack[at + frames.SECOND_TARGET]
        state.banished[owner * GODS + colour] -= 1
        state.banished_total -= 1
        state.old[colour] += 1
        emit.banished_erased(raw, owner, colour)


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
    return frames.get(state, frames.DISTURBANCE, frames.PERSUADER)


def _exile_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the Otherworld that can take an envoy."""
    return [
        space
        for space in range(OTHERWORLD)
        if space != state.envoy[seat] and routes.may_stop(state, seat, space)
    ]


WHICH_DISTURBANCE: Final[Question] = WhichDisturbance()
EXILE_SPACE: Final[Question] = ExileSpace()
DISTURBANCES: Final[list[Disturbance]] = in_order(
    data.disturbance_names(),
    [
        Meddling(),
        PlotTwist(),
        Amnesia(),
        Exile(),
        Erase(),
        StolenIdea(),
        Storm(),
        TornPages(),
        *disturbed_stories.DISTURBANCES,
    ],
)
"""All fourteen, in the order of data/disturbances.toml."""


# From its beginning to its end: chosen, aimed, answered, at work.


def begin_disturbance(
    state: State, seat: int, persuader: int, chance: Chance, raw: RawEvents
) -> None:
    """The loser draws a token, whose colour picks the disturbance (EN-34, EN-52)."""
    colour = tokens.draw_token(state, seat, chance, raw)
    if colour == NOBODY:
        return
    chosen = NOBODY if colour == state.excluded else BACKS[state.excluded * GODS + colour]
    frames.push(
        state, frames.DISTURBANCE, seat, frames.TO_CHOOSE, chosen, persuader, NOBODY, NOBODY, 0
    )


def disturb(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next step of the disturbance on top."""
    at = frames.top(state)
    stack = state.stack
    phase = stack[at + frames.PHASE]
    stack[at + frames.PHASE] = phase + 1
    if phase == frames.TO_CHOOSE:
        if stack[at + frames.WHICH] == NOBODY:
            WHICH_DISTURBANCE.ask(state, stack[at + frames.SEAT])
    elif phase == frames.TO_AIM:
        _aim(state, at, raw)
    elif phase == frames.TO_ANSWER:
        frames.open_window(state, BEFORE_DISTURBANCE, state.active)
    elif phase == frames.TO_WORK:
        if stack[at + frames.STOPPED]:
            _fail(state, at, raw)
        else:
            DISTURBANCES[stack[at + frames.WHICH]].effect(state, at, chance, raw)
    else:
        frames.pop(state)
    return False


def _aim(state: State, at: int, raw: RawEvents) -> None:
    """Targets are named before anyone answers; without one nothing happens (EN-R9)."""
    seat, which = state.stack[at + frames.SEAT], state.stack[at + frames.WHICH]
    emit.disturbance_begun(raw, seat, which, state.stack[at + frames.PERSUADER])
    disturbance = DISTURBANCES[which]
    if disturbance.names_target:
        if disturbance.answers(state, seat, NOBODY):
            disturbance.ask(state, seat)
        else:
            _fail(state, at, raw)


def _fail(state: State, at: int, raw: RawEvents) -> None:
    seat, which = state.stack[at + frames.SEAT], state.stack[at + frames.WHICH]
    frames.pop(state)
    emit.disturbance_failed(raw, seat, which)
