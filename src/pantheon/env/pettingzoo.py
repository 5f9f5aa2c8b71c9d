"""Every game as a PettingZoo AEC environment (the extra `env`).

>>> from pantheon.env.pettingzoo import env
>>> table = env("nations", seats=3)
>>> table.reset(seed=7)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pantheon import games
from pantheon.bots.search.mcts import clockwise
from pantheon.core.match import Match
from pantheon.core.options import parse_options
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.observation_layout import ObservationLayout
from pantheon.env.payoffs import payoffs

PACE = 2.0
"""Simulated seconds per action, for games with sand timers."""
FAR = float(2**24)
SEEDS = 2**31


def env(game: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> AECEnv:
    """An environment with PettingZoo's usual wrappers."""
    table: AECEnv = TableEnv(game, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class TableEnv(AECEnv):  # type: ignore[misc]
    """A match as an environment: agents are `seat_0`, `seat_1`, …

    An observation holds the seat's view (see `observation_layout`) and the mask of its legal
    actions (see `action_encoding`). Rewards come at the end (see `payoffs`). Where several seats
    may act at once they take turns, and simulated time passes for the game's sand timers.
    """

    def __init__(
        self, game: str, seats: int = 2, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.game = games.find(game)
        self.metadata = {
            "name": f"pantheon_{game}_v{self.game.rules_version}",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table_options = parse_options(self.game.options, options, seats)
        self._given = options
        self.encoding = ActionEncoding(self.game)
        self.layout = ObservationLayout(self.game, seats, self.table_options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        view = Box(-FAR, FAR, (self.layout.size,), np.float32)
        mask = Box(0, 1, (self.encoding.size,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": view, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.encoding.size) for agent in self._seat}
        self._random, _ = seeding.np_random()
        self.match: Match
        """The match being played; it can be saved, drawn and replayed."""

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; the same seed gives the same luck."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        luck = int(self._random.integers(SEEDS))
        self.match = Match.start(self.game, len(self.possible_agents), luck, self._given)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._now = 0.0
        self._ends: dict[str, float] = {}
        self._last = -1
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """The seat's view and the mask of its legal actions."""
        seat = self._seat[agent]
        mask = np.zeros(self.encoding.size, np.int8)
        if agent == self.agent_selection and not self.match.over:
            legal = self.game.legal_codes(self.match.state, seat)
            mask[list(self.encoding.numbers(legal))] = 1
        row = self.layout.row(self.match.view(seat))
        return {"observation": np.array(row, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action with that number for the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self._seat[agent]
        legal = self.encoding.numbers(self.game.legal_codes(self.match.state, seat))
        if int(action) not in legal:
            raise ValueError(f"action {action} is not legal for {agent}; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.game.codec.decode(legal[int(action)]), seat)
        self._last = seat
        self._advance_time()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match as SVG, as a spectator sees it."""
        return self.match._repr_svg_() if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _advance_time(self) -> None:
        waiting = self.game.awaited(self.match.state)
        self._now += PACE / max(1, len(waiting))
        while not self.match.over:
            running = self.game.timers(self.match.state)
            self._ends = {
                timer.id: self._ends.get(timer.id, self._now + timer.seconds) for timer in running
            }
            due = [timer for timer, end in self._ends.items() if end <= self._now]
            if not due:
                return
            self.match.expire(min(due, key=lambda timer: (self._ends[timer], timer)))

    def _select(self) -> None:
        """Select the next seat that may act, clockwise; at the end, pay the rewards."""
        if self.match.over:
            result = self.match.result
            assert result is not None
            self.rewards = dict(zip(self.possible_agents, payoffs(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = clockwise(self.game.awaited(self.match.state), self._last)
        self.agent_selection = self.possible_agents[seat]
