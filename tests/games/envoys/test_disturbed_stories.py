"""Disturbances that change stories on villages (EN-50, EN-51, EN-R9)."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    DisturbanceFailed,
    StoryMoved,
)
from pantheon.games.envoys.rules.sea import NEAR
from pantheon.games.envoys.rules.sites import cells_of, open_spots
from tests.games.envoys.positions import Table
from tests.games.envoys.stirred import NAMES, Stirred


@pytest.mark.rule("EN-50", "EN-51")
def test_obliterate_lowers_an_island_and_discards_what_falls_below_one() -> None:
    def ready(s: Stirred) -> None:
        other = s.table.island(s.gods[2], 3)
        s.table.story(s.table.village(other, 5), 0, 1)
        s.table.story(s.table.village(other, 6), 2, 3)
        s.table.story(s.table.village(s.land, 7), 2, 2)

    stirred = Stirred("obliterate", ready)
    stirred.pick(actions.PickIsland(1))
    five, six = stirred.table.village(1, 5), stirred.table.village(1, 6)
    assert stirred.state.owner[2 * five] == -1
    assert stirred.state.pips[2 * six] == 2
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 2, "the other island is spared"


@pytest.mark.rule("EN-50", "EN-R9")
def test_dementia_lowers_a_continent() -> None:
    def ready(s: Stirred) -> None:
        land = s.table.state.land
        taken = set(cells_of(s.table.state.spot[0], 4))
        spot = next(
            spot
            for spot in open_spots(3)
            if all(land[space] < 0 for space in cells_of(spot, 3))
            and any(near in taken for space in cells_of(spot, 3) for near in NEAR[space])
            and s.table.state.envoy[0] not in cells_of(spot, 3)
        )
        joined = s.table.lay(s.gods[2], 3, spot)
        apart = s.table.island(s.gods[1], 3)
        for island in (0, joined, apart):
            s.table.story(s.table.village(island, 5), 2, 3)

    stirred = Stirred("dementia", ready)
    stirred.pick(actions.PickIsland(0))
    pips = [stirred.state.pips[2 * stirred.table.village(island, 5)] for island in range(3)]
    assert pips == [2, 2, 3], "islands joined by sides, not the lone one"


@pytest.mark.rule("EN-50", "EN-R9")
def test_a_lone_island_is_a_continent() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 3)

    stirred = Stirred("dementia", ready)
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 2


@pytest.mark.rule("EN-50", "EN-34")
def test_lost_moves_a_token_within_its_island_as_the_newest() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 0, 3)
        s.table.story(s.table.village(s.land, 5), 2, 3)

    stirred = Stirred("lost", ready)
    five, seven = stirred.table.village(0, 5), stirred.table.village(0, 7)
    stirred.pick(actions.PickStory(0, seven))
    assert actions.PickSpace(stirred.village) not in stirred.table.legal(1), "persuaded"
    stirred.events += stirred.table.play(actions.PickSpace(five), 1)
    events = stirred.table.hush((stirred.state.excluded,))
    assert StoryMoved(0, seven, five) in stirred.events + events
    assert stirred.state.triumph[five] == 0, "3 and 3 reach 5: the moved one is the newest"


@pytest.mark.rule("EN-50", "EN-R9")
def test_lost_keeps_the_limits_of_a_village() -> None:
    def ready(s: Stirred) -> None:
        for value, seat in ((7, 0), (5, 0), (3, 0)):
            s.table.story(s.table.village(s.land, value), seat, 1)

    stirred = Stirred("lost", ready)
    assert DisturbanceFailed(1, NAMES.index("lost")) in stirred.events, "an own token is everywhere"


@pytest.mark.rule("EN-50")
def test_miscommunication_replaces_a_token_with_a_random_one() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)
        s.table.pool(2, s.gods[0])

    stirred = Stirred("miscommunication", ready)
    seven = stirred.table.village(0, 7)
    # One token lies there, so it is named by itself; it was rolled as a 1.
    assert (stirred.state.owner[2 * seven], stirred.state.die[2 * seven]) == (2, stirred.gods[0])
    assert stirred.state.pips[2 * seven] == 1
    assert stirred.state.pool_total[2] == 0


@pytest.mark.rule("EN-50")
def test_miscommunication_leaves_nothing_where_the_pool_is_empty() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)

    stirred = Stirred("miscommunication", ready)
    assert stirred.state.owner[2 * stirred.table.village(0, 7)] == -1
    assert stirred.state.old[stirred.gods[2]] == 1


@pytest.mark.rule("EN-50")
def test_collective_memory_moves_a_token_to_another_island() -> None:
    def ready(s: Stirred) -> None:
        other = s.table.island(s.gods[2], 3)
        s.table.story(s.table.village(s.land, 7), 2, 3)
        s.table.story(s.table.village(other, 4), 2, 1)

    stirred = Stirred("collective_memory", ready)
    seven = stirred.table.village(0, 7)
    stirred.pick(actions.PickStory(0, seven))
    legal = {each.space for each in stirred.table.legal(1)}  # type: ignore[attr-defined]
    assert legal == {stirred.table.village(1, 5), stirred.table.village(1, 6)}
    stirred.pick(actions.PickSpace(stirred.table.village(1, 6)))
    assert stirred.state.owner[2 * stirred.table.village(1, 6)] == 2


@pytest.mark.rule("EN-50")
def test_oblivion_makes_ones() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)
        s.table.story(s.table.village(s.land, 5), 0, 1)

    stirred = Stirred("oblivion", ready)
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 1
    assert stirred.state.pips[2 * stirred.table.village(0, 5)] == 1


@pytest.mark.rule("EN-51")
def test_a_token_never_rises_above_four() -> None:
    table = Table(6, 1)
    island = table.island(2)
    seven, five = table.village(island, 7), table.village(island, 5)
    table.story(seven, 0, 4)
    table.story(five, 0, 3)
    table.text(table.give(0, "old_growth"))
    assert table.state.pips[2 * seven] == table.state.pips[2 * five] == 4
