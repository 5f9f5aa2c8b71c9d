"""A client's side of patches, straight from docs/protocol.md."""

from __future__ import annotations

from typing import Any

_KEYS = {"panels": "seat"}
_LISTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def patched_list(
    old: list[dict[str, Any]], change: dict[str, Any], key: str
) -> list[dict[str, Any]]:
    members = {member[key]: member for member in old}
    for gone in change.get("gone", ()):
        del members[gone]
    members |= {member[key]: member for member in change.get("set", ())}
    if change.get("order") is not None:
        members = {each: members[each] for each in change["order"]}
    return list(members.values())


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


def filled(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene without its empty parts, which may be written or left out."""
    return {name: part for name, part in scene.items() if part not in ([], {}, None, "")}
