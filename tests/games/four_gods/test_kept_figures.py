"""What a state keeps of its areas, and what the heuristic makes of it, at any moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pantheon.core.chance import Chance
from pantheon.games.four_gods.rules.areas import area_of, prophets_of
from pantheon.games.four_gods.rules.constants import (
    BUILD_CITY,
    CHALLENGE,
    DESTROY_CITY,
    PASS,
    PLACE,
    PLACE_PROPHET,
    STRIDE,
    TAKE_BACK,
    TERRAINS,
)
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import CORNERS
from tests.games.four_gods import plain
from tests.games.four_gods.world import GAME, tiles_document

TELLING = (PLACE, PLACE_PROPHET, BUILD_CITY, DESTROY_CITY, TAKE_BACK, CHALLENGE)
"""Kinds of action that change the World."""
CHECKED_SHARE = 0.25
CROSSED = tiles_document(["SPSPSPSPS", "PSPSPSPSP"] * 3)
"""Tiles whose opposite corners are alike and apart, twice over."""

MODES: list[dict[str, Any]] = [
    {"duel": "two"},
    {"duel": "four", "clock": 0, "french_unoccupied": True},
    {"play": "turns", "gods": "secret", "size": 9},
    {"referee": "honour", "penalty_1": True, "clock": 0},
    {"tiles": CROSSED},
]


def played(options: dict[str, Any], seats: int, seed: int) -> list[State]:
    """Moments of a random match in which much is laid and little is passed."""
    luck, chance = random.Random(seed), Chance(seed, record=False)
    state = GAME.setup(GAME.options(**options), seats, chance)
    moments = [state.copy()]
    for _ in range(300):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = luck.choice(acting)
        codes = [code for code in GAME.legal_codes(state, seat) if code % STRIDE != PASS]
        kinds = {code % STRIDE for code in codes}
        telling = [kind for kind in TELLING if kind in kinds]
        if telling and luck.random() < 0.8:
            kind = luck.choice(telling)
            codes = [code for code in codes if code % STRIDE == kind]
        GAME.apply_code(state, seat, luck.choice(codes or [PASS]), chance)
        if luck.random() < CHECKED_SHARE:
            moments.append(state.copy())
    return moments


@pytest.mark.rule("FG-51", "FG-52", "FG-53", "FG-55")
@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_areas_are_as_a_flood_finds_them(options: dict[str, Any], seats: int) -> None:
    for state in played(options, seats, seats):
        found = plain.areas(state)
        kept = state.areas
        assert kept.largest == plain.largest(found)
        assert kept.number == plain.numbers(found)
        for each in found:
            (area,) = {area_of(kept, cell * CORNERS + first) for cell, first in each.regions}
            assert area == min(cell * CORNERS + first for cell, first in each.regions)
            assert kept.tiles[area] == each.tiles
            assert kept.shores[area] == each.shores
            prophets = tuple(prophets_of(kept, area, colour) for colour in range(TERRAINS))
            assert prophets == each.prophets
        roots = [region for region, above in enumerate(kept.above) if above == region]
        assert len(roots) == len(found)


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_heuristic_says_what_the_plain_one_says(options: dict[str, Any], seats: int) -> None:
    checked = 0
    for state in played(options, seats, 10 + seats):
        assert state.laid_by == [state.layer.count(seat) for seat in range(seats)]
        if not GAME.over(state):
            assert GAME.evaluate(state) == pytest.approx(plain.evaluate(state), abs=1e-12)
            checked += 1
    assert checked > 10


def test_a_loaded_state_has_the_same_figures() -> None:
    for state in played(MODES[3], 3, 7):
        again = GAME.load(GAME.dump(state))
        assert GAME.evaluate(again) == pytest.approx(GAME.evaluate(state), abs=1e-12)


def test_a_copy_and_its_original_build_apart() -> None:
    for state in played(MODES[0], 2, 5)[::6]:
        facts, values = GAME.dump(state), GAME.evaluate(state)
        twin = state.copy()
        GAME.playout(twin, Chance(3, record=False), 60)
        assert GAME.dump(state) == facts
        ahead = GAME.dump(twin)
        GAME.playout(state, Chance(4, record=False), 60)
        assert GAME.dump(twin) == ahead
        assert GAME.evaluate(GAME.load(facts)) == pytest.approx(values, abs=1e-12)
