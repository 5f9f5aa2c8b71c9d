"""Every game as a PettingZoo parallel environment (the extra `env`).

>>> from pantheon.env.pettingzoo_parallel import parallel_env
>>> table = parallel_env("four_gods", seats=3)
>>> observations, infos = table.reset(seed=7)

In every step all seats choose at once. It suits 4 Gods, where all play at the same time; in a
game of turns all seats but one have nothing to choose but `wait`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from pantheon.core.match import Match
from pantheon.env.action_encoding import NOTHING
from pantheon.env.pettingzoo import SEEDS
from pantheon.env.single_table import SingleTable

Observations = dict[str, dict[str, np.ndarray[Any, Any]]]


def parallel_env(
    game: str, seats: int = 2, render_mode: str | None = None, **options: Any
) -> ParallelTableEnv:
    """A parallel environment."""
    return ParallelTableEnv(game, seats, render_mode, **options)


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]
    """A match in which all awaited seats act in every step, clockwise from the last that did.

    The number `wait` is the only one that a seat may choose when nobody waits for it. An action
    that another seat's has made illegal in the same step is dropped, and the seat's info says so:
    `{"dropped": True}`.
    """

    def __init__(
        self, game: str, seats: int = 2, render_mode: str | None = None, **options: Any
    ) -> None:
        self.table = SingleTable(game, seats, options)
        self.wait = self.table.encoding.size
        """The number that stands for doing nothing."""
        version = self.table.game.rules_version
        self.metadata = {"name": f"pantheon_{game}_parallel_v{version}", "render_modes": ["svg"]}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        row, _ = self.table.spaces()
        mask = Box(0, 1, (self.wait + 1,), np.int8)
        space = Dict({"observation": row["observation"], "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        # Each agent has an action space of its own, because each is seeded by itself.
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._begun = [NOTHING] * seats
        self._last = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match being played; it can be saved, drawn and replayed."""
        return self.table.match

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Start a new match; the same seed gives the same luck."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self._begun = [NOTHING] * self.table.seats
        self._last = self.table.seats - 1
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        Observations,
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the action of every awaited seat."""
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        awaited = table.played.awaited
        first = self._last + 1
        for seat in ((first + each) % table.seats for each in range(table.seats)):
            if seat in awaited:
                agent = self.possible_agents[seat]
                if not self._act(seat, int(actions[agent])):
                    infos[agent]["dropped"] = True
        over = table.game.over(table.played.state)
        payoffs = table.payoffs if over else [0.0] * table.seats
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, payoffs, strict=True))
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str | None:
        """The match as SVG, as a spectator sees it."""
        return self.match._repr_svg_() if self.render_mode == "svg" else None

    def _act(self, seat: int, number: int) -> bool:
        """Play a seat's number if it still may; whether it could."""
        table = self.table
        if seat not in table.played.awaited:
            self._begun[seat] = NOTHING
            return False
        table.turn_to(seat, self._begun[seat])
        if number not in table.played.marked:
            self._begun[seat] = NOTHING
            return False
        begins = self._begun[seat] == NOTHING and table.encoding.begins(number)
        table.step(number)
        self._begun[seat] = number if begins else NOTHING
        self._last = seat
        return True

    def _observations(self) -> Observations:
        table = self.table
        awaited = table.played.awaited
        found: Observations = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in awaited:
                table.turn_to(seat, self._begun[seat])
                if not table.played.marked:  # others have made the second step impossible
                    self._begun[seat] = NOTHING
                    table.turn_to(seat)
            seen = table.observe(seat)
            wait = np.int8(seat not in awaited)
            mask = np.append(seen["action_mask"] * (1 - wait), wait).astype(np.int8)
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found
