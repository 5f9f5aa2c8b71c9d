"""The worst requests that we know, and how long somebody else waits for a pong meanwhile.

    python bench/hostile.py [--only NAME …] [--game nations] [--limited]

Starts a server of its own (one process, SQLite, no limits of rate unless they are asked for),
sends the attacks of `tests/server/attacks.py` one after the other, and prints for each the other
client's ping (p99 and worst), how long the server's own work blocked the event loop, and how much
its memory grew. The goal: p99 under 50 ms, at most 50 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.attacks import ATTACKS, Attacker, Probe, a_match, memory, stalls
from tests.server.client import Visitor
from tests.server.server_processes import ServerProcess

from pantheon import games

P99, MEMORY = 0.05, 50.0
LASTS = 3.0
"""Seconds for which an attack goes on at least."""


async def measure(server: ServerProcess, name: str, match: str) -> bool:
    """One attack; whether it kept to the goal."""
    bystander = await Visitor(server.address).arrive()
    quiet = Probe(await bystander.connect())
    await asyncio.sleep(1)
    before = (await quiet.stop())[-1]
    held, size = await stalls(bystander.http), memory(server.process.pid)
    probe, begun = Probe(await bystander.connect()), time.perf_counter()
    await _attack_from_elsewhere(server.address, name, match)
    took = time.perf_counter() - begun
    times = await probe.stop()
    grown = memory(server.process.pid) - size
    after = await stalls(bystander.http)
    longest = max((bound for bound in held if after[bound] > held[bound]), default=0.0)
    await bystander.http.aclose()
    p99 = times[len(times) * 99 // 100]
    good = p99 < P99 and grown <= MEMORY
    print(
        f"{'  ' if good else '! '}{name:26} {took:6.1f} s   ping p99 {p99 * 1e3:6.1f} ms,"
        f" worst {times[-1] * 1e3:7.1f} (quiet {before * 1e3:.1f})   loop held over"
        f" {longest * 1e3:g} ms   memory {grown:+.0f} MB",
        flush=True,
    )
    return good


async def _attack_from_elsewhere(address: str, name: str, match: str) -> None:
    """In a process of its own: the bystander must not wait for what the attacker works out."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", name, "--address", address, stdin=PIPE
    )
    await process.communicate(match.encode())


async def _attack(address: str, name: str, match: str) -> None:
    """Again and again, until there are pings enough."""
    attacker, end = await Attacker.arrive(address, match), time.perf_counter() + LASTS
    while time.perf_counter() < end:
        await ATTACKS[name](attacker)
    await attacker.leave()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=list(ATTACKS))
    parser.add_argument("--game", default="nations")
    parser.add_argument(
        "--limited",
        action="store_true",
        help="with the usual limits, except on requests per second",
    )
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.attack:
        await _attack(wanted.address, wanted.attack, sys.stdin.read())
        return
    match = a_match(games.find(wanted.game))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/pantheon.db"
        server = await ServerProcess.start(database, limited=wanted.limited)
        try:
            results = [await measure(server, name, match) for name in wanted.only]
        finally:
            server.process.terminate()
            await server.ended()
    print(f"{sum(results)} of {len(results)} within the goal")


if __name__ == "__main__":
    asyncio.run(main())
