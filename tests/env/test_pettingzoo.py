"""PettingZoo's own tests, for every game."""

from __future__ import annotations

import pytest

from pantheon import games

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from pantheon.env.pettingzoo import env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_pettingzoo_accepts_every_game(name: str) -> None:
    api_test(env(name), num_cycles=150)


@every_game
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=100)


@every_game
def test_a_whole_match_pays_out(name: str) -> None:
    table = env(name, render_mode="svg")
    table.reset(seed=5)
    paid = 0.0
    for agent in table.agent_iter(20_000):
        observation, reward, over, cut, _ = table.last()
        paid += reward
        mask = observation["action_mask"]
        assert over or mask.any()
        table.step(None if over or cut else table.action_space(agent).sample(mask))
    assert table.unwrapped.match.over
    assert paid == pytest.approx(0, abs=1e-6)
    assert table.render().startswith("<svg")


def test_illegal_actions_are_refused() -> None:
    table = env("nations")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="action mask"):
        table.step(int((mask == 0).argmax()))
