"""The package of a game that is being written: whether its files can be read, and its modules
loaded anew under the same names."""

import ast
import importlib
import linecache
import shutil
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from pantheon import codegen, games
from pantheon.codegen.declarations import DeclarationError
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.core.match import Match

NOT_SOURCES = {"generated", "positions", "__pycache__"}
"""Folders whose changes do not change the game."""
WORDS_AND_ART = {".ftl", ".svg", ".md"}
"""Files that are read when they are needed: after a change no module is loaded anew."""

Signature = dict[Path, tuple[int, int]]
"""The files of a package, each with its time and size."""


class PackageBroken(PantheonError):
    """A package that cannot be loaded: one line with the file, the line in it, and why."""


class GamePackage:
    """A folder with `game.py` in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def signature(self) -> Signature:
        """What changes when a file is saved."""
        found: Signature = {}
        for path in self._sources():
            try:
                status = path.stat()
            except FileNotFoundError:  # an editor has just replaced it
                continue
            found[path] = status.st_mtime_ns, status.st_size
        return found

    def check(self) -> None:
        """Raise PackageBroken for the first file that cannot be read."""
        for path in self._sources():
            if read := _READERS.get(path.suffix):
                read(path)

    def load(self) -> Game[Any, Any]:
        """The game as its files are now; raises PackageBroken, and then nothing has changed."""
        self.check()
        try:
            codegen.write(self.folder)
        except DeclarationError as error:
            raise PackageBroken(str(error)) from error
        except Exception as error:  # data of a shape that the generator did not expect
            raise PackageBroken(
                f"{self.folder}: the declarations cannot be read: {self.where(error)}"
            ) from error
        before = self._take_out_modules()
        try:
            game = games.in_folder(self.folder)
            _try_out(game)
        except Exception as error:  # a module of a game may raise anything
            self._take_out_modules()
            sys.modules.update(before)
            raise PackageBroken(self.where(error)) from error
        return game

    def copy_to(self, place: Path) -> Path:
        """A copy of the package, which later changes of the files do not touch."""
        ignored = shutil.ignore_patterns("__pycache__", "positions")
        return Path(shutil.copytree(self.folder, place / self.folder.name, ignore=ignored))

    def where(self, error: Exception) -> str:
        """An error in one line, with the last line of the package that it passed through."""
        frames = traceback.extract_tb(error.__traceback__)
        own = [each for each in frames if self.folder in Path(each.filename).parents]
        said = f"{type(error).__name__}: {error}".rstrip(": ")
        return f"{own[-1].filename}:{own[-1].lineno}: {said}" if own else said

    def _sources(self) -> Iterator[Path]:
        for path in sorted(self.folder.rglob("*")):
            parts = path.relative_to(self.folder).parts
            hidden = any(part.startswith(".") for part in parts)
            if not hidden and NOT_SOURCES.isdisjoint(parts) and path.is_file():
                yield path

    def _take_out_modules(self) -> dict[str, ModuleType]:
        """Make Python forget the package's modules, and what it has compiled of them."""
        own = self.folder.name
        found = {
            name: module
            for name, module in sys.modules.items()
            if name == own or name.startswith(f"{own}.")
        }
        for name in found:
            del sys.modules[name]
        # Compiled files are told apart by the second: too coarse for somebody who saves often.
        for folder in list(self.folder.rglob("__pycache__")):
            shutil.rmtree(folder, ignore_errors=True)
        importlib.invalidate_caches()
        linecache.checkcache()
        return found


def forget_kept_answers() -> None:
    """Empty every cache of Pantheon's functions: cards, catalogues, lessons, decoders."""
    for name, module in list(sys.modules.items()):
        # The register of games is no answer that could be worked out again.
        if name.partition(".")[0] != "pantheon" or module is games:
            continue
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def _try_out(game: Game[Any, Any]) -> None:
    """Set up a match and draw it: most mistakes show at once."""
    match = Match.start(game, game.seats[0], seed=1)
    for event in match.opening:
        game.effect(event)
    for seat in match.to_act:
        known = match.known(seat)
        game.scene(known, seat)
        game.choices(known, seat, game.legal(match.state, seat))


def _read_python(path: Path) -> None:
    try:
        ast.parse(path.read_text("utf-8"), str(path))
    except SyntaxError as error:
        raise PackageBroken(f"{path}:{error.lineno}: {error.msg}") from error


def _read_toml(path: Path) -> None:
    try:
        tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PackageBroken(f"{path}: {error}") from error


def _read_words(path: Path) -> None:
    text = path.read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            found = entry.annotations[0]
            line = text.count("\n", 0, found.span.start if found.span else 0) + 1
            raise PackageBroken(f"{path}:{line}: {found.message}")


def _read_art(path: Path) -> None:
    try:
        ElementTree.fromstring(path.read_text("utf-8"))
    except ElementTree.ParseError as error:
        raise PackageBroken(f"{path}:{error.position[0]}: {error}") from error


def _as_text(read: Callable[[Path], None], path: Path) -> None:
    try:
        read(path)
    except UnicodeDecodeError as error:
        raise PackageBroken(f"{path}: {error}") from error


_READERS: dict[str, Callable[[Path], None]] = {
    ".py": partial(_as_text, _read_python),
    ".toml": partial(_as_text, _read_toml),
    ".ftl": partial(_as_text, _read_words),
    ".svg": partial(_as_text, _read_art),
}
