"""Components, modes and the start of a match (FG-1 to FG-8)."""

import pytest

from pantheon.core.chance import Chance
from pantheon.core.options import declared
from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import HANDS, NOBODY, Phase
from tests.games.four_gods.positions import GAME, Table


@pytest.mark.rule("FG-1", "FG-R1")
@pytest.mark.parametrize("size", range(8, 13))
def test_the_world_is_a_square_of_a_chosen_size(size: int) -> None:
    table = Table(size=size)
    state = table.state
    assert state.grid.cells == size * size
    corners = {table.cell(name) for name in ("a1", f"a{size}")}
    corners |= {size - 1, size * size - 1}
    assert set(state.open) == corners
    assert all(table.cell(state.grid.name(cell)) == cell for cell in range(size * size))


@pytest.mark.rule("FG-R1")
def test_eight_cells_a_side_is_the_default() -> None:
    assert GAME.options().size == 8


@pytest.mark.rule("FG-3", "FG-4", "FG-5", "FG-6")
@pytest.mark.parametrize(
    ("seats", "duel", "reserve", "slots", "colours"),
    [(4, "four", 10, 10, 1), (3, "four", 13, 13, 1), (2, "four", 10, 20, 2), (2, "two", 13, 20, 1)],
)
def test_reserves_and_rows_by_number_of_players(
    seats: int, duel: str, reserve: int, slots: int, colours: int
) -> None:
    state = Table(seats=seats, duel=duel).state
    assert state.reserve == [reserve] * 4
    assert state.slots == slots
    assert state.room == [slots] * seats
    assert state.knobs.colours_each == colours
    components = GAME.components(state)
    assert [components[f"prophets {colour}"] for colour in range(4)] == [14] * 4


@pytest.mark.rule("FG-4")
def test_the_modes_to_draw_at_random_are_the_tokens_of_the_book() -> None:
    knobs = {each.name: each.knob for each in declared(GAME.options)}
    modes = {name for name, knob in knobs.items() if getattr(knob, "mode", False)}
    assert modes == {"play", "gods", "duel"}


@pytest.mark.rule("FG-4")
@pytest.mark.parametrize("play", ["simultaneous", "turns"])
@pytest.mark.parametrize("gods", ["visible", "secret"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_modes_combine_freely(play: str, gods: str, seats: int) -> None:
    state = GAME.setup(GAME.options(play=play, gods=gods, clock=0), seats, Chance(1))
    assert GAME.playout(state, Chance(2), 100_000) > 0
    assert GAME.over(state)


@pytest.mark.rule("FG-7")
def test_simultaneous_play_starts_when_all_are_ready() -> None:
    state = GAME.setup(GAME.options(), 3, Chance(1))
    assert state.phase == Phase.READINESS
    assert all(shown >= 0 for shown in state.hands)
    assert len(state.hands) == 3 * HANDS
    assert state.bag_total == 92 - 6
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.timers(state) == ()
    for seat in (1, 0):
        GAME.apply(state, seat, actions.Ready(), Chance(1))
    assert GAME.to_act(state) == (2,)
    told = GAME.apply(state, 2, actions.Ready(), Chance(1))
    assert told == [events.MadeReady(2), events.PlayBegun()]
    assert GAME.to_act(state) == (0, 1, 2)


@pytest.mark.rule("FG-7")
def test_nobody_acts_before_all_are_ready() -> None:
    table = Table()
    table.state.phase = Phase.READINESS
    table.state.ready = [1, 0]
    assert table.refuse(0, actions.Draw(2)) == "FG-7"
    assert table.refuse(0, actions.Ready()) == "FG-7"
    table.do(1, actions.Ready())
    assert table.refuse(1, actions.Ready()) == "FG-7"


@pytest.mark.rule("FG-7")
def test_timed_turns_start_with_empty_hands_and_a_random_player() -> None:
    firsts = set()
    for seed in range(20):
        state = GAME.setup(GAME.options(play="turns"), 4, Chance(seed))
        assert state.hands == [-1] * 8
        assert state.bag_total == 92
        firsts.add(state.active)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("FG-8", "FG-R10")
def test_secret_gods_go_to_colours_taken_in_seat_order() -> None:
    table = Table(seats=3, gods="secret", play="turns")
    state = table.state
    assert state.phase == Phase.COLOURS
    for seat, colour in enumerate((2, 0, 3)):
        assert GAME.to_act(state) == (seat,)
        assert table.refuse((seat + 1) % 3, actions.ChooseColour(1)) == "FG-8"
        told = table.do(seat, actions.ChooseColour(colour))
    dealt = [event for event in told if isinstance(event, events.GodDealt)]
    assert [event.seat for event in dealt] == [1, 0, 2]
    assert len({event.god for event in dealt}) == 3
    assert state.phase == Phase.PLAY
    assert dealt[0].seen_by(1) == dealt[0]
    hidden = dealt[0].seen_by(0)
    assert hidden is not None
    assert hidden.god == -1
    assert dealt[0].seen_by(None) == hidden


@pytest.mark.rule("FG-8")
def test_a_taken_colour_is_refused_and_play_has_no_choice_of_god() -> None:
    table = Table(seats=2, gods="secret", duel="two")
    table.do(0, actions.ChooseColour(1))
    assert table.refuse(1, actions.ChooseColour(1)) == "FG-8"
    table.do(1, actions.ChooseColour(0))
    table.begin()
    assert actions.ChooseGod not in table.kinds(0)
    assert table.refuse(0, actions.ChooseGod(2)) == "FG-8"
    assert table.refuse(0, actions.ChooseColour(2)) == "FG-8"


@pytest.mark.rule("FG-8")
def test_each_sees_only_their_own_god_until_the_end() -> None:
    table = Table(seats=2, gods="secret", duel="two")
    table.do(0, actions.ChooseColour(1))
    table.do(1, actions.ChooseColour(0))
    table.begin()
    state = table.state
    gods = list(state.god)
    assert GAME.view(state, 0).god == (-1, gods[1], -1, -1)
    assert GAME.view(state, 1).god == (gods[0], -1, -1, -1)
    assert GAME.view(state, None).god == (-1,) * 4
    seen = set()
    for seed in range(40):
        guess = GAME.determinise(GAME.view(state, 0), 0, Chance(seed))
        assert guess.god[1] == gods[1]
        seen.add(guess.god[0])
    assert seen == {0, 1, 2, 3} - {gods[1]}
    table.do(0, actions.Pass())
    told = table.do(1, actions.Pass())
    assert events.GodRevealed(1, 0, gods[0]) in told
    assert GAME.view(state, None).god == tuple(gods)


@pytest.mark.rule("FG-8")
def test_prophets_may_be_used_from_the_first_tile_with_secret_gods() -> None:
    table = Table(seats=2, gods="secret", duel="two")
    table.do(0, actions.ChooseColour(1))
    table.do(1, actions.ChooseColour(0))
    table.begin()
    placed = table.hold(0, "SSSP")
    table.do(0, table.placing(0, placed, "a1"))
    assert actions.PlaceProphet(1, 0, 0) in table.legal(0)


@pytest.mark.rule("FG-8", "FG-R10")
def test_two_players_with_four_secret_gods_take_colours_alternately() -> None:
    table = Table(seats=2, gods="secret", duel="four", play="turns")
    for number, colour in enumerate((3, 1, 0, 2)):
        assert GAME.to_act(table.state) == (number % 2,)
        table.do(number % 2, actions.ChooseColour(colour))
    assert table.state.owner == [0, 1, 1, 0]
    assert sorted(table.state.god) == [0, 1, 2, 3]
    assert NOBODY not in table.state.god
