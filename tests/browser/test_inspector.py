"""`pantheon dev` in the browser: the inspector, and a change that shows while one plays."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.table_server import ROOT
from tests.browser.visitor import Visitor

EXAMPLE = ROOT / "examples" / "auspices" / "auspices"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "generated")
    return Path(shutil.copytree(EXAMPLE, tmp_path / "open_sky", ignore=ignored))


@pytest.fixture
def author(browser: Browser, folder: Path, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at a table of `pantheon dev`."""
    with (tmp_path / "terminal.log").open("w") as terminal:
        served = subprocess.Popen(
            [sys.executable, "-m", "pantheon", "dev", str(folder), "--port", "0", "--no-browser"],
            stdout=subprocess.PIPE, stderr=terminal, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200",
                 "PANTHEON_DATA": str(tmp_path / "data")},
        )  # fmt: skip
        assert served.stdout is not None
        line = next(line for line in served.stdout if "is running at" in line)
        address = re.search(r"http://\S+", line)
        assert address is not None
        visitor = Visitor(browser, address[0].rstrip("/"))
        visitor.play_bots("auspices", 2)
        yield visitor
        visitor.close()
        served.send_signal(signal.SIGINT)
        served.communicate(timeout=30)


def save(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def watch(author: Visitor, cell: int) -> None:
    """Watch a place of the sky, which cannot be undone."""
    author.page.click(f"[data-id='cell:{cell}']")
    author.page.click("[data-confirm]")


def test_the_inspector_shows_a_position_from_the_inside(author: Visitor, folder: Path) -> None:
    page = author.page
    panel = page.locator("[data-inspector]")
    expect(panel.locator("[data-shown]")).to_contain_text("sky")
    page.click("[data-tab='actions']")
    expect(panel.locator("[data-shown]")).to_contain_text('{"do":"watch","cell":3}')
    page.click("[data-id='cell:3']")
    expect(panel.locator("[data-explained='cell:3']")).to_contain_text("rules/turn.py:")
    panel.get_by_label("Name of the position").fill("the beginning")
    panel.get_by_text("Save this position").click()
    expect(panel.locator("[data-saved]")).to_be_visible()
    assert (folder / "positions" / "the beginning.json").is_file()
    before = author.path
    panel.locator("[data-saved]").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(before))
    page.wait_for_selector("[data-step='0']")


def test_the_board_shows_the_position_stepped_back_to(author: Visitor) -> None:
    """Marked, and with nothing to choose; and the newest one again after it."""
    page = author.page
    birds = page.locator(".board g.piece:not(.ghost)")
    watch(author, 5)
    expect(birds.first).to_be_visible()
    page.get_by_label("One action back").click()
    page.wait_for_selector("[data-step='0']")
    expect(birds).to_have_count(0)
    expect(page.locator("html.looks-back")).to_have_count(1)
    expect(page.get_by_text(re.compile("Position after 0 of [0-9]+ actions"))).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.click("[data-id='cell:5']", force=True)  # it is disabled, and explained all the same
    expect(page.locator("[data-explained='cell:5']")).to_contain_text("watch, open_sky/rules")
    page.click("[data-newest]")
    expect(birds.first).to_be_visible()
    expect(page.locator("html.looks-back")).to_have_count(0)
    expect(page.locator("[data-lit]").first).to_be_visible()


def test_views_are_compared_side_by_side_and_events_listed(author: Visitor) -> None:
    page = author.page
    watch(author, 5)
    page.click("[data-tab='views']")
    sky = page.locator("[data-field='sky']")
    expect(sky.locator("td")).to_have_count(3)
    boxes = [sky.locator("td").nth(n).bounding_box() for n in range(3)]
    assert all(boxes)
    assert len({box["y"] for box in boxes if box}) == 1
    page.click("[data-tab='events']")
    expect(page.locator("[data-shown]")).to_contain_text('"cell":5')
    expect(page.locator("[data-shown]")).to_contain_text("Action 1")


def test_a_saved_change_shows_in_the_running_match(author: Visitor, folder: Path) -> None:
    page = author.page
    expect(page.locator("[data-inspector]")).to_contain_text("sky")
    shown = page.locator("[data-shown]")
    page.locator("[data-edit] select").select_option("points")
    page.locator("[data-edit] input").fill("[8, 3]")
    page.locator("[data-edit] button").click()
    expect(page.locator("[data-score='0']")).to_contain_text("8")
    save(folder / "rules" / "state.py", "FLOCK: Final = (6,", "FLOCK: Final = (61,")
    expect(shown).to_contain_text("[61,4,2")
    save(folder / "rules" / "turn.py", "def watch(", "def watch((")
    expect(page.locator("[data-problem]")).to_contain_text("turn.py:20")
    save(folder / "rules" / "turn.py", "def watch((", "def watch(")
    expect(page.locator("[data-problem]")).to_have_count(0)
    words = folder / "locale" / "en.ftl"
    old = re.search(r"(?m)^auspices-do-tell = .*$", words.read_text("utf-8"))
    assert old is not None
    save(words, old[0], "auspices-do-tell = Speak up")
    expect(page.locator("[data-button='button:tell']")).to_contain_text("Speak up")


def test_there_is_no_inspector_at_other_tables(visit: Visit) -> None:
    visitor = visit()
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.play_bots("nations", 2)
    assert visitor.page.locator("[data-inspector]").count() == 0
    assert not [url for url in loaded if "Inspector" in url or "workbench" in url]
