"""Take the pictures of the README: the lobby, and each table in the middle of a match.

The person at the table follows hints, so that the matches look like played ones.

pantheon serve --port 8200 &
python tools/take_screenshots.py http://127.0.0.1:8200 [GAME ...]
"""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = "/usr/bin/chromium"
SIZE: Any = {"width": 1280, "height": 832}
PATIENCE_MS = 240_000
SETTLED_MS = 1500
MOMENT_MS = 250


class Sitting(NamedTuple):
    """A table to be photographed after so many moves of the person at it."""

    game: str
    seats: int
    moves: int


SITTINGS = (
    Sitting("nations", 4, 14),
    Sitting("four_gods", 4, 30),
    Sitting("envoys", 4, 44),
    Sitting("elements", 3, 40),
)


def main(address: str, *games: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=SIZE, reduced_motion="reduce", base_url=address, locale="en-GB"
        )
        page.set_default_timeout(PATIENCE_MS)
        page.goto("/")
        page.wait_for_selector("[data-bots]")
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=PICTURES / "lobby.png", full_page=True)
        for sitting in SITTINGS:
            if sitting.game in games or not games:
                play(page, sitting)
                page.screenshot(path=PICTURES / f"{sitting.game}.png")
        browser.close()


def play(page: Page, sitting: Sitting) -> None:
    form = {
        "game": sitting.game,
        "seats": sitting.seats,
        "options": {},
        "bots": ["apprentice"] * (sitting.seats - 1),
        "start": True,
    }
    opened = page.request.post("/api/tables", data=form, headers={"X-Pantheon": "1"})
    page.goto(opened.json()["link"])
    for _ in range(sitting.moves):
        take_advice(page)
    page.wait_for_selector("[data-lit]", state="attached")
    page.locator("[data-lit]").first.dispatch_event("click", {"detail": 1})
    page.wait_for_timeout(SETTLED_MS)


def take_advice(page: Page) -> None:
    """Follow a hint, unless somebody else was quicker."""
    page.wait_for_selector("[data-lit]", state="attached")
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice], [data-notice]")
    for button in ("[data-advice] .best", "[data-confirm]", "[data-advice] .bare"):
        if page.locator(button).count():
            page.locator(button).dispatch_event("click")
            page.wait_for_timeout(MOMENT_MS)


if __name__ == "__main__":
    main(*sys.argv[1:])
