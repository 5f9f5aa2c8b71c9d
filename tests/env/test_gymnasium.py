"""Gymnasium's own check, and matches against bots and in self-play."""

import pytest

from pantheon import games

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from pantheon.core.chance import Luck  # noqa: E402
from pantheon.env.gymnasium import SeatEnv  # noqa: E402

every_game = pytest.mark.parametrize("name", games.names())


class Legal(gymnasium.Wrapper):  # type: ignore[misc, name-defined]
    """Replaces illegal numbers, which the check draws as well, by the first legal one."""

    def step(self, action):  # type: ignore[no-untyped-def]
        table = self.env.unwrapped.table
        marked = table.played.marked
        if table.over:
            return table.observe(0), 0.0, True, False, {}
        return self.env.step(action if action in marked else min(marked))


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_accepts_every_game(name: str) -> None:
    check_env(Legal(SeatEnv(name)), skip_render_check=True)


@every_game
def test_a_seat_plays_a_whole_match_against_bots(name: str) -> None:
    table = gymnasium.make(f"pantheon/{name}-v0", seat=1, opponent="random", seats=3)
    observation, _ = table.reset(seed=4)
    table.action_space.seed(2)
    for _ in range(20_000):
        chosen = table.action_space.sample(observation["action_mask"])
        observation, reward, over, cut, _ = table.step(chosen)
        assert not cut
        if over:
            break
        assert reward == 0
        assert observation["action_mask"].any()
    assert over
    assert -1 <= reward <= 1
    assert table.unwrapped.table.match.over


def test_self_play_gives_each_step_the_reward_of_its_seat() -> None:
    tables = gymnasium.make_vec("pantheon/nations-v0", num_envs=4, seats=3)
    observations, infos = tables.reset(seed=3)
    assert observations in tables.observation_space
    luck = Luck(1)
    finished = 0
    while finished < 6:
        seats = infos["seat"]
        chosen = tables.unwrapped.tables.random_actions(luck)
        observations, rewards, over, cut, infos = tables.step(chosen)
        for at in over.nonzero()[0]:
            finished += 1
            assert rewards[at] == infos["rewards"][at][seats[at]]
            assert infos["rewards"][at].sum() == pytest.approx(0, abs=1e-6)
        assert not rewards[~over].any()
        assert not cut.any()
