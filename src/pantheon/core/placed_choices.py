"""Choices that can be made in many places, told at once."""

from collections.abc import Sequence
from typing import TypeVar

from pantheon.core.actions import KINDS
from pantheon.core.scene import Choice, Cost, PlacedChoice, Places
from pantheon.core.words import Argument, Words

T = TypeVar("T")


def by_place(listed: list[int], steps: dict[int, int]) -> tuple[list[list[int]], list[int]]:
    """The codes that differ in their last field only, together; and those that stand alone.

    `steps` says how far such codes lie apart, for each kind of action to be told by its places.
    """
    groups: dict[int, list[int]] = {}
    others: list[int] = []
    for code in listed:
        step = steps.get(code % KINDS, 0)
        if step == 0:
            others.append(code)
        elif code % step in groups:
            groups[code % step].append(code)
        else:
            groups[code % step] = [code]
    together: list[list[int]] = []
    for group in groups.values():
        if len(group) > 1:
            together.append(group)
        else:
            others.append(group[0])
    others.sort()
    return together, others


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
