"""Servers for benchmarks: one or more processes on one database, and what they have used."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SERVER = """
import random
import secrets
import sys
from pantheon.server import Allowance, Settings, serve
if sys.argv[3]:
    luck = random.Random(sys.argv[3])
    secrets.token_hex = lambda size=32: luck.randbytes(size).hex()
free = Allowance(asks_a_second=0, connections=0, asks_of_address=0, changes_a_minute=0,
                 tcp_connections=0, frames_a_second=0, misses_a_minute=0,
                 waiting_tables=0, tables_a_minute=0)
serve(Settings(port=0, allowance=free, workers=1, log_level="warning", secret="bench" * 8,
               database=sys.argv[1], bus=sys.argv[2]),
      lambda address: print(address, flush=True))
"""


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, folder: str, database: str, bus: str, seed: str = "") -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, database, bus, seed],
            env={**os.environ, "PANTHEON_DATA": folder, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        self.seconds_to_start = time.perf_counter() - began

    def cpu_seconds(self) -> float:
        """CPU time used so far."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8")
        fields = stat.rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_mib(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        """End it in order."""
        self._process.terminate()
        self._process.wait()


@contextlib.contextmanager
def servers(
    processes: int, database: str = "", bus: str = "", seed: str = ""
) -> Iterator[list[ServerProcess]]:
    """Servers on a database of their own (SQLite unless a URL is given).

    With a seed, their matches are the same in every run.
    """
    with tempfile.TemporaryDirectory(prefix="pantheon-bench-") as folder:
        started = [ServerProcess(folder, database, bus, seed) for _ in range(processes)]
        try:
            yield started
        finally:
            for each in started:
                each.stop()
