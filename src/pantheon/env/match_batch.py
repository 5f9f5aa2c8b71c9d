"""Many matches at once: the compiled part of the vector environment (see `vector`).

Rows and masks lie in arrays that NumPy shares. A finished match is replaced by a new one in the
same step.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from pantheon.core.chance import Luck
from pantheon.core.observation_rows import new_row
from pantheon.env.stepped_match import NOTHING, MaskNumbers, SteppedMatch

SEED_BITS: Final = (1 << 62) - 1
SEED_STRIDE: Final = 0x9E3779B97F4A7C15
MATCH_STRIDE: Final = 0x632BE59BD9B4E019


class MatchBatch:
    """Matches that are stepped together."""

    def __init__(
        self, game: Any, layout: Any, numbers: MaskNumbers, seats: int, matches: int, longest: int
    ) -> None:
        self.game = game
        self.layout = layout
        self.numbers = numbers
        self.seats = seats
        self.longest = longest
        self.options: list[Any] = []
        """The options that new matches get, in turn."""
        self.seed: int = 0
        self.matches: list[SteppedMatch] = [SteppedMatch(game, numbers) for _ in range(matches)]
        self.started: list[int] = [0] * matches
        self.memos: list[Any] = [layout.new_memo() for _ in range(matches)]
        count: i64 = matches
        places: i64 = seats
        self.width: i64 = layout.size + 1
        self.rows: vec[i16] = new_row(count * self.width)
        self.masks: vec[u8] = numbers.new_masks(count)
        self.acting: vec[i64] = vec[i64]([i64(0)] * count)
        self.ended: vec[u8] = vec[u8]([u8(0)] * count)
        self.cut: vec[u8] = vec[u8]([u8(0)] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * places))

    def reset(self, seed: int) -> None:
        """New matches everywhere."""
        self.seed = seed
        count: i64 = len(self.matches)
        for at in range(count):
            self.started[at] = 0
            self.clear(at)
            self.start(at)

    def start(self, at: i64) -> None:
        """A new match at a place of the batch."""
        match = self.matches[at]
        number = self.started[at]
        self.started[at] = number + 1
        place: int = at  # seeds are mixed with more than 64 bits
        mixed = (self.seed * len(self.matches) + place + 1) * SEED_STRIDE + number * MATCH_STRIDE
        luck = Luck((mixed ^ (mixed >> 29)) & SEED_BITS)
        match.start(self.options[(at + number) % len(self.options)], self.seats, luck)
        self.layout.write_table(match.state, self.rows, at * self.width)
        self.show(at)

    def show(self, at: i64) -> None:
        """Write the row and the mask of a match for the seat that acts."""
        match = self.matches[at]
        start = at * self.width
        self.layout.write_changes(match.state, match.seat, self.rows, start, self.memos[at])
        self.acting[at] = match.seat
        self.mark(at)

    def mark(self, at: i64) -> None:
        """Write the mask, and what has been begun."""
        match = self.matches[at]
        match.mark(self.masks, at * self.numbers.size)
        begun: i64 = match.begun
        self.rows[at * self.width + self.width - 1] = i16(begun + 1)

    def random_actions(self, luck: Luck) -> list[int]:
        """A number of each mask, all equally likely."""
        return [match.marked[luck.below(len(match.marked))] for match in self.matches]

    def step(self, actions: list[int]) -> None:
        """One step in every match."""
        size = self.numbers.size
        count: i64 = len(self.matches)
        for at in range(count):
            number: i64 = actions[at]
            if number < 0 or number >= size or self.masks[at * size + number] == 0:
                raise ValueError(f"action {number} is not legal in match {at}; see the masks")
        for at in range(count):
            if self.ended[at] == 1:
                self.clear(at)
            chosen: i64 = actions[at]
            self.play(at, chosen)

    def play(self, at: i64, number: i64) -> None:
        """One step in one match."""
        match = self.matches[at]
        if match.play(number) == NOTHING:
            self.mark(at)
        elif not match.select():
            self.finish(at, self.game.result(match.state).shares())
        elif match.played >= self.longest:
            self.cut[at] = 1
            self.finish(at, [1.0 / self.seats] * self.seats)
        else:
            self.show(at)

    def finish(self, at: i64, shares: Any) -> None:
        """Pay the rewards (as `payoffs` does) and begin a new match."""
        self.ended[at] = 1
        seats: i64 = self.seats
        others = float(seats - 1)
        for seat in range(seats):
            share: float = shares[seat]
            self.rewards[at * seats + seat] = (share * float(seats) - 1.0) / others
        self.start(at)

    def clear(self, at: i64) -> None:
        """Forget the result of the match before."""
        self.ended[at] = 0
        self.cut[at] = 0
        seats: i64 = self.seats
        for seat in range(seats):
            self.rewards[at * seats + seat] = 0.0
