"""Offers told by place: what can be done in many places is sent once, with what differs there.

If a tile may go on any cell, with either face and in any rotation, a thousand offers come in only
sixteen variants, apart from the cell; and sixty places for a tribe differ in price and outcome.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Final

from pantheon.core.scene import UPRIGHT, Cell, Choice, Piece, PlacedChoice, Places
from pantheon.core.words import Argument, Words
from pantheon.table.protocol.models import Offer

KEPT: Final = 1 << 10
"""Choices and offers, about a kilobyte each, that are known if they come again."""

_KNOWN_TRAITS: Final[dict[int, tuple[Choice, Hashable]]] = {}
_KNOWN_OFFERS: Final[dict[tuple[int, ...], tuple[list[Choice], Offer]]] = {}
"""By the identities of choices, with these choices so that no others take their identities."""


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
    alike: dict[Hashable, list[int]] = {}
    for at, choice in enumerate(choices):
        traits = _traits(choice)
        group = None if traits is None else alike.get(traits)
        if group is None:
            groups.append([at])
            alike[traits] = groups[-1]
        else:
            group.append(at)
    return tuple([_offer(choices, codes, group, cells) for group in groups])


def _traits(choice: Choice) -> Hashable:
    """All but its place, price, note and words: choices that have it in common are told together.

    None if the last pick is not the place where the action is done.
    """
    known = _KNOWN_TRAITS.get(id(choice))
    if known is None:
        if len(_KNOWN_TRAITS) >= KEPT:
            _KNOWN_TRAITS.clear()
        known = _KNOWN_TRAITS[id(choice)] = choice, _traits_of(choice)
    return known[1]


def _traits_of(choice: Choice) -> Hashable:
    field, action = _field(choice), choice.action
    if not field:
        return None
    return (
        field,
        type(action),
        tuple([getattr(action, name) for name in action.__struct_fields__ if name != field]),
        choice.picks[:-1],
        choice.label.key,
        frozenset(choice.label.args),
        frozenset(choice.variant.items()),
        _look(choice),
        _way(choice),
    )


def _field(choice: Choice) -> str:
    """The action's field that is named like the last pick: a cell's is `cell`."""
    place = choice.picks[-1]
    field = place[: place.find(":")]
    return field if field in choice.action.__struct_fields__ else ""


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
        choice.variant or UPRIGHT,
        choice.ghost,
        choice.note,
        places,
        choice.path,
    )


def _offer(
    choices: Sequence[Choice], codes: Sequence[int], group: list[int], cells: Sequence[Cell]
) -> Offer:
    """The offer of a group; the same object again for the same choices."""
    alike = [choices[at] for at in group]
    key = tuple([id(each) for each in alike])
    known = _KNOWN_OFFERS.get(key)
    if known is not None:
        return known[1]
    if len(alike) == 1:
        offer = offer_of(alike[0], codes[group[0]])
    else:
        offer = _in_places(alike, codes[group[0]], codes[group[1]], cells)
    if offer.places is None or _are_named(alike, offer.places):  # at whatever table
        if len(_KNOWN_OFFERS) >= KEPT:
            _KNOWN_OFFERS.clear()
        _KNOWN_OFFERS[key] = alike, offer
    return offer


def _are_named(alike: list[Choice], places: Places) -> bool:
    """Whether the places are named after the action's field, so that no cell's number counts."""
    names = [f"{places.field}:{value}" for value in places.values]
    return [each.picks[-1] for each in alike[1:]] == names


def _in_places(alike: list[Choice], code: int, second: int, cells: Sequence[Cell]) -> Offer:
    """One offer for choices that are alike, given the codes of the first two."""
    field = _field(alike[0])
    values: list[int] = [getattr(each.action, field) for each in alike]
    picks = [each.picks[-1] for each in alike]
    costs = [each.cost for each in alike]
    notes, noted = _notes([each.note for each in alike])
    places = Places(
        field,
        (second - code) // (values[1] - values[0]),
        tuple(values[1:]),
        () if _follow(picks, field, values, cells) else tuple(picks[1:]),
        () if _same(costs) else tuple(costs[1:]),
        _arguments(alike, field, values, picks),
        notes,
        noted,
    )
    return offer_of(alike[0], code, places)


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
