"""The diff of two scenes, lists or views, by id: all that an update carries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from pantheon.core.scene import Scene
from pantheon.table.protocol.patches import Changes, NamedChanges, SceneChange

T = TypeVar("T")

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


def scene_change(old: Scene, new: Scene) -> SceneChange | UnsetType:
    """What has changed in a scene."""
    changed: dict[str, Any] = {}
    for name, key in _LISTS:
        changed[name] = list_change(getattr(old, name), getattr(new, name), key)
    for name in _NAMED:
        changed[name] = named_change(getattr(old, name), getattr(new, name))
    for name in _WHOLE:
        if getattr(old, name) != getattr(new, name):
            changed[name] = getattr(new, name)
    change = SceneChange(**changed)
    return UNSET if change == SceneChange() else change


def list_change(
    old: Sequence[T], new: Sequence[T], key: Callable[[T], Any]
) -> Changes[T] | UnsetType:
    """What has changed in a list whose members have ids."""
    if old is new or old == new:
        return UNSET
    before = {key(member): member for member in old}
    after = [key(member) for member in new]
    fresh = tuple(
        [
            member
            for at, member in zip(after, new, strict=True)
            if (known := before.get(at)) is not member and known != member
        ]
    )
    present = set(after)
    gone = tuple([at for at in before if at not in present])
    patched = [at for at in before if at in present]
    patched += [at for at in after if at not in before]
    return Changes(fresh, gone, None if patched == after else tuple(after))


def named_change(old: Mapping[str, T], new: Mapping[str, T]) -> NamedChanges[T] | UnsetType:
    """What has changed in a dictionary."""
    if old == new:
        return UNSET
    fresh = {name: value for name, value in new.items() if old.get(name) != value}
    return NamedChanges(fresh, tuple(name for name in old if name not in new))


def field_change(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any] | UnsetType:
    """The fields of a view that have changed."""
    changed = {name: value for name, value in new.items() if old.get(name, UNSET) != value}
    return changed or UNSET
