"""Named positions of a game: `positions/NAME.json` in its package.

A file has the state, and the actions that led to it. In a test:

    from pantheon.workbench.positions import position

    match = position("full sky")
    assert match.legal() == []
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.checkpoints import Checkpoints
from pantheon.core.errors import LogRefused, OptionRefused, PantheonError
from pantheon.core.game import Game
from pantheon.core.match import Match

FOLDER = "positions"
NAME = re.compile(r"[\w-][\w -]{0,59}")
"""What a position may be called."""


class NoSuchPosition(PantheonError):
    """No package has a position of this name."""


class PositionMatch(Match):
    """A match that may begin with a position instead of a set-up."""

    def begin_at(self, state: Any) -> None:
        """Go on from a state; what led to it is not known."""
        self.state = state
        self.entries.clear()
        self.steps.clear()
        first = self.game.copy(state)
        self._checkpoints = Checkpoints(self.game.copy, lambda: first)

    def draw_from(self, chance: Chance) -> None:
        """Take what chance brings from here on."""
        self._chance = chance


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position as its file has it."""

    header: log.Header
    """The game, its options, the number of seats, and the version of the rules."""
    moves: list[log.Act | log.Expire] = []
    state: dict[str, Any]
    state_form: int = 1

    @classmethod
    def of(cls, match: Match, step: int | None = None) -> Position:
        """The position of a match after so many of its actions; by default the newest."""
        game = match.game
        steps = match.steps if step is None else match.steps[:step]
        moves = [match.entries[each.entry] for each in steps]
        return cls(
            header=msgspec.structs.replace(match.header, commitment=""),
            moves=[each for each in moves if isinstance(each, log.Act | log.Expire)],
            state=game.dump(match.at(len(steps))),
            state_form=game.state_form,
        )

    def match(self, game: Game[Any, Any], seed: int | str | None = None) -> PositionMatch:
        """A match in this position. What chance brings from here on follows from the seed.

        It is the state itself where the rules can still load it, else what its actions lead to.
        """
        try:
            match = self.replayed(game)
            if self.state_form == game.state_form and game.dump(match.state) != self.state:
                match.begin_at(self._state(game))
        except (LogRefused, OptionRefused):
            match = PositionMatch(game, self._blank_header(game), Chance())
            match.begin_at(self._state(game))
        match.draw_from(Chance(secrets.token_hex(16) if seed is None else str(seed)))
        return match

    def replayed(self, game: Game[Any, Any]) -> PositionMatch:
        """The match that leads to the position; raises LogRefused where it no longer does."""
        match = PositionMatch.repeated(game, self.header, self.moves)
        assert isinstance(match, PositionMatch)
        return match

    def _state(self, game: Game[Any, Any]) -> Any:
        try:
            return game.load(dict(self.state))
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError) as error:
            raise LogRefused(
                f"the position fits neither the rules nor the state of {game.name}:"
                f" {type(error).__name__}: {error}"
            ) from error

    def _blank_header(self, game: Game[Any, Any]) -> log.Header:
        """A header whose set-up today's rules can carry out, in place of one they cannot."""
        try:
            return Match.start(game, self.header.seats, 1, self.header.options).header
        except OptionRefused:
            return Match.start(game, self.header.seats, 1).header


def position(name: str, folder: Path | None = None, seed: int | str = 1) -> PositionMatch:
    """The match in a named position, of the package in `folder` or of any that is known.

    Known are the games that are installed or registered, and the packages in this folder.
    """
    home = folder or next((each for each in _packages() if file_of(each, name).is_file()), None)
    if home is None:
        raise NoSuchPosition(f"no package has a position {name!r} (a file {FOLDER}/{name}.json)")
    found = read_position(home, name)
    if found.header.game not in games.names():
        games.register(games.in_folder(home))
    return found.match(games.find(found.header.game), seed)


def read_position(package: Path, name: str) -> Position:
    """A position of a package, by its name."""
    try:
        return msgspec.json.decode(file_of(package, name).read_bytes(), type=Position)
    except FileNotFoundError:
        known = ", ".join(names_in(package)) or "none"
        raise NoSuchPosition(f"no position is called {name!r}; there are: {known}") from None
    except msgspec.MsgspecError as error:
        raise PantheonError(f"{file_of(package, name)}: {error}") from error


def save_position(package: Path, name: str, found: Position) -> Path:
    """Write a position into its package; one of the same name is replaced."""
    file = file_of(package, name)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return file


def names_in(package: Path) -> list[str]:
    """The names of a package's positions."""
    return sorted(each.stem for each in (package / FOLDER).glob("*.json"))


def file_of(package: Path, name: str) -> Path:
    """The file of a position; refuses what cannot be a name."""
    if not NAME.fullmatch(name):
        raise NoSuchPosition(
            f"{name!r} cannot name a position: letters, digits, spaces and hyphens, 60 at most"
        )
    return package / FOLDER / f"{name}.json"


def _packages() -> Iterator[Path]:
    """The folders of the games that are known, and of the packages in or below this folder."""
    for name in games.names():
        yield games.folder_of(games.find(name))
    here = Path.cwd()
    for card in (*here.glob("game.py"), *here.glob("*/game.py"), *here.glob("*/*/game.py")):
        yield card.parent
