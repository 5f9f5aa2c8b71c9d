"""Take the screenshots of the documentation: the lobby, and a table of each game in mid-match.

The person at the table follows hints, so that the positions look realistic.

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
TIMEOUT_MS = 240_000
SETTLED_MS = 1500
MOMENT_MS = 250


class Shot(NamedTuple):
    """A screenshot of a table after a number of moves by the person."""

    game: str
    seats: int
    moves: int


SHOTS = (
    Shot("nations", 4, 14),
    Shot("four_gods", 4, 30),
    Shot("envoys", 4, 44),
    Shot("elements", 3, 40),
)


def main(address: str, *games: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=SIZE, reduced_motion="reduce", base_url=address, locale="en-GB"
        )
        page.set_default_timeout(TIMEOUT_MS)
        page.goto("/")
        page.wait_for_selector("[data-bots]")
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=PICTURES / "lobby.png", full_page=True)
        for shot in SHOTS:
            if shot.game in games or not games:
                play(page, shot)
                page.screenshot(path=PICTURES / f"{shot.game}.png")
        browser.close()


def play(page: Page, shot: Shot) -> None:
    form = {
        "game": shot.game,
        "seats": shot.seats,
        "options": {},
        "bots": ["apprentice"] * (shot.seats - 1),
        "start": True,
    }
    opened = page.request.post("/api/tables", data=form, headers={"X-Pantheon": "1"})
    page.goto(opened.json()["link"])
    for _ in range(shot.moves):
        follow_hint(page)
    page.wait_for_selector("[data-lit]", state="attached")
    page.locator("[data-lit]").first.dispatch_event("click", {"detail": 1})
    for close in page.locator("[data-notice] button").all():
        close.click()
    page.wait_for_timeout(SETTLED_MS)


def follow_hint(page: Page) -> None:
    """Follow a hint, unless another player has acted first."""
    page.wait_for_selector("[data-lit]", state="attached")
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice], [data-notice]")
    for button in ("[data-advice] .best", "[data-confirm]", "[data-advice] .bare"):
        if page.locator(button).count():
            page.locator(button).dispatch_event("click")
            page.wait_for_timeout(MOMENT_MS)


if __name__ == "__main__":
    main(*sys.argv[1:])
