"""Offers that differ only by their place are sent once, and expand to what they were."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

import pantheon
from pantheon import games
from pantheon.core.match import Match
from pantheon.core.scene import Cell, Choice
from pantheon.core.words import plain
from pantheon.table.broadcast.offer_groups import grouped, offer_of
from pantheon.table.protocol.models import Offer


def choices_of(match: Match, seat: int) -> tuple[list[Choice], list[int], tuple[Cell, ...]]:
    game: Any = match.game
    codes = sorted(game.legal_codes(match.state, seat))
    actions = [game.codec.decode(code) for code in codes]
    known = match.known(seat)
    return list(game.choices(known, seat, actions)), codes, game.scene(known, seat).cells


def singly(choices: list[Choice], codes: list[int]) -> list[dict[str, Any]]:
    """Every offer by itself."""
    return [plain(offer_of(each, code)) for each, code in zip(choices, codes, strict=True)]


def begun(name: str, seats: int, **options: Any) -> Match:
    """A match whose seats have said that they are ready, if the game asks for it."""
    match = pantheon.new(name, seats=seats, seed=3, **options)
    for seat in range(seats):
        if seat in match.to_act and len(match.legal(seat)) == 1:
            match.play(match.legal(seat)[0], seat)
    return match


def expanded(offers: tuple[Offer, ...], cells: Sequence[Cell]) -> list[dict[str, Any]]:
    """Every offer by itself, as a client reads docs/protocol.md."""
    every = [each for offer in plain(offers) for each in _everywhere(offer, cells)]
    return sorted(every, key=lambda offer: int(offer["code"]))


def _everywhere(offer: dict[str, Any], cells: Sequence[Cell]) -> Iterator[dict[str, Any]]:
    places = offer.pop("places", None)
    yield offer
    if places is None:
        return
    for number in range(len(places["values"])):
        yield _at(offer, places, number, cells)


def _cell(cells: Sequence[Cell], field: str, value: int) -> str:
    named = (cell for cell in cells if cell.id.startswith(f"{field}:"))
    return next((cell.id for cell in named if cell.number == value), f"{field}:{value}")


def _at(
    offer: dict[str, Any], places: dict[str, Any], number: int, cells: Sequence[Cell]
) -> dict[str, Any]:
    """An offer at another of its places, straight from docs/protocol.md."""
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


def test_a_tile_on_honour_is_offered_once_for_all_cells() -> None:
    choices, codes, cells = choices_of(begun("four_gods", 4, referee="honour"), 0)
    groups = grouped(choices, codes, cells)
    assert len(codes) > 1000
    assert len(groups) < 40
    assert len(msgspec.json.encode(groups)) < 12_000
    assert expanded(groups, cells) == singly(choices, codes)


@pytest.mark.parametrize("name", games.names())
def test_every_list_of_a_match_expands_to_what_it_was(name: str) -> None:
    game: Any = games.find(name)
    match = Match.start(game, max(game.seats), seed=5)
    luck = random.Random(name)
    for _ in range(150):
        if match.over:
            break
        for seat in match.to_act:
            choices, codes, cells = choices_of(match, seat)
            assert expanded(grouped(choices, codes, cells), cells) == singly(choices, codes)
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)


def test_an_offer_in_other_words_stays_by_itself() -> None:
    choices, codes, cells = choices_of(begun("four_gods", 2, referee="honour"), 0)
    label = msgspec.structs.replace(choices[-1].label, key="something-else")
    odd = [*choices[:-1], msgspec.structs.replace(choices[-1], label=label)]
    assert offer_of(odd[-1], codes[-1]) in grouped(odd, codes, cells)
    assert expanded(grouped(odd, codes, cells), cells) == singly(odd, codes)
