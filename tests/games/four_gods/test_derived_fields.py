"""The figures that a state keeps up to date, and its value, at any moment of a match."""

import random
from typing import Any

import pytest

from pantheon.core.chance import Chance
from pantheon.games.four_gods.generated import codes
from pantheon.games.four_gods.rules.areas import area_of, prophets_of
from pantheon.games.four_gods.rules.constants import CORNERS, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.influence import influence
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.world import turns_that_fit
from tests.games.four_gods import plain
from tests.games.four_gods.positions import GAME, tiles_document

BUILDING = (
    codes.PLACE,
    codes.PLACE_PROPHET,
    codes.BUILD_CITY,
    codes.DESTROY_CITY,
    codes.TAKE_BACK,
    codes.CHALLENGE,
)
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
    moments = [GAME.copy(state)]
    for _ in range(300):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = luck.choice(acting)
        legal = [code for code in GAME.legal_codes(state, seat) if code != codes.PASS]
        kinds = {codes.kind_of(code) for code in legal}
        building = [kind for kind in BUILDING if kind in kinds]
        if building and luck.random() < 0.8:
            kind = luck.choice(building)
            legal = [code for code in legal if codes.kind_of(code) == kind]
        GAME.apply_code(state, seat, luck.choice(legal or [codes.PASS]), chance)
        if luck.random() < CHECKED_SHARE:
            moments.append(GAME.copy(state))
    return moments


@pytest.mark.rule("FG-51", "FG-52", "FG-53", "FG-55")
@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_areas_are_as_a_flood_finds_them(options: dict[str, Any], seats: int) -> None:
    for state in played(options, seats, seats):
        found = plain.World(state).areas()
        assert state.largest == plain.largest(found)
        assert state.kingdoms == plain.numbers(found)
        for each in found:
            regions = [cell * CORNERS + corner for cell, corner in each.corners]
            (area,) = {area_of(state, each) for each in regions if state.above[each] != NOBODY}
            assert area == min(regions)
            assert state.area_tiles[area] == each.tiles
            assert state.shores[area] == each.shores
            prophets = tuple(prophets_of(state, area, colour) for colour in range(TERRAINS))
            assert prophets == each.prophets
        roots = [region for region, above in enumerate(state.above) if above == region]
        assert len(roots) == len(found)


@pytest.mark.rule("FG-50", "FG-52", "FG-53", "FG-54", "FG-55")
@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 4])
def test_influence_is_as_the_rules_say_at_any_moment(options: dict[str, Any], seats: int) -> None:
    for state in played(options, seats, 20 + seats):
        assert influence(state) == plain.influence(state)


@pytest.mark.rule("FG-11", "FG-12", "FG-23")
@pytest.mark.parametrize("options", MODES)
def test_open_cells_and_what_fits_them_are_as_looking_finds_them(options: dict[str, Any]) -> None:
    for state in played(options, 3, 30)[::4]:
        world = plain.World(state)
        cells = [world.cell(place) for place in world.empty if world.is_supported(place)]
        assert sorted(state.open) == cells
        for shown in range(0, 2 * state.tiles.count, 7):
            face = plain.faces(state)[shown // 2][shown % 2]
            for cell in cells:
                place = divmod(cell, world.size)
                fitting = [world.fits(place, plain.turned(face, turn)) for turn in range(4)]
                assert turns_that_fit(state, shown, cell) == sum(
                    fits << turn for turn, fits in enumerate(fitting)
                )


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_value_follows_from_the_naive_figures(options: dict[str, Any], seats: int) -> None:
    checked = 0
    for state in played(options, seats, 10 + seats)[::3]:
        assert state.laid_by == [state.layer.count(seat) for seat in range(seats)]
        if not GAME.over(state):
            assert GAME.evaluate(state) == pytest.approx(plain.evaluate(state), abs=1e-12)
            checked += 1
    assert checked > 3


def test_a_loaded_state_has_the_same_figures() -> None:
    for state in played(MODES[3], 3, 7):
        again = GAME.load(GAME.dump(state))
        assert GAME.evaluate(again) == pytest.approx(GAME.evaluate(state), abs=1e-12)


def test_a_copy_and_its_original_build_apart() -> None:
    for state in played(MODES[0], 2, 5)[::6]:
        facts, values = GAME.dump(state), GAME.evaluate(state)
        twin = GAME.copy(state)
        GAME.playout(twin, Chance(3, record=False), 60)
        assert GAME.dump(state) == facts
        ahead = GAME.dump(twin)
        GAME.playout(state, Chance(4, record=False), 60)
        assert GAME.dump(twin) == ahead
        assert GAME.evaluate(GAME.load(facts)) == pytest.approx(values, abs=1e-12)
