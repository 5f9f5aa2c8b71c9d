"""Matches that teach: every seat looks one action ahead with the present net.

Many matches are played in step, so that one product judges the successors of all. Values are
learned from the states after actions and what the match made of them: a mixture of the values that
the net found later on and of the result (TD(λ)). A search takes some of the decisions (`teacher`);
what it expects is learned too.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array, Net
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.stepped_match import MaskNumbers, SteppedMatch
from pantheon.training.judges import Heuristic, Judge, own_values, rows_of
from pantheon.training.lessons import Lessons, MatchValues, joined, returns_of
from pantheon.training.tables import draw_table
from pantheon.training.teacher import Teacher, teacher_with

LONGEST = 1000
"""Longer matches teach nothing; tables whose options never let a match end are rare."""
TEMPERATURES = (0.0, 0.0, 0.1, 0.2, 0.4)
"""How much chance decides between actions, by match: the noise on values against how far these lie
apart."""
OF_A_KIND = 16
"""A seat looks at so many actions of each kind at most, drawn at random: matches go faster."""
KIND_MASK = 63
RANDOM = 0.02
"""How often an action is drawn at random where chance decides at all."""
OTHERS = 0.5
"""How many of the seats are played by the game's own evaluation, which keeps matches sensible."""
WATCHING = 0.4
"""How often a state is also judged as another seat sees it."""
SEEDS = 1 << 62
EDGE = 1e-6


class _Record:
    """What a seat has seen of a match."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.values: list[Array] = []
        """What the net made of the rows; fewer if there was none at first."""
        self.watchers: list[tuple[int, int, Array]] = []
        """A decision's number, another seat, and the row of that seat."""


class _Table:
    """A match that goes on."""

    def __init__(self, game: Game[Any, Any], numbers: MaskNumbers, seats: int) -> None:
        self.match = SteppedMatch(game, numbers)
        self.records = [_Record() for _ in range(seats)]
        self.temperature = 0.0
        self.others: list[bool] = []
        """Which seats are played by the game's own evaluation."""
        self.codes: list[int] = []


class Teaching(NamedTuple):
    """How a search teaches."""

    part: float = 0.03
    """Of the decisions, so many are taken by the search."""
    visits: int = 256
    learned: bool = False
    """Whether it searches with the present net, or with the game's own evaluation."""


class SelfPlay:
    """Matches of one game and number of seats; `play` goes on where the last call stopped."""

    def __init__(
        self, game: Game[Any, Any], seats: int, matches: int, seed: int, teaching: Teaching
    ) -> None:
        self.game = game
        self.seats = seats
        self.inputs = net_inputs(game)
        self._after = AfterStates(game, self.inputs)
        self._luck = Luck(seed)
        self._random = np.random.default_rng(seed)
        numbers = MaskNumbers(ActionEncoding(game))
        self._tables = [_Table(game, numbers, seats) for _ in range(matches)]
        self._heuristic = Heuristic(self.inputs)
        self._teaching = teaching
        self._done: list[MatchValues] = []
        self._searched: list[tuple[Array, Array]] = []
        for table in self._tables:
            self._begin(table)

    def play(self, judge: Judge, decisions: int) -> Lessons:
        """Play about so many decisions, and return the lessons of the matches that ended."""
        self._done, self._searched = [], []
        made = 0
        while made < decisions:
            made += self._step(judge)
        return joined(self._done, self._searched, self.inputs, self.seats)

    def _begin(self, table: _Table) -> None:
        table.records = [_Record() for _ in range(self.seats)]
        table.temperature = TEMPERATURES[self._luck.below(len(TEMPERATURES))]
        table.others = [self._random.random() < OTHERS for _ in range(self.seats)]
        options = draw_table(self.game, self.seats, self._luck)
        table.match.start(options, self.seats, Luck(self._seed()))

    def _seed(self) -> int:
        return int(self._random.integers(SEEDS))

    def _step(self, judge: Judge) -> int:
        """One decision in every match; how many there were."""
        after = self._after
        after.clear()
        firsts: list[int] = []
        for table in self._tables:
            match = table.match
            while len(match.legal) == 1:
                self._advance(table, match.legal[0])
            table.codes = self._considered(self.game.candidate_codes(match.state, match.seat))
            firsts.append(after.count)
            state = self._known(match.state, match.seat)
            after.add(state, match.seat, table.codes, self._seed())
        rows = rows_of(after, self.inputs.size)
        firsts.append(after.count)
        mine = self._valued(judge, rows, firsts)
        plain = self._valued(self._heuristic, rows, firsts)
        teacher = teacher_with(judge, self.game, self._teaching.learned)
        records: list[_Record] = []
        for at, table in enumerate(self._tables):
            own = slice(firsts[at], firsts[at + 1])
            heuristic = table.others[table.match.seat]
            chosen = self._choose(table, (plain if heuristic else mine)[own])
            if teacher is not None and self._random.random() < self._teaching.part:
                best = self._teach(teacher, table, own)
                chosen = chosen if heuristic else best
            record = table.records[table.match.seat]
            if self._advance(table, table.codes[chosen], record):
                records.append(record)
        if records and isinstance(judge, Net):
            found = judge.shares(np.array([record.rows[-1] for record in records]), self.seats)
            for record, value in zip(records, found, strict=True):
                record.values.append(value)
        return len(self._tables)

    def _valued(self, judge: Judge, rows: Array, firsts: Sequence[int]) -> Array:
        """What each row is worth; `firsts` are the first rows of the decisions."""
        observers = [table.match.seat for table in self._tables]
        return own_values(self._after, judge.shares(rows, self.seats), firsts, observers)

    def _teach(self, teacher: Teacher, table: _Table, own: slice) -> int:
        """Let a search decide, and keep what it expects; the place of the best action."""
        seat, visits = table.match.seat, self._teaching.visits
        state = self._known(table.match.state, seat)
        counts, expected = teacher(state, seat, table.codes, visits, self._seed())
        best = int(counts.argmax())
        if own.start + best not in self._after.ended:
            row = rows_of(self._after, self.inputs.size)[own.start + best].copy()
            self._searched.append((row, np.roll(expected, -seat)))
        return best

    def _considered(self, legal: list[int]) -> list[int]:
        """The actions that a seat looks at: some of each kind."""
        if len(legal) <= OF_A_KIND:
            return legal
        kinds: dict[int, list[int]] = {}
        for at in self._random.permutation(len(legal)):
            kinds.setdefault(legal[at] & KIND_MASK, []).append(legal[at])
        return [code for codes in kinds.values() for code in codes[:OF_A_KIND]]

    def _choose(self, table: _Table, values: Array) -> int:
        """The place of the action that is played."""
        if table.temperature and self._random.random() < RANDOM:
            return int(self._random.integers(len(values)))
        noise = self._random.gumbel(size=len(values))
        apart = table.temperature * values.std() + EDGE
        return int(np.argmax(values + apart * noise))

    def _known(self, state: Any, seat: int) -> Any:
        """A state that could stand behind what a seat knows."""
        known = self.game.known(state, seat)
        if known is not state:
            self.game.redeal(known, seat, self._luck)
        return known

    def _advance(self, table: _Table, code: int, record: _Record | None = None) -> bool:
        """Play an action, and keep the state that it led to; False if the match is over.

        A match that ends teaches, and gives way to another.
        """
        match = table.match
        actor = match.seat
        match.play_code(code)
        if match.select() and match.played < LONGEST:
            if record is not None:
                record.rows.append(self._row(match.state, actor))
                if self._random.random() < WATCHING:
                    seat = (actor + 1 + self._luck.below(self.seats - 1)) % self.seats
                    row = self._row(match.state, seat)
                    record.watchers.append((len(record.rows) - 1, seat, row))
            return True
        if not match.awaited:
            result = self.game.result(match.state)
            assert result is not None
            shares = np.array(result.shares(), np.float32)
            self._done.append(self._lessons(table, shares))
        self._begin(table)
        return False

    def _row(self, state: Any, seat: int) -> Array:
        """The state as a seat sees it."""
        row: Array = np.frombuffer(self.inputs.row(self._known(state, seat), seat), np.int16)
        return row

    def _lessons(self, table: _Table, result: Array) -> MatchValues:
        rows: list[Array] = []
        shares: list[Array] = []
        for seat, record in enumerate(table.records):
            returns = returns_of(len(record.rows), record.values, np.roll(result, -seat))
            rows += record.rows
            shares += returns
            for decision, watcher, row in record.watchers:
                rows.append(row)
                shares.append(np.roll(returns[decision], seat - watcher))
        empty = np.zeros((0, self.seats), np.float32)
        return MatchValues(
            np.array(rows, np.int16).reshape(len(rows), self.inputs.size),
            np.array(shares, np.float32) if shares else empty,
        )
