"""What a text, a power or a disturbance is made of: its question, its condition, its effect.

A question goes on the stack as a PICK frame (see `rules/frames`). One with a single answer
answers itself, one with none falls away.
"""

from __future__ import annotations

from typing import Final, TypeVar

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes
from .constants import GODS, NOBODY
from .frames import ABOUT, PERSUADER, PICK, push, top
from .state import State

# The moments of powers: between other actions, with a declared move, after a roll for a telling
# or another roll onto a village, and in a sharing of thoughts.
IN_TURN: Final = 0
IN_MOVE: Final = 1
AT_TELLING: Final = 2
AT_THROW: Final = 3
AT_SHARING: Final = 4
MOMENTS: Final = 5


class Question:
    """A choice that a seat is asked for, with its answers and what follows from them.

    `about` is the question's own number: what was named before, or how many are left.
    """

    name: str = ""
    """As the data files and, with hyphens, the catalogues of messages spell it."""
    worth: float = 0.0
    """About what the answer will bring to the seat that is asked, in points."""
    number: int = NOBODY
    """Its place in `catalogue.QUESTIONS`."""

    def ask(self, state: State, seat: int, about: int = NOBODY) -> None:
        """Put the question to a seat."""
        push(state, PICK, seat, self.number, about)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        """The codes of all possible answers."""
        return []

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        """What follows from an answer; the question's frame is still on top (see `about_of`)."""


class Card(Question):
    """A card's text (EN-27)."""

    def can_play(self, state: State, seat: int) -> bool:
        """Whether the text would find something to work on."""
        return True

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        """What the text does once its window has closed; its frame is on top."""


class AskingCard(Card):
    """A text that asks a question, and can be played where that has an answer."""

    def can_play(self, state: State, seat: int) -> bool:
        return len(self.answers(state, seat, NOBODY)) > 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        self.ask(state, seat)


class Power(Question):
    """A god's power (EN-40), with its question; paid for by `rules/powers`."""

    def moments(self) -> list[int]:
        """When it can be used: some of the moments above."""
        return [IN_TURN]

    def works(self, state: State, seat: int, moment: int) -> bool:
        """Whether it would do something at one of its moments."""
        return True

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        """What the power does."""
        self.ask(state, seat)


class Disturbance(Question):
    """A disturbance (EN-50), with the question for its target or for what it takes."""

    at_persuader: bool = False
    """Whether it is aimed at the persuader: then Mercy can stop it."""
    names_target: bool = False
    """Whether its question is asked before anybody answers; without a target it fails (EN-R9)."""

    def strikes(self, state: State, at: int, seat: int) -> bool:
        """Whether it is aimed at that seat; `at` is the place of its frame."""
        return self.at_persuader and state.stack[at + PERSUADER] == seat

    def effect(self, state: State, at: int, chance: Chance, raw: RawEvents) -> None:
        """What it does; `at` is the place of its frame, whose targets have been named."""


def about_of(state: State) -> int:
    """The own number of the question on top."""
    return state.stack[top(state) + ABOUT]


Asking = TypeVar("Asking", bound=Question)


def in_order(names: list[str], made: list[Asking]) -> list[Asking]:
    """Put questions into the order that the data files give their names."""
    by_name = {each.name: each for each in made}
    if len(names) != len(made) or set(names) != set(by_name):
        raise ValueError(f"not one of each: {set(names) ^ set(by_name)}")
    return [by_name[name] for name in names]


def colours_of(state: State, seat: int) -> list[int]:
    """A token of a seat's pool, as answers."""
    found: list[int] = []
    for colour in range(GODS):
        if state.pool[seat * GODS + colour]:
            found.append(codes.pick_colour(colour))
    return found
