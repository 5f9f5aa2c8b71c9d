"""Every game as a Gymnasium environment (the extra `env`): one seat against bots, or self-play.

>>> import gymnasium
>>> import pantheon.env.gymnasium
>>> table = gymnasium.make("pantheon/nations-v0", opponent="greedy")
>>> tables = gymnasium.make_vec("pantheon/nations-v0", num_envs=64)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pantheon import bots, games
from pantheon.core.chance import Chance
from pantheon.env.pettingzoo import SEEDS
from pantheon.env.shared_arrays import Array
from pantheon.env.single_table import FAR, SingleTable
from pantheon.env.vector import VectorTables

Observation = dict[str, Array]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match; bots play the others.

    The reward comes at the end: 1 for a sole win, less for a shared one, and the losers share -1.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponent: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = SingleTable(game, seats, options)
        self.metadata = {"render_modes": ["svg"]}
        self.render_mode = render_mode
        self.seat = seat
        self.observation_space, self.action_space = self.table.spaces()
        self._bot = bots.find(opponent)
        self._chance = Chance(0, record=False)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new match; the others play until this seat acts."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        self._chance = Chance(f"{luck}:opponents", record=False)
        self.table.start(luck)
        self._let_others_play()
        return self.table.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the action with that number; the others play until this seat acts again."""
        self.table.step(int(action))
        self._let_others_play()
        over = self.table.over
        reward = self.table.payoffs[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, {}

    def render(self) -> Any:
        """The match as SVG, as a spectator sees it."""
        return self.table.match._repr_svg_() if self.render_mode == "svg" else None

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            state, seat = table.played.state, table.seat
            chosen = self._bot.choose(table.game, table.game.view(state, seat), seat, self._chance)
            table.play_code(table.game.encode(chosen))


class SelfPlayVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many matches in which all seats are played by the caller, one seat's step at a time.

    An observation is that of the seat that acts; `infos["seat"]` says which it is. The reward is
    that of the seat whose step it was, `infos["rewards"]` has those of all seats. A finished
    match is replaced by a new one in the same step.
    """

    def __init__(
        self, game: str, num_envs: int = 1, seats: int = 2, seed: int = 0, **options: Any
    ) -> None:
        self.tables = VectorTables(game, num_envs, seats, seed, **options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        row = Box(-FAR, FAR, (len(self.tables.names),), np.float32)
        mask = Box(0, 1, (self.tables.encoding.size,), np.int8)
        self.single_observation_space = Dict({"observation": row, "action_mask": mask})
        self.single_action_space = Discrete(self.tables.encoding.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New matches everywhere; the same seed and actions give the same ones."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self._observe(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play a number in every match."""
        acted = self.tables.seats.copy()
        self.tables.step(actions)
        rewards = self.tables.rewards[np.arange(self.num_envs), acted]
        cut = self.tables.truncated.copy()
        return self._observe(), rewards, self.tables.ended & ~cut, cut, self._infos()

    def _observe(self) -> Observation:
        masks = self.tables.masks.astype(np.int8)
        return {"observation": self.tables.observations(), "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.tables.seats.copy(), "rewards": self.tables.rewards.copy()}


def register_games() -> None:
    """Register every installed game that Gymnasium does not know yet: `pantheon/NAME-v0`."""
    for name in games.names():
        if f"pantheon/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"pantheon/{name}-v0",
                entry_point="pantheon.env.gymnasium:SeatEnv",
                vector_entry_point="pantheon.env.gymnasium:SelfPlayVectorEnv",
                kwargs={"game": name},
            )


register_games()
