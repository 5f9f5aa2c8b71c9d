"""What honour mode was ruled to be, and that matches begun before go on as they began.

FG-R5, FG-R14, FG-61, FG-63, FG-65.
"""

import json
from typing import Any

import pytest

import pantheon
from pantheon.core.match import Match
from pantheon.core.options import parse_options
from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import NOBODY, PLAIN
from pantheon.games.four_gods.rules.mistakes import LACKS_SIDES, MISMATCHED
from tests.games.four_gods.positions import GAME, Table

BLUE, YELLOW, GREEN, GREY = range(4)
BEFORE = 1
"""The version of the rules before these rulings."""
RULINGS = {"exact_take_back", "other_mistakes_wait", "any_tile_is_progress"}


def honour(version: int | None = None, **options: Any) -> Table:
    """Blue and yellow on honour; both may be asked to pay penalties."""
    given = {"referee": "honour", "duel": "two", **options}
    table = Table(version=version, **given)
    table.own(0, BLUE)
    table.own(1, YELLOW)
    return table


# Progress


def removed_once(version: int | None = None, **options: Any) -> tuple[Table, int]:
    """A seat's tile is challenged away in its own turn; the World is empty again."""
    table = honour(version, **options)
    seat = max(0, table.state.active)
    table.do(seat, table.placing(0, table.hold(seat, "SSSS"), "d4"))
    table.do(1 - seat, actions.Challenge(table.cell("d4")))
    return table, seat


@pytest.mark.rule("FG-R14", "FG-40")
@pytest.mark.parametrize("version", [None, BEFORE])
def test_a_tile_placed_after_a_challenge_is_progress(version: int | None) -> None:
    table, seat = removed_once(version, play="turns")
    table.do(seat, actions.EndTurn())
    table.do(1 - seat, actions.EndTurn())
    table.do(seat, table.placing(0, table.hold(seat, "PPPP"), "a1"))
    table.do(seat, actions.EndTurn())
    assert GAME.over(table.state) == (version == BEFORE), "the other has passed already"


@pytest.mark.rule("FG-R14")
@pytest.mark.parametrize("version", [None, BEFORE])
def test_it_keeps_a_stall_away_in_simultaneous_play(version: int | None) -> None:
    table, seat = removed_once(version)
    progress = table.state.progress
    table.do(seat, table.placing(0, table.hold(seat, "PPPP"), "a1"))
    if version == BEFORE:
        assert (table.state.progress, table.state.idle) == (progress, 2)
    else:
        assert (table.state.progress, table.state.idle) == (progress + 1, 0)


@pytest.mark.rule("FG-R14")
def test_laying_and_lifting_in_turn_is_progress_for_long_but_not_for_ever() -> None:
    table = honour()
    placed = table.hold(0, "SSSS")
    for _ in range(1 + 2 * 92):
        table.do(0, table.placing(0, placed, "d4"))
        assert table.state.idle == 0
        table.do(0, actions.TakeBack())
    table.do(0, table.placing(0, placed, "d4"))
    assert table.state.idle > 0
    table.do(0, table.placing(0, table.hold(0, "PPPP"), "a1"))
    assert table.state.idle == 0, "fuller than ever"


# Taking back


def next_to_a_mistake(version: int | None = None, **options: Any) -> Table:
    """Blue has just laid a wrong tile at b1; yellow's tile at c1 leans on it, wrong as well."""
    table = honour(version, **options)
    table.lay("a1", "SSSS")
    table.do(0, table.placing(0, table.hold(0, "PPPP"), "b1"))
    table.do(1, table.placing(0, table.hold(1, "MMMM"), "c1"))
    assert table.state.wrong[table.cell("c1")] == MISMATCHED
    return table


@pytest.mark.rule("FG-61", "FG-63")
@pytest.mark.parametrize("version", [None, BEFORE])
def test_a_take_back_leaves_other_mistakes_alone(version: int | None) -> None:
    table = next_to_a_mistake(version)
    table.lay("f5", "SSPP", seat=1, wrong=LACKS_SIDES)
    told = table.do(0, actions.TakeBack())
    assert (table.at("b1"), table.at("c1")) == (NOBODY, NOBODY), "c1 leaned on b1"
    assert sum(isinstance(event, events.TileFell) for event in told) == (
        2 if version == BEFORE else 1
    )
    assert table.at_fault("f5") == (version is None), "it still waits for its own challenge"


@pytest.mark.rule("FG-61", "FG-65")
@pytest.mark.parametrize("version", [None, BEFORE])
def test_a_mistake_that_falls_with_it_costs_what_a_challenge_would(version: int | None) -> None:
    lost = 0 if version == BEFORE else 1
    table = next_to_a_mistake(version, penalty_1=True, penalty_2=True)
    told = table.do(0, actions.TakeBack())
    assert (events.ProphetLost(1, YELLOW, -1, -1) in told) == bool(lost)
    assert table.state.reserve[YELLOW] == 13 - lost
    assert table.state.lost == [0, lost, 0, 0], "taking back is free for who does it"
    table = next_to_a_mistake(version, penalty_2=True)
    table.do(1, actions.PlaceProphet(YELLOW, 0, 0))
    told = table.do(0, actions.TakeBack())
    assert (events.ProphetLost(1, YELLOW, 2, 1) in told) == bool(lost)
    assert table.state.reserve[YELLOW] == 13 - lost


@pytest.mark.rule("FG-61", "FG-65")
def test_no_mistake_is_mended_by_another_that_is_taken_back() -> None:
    table = honour(penalty_1=True)
    table.do(0, table.placing(0, table.hold(0, "SSSS"), "d1"))
    table.do(0, table.placing(0, table.hold(0, "PPPP"), "e1"))
    assert not table.at_fault("d1"), "it leans on e1 now"
    table.do(0, actions.TakeBack())
    assert table.at("d1") == NOBODY
    assert table.state.lost[BLUE] == 1


@pytest.mark.rule("FG-61", "FG-65")
def test_a_right_tile_that_falls_with_it_costs_nothing() -> None:
    table = honour(penalty_2=True)
    table.lay("a1", "SSSS")
    table.do(0, table.placing(0, table.hold(0, "PPPP"), "b1"))
    table.do(1, table.placing(0, table.hold(1, "PSSP"), "c1"))
    table.do(0, actions.TakeBack())
    assert table.at("c1") == NOBODY
    assert table.state.lost == [0, 0, 0, 0]


def migrated(version: int | None = None, **options: Any) -> Table:
    """Blue's last prophet has left a1 for a wrong tile just laid at h1."""
    table = honour(version, **options)
    table.lay("a1", "SPPS", wrong=MISMATCHED)
    table.lay("b1", "PMMP")
    table.send("a1", 1, BLUE)
    table.state.lost[BLUE], table.state.reserve[BLUE] = 12, 0
    table.lay("g1", "FFFF")
    table.do(0, table.placing(0, table.hold(0, "SSSS"), "h1"))
    table.do(0, actions.PlaceProphet(BLUE, 0, 1 + table.cell("a1")))
    return table


@pytest.mark.rule("FG-61", "FG-20")
@pytest.mark.parametrize("version", [None, BEFORE])
def test_a_prophet_goes_back_to_the_tile_it_came_from(version: int | None) -> None:
    table = migrated(version)
    told = table.do(0, actions.TakeBack())
    if version == BEFORE:
        assert table.state.reserve[BLUE] == 1
        return
    assert events.ProphetPlaced(0, BLUE, 0, 1, 1, PLAIN, 7, 1) in told
    assert table.state.reserve[BLUE] == 0, "no free recall"
    assert table.state.prophet[table.cell("a1")] == BLUE
    assert table.state.stand[table.cell("a1")] == 1, "in the same region"


@pytest.mark.rule("FG-61")
def test_it_goes_to_the_reserve_if_that_tile_is_gone() -> None:
    table = migrated(other_mistakes_wait=True)
    table.lay("a2", "MMMM")
    table.do(1, actions.Challenge(table.cell("a1")))
    table.lay("a1", "PSSP")
    table.do(0, actions.TakeBack())
    assert table.state.prophet[table.cell("a1")] == NOBODY, "another tile lies there now"
    assert table.state.reserve[BLUE] == 1


@pytest.mark.rule("FG-R5", "FG-61")
def test_just_placed_outlasts_a_failed_challenge_a_debt_and_a_prophet() -> None:
    table = honour(penalty_1=True, other_mistakes_wait=True)
    for corner, shows in (("a1", "PPPP"), ("h8", "SSSP"), ("a8", "SSMM")):
        table.lay(corner, shows)
        table.send(corner, 0, BLUE)
    table.lay("f5", "MMMM", wrong=LACKS_SIDES)
    table.state.lost[BLUE], table.state.reserve[BLUE] = 10, 0
    table.lay("g1", "FFFF")
    table.do(0, table.placing(0, table.hold(0, "SSSS"), "h1"))
    table.do(0, actions.Challenge(table.cell("a1")))
    table.do(1, actions.Challenge(table.cell("f5")))
    table.do(0, actions.GiveUp(BLUE, 1 + table.cell("a1")))
    table.do(0, actions.PlaceProphet(BLUE, 0, 1 + table.cell("a8")))
    assert actions.TakeBack() in table.legal(0)
    table.do(0, actions.Draw(1))
    assert table.refuse(0, actions.TakeBack()) == "FG-61"


# Challenging


@pytest.mark.rule("FG-63", "FG-65")
@pytest.mark.parametrize("wait", [False, True])
def test_all_wrong_tiles_go_after_a_challenge_and_only_one_is_penalised(wait: bool) -> None:
    tables = [honour(other_mistakes_wait=wait, penalty_1=True)]
    tables += [honour(BEFORE, penalty_1=True)] if wait else []
    for table in tables:
        table.lay("a1", "SSSS")
        table.lay("b1", "PPPP", wrong=MISMATCHED)
        table.lay("c1", "PSSP")
        table.lay("d4", "MMMM", wrong=LACKS_SIDES)
        told = table.do(0, actions.Challenge(table.cell("d4")))
        fallen = [event.column for event in told if isinstance(event, events.TileFell)]
        assert fallen == ([] if wait else [1, 2]), "b1 was wrong, and c1 leaned on it"
        assert table.at("a1") != NOBODY, "right when it was laid"
        assert table.state.lost[BLUE] == 1
        if wait:
            table.do(0, actions.Challenge(table.cell("b1")))
            assert table.at("b1") == NOBODY


# Matches begun before


def test_a_log_of_before_replays_under_the_reading_of_its_day() -> None:
    before = parse_options(GAME.options, {"referee": "honour", "clock": 0}, 2, BEFORE)
    readings = {name: getattr(before, name) for name in RULINGS}
    match = pantheon.new("four_gods", seats=2, seed=3, referee="honour", clock=0, **readings)
    for seat in (0, 1):
        match.play(actions.Ready(), seat)
    for cell in (27, 45):
        match.play(actions.Place(0, 0, 0, cell), 0)
        match.play(actions.TakeBack(), 0)
    match.play(actions.Place(0, 0, 0, 20), 1)
    lines = match.to_log().splitlines()
    header = json.loads(lines[0])
    header["rules_version"] = BEFORE
    header["options"] = {n: v for n, v in header["options"].items() if n not in RULINGS}
    again = Match.from_log(GAME, "\n".join([json.dumps(header), *lines[1:]]))
    assert again.digest() == match.digest()
    assert again.state.idle == 4, "only the first tile was progress then"
    today = Match.from_log(
        GAME, "\n".join([json.dumps({**header, "rules_version": 2}), *lines[1:]])
    )
    assert today.state.idle == 0


def test_a_state_saved_before_has_the_reading_of_its_day() -> None:
    table = honour()
    saved = GAME.dump(table.state)
    for name in RULINGS:
        del saved["knobs"][name]
    del saved["removed"], saved["fresh_left"]
    again = GAME.load(saved)
    knobs = again.knobs
    assert (knobs.exact_take_back, knobs.other_mistakes_wait, knobs.any_tile_is_progress) == (
        0,
        1,
        0,
    )
    assert (again.removed, again.fresh_left) == (0, [NOBODY, NOBODY])
