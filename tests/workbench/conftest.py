"""A copy of an example game that tests may change, and the server of `pantheon dev`."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pantheon import games
from pantheon.server import Settings
from pantheon.server.server import Server
from pantheon.workbench.dev_server import Workbench
from pantheon.workbench.game_package import GamePackage, forget_kept_answers
from tests.server.client import Client, Visitor
from tests.server.conftest import FREE
from tests.table.database_files import prepare_database

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "auspices" / "auspices"
COPY = "open_sky"


@pytest.fixture
def package(tmp_path: Path) -> Iterator[GamePackage]:
    """A package with the rules of Auspices, under a name of its own."""
    ignored = shutil.ignore_patterns("__pycache__", "generated")
    shutil.copytree(EXAMPLE, tmp_path / COPY, ignore=ignored)
    known, path, folders = dict(games._registered()), list(sys.path), os.environ.get(games.FOLDERS)
    found = GamePackage(tmp_path / COPY)
    games.register(found.load())
    forget_kept_answers()
    yield found
    games._registered().clear()
    games._registered().update(known)
    sys.path[:] = path
    os.environ.pop(games.FOLDERS, None)
    if folders is not None:
        os.environ[games.FOLDERS] = folders
    for name in [each for each in sys.modules if each.partition(".")[0] == COPY]:
        del sys.modules[name]
    forget_kept_answers()


class DevServer:
    """A server with the workbench, which looks at the files when it is told to."""

    def __init__(self, server: Server, package: GamePackage, lines: list[str]) -> None:
        assert isinstance(server.extension, Workbench)
        self.server = server
        self.package = package
        self.hot_reload = server.extension.hot_reload
        self.lines = lines
        """What was printed in the terminal."""

    async def save(self, path: str, old: str, new: str) -> None:
        """Change a file of the package, as an author would, and let the server see it."""
        file = self.package.folder / path
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        assert await self.hot_reload.look()


@asynccontextmanager
async def serving(package: GamePackage, folder: Path) -> AsyncIterator[DevServer]:
    """`pantheon dev` for a package, with its data in a folder."""
    lines: list[str] = []
    settings: dict[str, Any] = {
        "port": 0, "workers": 1, "pace": 0, "allowance": FREE, "secret": "a secret for tests",
        "database": prepare_database(f"sqlite:///{folder / 'pantheon.db'}"),
    }  # fmt: skip
    game = games.find("auspices")
    server, listening = await Server.open(
        Settings(**settings), lambda services: Workbench(services, game, lines.append)
    )
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110  # uvicorn has no event for it
        await asyncio.sleep(0.005)
    yield DevServer(server, package, lines)
    server.should_exit = True
    await task
    assert isinstance(server.extension, Workbench)
    server.extension.hot_reload.close()


@pytest.fixture
async def dev(
    package: GamePackage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DevServer]:
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path))
    async with serving(package, tmp_path) as served:
        yield served


@pytest.fixture
async def visitor(dev: DevServer) -> AsyncIterator[Visitor]:
    arrived = await Visitor(dev.server.address).arrive("Anna")
    yield arrived
    await arrived.http.aclose()


@pytest.fixture
async def client(visitor: Visitor) -> AsyncIterator[Client]:
    """Somebody who plays both seats of a match that has begun."""
    joined = await begin_match(visitor)
    yield joined
    await joined.close()


async def begin_match(visitor: Visitor) -> Client:
    """A match that has begun, with both seats taken by the same visitor."""
    table = await visitor.open_table(game="auspices", seats=2)
    joined = await visitor.join(table)
    await joined.ask("sit", seat=1, name="Bo")
    await joined.ask("start")
    await joined.ask("look", seat=0)
    await joined.until(lambda: joined.state.get("seat") == 0)
    return joined
