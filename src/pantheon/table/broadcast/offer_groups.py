"""Offers told by place: what can be done in many places is sent once, with what differs there.

If a tile may go on any cell, with either face and in any rotation, a thousand offers come in only
sixteen variants, apart from the cell; and sixty places for a tribe differ in price and outcome.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from pantheon.core.scene import Cell, Choice, Piece, PlacedChoice, Places
from pantheon.core.words import Argument, Words
from pantheon.table.protocol.models import Offer


def offers_of(
    placed: Sequence[PlacedChoice],
    choices: Sequence[Choice],
    codes: Sequence[int],
    cells: Sequence[Cell],
) -> tuple[Offer, ...]:
    """The offers of what a game has told by place, and of its other choices with their codes."""
    offers = [offer_of(each.choice, each.code, each.places) for each in placed]
    offers += grouped(choices, codes, cells)
    if placed:
        offers.sort(key=_code)
    return tuple(offers)


def _code(offer: Offer) -> int:
    return offer.code


def grouped(
    choices: Sequence[Choice], codes: Sequence[int], cells: Sequence[Cell]
) -> tuple[Offer, ...]:
    """The offers of the choices, given with their codes in ascending order.

    `cells` are the scene's: their numbers need not be told again.
    """
    groups: list[list[int]] = []
    similar: dict[Hashable, list[list[int]]] = {}
    for at, choice in enumerate(choices):
        field = _field(choice)
        if not field:
            groups.append([at])
            continue
        similarity = _similarity(choice, field)
        found = similar.get(similarity)
        if found is None:
            found = similar[similarity] = []
        for group in found:
            if _alike(choices[group[0]], choice, field):
                group.append(at)
                break
        else:
            found.append([at])
            groups.append(found[-1])
    return tuple([_offer(choices, codes, group, cells) for group in groups])


def _field(choice: Choice) -> str:
    """The action's field that is named like the last pick: a cell's is `cell`."""
    place = choice.picks[-1]
    field = place[: place.find(":")]
    return field if field in choice.action.__struct_fields__ else ""


def _similarity(choice: Choice, field: str) -> Hashable:
    """What choices in different places have in common, as far as it is quickly compared."""
    return (
        field,
        type(choice.action),
        choice.picks[:-1],
        choice.label.key,
        tuple(choice.variant.values()),
    )


def _alike(one: Choice, other: Choice, field: str) -> bool:
    """Whether two similar choices differ only in their place, price, note and words."""
    was, now = one.action, other.action
    for name in was.__struct_fields__:
        if name != field and getattr(was, name) != getattr(now, name):
            return False
    return (
        one.label.args.keys() == other.label.args.keys()
        and one.variant == other.variant
        and _look(one) == _look(other)
        and _way(one) == _way(other)
    )


def _look(choice: Choice) -> Hashable:
    """A ghost but for its place, and for its words if these are the choice's own."""
    ghost: Piece | None = choice.ghost
    if ghost is None:
        return None
    words = ghost.label
    own = words is None or words is choice.label or words == choice.label
    return (
        ghost.symbol, ghost.id, ghost.size, ghost.dx, ghost.dy, ghost.turn, ghost.layer,
        ghost.seat, ghost.value, ghost.small, ghost.rule,
        None if own or words is None else (words.key, *words.args.items()),
        ghost.at == choice.picks[-1],
    )  # fmt: skip


def _way(choice: Choice) -> Hashable:
    path = choice.path
    return (*path[:-1], path[-1] == choice.picks[-1]) if path else ()


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


def _offer(
    choices: Sequence[Choice], codes: Sequence[int], group: list[int], cells: Sequence[Cell]
) -> Offer:
    choice = choices[group[0]]
    if len(group) == 1:
        return offer_of(choice, codes[group[0]])
    alike = [choices[at] for at in group]
    field = _field(choice)
    values: list[int] = [getattr(each.action, field) for each in alike]
    picks = [each.picks[-1] for each in alike]
    costs = [each.cost for each in alike]
    notes, noted = _notes([each.note for each in alike])
    places = Places(
        field,
        (codes[group[1]] - codes[group[0]]) // (values[1] - values[0]),
        tuple(values[1:]),
        () if _follow(picks, field, values, cells) else tuple(picks[1:]),
        () if _same(costs) else tuple(costs[1:]),
        _arguments(alike, field, values, picks),
        notes,
        noted,
    )
    return offer_of(choice, codes[group[0]], places)


def _follow(picks: list[str], field: str, values: list[int], cells: Sequence[Cell]) -> bool:
    """Whether the other places are named after the field and its value, or have it as number."""
    if picks[1:] == [f"{field}:{value}" for value in values[1:]]:
        return True
    numbers = {cell.id: cell.number for cell in cells if cell.number is not None}
    return [numbers.get(pick) for pick in picks[1:]] == values[1:]


def _same(values: Sequence[Any]) -> bool:
    return values.count(values[0]) == len(values)


def _notes(notes: list[Words | None]) -> tuple[tuple[Words | None, ...], tuple[int, ...]]:
    """The different notes, and which of them each but the first has; empty if all are alike."""
    told: list[Words | None] = []
    noted: list[int] = []
    for note in notes:
        if note not in told:
            told.append(note)
        noted.append(told.index(note))
    return (tuple(told[1:]), tuple(noted[1:])) if len(told) > 1 else ((), ())


def _arguments(
    alike: list[Choice], field: str, values: list[int], picks: list[str]
) -> dict[str, tuple[Argument, ...]]:
    """The label's arguments that differ and are not the place's name or the action's value."""
    differing: dict[str, tuple[Argument, ...]] = {}
    for name in alike[0].label.args:
        column = [each.label.args[name] for each in alike]
        if not (_same(column) or (name == field and column == values) or _names(column, picks)):
            differing[name] = tuple(column[1:])
    return differing


def _names(column: list[Argument], picks: list[str]) -> bool:
    """Whether an argument is everywhere the place's name."""
    start = picks[0].find(":") + 1
    return column[0] == picks[0][start:] and column == [pick[start:] for pick in picks]
