"""Actions and views as numbers: fixed places, nothing lost, nothing hidden shown."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any

import pytest
from msgspec import Meta

from pantheon import games
from pantheon.core.actions import KINDS, Action, Codec, Window
from pantheon.core.chance import Chance
from pantheon.core.options import parse_options
from pantheon.core.result import Result
from pantheon.env.action_encoding import DEFAULT_WINDOW, ActionEncoding
from pantheon.env.observation_layout import ObservationLayout
from pantheon.env.payoffs import payoffs
from tests.conformance.cases import Case, walk

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_every_action_has_a_number_and_back(name: str) -> None:
    game = games.find(name)
    encoding = ActionEncoding(game)
    match = Case(name, game.seats[0], "numbers", {}).start()
    for _ in walk(match):
        for seat in match.to_act:
            codes = game.legal_codes(match.state, seat)
            numbers = encoding.numbers(codes)
            assert numbers
            assert set(numbers.values()) <= set(codes)
            for number, code in numbers.items():
                assert 0 <= number < encoding.size
                assert number == encoding.beyond or encoding.code(number) == code


@every_game
def test_a_layout_is_always_the_same(name: str) -> None:
    game = games.find(name)
    seats = game.seats[0]
    options = parse_options(game.options, {}, seats)
    layout = ObservationLayout(game, seats, options)
    assert layout.names == ObservationLayout(game, seats, options).names
    assert len(set(layout.names)) == layout.size
    match = Case(name, seats, "layout", {}).start()
    for luck in walk(match):
        if luck.random() < 0.1:
            assert len(layout.row(match.view(0))) == layout.size


@every_game
def test_what_a_seat_may_not_see_is_not_in_its_row(name: str) -> None:
    game = games.find(name)
    seats = game.seats[0]
    layout = ObservationLayout(game, seats, parse_options(game.options, {}, seats))
    match = Case(name, seats, "hidden", {}).start()
    for luck in walk(match):
        if luck.random() < 0.1:
            twin = game.copy(match.state)
            game.redeal(twin, 0, Chance(luck.randrange(2**30), record=False))
            assert layout.row(game.view(twin, 0)) == layout.row(match.view(0))


def test_payoffs_add_up_to_nothing() -> None:
    result = Result("points", "NA-40", (5, 5, 1), (1, 1, 3))
    assert payoffs(result) == pytest.approx([0.25, 0.25, -0.5])
    sole = Result("points", "NA-40", (5, 4, 1), (1, 2, 3))
    assert payoffs(sole) == pytest.approx([1, -0.5, -0.5])


def test_a_field_without_bound_has_the_window_that_its_game_declares() -> None:
    class Walk(Action, frozen=True, tag="walk"):
        """Two directions, and a distance of which six are numbered."""

        direction: Annotated[int, Meta(ge=0, lt=2)]
        distance: Annotated[int, Meta(ge=0), Window(6)]

    class Jump(Action, frozen=True, tag="jump"):
        """A distance for which no window is declared."""

        distance: Annotated[int, Meta(ge=0)]

    game: Any = SimpleNamespace(codec=Codec((Walk, Jump)))
    encoding = ActionEncoding(game)
    assert encoding.kinds == [2 * 6, DEFAULT_WINDOW]
    far = game.codec.encode(Walk(0, 6))
    assert encoding.number(far) == encoding.beyond
    assert encoding.code(encoding.number(far - KINDS)) == far - KINDS
