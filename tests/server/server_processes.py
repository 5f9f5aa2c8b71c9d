"""Servers as processes of their own, to be stopped and killed."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import IO

from tests.table.database_files import prepare_database

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120
"""Seconds within which a process must have started or ended, however busy the machine is."""
PROGRAM = """
import resource, sys
from pantheon.server import Allowance, Settings, serve
from tests.table.registration import WORKER_MODULE, make_known
make_known()
database, bus, pace, descriptors, tcp_connections, limited, older = sys.argv[1:]
if older:  # not among the files of an older checkout
    from tests.server.older_rules import take_older_rules
    take_older_rules()
if int(descriptors):
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(descriptors), int(descriptors)))
free = Allowance(asks_a_second=0, connections=0, asks_of_address=0, changes_a_minute=0,
                 tcp_connections=int(tcp_connections), frames_a_second=0, misses_a_minute=0,
                 waiting_tables=0, tables_a_minute=0)
serve(Settings(port=0, database=database, bus=bus, secret="a secret for tests", workers=1,
               bot_modules=(WORKER_MODULE,), pace=float(pace),
               allowance=Allowance(asks_a_second=0, asks_of_address=0) if limited else free),
      lambda address: print(address, flush=True))
"""


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, process: Process, address: str, log: IO[bytes]) -> None:
        self.process = process
        self.address = address
        self._log = log

    @classmethod
    async def start(
        cls,
        database: str,
        bus: str = "",
        pace: float = 0,
        descriptors: int = 0,
        tcp_connections: int = 0,
        limited: bool = False,
        older: bool = False,
        root: Path = ROOT,
    ) -> ServerProcess:
        """A server that listens. `older`: with the rules of version 1; `root`: of a checkout."""
        log = tempfile.TemporaryFile()  # noqa: SIM115  # a pipe that nobody reads would fill up
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, prepare_database(database), bus, str(pace),
            str(descriptors), str(tcp_connections), "yes" if limited else "",
            "yes" if older else "",
            cwd=root, stdout=PIPE, stderr=log,
            env={**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
        )  # fmt: skip
        assert process.stdout is not None
        address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
        server = cls(process, address, log)
        if not address:
            raise AssertionError(await server.ended())
        return server

    async def stop(self) -> str:
        """Shut it down as an administrator does; returns its log."""
        self.process.terminate()
        return await self.ended()

    async def ended(self) -> str:
        """What it has written to its log, once it is gone."""
        await asyncio.wait_for(self.process.wait(), PATIENCE)
        with self._log:
            self._log.seek(0)
            return self._log.read().decode()
