"""A person at a browser: opens pages, plays, and notes what went wrong and over the wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from pantheon import games

AUTOPILOT = Path(__file__).with_name("autopilot.js").read_text("utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DESK = {"width": 1280, "height": 832}
PHONE = {"width": 360, "height": 780}
MATCH_MS = 90_000
LONGEST = 4000


class Visitor:
    """A browser of one's own: its cookies, its page, its wire."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        wanted = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        self.context: BrowserContext = browser.new_context(base_url=address, **wanted)
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.told: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.page.on("websocket", self._wire)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._console)

    def _wire(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda text: self.told.append(json.loads(text)))

    def _console(self, message: Any) -> None:
        # A connection that is cut on purpose, and a table asked for in vain, show up here.
        expected = "Failed to load" in message.text or "WebSocket" in message.text
        if message.type == "error" and not expected:
            self.troubles.append(message.text)

    # Tables

    def open_lobby(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector("[data-bots]")

    def play_bots(self, game: str, seats: int | None = None) -> str:
        """Two clicks, with the quick preset and fewest seats where a test is in a hurry."""
        self.open_lobby()
        self.page.click(f"[data-game={game}] [data-bots]")
        if seats is not None:
            self._hurry(game, seats)
        self.page.click("[data-open]")
        return self.seated()

    def open_table(self, game: str, seats: int = 2) -> str:
        """A table for friends; its path."""
        self.open_lobby()
        self.page.click(f"[data-game={game}] [data-friends]")
        self._hurry(game, seats)
        self.page.click("[data-open]")
        self.page.wait_for_selector("[data-start]")
        return self.path

    def _hurry(self, game: str, seats: int) -> None:
        self.page.locator("dialog fieldset .btn", has_text=str(seats)).first.click()
        if "quick" in games.find(game).presets:
            self.page.locator("dialog select").first.select_option("quick")

    def sit(self, path: str, seat: int = 1) -> None:
        self.page.goto(path)
        self.page.click(f"[data-sit='{seat}']")

    def seated(self) -> str:
        self.page.wait_for_selector(".board svg, .text-board")
        return self.path

    @property
    def path(self) -> str:
        return "/" + self.page.url.split("/", 3)[3]

    # Playing

    def autopilot(self, seed: int, most: int = LONGEST) -> None:
        """Start playing by itself; `finish` waits for the end."""
        start = f"([seed, most]) => {{ {AUTOPILOT}; window.flying = autopilot(seed, most); }}"
        self.page.evaluate(start, [seed, most])

    def landed(self) -> int:
        """How many choices the autopilot has made, once it is done."""
        return int(self.page.evaluate("() => window.flying"))

    def finish(self) -> None:
        self.page.wait_for_selector("[data-end], [data-skip]", timeout=MATCH_MS)
        if self.page.locator("[data-skip]").count():
            self.page.click("[data-skip]")
        self.page.wait_for_selector("[data-end]")

    def my_turn(self) -> None:
        """Wait until there is something to choose, or nothing more to choose."""
        self.page.wait_for_selector("[data-lit], [data-end], [data-skip]")

    def scores(self) -> list[str]:
        return self.page.locator("[data-score]").all_inner_texts()

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that came over the wire."""
        for _ in range(300):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not happen")

    # Looking closely

    def check_axe(self) -> None:
        """No violation that axe can find."""
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
        assert not self.troubles, self.troubles


def as_plain(value: Any) -> Any:
    """A struct as JSON gives it."""
    return json.loads(msgspec.json.encode(value))
