"""Many matches at once, for learning by self-play: rows and masks as NumPy arrays.

>>> from pantheon.env.vector import VectorTables
>>> tables = VectorTables("nations", matches=256, seats=3, seed=7)
>>> tables.step(choose(tables.rows, tables.masks))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pantheon import games
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.core.observation import observation_layout
from pantheon.core.options import Options
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.match_batch import MatchBatch
from pantheon.env.shared_arrays import Array, shared
from pantheon.env.stepped_match import MaskNumbers
from pantheon.env.table_options import table_options

LONGEST = 20_000


class VectorTables:
    """Matches of one game that are stepped together; each step is one seat's in every match.

    A match that ends is replaced by a new one in the same step. All arrays are read-only and are
    overwritten by the next step: copy what you keep.
    """

    rows: Array
    """The observation of the acting seat in each match: small whole numbers (see `names`)."""
    masks: Array
    """The numbers that it may choose."""
    seats: Array
    """Which seat acts in each match."""
    ended: Array
    """Whether the last step ended the match that was there."""
    truncated: Array
    """Whether that match was cut short, after `longest` actions."""
    rewards: Array
    """The payoff of every seat where a match has ended, else 0."""

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int = 2,
        seed: int = 0,
        tables: Sequence[Options] = (),
        longest: int = LONGEST,
        **options: Any,
    ) -> None:
        self.game: Game[Any, Any] = games.find(game)
        self.encoding = ActionEncoding(self.game)
        self.layout = observation_layout(self.game)
        self.names = (*self.layout.names, "begun")
        """The name of each column of `rows`."""
        self.scale = np.array([*self.layout.scale, 1 / self.encoding.size], np.float32)
        """What to multiply the rows by for numbers between -1 and 1."""
        numbers = MaskNumbers(self.encoding)
        batch = MatchBatch(self.game, self.layout, numbers, seats, matches, longest)
        batch.options = list(tables) or [table_options(self.game, seats, options)]
        self._batch = batch
        self.rows = shared(batch.rows, np.int16).reshape(matches, len(self.names))
        self.masks = shared(batch.masks, np.bool_).reshape(matches, self.encoding.size)
        self.seats = shared(batch.acting, np.int64)
        self.ended = shared(batch.ended, np.bool_)
        self.truncated = shared(batch.cut, np.bool_)
        self.rewards = shared(batch.rewards, np.float64).reshape(matches, seats)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New matches everywhere; the same seed and actions give the same ones."""
        self._batch.reset(seed)

    def step(self, actions: Array | Sequence[int]) -> None:
        """Play a number of its mask in every match."""
        self._batch.step(np.asarray(actions).tolist())

    def observations(self, out: Array | None = None) -> Array:
        """The rows as 32-bit floats between -1 and 1, or nearly."""
        scaled: Array = np.multiply(self.rows, self.scale, out=out, dtype=np.float32)
        return scaled

    def random_actions(self, luck: Luck) -> list[int]:
        """A legal number for each match, all equally likely."""
        return self._batch.random_actions(luck)

    def state(self, match: int) -> Any:
        """The state of one of the matches."""
        return self._batch.matches[match].state
