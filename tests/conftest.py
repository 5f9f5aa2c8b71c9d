"""Every test run: reproducible random numbers, and compiled modules that are up to date."""

import os
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.luck import LUCK, hypothesis_seed

ROOT = Path(__file__).resolve().parents[1]

# The same examples on every machine, so that a failure can be reproduced. PANTHEON_LUCK selects
# others: it is the seed, and there is no database of earlier failures.
settings.register_profile(
    "house",
    derandomize=not LUCK,
    database=None,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _fixed_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches without a seed get the same one in every run; PANTHEON_LUCK selects others."""
    luck = random.Random(f"{LUCK}:{request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: luck.randbytes(size).hex())


@pytest.hookimpl(tryfirst=True)  # before Hypothesis reads the option
def pytest_configure(config: pytest.Config) -> None:
    """Seed Hypothesis, keep out of the tester's own data, refuse outdated compiled modules."""
    if LUCK and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = hypothesis_seed()
    if hasattr(config, "workerinput"):
        return
    os.environ["XDG_DATA_HOME"] = folder = tempfile.mkdtemp(prefix="pantheon-data-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    check = subprocess.run(
        [sys.executable, "tools/compile.py", "--check"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if check.returncode:
        raise pytest.UsageError(check.stderr.strip())
