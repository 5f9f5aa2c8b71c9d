"""Take the pictures of the tutorial: a new game at the table of `pantheon dev`.

python tools/take_workbench_pictures.py
"""

import io
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = "/usr/bin/chromium"
SIZE: Any = {"width": 1180, "height": 760}
COLOURS = 64
"""Enough for flat inks, and a fifth of the file."""
TURNS = 3


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PANTHEON_DATA": folder}
        pantheon = [sys.executable, "-m", "pantheon"]
        made = ["new-game", "omens", "--board", "hexes", "--players", "2-4"]
        subprocess.run([*pantheon, *made], cwd=folder, env=environment, check=True)
        served = subprocess.Popen(
            [*pantheon, "dev", "omens", "--port", "0", "--no-browser"],
            cwd=folder, env=environment, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert served.stdout is not None
        line = next(line for line in served.stdout if "is running at" in line)
        address = re.search(r"http://\S+", line)
        assert address is not None
        take_pictures(address[0])
        served.send_signal(signal.SIGINT)
        served.communicate(timeout=30)


def take_pictures(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=SIZE, reduced_motion="reduce", base_url=address, locale="en-GB"
        )
        form = {"game": "omens", "seats": 2, "options": {}, "bots": ["greedy"], "start": True}
        opened = page.request.post("/api/tables", data=form, headers={"X-Pantheon": "1"})
        page.goto(opened.json()["link"])
        for turn in range(TURNS):
            page.wait_for_selector(f"[data-step='{2 * turn}']")
            page.locator(".place[data-lit]").nth(4).click()
        page.wait_for_selector(f"[data-step='{2 * TURNS}']")
        page.locator(".place:not([data-lit])").first.click(force=True)
        page.wait_for_selector("[data-explained]")
        save(page, "workbench")
        page.get_by_label("One action back").click()
        page.wait_for_selector("html.looks-back")
        page.click("[data-tab='views']")
        page.locator("[data-field]").first.scroll_into_view_if_needed()
        save(page, "workbench-views")
        browser.close()


def save(page: Page, name: str) -> None:
    """Write a picture with few colours."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS).save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
