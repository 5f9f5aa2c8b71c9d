"""A server, a Chromium, and visitors; one of each for the whole run, visitors anew."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from pantheon import games
from pantheon.server.http.static_files import web_folder
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

CHROMIUM = "/usr/bin/chromium"
PATTERN = "nations"
"""The game by which the pages themselves are tested."""
FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
    --disable-background-networking --disable-component-update
    --disable-renderer-backgrounding --disable-background-timer-throttling""".split()

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a game runs for each that PANTHEON_BROWSER_GAMES names, or `all`.

    Where it names none, tests marked `every_game` run for all and the rest for one.
    """
    if "game" in metafunc.fixturenames:
        everywhere = metafunc.definition.get_closest_marker("every_game") is not None
        named = os.environ.get("PANTHEON_BROWSER_GAMES") or ("all" if everywhere else PATTERN)
        metafunc.parametrize("game", games.names() if named == "all" else named.split(","))


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if web_folder() is None:
        pytest.fail("the browser's files are not built: run `make web`")
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"{CHROMIUM} is missing: tools/browser.sh installs it (Debian: chromium)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visit]:
    """Calls in visitors; each must leave without an error in its console."""
    visitors: list[Visitor] = []

    def call(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, serving.address, **settings))
        return visitors[-1]

    yield call
    for visitor in visitors:
        visitor.close()
