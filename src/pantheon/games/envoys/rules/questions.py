"""What texts, powers and disturbances are made of: a condition, an effect, a question.

A question goes on the stack as a PICK frame (see `rules/frames`). One with a single option
answers itself, one with none falls away.
"""

import re
from typing import ClassVar, Final, TypeVar

from pantheon.core.rules import Chance, RawEvents
from ..generated import codes
from . import decks, tokens
from .constants import NOBODY
from .frames import ABOUT, DISTURBANCE, PERSUADER, PICK, SECOND_TARGET, TARGET, get, push, put, top
from .state import State

STOP: Final = -1
"""The option to pick no more where fewer are allowed."""


class Moment:
    """When powers can be used, as bits."""

    TURN: Final = 1  # between other actions
    MOVE: Final = 2  # with a declared move
    TELLING: Final = 4  # after a roll for a telling
    THROW: Final = 8  # after another roll onto a village
    SHARING: Final = 16  # in a sharing of thoughts


class Question:
    """A choice that a seat is asked for: its options, and what follows from the one picked.

    An option is a number: a colour, a seat, a space, an island, a card, a story on a village
    (space * 2 + slot), whatever `picks` says. `about` is the question's own number: what was
    named before, or how many are left.
    """

    picks: int = NOBODY
    """The kind of action that answers it; none where nothing is asked."""
    worth: float = 0.0
    """About what the answer will bring to the seat that is asked, in points."""
    number: int = NOBODY
    """Its place in `catalogue.QUESTIONS`."""

    def __init__(self) -> None:
        words = re.sub("(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()
        self.name: str = words.removesuffix("_power")
        """As the data files and, with hyphens, the catalogues of messages spell it."""

    def ask(self, state: State, seat: int, about: int = NOBODY) -> None:
        """Put the question to a seat."""
        push(state, PICK, seat, self.number, about)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        """All that can be picked; by default a token or a card of the seat, or another player."""
        if self.picks == codes.PICK_COLOUR:
            return tokens.colours_in_pool(state, seat)
        if self.picks == codes.PICK_CARD:
            return state.hands[seat]
        return [other for other in range(state.seats) if other != seat]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        """What follows; by default the token or card picked is given up.

        The question's frame is still on top (see `about_of`).
        """
        if self.picks == codes.PICK_COLOUR:
            tokens.spend(state, seat, picked, raw)
        else:
            decks.discard(state, seat, picked, raw)


class Effect(Question):
    """Something that is played or happens; by default it asks its question, if it has one."""

    def is_possible(self, state: State, seat: int) -> bool:
        """Whether it would find something to work on."""
        return self.picks == NOBODY or len(self.options(state, seat, NOBODY)) > 0

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        """What it does."""
        if self.picks != NOBODY:
            self.ask(state, seat)


class Card(Effect):
    """A card's text (EN-27). It works once its window has closed; its frame is on top then."""


class Power(Effect):
    """A god's power (EN-40); paid for by `rules/powers`."""

    moments: ClassVar[int] = Moment.TURN
    """When it can be used, as bits of `Moment`."""
    seldom: ClassVar[int] = 0
    """Those moments at which it has a button only while it can be used."""


class Disturbance(Effect):
    """A disturbance (EN-50). Its seat is the one that drew it; its frame is on top."""

    at_persuader: bool = False
    """Whether it is aimed at the persuader: then Mercy can stop it."""
    names_target: bool = False
    """Whether its question is asked before anybody responds; without a target it fails (EN-R9)."""

    def options(self, state: State, seat: int, about: int) -> list[int]:
        """By default a token or a card of the persuader."""
        return super().options(state, persuader_of(state), about)

    def strikes(self, state: State, seat: int) -> bool:
        """Whether it is aimed at that seat."""
        return self.at_persuader and persuader_of(state) == seat

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        put(state, DISTURBANCE, TARGET, picked)


class SecondTarget(Question):
    """What else a disturbance has to know before anybody responds."""

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        put(state, DISTURBANCE, SECOND_TARGET, picked)


def about_of(state: State) -> int:
    """The own number of the question on top."""
    return state.stack[top(state) + ABOUT]


def persuader_of(state: State) -> int:
    """The persuader whom the disturbance on the stack is about."""
    return get(state, DISTURBANCE, PERSUADER)


def target_of(state: State) -> int:
    """The target that was named for the disturbance on the stack."""
    return get(state, DISTURBANCE, TARGET)


Asking = TypeVar("Asking", bound=Question)


def in_order(kind: type[Asking], names: list[str]) -> list[Asking]:
    """One of each class of a kind, in the order that the data files give their names."""
    classes = list(kind.__subclasses__())
    for each in classes:
        classes += each.__subclasses__()
    made = [each() for each in classes]
    by_name = {each.name: each for each in made}
    if set(names) != set(by_name):
        raise ValueError(f"not one of each: {set(names) ^ set(by_name)}")
    return [by_name[name] for name in names]
