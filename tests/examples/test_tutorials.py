"""The tutorials, done as a reader does them: every command and listing is run, in order, in a
folder of one's own, and what the page shows must come of it.

A line `…` stands for any lines, and `…` within a line for anything.
"""

import ast
import contextlib
import doctest
import io
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from unittest import mock

import pytest

from pantheon import games
from pantheon.cli import main
from pantheon.core.actions import Action
from pantheon.workbench.game_package import forget_kept_answers
from pantheon.workbench.positions import Position, save_position
from tests import uv

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r'--8<-- "examples/[^"]+"\n')
FEWER = {"--matches 200": "--matches 4 --workers 1"}
"""What takes minutes is done for a moment."""


class Block(NamedTuple):
    """A fenced block: its language, the file it belongs to, if any, and its text."""

    kind: str
    title: str
    text: str


class Reader:
    """Somebody who does what a page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._names: dict[str, Any] = {}
        self._installed: list[str] = []
        self._does: dict[str, Callable[[Block], None]] = {
            "console": self._run_all,
            "python": self._python,
            "pycon": self._session,
        }

    def do(self, block: Block) -> None:
        """Do what a block says; blocks of other kinds show files of the examples."""
        if INCLUDED.fullmatch(block.text):
            return
        assert block.kind in self._does, f"nothing runs this: {block}"
        self._does[block.kind](block)

    # Commands

    def _run_all(self, block: Block) -> None:
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            for long, short in FEWER.items():
                command = command.replace(long, short)
            expect(self._run(shlex.split(command)), shown, command)

    def _run(self, command: list[str]) -> str:
        match command:
            case ["pantheon", "dev", *rest]:
                return self._dev(rest)
            case ["pantheon", *rest]:
                return self._pantheon(rest)
            case ["python", "-m", module, *rest]:
                return self._module(module, rest)
            case ["pip", "install", package]:
                uv.install_here(self.folder / package, self.folder / "installed")
                self._installed = [str(self.folder / "installed")]
                return ""
        raise AssertionError(f"nothing runs this: {command}")

    def _pantheon(self, arguments: list[str]) -> str:
        """Run the command in this process: a new one would spend its time on imports."""
        with self._as_command(["pantheon", *arguments]) as out, contextlib.suppress(SystemExit):
            main()
        return out.getvalue()

    def _module(self, module: str, arguments: list[str]) -> str:
        with self._as_command([module, *arguments]) as out:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        return out.getvalue()

    @contextlib.contextmanager
    def _as_command(self, argv: list[str]) -> Iterator[io.StringIO]:
        out = io.StringIO()
        with (
            self._afresh(),
            mock.patch.multiple(sys, argv=argv, stdin=io.StringIO()),
            contextlib.redirect_stdout(out),
        ):
            yield out

    def _dev(self, arguments: list[str]) -> str:
        """What the server says until it waits; it is stopped then."""
        with subprocess.Popen(
            [sys.executable, "-m", "pantheon", "dev", *arguments, "--port", "0", "--no-browser"],
            cwd=self.folder, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PANTHEON_DATA": str(self.folder)},
        ) as served:  # fmt: skip
            assert served.stdout is not None
            said = served.stdout.readline() + served.stdout.readline()
            served.terminate()
            served.stdout.read()
        return re.sub(r"127.0.0.1:\d+", "127.0.0.1:8000", said)

    # Listings

    def _python(self, block: Block) -> None:
        if block.title:
            replace_definitions(self.folder / block.title, block.text)
            return
        with self._afresh():
            exec(block.text, self._names)

    def _session(self, block: Block) -> None:
        """A session at Python's prompt, which the next one goes on with."""
        test = doctest.DocTestParser().get_doctest(block.text, self._names, "page", None, 0)
        said = io.StringIO()
        options = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
        runner = doctest.DocTestRunner(optionflags=options)
        with self._afresh():
            failed = runner.run(test, out=said.write, clear_globs=False).failed
        self._names |= test.globs
        assert not failed, said.getvalue()

    @contextlib.contextmanager
    def _afresh(self) -> Iterator[None]:
        """As in a new process: no package of the folder is loaded, and none is afterwards."""
        known, path = dict(games._registered()), list(sys.path)
        sys.path[:0] = self._installed
        if self._installed:
            games._registered.cache_clear()
        forget_kept_answers()
        try:
            with contextlib.chdir(self.folder):
                yield
        finally:
            games._registered().clear()
            games._registered().update(known)
            sys.path[:] = path
            for name, module in list(sys.modules.items()):
                if str(getattr(module, "__file__", None)).startswith(str(self.folder)):
                    del sys.modules[name]
            forget_kept_answers()


def replace_definitions(file: Path, listing: str) -> None:
    """Put the functions of a listing in place of those with the same names."""
    text = file.read_text("utf-8")
    for new in ast.parse(listing).body:
        assert isinstance(new, ast.FunctionDef)
        [old] = [each for each in ast.parse(text).body if getattr(each, "name", "") == new.name]
        was, now = ast.get_source_segment(text, old), ast.get_source_segment(listing, new)
        assert was
        assert now
        text = text.replace(was, now)
    file.write_text(text, "utf-8")


def expect(said: str, shown: str, command: str) -> None:
    """What a command says is what the page shows."""
    wanted = "\n".join(
        "(?s:.*)" if line == "…" else re.escape(line.rstrip()).replace("…", ".*")
        for line in shown.strip().splitlines()
    )
    heard = "\n".join(line.rstrip() for line in said.strip().splitlines())
    assert re.fullmatch(wanted, heard), f"$ {command}\n{heard}\n--- but the page shows\n{shown}"


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall((ROOT / "docs" / page).read_text("utf-8"))]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=ignored)
    return Reader(tmp_path)


def test_playing_in_python(reader: Reader) -> None:
    for block in blocks("tutorial.md"):
        reader.do(block)
    assert (reader.folder / "balance-nations.html").is_file()


def test_adding_a_game(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(reader.folder / "examples" / "auspices")
    _prepare_nim(monkeypatch)
    for block in blocks("adding-a-game.md"):
        if 'position("full sky")' in block.text:
            _save_at_the_table(reader, "full sky")
        reader.do(block)


def _save_at_the_table(reader: Reader, name: str) -> None:
    """What the author does in the browser."""
    from pantheon.core.match import Match

    package = reader.folder / "omens" / "omens"
    with reader._afresh():
        match = Match.start(games.in_folder(package), 2, "1", {}, ())
        save_position(package, name, Position.of(match))


def _prepare_nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of which the page shows only the choices."""

    class Take(Action, tag="take"):
        heap: int
        number: int

    class Bless(Action, tag="bless"):
        heap: int

    actions = ModuleType("nim.generated.actions")
    vars(actions).update(Take=Take, Bless=Bless)
    generated = ModuleType("nim.generated")
    vars(generated).update(actions=actions)
    for name, module in (("nim", ModuleType("nim")), ("nim.generated", generated)):
        monkeypatch.setitem(sys.modules, name, module)
