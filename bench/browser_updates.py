"""What an update costs in the browser of a mid-range phone.

    python bench/browser_updates.py [--games nations,elements] [--updates 40] [--slowdown 4]
    python bench/browser_updates.py --emulate     the CPU slowed down by Chromium itself

Simulated people play a match of each game, one action a second, the same match in every run. A
Chromium with the cookie of the first of them shows the table on a phone's screen. From its trace
the bench reports, for each update with all that follows until the next one, what the page's main
thread did: scripts (with garbage collection), style and layout, which the goal is about; and
painting, which a phone does differently, as Chromium draws in software here.

All is CPU time of that thread times the slowdown, so other work on the machine matters little.
With `--emulate` it is wall time with Chromium's throttling, right only on a quiet machine: the
throttle lasts longer when something else interrupts the page. Idle: CPU time of the page's
process and of the one that draws, in per cent of a core; beside it the same of an empty page.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, ViewportSize, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.browser_trace import CATEGORIES, CPU, WALL, Task, tasks
from bench.load import Table, Tally
from bench.server_processes import servers
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import PHONE

from pantheon import games

IDLE = 5.0
"""Seconds for which the page is watched while nothing happens."""
SETTLING = 3.0
INTERVAL = 1.0
MOST_WAITS = 100
"""How often a slow server is waited for, a tenth of an interval each time."""
SCREEN: ViewportSize = {"width": PHONE["width"], "height": PHONE["height"]}
COUNTED = ("script", "style", "layout")
KINDS = (*COUNTED, "paint", "collecting")
DRAWING = ("renderer", "GPU")


class Page:
    """A page on a slow phone that shows a table."""

    def __init__(self, browser: Browser, args: argparse.Namespace) -> None:
        self._browser = browser
        self._args = args
        self._page: Any = None
        self.fetched = 0
        self.blank = 0.0
        """Per cent of a core that the browser takes before it shows anything."""

    def _count(self, event: dict[str, Any]) -> None:
        self.fetched += int(event["encodedDataLength"])

    async def open(self, table: Table) -> None:
        """Show the table as its first player sees it."""
        address = table.addresses[0]
        context = await self._browser.new_context(
            base_url=address, viewport=SCREEN, device_scale_factor=2, is_mobile=True, has_touch=True
        )
        cookies = [each.split("=", 1) for each in table.players[0].cookie.split("; ")]
        await context.add_cookies([{"name": n, "value": v, "url": address} for n, v in cookies])
        self._page = await context.new_page()
        session = await context.new_cdp_session(self._page)
        await session.send("Network.enable")
        session.on("Network.loadingFinished", self._count)
        if self._args.emulate:
            rate = {"rate": self._args.slowdown}
            await session.send("Emulation.setCPUThrottlingRate", rate)
        self.blank = await self.idle()
        await self.start_tracing()
        await self._page.goto(table.link)
        await self._page.wait_for_selector(".board .place, .text-board")
        await asyncio.sleep(SETTLING)

    async def start_tracing(self) -> None:
        await self._browser.start_tracing(page=self._page, categories=CATEGORIES)

    async def tasks(self, game: str = "") -> list[Task]:
        """What the page did while it was traced, as slow as on a phone."""
        trace = await self._browser.stop_tracing()
        if game and self._args.traces:
            self._args.traces.mkdir(parents=True, exist_ok=True)
            (self._args.traces / f"{game}.json").write_bytes(trace)
        events = json.loads(trace)["traceEvents"]
        if self._args.emulate:
            return list(tasks(events, WALL))
        return [slowed(task, self._args.slowdown) for task in tasks(events, CPU)]

    async def idle(self) -> float:
        """Per cent of a core that the browser takes while nothing happens."""
        session = await self._browser.new_browser_cdp_session()
        before = await self._cpu_seconds(session)
        await asyncio.sleep(IDLE)
        return 100 * (await self._cpu_seconds(session) - before) / IDLE

    async def _cpu_seconds(self, session: Any) -> float:
        processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
        return float(sum(each["cpuTime"] for each in processes if each["type"] in DRAWING))


async def play(table: Table, updates: int) -> list[float]:
    """Play a match; returns when each action was sent, in milliseconds."""
    sent: list[float] = []
    for _ in range(updates):
        await asyncio.sleep(INTERVAL)
        for _ in range(MOST_WAITS):
            if table.is_answered():
                break
            await asyncio.sleep(INTERVAL / 10)
        ready = [table.players[seat] for seat in table.to_act if table.players[seat].offers]
        if not ready:
            break
        sent.append(time.perf_counter() * 1000)
        random.choice(ready).act()
    await asyncio.sleep(INTERVAL)
    return sent


def slowed(task: Task, times: float) -> Task:
    work = Counter({kind: spent * times for kind, spent in task.work.items()})
    return task._replace(whole=task.whole * times, work=work)


def by_update(done: list[Task], sent: list[float]) -> list[list[Task]]:
    """The tasks of each update, from its action until the next."""
    found: list[list[Task]] = [[] for _ in sent]
    for task in done:
        at = sum(moment <= task.start for moment in sent) - 1
        if at >= 0:
            found[at].append(task)
    return found


def until_picture(update: list[Task]) -> list[Task]:
    """The tasks from the message to the frame that shows it."""
    first = next((n for n, task in enumerate(update) if task.heard), 0)
    frames = (n for n, task in enumerate(update) if n >= first and task.work["paint"])
    return update[first : next(frames, len(update)) + 1]


def total(update: list[Task], *kinds: str) -> float:
    return sum(task.work[kind] for task in update for kind in kinds)


async def measure(browser: Browser, game: str, args: argparse.Namespace) -> str:
    random.seed(args.seed)
    seats = min(4, max(games.find(game).seats))
    settings = argparse.Namespace(game=game, seats=seats, options={}, rate=1)
    with servers(1, seed=args.seed) as processes:
        table = Table(Tally(), settings, [processes[0].address])
        await table.open()
        page = Page(browser, args)
        await page.open(table)
        opening = max(task.whole for task in await page.tasks(f"{game}-opening"))
        idle = await page.idle()
        await page.start_tracing()
        sent = await play(table, args.updates)
        done = await page.tasks(game)
        table.close()
    updates = by_update(done, sent)
    pictures = [total(until_picture(each), *COUNTED) for each in updates]
    sums = [total(each, *COUNTED) for each in updates]
    if args.each:
        print(*(f"{first:.0f}/{whole:.0f}" for first, whole in zip(pictures, sums, strict=True)))
    figures = [
        statistics.mean(pictures),
        max(pictures),
        statistics.mean(sums),
        max(sums),
        *(statistics.mean(total(each, kind) for each in updates) for kind in KINDS),
        max(task.whole for task in done),
        opening,
    ]
    shown = "".join(f" {each:7.1f}" for each in figures)
    shown += f" {idle:7.2f} {page.blank:7.2f} {page.fetched / 1000:7.0f}"
    return f"{game:10} {len(updates):7}{shown}"


HEAD = """updates picture most all most script style layout paint collect
    longest opening idle_% blank_% kB""".split()


async def run(args: argparse.Namespace) -> None:
    how = "wall time, throttled" if args.emulate else "CPU time"
    print(f"{how}, {args.slowdown:g} times as slow; milliseconds an update")
    print(f"{'':10} " + " ".join(f"{name:>7}" for name in HEAD))
    async with async_playwright() as playwright:
        for game in args.games.split(",") if args.games else games.names():
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            print(await measure(browser, game, args), flush=True)
            await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="", help="names of games, with commas; default: all")
    parser.add_argument("--updates", type=int, default=40, help="actions in each match")
    parser.add_argument("--slowdown", type=float, default=4, help="how much slower the CPU is")
    parser.add_argument("--emulate", action="store_true", help="let Chromium slow it down")
    parser.add_argument("--seed", default="bench", help="which matches are played")
    parser.add_argument("--traces", type=Path, help="folder for traces of openings and matches")
    parser.add_argument("--each", action="store_true", help="print every update's sum too")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
