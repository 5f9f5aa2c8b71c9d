"""Action codes: every action has exactly one code, and every code one action."""

from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from pantheon.codegen import generate
from pantheon.core.actions import KINDS, Action, Codec


class Step(Action, frozen=True, tag="step"):
    """Two bounded fields and one without a bound."""

    hand: Annotated[int, Meta(ge=0, lt=2)]
    turn: Annotated[int, Meta(ge=0, lt=4)]
    cell: Annotated[int, Meta(ge=0)]


class Rest(Action, frozen=True, tag="rest"):
    """No fields."""


CODEC = Codec((Step, Rest))


@given(st.integers(0, 1), st.integers(0, 3), st.integers(0, 10**6))
def test_codes_round_trip(hand: int, turn: int, cell: int) -> None:
    action = Step(hand, turn, cell)
    code = CODEC.encode(action)
    assert code == 0 + KINDS * (hand + 2 * (turn + 4 * cell))
    assert CODEC.decode(code) == action
    assert CODEC.decode(CODEC.encode(Rest())) == Rest()


class Bid(Action, frozen=True, tag="bid"):
    """Fields that do not begin at 0."""

    dice: Annotated[int, Meta(ge=1, le=6)]
    shift: Annotated[int, Meta(ge=-2, lt=3)]


def test_a_field_may_begin_anywhere() -> None:
    codec = Codec((Bid,))
    assert codec.ranges == ((("dice", 6), ("shift", 5)),)
    every = [codec.decode(code) for code in codec.all_codes()]
    assert every == [Bid(dice, shift) for shift in range(-2, 3) for dice in range(1, 7)]
    assert [codec.encode(bid) for bid in every] == codec.all_codes()
    for wrong in (Bid(0, 0), Bid(7, 0), Bid(1, -3), Bid(1, 3)):
        with pytest.raises(ValueError, match="out of range"):
            codec.encode(wrong)


def test_generated_codes_are_the_codecs(tmp_path: Path) -> None:
    """The same packing, written out for compiled engines."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "actions.toml").write_text("""
        [values]
        dice = { lowest = 1, highest = 6 }
        shift = { lowest = -2, highest = 2 }
        [bid]
        about = "Bid so many dice."
        fields = ["dice", "shift"]
    """)
    made: dict[str, Any] = {}
    exec(generate(tmp_path)["codes.py"], made)
    codec = Codec((Bid,))
    for code in codec.all_codes():
        bid = codec.decode(code)
        assert isinstance(bid, Bid)
        assert made["bid"](bid.dice, bid.shift) == code
        assert made["read_bid"](code) == (bid.dice, bid.shift)


def test_out_of_range_values_have_no_code() -> None:
    with pytest.raises(ValueError, match="out of range"):
        CODEC.encode(Step(2, 0, 0))
    with pytest.raises(ValueError, match="no action"):
        CODEC.decode(5)
    with pytest.raises(ValueError, match="no action"):
        CODEC.decode(1 + KINDS)


def test_a_field_must_declare_its_range() -> None:
    class Vague(Action, frozen=True, tag="vague"):
        """The first field has no bound, and is not the last."""

        cell: Annotated[int, Meta(ge=0)]
        hand: Annotated[int, Meta(ge=0, lt=2)]

    class Worded(Action, frozen=True, tag="worded"):
        """A string is not an integer."""

        name: str

    for wrong in (Vague, Worded):
        with pytest.raises(TypeError):
            Codec((wrong,))
