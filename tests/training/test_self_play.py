"""Matches to learn from: what is kept of them, and against whom strength is measured."""

import numpy as np
import pytest

from pantheon import games
from pantheon.bots.learned.feature_rows import SHARE
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Net, blank_arrays
from pantheon.core.chance import Luck
from pantheon.training.judges import Heuristic
from pantheon.training.lessons import LAMBDA, returns_of
from pantheon.training.self_play import SelfPlay, Teaching
from pantheon.training.strength import Contest, Measured, estimate, in_groups, strongest
from pantheon.training.tables import draw_table, left_out, probe_rows, unseen_table

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_lessons_are_states_with_what_they_led_to(name: str) -> None:
    play = SelfPlay(games.find(name), 2, 2, seed=3, teaching=Teaching(0.1, 12))
    net = Net(play.inputs, blank_arrays(play.inputs, 8, 8))
    for judge in (Heuristic(play.inputs), net):
        lessons = play.play(judge, 40)
        while not lessons.matches or not len(lessons.searched.rows):
            lessons = play.play(judge, 40)
        assert lessons.rows.shape == (len(lessons.shares), play.inputs.size)
        assert (lessons.rows[:, play.inputs.names.index("seats")] == 2).all()
        assert (lessons.seats == 2).all()
        assert lessons.shares[:, :2].sum(axis=1) == pytest.approx(1, abs=0.01)
        assert not lessons.shares[:, 2:].any()
        taught = lessons.searched
        assert taught.rows.shape == (len(taught.expected), play.inputs.size)
        assert (taught.rows[:, play.inputs.names.index("seats")] == 2).all()
        assert ((taught.expected[:, :2] >= 0) & (taught.expected[:, :2] <= 1)).all()
        assert not taught.expected[:, 2:].any()
        assert (taught.seats == 2).all()


def test_a_teacher_with_a_net_waits_for_one_and_tells_shares() -> None:
    play = SelfPlay(games.find("nations"), 2, 2, seed=3, teaching=Teaching(0.5, 12, learned=True))
    assert not len(play.play(Heuristic(play.inputs), 20).searched.rows)
    taught = play.play(Net(play.inputs, blank_arrays(play.inputs, 8, 8)), 20).searched
    assert len(taught.rows)
    assert taught.expected[:, :2].sum(axis=1) == pytest.approx(1, abs=0.01)


def test_returns_mix_the_result_with_later_values() -> None:
    result = np.array([1.0, 0.0])
    values = [np.array([0.4, 0.6]), np.array([0.2, 0.8])]
    first, last = returns_of(2, values, result)
    assert last.tolist() == [1.0, 0.0]
    assert first == pytest.approx((1 - LAMBDA) * values[1] + LAMBDA * result)
    assert [each.tolist() for each in returns_of(2, [], result)] == [[1.0, 0.0]] * 2


def test_the_heuristic_reads_the_evaluation() -> None:
    game = games.find("elements")
    inputs, luck = net_inputs(game), Luck(5)
    state = game.setup(game.options(), 3, luck)
    game.playout(state, luck, 60)
    row = np.frombuffer(inputs.row(state, 1), np.int16)[None]
    values = game.evaluate(state)
    expected = [values[1], values[2], values[0]]
    assert Heuristic(inputs).shares(row, 3)[0] == pytest.approx(expected, abs=2 / SHARE)


def test_a_seat_looks_at_actions_of_every_kind() -> None:
    play = SelfPlay(games.find("four_gods"), 2, 1, seed=0, teaching=Teaching())
    legal = [kind + 64 * number for kind in range(3) for number in range(40 * (kind != 1) + 1)]
    seen = play._considered(legal)
    assert set(seen) < set(legal)
    assert {code & 63 for code in seen} == {0, 1, 2}
    assert play._considered(legal[:9]) == legal[:9]


@every_game
def test_half_of_the_tables_have_the_default_options(name: str) -> None:
    game, luck = games.find(name), Luck(1)
    drawn = [draw_table(game, 2, luck) for _ in range(200)]
    usual = sum(options == game.options() for options in drawn)
    assert 80 <= usual <= 140
    rows = probe_rows(game, 2)
    assert rows.shape[1] == net_inputs(game).size
    assert set(rows[:, net_inputs(game).names.index("seats")]) == set(game.seats)


@every_game
def test_some_values_are_left_out_to_be_measured(name: str) -> None:
    game, luck = games.find(name), Luck(2)
    unseen = left_out(game)
    assert unseen
    for _ in range(100):
        options = draw_table(game, 2, luck)
        assert not [each for each, values in unseen.items() if getattr(options, each) in values]
    shown = [unseen_table(game, 2, luck) for _ in range(20)]
    for each, values in unseen.items():
        assert any(getattr(options, each) in values for options in shown)
        assert getattr(game.options(), each) not in values


def test_a_contest_seats_the_net_everywhere_in_turn() -> None:
    """Against itself a bot wins half of the matches."""
    contest = Contest(games.find("nations"), 2, seed=4)
    heuristic = Heuristic(net_inputs(games.find("nations")))
    won = [contest.play(heuristic, heuristic) for _ in range(8)]
    assert set(won) <= {0.0, 0.5, 1.0}
    assert 0 < sum(won) < 8


def test_the_strongest_version_is_surely_strong() -> None:
    measured = [
        Measured(1.0, 30.0, 40, 1),
        Measured(2.0, 40.0, 50, 2),
        Measured(3.0, 4.0, 4, 3),
        Measured(4.0, 38.0, 50, 2),
    ]
    assert strongest(measured, 40) == 2
    assert strongest(measured, 1000) is None
    assert estimate(measured[1:2]).value == pytest.approx(0.8)
    assert [len(group) for group in in_groups(measured, 2)] == [2, 2]
