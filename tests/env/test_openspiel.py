"""OpenSpiel's own simulations, and the same chances as in our games."""

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
def test_states_can_be_cloned_and_serialized(name: str) -> None:
    """A state serialized by OpenSpiel continues like the original."""
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
    """The first card comes from the sack; one of twelve deserts is already on the table."""
    state = pyspiel.load_game("python_pantheon_nations").new_initial_state()
    while len(state.chance_outcomes()) < KINDS_OF_CARDS:
        state.apply_action(state.chance_outcomes()[0][0])
    odds = dict(state.chance_outcomes())
    tribe, desert, whirlwind = odds[5], odds[1], odds[3]
    assert odds[8] == tribe
    assert desert / whirlwind == pytest.approx(11 / 2)
    assert tribe / whirlwind == pytest.approx(8 / 2)


@every_game
def test_hidden_information_is_not_in_an_observation(name: str) -> None:
    """The observation, as text and as numbers, does not depend on hidden cards."""
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


def test_a_first_step_changes_nothing_but_what_may_follow() -> None:
    """Building a city in 4 Gods takes two moves of one seat."""
    game = pyspiel.load_game("python_pantheon_four_gods")
    luck = random.Random(5)
    state = game.new_initial_state()
    while True:
        assert not state.is_terminal()
        legal = state.legal_actions()
        first = [] if state.is_chance_node() else list(filter(game.encoding.begins, legal))
        if first:
            break
        state.apply_action(luck.choice(legal))
    seat, before = state.current_player(), state.position.game.digest(state.position.state)
    assert state.action_to_string(seat, first[0]).endswith(", …)")
    state.apply_action(first[0])
    assert state.current_player() == seat
    assert state.position.game.digest(state.position.state) == before
    assert min(state.legal_actions()) >= game.encoding.second
    assert str(game.deserialize_state(state.serialize())) == str(state)
    state.apply_action(state.legal_actions()[0])
    assert state.position.begun == -1


def test_simultaneous_seats_act_in_turn() -> None:
    state = pyspiel.load_game("python_pantheon_four_gods", {"players": 3}).new_initial_state()
    acting = []
    while len(acting) < 6:
        if not state.is_chance_node():
            acting.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert acting == [0, 1, 2, 0, 1, 2]
