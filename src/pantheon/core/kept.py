"""Parts of a picture, kept for as long as what they show stays the same.

A live table draws a scene after every action, and most of it is as it was:

@kept("laid", "prophet", "knobs.french")
def kingdom_areas(state: State, viewer: int) -> tuple[Area, ...]: ...

The part is drawn again only for new values of these fields of the state, or of the other
arguments. Otherwise it is the same object as before, which costs nothing to compare and to send.
A part that depends on a few numbers is better a function of these, kept with `lru_cache`.
"""

from array import array
from collections import OrderedDict
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

MOST = 1 << 10
"""Parts of a kind that are kept, some kilobytes each: the viewpoints of 200 tables in play."""

_drawn: ContextVar[dict[Hashable, tuple[Any, Any]] | None] = ContextVar("_drawn", default=None)
"""While states stand still: the parts drawn so far, by function, state and arguments."""


@contextmanager
def standing_still() -> Iterator[None]:
    """While no state changes, several viewpoints of one state need not compare its fields."""
    before = _drawn.set({})
    try:
        yield
    finally:
        _drawn.reset(before)


def kept(*fields: str) -> Callable[[Part[S, *More, R]], Part[S, *More, R]]:
    """Keep the parts drawn last by the fields that they are drawn from.

    Lists among the fields hold numbers. Parts are shared, so they must never be changed.
    """
    read = attrgetter(*fields)

    def keep(draw: Part[S, *More, R]) -> Part[S, *More, R]:
        parts: OrderedDict[Hashable, R] = OrderedDict()

        def kept_part(state: S, *more: *More) -> R:
            values: tuple[Any, ...] = read(state) if len(fields) > 1 else (read(state),)
            key = (more, *[_key(each) if type(each) is list else each for each in values])
            found = parts.get(key)
            if found is None:
                found = parts[key] = draw(state, *more)
                if len(parts) > MOST:
                    parts.popitem(last=False)
            return found

        @wraps(draw)
        def part(state: S, *more: *More) -> R:
            drawn = _drawn.get()
            if drawn is None:
                return kept_part(state, *more)
            key = draw, id(state), more
            found = drawn.get(key)
            if found is None:  # with the state, so that no other takes its identity meanwhile
                found = drawn[key] = state, kept_part(state, *more)
            return found[1]

        return part

    return keep


def _key(numbers: list[Any]) -> Hashable:
    """A list as a key: small numbers in two bytes each, since keys outweigh many parts."""
    try:
        return array("h", numbers).tobytes()
    except (OverflowError, TypeError):
        return tuple(numbers)
