"""What an update costs in the browser of a mid-range phone.

    python bench/browser_updates.py [--games nations,elements] [--seconds 20] [--throttle 4]

Four simulated people play a match of each game, one action a second. A Chromium slowed down by
`throttle`, with the cookie of the first of them, shows the table on a phone's screen. It reports
for each update the time spent in scripts, style and layout, the longest task, how much of the time
the page is busy while nothing happens, and what a first visit fetches.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, ViewportSize, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Table, Tally
from bench.server_processes import servers
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import PHONE

from pantheon import games

IDLE = 5.0
"""Seconds for which the page is watched while nothing happens."""
SETTLING = 3.0
SCREEN: ViewportSize = {"width": PHONE["width"], "height": PHONE["height"]}
WATCH_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.longTasks.push(each.duration);
}).observe({ type: "longtask", buffered: true });
"""


async def durations(session: CDPSession) -> dict[str, float]:
    """Milliseconds that the page has spent so far, by kind of work."""
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return {
        each["name"]: each["value"] * 1000 for each in metrics if each["name"].endswith("Duration")
    }


class Page:
    """A page on a slow phone that shows a table."""

    def __init__(self, session: CDPSession, page: Any) -> None:
        self._session = session
        self._page = page
        self.fetched = 0
        session.on("Network.loadingFinished", self._count)

    def _count(self, event: dict[str, Any]) -> None:
        self.fetched += int(event["encodedDataLength"])

    async def spent(self, seconds: float) -> dict[str, float]:
        """Milliseconds spent while some time passes."""
        before = await durations(self._session)
        await asyncio.sleep(seconds)
        after = await durations(self._session)
        return {name: after[name] - before[name] for name in after}

    async def long_tasks(self) -> list[float]:
        """The tasks of 50 ms or more since the last call."""
        found: list[float] = await self._page.evaluate("() => window.longTasks.splice(0)")
        return found


async def open_page(browser: Browser, table: Table, throttle: float) -> Page:
    """The table in a browser, as its first player sees it."""
    address = table.addresses[0]
    context = await browser.new_context(
        base_url=address, viewport=SCREEN, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    cookies = [each.split("=", 1) for each in table.players[0].cookie.split("; ")]
    await context.add_cookies([{"name": n, "value": v, "url": address} for n, v in cookies])
    await context.add_init_script(WATCH_TASKS)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    for domain in ("Performance", "Network"):
        await session.send(f"{domain}.enable")
    await session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    opened = Page(session, page)
    await page.goto(table.link)
    await page.wait_for_selector(".board svg, .text-board")
    await asyncio.sleep(SETTLING)
    return opened


async def measure(browser: Browser, game: str, args: argparse.Namespace) -> str:
    tally = Tally()
    seats = min(4, max(games.find(game).seats))
    settings = argparse.Namespace(game=game, seats=seats, options={}, rate=1)
    with servers(1) as processes:
        table = Table(tally, settings, [processes[0].address])
        await table.open()
        page = await open_page(browser, table, args.throttle)
        opening = max(await page.long_tasks(), default=0.0)
        idle = (await page.spent(IDLE))["TaskDuration"] / IDLE / 10
        await page.long_tasks()
        tally.measuring = True
        playing = asyncio.create_task(table.play(time.perf_counter() + args.seconds))
        spent = await page.spent(args.seconds)
        await playing
        table.close()
    work = spent["ScriptDuration"] + spent["LayoutDuration"] + spent["RecalcStyleDuration"]
    work, tasks = work / tally.acts, spent["TaskDuration"] / tally.acts
    longest = max(await page.long_tasks(), default=0.0)
    return (
        f"{game:10} {tally.acts:7} {work:10.1f} {tasks:10.1f}"
        f" {longest:10.0f} {opening:10.0f} {idle:8.2f} {page.fetched / 1000:10.0f}"
    )


async def run(args: argparse.Namespace) -> None:
    print(f"CPU slowed down {args.throttle:g} times; milliseconds")
    print(
        f"{'':10} {'updates':>7} {'script etc':>10} {'all tasks':>10} {'longest':>10}"
        f" {'opening':>10} {'idle %':>8} {'fetched kB':>10}"
    )
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in args.games.split(",") if args.games else games.names():
            print(await measure(browser, game, args), flush=True)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="", help="names of games, with commas; default: all")
    parser.add_argument("--seconds", type=float, default=20, help="duration of each match")
    parser.add_argument("--throttle", type=float, default=4, help="how much slower the CPU is")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
