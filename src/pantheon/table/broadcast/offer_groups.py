"""Offers told by place: what can be done in many places is sent once, with what differs there.

If a tile may go on any cell, with either face and in any rotation, a thousand offers come in only
sixteen variants, apart from the cell; and sixty places for a tribe differ in price and outcome.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from pantheon.core.scene import Cell, Choice, Piece
from pantheon.core.words import Words
from pantheon.table.protocol.models import Offer, Places

KEPT: Final = 1 << 13
NO_PLACE: Final = -1

_known: Final[dict[int, tuple[Choice, int]]] = {}
"""By identity: choices, kept so that no other takes their identity, and their shapes' numbers."""
_numbers: Final[dict[Hashable, int]] = {}


def grouped(
    choices: Sequence[Choice], codes: Sequence[int], cells: Sequence[Cell]
) -> tuple[Offer, ...]:
    """The offers of the choices, given with their codes in ascending order.

    `cells` are the scene's: their numbers need not be told again.
    """
    alike: dict[int, list[int]] = {}
    for at, choice in enumerate(choices):
        shape = _shape_number(choice)
        alike.setdefault(-1 - at if shape == NO_PLACE else shape, []).append(at)
    numbers: dict[str, int] = {}
    if len(alike) < len(choices):
        numbers = {cell.id: cell.number for cell in cells if cell.number is not None}
    return tuple([_offer(choices, codes, group, numbers) for group in alike.values()])


def _shape_number(choice: Choice) -> int:
    """The number of a choice's shape. Games keep their choices, so it is often known."""
    known = _known.get(id(choice))
    if known is not None:
        return known[1]
    if len(_known) >= KEPT:
        _known.clear()
        _numbers.clear()
    shape = _shape(choice)
    number = NO_PLACE if shape is None else _numbers.setdefault(shape, len(_numbers))
    _known[id(choice)] = choice, number
    return number


def offer_of(choice: Choice, code: int, places: Places | None = None) -> Offer:
    """A choice as it is sent to a client."""
    return Offer(
        code,
        choice.action,  # type: ignore[arg-type]  # encoded as the same JSON, and faster
        choice.picks,
        choice.label,
        choice.cost,
        choice.variant,
        choice.ghost,
        choice.note,
        places,
        choice.path,
    )


def _shape(choice: Choice) -> Hashable:
    """All that choices must have in common to be told together; None if it names no place."""
    place = choice.picks[-1]
    field = place[: place.find(":")]
    action: Any = choice.action
    fields = action.__struct_fields__
    if field not in fields:
        return None
    return (
        type(action),
        tuple([getattr(action, name) for name in fields if name != field]),
        choice.picks[:-1],
        choice.label.key,
        tuple(choice.label.args),
        tuple(choice.variant.items()),
        _look(choice.ghost, place, choice.label),
        (*choice.path[:-1], choice.path[-1] == place) if choice.path else (),
    )


def _look(ghost: Piece | None, place: str, label: Words) -> Hashable:
    """A ghost but for its place, and for its words if these are the choice's own."""
    if ghost is None:
        return None
    words = ghost.label
    named = True if words is None or words == label else (words.key, tuple(words.args.items()))
    return (
        ghost.id, ghost.symbol, ghost.size, ghost.dx, ghost.dy, ghost.turn, ghost.layer,
        ghost.seat, ghost.value, ghost.small, ghost.rule, ghost.at == place, named,
    )  # fmt: skip


def _offer(
    choices: Sequence[Choice], codes: Sequence[int], group: list[int], numbers: dict[str, int]
) -> Offer:
    first = group[0]
    choice = choices[first]
    if len(group) == 1:
        return offer_of(choice, codes[first])
    field = choice.picks[-1][: choice.picks[-1].find(":")]
    others = [choices[at] for at in group[1:]]
    values = [getattr(each.action, field) for each in others]
    step = (codes[group[1]] - codes[first]) // (values[0] - getattr(choice.action, field))
    picks = [each.picks[-1] for each in others]
    known = [numbers.get(pick) for pick in picks]
    if known == values or picks == [f"{field}:{value}" for value in values]:
        picks = []
    costs = [each.cost for each in others]
    notes, noted = _notes(choice, others)
    places = Places(
        field,
        step,
        tuple(values),
        tuple(picks),
        () if costs == [choice.cost] * len(costs) else tuple(costs),
        _arguments(choice, others, field),
        notes,
        noted,
    )
    return offer_of(choice, codes[first], places)


def _notes(
    choice: Choice, others: list[Choice]
) -> tuple[tuple[Words | None, ...], tuple[int, ...]]:
    """The different notes, and which of them each of the others has; empty if all are alike."""
    found: list[Words | None] = [choice.note]
    noted: list[int] = []
    for each in others:
        if each.note not in found:
            found.append(each.note)
        noted.append(found.index(each.note))
    return (tuple(found[1:]), tuple(noted)) if len(found) > 1 else ((), ())


def _arguments(choice: Choice, others: list[Choice], field: str) -> dict[str, Any]:
    """The label's arguments that differ and do not follow from the place."""
    differing: dict[str, Any] = {}
    for name, value in choice.label.args.items():
        given = [each.label.args[name] for each in others]
        if given == [value] * len(given) or _follows(choice, others, field, name):
            continue
        differing[name] = tuple(given)
    return differing


def _follows(choice: Choice, others: list[Choice], field: str, name: str) -> bool:
    """Whether an argument is everywhere the place's name, or the action's value for it."""
    every = [choice, *others]
    given = [each.label.args[name] for each in every]
    return given == [each.picks[-1][len(field) + 1 :] for each in every] or (
        name == field and given == [getattr(each.action, field) for each in every]
    )
