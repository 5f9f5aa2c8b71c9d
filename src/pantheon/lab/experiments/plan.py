"""Plans: which matches are played. A match's number fixes its seats and its luck."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.core.words import plain


class Setting(msgspec.Struct, frozen=True):
    """A table to be measured: its options, and a bot for each seat."""

    label: str
    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    varied: dict[str, Any] = {}
    """The values that a sweep set, by option."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def key(self) -> int:
        """A number that stands for these bots and options, wherever they come from.

        A search finds its matches again by it, however it came upon the setting.
        """
        content = msgspec.json.encode((self.bots, sorted(self.options.items())))
        return int.from_bytes(hashlib.blake2b(content, digest_size=6).digest())


class Job(msgspec.Struct, frozen=True):
    """One match to be played, on any machine."""

    game: str
    setting: int
    number: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    opening: int = 0


class Plan(msgspec.Struct, frozen=True):
    """Settings with a number of matches each, and the command that runs them.

    A search has no settings yet: it comes upon them, and knows each by its key.
    """

    game: str
    rules_version: int
    settings: tuple[Setting, ...]
    matches: int
    seed: int
    command: str
    sources: str = ""
    """A hash of everything that decides an outcome: the game, the bots, the core."""
    opening: int = 0
    """Random actions before the bots play. Without luck in game and bots, matches would
    otherwise repeat each other."""

    def jobs(self) -> Iterator[Job]:
        """Every match, alternating between settings, so that an unfinished run covers them all.

        The same number has the same luck in every setting, and bots rotate through the seats.
        """
        for number in range(self.matches):
            for index, setting in enumerate(self.settings):
                yield self._job(setting, index, number)

    def job(self, setting: int, number: int) -> Job:
        """The match of one of the settings with this number."""
        return self._job(self.settings[setting], setting, number)

    def job_of(self, setting: Setting, number: int) -> Job:
        """A match of a setting that a search came upon."""
        return self._job(setting, setting.key, number)

    def _job(self, setting: Setting, index: int, number: int) -> Job:
        bots = tuple(setting.bots[(seat + number) % setting.seats] for seat in range(setting.seats))
        seed = f"{self.seed}:{number}"
        return Job(self.game, index, number, seed, bots, setting.options, self.opening)

    def measures(self, other: Plan) -> bool:
        """Whether the other plan's matches are this one's, or the first of them."""
        mine, others = (
            msgspec.structs.replace(each, matches=0, command="") for each in (self, other)
        )
        return mine == others


@cache
def sources_of(name: str) -> str:
    """The hash of the sources that decide a game's matches, and what is measured of them."""
    own = type(games.find(name)).__module__.rpartition(".")[0]
    packages = [own, "pantheon.core", "pantheon.bots", "pantheon.lab.experiments"]
    digest = hashlib.blake2b(digest_size=6)
    for package in packages:
        for path, text in sorted(_sources(files(package), package)):
            digest.update(f"{path}\0".encode() + text + b"\0")
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir() and each.name != "__pycache__":
            yield from _sources(each, f"{path}/{each.name}")
        elif each.name.endswith((".py", ".toml")):
            yield f"{path}/{each.name}", each.read_bytes()


def whole_options(name: str, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Options checked and completed with every default."""
    options: dict[str, Any] = plain(parse_options(games.find(name).options, given, seats))
    return options


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: as given, or the only one given in all of them."""
    if len(bots) not in (1, seats):
        raise OptionRefused("bot", f"{len(bots)} bots for {seats} seats; name one, or one per seat")
    return tuple(bots) * (seats if len(bots) == 1 else 1)


def seat_counts(name: str, text: str) -> list[int]:
    """Numbers of seats as a person writes them: `2,4`, or nothing for all that the game allows."""
    game = games.find(name)
    if not text:
        return list(game.seats)
    try:
        counts = [int(part) for part in text.split(",")]
    except ValueError:
        raise OptionRefused("seats", f"{text!r} is not a list of numbers such as 2,3") from None
    for count in counts:
        if count not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            raise OptionRefused("seats", f"{game.title} is for {few} to {many}, not {count}")
    return counts
