"""OpenSpiel's own simulations, and that its chance is ours."""

from __future__ import annotations

import random

import pytest

from pantheon import games
from pantheon.core.chance import Chance

pyspiel = pytest.importorskip("pyspiel")

import pantheon.env.openspiel  # noqa: E402, F401 - registers the games

KINDS_OF_CARDS = 8
every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(f"python_pantheon_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_states_are_cloned_and_sent(name: str) -> None:
    """A state that went through OpenSpiel's serialisation goes on as the original does."""
    game = pyspiel.load_game(f"python_pantheon_{name}", {"players": games.find(name).seats[-1]})
    state = game.new_initial_state()
    for step in range(36):
        if state.is_terminal():
            break
        if step % 18 == 0:
            sent = game.deserialize_state(state.serialize())
            assert str(sent) == str(state)
            assert str(state.clone()) == str(state)
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        assert not outcomes or sum(odds for _, odds in outcomes) == pytest.approx(1)
        legal = state.legal_actions()
        state.apply_action(legal[step * 7 % len(legal)])


def test_odds_are_those_of_the_sack() -> None:
    """The first card comes from the sack; one desert of twelve lies on the table already."""
    state = pyspiel.load_game("python_pantheon_nations").new_initial_state()
    while len(state.chance_outcomes()) < KINDS_OF_CARDS:
        state.apply_action(state.chance_outcomes()[0][0])
    odds = dict(state.chance_outcomes())
    tribe, desert, whirlwind = odds[5], odds[1], odds[3]
    assert odds[8] == tribe
    assert desert / whirlwind == pytest.approx(11 / 2)
    assert tribe / whirlwind == pytest.approx(8 / 2)


@every_game
def test_what_a_seat_may_not_see_is_not_in_its_observation(name: str) -> None:
    """The same observation, as text and as numbers, whatever is dealt behind the view."""
    game = pyspiel.load_game(f"python_pantheon_{name}")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    luck = random.Random(2)
    for _ in range(120):
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_chance_node() or state.position.state is None:
            continue
        twin = state.clone()
        twin.position.game.redeal(twin.position.state, 0, Chance(luck.randrange(99), record=False))
        seen = []
        for each in (state, twin):
            observer.set_from(each, 0)
            seen.append((observer.string_from(each, 0), observer.tensor.tolist()))
        assert seen[0] == seen[1]


def test_seats_that_may_act_at_once_act_in_turn() -> None:
    state = pyspiel.load_game("python_pantheon_four_gods", {"players": 3}).new_initial_state()
    acting = []
    while len(acting) < 6:
        if not state.is_chance_node():
            acting.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert acting == [0, 1, 2, 0, 1, 2]
