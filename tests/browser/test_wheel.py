"""The wheel is enough to play: installed into an empty environment, without Node or a compiler."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pantheon import games
from tests import uv
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]


def _run(*command: str | Path) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it asks for."""
    environment = tmp_path_factory.mktemp("empty") / "environment"
    _run(sys.executable, "-m", "venv", "--without-pip", environment)
    uv.install("--python", environment, "--constraint", "requirements/run.txt", wheel)
    return environment / "bin"


@pytest.fixture
def server(programs: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel, with nothing else on its path."""
    assert shutil.which("node", path=str(programs)) is None
    assert shutil.which("cc", path=str(programs)) is None
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PANTHEON_")
    } | {"PATH": str(programs), "PANTHEON_DATA": str(tmp_path / "data")}
    environment.pop("PYTHONPATH", None)
    with (tmp_path / "server.log").open("w") as log:
        process = subprocess.Popen(
            [programs / "pantheon", "serve", "--port", "0"],
            cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
    assert process.stdout is not None
    first = process.stdout.readline()
    assert "http://" in first, (tmp_path / "server.log").read_text("utf-8")
    yield first[first.index("http://") :].split()[0]
    process.terminate()
    process.communicate(timeout=20)


def test_the_plain_wheel_has_everything_and_nothing_compiled(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert "pantheon/server/browser/index.html" in held
    for game in games.names():
        for part in ("art/", "locale/en.ftl", "locale/fr.ftl", "generated/codes.py"):
            assert any(name.startswith(f"pantheon/games/{game}/{part}") for name in held), part
    assert not [name for name in held if name.endswith((".so", ".pyd"))]


def test_the_installed_command_tells_its_version(wheel: Path, programs: Path) -> None:
    assert _run(programs / "pantheon", "--version") == f"pantheon {wheel.name.split('-')[1]}"


def test_a_match_is_played_from_the_wheel(browser: Browser, server: str, game: str) -> None:
    visitor = Visitor(browser, server)
    visitor.play_bots(game, min(games.find(game).seats))
    visitor.autopilot(3)
    visitor.finish()
    visitor.close()
