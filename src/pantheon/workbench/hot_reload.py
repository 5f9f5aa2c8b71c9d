"""Hot reload: a package's files are watched, loaded anew when one is saved, and running matches
replayed on the new rules."""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pantheon import games
from pantheon.core.game import Game
from pantheon.table.registry import TableRegistry
from pantheon.table.store.data_folder import data_folder
from pantheon.workbench.edited_facts import EditedFacts
from pantheon.workbench.game_package import (
    WORDS_AND_ART,
    GamePackage,
    PackageBroken,
    Signature,
    forget_kept_answers,
)
from pantheon.workbench.replayed_tables import ReplayedTables

POLL = 0.2
"""Seconds between two looks at the package's files."""

Report = Callable[[str], None]
"""Prints a line in the terminal."""


class HotReload:
    """Keeps a server's tables up to date with the files of one game."""

    def __init__(self, registry: TableRegistry, game: Game[Any, Any], report: Report) -> None:
        self.package = GamePackage(games.folder_of(game))
        edits = EditedFacts(data_folder() / f"dev-{game.name}-edits.json")
        self.tables = ReplayedTables(registry, game.name, self.package, edits, report)
        self.loaded = 0
        """How often a change was taken over."""
        self.problem = ""
        """Why the files as they are cannot be used; empty if they are."""
        self._game = game.name
        self._report = report
        self._seen = self.package.signature()
        self._others = os.environ.get(games.FOLDERS, "")
        self._copies = tempfile.TemporaryDirectory(prefix="pantheon-dev-")
        self._hand_to_workers()

    async def run(self) -> None:
        """Look at the files again and again."""
        try:
            while True:
                await asyncio.sleep(POLL)
                try:
                    await self.look()
                except Exception as error:  # whatever happened, the next change must be seen
                    self._report(f"could not load the change: {type(error).__name__}: {error}")
        finally:
            self.close()

    def close(self) -> None:
        """Remove the copies for worker processes."""
        self._copies.cleanup()

    async def look(self) -> bool:
        """Load the package anew if a file has changed since the last time; whether one has."""
        now = self.package.signature()
        changed = _changed(self._seen, now)
        if not changed:
            return False
        self._seen = now
        began = time.perf_counter()
        names = ", ".join(str(each.relative_to(self.package.folder)) for each in changed)
        try:
            told = await self._take_over(changed)
        except PackageBroken as error:
            self.problem = str(error)
            self._report(f"{error}\n  The rules from before go on.")
        else:
            self.problem = ""
            self.loaded += 1
            self._report(f"{names}: {told} ({time.perf_counter() - began:.2f} s)")
            for table, stall in self.tables.stalls.items():
                self._report(f"  table {table}: {stall}")
        return True

    async def _take_over(self, changed: list[Path]) -> str:
        """Use the files as they are now; says what came of it."""
        if all(each.suffix in WORDS_AND_ART for each in changed):
            self.package.check()
            forget_kept_answers()
            return "words and art are shown anew"
        game = self.package.load()
        if game.name != self._game:
            raise PackageBroken(
                f"{self.package.folder / 'game.py'}: the game is now called {game.name!r}:"
                " start `pantheon dev` again"
            )
        games.register(game)
        forget_kept_answers()
        self._hand_to_workers()
        count = await self.tables.renew()
        return f"loaded anew, {count} running match{'' if count == 1 else 'es'} replayed"

    def _hand_to_workers(self) -> None:
        """Let bots, which think in other processes, find the package as it is now.

        They get a copy: a file that is broken later must not break a worker that starts then.
        """
        copy = self.package.copy_to(Path(tempfile.mkdtemp(dir=self._copies.name)))
        os.environ[games.FOLDERS] = os.pathsep.join(filter(None, [self._others, str(copy)]))


def _changed(before: Signature, now: Signature) -> list[Path]:
    """The files that are new, gone, or saved again."""
    return sorted(path for path in before | now if before.get(path) != now.get(path))
