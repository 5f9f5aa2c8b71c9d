"""Record the moving picture of the README: a person and three bots in a match of GODS.

The person follows hints. Each frame is a screenshot after an action; frames that show nothing new
are left out.

    pantheon serve --port 8200 &
    python tools/record_match.py http://127.0.0.1:8200
"""

import io
import sys
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.take_screenshots import CHROMIUM, PICTURES, TIMEOUT_MS, follow_hint

GAME, BOTS = "nations", 3
SIZE = {"width": 1120, "height": 700}
SHOWN = (800, 500)
COLOURS = 64
MOVES = 14
LOOKS = 3
"""Screenshots per move of the person: the bots move in between."""
LOOK_MS = 700
FRAME_MS = 650
LAST_MS = 2500
MOST_BYTES = 2_000_000


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=SIZE,  # type: ignore[arg-type]
            reduced_motion="reduce",
            base_url=address,
            locale="en-GB",
        )
        page.set_default_timeout(TIMEOUT_MS)
        frames = _record(page)
        browser.close()
    target = PICTURES / "match.gif"
    size = _write(frames, target)
    print(f"{target}: {len(frames)} frames, {size} bytes")
    if size > MOST_BYTES:
        sys.exit(f"larger than {MOST_BYTES} bytes: use fewer moves or colours")


def _record(page: Page) -> list[Image.Image]:
    form = {"game": GAME, "seats": BOTS + 1, "options": {}, "bots": ["apprentice"] * BOTS,
            "start": True}  # fmt: skip
    page.goto("/")
    opened = page.request.post("/api/tables", data=form, headers={"X-Pantheon": "1"})
    page.goto(opened.json()["link"])
    page.wait_for_selector("[data-lit]", state="attached")
    frames = [_look(page)]
    for _ in range(MOVES):
        follow_hint(page)
        for _ in range(LOOKS):
            page.wait_for_timeout(LOOK_MS)
            seen = _look(page)
            if ImageChops.difference(seen, frames[-1]).getbbox():
                frames.append(seen)
    return frames


def _look(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize(SHOWN, Image.Resampling.LANCZOS)


def _write(frames: list[Image.Image], target: Path) -> int:
    """Write the frames with the colours of the last one, which shows the most."""
    palette = frames[-1].quantize(COLOURS)
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    durations = [FRAME_MS] * (len(drawn) - 1) + [LAST_MS]
    drawn[0].save(
        target, save_all=True, append_images=drawn[1:], duration=durations, loop=0, optimize=True
    )
    return int(target.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
