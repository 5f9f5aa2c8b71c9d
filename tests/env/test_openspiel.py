"""OpenSpiel's own simulations, and that its chance is ours."""

from __future__ import annotations

import pytest

from pantheon import games

pyspiel = pytest.importorskip("pyspiel")

from pantheon.env import openspiel  # noqa: E402 - only where OpenSpiel is installed

KINDS_OF_CARDS = 8
OFFERED = [name for name in openspiel.OFFERED if name in games.names()]
every_offered = pytest.mark.parametrize("name", OFFERED)


@every_offered
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(f"python_pantheon_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_offered
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
