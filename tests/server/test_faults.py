"""Under load, while the database fails in every way it can: nothing acknowledged is lost.

Real processes: a server, PostgreSQL or SQLite, and players who ask again for whatever was not
acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url

from tests.repeats import repeats
from tests.server.retrying_players import Insistent, missing
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import PostgresServer, postgres_server

PLAYERS = 8
ACKNOWLEDGED = repeats(100, 1250)
"""Actions for each fault; in the long run, 5,000 for PostgreSQL alone."""
FAULTS = 3
CUT_EVERY = repeats(12, 40)
"""Requests between two cuts."""

Fault = Callable[[ServerProcess, list[Insistent]], Awaitable[None]]


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    """One that nobody else uses, to be maltreated."""
    with postgres_server() as server:
        yield server
        server.start()  # so that it can be stopped in order


async def play_through(
    database: str, fault: Fault, at_least: int = ACKNOWLEDGED, faults: int = FAULTS
) -> list[Insistent]:
    """Players at work until enough is acknowledged and the fault has come often enough."""
    server = await ServerProcess.start(database)
    players = [Insistent(server.address, number) for number in range(PLAYERS)]
    enough = asyncio.Event()
    playing = [asyncio.create_task(player.play(enough)) for player in players]
    try:
        for number in range(faults):
            await _reached(players, playing, (number + 1) * at_least // (faults + 1))
            await fault(server, players)
        await _reached(players, playing, at_least)
        enough.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.process.kill()
        print(await server.ended())
    return players


async def _reached(
    players: list[Insistent], playing: list[asyncio.Task[None]], wanted: int
) -> None:
    async with asyncio.timeout(60):
        while sum(len(player.acknowledged) for player in players) < wanted:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["restart", "stop", "crash", "dropped connections"])
async def test_no_fault_of_postgresql_loses_what_was_acknowledged(
    own_postgres: PostgresServer, kind: str
) -> None:
    postgres = own_postgres

    async def fault(*_: object) -> None:
        if kind == "dropped connections":
            await asyncio.to_thread(postgres.drop_connections)
            return
        await asyncio.to_thread(postgres.crash if kind == "crash" else postgres.stop)
        if kind == "stop":
            await asyncio.sleep(1)
        await asyncio.to_thread(postgres.start)

    database = postgres.new_database()
    players = await play_through(database, fault)
    assert await missing(database, players) == []
    assert sum(len(player.acknowledged) for player in players) >= ACKNOWLEDGED


@pytest.mark.long
async def test_connections_cut_between_commit_and_answer_lose_and_repeat_nothing(
    own_postgres: PostgresServer,
) -> None:
    """The worst of it: the server cannot know whether its last commit was carried out."""
    database = own_postgres.new_database()
    async with CuttingProxy(database).open() as proxy:

        async def fault(*_: object) -> None:
            proxy.cutting = True

        players = await play_through(proxy.url, fault, faults=1)
    assert proxy.cuts > FAULTS
    assert await missing(database, players) == []


class CuttingProxy:
    """A way to the database that, once told to, cuts connections after passing a request on."""

    NAME = ".s.PGSQL.5432"

    def __init__(self, database: str) -> None:
        self._address = make_url(database)
        self._behind = Path(str(self._address.query["host"])) / self.NAME
        self.url = ""
        self.cutting = False
        self.cuts = 0
        self._requests = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[CuttingProxy]:
        with tempfile.TemporaryDirectory(prefix="pantheon-proxy-") as folder:
            server = await asyncio.start_unix_server(self._serve, Path(folder) / self.NAME)
            url = self._address.set(query={**self._address.query, "host": folder})
            self.url = url.render_as_string(hide_password=False)
            yield self
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._behind)
        answers = asyncio.create_task(_pass_on(from_server, writer))
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65536):
                to_server.write(chunk)
                self._requests += 1
                if self.cutting and self._requests % CUT_EVERY == 0:
                    self.cuts += 1
                    break
        answers.cancel()
        writer.transport.abort()
        to_server.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await reader.read(65536):
            writer.write(chunk)
            await writer.drain()
    writer.close()


@pytest.mark.long
async def test_a_failing_disk_loses_nothing_under_sqlite_and_health_says_so(tmp_path: Path) -> None:
    """Files that cannot grow any more, as on a full disk; then there is room again."""
    database = f"sqlite:///{tmp_path / 'pantheon.db'}"

    async def fault(server: ServerProcess, players: list[Insistent]) -> None:
        with _full_disk(server.process.pid):
            await _health(server.address, 503)
            before = _refusals(players)
            async with asyncio.timeout(30):
                while _refusals(players) == before:  # noqa: ASYNC110  # nobody announces it
                    await asyncio.sleep(0.01)
        await _health(server.address, 200)

    players = await play_through(database, fault, 4 * ACKNOWLEDGED)
    assert await missing(database, players) == []


def _refusals(players: list[Insistent]) -> int:
    return sum(player.refusals for player in players)


@contextlib.contextmanager
def _full_disk(pid: int) -> Iterator[None]:
    """No file of the process can grow beyond what it has."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


async def _health(address: str, status: int) -> None:
    async with httpx.AsyncClient(base_url=address, trust_env=False) as client, asyncio.timeout(30):
        while (await client.get("/health")).status_code != status:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
