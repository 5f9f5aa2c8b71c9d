"""Simultaneous play, timed turns, passing, stalls and the end (FG-24, FG-30 to FG-42)."""

import pytest

import pantheon
from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.match import Match
from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import BY_BAG, BY_WORLD, EMPTY, RUNNING
from tests.games.four_gods.positions import GAME, Table


def leave_in_bag(table: Table, tiles: int) -> None:
    """Leave so many tiles in the bag and the others out of the match."""
    state = table.state
    kept = [tile for tile, count in enumerate(state.bag) if count][:tiles]
    state.bag = [int(tile in kept) for tile in range(len(state.bag))]
    state.bag_total = state.bag_low = tiles


def expire(table: Table, kind: str) -> list[object]:
    """Let the timer of a kind run out; what is told of it."""
    name = next(timer.id for timer in GAME.timers(table.state) if timer.id.startswith(kind))
    raw: list[tuple[int, ...]] = []
    GAME.expire(table.state, name, table.chance, raw)
    return list(GAME.event_codec.decode(raw))


# Simultaneous play


@pytest.mark.rule("FG-4", "FG-7")
def test_everyone_acts_in_any_order_and_a_match_replays_exactly() -> None:
    match = pantheon.new("four_gods", seats=3, seed=9)
    for seat in (2, 0, 1):
        match.play(actions.Ready(), seat)
    for seat in (1, 1, 0, 2, 0, 1, 2, 2):
        assert match.to_act == (0, 1, 2)
        placing = [a for a in match.legal(seat) if isinstance(a, actions.Place | actions.Draw)]
        match.play(placing[-1], seat)
    match.expire(match.game.timers(match.state)[0].id)
    again = Match.from_log(match.game, match.to_log())
    assert again.digest() == match.digest()
    assert again.result == match.result


@pytest.mark.rule("FG-24")
def test_a_pass_stands_until_ones_next_action() -> None:
    table = Table(seats=3)
    table.do(0, actions.Pass())
    table.do(1, actions.Pass())
    assert GAME.awaited(table.state) == (2,)
    assert GAME.to_act(table.state) == (0, 1, 2), "who has passed may still act"
    table.do(0, actions.Draw(1))
    assert GAME.awaited(table.state) == (0, 2)
    table.do(2, actions.Pass())
    assert not GAME.over(table.state)
    told = table.do(0, actions.Pass())
    assert told == [events.Passed(0), events.MatchEnded(3)]


@pytest.mark.rule("FG-24", "FG-30")
def test_in_timed_turns_one_ends_the_turn_instead() -> None:
    table = Table(play="turns")
    assert table.refuse(table.state.active, actions.Pass()) == "FG-30"
    assert Table().refuse(0, actions.EndTurn()) == "FG-30"


@pytest.mark.rule("FG-R14")
def test_forty_actions_without_progress_end_a_match_without_a_clock() -> None:
    table = Table()
    table.fill_row(0, leave=18)
    table.state.bag_low = table.state.bag_total
    for number in range(39):
        table.do(number % 2, actions.Flip(0, 0))
    table.do(0, actions.Draw(1))
    assert table.state.idle == 0, "the bag at a new low is progress"
    for _ in range(39):
        table.do(1, actions.Flip(0, 0))
        assert not GAME.over(table.state)
    table.do(1, actions.Flip(0, 0))
    result = GAME.result(table.state)
    assert result is not None
    assert (result.reason, result.rule) == ("stall", "FG-R14")


@pytest.mark.rule("FG-R14")
def test_progress_is_a_tile_a_city_a_god_or_the_bag_at_a_new_low() -> None:
    table = Table(duel="two")

    def progress(seat: int, action: object) -> bool:
        before = table.state.progress
        table.do(seat, action)  # type: ignore[arg-type]
        return table.state.progress > before

    assert progress(0, actions.ChooseGod(0))
    assert progress(0, actions.Draw(2))
    assert not progress(0, actions.Discard(0, 0))
    assert not progress(1, actions.Flip(0, 0))
    assert not progress(1, actions.Take(0, 0))
    table.drop(0)
    table.drop(1)
    table.state.bag_low = 80
    assert not progress(1, actions.Draw(1)), "fewer were left before"
    table.drop(1)
    assert progress(0, table.placing(0, table.hold(0, "SSSS"), "a1"))
    assert not progress(0, actions.PlaceProphet(0, 0, 0))
    assert progress(0, actions.BuildCity(0, table.cell("b1"), 0))
    table.own(1, 1)
    placed = table.hold(1, "SPPS")
    assert progress(1, actions.DestroyCity(0, *placed, 1, table.cell("b1")))
    assert not progress(1, actions.Pass())


@pytest.mark.rule("FG-R14", "FG-32")
def test_with_a_clock_a_stall_is_a_timer_that_progress_turns_anew() -> None:
    table = Table(clock=30, stall_limit=45)
    (stall,) = GAME.timers(table.state)
    assert (stall.seconds, stall.seats, stall.rule) == (45, (0, 1), "FG-R14")
    table.fill_row(1, leave=19)
    for _ in range(60):
        table.do(0, actions.Flip(1, 0))
    assert GAME.timers(table.state) == (stall,)
    table.do(0, actions.ChooseGod(0))
    assert GAME.timers(table.state)[0].id != stall.id
    assert expire(table, "stall") == [events.MatchEnded(4)]


# Timed turns


@pytest.mark.rule("FG-30", "FG-32")
def test_a_turn_has_a_clock_any_number_of_actions_and_goes_clockwise() -> None:
    table = Table(seats=4, play="turns", clock=30)
    seat = table.state.active
    (timer,) = GAME.timers(table.state)
    assert (timer.seconds, timer.seats, timer.rule) == (30, (seat,), "FG-30")
    for _ in range(3):
        table.do(seat, actions.Draw(2))
        table.do(seat, actions.Discard(0, 0))
        table.do(seat, actions.Discard(1, 0))
    table.do(seat, actions.EndTurn())
    assert table.state.active == (seat + 1) % 4
    assert GAME.timers(table.state)[0].id != timer.id
    expire(table, "turn")
    assert table.state.active == (seat + 2) % 4
    with pytest.raises(RuleBroken) as refused:
        GAME.expire(table.state, timer.id, table.chance)
    assert refused.value.rule == "FG-32"


@pytest.mark.rule("FG-32")
def test_the_clock_may_have_any_length_or_none() -> None:
    assert GAME.timers(Table(play="turns", clock=75).state)[0].seconds == 75
    assert GAME.timers(Table(play="turns", clock=0).state) == ()
    assert GAME.timers(Table(clock=0).state) == ()
    assert GAME.options().clock == 30


@pytest.mark.rule("FG-31")
def test_off_turn_one_only_flips_in_the_own_row_until_it_is_explored() -> None:
    table = Table(seats=3, play="turns")
    seat = table.state.active
    other, third = (seat + 1) % 3, (seat + 2) % 3
    for each in (other, third):
        table.fill_row(each, leave=11)
    assert GAME.awaited(table.state) == (seat,)
    assert set(GAME.to_act(table.state)) == {0, 1, 2}
    assert table.kinds(other) == {actions.Flip}
    table.do(other, actions.Flip(other, 0))
    assert table.refuse(other, actions.Flip(third, 0)) == "FG-31", "another's row"
    assert table.refuse(other, actions.Take(other, 0)) == "FG-31"
    assert table.refuse(other, actions.Draw(1)) == "FG-31"
    table.do(seat, actions.Flip(other, 1))
    assert table.refuse(other, actions.Flip(other, 0)) == "FG-31", "explored"
    assert other not in GAME.to_act(table.state)
    assert third in GAME.to_act(table.state)
    table.do(seat, actions.Take(third, 0))
    assert third not in GAME.to_act(table.state)
    table.do(seat, actions.EndTurn())
    assert third in GAME.to_act(table.state), "until the turn ends"


@pytest.mark.rule("FG-33")
def test_hands_are_cleared_at_the_end_of_a_turn() -> None:
    table = Table(play="turns", clock=30)
    seat = table.state.active
    table.hold(seat, "SSPF")
    table.hold(seat, "SSMM", hand=1)
    table.fill_row(seat, leave=1)
    left, right = table.state.hands[2 * seat : 2 * seat + 2]
    told = expire(table, "turn")
    row = table.state.rows[seat * 20 : seat * 20 + 20]
    assert row[19] == left, "the left hand first, its face as held"
    assert events.TileReturned(seat, 1, right // 2) in told, "no slot: into the bag"
    assert table.state.hands[2 * seat : 2 * seat + 2] == [EMPTY, EMPTY]


@pytest.mark.rule("FG-33", "FG-17")
def test_a_taken_tile_without_a_slot_goes_back_where_it_came_from() -> None:
    table = Table(play="turns")
    seat = table.state.active
    table.fill_row(seat)
    table.fill_row(1 - seat, leave=19)
    table.do(seat, actions.Take(1 - seat, 0))
    table.do(seat, actions.EndTurn())
    assert table.state.lying[1 - seat] == 1


@pytest.mark.rule("FG-R14", "FG-40")
def test_turns_without_progress_are_passes_and_end_the_match_when_all_pass() -> None:
    table = Table(seats=3, play="turns")
    seat = table.state.active
    table.do(seat, actions.Draw(1))
    told = table.do(seat, actions.EndTurn())
    assert events.TurnEnded(seat, 0) in told
    for step in (1, 2):
        told = table.do((seat + step) % 3, actions.EndTurn())
        assert events.TurnEnded((seat + step) % 3, 1) in told
    assert not GAME.over(table.state)
    table.do(seat, actions.EndTurn())
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == "passed"


@pytest.mark.rule("FG-R14")
def test_without_a_clock_a_turn_of_forty_idle_actions_is_over() -> None:
    table = Table(play="turns")
    seat = table.state.active
    table.fill_row(1 - seat, leave=18)
    for _ in range(40):
        assert table.state.active == seat
        table.do(seat, actions.Flip(1 - seat, 0))
    assert table.state.active == 1 - seat
    assert table.state.passed[seat]


# The end


@pytest.mark.rule("FG-40", "FG-41", "FG-42")
def test_an_empty_bag_begins_the_final_period_of_simultaneous_play() -> None:
    table = Table(seats=3, clock=20)
    table.fill_row(1, leave=1)
    leave_in_bag(table, 2)
    told = table.do(1, actions.Draw(2))
    assert told[-2:] == [events.LastTile(1), events.EndBegun(BY_BAG)]
    final = next(timer for timer in GAME.timers(table.state) if timer.id == "final")
    assert (final.seconds, final.seats, final.rule) == (60, (0, 1, 2), "FG-41")
    table.do(1, actions.Discard(0, 0))
    table.do(1, actions.Return(1))
    assert table.state.bag_total == 1
    assert table.state.final == BY_BAG, "nothing undoes the end"
    table.do(0, actions.Draw(1))
    assert expire(table, "final") == [events.MatchEnded(BY_BAG)]
    result = GAME.result(table.state)
    assert result is not None
    assert (result.reason, result.rule) == ("bag", "FG-40")


@pytest.mark.rule("FG-40")
def test_a_full_world_begins_the_end() -> None:
    table = Table(duel="two", size=8, cities=16)
    table.own(0, 0)
    for cell in range(63):
        name = f"{'abcdefgh'[cell % 8]}{8 - cell // 8}"
        table.state.reserve[0] = 1
        table.found_city(name, 0)
    assert table.state.final == RUNNING
    # The last cell has two sides on the frame.
    placed = table.hold(1, "SSSS")
    told = table.do(1, table.placing(0, placed, "h1"))
    assert told[-1] == events.EndBegun(BY_WORLD)
    table.do(0, actions.Pass())
    table.do(1, actions.Pass())
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == "world", "what began the end is its reason"


@pytest.mark.rule("FG-41")
def test_in_timed_turns_one_full_round_follows_the_turn_that_began_the_end() -> None:
    table = Table(seats=3, play="turns")
    first = table.state.active
    table.do(first, actions.EndTurn())
    trigger = table.state.active
    leave_in_bag(table, 1)
    told = table.do(trigger, actions.Draw(1))
    assert events.EndBegun(BY_BAG) in told
    assert table.state.active == trigger, "the running turn is played out"
    order = []
    while not GAME.over(table.state):
        seat = table.state.active
        order.append(seat)
        table.state.turn_progress = 1
        table.do(seat, actions.EndTurn())
    assert order == [trigger, (trigger + 1) % 3, (trigger + 2) % 3, trigger]


@pytest.mark.rule("FG-42")
def test_the_bags_contents_are_public() -> None:
    table = Table()
    table.do(0, actions.Draw(2))
    drawn = [shown // 2 for shown in table.state.hands[:2]]
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert sum(view.bag) == 90
        assert all(view.bag[tile] == 0 for tile in drawn)


@pytest.mark.rule("FG-R14")
def test_random_matches_end_in_every_mode() -> None:
    for play in ("simultaneous", "turns"):
        for referee in ("strict", "honour"):
            for clock in (0, 30):
                options = GAME.options(play=play, referee=referee, clock=clock)
                state = GAME.setup(options, 3, Chance(1))
                made = GAME.playout(state, Chance(2), 100_000)
                assert GAME.over(state), (play, referee, clock, made)
