"""Options: out-of-range values are refused by name, and random options are always valid."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.options import (
    Document,
    Options,
    Pick,
    Ruling,
    Switch,
    Whole,
    declared,
    parse_options,
    random_options,
)


class Sample(Options, frozen=True):
    """One option of each kind; three seats only by torchlight."""

    lamps: Annotated[int, Whole(1, 5, rule="XX-1")] = 2
    torch: Annotated[bool, Switch()] = False
    mood: Annotated[str, Pick(("calm", "stormy"))] = "calm"
    tiles: Annotated[str, Document("tiles", most=100)] = ""

    def check(self, seats: int) -> None:
        if seats == 3 and not self.torch:
            raise OptionRefused("torch", "needed with 3 players")


def test_numbers_and_switches_are_whole_numbers() -> None:
    assert Sample(torch=True).numbers() == {"lamps": 2, "torch": 1}


class Called(Sample, frozen=True):
    other_names: ClassVar[Mapping[str, str]] = {"lights": "lamps"}


def test_defaults_and_declarations() -> None:
    assert parse_options(Sample, {}, 2) == Sample()
    assert [option.name for option in declared(Sample)] == ["lamps", "torch", "mood", "tiles"]
    assert declared(Sample)[0].knob == Whole(1, 5, rule="XX-1")


def test_an_option_can_have_the_rulebooks_name() -> None:
    assert parse_options(Called, {"lights": "4"}, 2) == Called(lamps=4)
    assert [option.name for option in declared(Called)] == [each.name for each in declared(Sample)]


def test_options_are_parsed_from_text() -> None:
    given_ = {"lamps": "4", "torch": "on", "mood": "stormy"}
    assert parse_options(Sample, given_, 2) == Sample(4, True, "stormy")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lamps", 0), ("lamps", 6), ("lamps", "many"), ("lamps", True), ("torch", 1),
        ("torch", "maybe"), ("mood", "odd"), ("tiles", 3), ("height", 1),
    ],
)  # fmt: skip
def test_wrong_values_are_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(OptionRefused) as refused:
        parse_options(Sample, {option: value}, 2)
    assert refused.value.option == option
    assert option in str(refused.value)


def _nested(depth: int) -> list[object]:
    nested: list[object] = []
    for _ in range(depth):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lamps", "9" * 5000), ("lamps", 10**5000), ("lamps", -(10**5000)), ("lamps", 1e300),
        ("lamps", _nested(5000)), ("lamps", {"a": _nested(5000)}), ("mood", ["calm"]),
        ("mood", "x" * 10**6), ("torch", "x" * 10**6), ("tiles", "x" * 101),
        ("tiles", "a\0b"), ("tiles", "a\ud800"), ("tiles", _nested(5000)), ("x" * 10**6, 1),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else value[:8],
)  # fmt: skip
def test_huge_values_are_refused_with_a_short_message(option: str, value: object) -> None:
    with pytest.raises(OptionRefused) as refused:
        parse_options(Sample, {option: value}, 2)
    assert len(str(refused.value)) < 200


def test_checking_many_options_stops_at_the_first_unknown_one() -> None:
    class Endless(dict[str, int]):
        def items(self) -> object:  # type: ignore[override]
            yield "lamps", 1
            yield "other", 1
            raise AssertionError("the rest was looked at")

    with pytest.raises(OptionRefused, match="other"):
        parse_options(Sample, Endless(), 2)


def test_a_document_has_a_maximum_length() -> None:
    assert parse_options(Sample, {"tiles": "é\n\t" * 33}, 2) == Sample(tiles="é\n\t" * 33)
    assert "at most 100 characters" in Document("tiles", most=100).says()


def test_combinations_are_checked() -> None:
    with pytest.raises(OptionRefused, match="torch"):
        parse_options(Sample, {}, 3)


@given(st.integers(0, 2**20), st.integers(2, 4))
def test_random_options_are_always_valid(seed: int, seats: int) -> None:
    drawn = random_options(Sample, Chance(seed), seats)
    drawn.check(seats)
    assert isinstance(drawn, Sample)
    assert 1 <= drawn.lamps <= 5


class Reformed(Options, frozen=True):
    """A ruling changed with the second version of the rules."""

    lamps: Annotated[int, Whole(1, 5)] = 2
    dark_nights: Annotated[bool, Switch(), Ruling(since=2, before=False)] = True


@pytest.mark.parametrize(("version", "dark"), [(None, True), (1, False), (2, True), (3, True)])
def test_a_match_keeps_the_rulings_of_its_day(version: int | None, dark: bool) -> None:
    assert parse_options(Reformed, {"lamps": 3}, 2, version) == Reformed(3, dark)


def test_a_ruling_that_a_match_names_holds_in_every_version() -> None:
    assert parse_options(Reformed, {"dark_nights": True}, 2, version=1) == Reformed(2, True)
    assert declared(Reformed)[1].rulings == (Ruling(2, before=False),)
