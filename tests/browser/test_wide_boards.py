"""Boards of 8 to 10 columns on a phone: shown as a whole, and every place can be tapped."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pantheon import codegen, games
from pantheon.board.grids import FINGER, LEAST
from tests.browser.table_server import ROOT, TableServer
from tests.browser.visitor import Visitor

PHONES: list[Any] = [{"width": 390, "height": 844}, {"width": 360, "height": 780}]
PLACES = """() => [...document.querySelectorAll('.window .place')].map(place => {
    const box = place.querySelector('.hit').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id;
    return {id: place.dataset.id, x, y, hit, width: box.width,
            inside: box.left >= 0 && box.right <= innerWidth};
})"""
"""The places of the board, each with its middle and what a finger hits there."""

STILL = """() => {
    const seen = document.querySelector('.window .place .hit').getBoundingClientRect().x;
    const still = window.seen === seen;
    window.seen = seen;
    return still;
}"""
"""Whether the board is where it was in the frame before."""
NEAR = 0.9 * FINGER
"""Pixels: narrower places are approached before one is chosen."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server with new games of 8 and of 10 columns."""
    folder = tmp_path_factory.mktemp("wide")
    packages = [new_game(folder, columns) for columns in (8, 10)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.FOLDERS, os.pathsep.join(map(str, packages)))
        served = TableServer(folder)
        served.start()
    yield served
    served.close()


def new_game(folder: Path, columns: int) -> Path:
    """The package of a game as `pantheon new-game` writes it, with a larger board."""
    name = f"wide_{columns}"
    command = [sys.executable, "-m", "pantheon", "new-game", name]
    # Without compiled files, which an edit within the same second would leave as they are.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(command, cwd=folder, env=environment, check=True, stdin=subprocess.DEVNULL)
    package = folder / name / name
    for path, old, new in (
        ("rules/state.py", "squares(5, 5)", f"squares({columns}, {columns})"),
        ("data/actions.toml", "place = 25", f"place = {columns**2}"),
    ):
        file = package / path
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
    codegen.write(package)
    return package


@pytest.mark.parametrize("columns", [8, 10])
@pytest.mark.parametrize("phone", PHONES, ids=lambda phone: f"{phone['width']} px")
def test_every_place_can_be_tapped(
    columns: int, phone: Any, server: TableServer, browser: Browser
) -> None:
    visitor = Visitor(browser, server.address, viewport=phone, has_touch=True, is_mobile=True)
    visitor.play_bots(f"wide_{columns}", 2)
    visitor.my_turn()
    places = visitor.page.evaluate(PLACES)
    assert len(places) == columns**2
    assert [each["id"] for each in places if each["hit"] != each["id"]] == []
    assert [each["id"] for each in places if not each["inside"]] == []
    assert min(each["width"] for each in places) >= LEAST
    last = places[-1]["id"]
    tap(visitor.page, last)
    if places[-1]["width"] < NEAR:
        # Several places are under one finger: the first tap has come closer.
        assert place_now(visitor.page, last)["width"] >= NEAR
        tap(visitor.page, last)
    expect(visitor.page.locator("[data-score='0']")).to_contain_text("1")
    visitor.close()


def tap(page: Page, wanted: str) -> None:
    """Tap the middle of a place where it is now."""
    place = place_now(page, wanted)
    page.touchscreen.tap(place["x"], place["y"])


def place_now(page: Page, wanted: str) -> dict[str, Any]:
    """A place, once the board no longer moves."""
    page.wait_for_function(STILL)
    [place] = [each for each in page.evaluate(PLACES) if each["id"] == wanted]
    return place  # type: ignore[no-any-return]
