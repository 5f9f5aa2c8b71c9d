"""Registries to test with: each on its own database file, with bots that act at once."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import bus_at
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store
from tests.table.database_files import prepare_database
from tests.table.database_servers import PostgresServer, postgres_server, redis_server
from tests.table.registration import WORKER_MODULE, known
from tests.table.table_fixtures import Clockwork, OpenRegistry


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis_server() as url:
        yield url


@pytest.fixture
def database(tmp_path: Path) -> str:
    return prepare_database(f"sqlite:///{tmp_path / 'pantheon.db'}")


@pytest.fixture
def clockwork() -> Clockwork:
    return Clockwork()


@pytest.fixture
async def open_registry(database: str, clockwork: Clockwork) -> AsyncIterator[OpenRegistry]:
    """Opens registries, several of them on the same database if needed."""
    async with AsyncExitStack() as stack:

        async def opened(
            pace: float = 0,
            bot_seconds: float = 2,
            url: str = "",
            now: Callable[[], float] = clockwork,
            bus: str = "",
        ) -> TableRegistry:
            registry = _registry(url or database, pace, bot_seconds, now, bus)
            return await stack.enter_async_context(registry)

        yield opened


@asynccontextmanager
async def _registry(
    url: str, pace: float, bot_seconds: float, now: Callable[[], float], bus: str
) -> AsyncIterator[TableRegistry]:
    bot_workers = BotWorkers(1, bot_seconds, [WORKER_MODULE])
    registry = TableRegistry(await Store.open(url), bus_at(bus), bot_workers, pace, now)
    await registry.open()
    yield registry
    await registry.close()


@pytest.fixture
async def registry(open_registry: OpenRegistry) -> TableRegistry:
    return await open_registry()
