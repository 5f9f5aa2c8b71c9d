"""Rulings of version 2 of the rules; matches begun under version 1 go on as they began."""

import pytest

from pantheon.core.match import Match
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    CardDiscarded,
    DisturbanceBegun,
    EnvoySailed,
    MoveGivenUp,
    StoryPlaced,
    ThoughtsShared,
    TokenDrawn,
    VillagePersuaded,
)
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.picture.buttons import buttons
from pantheon.games.envoys.rules.constants import CARD_TEXT
from pantheon.games.envoys.rules.routes import card_steps
from pantheon.games.envoys.rules.sea import NEAR, RING
from pantheon.games.envoys.rules.sites import cells_of
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
    rolled,
)

both = pytest.mark.parametrize("version", [1, 2])


# EN-34: villages that a raised value holds back.


def held_back(version: int, value: int, pips: int, other: int) -> tuple[Table, int]:
    """Odin has told for a village that only Stubborn Elders keep from being persuaded."""
    table = Table(ODIN, SYLVANUS, version=version)
    elders = table.give(1, "stubborn_elders")
    village = rolled(table, pips, value, other)
    table.play(actions.PlayText(elders), 1)
    events = table.hush()
    assert not any(isinstance(event, VillagePersuaded) for event in events)
    return table, village


@pytest.mark.rule("EN-34", "EN-R12")
@both
def test_a_change_elsewhere_does_not_persuade_a_village_that_is_held_back(version: int) -> None:
    """3 and 2 on a value of 5; a turn later Old Growth works on another island."""
    table, village = held_back(version, 5, 3, 2)
    elsewhere = table.island(RA)
    table.story(table.village(elsewhere, 7), 1, 1)
    table.play(actions.EndTurn())
    table.text(table.give(1, "old_growth"), 1)
    table.play(actions.PickIsland(elsewhere), 1)
    assert (table.state.triumph[village] == 0) == (version == 1)


@pytest.mark.rule("EN-34")
def test_a_village_that_is_held_back_falls_when_its_own_token_rises() -> None:
    table, village = held_back(2, 5, 3, 2)
    assert VillagePersuaded(0, village, 5, ODIN) in table.text(table.give(0, "memory"))


@pytest.mark.rule("EN-34")
def test_a_village_that_is_held_back_falls_when_its_own_token_is_lowered() -> None:
    from pantheon.games.envoys.rules.stories import lower_to
    from pantheon.games.envoys.rules.telling import persuadable

    table, village = held_back(2, 5, 4, 1)
    table.state.value[village] = 3
    assert persuadable(table.state) == []
    lower_to(table.state, 2 * village + 1, 3, None)
    assert persuadable(table.state) == [village]


@pytest.mark.rule("EN-34", "EN-40")
@both
def test_sylvanus_does_not_persuade_a_village_that_is_held_back(version: int) -> None:
    table, village = held_back(version, 5, 3, 2)
    table.pool(0, SYLVANUS)
    table.play(actions.UsePower(0, SYLVANUS))
    assert (table.state.triumph[village] == 0) == (version == 1)


@pytest.mark.rule("EN-34")
def test_a_value_that_is_raised_and_reached_holds_nothing_back() -> None:
    table = Table(ODIN, SYLVANUS)
    elders = table.give(1, "stubborn_elders")
    village = rolled(table, 4, 5, 2)
    events = table.play(actions.PlayText(elders), 1)
    assert VillagePersuaded(0, village, 6, ODIN) in events + table.hush()
    table = Table(ODIN, SYLVANUS)
    elders = table.give(1, "stubborn_elders")
    rolled(table, 1, 7, 2)
    table.play(actions.PlayText(elders), 1)
    table.hush()
    assert table.state.held_back == [], "too low by any value"


@pytest.mark.rule("EN-34")
def test_a_village_that_is_held_back_is_saved_and_seen_so() -> None:
    table, village = held_back(2, 5, 3, 2)
    again = GAME.load(GAME.dump(table.state))
    assert again.held_back == [village]
    assert GAME.view(table.state, 1).held_back == (village,)
    (value,) = (
        piece
        for piece in GAME.scene(GAME.known(table.state, None), None).pieces
        if piece.id == f"value:{village}"
    )
    assert value.marked


# EN-35, EN-40: the space where the move ended.


@pytest.mark.rule("EN-40")
@both
def test_odin_works_where_the_move_ended(version: int) -> None:
    table = Table(ODIN, YEMAYA, version=version)
    ended, put = table.village(table.island(IXCHEL), 7), table.village(table.island(RA), 7)
    table.story(ended, 1, 1)
    table.story(put, 1, 1)
    table.moved_to(table.beside(ended), IXCHEL)
    table.state.envoy[0] = table.beside(put)
    table.play(actions.UsePower(0, ODIN))
    raised = ended if version == 2 else put
    assert [table.state.pips[2 * village] for village in (ended, put)] == [
        2 if village == raised else 1 for village in (ended, put)
    ]


@pytest.mark.rule("EN-35", "EN-31")
@both
@pytest.mark.parametrize("text", ["crosswind", "moonlit_crossing", "shoal"])
def test_moving_an_envoy_away_does_not_dodge_the_sharing(version: int, text: str) -> None:
    god = {"crosswind": QUETZALCOATL, "moonlit_crossing": IXCHEL, "shoal": YEMAYA}[text]
    table = Table(god, ODIN, RA, version=version)
    village = table.village(table.island(SYLVANUS), 7)
    table.story(village, 0, 1)
    table.pool(0, *[god] * 4)
    table.pool(1, ODIN)
    table.moved_to(100, RA)
    table.state.envoy[1:] = [100, 60]
    table.state.partner = 1
    table.text(table.give(0, text))
    answers = table.legal()
    if isinstance(answers[0], actions.PickSeat):
        partner = actions.PickSeat(1)
        table.play(partner if partner in answers else answers[0])
    if isinstance(table.legal()[0], actions.PickSpace):
        table.play(table.legal()[0])
    assert table.state.envoy[0] != table.state.envoy[1], "they have parted"
    events = table.play(actions.EndTurn(), luck=(3, 3, 3, 3, 0) if version == 2 else ())
    shared = [event for event in events if isinstance(event, ThoughtsShared)]
    assert shared == ([ThoughtsShared(0, 1, 16, 1)] if version == 2 else [])


def crowded_shore(version: int) -> tuple[Table, list[int]]:
    """Yemaya's move has ended beside a village that is full; the others of its island are not."""
    table = Table(YEMAYA, ODIN, RA, version=version)
    island = table.island(IXCHEL)
    village = table.village(island, 7)
    table.story(village, 1, 1)
    table.story(village, 2, 1)
    table.moved_to(table.beside(village), IXCHEL)
    table.pool(0, YEMAYA)
    others = [each for each in cells_of(table.state.spot[island], 4) if each != village]
    assert not set(NEAR[table.state.envoy[0]]) & set(others)
    return table, others


@pytest.mark.rule("EN-40", "EN-33")
@both
def test_yemaya_needs_no_room_next_to_the_envoy(version: int) -> None:
    table, others = crowded_shore(version)
    assert not any(isinstance(each, actions.Tell) for each in table.legal())
    if version == 1:
        assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40"
        return
    table.play(actions.UsePower(0, YEMAYA), luck=(2,))
    choices = [actions.PickSpace(each) for each in sorted(others)]
    assert table.legal() == choices, "after the roll"
    events = table.play(actions.PickSpace(others[1]))
    assert StoryPlaced(0, others[1], YEMAYA, 3) in events
    assert table.state.story_told == 1
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-29"


@pytest.mark.rule("EN-40", "EN-33")
def test_yemaya_begins_no_telling_that_another_rule_forbids() -> None:
    table, _ = crowded_shore(2)
    table.state.move_colour = RA
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40", "another colour"
    table, _ = crowded_shore(2)
    table.state.pool[YEMAYA] = 0
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40", "no token of one's own"
    table, _ = crowded_shore(2)
    table.state.story_told = 1
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40", "one story a turn"
    table, _ = crowded_shore(2)
    table.state.envoy[0] = 100
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40", "moved elsewhere"
    table, others = crowded_shore(2)
    for village in others:
        table.story(village, 0, 1)
    assert table.refused(actions.UsePower(0, YEMAYA)) == "EN-40", "no room on the island"


# EN-R5: moves that an addition makes exact.


def shut_in(version: int, god: int = RA) -> Table:
    """Seat 0's envoy can make two steps and no more: a harbour and a crowd are in the way."""
    table = Table(god, ODIN, IXCHEL, version=version)
    (out,) = (near for near in NEAR[0] if RING[near] == 2)
    first, second = (near for near in NEAR[out] if near != 0)
    table.state.envoy = [0, second, second]
    for space in NEAR[first]:
        if space != out:
            table.state.land[space] = 0
    return table


@pytest.mark.rule("EN-R5", "EN-R12")
@both
def test_a_following_wind_makes_a_card_playable(version: int) -> None:
    table = shut_in(version)
    card, wind = table.give_move(0, 3), table.give(0, "following_wind")
    if version == 1:
        assert table.refused(actions.MoveWith(card)) == "EN-R5"
        return
    table.play(actions.MoveWith(card))
    assert table.ends() == set()
    table.text(wind)
    assert table.state.extra_steps == -1, "one fewer, as one more is no route either"
    (end,) = table.ends()
    assert EnvoySailed(0, 0, end, 2) in table.play(actions.SailTo(end), luck=(0,))


@pytest.mark.rule("EN-R5", "EN-40")
@both
def test_quetzalcoatl_makes_a_card_playable(version: int) -> None:
    table = Table(QUETZALCOATL, ODIN, version=version)
    (out,) = (near for near in NEAR[0] if RING[near] == 2)
    beyond = [near for near in NEAR[out] if near != 0]
    table.state.envoy = [0, beyond[0]]
    table.state.land[beyond[1]] = 0
    table.state.harbour[1] = 1
    card = table.give_move(0, 2)
    if version == 1:
        assert table.refused(actions.MoveWith(card)) == "EN-R5"
        return
    table.play(actions.MoveWith(card))
    assert table.refused(actions.SailTo(beyond[0])) == "EN-R5", "a harbour of another's"
    table.play(actions.UsePower(0, QUETZALCOATL))
    table.play(actions.PickSteps(3))
    assert table.ends()


@pytest.mark.rule("EN-R5")
def test_a_deep_current_makes_a_card_playable() -> None:
    table = Table(YEMAYA, ODIN)
    (out,) = (near for near in NEAR[0] if RING[near] == 2)
    beyond = [near for near in NEAR[out] if near != 0]
    table.state.envoy = [0, beyond[0]]
    table.state.land[beyond[1]] = 0
    table.state.harbour[1] = 1
    card = table.give_move(0, 2)
    assert table.refused(actions.MoveWith(card)) == "EN-R5"
    deep = table.give(0, "deep_current")
    table.play(actions.MoveWith(card))
    table.text(deep)
    assert table.ends()


@pytest.mark.rule("EN-R5")
def test_the_card_itself_adds_nothing_to_its_move() -> None:
    table = shut_in(2, SYLVANUS)
    wind = table.give(0, "following_wind")
    assert card_steps(table.state, wind) == 3, "one fewer would do"
    assert table.refused(actions.MoveWith(wind)) == "EN-R5"


@pytest.mark.rule("EN-R5", "EN-71")
def test_a_move_whose_addition_is_cancelled_is_given_up() -> None:
    table = shut_in(2, SYLVANUS)
    card, wind = table.give_move(0, 3, RA), table.give(0, "following_wind")
    stop = table.give(1, "not_so_fast")
    table.play(actions.MoveWith(card))
    assert actions.Pass() in table.legal(), "or give it up at once"
    table.play(actions.PlayText(wind))
    table.play(actions.PlayText(stop), 1)
    table.hush()
    assert table.legal() == [actions.Pass()]
    assert "button:give-up" in [button.id for button in buttons(GAME.known(table.state, 0))]
    events = table.play(actions.Pass())
    assert MoveGivenUp(0) in events
    assert CardDiscarded(0, card, CARD_TEXT[card]) in events
    assert not any(isinstance(event, TokenDrawn) for event in events), "nobody draws for it"
    assert table.state.envoy[0] == 0
    assert actions.Meditate() in table.legal(), "she has not moved"


@pytest.mark.rule("EN-R5", "EN-24")
def test_a_move_with_a_route_cannot_be_given_up() -> None:
    table = Table()
    table.play(actions.MoveWith(table.give_move(0, 2)))
    assert table.refused(actions.Pass()) == "EN-24"


# EN-40: Ra's power, decided at the second use.


@pytest.mark.rule("EN-40")
@both
def test_ra_is_decided_after_the_move(version: int) -> None:
    table = Table(RA, ODIN, version=version)
    card = table.give(0, "dawn")
    table.play(actions.MoveWith(card))
    table.play(actions.SailTo(min(table.ends())))
    assert table.state.piles[0] == [card]
    if version == 1:
        assert table.refused(actions.UsePower(0, RA)) == "EN-40"
        return
    table.play(actions.UsePower(0, RA))
    assert table.state.piles[0] == []
    table.text(card, luck=(0, 0))
    assert len(table.state.hands[0]) == 2
    assert table.state.piles[0] == [card]
    assert table.refused(actions.UsePower(0, RA)) == "EN-29", "once a turn"


@pytest.mark.rule("EN-40")
@both
def test_ra_is_decided_after_the_text(version: int) -> None:
    table = Table(RA, ODIN, version=version)
    first, second = table.give(0, "dawn"), table.give(0, "dawn", 1)
    table.text(first, luck=(0, 0))
    table.text(second, luck=(0, 0))
    table.play(actions.UsePower(0, RA))
    if version == 1:
        assert actions.MoveWith(first) not in table.legal(), "only the next card is for both"
        return
    assert table.legal() == [actions.PickCard(first), actions.PickCard(second)]
    table.play(actions.PickCard(first))
    table.play(actions.MoveWith(first))
    table.play(actions.SailTo(min(table.ends())))
    assert table.state.piles[0] == [second, first]


@pytest.mark.rule("EN-40", "EN-71")
@both
def test_ra_is_decided_after_the_roll(version: int) -> None:
    table = Table(RA, ODIN, version=version)
    village = table.village(table.island(IXCHEL), 7)
    flourish = table.give(0, "flourish")
    table.state.hands[0].remove(flourish)
    table.state.piles[0].append(flourish)
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    table.state.used_cards = [flourish] if table.options.late_ra else []
    table.play(actions.Tell(village), luck=(1,))
    if version == 1:
        assert table.state.pips[2 * village] == 2, "nothing was asked"
        return
    table.play(actions.UsePower(0, RA))
    table.play(actions.PlayText(flourish))
    assert table.state.pips[2 * village] == 3


@pytest.mark.rule("EN-40")
def test_ra_takes_no_card_that_has_left_the_discards_or_whose_time_is_over() -> None:
    table = Table(RA, ODIN)
    wind = table.give(0, "following_wind")
    table.play(actions.MoveWith(wind))
    table.play(actions.SailTo(min(table.ends())))
    assert table.refused(actions.UsePower(0, RA)) == "EN-40", "for a move, and that is made"
    table = Table(RA, ODIN)
    dawn = table.give(0, "dawn")
    table.play(actions.MoveWith(dawn))
    table.play(actions.SailTo(min(table.ends())))
    table.text(table.give(0, "second_sunrise"))
    assert table.state.hands[0] == [dawn]
    assert table.refused(actions.UsePower(0, RA)) == "EN-40", "taken back"


# EN-R13: who is asked for a response.


@pytest.mark.rule("EN-R13", "EN-71")
@both
def test_nobody_is_asked_after_her_own_move(version: int) -> None:
    table = Table(SYLVANUS, ODIN, version=version)
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 0, 2)
    roots = table.give(0, "roots")
    table.play(actions.MoveWith(table.give_move(0, 2, IXCHEL)))
    table.play(actions.SailTo(min(table.ends())))
    assert (actions.Pass() in table.legal()) == (version == 1)
    assert actions.PlayText(roots) in table.legal(), "she can play it in her turn"


@pytest.mark.rule("EN-R13", "EN-71")
@both
def test_nobody_is_asked_whose_response_would_have_no_effect(version: int) -> None:
    table = Table(RA, SYLVANUS, version=version)
    table.give(1, "roots")
    table.play(actions.MoveWith(table.give_move(0, 2, IXCHEL)))
    table.play(actions.SailTo(min(table.ends())))
    assert GAME.to_act(table.state) == ((1,) if version == 1 else (0,)), "no story to root"
    table = Table(RA, SYLVANUS, version=version)
    table.story(table.village(table.island(IXCHEL), 7), 1, 2)
    table.give(1, "roots")
    table.play(actions.MoveWith(table.give_move(0, 2, IXCHEL)))
    table.play(actions.SailTo(min(table.ends())))
    assert GAME.to_act(table.state) == (1,), "there is one"


@pytest.mark.rule("EN-R13", "EN-71", "EN-50")
@both
def test_only_the_persuader_is_asked_for_mercy(version: int) -> None:
    table = Table(RA, ODIN, GUAN_YIN, excluded=YEMAYA, version=version)
    table.give(2, "mercy")
    village = table.village(table.island(IXCHEL), 6)
    table.story(village, 1, 2)
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(3,))
    events = table.play(actions.Pass(), 2, luck=(ODIN,))
    plot_twist = data.names("disturbances").index("plot_twist")
    assert DisturbanceBegun(1, plot_twist, 0) in events
    assert GAME.to_act(table.state) == ((2,) if version == 1 else (0,))


# Whole matches.


@pytest.mark.parametrize("version", range(1, GAME.rules_version + 1))
def test_a_match_goes_on_under_the_rulings_of_its_version(version: int) -> None:
    from pantheon.core.options import declared, parse_options

    begun = parse_options(GAME.options, {}, 2, version)
    assert isinstance(begun, EnvoysOptions)
    rulings = [each for each in declared(GAME.options) if each.rulings]
    second = [each.name for each in rulings if each.rulings[0].since == 2]
    third = [each for each in rulings if each.rulings[0].since == 3]
    assert len(second) == 7
    assert {getattr(begun, name) for name in second} == {version >= 2}
    assert [each.name for each in third] == ["tokens_per_colour", "values"]
    assert begun.tokens_per_colour == {1: 15, 2: 15, 3: 24}.get(version, 28)
    assert begun.values == ("" if version >= 3 else GAME.presets["earlier"]["values"])
    assert begun.values_version == max(3, version)
    assert Match.start(GAME, 2, 1).header.rules_version == GAME.rules_version == 6
