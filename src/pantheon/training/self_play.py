"""Matches that teach: every seat looks one action ahead with the present net.

Many matches are played in step, so that one product judges the successors of all. What a seat
learns from are the states after its actions, and what the match made of them: a mixture of the
values that the net found later on and of the result (TD(λ)).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import NetInputs, net_inputs
from pantheon.bots.learned.net import Array, Net
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.core.result import Result
from pantheon.env.action_encoding import ActionEncoding
from pantheon.env.stepped_match import MaskNumbers, SteppedMatch
from pantheon.training.tables import draw_table

LONGEST = 2000
"""Longer matches teach nothing; tables whose options never let a match end are rare."""
TEMPERATURES = (0.0, 0.0, 0.1, 0.2, 0.4)
"""How much chance decides between actions, by match: the noise on their log odds against how far
these lie apart."""
LAMBDA = 0.9
"""How much what came after the next decision counts against the value found there."""
OF_A_KIND = 16
"""A seat looks at so many actions of each kind at most, drawn at random: matches go faster."""
KIND_MASK = 63
MARGIN = 0.5
"""How much of what is learned is by how far a seat won or lost, which luck decides less."""
RANDOM = 0.02
"""How often an action is drawn at random where chance decides at all."""
OTHERS = 0.5
"""How many of the seats are played by the game's own evaluation, which keeps matches sensible."""
WATCHING = 0.4
"""How often a state is also judged as another seat sees it."""
SHARE = 30000
"""A share of 1 as the columns `evaluation` of a game's features have it."""
SEEDS = 1 << 62
EDGE = 1e-6


class Judge(Protocol):
    """Says what share of the win each seat may expect in rows of inputs, the observer's first."""

    def shares(self, rows: Array, seats: int) -> Array: ...


class Heuristic:
    """The game's own evaluation, which is among the inputs."""

    def __init__(self, inputs: NetInputs) -> None:
        self._columns = evaluation_columns(inputs)

    def shares(self, rows: Array, seats: int) -> Array:
        """Each seat's value as it is: greedy looks at its own alone."""
        values: Array = rows[:, self._columns[:seats]].astype(np.float32) / SHARE
        return values


def evaluation_columns(inputs: NetInputs) -> list[int]:
    """Where the game's own evaluation of each seat is among the inputs."""
    return [inputs.names.index(f"evaluation.{seat}") for seat in range(inputs.most_seats)]


class Lessons(NamedTuple):
    """What was learned from some matches: rows, and for each the share of each seat."""

    rows: Array
    shares: Array
    seats: Array
    matches: int


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


class SelfPlay:
    """Matches of one game and number of seats; `play` goes on where the last call stopped."""

    def __init__(self, game: Game[Any, Any], seats: int, matches: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.inputs = net_inputs(game)
        self._after = AfterStates(game, self.inputs)
        self._luck = Luck(seed)
        self._random = np.random.default_rng(seed)
        numbers = MaskNumbers(ActionEncoding(game))
        self._tables = [_Table(game, numbers, seats) for _ in range(matches)]
        self._heuristic = Heuristic(self.inputs)
        self._apart = 1.0
        """How far apart scores usually are."""
        self._ended = 0
        self._done: list[Lessons] = []
        for table in self._tables:
            self._begin(table)

    def play(self, judge: Judge, decisions: int) -> Lessons:
        """Play about so many decisions, and return the lessons of the matches that ended."""
        self._done = []
        made = 0
        while made < decisions:
            made += self._step(judge)
        return joined(self._done, self.inputs, self.seats)

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
            table.codes = self._considered(match.legal)
            firsts.append(after.count)
            state = self._known(match.state, match.seat)
            after.add(state, match.seat, table.codes, self._seed())
        rows = rows_of(after, self.inputs.size)
        shares, plain = judge.shares(rows, self.seats), self._heuristic.shares(rows, self.seats)
        observers = [table.match.seat for table in self._tables]
        for judged in (shares, plain):
            settle_results(after, judged, firsts, observers)
        records: list[_Record] = []
        for at, table in enumerate(self._tables):
            end = firsts[at + 1] if at + 1 < len(firsts) else after.count
            own = slice(firsts[at], end)
            chosen = self._choose(table, shares[own, 0], plain[own, 0])
            record = table.records[table.match.seat]
            if self._advance(table, table.codes[chosen], record):
                records.append(record)
        if records and isinstance(judge, Net):
            found = judge.shares(np.array([record.rows[-1] for record in records]), self.seats)
            for record, value in zip(records, found, strict=True):
                record.values.append(value)
        return len(self._tables)

    def _considered(self, legal: list[int]) -> list[int]:
        """The actions that a seat looks at: some of each kind."""
        if len(legal) <= OF_A_KIND:
            return legal
        kinds: dict[int, list[int]] = {}
        for at in self._random.permutation(len(legal)):
            kinds.setdefault(legal[at] & KIND_MASK, []).append(legal[at])
        return [code for codes in kinds.values() for code in codes[:OF_A_KIND]]

    def _choose(self, table: _Table, values: Array, plain: Array) -> int:
        """The place of the action that is played."""
        if table.temperature and self._random.random() < RANDOM:
            return int(self._random.integers(len(values)))
        odds = log_odds(plain if table.others[table.match.seat] else values)
        noise = self._random.gumbel(size=len(odds))
        return int(np.argmax(odds + (table.temperature * odds.std() + EDGE) * noise))

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
            self._done.append(self._lessons(table, self._outcome(result)))
        self._begin(table)
        return False

    def _outcome(self, result: Result) -> Array:
        """Each seat's share of the win, softened by how far apart the scores are."""
        scores = np.array(result.scores, np.float32)
        away = float(np.abs(scores - scores.mean()).mean())
        self._apart += (away - self._apart) * max(0.02, 1 / (self._ended + 1))
        self._ended += 1
        powers = np.exp((scores - scores.max()) / max(self._apart, EDGE))
        shares = np.array(result.shares(), np.float32)
        outcome: Array = (1 - MARGIN) * shares + MARGIN * powers / powers.sum()
        return outcome

    def _row(self, state: Any, seat: int) -> Array:
        """The state as a seat sees it."""
        row: Array = np.frombuffer(self.inputs.row(self._known(state, seat), seat), np.int16)
        return row

    def _lessons(self, table: _Table, result: Array) -> Lessons:
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
        return Lessons(
            np.array(rows, np.int16).reshape(len(rows), self.inputs.size),
            np.array(shares, np.float32) if shares else empty,
            np.full(len(rows), self.seats, np.int8),
            1,
        )


def returns_of(count: int, values: Sequence[Array], result: Array) -> list[Array]:
    """For each of a seat's decisions what it led to: TD(λ), or the result without values."""
    returns: list[Array] = []
    later = result
    for at in range(count - 1, -1, -1):
        returns.append(later)
        if len(values) == count:
            later = (1 - LAMBDA) * values[at] + LAMBDA * later
    returns.reverse()
    return returns


def joined(lessons: Sequence[Lessons], inputs: NetInputs, seats: int) -> Lessons:
    """Lessons of one number of seats as one, with shares for the most seats of the game."""
    rows = [each.rows for each in lessons] or [np.zeros((0, inputs.size), np.int16)]
    shares = [each.shares for each in lessons] or [np.zeros((0, seats), np.float32)]
    count = sum(map(len, rows))
    wide = np.zeros((count, inputs.most_seats), np.float16)
    wide[:, :seats] = np.concatenate(shares)
    return Lessons(
        np.concatenate(rows),
        wide,
        np.full(count, seats, np.int8),
        sum(each.matches for each in lessons),
    )


def rows_of(after: AfterStates, width: int) -> Array:
    """The rows as an array; the next `add` may overwrite them."""
    written: Any = after.rows
    numbers: Array = np.frombuffer(written, np.int16)
    return numbers[: after.count * width].reshape(after.count, width)


def settle_results(
    after: AfterStates, shares: Array, firsts: Sequence[int], observers: Sequence[int]
) -> None:
    """Where a match is over the result counts; `firsts` are the first rows of the observers."""
    for row, result in zip(after.ended, after.results, strict=True):
        seat = observers[int(np.searchsorted(firsts, row, "right")) - 1]
        shares[row] = np.roll(np.array(result, np.float32), -seat)


def log_odds(shares: Array) -> Array:
    """The logarithm of the odds, never endless."""
    kept = np.clip(shares, EDGE, 1 - EDGE)
    odds: Array = np.log(kept / (1 - kept))
    return odds
