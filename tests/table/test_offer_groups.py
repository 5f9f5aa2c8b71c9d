"""Offers that differ only by their place are sent once, and expand to what they were."""

import random
from typing import Any

import msgspec
import pytest

import pantheon
from pantheon import games
from pantheon.core.match import Match
from pantheon.core.scene import Cell, Choice
from pantheon.core.words import plain
from pantheon.table.broadcast.offer_groups import grouped, offer_of, offers_of
from tests.table.client_patches import expanded


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


def test_a_tile_on_honour_is_offered_once_for_all_cells() -> None:
    choices, codes, cells = choices_of(begun("four_gods", 4, referee="honour"), 0)
    groups = grouped(choices, codes, cells)
    assert len(codes) > 1000
    assert len(groups) < 40
    assert len(msgspec.json.encode(groups)) < 12_000
    assert expanded(plain(groups), plain(cells)) == singly(choices, codes)


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
            assert expanded(plain(grouped(choices, codes, cells)), plain(cells)) == singly(
                choices, codes
            )
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)


def test_an_offer_in_other_words_stays_by_itself() -> None:
    choices, codes, cells = choices_of(begun("four_gods", 2, referee="honour"), 0)
    label = msgspec.structs.replace(choices[-1].label, key="something-else")
    odd = [*choices[:-1], msgspec.structs.replace(choices[-1], label=label)]
    assert offer_of(odd[-1], codes[-1]) in grouped(odd, codes, cells)
    assert expanded(plain(grouped(odd, codes, cells)), plain(cells)) == singly(odd, codes)


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_tells_by_place_is_what_grouping_makes_of_its_choices(name: str) -> None:
    game: Any = games.find(name)
    match = Match.start(game, max(game.seats), seed=7)
    luck = random.Random(name)
    for _ in range(250):
        if match.over:
            break
        for seat in match.to_act:
            choices, codes, cells = choices_of(match, seat)
            known = match.known(seat)
            placed, others = game.placed_choices(known, seat, codes)
            chosen = game.choices(known, seat, [game.codec.decode(code) for code in others])
            assert offers_of(placed, chosen, others, cells) == grouped(choices, codes, cells)
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)
