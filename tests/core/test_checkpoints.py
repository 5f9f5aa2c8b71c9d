"""Undo and replay cost a constant amount per line, however often a match goes back and forth."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pantheon
from pantheon.core import log
from pantheon.core.checkpoints import NEAR, Checkpoints
from pantheon.core.match import Match
from pantheon.table.match.live_match import LiveMatch

nations = pantheon.find("nations")
Pattern = Callable[[], Iterator[int | None]]
"""A log, line by line: None is a step, a number is an undo down to that many steps."""

MOST_REDONE = 2
"""Maximum number of steps recomputed per line; keeping only every 50th state would take 49."""


def far_end_of_a_block() -> Iterator[int | None]:
    yield from [None] * 49
    while True:
        yield None
        yield 49


def undo_that_changes_nothing() -> Iterator[int | None]:
    yield from [None] * 49
    while True:
        yield 49


def over_a_mark_and_back() -> Iterator[int | None]:
    yield from [None] * 99
    while True:
        yield from (None, None, 99)


def back_one_by_one() -> Iterator[int | None]:
    while True:
        yield from [None] * 149
        yield from reversed(range(149))


def to_the_start_and_forward() -> Iterator[int | None]:
    while True:
        yield from [None] * 120
        yield 0


def two_forward_one_back() -> Iterator[int | None]:
    step = 0
    while True:
        yield from (None, None, step + 1)
        step += 1


PATTERNS = (
    far_end_of_a_block, undo_that_changes_nothing, over_a_mark_and_back, back_one_by_one,
    to_the_start_and_forward, two_forward_one_back,
)  # fmt: skip


class Walk:
    """Steps without a game: the state is the list of its step numbers."""

    def __init__(self) -> None:
        self.redone = 0
        self.steps: list[int] = []
        self.checkpoints = Checkpoints(list, list)

    def go(self, lines: list[int | None]) -> None:
        for number, keep in enumerate(lines):
            if keep is None:
                self.steps.append(number)
                self.checkpoints.note(len(self.steps), self.steps)
                continue
            del self.steps[keep:]
            self.checkpoints.forget_after(keep)
            assert self.checkpoints.state_after(keep, self._redo) == self.steps
            assert len(self.checkpoints._near) <= NEAR

    def _redo(self, state: list[int], number: int) -> None:
        self.redone += 1
        state.append(self.steps[number])


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("count", [500, 5000])
def test_each_line_costs_a_constant_amount(pattern: Pattern, count: int) -> None:
    lines = [line for line, _ in zip(pattern(), range(count), strict=False)]
    walk = Walk()
    walk.go(lines)
    assert walk.redone <= MOST_REDONE * count


@given(st.lists(st.one_of(st.integers(1, 120), st.integers(-120, 0)), max_size=60))
def test_any_sequence_costs_a_constant_amount_per_line(moves: list[int]) -> None:
    """Positive numbers are steps forward; the others are one undo of that many steps."""
    lines: list[int | None] = []
    step = 0
    for move in moves:
        lines += [None] * move if move > 0 else [max(0, step + move)]
        step = max(0, step + move)
    walk = Walk()
    walk.go(lines)
    assert walk.redone <= MOST_REDONE * len(lines)


def test_the_most_expensive_undo_every_time_is_still_cheap() -> None:
    for forward in (1, 2, 3, 5, 8, 13, 21, 34, 49, 50, 51, 64, 100):
        walk, lines = Walk(), 0
        while lines < 2000:
            walk.go([None] * forward)
            kept = (0, *walk.checkpoints._marks, *walk.checkpoints._near)
            last = len(walk.steps)
            worst = max(
                range(max(0, last - 100), last + 1),
                key=lambda step: (step - max(at for at in kept if at <= step), step),
            )
            walk.go([worst])
            lines += forward + 1
        assert walk.redone <= MOST_REDONE * lines


# A match


class Counting(type(nations)):  # type: ignore[misc]
    """The game `nations`, counting the actions that its engine applies."""

    def __init__(self) -> None:
        super().__init__()
        self.applied = 0

    def apply_code(self, *arguments: Any) -> None:
        self.applied += 1
        nations.apply_code(*arguments)


def played(pattern: Pattern, count: int, steps: int = 60) -> str:
    """The log of an unfinished match that goes back and forth in a pattern."""
    match = pantheon.new("nations", seats=4, seed=5)
    luck = random.Random(1)
    for keep, _ in zip(pattern(), range(count), strict=False):
        if keep is not None:
            match.undo(len(match.steps) - keep) if keep < len(match.steps) else match._undo(
                log.Undo(keep)
            )
        elif not match.over and len(match.steps) < steps:
            match.play(luck.choice(match.legal()))
        else:
            break
    return match.to_log()


@pytest.mark.parametrize("pattern", [far_end_of_a_block, undo_that_changes_nothing])
def test_loading_a_file_full_of_undo_is_linear_in_its_lines(pattern: Pattern) -> None:
    text = played(pattern, 1000)
    lines = text.count("\n")
    assert lines > 1000
    game = Counting()
    match = Match.from_log(game, text)
    assert game.applied <= (1 + MOST_REDONE) * lines
    assert match.digest() == Match.from_log(nations, match.to_log()).digest()
    assert match.to_log().count('"snapshot"') <= 1


def test_viewing_every_step_costs_as_much_as_playing() -> None:
    game = Counting()
    match = Match.from_log(game, played(to_the_start_and_forward, 60))
    game.applied = 0
    for step in range(len(match.steps) + 1):
        match.at(step)
    assert game.applied <= len(match.steps)
    for step in reversed(range(len(match.steps) + 1)):
        match.at(step)
    assert game.applied <= (1 + 2 * MOST_REDONE) * len(match.steps)
    assert game.digest(match.at(7)) == game.digest(list(match.frames())[7][0])


def test_undo_in_a_live_match_costs_the_same() -> None:
    game = Counting()
    live_match = LiveMatch.begin(game, 4, {}, ())
    luck = random.Random(2)
    lines = 0
    for keep, _ in zip(far_end_of_a_block(), range(400), strict=False):
        lines += 1
        if keep is None:
            action = luck.choice(live_match.legal())
            live_match.adopt(live_match.try_act(live_match.to_act[0], action, str(lines), 0.0))
        else:
            live_match.adopt(live_match.try_undo(keep, 0, 0.0))
    assert game.applied <= (1 + MOST_REDONE) * lines
    again = LiveMatch(game, live_match.header, pantheon.core.chance.Chance())
    for entry in live_match.entries:
        assert not isinstance(entry, log.Snapshot | log.End)
        again.adopt(again.rework(entry))
    assert again.digest() == live_match.digest()
    assert game.applied <= 2 * (1 + MOST_REDONE) * lines
