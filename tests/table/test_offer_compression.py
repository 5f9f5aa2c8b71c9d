"""Long lists of offers are sent once for many places, and expand to what they were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import pantheon
from pantheon.core.match import Match
from pantheon.core.words import plain
from pantheon.table.broadcast.offer_compression import LONG, compressed
from pantheon.table.broadcast.seat_snapshots import offer_of
from pantheon.table.protocol.responses import Offer


def offers_of(match: Match, seat: int) -> tuple[Offer, ...]:
    game: Any = match.game
    codes = sorted(game.legal_codes(match.state, seat))
    choices = game.choices(match.known(seat), seat, [game.codec.decode(code) for code in codes])
    return tuple(offer_of(choice, code) for choice, code in zip(choices, codes, strict=True))


def begun(name: str, seats: int, **options: Any) -> Match:
    """A match whose seats have said that they are ready, if the game asks for it."""
    match = pantheon.new(name, seats=seats, seed=3, **options)
    for seat in range(seats):
        if seat in match.to_act and len(match.legal(seat)) == 1:
            match.play(match.legal(seat)[0], seat)
    return match


def expanded(offers: tuple[Offer, ...]) -> list[dict[str, Any]]:
    """Every offer by itself, as a client reads docs/protocol.md."""
    every = [each for offer in plain(offers) for each in _everywhere(offer)]
    return sorted(every, key=lambda offer: int(offer["code"]))


def _everywhere(offer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    places = offer.pop("elsewhere", None)
    yield offer
    if places is None:
        return
    here = offer["picks"][-1]
    name = here.partition(":")[2]
    for code, value, pick in zip(places["codes"], places["values"], places["picks"], strict=True):
        args = offer["label"].get("args", {})
        other = pick.partition(":")[2]
        label = {**offer["label"], "args": {k: other if v == name else v for k, v in args.items()}}
        moved = offer | {"code": code, "label": label, "picks": [*offer["picks"][:-1], pick]}
        moved["action"] = offer["action"] | {places["field"]: value}
        if offer.get("ghost", {}).get("at") == here:
            moved["ghost"] = offer["ghost"] | {"at": pick}
        yield moved


def test_a_tile_on_honour_is_offered_once_for_all_cells() -> None:
    offers = offers_of(begun("four_gods", 4, referee="honour"), 0)
    short = compressed(offers)
    assert len(offers) > 1000
    assert len(short) < 40
    assert len(msgspec.json.encode(short)) * 10 < len(msgspec.json.encode(offers))
    assert expanded(short) == plain(offers)


@pytest.mark.parametrize("name", ["four_gods", "nations"])
def test_a_short_list_is_told_as_it_is(name: str) -> None:
    offers = offers_of(begun(name, 2), 0)
    assert len(offers) <= LONG
    assert compressed(offers) is offers


def test_an_offer_in_other_words_stays_by_itself() -> None:
    offers = offers_of(begun("four_gods", 2, referee="honour"), 0)
    label = msgspec.structs.replace(offers[-1].label, key="something-else")
    odd = (*offers[:-1], msgspec.structs.replace(offers[-1], label=label))
    assert odd[-1] in compressed(odd)
    assert expanded(compressed(odd)) == plain(odd)
