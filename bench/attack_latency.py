"""Measure how long other clients wait while one client sends the worst requests known.

    python bench/attack_latency.py [--only NAME …] [--game nations] [--limited]

Starts a server of its own (one process, SQLite, no rate limits without --limited) and runs the
attacks of `tests/server/attacks.py` one after the other. For each it prints another client's ping
(p99 and worst), how long the server's event loop was blocked, and how much its memory grew.
The goal: p99 under 50 ms and at most 50 MB.
"""

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
DURATION = 3.0
"""Minimum duration of an attack, in seconds."""


async def measure(server: ServerProcess, name: str, match: str) -> bool:
    """Run one attack; True if it met the goal."""
    bystander = await Visitor(server.address).arrive()
    quiet = Probe(await bystander.connect())
    await asyncio.sleep(1)
    before = (await quiet.stop())[-1]
    held, size = await stalls(bystander.http), memory(server.process.pid)
    probe, begun = Probe(await bystander.connect()), time.perf_counter()
    await _attack_in_other_process(server.address, name, match)
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
        f" worst {times[-1] * 1e3:7.1f} (quiet {before * 1e3:.1f})   loop blocked over"
        f" {longest * 1e3:g} ms   memory {grown:+.0f} MB",
        flush=True,
    )
    return good


async def _attack_in_other_process(address: str, name: str, match: str) -> None:
    """In a separate process: the bystander must not wait for the attacker's own computations."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", name, "--address", address, stdin=PIPE
    )
    await process.communicate(match.encode())


async def _attack(address: str, name: str, match: str) -> None:
    """Repeat the attack until there are enough pings."""
    attacker, end = await Attacker.arrive(address, match), time.perf_counter() + DURATION
    while time.perf_counter() < end:
        await ATTACKS[name](attacker)
    await attacker.leave()


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="*", default=list(ATTACKS), help="run only these attacks")
    parser.add_argument("--game", default="nations", help="the game of the imported matches")
    parser.add_argument(
        "--limited",
        action="store_true",
        help="keep the usual rate limits, except requests per second",
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
    print(f"{sum(results)} of {len(results)} met the goal")


if __name__ == "__main__":
    asyncio.run(main())
