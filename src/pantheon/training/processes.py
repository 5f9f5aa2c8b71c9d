"""What every training run needs of the system: one thread for each process, and the commit."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes started here calculate in one thread: there are as many of them as cores."""
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def commit() -> str:
    """The commit that trains, if this is a work tree with git."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
