"""A client's side of patches, straight from docs/protocol.md."""

from collections.abc import Iterator
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


def expanded(offers: list[dict[str, Any]], cells: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every offer by itself."""
    every = [each for offer in offers for each in _everywhere(dict(offer), cells)]
    return sorted(every, key=lambda offer: int(offer["code"]))


def _everywhere(offer: dict[str, Any], cells: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    places = offer.pop("places", None)
    yield offer
    if places is None:
        return
    for number in range(len(places["values"])):
        yield _at(offer, places, number, cells)


def _cell(cells: list[dict[str, Any]], field: str, value: int) -> str:
    named = (cell for cell in cells if cell["id"].startswith(f"{field}:"))
    there = (cell["id"] for cell in named if cell.get("number") == value)
    return next(there, f"{field}:{value}")


def _at(
    offer: dict[str, Any], places: dict[str, Any], number: int, cells: list[dict[str, Any]]
) -> dict[str, Any]:
    """An offer at another of its places."""
    field, value = places["field"], places["values"][number]
    first, here = offer["action"][field], offer["picks"][-1]
    there = places["picks"][number] if "picks" in places else _cell(cells, field, value)
    name = there.partition(":")[2]
    moved = offer | {
        "code": offer["code"] + (value - first) * places["step"],
        "action": offer["action"] | {field: value},
        "picks": [*offer["picks"][:-1], there],
        "label": offer["label"] | _arguments(offer, places, number, name),
    }
    if "costs" in places:
        moved["cost"] = places["costs"][number]
    if "noted" in places:
        notes = [offer.get("note"), *places["notes"]]
        moved["note"] = notes[places["noted"][number]]
    if "ghost" in offer:
        ghost = dict(offer["ghost"])
        if ghost["at"] == here:
            ghost["at"] = there
        if ghost["label"] == offer["label"]:
            ghost["label"] = moved["label"]
        moved["ghost"] = ghost
    if offer.get("path", [""])[-1] == here:
        moved["path"] = [*offer["path"][:-1], there]
    return {key: value for key, value in moved.items() if value not in ("", None)}


def _arguments(
    offer: dict[str, Any], places: dict[str, Any], number: int, name: str
) -> dict[str, Any]:
    if not offer["label"].get("args"):
        return {}
    here, field = offer["picks"][-1], places["field"]
    args = dict(offer["label"]["args"])
    for key, value in args.items():
        if key in places.get("args", {}):
            args[key] = places["args"][key][number]
        elif value == here.partition(":")[2]:
            args[key] = name
        elif key == field and value == offer["action"][field]:
            args[key] = places["values"][number]
    return {"args": args}
