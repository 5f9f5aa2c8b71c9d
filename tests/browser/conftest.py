"""Fixtures: one server and one Chromium for the whole run, new visitors for every test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from pantheon import games
from pantheon.server.http.static_files import web_folder
from tests.browser.table_server import TableServer
from tests.browser.visitor import TIMEOUT_MS, Visitor
from tests.repeats import LONG

CHROMIUM = "/usr/bin/chromium"
DEFAULT_GAME = "nations"
"""The game of tests that do not run for every game."""
FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
    --disable-background-networking --disable-component-update
    --disable-renderer-backgrounding --disable-background-timer-throttling
    --renderer-process-limit=1""".split()

Visit = Callable[..., Visitor]
expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if "game" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.long)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with a `game` argument for each game in PANTHEON_BROWSER_GAMES, or `all`.

    If the variable is not set, tests marked `every_game` run for all games, the others for one;
    in `make test-long` all of them run for all games.
    """
    if "game" in metafunc.fixturenames:
        everywhere = LONG or metafunc.definition.get_closest_marker("every_game") is not None
        named = os.environ.get("PANTHEON_BROWSER_GAMES") or ("all" if everywhere else DEFAULT_GAME)
        metafunc.parametrize("game", games.names() if named == "all" else named.split(","))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    if web_folder() is None:
        pytest.fail("the web pages are not built: run `make web`")
    server = TableServer(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"{CHROMIUM} is missing: run tools/install_chromium.sh")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, server: TableServer) -> Iterator[Visit]:
    """A function that creates visitors; each must finish without an error in its console."""
    visitors: list[Visitor] = []

    def call(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **settings))
        return visitors[-1]

    yield call
    for visitor in visitors:
        visitor.close()
