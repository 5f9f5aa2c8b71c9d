"""The diff of two scenes, lists or views, by id: all that an update carries."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from pantheon.core.scene import Scene
from pantheon.table.protocol.patches import Changes, NamedChanges, SceneChange

T = TypeVar("T")
Written = dict[tuple[int, int], Any]
"""Encoded changes by the identities of what was and what is."""

_encode = msgspec.json.Encoder().encode

by_id: Callable[[Any], Any] = attrgetter("id")
by_seat: Callable[[Any], Any] = attrgetter("seat")
by_code: Callable[[Any], Any] = attrgetter("code")

_LISTS = (
    ("cells", by_id),
    ("pieces", by_id),
    ("panels", by_seat),
    ("areas", by_id),
    ("trays", by_id),
    ("buttons", by_id),
    ("ledgers", by_id),
    ("tracks", by_id),
)
_NAMED = ("shapes", "paints")
_WHOLE = ("board", "prompt", "coin")


def scene_change(old: Scene, new: Scene, written: Written | None = None) -> SceneChange | UnsetType:
    """What has changed in a scene.

    Several viewpoints have most parts in common. With `written`, changes of parts are encoded, and
    those that are there already are used again, as long as the scenes last.
    """
    changed: dict[str, Any] = {}
    for name, key in _LISTS:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now:
            changed[name] = _part_change(was, now, key, written)
    for name in _NAMED:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now:
            changed[name] = named_change(was, now)
    for name in _WHOLE:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and was != now:
            changed[name] = now
    for change in changed.values():
        if change is not UNSET:
            return SceneChange(**changed)
    return UNSET


def _part_change(
    was: tuple[Any, ...], now: tuple[Any, ...], key: Callable[[Any], Any], written: Written | None
) -> Any:
    if written is None:
        return list_change(was, now, key)
    pair = id(was), id(now)
    found = written.get(pair)
    if found is None:
        change = list_change(was, now, key)
        found = change if change is UNSET else Raw(_encode(change))
        written[pair] = found
    return found


def list_change(
    old: tuple[T, ...], new: tuple[T, ...], key: Callable[[T], Any]
) -> Changes[T] | UnsetType:
    """What has changed in a list whose members have ids."""
    if old is new:
        return UNSET
    # Most members are where they were: only what lies between the same beginning and the same
    # end is looked at closely.
    edits: dict[Any, dict[str, Any]] = {}
    start = _beginning(old, new, key, edits)
    stop = _ending(old, new, start)
    before = {key(member): member for member in old[start : len(old) - stop]}
    after = {key(member): member for member in new[start : len(new) - stop]}
    if not before and not after:
        return Changes(edits=edits) if edits else UNSET
    fresh: list[T] = []
    for at, member in after.items():
        known = before.get(at)
        if known is None:
            fresh.append(member)
        elif known is not member and known != member:
            edits[at] = _edit(known, member)
    gone = [at for at in before if at not in after]
    patched = [at for at in before if at in after] if gone else list(before)
    if fresh and not stop:
        patched += [key(member) for member in fresh]
    return Changes(tuple(fresh), tuple(gone), edits, _places(patched, list(after), start))


def _beginning(
    old: tuple[T, ...],
    new: tuple[T, ...],
    key: Callable[[T], Any],
    edits: dict[Any, dict[str, Any]],
) -> int:
    """How many members lie in the same places from the beginning on; adds what changed in them."""
    most = min(len(old), len(new))
    for place in range(most):
        one, other = old[place], new[place]
        if one is other or one == other:
            continue
        at = key(one)
        if at != key(other):
            return place
        edits[at] = _edit(one, other)
    return most


def _ending(old: tuple[Any, ...], new: tuple[Any, ...], start: int) -> int:
    """How many members two lists have in common at their end."""
    most = min(len(old), len(new)) - start
    last, newest = len(old) - 1, len(new) - 1
    for stop in range(most):
        one, other = old[last - stop], new[newest - stop]
        if one is not other and one != other:
            return stop
    return most


def _edit(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a member that have changed, its lists of members by what changed in them."""
    edit: dict[str, Any] = {}
    for name in old.__struct_fields__:
        was, now = getattr(old, name), getattr(new, name)
        if was is now:
            continue
        if _have_ids(was) and _have_ids(now):
            change = list_change(was, now, by_id)
            if change is not UNSET:
                edit[name] = change
        elif was != now:
            edit[name] = now
    return edit


def _have_ids(members: Any) -> bool:
    if not isinstance(members, tuple) or not members:
        return False
    ids = {getattr(member, "id", "") for member in members}
    return "" not in ids and len(ids) == len(members)


def _places(patched: list[Any], after: list[Any], start: int) -> dict[Any, int]:
    """Where members go that are not in their place yet: as few as possible, in order."""
    if patched == after:
        return {}
    place = {at: number for number, at in enumerate(patched)}
    known = [number for number, at in enumerate(after) if at in place]
    staying = {known[at] for at in _longest_ascent([place[after[number]] for number in known])}
    return {at: start + number for number, at in enumerate(after) if number not in staying}


def _longest_ascent(numbers: list[int]) -> set[int]:
    """The places in a list of a longest ascending run, which need not be connected."""
    tails: list[int] = []
    places: list[int] = []
    under: list[int] = []
    for at, number in enumerate(numbers):
        length = len(tails)
        if tails and number < tails[-1]:  # seldom: most are in order
            length = bisect_left(tails, number)
        under.append(places[length - 1] if length else -1)
        if length == len(tails):
            tails.append(number)
            places.append(at)
        else:
            tails[length] = number
            places[length] = at
    ascent: set[int] = set()
    at = places[-1] if places else -1
    while at >= 0:
        ascent.add(at)
        at = under[at]
    return ascent


def named_change(old: Mapping[str, T], new: Mapping[str, T]) -> NamedChanges[T] | UnsetType:
    """What has changed in a dictionary."""
    if old is new or old == new:
        return UNSET
    fresh = {name: value for name, value in new.items() if old.get(name) != value}
    return NamedChanges(fresh, tuple(name for name in old if name not in new))


def field_change(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any] | UnsetType:
    """The fields of a view that have changed."""
    changed = {name: value for name, value in new.items() if old.get(name, UNSET) != value}
    return changed or UNSET
