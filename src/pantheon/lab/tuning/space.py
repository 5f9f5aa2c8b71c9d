"""What may move: options and data values, each with the values it may take."""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import Knob, Switch, Whole, declared, parse_options
from pantheon.lab.experiments.plan import whole_options
from pantheon.lab.experiments.sweep import values_of
from pantheon.lab.tuning.data_values import changed_document, value_in

Point = tuple[int, ...]
"""A variant: for each variable, the number of its value."""

WHOLE = 4000
"""A space of at most so many variants is looked at as a whole."""


class Variable(msgspec.Struct, frozen=True):
    """An option, or a data value (`OPTION.KEY`), and its values in order."""

    name: str
    values: tuple[Any, ...]

    @property
    def is_ordered(self) -> bool:
        """Whether neighbouring values are alike: numbers are, names are not."""
        return all(isinstance(each, int | float) for each in self.values)


class Space(msgspec.Struct, frozen=True, dict=True):
    """Every combination of the variables' values that the game allows."""

    game: str
    seats: tuple[int, ...]
    """Every number of seats that a variant has to allow."""
    options: dict[str, Any]
    variables: tuple[Variable, ...]

    @property
    def size(self) -> int:
        """How many combinations there are, allowed or not."""
        return math.prod(len(each.values) for each in self.variables)

    def varied(self, point: Point) -> dict[str, Any]:
        """A variant's values by the variables' names."""
        return {each.name: each.values[at] for each, at in zip(self.variables, point, strict=True)}

    def today(self) -> dict[str, Any]:
        """The values of the table as it is, by the variables' names."""
        found = {}
        for each in self.variables:
            option, dot, path = each.name.partition(".")
            value = self.options[option]
            found[each.name] = value_in(self.game, option, value, path) if dot else value
        return found

    def table_options(self, point: Point) -> dict[str, Any] | None:
        """All table options of a variant; None where the game refuses the combination."""
        changed: dict[str, dict[str, Any]] = {}
        options = dict(self.options)
        for name, value in self.varied(point).items():
            option, dot, path = name.partition(".")
            if dot:
                changed.setdefault(option, {})[path] = value
            else:
                options[option] = value
        try:
            for option, values in changed.items():
                document = changed_document(self.game, option, options[option], values)
                options[option] = document
            return allowed_options(self.game, self.seats, options)
        except OptionRefused:
            return None

    def features(self, points: Sequence[Point]) -> list[NDArray[np.float64]]:
        """Points as numbers about 0, by variable: like variants lie near each other."""
        array = np.array(points, dtype=np.float64).reshape(len(points), len(self.variables))
        blocks = []
        for at, variable in enumerate(self.variables):
            column = array[:, at : at + 1]
            if variable.is_ordered:
                blocks.append(column / max(1, len(variable.values) - 1) - 0.5)
            else:
                blocks.append(math.sqrt(0.5) * (column == np.arange(len(variable.values))))
        return blocks

    def sample(self, luck: random.Random, count: int) -> list[Point]:
        """So many different allowed variants, or all there are."""
        if self.size <= WHOLE:
            every = list(self._every)
            return luck.sample(every, min(count, len(every)))
        found: dict[Point, None] = {}
        for _ in range(20 * count):
            point = tuple(luck.randrange(len(each.values)) for each in self.variables)
            if point not in found and self.table_options(point) is not None:
                found[point] = None
            if len(found) == count:
                break
        return list(found)

    def spread_out(self, luck: random.Random, count: int) -> list[Point]:
        """Variants that lie far from each other, to begin with."""
        pool = self.sample(luck, 50 * count)
        rows = np.concatenate(self.features(pool), axis=1)
        chosen = [0]
        nearest = np.full(len(pool), np.inf)
        while len(chosen) < min(count, len(pool)):
            nearest = np.minimum(nearest, ((rows - rows[chosen[-1]]) ** 2).sum(axis=1))
            chosen.append(int(nearest.argmax()))
        return [pool[at] for at in chosen]

    def near(self, point: Point) -> Iterator[Point]:
        """The allowed variants that differ in one variable."""
        for at, variable in enumerate(self.variables):
            for value in range(len(variable.values)):
                other = (*point[:at], value, *point[at + 1 :])
                if value != point[at] and self.table_options(other) is not None:
                    yield other

    @cached_property
    def _every(self) -> tuple[Point, ...]:
        points = np.ndindex(*(len(each.values) for each in self.variables))
        return tuple(point for point in points if self.table_options(point) is not None)


def allowed_options(game: str, seats: Sequence[int], given: Mapping[str, Any]) -> dict[str, Any]:
    """Options with every default; refused unless all these numbers of seats allow them."""
    first, *_ = [whole_options(game, each, given) for each in seats]
    return first


def space_of(
    game: str, seats: tuple[int, ...], options: Mapping[str, Any], vary: Mapping[str, Any]
) -> Space:
    """The space of a goal file's table `vary`."""
    variables = tuple(_variable(game, options, name, given) for name, given in vary.items())
    space = Space(game, seats, dict(options), variables)
    if not space.sample(random.Random(0), 1):
        raise OptionRefused(variables[0].name, "the game allows no combination of these values")
    return space


def _variable(game: str, options: Mapping[str, Any], name: str, given: Any) -> Variable:
    if "." in name:
        found = _data_values(name, given)
        option, _, path = name.partition(".")
        for value in found:
            _check_data(game, options, option, path, value)
        return Variable(name, found)
    if not isinstance(given, str | list):
        raise OptionRefused(name, 'write "4..8", "4..12..2" or a list of values')
    text = given if isinstance(given, str) else ",".join(map(_text, given))
    option, texts = values_of(game, f"{name}={text}")
    knob = next(each.knob for each in declared(games.find(game).options) if each.name == option)
    values = [_typed(knob, each) for each in texts]
    for value in values:
        if not knob.admits(value):
            raise OptionRefused(name, f"{value!r} is not {knob.says()}")
    return Variable(option, _distinct(name, values))


def _typed(knob: Knob, value: int | str) -> int | bool | str:
    """A value as the option takes it; one that means nothing stays text, and is refused."""
    if isinstance(knob, Switch):
        return {"true": True, "false": False}.get(str(value).lower(), value)
    if isinstance(knob, Whole) and isinstance(value, str):
        return int(value) if value.lstrip("-").isdecimal() else value
    return value


def _check_data(game: str, options: Mapping[str, Any], option: str, path: str, value: Any) -> None:
    """Refuse data that the game cannot read."""
    name = f"{option}.{path}"
    try:
        document = changed_document(game, option, str(options.get(option, "")), {path: value})
        parse_options(games.find(game).options, {option: document}, games.find(game).seats[0])
    except OptionRefused as error:
        raise OptionRefused(name, f"{value!r}: {error.reason}") from None


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _data_values(name: str, given: Any) -> tuple[Any, ...]:
    if isinstance(given, list):
        return _distinct(name, given)
    try:
        parts = [int(part) for part in str(given).split("..")]
        low, high, step = (*parts, 1)[:3]
        values = list(range(low, high + 1, step))
    except (ValueError, TypeError):
        values = []
    if not values:
        raise OptionRefused(name, f'{given!r} is no range such as "4..8", and no list')
    return _distinct(name, values)


def _distinct(name: str, values: Sequence[Any]) -> tuple[Any, ...]:
    found = tuple(dict.fromkeys(values))
    if len(found) < 2:
        raise OptionRefused(name, "one value alone does not vary; put it under [options]")
    return found
