"""Take the pictures of the README: a table in the middle of a match, and the lobby.

pantheon serve --port 8200 &
python tools/pictures.py http://127.0.0.1:8200
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
AUTOPILOT = ROOT / "tests" / "browser" / "autopilot.js"
CHROMIUM = "/usr/bin/chromium"
MOVES = 8


def main(address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        size = {"width": 1280, "height": 832}
        page = browser.new_page(viewport=size, reduced_motion="reduce", base_url=address)  # type: ignore[arg-type]
        page.goto("/")
        page.wait_for_selector("[data-bots]")
        page.wait_for_timeout(1500)
        page.screenshot(path=PICTURES / "lobby.png", full_page=True)
        page.click("[data-game=nations] [data-bots]")
        page.locator("dialog fieldset .btn", has_text="4").first.click()
        page.click("[data-open]")
        page.wait_for_selector("[data-lit]", timeout=60_000)
        page.evaluate(f"{AUTOPILOT.read_text('utf-8')}; autopilot(7, {MOVES})")
        page.wait_for_selector("[data-lit]", timeout=60_000)
        page.locator("[data-lit]").first.click()
        page.wait_for_timeout(1500)
        page.screenshot(path=PICTURES / "table.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
