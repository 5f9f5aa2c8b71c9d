"""Table options, declared once with range and rule; forms and lab parameters follow from them.

Options are untrusted input: `parse_options` never processes values longer than a knob accepts,
and an error message quotes only the beginning of a value.
"""

import tomllib
import typing
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.printable_text import is_text

SHOWN = 40
"""How many characters of a refused name or value the error message quotes."""
FEW = 12
"""As many names are listed in a message at most."""
DIGITS = 18
"""The most digits of a number read from text; such a number fits into 64 bits."""


class Whole(msgspec.Struct, frozen=True, tag="whole"):
    """An integer from low to high."""

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
    """On or off. A `mode` is one of those that the lobby draws at random on request."""

    rule: str = ""
    mode: bool = False

    def admits(self, value: object) -> bool:
        return isinstance(value, bool)

    def says(self) -> str:
        return "true or false"

    def pick(self, chance: Chance) -> bool:
        return chance.below(2) == 1


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of a few named values. A `mode` is as for a switch."""

    values: tuple[str, ...]
    rule: str = ""
    mode: bool = False

    def admits(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def says(self) -> str:
        return "one of " + ", ".join(self.values)

    def pick(self, chance: Chance) -> str:
        return self.values[chance.below(len(self.values))]


class Document(msgspec.Struct, frozen=True, tag="document"):
    """A text in a given format, such as a custom tile set; empty for the game's own.

    `most` is the maximum number of characters.
    """

    format: str
    rule: str = ""
    most: int = 4096

    def admits(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= self.most and is_text(value)

    def says(self) -> str:
        return f"a text of at most {self.most} characters in the format {self.format}"

    def pick(self, chance: Chance) -> str:
        return ""


Knob = Whole | Switch | Pick | Document


class Ruling(msgspec.Struct, frozen=True):
    """Marks an option as a reading of the rules that changed with a version of the rules.

    A match begun before version `since` goes on with `before`, the reading of its day; a new one
    takes the option's default. A ruling that has changed twice has two of these.
    """

    since: int
    before: int | bool | str


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: a frozen struct whose fields are `Annotated[type, Knob] = default`.

    A changed ruling is an option too: `Annotated[type, Knob, Ruling(since, before)] = default`.
    """

    other_names: ClassVar[Mapping[str, str]] = {}
    """Other names for an option, taken from the rulebook."""

    def check(self, seats: int) -> None:
        """Refuse an invalid combination, or one that does not suit this number of seats."""

    def numbers(self) -> dict[str, int]:
        """The options that are numbers or switches, as whole numbers."""
        values = msgspec.structs.asdict(self)
        return {name: int(each) for name, each in values.items() if not isinstance(each, str)}


class Declared(msgspec.Struct, frozen=True):
    """One option, as forms and commands use it."""

    name: str
    knob: Knob
    default: int | bool | str
    rulings: tuple[Ruling, ...] = ()
    """How the option's default has changed, oldest first; empty for an ordinary option."""

    def default_at(self, version: int) -> int | bool | str:
        """What a match begun under this version of the rules takes unless it says otherwise."""
        for ruling in self.rulings:
            if version < ruling.since:
                return ruling.before
        return self.default


def declared(options: type[Options]) -> list[Declared]:
    """A game's options in the order of declaration."""
    hints = typing.get_type_hints(options, include_extras=True)
    defaults = msgspec.structs.asdict(options())
    return [
        Declared(name, knob, defaults[name], tuple(sorted(rulings, key=lambda each: each.since)))
        for name in options.__struct_fields__
        for knob, *rulings in [hints[name].__metadata__]
    ]


@cache
def declared_rulings(options: type[Options]) -> tuple[Declared, ...]:
    """A game's options that are rulings."""
    return tuple(option for option in declared(options) if option.rulings)


def renewed_options(
    options: type[Options], given: Mapping[str, Any], version: int
) -> dict[str, Any]:
    """Options set under an older version of the rules, for a match that begins now.

    Rulings that nobody had changed are left out, so that the new match takes today's.
    """
    renewed = dict(given)
    for option in declared_rulings(options):
        if renewed.get(option.name) == option.default_at(version):
            del renewed[option.name]
    return renewed


def changed_rulings(options: type[Options], given: Mapping[str, Any]) -> dict[str, Any]:
    """The rulings among these options that differ from today's."""
    return {
        option.name: given[option.name]
        for option in declared_rulings(options)
        if option.name in given and given[option.name] != option.default
    }


def parse_options(
    options: type[Options], given: Mapping[str, Any], seats: int, version: int | None = None
) -> Options:
    """Build options from names and values; numbers and switches may be given as text.

    `version` is that of the rules the match began under, for matches read back from a log.
    """
    known = {option.name: option for option in declared(options)}
    values: dict[str, Any] = {}
    if version is not None:
        values = {option.name: option.default_at(version) for option in known.values()}
    for given_name, value in given.items():
        name = options.other_names.get(given_name, given_name)
        if name not in known:
            names = ", ".join(known) or "none"
            raise OptionRefused(_beginning(name), f"unknown; there are {names}")
        knob = known[name].knob
        values[name] = _from_text(knob, value) if isinstance(value, str) else value
        if not knob.admits(values[name]):
            raise OptionRefused(name, f"{shown(value)} is not {knob.says()}")
    parsed = options(**values)
    parsed.check(seats)
    return parsed


def random_options(options: type[Options], chance: Chance, seats: int) -> Options:
    """Draw every option from its range, repeating until the combination is valid."""
    for _ in range(1000):
        drawn = options(**{each.name: each.knob.pick(chance) for each in declared(options)})
        try:
            drawn.check(seats)
        except OptionRefused:
            continue
        return drawn
    raise OptionRefused("*", f"no combination for {seats} seats was found")


@lru_cache
def knobs_of(options: Any, seats: int) -> Any:
    """`options.knobs(seats)`: what the engine reads, made once for the same options."""
    return options.knobs(seats)


def changed_numbers(
    option: str, document: str, ours: Mapping[str, Any], range_of: Callable[[str], range]
) -> dict[str, int]:
    """The numbers of a data file by their names (`small.0`), changed by a table's document."""
    try:
        given = _flat(tomllib.loads(document))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OptionRefused(option, f"not in TOML: {error}") from None
    usual = _flat(ours)
    for name, number in given.items():
        if name not in usual:
            many = len(usual) > FEW
            known = f"is not in {option}.toml" if many else f"is none of {', '.join(usual)}"
            raise OptionRefused(option, f"{shown(name)} {known}")
        allowed = range_of(name)
        if type(number) is not int or number not in allowed:
            reason = f"a whole number from {allowed[0]} to {allowed[-1]}"
            raise OptionRefused(option, f"{name}: {shown(number)} is not {reason}")
    return usual | given


def _flat(document: Mapping[str, Any] | list[Any], before: str = "") -> dict[str, Any]:
    """The values in tables and lists, each by the names and places that lead to it."""
    items = document.items() if isinstance(document, Mapping) else enumerate(document)
    found: dict[str, Any] = {}
    for name, value in items:
        deeper = isinstance(value, Mapping | list)
        found |= _flat(value, f"{before}{name}.") if deeper else {f"{before}{name}": value}
    return found


def shown(value: object) -> str:
    """A refused value, shortened for an error message."""
    if isinstance(value, str):
        return repr(_beginning(value))
    if isinstance(value, bool | float | None):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 10**DIGITS else "so large a number"
    return f"a {type(value).__name__}"


def _beginning(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def _from_text(knob: Knob, value: str) -> int | bool | str:
    try:
        if isinstance(knob, Whole):
            return int(value) if len(value) <= DIGITS else value
        if isinstance(knob, Switch):
            return {"true": True, "on": True, "false": False, "off": False}[value.lower()]
    except (ValueError, KeyError):
        return value
    return value
