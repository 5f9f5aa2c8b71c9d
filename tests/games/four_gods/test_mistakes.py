"""Wrong tiles at a table that plays on honour (FG-60 to FG-65)."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import CITY, FEWEST_SIDES, NOBODY, Phase
from pantheon.games.four_gods.rules.mistakes import LACKS_SIDES, MISMATCHED, at_fault
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.world import turns_that_fit
from tests.games.four_gods.plain import Place, World
from tests.games.four_gods.positions import GAME, Table

BLUE, YELLOW, GREEN, GREY = range(4)


def honour(**options: Any) -> Table:
    return Table(**{"referee": "honour", "duel": "two", **options})


@pytest.mark.rule("FG-60")
def test_on_honour_a_tile_is_taken_as_laid_and_its_faults_are_remembered() -> None:
    table = honour()
    strict = Table(duel="two")
    placed = table.hold(0, "SSSS")
    assert strict.refuse(0, strict.placing(0, strict.hold(0, "SSSS"), "d4")) == "FG-11"
    table.do(0, table.placing(0, placed, "d4"))
    assert table.state.wrong[table.cell("d4")] == LACKS_SIDES
    assert GAME.options().referee == "strict"


@pytest.mark.rule("FG-60", "FG-10")
def test_on_honour_too_a_cell_takes_one_tile() -> None:
    table = honour()
    table.lay("d4", "SSSS")
    assert table.refuse(0, table.placing(0, table.hold(0, "PPPP"), "d4")) == "FG-10"


@pytest.mark.rule("FG-R8", "FG-22")
def test_on_honour_cities_are_still_checked() -> None:
    table = honour()
    table.own(0, BLUE)
    table.own(1, YELLOW)
    assert table.refuse(0, actions.BuildCity(BLUE, table.cell("d4"), 0)) == "FG-21"
    table.lay("a1", "SSSS")
    table.found_city("b1", BLUE)
    placed = table.hold(1, "PPPP")
    assert table.refuse(1, actions.DestroyCity(0, *placed, YELLOW, table.cell("b1"))) == "FG-12"


@pytest.mark.rule("FG-61")
def test_a_wrong_tile_just_laid_goes_back_to_its_hand() -> None:
    table = honour()
    table.own(0, BLUE)
    placed = table.hold(0, "SSSS", hand=1)
    held = table.state.hands[1]
    table.do(0, table.placing(1, placed, "d4"))
    table.do(0, actions.PlaceProphet(BLUE, 0, 0))
    assert table.state.reserve[BLUE] == 12
    told = table.do(0, actions.TakeBack())
    assert events.TileTakenBack(0, 1, 3, 4, held // 2) in told
    assert table.state.hands[1] == held
    assert table.state.reserve[BLUE] == 13, "no penalty, and the prophet comes back"
    assert table.at("d4") == -1
    assert table.refuse(0, actions.TakeBack()) == "FG-61"


@pytest.mark.rule("FG-61", "FG-R5")
def test_a_right_tile_or_an_old_one_stays() -> None:
    table = honour()
    table.do(0, table.placing(0, table.hold(0, "SSSS"), "a1"))
    assert table.refuse(0, actions.TakeBack()) == "FG-61", "it lies right"
    table.do(0, table.placing(0, table.hold(0, "PPPP"), "d4"))
    table.do(0, actions.Draw(1))
    assert table.refuse(0, actions.TakeBack()) == "FG-61", "no longer just laid"
    strict = Table(duel="two")
    assert strict.refuse(0, actions.TakeBack()) == "FG-61"


@pytest.mark.rule("FG-61", "FG-R11")
def test_a_tile_from_the_own_row_finds_its_slot_kept_again() -> None:
    table = honour()
    table.fill_row(0)
    table.do(0, actions.Take(0, 3))
    table.do(0, actions.Place(0, 0, 0, table.cell("d4")))
    assert table.state.room[0] == 1
    table.do(0, actions.TakeBack())
    assert table.state.room[0] == 0
    told = table.do(0, actions.Discard(0, 0))
    assert isinstance(told[0], events.TileDiscarded)
    assert told[0].slot == 3


@pytest.mark.rule("FG-62")
def test_a_challenged_wrong_tile_goes_to_its_layers_row_or_the_bag() -> None:
    for full in (False, True):
        table = honour(seats=3)
        table.own(1, BLUE)
        if full:
            table.fill_row(1)
        laid = table.lay("d4", "SSSS", seat=1, wrong=LACKS_SIDES)
        table.send("d4", 0, BLUE)
        tile, face = laid // 8, laid // 4 % 2
        before = table.state.bag_total
        told = table.do(2, actions.Challenge(table.cell("d4")))
        slot = -1 if full else 0
        assert events.TileChallenged(1, 3, 4, tile, face, slot) in told
        assert table.state.bag_total == before + full
        assert table.state.reserve[BLUE] == 13


@pytest.mark.rule("FG-62")
def test_a_wrong_challenge_changes_nothing() -> None:
    table = honour()
    table.lay("a1", "SSSS")
    table.do(0, actions.Pass())
    before = GAME.dump(table.state)
    told = table.do(0, actions.Challenge(table.cell("a1")))
    assert told == [events.ChallengeFailed(0, 0, 1)]
    after = GAME.dump(table.state)
    assert {**after, "idle": before["idle"]} == before
    assert table.refuse(0, actions.Challenge(table.cell("b1"))) == "FG-62", "no tile"
    assert Table().refuse(0, actions.Challenge(0)) == "FG-62", "a strict referee"


@pytest.mark.rule("FG-62")
def test_a_fault_must_have_been_there_and_be_there_still() -> None:
    table = honour()
    table.lay("b1", "SSSS", wrong=LACKS_SIDES)
    assert table.at_fault("b1")
    table.lay("a1", "SSSP")
    assert not table.at_fault("b1"), "it has two sides by now"
    table.lay("h8", "PPPP", wrong=MISMATCHED)
    assert not table.at_fault("h8"), "what it did not match is gone"
    table.lay("h7", "SSSF")
    assert table.at_fault("h8")
    assert not table.at_fault("h7"), "right when it was laid: here it was not judged wrong"


@pytest.mark.rule("FG-62", "FG-31")
def test_off_turn_anyone_may_challenge() -> None:
    table = honour(play="turns")
    other = 1 - table.state.active
    table.lay("d4", "SSSS", seat=table.state.active, wrong=LACKS_SIDES)
    assert other in GAME.to_act(table.state)
    table.do(other, actions.Challenge(table.cell("d4")))
    assert table.at("d4") == -1


@pytest.mark.rule("FG-63", "FG-R9")
def test_what_leaned_on_a_removed_tile_falls_but_cities_stay() -> None:
    table = honour()
    table.own(0, BLUE)
    table.own(1, YELLOW)
    table.lay("d1", "MMMM", wrong=MISMATCHED, seat=0)
    table.lay("e1", "SSPS", seat=1)
    table.lay("d2", "SSSP", seat=1)
    table.lay("e2", "SFFS", seat=1)
    table.send("e2", 1, YELLOW)
    table.lay("a1", "PPPP", seat=1)
    table.found_city("d3", BLUE)
    told = table.do(1, actions.Challenge(table.cell("d1")))
    fallen = [event for event in told if isinstance(event, events.TileFell)]
    assert [(event.column, event.rank) for event in fallen] == [(3, 2), (4, 2), (4, 1)]
    assert table.state.reserve[YELLOW] == 13
    assert table.at("a1") >= 0
    assert table.at("d3") == CITY


@pytest.mark.rule("FG-64")
def test_in_scoring_it_is_too_late() -> None:
    table = honour()
    table.own(0, BLUE)
    table.lay("d4", "SSSS", wrong=LACKS_SIDES)
    table.lay("e4", "SSPS", wrong=LACKS_SIDES)
    table.send("d4", 0, BLUE)
    table.do(0, actions.Pass())
    table.do(1, actions.Pass())
    assert table.refuse(1, actions.Challenge(table.cell("d4"))) == "FG-42"
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores[0] == 1 + 15 + 15, "wrong tiles count"


# Penalties


def penalised(**options: Any) -> Table:
    """Blue, who pays penalties, has laid a wrong tile at d4."""
    table = honour(penalty_1=True, **options)
    table.own(0, BLUE)
    table.own(1, YELLOW)
    table.lay("d4", "SSSS", seat=0, wrong=LACKS_SIDES)
    return table


@pytest.mark.rule("FG-65")
def test_the_prophet_on_the_wrong_tile_is_lost() -> None:
    table = penalised()
    table.send("d4", 0, BLUE)
    told = table.do(1, actions.Challenge(table.cell("d4")))
    assert events.ProphetLost(0, BLUE, 3, 4) in told
    assert (table.state.reserve[BLUE], table.state.lost[BLUE]) == (12, 1)


@pytest.mark.rule("FG-65")
def test_else_one_of_the_reserve_and_only_for_those_who_pay() -> None:
    table = penalised()
    told = table.do(1, actions.Challenge(table.cell("d4")))
    assert events.ProphetLost(0, BLUE, -1, -1) in told
    assert table.state.reserve[BLUE] == 12
    table.lay("d4", "PPPP", seat=1, wrong=LACKS_SIDES)
    table.do(0, actions.Challenge(table.cell("d4")))
    assert table.state.lost[YELLOW] == 0, "a beginner pays nothing"


def in_debt(**options: Any) -> Table:
    """Blue has an empty reserve, prophets at a1 (older) and h8, and one in a city."""
    table = penalised(**options)
    table.lay("a1", "PPPP")
    table.lay("h8", "SSSP")
    table.send("a1", 0, BLUE)
    table.send("h8", 0, BLUE)
    table.found_city("h1", BLUE)
    table.state.lost[BLUE] += table.state.reserve[BLUE]
    table.state.reserve[BLUE] = 0
    table.do(1, actions.Challenge(table.cell("d4")))
    return table


@pytest.mark.rule("FG-65")
def test_else_one_of_their_choice_from_a_tile_never_a_city() -> None:
    table = in_debt()
    choices = {actions.GiveUp(BLUE, 1 + table.cell(name)) for name in ("a1", "h8")}
    assert set(table.legal(0)) == choices
    assert table.refuse(0, actions.Pass()) == "FG-65"
    city = actions.GiveUp(BLUE, 1 + table.cell("h1"))
    assert table.refuse(0, city) == "FG-65"
    assert actions.Pass() in table.legal(1), "the others go on"
    table.do(0, actions.GiveUp(BLUE, 1 + table.cell("h8")))
    assert table.state.prophet[table.cell("h8")] == NOBODY
    assert table.state.owed[0] == 0
    assert table.refuse(0, city) == "FG-65"


@pytest.mark.rule("FG-65")
def test_no_choice_within_the_clock_costs_the_oldest() -> None:
    table = in_debt(clock=30)
    timer = next(each for each in GAME.timers(table.state) if each.rule == "FG-65")
    assert (timer.seats, timer.seconds) == ((0,), 30)
    GAME.expire(table.state, timer.id, table.chance)
    assert table.state.prophet[table.cell("a1")] == NOBODY
    assert table.state.prophet[table.cell("h8")] == BLUE


@pytest.mark.rule("FG-65")
def test_a_debt_is_paid_before_scoring_and_none_to_lose_is_nothing() -> None:
    table = in_debt(clock=30)
    stall = next(each.id for each in GAME.timers(table.state) if each.id.startswith("stall"))
    GAME.expire(table.state, stall, table.chance)
    assert table.state.prophet[table.cell("a1")] == NOBODY
    poor = penalised()
    poor.state.lost[BLUE], poor.state.reserve[BLUE] = 13, 0
    poor.do(1, actions.Challenge(poor.cell("d4")))
    assert poor.state.owed[0] == 0


@pytest.mark.rule("FG-65")
def test_with_two_colours_the_player_chooses_between_the_reserves() -> None:
    table = penalised(duel="four")
    table.own(0, GREEN)
    table.do(1, actions.Challenge(table.cell("d4")))
    assert set(table.legal(0)) == {actions.GiveUp(BLUE, 0), actions.GiveUp(GREEN, 0)}


# What must hold whatever is laid and challenged


def _wild_match(seed: int) -> Table:
    """Tiles laid anywhere by both players, some with prophets, and a few cities."""
    luck = random.Random(seed)
    table = honour(seed=seed)
    table.own(0, BLUE)
    table.own(1, YELLOW)
    for _ in range(luck.randint(5, 45)):
        seat = luck.randrange(2)
        wanted = luck.choice(
            (actions.Place, actions.Place, actions.PlaceProphet, actions.BuildCity)
        )
        if table.state.hands[2 * seat] < 0:
            table.do(seat, actions.Draw(1))
        offered = [each for each in table.legal(seat) if isinstance(each, wanted)]
        if wanted is actions.Place and luck.random() < 0.7:
            right = [
                each
                for each in offered
                if isinstance(each, actions.Place) and _lies_right(table.state, seat, each)
            ]
            offered = [*right] or offered
        if offered:
            table.do(seat, luck.choice(offered))
    return table


def test_wild_matches_leave_right_and_wrong_tiles_to_challenge() -> None:
    """What the tests below say holds of many tiles of either kind, not of none."""
    right = wrong = over = 0
    for seed in range(12):
        state = _wild_match(seed).state
        over += state.phase == Phase.OVER
        laid = [cell for cell in range(64) if state.laid[cell] >= 0]
        faulty = sum(at_fault(state, cell) for cell in laid)
        wrong += faulty
        right += len(laid) - faulty
    assert over == 0
    assert right > 50
    assert wrong > 12


def _lies_right(state: State, seat: int, action: actions.Place) -> bool:
    shown = state.hands[2 * seat + action.hand] // 2 * 2 + action.face
    fits = turns_that_fit(state, shown, action.cell) & (1 << action.turn)
    return bool(fits) and state.sides[action.cell] >= FEWEST_SIDES


def _unsupported(state: State) -> list[int]:
    return [
        cell
        for cell in range(state.grid.cells)
        if state.laid[cell] >= 0 and state.sides[cell] < FEWEST_SIDES
    ]


@pytest.mark.rule("FG-62", "FG-63")
@given(st.integers(0, 10**6))
def test_after_a_challenge_nothing_is_left_hanging_and_no_more_than_that_falls(seed: int) -> None:
    table = _wild_match(seed)
    state = table.state
    if state.phase == Phase.OVER:
        return
    components = GAME.components(state)
    wrong = [cell for cell in range(64) if state.laid[cell] >= 0 and at_fault(state, cell)]
    random.Random(seed).shuffle(wrong)
    for cell in wrong:
        if state.laid[cell] < 0 or not at_fault(state, cell):
            continue
        before = GAME.copy(state)
        table.do(0, actions.Challenge(cell))
        assert not _unsupported(state)
        removed = [c for c in range(64) if before.laid[c] >= 0 and state.laid[c] < 0]
        world = World(state)
        assert all(world.fits(place, tile) for place, tile in world.tiles.items())
        assert set(removed) == _expected_falls(before, cell)
        assert all(state.laid[city] == CITY for city in before.cities)
        assert GAME.components(state) == components


def _expected_falls(before: State, challenged: int) -> set[int]:
    """The challenged tile, and what a plain reading of FG-63 takes after it, set by set."""
    world = World(before)
    del world.tiles[divmod(challenged, 8)]
    removed = {challenged}
    while illegal := {place for place in world.tiles if _is_illegal(world, place)}:
        for place in illegal:
            del world.tiles[place]
            removed.add(world.cell(place))
    return removed


def _is_illegal(world: World, place: Place) -> bool:
    """A tile that leans on too little, or does not match and did not when it was laid."""
    mismatched = world.state.wrong[world.cell(place)] & MISMATCHED
    fits = not mismatched or world.fits(place, world.tiles[place])
    return not fits or not world.is_supported(place)


@pytest.mark.rule("FG-61")
@given(st.integers(0, 10**6))
def test_a_take_back_removes_what_it_made_unlawful_and_no_more(seed: int) -> None:
    table = _wild_match(seed)
    state = table.state
    if state.phase == Phase.OVER or state.room[0] == 0 or state.filled == 64:
        return
    table.drop(0)
    table.do(0, actions.Draw(1))
    placings = [each for each in table.legal(0) if isinstance(each, actions.Place)]
    wrong = [each for each in placings if not _lies_right(state, 0, each)]
    if not wrong:
        return
    components = GAME.components(state)
    lying = {cell for cell in range(64) if state.laid[cell] >= 0}
    placed = random.Random(seed).choice(wrong)
    table.do(0, placed)
    supported = {cell for cell in lying if state.sides[cell] >= FEWEST_SIDES}
    table.do(0, actions.TakeBack())
    while hanging := {cell for cell in supported & lying if _sides(cell, lying) < FEWEST_SIDES}:
        lying -= hanging
    assert {cell for cell in range(64) if state.laid[cell] >= 0} == lying
    assert GAME.components(state) == components


def _sides(cell: int, lying: set[int]) -> int:
    row, column = divmod(cell, 8)
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return sum(not (0 <= r < 8 and 0 <= c < 8) or r * 8 + c in lying for r, c in around)


@pytest.mark.rule("FG-62", "FG-63")
@given(st.integers(0, 10**6))
def test_a_right_tile_is_never_challenged_away(seed: int) -> None:
    """Tiles right when laid go only by the cascade; a challenge of one changes nothing."""
    table = _wild_match(seed)
    state = table.state
    if state.phase == Phase.OVER:
        return
    for cell in range(64):
        if state.laid[cell] >= 0 and state.wrong[cell] == 0:
            laid = list(state.laid)
            told = table.do(1, actions.Challenge(cell))
            if state.phase == Phase.OVER:
                return
            assert any(isinstance(event, events.ChallengeFailed) for event in told)
            assert state.laid == laid
