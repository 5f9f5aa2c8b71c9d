"""Telling, persuading, sharing thoughts (EN-33 to EN-35, EN-R7, EN-R8, EN-R15)."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    DisturbanceBegun,
    PointsWon,
    StoryBanished,
    StoryPlaced,
    ThoughtsShared,
    TokenDrawn,
    VillagePersuaded,
)
from pantheon.games.envoys.rules.constants import GODS, NOBODY
from pantheon.games.envoys.rules.sea import NEAR
from tests.games.envoys.positions import GUAN_YIN, IXCHEL, ODIN, RA, SYLVANUS, YEMAYA, Table


def told(value: int = 7, *gods: int, **options: object) -> tuple[Table, int]:
    """Seat 0 has moved beside a village of an island of Ixchel, with a card of her colour."""
    table = Table(*(gods or (RA, ODIN)), **options)  # type: ignore[arg-type]
    village = table.village(table.island(IXCHEL), value)
    table.pool(0, table.state.god[0], table.state.god[0])
    table.moved_to(table.beside(village), IXCHEL)
    return table, village


@pytest.mark.rule("EN-33")
def test_a_story_of_ones_own_colour_is_rolled_onto_the_village() -> None:
    table, village = told()
    events = table.play(actions.Tell(village), luck=(2,))
    assert StoryPlaced(0, village, RA, 3) in events
    assert table.state.pool[RA] == 1
    assert (table.state.owner[2 * village], table.state.pips[2 * village]) == (0, 3)


@pytest.mark.rule("EN-33")
def test_where_a_story_cannot_be_told() -> None:
    table, village = told()
    far = next(space for space in range(150) if table.state.land[space] == 0
               and space not in NEAR[table.state.envoy[0]])  # fmt: skip
    assert table.refused(actions.Tell(far)) == "EN-33", "not beside the envoy"
    table.state.move_colour = RA
    assert table.refused(actions.Tell(village)) == "EN-33", "another colour"
    table.state.move_colour = IXCHEL
    table.state.pool[RA] = 0
    assert table.refused(actions.Tell(village)) == "EN-33", "no token of one's own"
    table, village = told()
    table.story(village, 0, 1)
    assert table.refused(actions.Tell(village)) == "EN-33", "one own token a village"
    table, village = told(7, RA, ODIN, YEMAYA)
    table.story(village, 1, 1)
    table.story(village, 2, 1)
    assert table.refused(actions.Tell(village)) == "EN-33", "two in all"
    table, village = told()
    table.state.triumph[village] = 1
    assert table.refused(actions.Tell(village)) == "EN-33", "persuaded"


@pytest.mark.rule("EN-34")
def test_two_tokens_that_reach_the_value_persuade() -> None:
    table, village = told(6)
    table.story(village, 1, 2)
    events = table.play(actions.Tell(village), luck=(3, GUAN_YIN))
    assert VillagePersuaded(0, village, 6, RA) in events
    assert StoryBanished(1, village, ODIN) in events
    state = table.state
    assert (state.points[0], state.triumph[village]) == (6, 0)
    assert state.old[RA] == 1
    assert state.banished[GODS + ODIN] == 1
    assert state.owner[2 * village] == state.owner[2 * village + 1] == NOBODY


@pytest.mark.rule("EN-34")
def test_the_higher_token_wins_whoever_told_last() -> None:
    table, village = told(5)
    table.story(village, 1, 4)
    events = table.play(actions.Tell(village), luck=(0, GUAN_YIN))
    assert VillagePersuaded(1, village, 5, ODIN) in events
    assert table.state.points == [0, 5]
    assert table.state.banished[RA] == 1


@pytest.mark.rule("EN-34")
def test_of_equal_tokens_the_newest_wins() -> None:
    table, village = told(6)
    table.story(village, 1, 3)
    events = table.play(actions.Tell(village), luck=(2, GUAN_YIN))
    assert VillagePersuaded(0, village, 6, RA) in events


@pytest.mark.rule("EN-34")
def test_too_few_pips_persuade_nobody() -> None:
    table, village = told(7)
    table.story(village, 1, 3)
    events = table.play(actions.Tell(village), luck=(2,))
    assert not any(isinstance(event, VillagePersuaded) for event in events)


@pytest.mark.rule("EN-34", "EN-R7", "EN-52")
def test_the_loser_draws_the_token_that_picks_the_disturbance() -> None:
    table, village = told(6)
    table.story(village, 1, 2)
    table.pool(0, *[RA] * 3)
    events = table.play(actions.Tell(village), luck=(3, RA))
    assert TokenDrawn(1, RA) in events
    assert table.state.pool[GODS + RA] >= 1, "it joins her pool"
    assert any(isinstance(event, DisturbanceBegun) for event in events)


@pytest.mark.rule("EN-34")
def test_several_at_once_are_ordered_by_the_active_player() -> None:
    table = Table(SYLVANUS, ODIN, RA, excluded=YEMAYA)
    first = table.village(table.island(IXCHEL), 6)
    second = table.village(table.island(GUAN_YIN), 7)
    table.story(first, 1, 2)
    table.story(first, 2, 3)
    table.story(second, 1, 3)
    table.story(second, 2, 3)
    table.play(actions.UsePower(0, SYLVANUS))
    legal = table.legal()
    assert legal == sorted(
        [actions.PickSpace(first), actions.PickSpace(second)], key=lambda a: a.space
    )
    assert table.refused(actions.EndTurn()) == "EN-34"
    events = table.play(actions.PickSpace(second), luck=(GUAN_YIN,))
    won = [event.space for event in events if isinstance(event, VillagePersuaded)]
    assert won[0] == second


@pytest.mark.rule("EN-35")
def test_sharing_thoughts_by_whole_pools() -> None:
    table = Table()
    table.pool(0, RA, RA)
    table.pool(1, ODIN, IXCHEL, YEMAYA)
    table.moved_to(60, RA)
    table.state.envoy[1] = 60
    table.state.partner = 1
    # 3 + 4 against 1 + 1 + 2; then Odin draws a token and a card, and her turn begins.
    events = table.play(actions.EndTurn(), luck=(2, 3, 0, 0, 1, GUAN_YIN, 0, RA, 0))
    assert ThoughtsShared(0, 1, 7, 4) in events
    assert PointsWon(0, 1) in events
    assert TokenDrawn(1, GUAN_YIN) in events
    assert (table.state.points, table.state.sharings) == ([1, 0], [1, 0])
    assert len(table.state.hands[1]) == 2
    assert table.state.active == 1, "the turn has ended"


@pytest.mark.rule("EN-35")
def test_equal_totals_are_rolled_again() -> None:
    table = Table()
    table.pool(0, RA)
    table.pool(1, ODIN)
    table.moved_to(60, RA)
    table.state.envoy[1] = 60
    table.state.partner = 1
    events = table.play(actions.EndTurn(), luck=(1, 1, 0, 2, RA, 0, RA, 0))
    assert [type(event) for event in events].count(ThoughtsShared) == 2
    assert table.state.points == [0, 1]


@pytest.mark.rule("EN-R8")
def test_two_empty_pools_share_nothing() -> None:
    table = Table()
    table.moved_to(60, RA)
    table.state.envoy[1] = 60
    table.state.partner = 1
    events = table.play(actions.EndTurn(), luck=(RA, 0))
    assert not any(isinstance(event, ThoughtsShared) for event in events)
    assert table.state.active == 1


@pytest.mark.rule("EN-R15")
def test_a_relocation_is_no_move() -> None:
    table = Table(YEMAYA, ODIN)
    village = table.village(table.island(YEMAYA), 7)
    hidden = table.island(RA, face_up=False)
    table.story(village, 0, 2)
    table.state.envoy[1] = table.beside(village)
    table.pool(0, YEMAYA)
    table.pool(1, ODIN)
    table.moved_to(100, YEMAYA)
    table.text(table.give(0, "shoal"))
    table.play(actions.PickSpace(table.beside(village)))
    assert table.state.envoy[0] == table.beside(village)
    assert not any(isinstance(each, actions.Tell) for each in table.legal()), "no telling"
    events = table.play(actions.EndTurn(), luck=(RA, 0))
    assert not any(isinstance(event, ThoughtsShared) for event in events), "no sharing"
    assert table.state.isle_state[hidden] == 1, "no discovery"
