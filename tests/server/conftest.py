"""Servers to talk to, in this process, each on a database file of its own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from pantheon.server import Allowance, Settings
from pantheon.server.server import Server
from pantheon.table.accounts import accounts
from tests.server.client import Visitor
from tests.table.database_files import prepare_database
from tests.table.database_servers import PostgresServer, postgres_server, redis_server
from tests.table.registration import WORKER_MODULE, known

FREE = Allowance(
    asks_a_second=0,
    connections=0,
    tcp_connections=0,
    frames_a_second=0,
    asks_of_address=0,
    changes_a_minute=0,
    passwords_a_minute=0,
    misses_a_minute=0,
    waiting_tables=0,
    tables_a_minute=0,
)
OpenServer = Callable[..., Awaitable[Server]]
Arrive = Callable[..., Awaitable[Visitor]]


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known():
        yield


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing takes long, on purpose; tests/table/test_store.py hashes as servers do."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "_hasher", quick)
    monkeypatch.setattr(accounts, "_nobody", accounts._hash_of_nobody())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with redis_server() as url:
        yield url


@pytest.fixture
async def open_server(tmp_path: Path) -> AsyncIterator[OpenServer]:
    async with AsyncExitStack() as stack:

        async def opened(**settings: Any) -> Server:
            known_settings: dict[str, Any] = {
                "port": 0,
                "database": prepare_database(f"sqlite:///{tmp_path / 'pantheon.db'}"),
                "secret": "a secret for tests",
                "workers": 1,
                "bot_modules": (WORKER_MODULE,),
                "pace": 0,
                "allowance": FREE,
            }
            chosen = Settings(**(known_settings | settings))
            return await stack.enter_async_context(_serving(chosen))

        yield opened


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The database of `server`, for commands that run beside it."""
    return f"sqlite:///{tmp_path / 'pantheon.db'}"


@asynccontextmanager
async def _serving(settings: Settings) -> AsyncIterator[Server]:
    server, listening = await Server.open(settings)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110  # uvicorn has no event for it
        await asyncio.sleep(0.005)
    yield server
    server.should_exit = True
    await serving


@pytest.fixture
async def server(open_server: OpenServer) -> Server:
    return await open_server()


@pytest.fixture
async def arrive(server: Server) -> AsyncIterator[Arrive]:
    """Lets visitors arrive at the server."""
    visitors: list[Visitor] = []

    async def arrived(name: str = "", address: str = "") -> Visitor:
        visitor = await Visitor(address or server.address).arrive(name)
        visitors.append(visitor)
        return visitor

    yield arrived
    for visitor in visitors:
        await visitor.http.aclose()
