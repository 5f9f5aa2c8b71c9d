"""Every game as a PettingZoo AEC environment (the extra `env`).

>>> from pantheon.env.pettingzoo import env
>>> table = env("nations", seats=3)
>>> table.reset(seed=7)
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pantheon.core.match import Match
from pantheon.env.single_table import SingleTable

SEEDS = 2**31


def env(game: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> AECEnv:
    """An environment with PettingZoo's usual wrappers."""
    table: AECEnv = TableEnv(game, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class TableEnv(AECEnv):  # type: ignore[misc]
    """A match as an environment: agents are `seat_0`, `seat_1`, …

    An observation holds the seat's row (see `core.observation`) and the mask of its legal
    actions (see `action_encoding`). Rewards come at the end (see `payoffs`). Where several seats
    may act at once they take turns, and simulated time passes for the game's sand timers.
    """

    def __init__(
        self, game: str, seats: int = 2, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.table = SingleTable(game, seats, options)
        self.encoding = self.table.encoding
        self.metadata = {
            "name": f"pantheon_{game}_v{self.table.game.rules_version}",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observations, actions = self.table.spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        # Each agent has an action space of its own, because each is seeded by itself.
        self.action_spaces = {agent: Discrete(actions.n) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match being played; it can be saved, drawn and replayed."""
        return self.table.match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; the same seed gives the same luck."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What the seat may know and the mask of its legal actions."""
        return self.table.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Play the action with that number for the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match as SVG, as a spectator sees it."""
        return self.match._repr_svg_() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Select the seat that acts next; at the end, pay the rewards."""
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.table.seat]
