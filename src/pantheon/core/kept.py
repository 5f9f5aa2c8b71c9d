"""Parts of a picture, kept for as long as what they show stays the same.

A live table draws a scene after every action, and most of it is as it was:

@kept("laid", "prophet", "knobs.french")
def kingdom_areas(state: State, viewer: int) -> tuple[Area, ...]: ...

The part is drawn again only for new values of these fields of the state, or of the other
arguments. Otherwise it is the same object as before, which costs nothing to compare and to send. A
table keeps the parts that it drew last (`KeptParts`).
A part that depends on a few numbers is better a function of these, kept with `lru_cache`.
"""

from array import array
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar, TypeVarTuple

S = TypeVar("S")
R = TypeVar("R")
More = TypeVarTuple("More")
Part = Callable[[S, *More], R]

MOST = 1 << 6
"""The newest parts of a kind, some kilobytes each, which all tables share: many are the same at
every table, or at one that is drawn for the first time."""

Numbers = dict[bytes, bytes]
Parts = dict[Hashable, Any]
"""Parts by what they are drawn from."""


class KeptParts:
    """The parts that one table drew last: it compares them with what it draws next."""

    def __init__(self) -> None:
        self._parts: Parts = {}

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Draw the table from all its viewpoints, while no state changes.

        Several viewpoints of one state need not compare its fields. What is not drawn this time is
        no longer kept.
        """
        drawing = _Drawing(self._parts)
        before = _drawing.set(drawing)
        try:
            yield
        finally:
            _drawing.reset(before)
            self._parts = drawing.parts


class _Drawing:
    def __init__(self, last: Parts) -> None:
        self.last = last
        self.parts: Parts = {}
        self.numbers: Numbers = {}
        """The numbers in the keys of these parts."""
        self.drawn: dict[Hashable, tuple[Any, Any]] = {}
        """The parts drawn so far by function, state and arguments, with the state so that no
        other takes its identity meanwhile."""


_drawing: ContextVar[_Drawing | None] = ContextVar("_drawing", default=None)


def kept(*fields: str) -> Callable[[Part[S, *More, R]], Part[S, *More, R]]:
    """Keep the parts drawn last by the fields that they are drawn from.

    Lists among the fields hold numbers. Parts are shared, so they must never be changed.
    """
    read = attrgetter(*fields)

    def keep(draw: Part[S, *More, R]) -> Part[S, *More, R]:
        shared: Parts = {}

        def kept_part(state: S, *more: *More) -> R:
            values: tuple[Any, ...] = read(state) if len(fields) > 1 else (read(state),)
            drawing = _drawing.get()
            known: Numbers = {} if drawing is None else drawing.numbers
            key = (
                draw, more,
                *[_key(each, known) if type(each) is list else each for each in values],
            )  # fmt: skip
            if drawing is not None and key in drawing.parts:
                return drawing.parts[key]  # type: ignore[no-any-return]
            found: R | None = drawing.last.get(key) if drawing is not None else None
            if found is None:
                found = shared.get(key)
            if found is None:
                found = shared[key] = draw(state, *more)
                if len(shared) > MOST:
                    del shared[next(iter(shared))]
            if drawing is not None:
                drawing.parts[key] = found
            return found

        @wraps(draw)
        def part(state: S, *more: *More) -> R:
            drawing = _drawing.get()
            if drawing is None:
                return kept_part(state, *more)
            key = draw, id(state), more
            found = drawing.drawn.get(key)
            if found is None:
                found = drawing.drawn[key] = state, kept_part(state, *more)
            return found[1]

        return part

    return keep


def _key(numbers: list[Any], known: Numbers) -> Hashable:
    """A list as a key: small numbers in two bytes each, since keys outweigh many parts.

    Keys of the same numbers are one object: many parts are drawn from the same fields, and for
    several viewpoints.
    """
    try:
        key = array("h", numbers).tobytes()
    except (OverflowError, TypeError):
        return tuple(numbers)
    return known.setdefault(key, key)
