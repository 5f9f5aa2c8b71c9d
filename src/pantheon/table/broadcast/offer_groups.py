"""Offers told by place: what can be done in many places is sent once, with what differs there.

If a tile may go on any cell, with either face and in any rotation, a thousand offers come in only
sixteen variants, apart from the cell; and sixty places for a tribe differ in price and outcome.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Final, NamedTuple

from pantheon.core.scene import Cell, Choice, Cost, Piece
from pantheon.core.words import Argument, Words
from pantheon.table.protocol.models import Offer, Places

KEPT: Final = 1 << 14
"""So many choices are remembered: what some two hundred tables offer at a time."""
NO_PLACE: Final = -1


class Facts(NamedTuple):
    """What grouping asks of a choice, worked out once: games keep their choices."""

    choice: Choice
    """Kept so that no other takes its identity."""
    shape: int = NO_PLACE
    """Choices of the same shape are told together."""
    place: str = ""
    """The last pick."""
    value: int = 0
    """What the action's field that is named like the place says."""
    is_plain: bool = True
    """Whether the place is just that field and value."""
    cost: Cost = ""
    note: int = 0
    arguments: tuple[Argument, ...] = ()
    """Of the label."""


_known: Final[dict[int, Facts]] = {}
"""By the choice's identity."""
_looks: Final[dict[tuple[int, bool], tuple[Piece, int]]] = {}
"""By the ghost's identity, and whether its words are the choice's own: the ghost, a number."""
_numbers: Final[dict[Hashable, int]] = {}
"""Of shapes, looks and notes."""


def grouped(
    choices: Sequence[Choice], codes: Sequence[int], cells: Sequence[Cell]
) -> tuple[Offer, ...]:
    """The offers of the choices, given with their codes in ascending order.

    `cells` are the scene's: their numbers need not be told again.
    """
    if len(_known) >= KEPT:  # and never within a list, whose shapes must stay different
        _known.clear()
        _looks.clear()
        _numbers.clear()
    known = [_known.get(id(choice)) or _learn(choice) for choice in choices]
    alike: dict[int, list[int]] = {}
    are_plain = True
    for at, facts in enumerate(known):
        shape = facts.shape
        if shape == NO_PLACE:
            alike[-1 - at] = [at]
        elif shape in alike:
            alike[shape].append(at)
        else:
            alike[shape] = [at]
        are_plain = are_plain and facts.is_plain
    numbers: dict[str, int] = {}
    if not are_plain:
        numbers = {cell.id: cell.number for cell in cells if cell.number is not None}
    return tuple([_offer(known, codes, group, numbers) for group in alike.values()])


def _learn(choice: Choice) -> Facts:
    place = choice.picks[-1]
    field = place[: place.find(":")]
    facts = Facts(choice)
    if field in choice.action.__struct_fields__:
        value = getattr(choice.action, field)
        label, note = choice.label, choice.note
        facts = Facts(
            choice,
            _number(_shape(choice, field, place)),
            place,
            value,
            place == f"{field}:{value}",
            choice.cost,
            _number(None if note is None else (note.key, tuple(note.args.items()))),
            tuple(label.args.values()),
        )
    _known[id(choice)] = facts
    return facts


def _number(found: Hashable) -> int:
    return _numbers.setdefault(found, len(_numbers))


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


def _shape(choice: Choice, field: str, place: str) -> Hashable:
    """All that choices must have in common to be told together."""
    action = choice.action
    others = [name for name in action.__struct_fields__ if name != field]
    return (
        type(action),
        tuple([getattr(action, name) for name in others]),
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
    own = words is None or words is label or words == label
    known = _looks.get((id(ghost), own))
    if known is None:
        look = (
            ghost.id, ghost.symbol, ghost.size, ghost.dx, ghost.dy, ghost.turn, ghost.layer,
            ghost.seat, ghost.value, ghost.small, ghost.rule,
            None if own or words is None else (words.key, tuple(words.args.items())),
        )  # fmt: skip
        known = _looks[(id(ghost), own)] = ghost, _number(look)
    return known[1], ghost.at == place


def _offer(
    known: list[Facts], codes: Sequence[int], group: list[int], numbers: dict[str, int]
) -> Offer:
    first = group[0]
    choice = known[first].choice
    if len(group) == 1:
        return offer_of(choice, codes[first])
    choices, _, picks, values, are_plain, costs, notes, arguments = zip(
        *[known[at] for at in group], strict=True
    )
    field = picks[0][: picks[0].find(":")]
    if all(are_plain[1:]) or [numbers.get(pick) for pick in picks[1:]] == [*values[1:]]:
        others: tuple[str, ...] = ()
    else:
        others = picks[1:]
    told, noted = _notes(choices, notes)
    places = Places(
        field,
        (codes[group[1]] - codes[first]) // (values[1] - values[0]),
        values[1:],
        others,
        () if _same(costs) else costs[1:],
        _arguments(choice.label, arguments, field, values, picks),
        told,
        noted,
    )
    return offer_of(choice, codes[first], places)


def _same(values: tuple[Any, ...]) -> bool:
    return values.count(values[0]) == len(values)


def _notes(
    choices: tuple[Choice, ...], notes: tuple[int, ...]
) -> tuple[tuple[Words | None, ...], tuple[int, ...]]:
    """The different notes, and which of them each but the first has; empty if all are alike."""
    if _same(notes):
        return (), ()
    found: dict[int, int] = {}
    told: list[Words | None] = []
    for number, choice in zip(notes, choices, strict=True):
        if number not in found:
            found[number] = len(found)
            told.append(choice.note)
    return tuple(told[1:]), tuple([found[number] for number in notes[1:]])


def _arguments(
    label: Words,
    given: tuple[tuple[Argument, ...], ...],
    field: str,
    values: tuple[int, ...],
    picks: tuple[str, ...],
) -> dict[str, tuple[Argument, ...]]:
    """The label's arguments that differ and are not the place's name or the action's value."""
    differing: dict[str, tuple[Argument, ...]] = {}
    for name, column in zip(label.args, zip(*given, strict=True), strict=True):
        if not (_same(column) or (name == field and column == values) or _names(column, picks)):
            differing[name] = column[1:]
    return differing


def _names(column: tuple[Argument, ...], picks: tuple[str, ...]) -> bool:
    """Whether an argument is everywhere the place's name."""
    start = picks[0].find(":") + 1
    if column[0] != picks[0][start:]:
        return False
    return column == tuple([pick[start:] for pick in picks])
