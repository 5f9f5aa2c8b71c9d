"""Table options: declared once, with range and rule; forms and knobs are made from them."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.refusal import OptionRefused


class Whole(msgspec.Struct, frozen=True, tag="whole"):
    """A whole number from low to high."""

    low: int
    high: int
    rule: str = ""

    def admits(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def says(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def pick(self, chance: Chance) -> int:
        return self.low + chance.below(self.high - self.low + 1)


class Switch(msgspec.Struct, frozen=True, tag="switch"):
    """On or off."""

    rule: str = ""

    def admits(self, value: object) -> bool:
        return isinstance(value, bool)

    def says(self) -> str:
        return "true or false"

    def pick(self, chance: Chance) -> bool:
        return chance.below(2) == 1


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of a few named values."""

    values: tuple[str, ...]
    rule: str = ""

    def admits(self, value: object) -> bool:
        return value in self.values

    def says(self) -> str:
        return "one of " + ", ".join(self.values)

    def pick(self, chance: Chance) -> str:
        return self.values[chance.below(len(self.values))]


class Document(msgspec.Struct, frozen=True, tag="document"):
    """A text in a stated format (a tile set of one's own); empty for the game's own."""

    format: str
    rule: str = ""

    def admits(self, value: object) -> bool:
        return isinstance(value, str)

    def says(self) -> str:
        return f"a text in the format {self.format}"

    def pick(self, chance: Chance) -> str:
        return ""


Knob = Whole | Switch | Pick | Document


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: a frozen struct whose fields are `Annotated[type, Knob] = default`."""

    other_names: ClassVar[Mapping[str, str]] = {}
    """Words of the book by which people may call an option, too."""

    def check(self, seats: int) -> None:
        """Refuse a combination that does not fit together or not this number of seats."""


class Declared(msgspec.Struct, frozen=True):
    """One option as forms and commands need it."""

    name: str
    knob: Knob
    default: int | bool | str


def declared(options: type[Options]) -> list[Declared]:
    """A game's options in the order they were written."""
    hints = typing.get_type_hints(options, include_extras=True)
    defaults = msgspec.structs.asdict(options())
    return [
        Declared(name, hints[name].__metadata__[0], defaults[name])
        for name in options.__struct_fields__
    ]


def parse_options(options: type[Options], given: Mapping[str, Any], seats: int) -> Options:
    """Options from names and values, numbers and switches also as text."""
    known = {option.name: option for option in declared(options)}
    values: dict[str, Any] = {}
    for given_name, value in given.items():
        name = options.other_names.get(given_name, given_name)
        if name not in known:
            raise OptionRefused(name, "unknown; there are " + (", ".join(known) or "none"))
        knob = known[name].knob
        values[name] = _from_text(knob, value) if isinstance(value, str) else value
        if not knob.admits(values[name]):
            raise OptionRefused(name, f"{value!r} is not {knob.says()}")
    parsed = options(**values)
    parsed.check(seats)
    return parsed


def random_options(options: type[Options], chance: Chance, seats: int) -> Options:
    """Every option drawn from its range, again until the combination fits together."""
    for _ in range(1000):
        drawn = options(**{each.name: each.knob.pick(chance) for each in declared(options)})
        try:
            drawn.check(seats)
        except OptionRefused:
            continue
        return drawn
    raise OptionRefused("*", f"no combination for {seats} seats was found")


def _from_text(knob: Knob, value: str) -> int | bool | str:
    try:
        if isinstance(knob, Whole):
            return int(value)
        if isinstance(knob, Switch):
            return {"true": True, "on": True, "false": False, "off": False}[value.lower()]
    except (ValueError, KeyError):
        return value
    return value
