"""Goal files: what a designer wants of a game, what may move, and how many matches it may take.

A file in TOML; docs/lab.md explains it by example. Whatever is wrong with one is said with the
line and the key.
"""

import math
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.errors import OptionRefused, PantheonError
from pantheon.lab.experiments.plan import line_up, seat_counts
from pantheon.lab.experiments.strategies import PLAYERS, find_bot, usual_bot
from pantheon.lab.tuning.channels import EACH, Channel, Table, Terms, channels_of
from pantheon.lab.tuning.space import Space, allowed_options, space_of

BOUNDS = "write [low, high], { at_least = …, at_most = … } or { within = … }"


class GoalFileRefused(PantheonError):
    """A goal file that cannot be read."""


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The range in which a figure should lie; `per` is the distance that counts as 1 miss."""

    at_least: float | None = None
    at_most: float | None = None
    within: float | None = None
    """So far from 0 at most."""
    per: float | None = None
    together: bool = False
    """Whether all numbers of seats count as one."""

    def distance(self, value: float) -> float:
        """How far a value lies outside."""
        return max(self.low - value, value - self.high, 0.0)

    @property
    def low(self) -> float:
        return -math.inf if self.at_least is None else self.at_least

    @property
    def high(self) -> float:
        return math.inf if self.at_most is None else self.at_most


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches for the search, for the confirmation of each variant, and how many variants."""

    search: int = 2000
    confirm: int = 400
    variants: int = 4


class GoalFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    goals: dict[str, Any]
    vary: dict[str, Any]
    seats: int | list[int] = 2
    bot: str = ""
    opening: int = 0
    strategies: list[str] | None = None
    options: dict[str, Any] = {}
    seconds: dict[str, float] = {}
    budget: Budget = Budget()

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of seats, each once."""
        given = [self.seats] if isinstance(self.seats, int) else self.seats
        return tuple(dict.fromkeys(given))


class Goal(msgspec.Struct, frozen=True):
    """A range for one or several figures: all of them should lie within it."""

    name: str
    bounds: Bounds
    per: float
    channels: tuple[Channel, ...]

    def miss(self, value: float) -> float:
        """How far a figure is off, in misses."""
        return self.bounds.distance(value) / self.per

    def says(self) -> str:
        """The goal as people read it."""
        form = "{:.0%}".format if self.channels[0].is_share else "{:g}".format
        low, high = self.bounds.at_least, self.bounds.at_most
        if low is not None and high is not None:
            return f"{form(low)} to {form(high)}"
        return f"at least {form(low)}" if low is not None else f"at most {form(high or 0.0)}"


class Task(msgspec.Struct, frozen=True):
    """A goal file, understood: everything that a search needs."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """One for all seats, or one for each."""
    opening: int
    options: dict[str, Any]
    """The table as it is today, with every option."""
    space: Space
    goals: tuple[Goal, ...]
    budget: Budget

    @property
    def channels(self) -> list[Channel]:
        """Every figure that some goal is about."""
        return [channel for goal in self.goals for channel in goal.channels]

    @property
    def plain(self) -> list[Table]:
        """The tables without strategies."""
        return [Table(seats) for seats in self.seats]

    @property
    def tables(self) -> list[Table]:
        """Every table that some goal is about."""
        return list(dict.fromkeys(table for each in self.channels for table in each.tables))


def read_task(game: str, path: Path) -> Task:
    """The task of a goal file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GoalFileRefused(f"{path} cannot be read: {error}") from None
    return task_of(game, text, str(path))


def task_of(game: str, text: str, name: str = "goal file") -> Task:
    """The task that a goal file's text describes; `name` is what errors call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GoalFileRefused(f"{name} is not in TOML: {error}") from None
    refused = _Refusals(name, text)
    try:
        file = msgspec.convert(data, GoalFile)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at ")
        raise refused(where.strip("`").removeprefix("$."), why) from None
    bots, options = _table(game, file, refused)
    space = _space(game, file, options, refused)
    if not file.goals:
        raise refused("goals", "there are no goals")
    terms = _terms(game, file, refused)
    goals = tuple(_goal(terms, key, bounds, refused) for key, bounds in file.goals.items())
    for key, few in (("search", 1), ("confirm", 2), ("variants", 1)):
        if getattr(file.budget, key) < few:
            raise refused(f"budget.{key}", f"must be {few} or more")
    return Task(game, file.counts, bots, file.opening, options, space, goals, file.budget)


class _Refusals:
    """Errors that name the key and its line."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._lines = text.splitlines()

    def __call__(self, key: str, why: str) -> GoalFileRefused:
        line = self._line(key)
        at = f", line {line}" if line else ""
        return GoalFileRefused(f"{self._name}{at}: {key or 'the file'}: {why}")

    def _line(self, key: str) -> int:
        """The line on which a key of a table is set; 0 if it cannot be told."""
        table, _, last = key.partition(".")
        if not last:
            table, last = "", table
        key_here = rf"""["']?{re.escape(last)}["']?\s*="""
        inside = not table
        for number, line in enumerate(self._lines, 1):
            if head := re.match(r"\s*\[([^\]]+)\]", line):
                inside = head[1].strip() == table
                if not table and head[1].strip() == last:
                    return number
            elif inside and re.match(rf"\s*{key_here}", line):
                return number
            elif re.match(rf"\s*{re.escape(table)}\s*=.*[{{,\s]{key_here}", line):
                return number  # vary = { income = "1..6" }
        return 0


def _table(game: str, file: GoalFile, refused: _Refusals) -> tuple[tuple[str, ...], dict[str, Any]]:
    try:
        seat_counts(game, ",".join(map(str, file.counts)) or "none")
    except OptionRefused as error:
        raise refused("seats", error.reason) from None
    try:
        bots = tuple((file.bot or usual_bot(game)).split(","))
        for name in bots:
            find_bot(game, name)
        for seats in file.counts:
            line_up(bots, seats)
    except PantheonError as error:
        raise refused("bot", str(error)) from None
    try:
        options = allowed_options(game, file.counts, file.options)
    except OptionRefused as error:
        raise refused(f"options.{error.option}", error.reason) from None
    return bots, options


def _space(game: str, file: GoalFile, options: dict[str, Any], refused: _Refusals) -> Space:
    if not file.vary:
        raise refused("vary", "nothing may move")
    try:
        return space_of(game, file.counts, options, file.vary)
    except OptionRefused as error:
        raise refused(f"vary.{error.option}", error.reason) from None


def _strategies(game: str, file: GoalFile, refused: _Refusals) -> list[str]:
    """The ways of playing that a goal on strategies is about."""
    player = file.bot if file.bot in PLAYERS else usual_bot(game)
    given = file.strategies
    if given is None:
        tags = [str(each.__struct_config__.tag) for each in games.find(game).actions]
        given = [f"prefers/{tag}" for tag in tags]
    heads = tuple(f"{each}/" for each in PLAYERS)
    names = [name if name.startswith(heads) else f"{player}/{name}" for name in given]
    try:
        for name in names:
            find_bot(game, name)
    except PantheonError as error:
        raise refused("strategies", str(error)) from None
    return names


def _terms(game: str, file: GoalFile, refused: _Refusals) -> Terms:
    """What the names of goals refer to."""
    tags = [str(each.__struct_config__.tag) for each in games.find(game).actions]
    for key in file.seconds:
        if key not in (EACH, *tags):
            raise refused(
                f"seconds.{key}", f"no kind of action; there are {EACH}, {', '.join(tags)}"
            )
    if "minutes" in file.goals and not file.seconds:
        raise refused("goals.minutes", f"write in [seconds] how long an action takes: {EACH} = 10")
    return Terms(game, file.counts, _strategies(game, file, refused), file.seconds)


def _goal(terms: Terms, key: str, given: Any, refused: _Refusals) -> Goal:
    where = f"goals.{key}"
    if isinstance(given, list):
        if len(given) != 2:
            raise refused(where, BOUNDS)
        given = {"at_least": given[0], "at_most": given[1]}
    try:
        bounds = _bounds(msgspec.convert(given, Bounds))
    except msgspec.ValidationError as error:
        raise refused(where, str(error)) from None
    if bounds.at_least is None and bounds.at_most is None:
        raise refused(where, BOUNDS)
    if bounds.low > bounds.high:
        raise refused(where, f"{bounds.low:g} is more than {bounds.high:g}")
    if bounds.per is not None and bounds.per <= 0:
        raise refused(where, "`per` must be more than 0")
    try:
        channels = channels_of(terms, key, bounds.together)
    except OptionRefused as error:
        raise refused(where, error.reason) from None
    return Goal(key, bounds, bounds.per or _usual_miss(bounds, channels[0]), channels)


def _bounds(bounds: Bounds) -> Bounds:
    """The same with `within` as two bounds."""
    if bounds.within is None:
        return bounds
    if bounds.at_least is not None or bounds.at_most is not None:
        raise msgspec.ValidationError("`within` stands alone")
    return msgspec.structs.replace(bounds, at_least=-bounds.within, at_most=bounds.within)


def _usual_miss(bounds: Bounds, channel: Channel) -> float:
    """A tenth of all for shares, a tenth of the bound for other figures."""
    if channel.is_share:
        return 0.1
    known = [abs(each) for each in (bounds.at_least, bounds.at_most) if each is not None]
    return max(0.1, max(known) / 10)
