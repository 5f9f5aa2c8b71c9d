"""One match behind an environment: rows, masks, and the match as a log when it is wanted."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.observation import observation_layout
from pantheon.core.observation_rows import new_row
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.payoffs import payoffs
from pantheon.env.shared_arrays import Array, shared
from pantheon.env.stepped_match import NOTHING, MaskNumbers, SteppedMatch
from pantheon.env.table_options import table_options

FAR = float(2**15)


class SingleTable:
    """A match of a game with given options, played by numbers."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game: Game[Any, Any] = games.find(game)
        self.options = table_options(self.game, seats, options)
        self.seats = seats
        self.encoding = ActionEncoding(self.game)
        self.layout = observation_layout(self.game)
        self.names = (*self.layout.names, "begun")
        """The name of each number of an observation."""
        self.played = SteppedMatch(self.game, MaskNumbers(self.encoding))
        self._given = options
        self._scale = np.array([*self.layout.scale, 1 / self.encoding.size], np.float32)
        self._row = new_row(len(self.names))
        self._memo = self.layout.new_memo()
        self._numbers = shared(self._row, np.int16)
        self._masks = self.played.numbers.new_masks(1)
        self._mask = shared(self._masks, np.int8)
        self._seed = 0
        self._script: list[tuple[int, int | str]] = []
        self._match: Match | None = None
        self._replayed = 0

    def spaces(self) -> tuple[Dict, Discrete]:
        """The spaces of observations and of actions."""
        row = Box(-FAR, FAR, (len(self.names),), np.float32)
        mask = Box(0, 1, (self.encoding.size,), np.int8)
        return Dict({"observation": row, "action_mask": mask}), Discrete(self.encoding.size)

    def start(self, seed: int) -> None:
        """A new match; the same seed gives the same luck."""
        self._seed, self._match, self._script = seed, None, []
        self.played.start(self.options, self.seats, Chance(str(seed), record=False))
        self.layout.write_table(self.played.state, self._row, 0)
        self.played.mark(self._masks, 0)

    @property
    def seat(self) -> int:
        """The seat that acts, or that acted last."""
        return self.played.seat

    @property
    def over(self) -> bool:
        return not self.played.legal

    @property
    def payoffs(self) -> list[float]:
        """What each seat gets once the match is over."""
        result = self.game.result(self.played.state)
        assert result is not None
        return payoffs(result)

    def observe(self, seat: int) -> dict[str, Array]:
        """A seat's observation, and the mask of its legal actions if it acts."""
        played = self.played
        acts = seat == played.seat and not self.over
        self.layout.write_changes(played.state, seat, self._row, 0, self._memo)
        row = self._numbers * self._scale
        row[-1] = (played.begun + 1) * self._scale[-1] if acts else 0
        mask = self._mask.copy() if acts else np.zeros(self.encoding.size, np.int8)
        return {"observation": row, "action_mask": mask}

    def step(self, number: int) -> None:
        """Play a number of the mask for the seat that acts."""
        if not (0 <= number < self.encoding.size and self._mask[number]):
            raise ValueError(f"action {number} is not legal for {self.seat}; see the action mask")
        seat, code = self.seat, self.played.play(number)
        if code == NOTHING:
            self.played.mark(self._masks, 0)
        else:
            self._go_on(seat, code)

    def play_code(self, code: int) -> None:
        """Play a legal action for the seat that acts."""
        self.played.play_code(code)
        self._go_on(self.seat, code)

    def _go_on(self, seat: int, code: int) -> None:
        """Note an action that was played, and find the next seat."""
        self._script.append((seat, code))
        self._script += [(NOTHING, timer) for timer in self.played.expired]
        self.played.select()
        self.played.mark(self._masks, 0)

    def turn_to(self, seat: int, begun: int = NOTHING) -> None:
        """Let one of several awaited seats act next, out of the clockwise order."""
        played = self.played
        played.seat, played.begun = seat, begun
        played.legal = self.game.legal_codes(played.state, seat)
        played.mark(self._masks, 0)

    @property
    def match(self) -> Match:
        """The match so far, made when asked for: to save, draw or replay it."""
        if self._match is None:
            self._match = Match.start(self.game, self.seats, self._seed, self._given)
            self._replayed = 0
        for seat, what in self._script[self._replayed :]:
            if isinstance(what, str):
                self._match.expire(what)
            else:
                self._match.play(self.game.codec.decode(what), seat)
        self._replayed = len(self._script)
        return self._match
