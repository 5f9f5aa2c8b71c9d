"""Rows of numbers: one layout for every table, nothing hidden revealed, the observer first."""

import random
from typing import Any

import pytest

from pantheon import games
from pantheon.core.chance import Chance, Luck
from pantheon.core.observation import ObservationLayout, observation_layout
from tests.conformance.cases import case_of, walk

every_game = pytest.mark.parametrize("name", games.names())


def numbers(layout: ObservationLayout, state: Any, seat: int) -> list[int]:
    return memoryview(layout.row(state, seat)).tolist()


@every_game
def test_the_layout_is_fixed(name: str) -> None:
    game = games.find(name)
    layout = ObservationLayout(game)
    assert layout.fields == ObservationLayout(game).fields
    assert len(set(layout.names)) == layout.size == len(layout.scale)
    assert ObservationLayout(game).names == layout.names


@every_game
def test_every_number_of_seats_has_the_same_columns(name: str) -> None:
    game = games.find(name)
    layout = observation_layout(game)
    for seats in game.seats:
        match = case_of(name, seats, "layout", {}).start()
        for luck in walk(match):
            if luck.random() < 0.05:
                row = numbers(layout, match.state, seats - 1)
                assert len(row) == layout.size
                assert row[layout.names.index("seats")] == seats


@every_game
def test_options_are_columns(name: str) -> None:
    """Tables that differ in their options differ in the table's part of their rows."""
    game = games.find(name)
    layout = observation_layout(game)
    rows = set()
    for options in game.presets.values():
        match = case_of(name, game.seats[-1], "options", options).start()
        rows.add(tuple(numbers(layout, match.state, 0)[: layout.table_size]))
    assert len(rows) > len(game.presets) // 2


@every_game
def test_hidden_information_is_not_in_a_seats_row(name: str) -> None:
    game = games.find(name)
    layout = observation_layout(game)
    for title, options in game.presets.items():
        match = case_of(name, game.seats[0], title, options).start()
        for luck in walk(match):
            if luck.random() < 0.05:
                seat = luck.randrange(match.seats)
                twin = game.copy(match.state)
                game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
                assert numbers(layout, twin, seat) == numbers(layout, match.state, seat)


@every_game
def test_a_row_is_that_of_the_known_state_and_changes_nothing(name: str) -> None:
    game = games.find(name)
    layout = observation_layout(game)
    match = case_of(name, game.seats[-1], "unchanged", {}).start()
    for luck in walk(match):
        if luck.random() < 0.05:
            before = game.digest(match.state)
            row = numbers(layout, match.state, 1)
            assert game.digest(match.state) == before
            for field in layout.fields:
                if field.shape == "number" and not field.of_table:
                    value = int(getattr(game.known(match.state, 1), field.name))
                    assert row[layout.names.index(field.name)] == value


@every_game
def test_the_observer_comes_first(name: str) -> None:
    """What a seat has is in the columns of seat 0 in its own row."""
    game = games.find(name)
    layout = observation_layout(game)
    luck = Luck(5)
    state = game.setup(game.options(), game.seats[-1], luck)
    game.playout(state, luck, 60)
    open_fields = [each for each in layout.fields if each.shape == "by seat" and each.room == 1]
    assert open_fields
    for seat in range(state.seats):
        row = numbers(layout, state, seat)
        known = game.known(state, seat)
        for field in open_fields:
            for place in range(state.seats):
                value = getattr(known, field.name)[(seat + place) % state.seats]
                assert row[layout.names.index(f"{field.name}.{place}")] == value


@every_game
def test_scaled_numbers_are_small(name: str) -> None:
    game = games.find(name)
    layout = observation_layout(game)
    match = case_of(name, game.seats[0], "scale", {}).start()
    luck = random.Random(3)
    large = looked = 0
    for _ in walk(match):
        if luck.random() < 0.1:
            row = numbers(layout, match.state, 0)
            large += sum(abs(x * y) > 2 for x, y in zip(row, layout.scale, strict=True))
            looked += len(row)
    assert large < looked / 100
