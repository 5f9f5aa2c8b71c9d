"""Measure a rolling restart under load: two processes, PostgreSQL and Redis, 100 running matches.

    python bench/rolling_restart.py [--tables 100] [--rate 0.5] [--seconds 10]
    python bench/rolling_restart.py --old FOLDER --by-turns

Both processes begin with the first version of every game's rules (or as they are in another
checkout, `--old`) and are replaced one after the other by processes of today's, while a player at
each table acts `rate` times a second. Prints how long actions took from sending to acknowledgement
before, during and after the restart: on the same connection, and with those that were sent again
on the next. The goal: p99 under 250 ms. A player whose process stops reconnects; what that takes
is shown by itself. With `--by-turns`, players go from one version to the other after every action
for a while, so that each reads what the other has written; the second restart is then easier. At
the end every acknowledged action must be in the store, and every table readable.

An older checkout is a worktree whose code was generated: `git worktree add FOLDER COMMIT`, then
`PYTHONPATH=src python tools/generate.py` in it.
"""

import argparse
import asyncio
import gc
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.moving_players import MovingPlayer
from tests.server.older_tables import store_older_tables
from tests.server.server_processes import ServerProcess
from tests.table.database_servers import postgres_server, redis_server

from pantheon.table.match.repair import diagnose
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.quarantine import quarantined

GOAL = 0.25


class Load:
    """The players, and what they have measured since the last time."""

    def __init__(self, players: list[MovingPlayer]) -> None:
        self._players = players

    def let_wander(self, wanders: bool) -> None:
        """Whether players go to the other process after every action."""
        for player in self._players:
            player.wanders = wanders

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


async def start_old(database: str, bus: str, folder: Path | None) -> ServerProcess:
    """A process of the version to be replaced."""
    if folder:
        return await ServerProcess.start(database, bus, root=folder)
    return await ServerProcess.start(database, bus, older=True)


async def check(database: str, players: list[MovingPlayer]) -> None:
    """Print what was lost or broken."""
    store = await Store.open(database)
    lost, broken = [], []
    for player in players:
        try:
            keys = {each.seq: each.request_key for each in await store.entries(player.table)}
            found = await diagnose(store, player.table)
        except Unreadable as error:
            broken.append(str(error))
            continue
        lost += [each for each in player.acknowledged if not keys[each[1]].endswith(each[2])]
        broken += [f"{player.table}: {found.reason}"] if found.reason else []
    closed = await quarantined(store)
    await store.close()
    print(f"lost: {len(lost)}, broken: {len(broken)}, in quarantine: {len(closed)}")
    for each in (*lost, *broken, *closed.items()):
        print(" ", each)


async def measure(args: argparse.Namespace, database: str, bus: str) -> None:
    """Play, restart one process after the other, play on."""
    tables, rate, seconds = args.tables, args.rate, args.seconds
    serving = [await start_old(database, bus, args.old) for _ in range(2)]
    persons = await store_older_tables(database, tables, migrating=False)
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
        complain(await old.stop())
        await asyncio.sleep(seconds)
        load.report(f"restart of process {number + 1}, {time.monotonic() - begun:.0f} s")
        if args.by_turns and number == 0:
            load.let_wander(True)
            await asyncio.sleep(seconds)
            load.let_wander(False)
            load.report("both versions by turns")
    await asyncio.sleep(seconds)
    load.report("after")
    enough.set()
    await asyncio.gather(*playing)
    for each in serving:
        complain(await each.stop())
    print(f"matches that ended: {sum(player.over for player in players)} of {tables}")
    await check(database, players)


def complain(log: str) -> None:
    """Print what a server has reported as an error, the first few times."""
    for line in [line for line in log.splitlines() if '"level":"error"' in line][:5]:
        print(" ", line[:400])


def _folder(text: str) -> Path:
    return Path(text).resolve()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=10, help="length of each phase")
    parser.add_argument("--old", type=_folder, help="a checkout that the old processes run from")
    parser.add_argument("--by-turns", action="store_true", help="play with both versions by turns")
    args = parser.parse_args()
    gc.disable()  # a pause of the players must not count as the server's
    with postgres_server() as postgres, redis_server() as bus:
        asyncio.run(measure(args, postgres.new_database(), bus))


if __name__ == "__main__":
    main()
