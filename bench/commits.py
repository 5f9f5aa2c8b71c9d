"""Which commit a figure was measured on."""

import os
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
VARIABLE = "BENCH_COMMIT"
"""Names the commit where the sources were copied without their history."""


def commit_of() -> str:
    """The commit's name; `+` where the sources or the bench have changed since."""
    if known := os.environ.get(VARIABLE):
        return known
    git = ["git", "-C", str(HERE)]
    name = subprocess.run(
        [*git, "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    paths = [f"{HERE}/*.py", str(HERE / "flaws"), str(HERE.parent / "src")]
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", *paths], check=False)
    return name + ("+" if changed.returncode else "")
