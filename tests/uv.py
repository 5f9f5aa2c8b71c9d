"""uv, with which tests install packages: the environment of the tests has no pip."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def install(*arguments: str | Path) -> None:
    """Run `uv pip install`."""
    found = _output("tools/uv.sh", sys.executable)
    _output(found, "pip", "install", "--quiet", *map(str, arguments))


def install_here(package: Path, folder: Path) -> None:
    """Install a package's sources into a folder, built with what this environment has."""
    install("--python", sys.executable, "--no-deps", "--no-build-isolation",
            "--target", folder, package)  # fmt: skip


def _output(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()
