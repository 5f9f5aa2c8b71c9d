"""Measure a rolling restart under load: two processes, PostgreSQL and Redis, 100 running matches.

    python bench/rolling_restart.py [--tables 100] [--rate 0.5] [--seconds 10]

Both processes begin with the first version of every game's rules and are replaced one after the
other by processes of today's, while a player at each table acts `rate` times a second. Prints how
long actions took from sending to acknowledgement before, during and after the restart: on the same
connection, and with those that were sent again on the next. The goal: p99 under 250 ms. A player
whose process stops reconnects; what that takes is shown by itself.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.moving_players import MovingPlayer
from tests.server.older_tables import store_older_tables
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import postgres_server, redis_server

GOAL = 0.25


class Load:
    """The players, and what they have measured since the last time."""

    def __init__(self, players: list[MovingPlayer]) -> None:
        self._players = players

    def report(self, phase: str) -> None:
        """Print the measurements of a phase and forget them."""
        seconds = self._taken("seconds")
        again, away = self._taken("all_seconds"), self._taken("away")
        if not seconds or not again:
            print(f"{phase}: nothing was played")
            return
        p99 = _quantile(seconds, 0.99)
        met = "" if p99 < GOAL else f" (over the goal of {GOAL * 1000:.0f} ms)"
        print(
            f"{phase}: {len(seconds)} actions, p50 {_quantile(seconds, 0.5) * 1000:.1f} ms,"
            f" p99 {p99 * 1000:.1f} ms{met}, worst {seconds[-1] * 1000:.0f} ms;"
            f" with reconnecting p99 {_quantile(again, 0.99) * 1000:.1f} ms"
        )
        if away:
            print(
                f"  reconnected {len(away)} times: p50 {_quantile(away, 0.5) * 1000:.0f} ms,"
                f" p99 {_quantile(away, 0.99) * 1000:.0f} ms, longest {away[-1] * 1000:.0f} ms"
            )

    def _taken(self, name: str) -> list[float]:
        """Measurements of all players in order, which are then forgotten."""
        found = sorted(each for player in self._players for each in getattr(player, name))
        for player in self._players:
            getattr(player, name).clear()
        return found


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[int(len(ordered) * share)]


async def measure(tables: int, rate: float, seconds: float, database: str, bus: str) -> None:
    """Play, restart one process after the other, play on."""
    serving = [await ServerProcess.start(database, bus, older=True) for _ in range(2)]
    persons = await store_older_tables(database, tables)
    addresses = [each.address for each in serving]
    players = [
        MovingPlayer(addresses, table, person, number)
        for number, (table, person) in enumerate(persons.items())
    ]
    enough = asyncio.Event()
    playing = [asyncio.create_task(player.play(enough, rate)) for player in players]
    load = Load(players)
    await asyncio.sleep(seconds)  # tables are loaded and drawn for the first time
    load.report("warm-up")
    await asyncio.sleep(seconds)
    load.report("before")
    for number, old in enumerate(serving):
        begun = time.monotonic()
        serving[number] = await ServerProcess.start(database, bus)
        addresses[number] = serving[number].address
        await old.stop()
        await asyncio.sleep(seconds)
        load.report(f"restart of process {number + 1}, {time.monotonic() - begun:.0f} s")
    await asyncio.sleep(seconds)
    load.report("after")
    enough.set()
    await asyncio.gather(*playing)
    for each in serving:
        await each.stop()
    print(f"matches that ended: {sum(player.over for player in players)} of {tables}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=10, help="length of each phase")
    args = parser.parse_args()
    with postgres_server() as postgres, redis_server() as bus:
        database = postgres.new_database()
        asyncio.run(measure(args.tables, args.rate, args.seconds, database, bus))


if __name__ == "__main__":
    main()
