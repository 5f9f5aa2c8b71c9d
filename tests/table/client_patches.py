"""A client's side of patches, straight from docs/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core.scene import Scene

_KEYS = {"panels": "seat"}
_LISTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def patched_list(
    old: list[dict[str, Any]], change: dict[str, Any], key: str
) -> list[dict[str, Any]]:
    edits = change.get("edits", {})
    gone = {str(each) for each in change.get("gone", ())}
    members = [
        _edited(member, edits.get(str(member[key]), {}))
        for member in old
        if str(member[key]) not in gone
    ] + change.get("new", [])
    places = change.get("at", {})
    moving = {str(member[key]): member for member in members if str(member[key]) in places}
    members = [member for member in members if str(member[key]) not in places]
    for each, place in places.items():
        members.insert(place, moving[each])
    return members


def _edited(member: dict[str, Any], edit: dict[str, Any]) -> dict[str, Any]:
    new = dict(member)
    for name, value in edit.items():
        nested = isinstance(value, dict) and isinstance(member.get(name), list)
        new[name] = patched_list(member[name], value, "id") if nested else value
    return new


def patched_scene(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    new = dict(old)
    for name, part in change.items():
        if name in _LISTS:
            new[name] = patched_list(old.get(name, []), part, _KEYS.get(name, "id"))
        elif name in ("shapes", "paints"):
            gone = part.get("gone", ())
            new[name] = {each: of for each, of in old.get(name, {}).items() if each not in gone}
            new[name] |= part.get("set", {})
        else:
            new[name] = part
    return new


def as_scene(scene: Any) -> Scene:
    """A scene that was sent, to be compared: what is left out has its default."""
    return msgspec.convert(scene, Scene)
