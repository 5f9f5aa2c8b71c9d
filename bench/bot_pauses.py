"""Does the time a bot takes reveal whether it holds an answer card?

    python bench/bot_pauses.py [--level adept] [--tables 8] [--seconds 60] [--workers 2]

Bots play GØDS against each other at their normal pace. Whenever one is asked for an answer (EN-71),
the time until it acts is recorded, separately for seats that can answer and seats that can only
pass. Nobody else at the table may know which of the two a seat is.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from bisect import bisect_right
from collections.abc import Sequence

from pantheon import bots
from pantheon.core.chance import Chance
from pantheon.core.words import plain
from pantheon.games.envoys.rules.frames import WINDOW, top
from pantheon.table.accounts.person import Person
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import LocalBus
from pantheon.table.match import entries as e
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import PLAYING, Sitter
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store

SEATS = 4
OPENING = 150
"""Actions before the bots sit down."""
OPTIONS = {"ask_everyone": True}
HOST = Person("host", "Host")


class Listener:
    """Records how long seats take when asked for an answer, by whether they can answer."""

    def __init__(self, table: LiveTable, delays: dict[bool, list[float]]) -> None:
        self._table = table
        self._delays = delays
        self._seq = -1
        self._asked: tuple[float, bool] | None = None
        table.changed.append(self.hear)

    def hear(self) -> None:
        record, now = self._table.record, time.perf_counter()
        if record.phase != PLAYING or record.match_seq == self._seq:
            return
        if self._asked:
            since, can_answer = self._asked
            self._delays[can_answer].append(now - since)
        self._seq, self._asked = record.match_seq, None
        state = record.match.state
        if state.stack and state.stack[top(state)] == WINDOW:
            (seat,) = record.match.to_act
            self._asked = now, len(record.game.legal_codes(state, seat)) > 1


async def under_way(registry: TableRegistry, number: int) -> LiveTable:
    """A match far enough along that seats hold cards, with one person on all seats."""
    opened = e.Opened("envoys", SEATS, OPTIONS, requests.Clock(), False, HOST.id)
    table = await registry.open_table(opened, [Sitter(HOST.name, HOST.id)] * SEATS)
    await table.carry_out(HOST, requests.Start())
    bot, record = bots.find("greedy"), table.record
    for step in range(OPENING):
        seat = record.match.to_act[0]
        view = record.game.view(record.match.state, seat)
        action = bot.choose(record.game, view, seat, Chance(f"{number} {step}", record=False))
        request = requests.ActRequest(seat=seat, on=record.seq, action=plain(action))
        await table.carry_out(HOST, request)
    return table


async def measure(level: str, tables: int, seconds: float, workers: int) -> dict[bool, list[float]]:
    """The delays of seats that can answer, and of those that cannot."""
    delays: dict[bool, list[float]] = {True: [], False: []}
    with tempfile.TemporaryDirectory(prefix="pantheon-pauses-") as folder:
        store = await Store.open(f"sqlite:///{folder}/pantheon.db")
        registry = TableRegistry(store, LocalBus(), BotWorkers(workers), pace=1)
        await registry.open()
        for number in range(tables):
            table = await under_way(registry, number)
            Listener(table, delays)
            await table.carry_out(HOST, requests.Leave(level=level))
        await asyncio.sleep(seconds)
        await registry.close()
    return delays


def distance(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """The Kolmogorov-Smirnov distance of two samples, and its 95 % bound if they do not differ."""
    one, two = sorted(first), sorted(second)
    apart = max(
        abs(bisect_right(one, at) / len(one) - bisect_right(two, at) / len(two))
        for at in (*one, *two)
    )
    return apart, 1.36 * ((len(one) + len(two)) / (len(one) * len(two))) ** 0.5


def row(name: str, delays: Sequence[float], threshold: float) -> str:
    """A row of the printed table."""
    tenths = statistics.quantiles(delays, n=10)
    longer = sum(each > threshold for each in delays) / len(delays)
    return (
        f"| {name} | {len(delays)} | {statistics.mean(delays):.3f} | {tenths[0]:.3f} "
        f"| {tenths[4]:.3f} | {tenths[8]:.3f} | {max(delays):.3f} | {longer:.1%} |"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="adept", help="level of the bots")
    parser.add_argument("--tables", type=int, default=8, help="number of tables")
    parser.add_argument("--seconds", type=float, default=60, help="duration of the run")
    parser.add_argument("--workers", type=int, default=2, help="processes that run bots")
    given = parser.parse_args()
    delays = asyncio.run(measure(given.level, given.tables, given.seconds, given.workers))
    middle = statistics.median(delays[True] + delays[False])
    print(f"| {given.level} | n | mean s | p10 | p50 | p90 | max | over {middle:.2f} s |")
    print("|---|---|---|---|---|---|---|---|")
    print(row("can answer", delays[True], middle))
    print(row("cannot", delays[False], middle))
    apart, by_chance = distance(delays[True], delays[False])
    print(f"\ndistance of the two distributions: {apart:.3f} (up to {by_chance:.3f} by chance)")


if __name__ == "__main__":
    main()
