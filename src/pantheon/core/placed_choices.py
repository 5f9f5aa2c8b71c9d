"""Choices that can be made in many places, told at once."""

from collections.abc import Sequence
from typing import TypeVar

from pantheon.core.scene import Choice, Cost, PlacedChoice, Places
from pantheon.core.words import Argument, Words

T = TypeVar("T")


def in_places(
    code: int,
    choice: Choice,
    field: str,
    step: int,
    values: list[int],
    costs: Sequence[Cost] = (),
    notes: Sequence[Words | None] = (),
    **args: Sequence[Argument],
) -> PlacedChoice:
    """A choice that can be made in many places, the first of which it names.

    The value of the action's field, the cost, the note and arguments of the label are given for
    every place, unless they are everywhere the same. Equal notes are the same object.
    """
    told, noted = _different(notes)
    places = Places(
        field,
        step,
        tuple(values[1:]),
        (),
        _others(costs),
        {name: others for name, each in args.items() if (others := _others(each))},
        told,
        noted,
    )
    return PlacedChoice(code, choice, places)


def _others(values: Sequence[T]) -> tuple[T, ...]:
    """All but the first, if they are not all alike."""
    if not values or values.count(values[0]) == len(values):
        return ()
    return tuple(values[1:])


def _different(
    notes: Sequence[Words | None],
) -> tuple[tuple[Words | None, ...], tuple[int, ...]]:
    """The different notes but the first, and which of them each place but the first has."""
    numbers: dict[int, int] = {}
    noted = [numbers.setdefault(id(note), len(numbers)) for note in notes]
    if len(numbers) < 2:
        return (), ()
    return tuple([notes[noted.index(number)] for number in range(1, len(numbers))]), tuple(
        noted[1:]
    )
