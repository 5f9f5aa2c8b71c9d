"""A server process for the browser tests."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from pantheon.server import Allowance, Settings, serve
database, port, pace = sys.argv[1:]
free = Allowance(asks_a_second=0, connections=0, asks_of_address=0, changes_a_minute=0,
                 tcp_connections=0, frames_a_second=0, misses_a_minute=0,
                 waiting_tables=0, tables_a_minute=0)
serve(Settings(port=int(port), database=database, secret="a secret for tests", workers=1,
               pace=float(pace), allowance=free, log_level="warning", lab_nice=1),
      lambda address: print(address, flush=True))
"""


class TableServer:
    """A server that can be stopped and started again on the same port and database.

    With `pace` 0, its bots act without delay. `modules` are found before all others.
    """

    def __init__(self, folder: Path, pace: float = 0, modules: Path | None = None) -> None:
        self._pace = pace
        self._modules = modules
        self._database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self._folder = folder
        self._log = (folder / "server.log").open("a")
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        path = os.environ.get("PYTHONPATH", str(ROOT / "src"))
        if self._modules:
            path = f"{self._modules}{os.pathsep}{path}"
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self._database, port, str(self._pace)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=self._log, text=True,
            env={**os.environ, "PYTHONPATH": path, "PANTHEON_DATA": str(self._folder)},
        )  # fmt: skip
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, Path(self._log.name).read_text("utf-8")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=20)
            self._process = None

    def close(self) -> None:
        self.stop()
        self._log.close()
