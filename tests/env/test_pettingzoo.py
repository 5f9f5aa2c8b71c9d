"""PettingZoo's own tests, for every game."""

import pytest

from pantheon import games

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from pantheon.env.pettingzoo import env
from pantheon.env.pettingzoo_parallel import parallel_env

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


@every_game
def test_the_match_is_the_one_that_was_played(name: str) -> None:
    """Asked for now and then, the log leads to the environment's own state, timers and all."""
    table = env(name, seats=3)
    table.reset(seed=3)
    for step, agent in enumerate(table.agent_iter(240)):
        observation, _, over, cut, _ = table.last()
        if over or cut:
            break
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        if step % 60 == 7:
            inner = table.unwrapped
            assert inner.match.digest() == inner.table.game.digest(inner.table.played.state)


@every_game
def test_observations_are_the_rows_of_the_state(name: str) -> None:
    table = env(name, seats=games.find(name).seats[-1])
    table.reset(seed=8)
    inner = table.unwrapped.table
    for _ in range(40):
        for seat, agent in enumerate(table.possible_agents):
            row = memoryview(inner.layout.row(inner.played.state, seat))
            scaled = [
                number * factor for number, factor in zip(row, inner.layout.scale, strict=True)
            ]
            assert table.observe(agent)["observation"][:-1] == pytest.approx(scaled)
        if inner.over:
            break
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(table.action_space(table.agent_selection).sample(mask))


def test_illegal_actions_are_refused() -> None:
    table = env("nations")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="action mask"):
        table.step(int((mask == 0).argmax()))


@every_game
def test_pettingzoo_accepts_every_game_in_parallel(name: str) -> None:
    parallel_api_test(parallel_env(name, seats=3), num_cycles=80)


@every_game
def test_parallel_matches_repeat_with_their_seed(name: str) -> None:
    parallel_seed_test(lambda: parallel_env(name), num_cycles=60)


def test_seats_act_at_once_and_what_is_no_longer_legal_is_dropped() -> None:
    """Two seats of 4 Gods that want the same cell: the second one's tile stays in its hand."""
    table = parallel_env("four_gods", seats=3)
    observations, _ = table.reset(seed=2)
    dropped = acted = 0
    while table.agents:
        actions = {}
        for agent in table.agents:
            legal = observations[agent]["action_mask"].nonzero()[0]
            actions[agent] = int(legal[0])
            acted += actions[agent] != table.wait
        observations, _, _, _, infos = table.step(actions)
        dropped += sum("dropped" in info for info in infos.values())
        if acted > 600:
            break
    assert dropped
    assert acted > 3 * dropped
    assert all(observation["action_mask"].any() for observation in observations.values())


@every_game
def test_a_parallel_match_pays_out(name: str) -> None:
    table = parallel_env(name)
    observations, _ = table.reset(seed=6)
    rewards: dict[str, float] = {}
    for _ in range(20_000):
        if not table.agents:
            break
        actions = {
            agent: table.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in table.agents
        }
        observations, rewards, _, _, _ = table.step(actions)
    assert table.match.over
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
