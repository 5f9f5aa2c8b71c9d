"""The disturbances (EN-34, EN-50 to EN-52): those of players, envoys and the Otherworld, and
how each goes from its beginning to its end.

Seat is whoever drew the disturbance, the persuader whose token won the village (EN-34).
"""

from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ... import data
from ...generated import codes, emit
from .. import decks, frames, questions, routes, tokens
from ..constants import BACKS, GODS, NOBODY, Window
from ..questions import Disturbance, Question, SecondTarget, about_of, persuader_of, target_of
from ..sea import OTHERWORLD
from ..state import State
from . import disturbed_stories  # noqa: F401 (its classes are found by their base)


class Meddling(Disturbance):
    """Take two tokens of choice from the persuader. The question is about how many."""

    at_persuader = True
    picks = codes.PICK_COLOUR
    worth = 0.9

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        self.ask(state, seat, 2)

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.hand_over(state, persuader_of(state), seat, picked, raw)
        if about_of(state) > 1:
            self.ask(state, seat, about_of(state) - 1)


class PlotTwist(Disturbance):
    """The persuader loses 1 point."""

    at_persuader = True

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        tokens.lose_point(state, persuader_of(state), raw)


class Amnesia(Disturbance):
    """The persuader discards all tokens of a colour of choice."""

    names_target = True
    at_persuader = True
    picks = codes.PICK_COLOUR

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        tokens.spend_all(state, persuader_of(state), target_of(state), raw)


class Exile(Disturbance):
    """An envoy to a space of the Otherworld."""

    names_target = True
    picks = codes.PICK_SEAT

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return [each for each in range(state.seats) if _places(state, each)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.TARGET, picked)
        EXILE_SPACE.ask(state, seat)

    def strikes(self, state: State, seat: int) -> bool:
        return target_of(state) == seat

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        space = frames.get(state, frames.DISTURBANCE, frames.SECOND_TARGET)
        routes.relocate(state, target_of(state), space, raw)


class ExileSpace(SecondTarget):
    """To which space of the Otherworld the envoy goes."""

    picks = codes.PICK_SPACE

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return _places(state, target_of(state))


def _places(state: State, seat: int) -> list[int]:
    """The spaces of the Otherworld that can take an envoy."""
    return routes.can_be_put(state, seat, list(range(OTHERWORLD)))


class Erase(Disturbance):
    """A token of the Otherworld to the Old Stories."""

    names_target = True
    picks = codes.PICK_BANISHED

    def options(self, state: State, seat: int, about: int) -> list[int]:
        found = [at for at in range(state.seats * GODS) if state.banished[at]]
        return [codes.number_of(codes.pick_banished(at // GODS, at % GODS)) for at in found]

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        owner, colour = codes.read_pick_banished(codes.code_of(self.picks, target_of(state)))
        state.banished[owner * GODS + colour] -= 1
        state.banished_total -= 1
        state.old[colour] += 1
        emit.banished_erased(raw, owner, colour)


class StolenIdea(Disturbance):
    """See the persuader's hand, take a card."""

    at_persuader = True
    picks = codes.PICK_CARD
    worth = 0.5

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        decks.see_hand(state, seat, persuader_of(state), raw)
        self.ask(state, seat)

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        decks.steal(state, seat, persuader_of(state), picked, raw)


class Storm(Disturbance):
    """The persuader's envoy neither moves nor meditates next turn."""

    at_persuader = True

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.storm[persuader_of(state)] = 1
        emit.storm_raised(raw, persuader_of(state))


class TornPages(Disturbance):
    """The persuader discards 3 tokens, or all. The question is about how many are left."""

    at_persuader = True
    picks = codes.PICK_COLOUR
    worth = -1.0

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        persuader = persuader_of(state)
        if state.pool_total[persuader] > 3:
            self.ask(state, persuader, 3)
            return
        for colour in range(GODS):
            tokens.spend_all(state, persuader, colour, raw)

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.spend(state, seat, picked, raw)
        if about_of(state) > 1:
            self.ask(state, seat, about_of(state) - 1)


class WhichDisturbance(Question):
    """EN-52: a token of the excluded god lets the player choose among the six."""

    picks = codes.PICK_DISTURBANCE

    def options(self, state: State, seat: int, about: int) -> list[int]:
        start = state.excluded * GODS
        return [each for each in BACKS[start : start + GODS] if each != NOBODY]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.WHICH, picked)


EXILE_SPACE: Final[Question] = ExileSpace()
WHICH_DISTURBANCE: Final[Question] = WhichDisturbance()
DISTURBANCES: Final[list[Disturbance]] = questions.in_order(Disturbance, data.names("disturbances"))
"""All fourteen, those of the module `disturbed_stories` too."""


def begin_disturbance(
    state: State, seat: int, persuader: int, chance: Chance, raw: RawEvents
) -> None:
    """The loser draws a token, which picks the disturbance (EN-34, EN-52), and keeps it (EN-R7)."""
    colour = tokens.draw_token(state, seat, chance, raw)
    if colour == NOBODY:
        return
    chosen = NOBODY if colour == state.excluded else BACKS[state.excluded * GODS + colour]
    frames.push(
        state, frames.DISTURBANCE, seat, frames.TO_CHOOSE, chosen, persuader, NOBODY, NOBODY, 0
    )


def disturb(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next step of the disturbance on top: it is chosen, aimed, responded to, at work.

    Targets are named before anyone responds; without one nothing happens (EN-R9).
    """
    at = frames.top(state)
    _, seat, phase, which, persuader, _, _, _ = state.stack[at:]
    state.stack[at + frames.PHASE] = phase + 1
    if phase == frames.TO_CHOOSE:
        if which == NOBODY:
            WHICH_DISTURBANCE.ask(state, seat)
        return False
    disturbance = DISTURBANCES[which]
    if phase == frames.TO_AIM:
        emit.disturbance_begun(raw, seat, which, persuader)
        if disturbance.names_target:
            if disturbance.is_possible(state, seat):
                disturbance.ask(state, seat)
            else:
                _fail(state, seat, which, raw)
    elif phase == frames.TO_RESPOND:
        frames.open_window(state, Window.DISTURBANCE, state.active)
    elif phase == frames.TO_WORK and state.stack[at + frames.STOPPED]:
        _fail(state, seat, which, raw)
    elif phase == frames.TO_WORK:
        disturbance.apply(state, seat, chance, raw)
    else:
        frames.pop(state)
    return False


def _fail(state: State, seat: int, which: int, raw: RawEvents) -> None:
    frames.pop(state)
    emit.disturbance_failed(raw, seat, which)
