"""A person at a browser: opens pages, plays, and records errors and messages received."""

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from tests.browser.short_matches import short_options

AUTOPILOT = Path(__file__).with_name("autopilot.js").read_text("utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DESK = {"width": 1280, "height": 832}
PHONE = {"width": 360, "height": 780}
TIMEOUT_MS = 120_000
"""However busy the machine is, a page that does what it should has done it by then."""
MATCH_MS = 300_000
LONGEST = 4000
INSIDE = """region => {
    const box = region.getBBox();
    for (let n = 0; n < 400; n++) {
        const at = new DOMPoint(box.x + (n % 20 + 0.5) * box.width / 20,
                                box.y + (Math.floor(n / 20) + 0.5) * box.height / 20);
        if (!region.isPointInFill(at)) continue;
        const seen = at.matrixTransform(region.getScreenCTM());
        return [seen.x, seen.y];
    }
}"""


class Visitor:
    """A browser with its own cookies, page and connection."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        wanted = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        self.context: BrowserContext = browser.new_context(base_url=address, **wanted)
        self.context.set_default_timeout(TIMEOUT_MS)
        self.page: Page = self.context.new_page()
        self.received: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._wire)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)

    def _wire(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def _console(self, message: Any) -> None:
        # Connections cut on purpose and requests for unknown tables also log errors.
        expected = "Failed to load" in message.text or "WebSocket" in message.text
        if message.type == "error" and not expected:
            self.errors.append(message.text)

    # Tables

    def open_lobby(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector("[data-bots]")

    def play_bots(self, game: str, seats: int, **options: Any) -> str:
        """Start a short match against bots; returns the table's path."""
        return self._sit_at(game, seats, bots=["greedy"] * (seats - 1), start=True, **options)

    def open_table(self, game: str, seats: int = 2, **options: Any) -> str:
        """Open a table for friends with a short match; returns its path."""
        return self._sit_at(game, seats, **options)

    def _sit_at(self, game: str, seats: int, bots: Sequence[str] = (), start: bool = False,
                **options: Any) -> str:  # fmt: skip
        form = {"game": game, "seats": seats, "options": {**short_options(game), **options},
                "bots": bots, "start": start}  # fmt: skip
        opened = self.page.request.post("/api/tables", data=form, headers={"X-Pantheon": "1"})
        assert opened.ok, opened.text()
        self.page.goto(opened.json()["link"])
        if start:
            return self.seated()
        self.page.wait_for_selector("[data-start]")
        return self.path

    def sit(self, path: str, seat: int = 1) -> None:
        self.page.goto(path)
        self.page.click(f"[data-sit='{seat}']")

    def seated(self) -> str:
        self.page.wait_for_selector(".board [aria-busy='false'], .text-board")
        return self.path

    @property
    def path(self) -> str:
        return "/" + self.page.url.split("/", 3)[3]

    # Playing

    def autopilot(self, seed: int, most: int = LONGEST) -> None:
        """Start to play automatically; `finish` waits for the end."""
        start = f"([seed, most]) => {{ {AUTOPILOT}; window.flying = autopilot(seed, most); }}"
        self.page.evaluate(start, [seed, most])

    def landed(self) -> int:
        """Wait for the autopilot; returns the number of choices it has made."""
        return int(self.page.evaluate("() => window.flying"))

    def choose(self, seed: int) -> None:
        """Make one choice automatically, and wait until it has been carried out."""
        before = len(self.received)
        self.autopilot(seed, 1)
        if self.landed():
            self.until(lambda: any(each["type"] == "update" for each in self.received[before:]))

    def finish(self) -> None:
        self.page.wait_for_selector("[data-end], [data-skip]", timeout=MATCH_MS)
        # The scoring may end by itself at any moment, and its button with it.
        self.page.evaluate("() => document.querySelector('[data-skip]')?.click()")
        self.page.wait_for_selector("[data-end]")

    def my_turn(self) -> None:
        """Wait until there is a choice to make, or the match is over."""
        self.page.wait_for_selector("[data-lit], [data-end], [data-skip]")

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-end], [data-skip]").count() > 0

    def scores(self) -> list[int]:
        shown = self.page.locator("[data-score]").all_inner_texts()
        return [points(match[0]) for text in shown if (match := re.search(r"−?\d+", text))]

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for a condition on the messages received."""
        end = time.monotonic() + TIMEOUT_MS / 1000
        while not holds():
            assert time.monotonic() < end, "the condition was not met in time"
            self.page.wait_for_timeout(20)

    # Checks

    def point_at(self, region: str) -> None:
        """Move the pointer onto a region of the board."""
        x, y = self.page.locator(f"[data-area='{region}']").evaluate(INSIDE)
        self.page.mouse.move(x, y)
        self.page.mouse.move(x + 1, y)

    def check_axe(self) -> None:
        """Check that axe finds no violation."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "(tags) => axe.run(document, {runOnly: {type: 'tag', values: tags}})", AXE_TAGS
        )
        said = [
            f"{each['id']}: {each['help']}: {[node['target'] for node in each['nodes']][:4]}"
            for each in found["violations"]
        ]
        assert not said, "\n".join(said)

    def expect_text(self, selector: str, text: str) -> None:
        expect(self.page.locator(selector).first).to_contain_text(text)

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors


def points(text: str) -> int:
    """Points as the pages write them, with a minus sign; nothing is 0."""
    return int(text.replace("−", "-") or 0)


def as_plain(value: Any) -> Any:
    """A struct as plain JSON values."""
    return json.loads(msgspec.json.encode(value))
