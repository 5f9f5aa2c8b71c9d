"""Actions as numbers: each legal action is reached in exactly one way."""

from types import SimpleNamespace
from typing import Annotated, Any

import pytest
from msgspec import Meta

from pantheon import games
from pantheon.core.actions import KINDS, Action, Codec, Window
from pantheon.core.result import Result
from pantheon.env.action_encoding import DEFAULT_WINDOW, NOTHING, SPLIT_ABOVE, ActionEncoding
from pantheon.env.payoffs import payoffs
from pantheon.env.stepped_match import MaskNumbers
from tests.conformance.cases import case_of, walk

LARGEST = 10_000
every_game = pytest.mark.parametrize("name", games.names())


def reached(encoding: ActionEncoding, codes: list[int]) -> list[int]:
    """The codes that the numbers of a legal list lead to, by one step or two."""
    found: list[int] = []
    for number, code in encoding.numbers(codes).items():
        assert 0 <= number < encoding.size
        if encoding.begins(number):
            for last, whole in encoding.numbers(codes, number).items():
                assert encoding.second <= last < encoding.beyond
                assert encoding.code(last, number) == whole
                found.append(whole)
        else:
            assert number == encoding.beyond or encoding.code(number) == code
            found.append(code)
    return found


@every_game
@pytest.mark.parametrize("crowd", ["fewest", "most"])
def test_every_legal_action_is_reached_in_one_way(name: str, crowd: str) -> None:
    game = games.find(name)
    encoding = ActionEncoding(game)
    assert encoding.size < LARGEST
    seats = game.seats[0] if crowd == "fewest" else game.seats[-1]
    match = case_of(name, seats, "numbers", {}).start()
    for step, _ in enumerate(walk(match)):
        if step % 3 and crowd == "most":
            continue
        for seat in match.to_act:
            codes = game.legal_codes(match.state, seat)
            found = reached(encoding, codes)
            assert sorted(found) == sorted(set(found))
            outside = [code for code in codes if encoding.number(code) == encoding.beyond]
            assert set(codes) - set(outside) <= set(found) <= set(codes)
            assert bool(outside) == (encoding.beyond in encoding.numbers(codes))


@every_game
def test_compiled_numbers_are_those_of_the_encoding(name: str) -> None:
    game = games.find(name)
    encoding = ActionEncoding(game)
    compiled = MaskNumbers(encoding)
    match = case_of(name, game.seats[0], "compiled", {}).start()
    for luck in walk(match):
        if luck.random() > 0.2 or match.over:
            continue
        codes = match.game.legal_codes(match.state, match.to_act[0])
        for begun in [NOTHING, *filter(encoding.begins, encoding.numbers(codes))]:
            assert [compiled.number(code, begun) for code in codes] == [
                encoding.number(code, begun) for code in codes
            ]
            for number, code in encoding.numbers(codes, begun).items():
                assert compiled.code(codes, number, begun) == code
                assert compiled.begins(number) == encoding.begins(number)


def test_payoffs_sum_to_zero() -> None:
    result = Result("points", "NA-40", (5, 5, 1), (1, 1, 3))
    assert payoffs(result) == pytest.approx([0.25, 0.25, -0.5])
    sole = Result("points", "NA-40", (5, 4, 1), (1, 2, 3))
    assert payoffs(sole) == pytest.approx([1, -0.5, -0.5])


class Walk(Action, frozen=True, tag="walk"):
    """Two directions, and a distance with six numbered values."""

    direction: Annotated[int, Meta(ge=0, lt=2)]
    distance: Annotated[int, Meta(ge=0), Window(6)]


class Jump(Action, frozen=True, tag="jump"):
    """A distance for which no window is declared."""

    distance: Annotated[int, Meta(ge=0)]


class Fly(Action, frozen=True, tag="fly"):
    """More combinations than a block may have."""

    height: Annotated[int, Meta(ge=0, lt=SPLIT_ABOVE)]
    distance: Annotated[int, Meta(ge=0), Window(3)]


def encoding_of(*actions: type[Action]) -> tuple[ActionEncoding, Codec]:
    game: Any = SimpleNamespace(codec=Codec(actions))
    return ActionEncoding(game), game.codec


def test_an_unbounded_field_uses_the_games_declared_window() -> None:
    encoding, codec = encoding_of(Walk, Jump)
    assert encoding.kinds == [2 * 6, DEFAULT_WINDOW]
    far = codec.encode(Walk(0, 6))
    assert encoding.number(far) == encoding.beyond
    assert encoding.code(encoding.number(far - KINDS)) == far - KINDS


def test_a_kind_with_many_combinations_is_chosen_in_two_steps() -> None:
    encoding, codec = encoding_of(Walk, Fly)
    assert encoding.size == 2 * 6 + SPLIT_ABOVE + 3 + 1
    near, far = codec.encode(Fly(7, 1)), codec.encode(Fly(7, 2))
    walk_on, too_far = codec.encode(Walk(1, 1)), codec.encode(Fly(8, 3))
    first = encoding.number(near)
    assert encoding.begins(first)
    assert encoding.number(far) == first
    assert encoding.numbers([near, far, walk_on, too_far]) == {
        encoding.number(walk_on): walk_on,
        first: near,
        encoding.beyond: too_far,
    }
    assert encoding.numbers([near, far, walk_on, too_far], first) == {
        encoding.second + 1: near,
        encoding.second + 2: far,
    }
    assert encoding.code(encoding.second + 2, first) == far
    for number, begun in ((first, NOTHING), (encoding.second, NOTHING), (encoding.beyond, first)):
        with pytest.raises(ValueError, match=r"step|no single action"):
            encoding.code(number, begun)
