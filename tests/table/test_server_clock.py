"""Whatever happens to the system's clock, a turn of 30 seconds has 30 seconds."""

import time

import pytest

from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.server_clock import PUT_BACK, SLEW, ServerClock, set_clock, steer_clock
from tests.table.database_servers import PostgresServer
from tests.table.table_fixtures import ANNA, BEN, CLEO, OpenRegistry, Watcher, act, begun

HOUR = 3600.0
TURN = requests.Clock("turn", 30)


class Machine:
    """A machine's two clocks: the one that can be put forward or back, and the steady one."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self.wall = wall
        self.steady = 50.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.steady)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def timeouts(table: LiveTable) -> int:
    return sum(each.cause == "timeout" for each in table.record.history)


async def shown(registry: TableRegistry, table: LiveTable) -> float:
    """The seconds that a newcomer's browser shows."""
    watcher = Watcher(CLEO)
    await registry.join(table, watcher, -1)
    (timer,) = watcher.told("state")[-1]["timers"]
    await registry.leave(table, watcher)
    return float(timer["due"] - registry.now())


async def all_in_order(registry: TableRegistry, table: LiveTable) -> bool:
    times = [kept.at for kept in await registry.store.entries(table.record.id)]
    return times == sorted(times)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_jump_of_the_clock_changes_nothing_for_a_turn(
    open_registry: OpenRegistry, machine: Machine, jump: float
) -> None:
    registry = await open_registry(now=machine.clock())
    table = await begun(registry, game="nations", clock=TURN)
    machine.wait(10)
    machine.wall += jump
    assert await shown(registry, table) == pytest.approx(20)
    machine.wait(19)
    await table.look_after()
    assert timeouts(table) == 0
    machine.wait(1.5)
    await table.look_after()
    await table.look_after()
    assert timeouts(table) == 1
    assert await all_in_order(registry, table)


@pytest.mark.parametrize("back", [HOUR, 2 * PUT_BACK])
async def test_a_restart_after_the_clock_was_put_back(
    open_registry: OpenRegistry, machine: Machine, back: float
) -> None:
    table = await begun(await open_registry(now=machine.clock()), game="nations", clock=TURN)
    machine.wait(10)
    table.close()  # as if the process had died
    machine.wall -= back
    registry = await open_registry(now=machine.clock())
    again = await registry.table(table.record.id)
    assert 0 < await shown(registry, again) <= 30
    machine.wait(31)
    await again.look_after()
    assert timeouts(again) == 1
    assert 0 < await shown(registry, again) <= 30
    card = await registry.store.card(again.record.id)
    assert card is not None
    assert card.due is not None
    assert card.due - registry.now() <= 30, "another process would look after it in time"
    assert await all_in_order(registry, again)


async def test_deadlines_are_found_although_the_clock_was_put_back(
    open_registry: OpenRegistry, machine: Machine
) -> None:
    table = await begun(await open_registry(now=machine.clock()), game="nations", clock=TURN)
    table.close()
    machine.wall -= HOUR
    registry = await open_registry(now=machine.clock())
    machine.wait(29)
    await registry._serve_overdue()
    assert registry.live == []
    machine.wait(2)
    await registry._serve_overdue()
    assert timeouts(await registry.table(table.record.id)) == 1


@pytest.mark.parametrize("off", [-HOUR, HOUR])
async def test_processes_with_wrong_clocks_share_the_databases(
    open_registry: OpenRegistry, postgres: PostgresServer, off: float
) -> None:
    url = postgres.new_database()
    here = await open_registry(url=url, now=ServerClock())
    wrong = ServerClock(lambda: time.time() + off)
    there = await open_registry(url=url, now=wrong)
    assert here.now() == pytest.approx(there.now(), abs=5)
    table = await begun(here, game="nations", clock=TURN)
    seat = table.record.match.to_act[0]
    twin = await there.table(table.record.id)
    assert 0 < await shown(there, twin) <= 30
    await there._serve_overdue()
    await twin.look_after()
    assert timeouts(twin) == 0
    await twin.carry_out((ANNA, BEN)[seat], act(twin, seat))
    await table.catch_up(twin.record.seq)
    assert 0 < await shown(here, table) <= 30
    await here._serve_overdue()
    assert timeouts(table) == 0
    assert await all_in_order(here, table)


# The clock itself


class Database:
    """Tells a time, and when the newest entry was kept."""

    def __init__(self, machine: Machine, ahead: float | None, newest: float = 0.0) -> None:
        self.machine = machine
        self.ahead = ahead
        self._newest = newest

    async def time(self) -> float | None:
        if self.ahead is None:
            return None
        self.machine.wait(0.1)
        told = self.machine.wall + self.ahead
        self.machine.wait(0.1)
        return told

    async def newest(self) -> float:
        return self._newest


async def test_a_clock_is_set_at_once_and_steered_slowly(machine: Machine) -> None:
    clock = machine.clock()
    await set_clock(clock, Database(machine, HOUR))
    assert clock() == pytest.approx(machine.wall + HOUR)
    await steer_clock(clock, Database(machine, HOUR + 5))
    before = clock()
    machine.wait(100)
    assert clock() == pytest.approx(before + 100 * (1 + SLEW))
    machine.wait(10_000)
    assert clock() == pytest.approx(machine.wall + HOUR + 5)


async def test_a_clock_never_runs_backwards(machine: Machine) -> None:
    clock = machine.clock()
    await steer_clock(clock, Database(machine, -HOUR))
    times = []
    for _ in range(100):
        machine.wait(0.5)
        times.append(clock())
    assert times == sorted(set(times))
    assert times[-1] - times[0] == pytest.approx(99 * 0.5 * (1 - SLEW))


async def test_without_a_database_clock_the_systems_counts(machine: Machine) -> None:
    clock = machine.clock()
    await set_clock(clock, Database(machine, None, machine.wall - HOUR))
    await steer_clock(clock, Database(machine, None))
    assert clock() == machine.wall


def test_the_houses_own_clock_tells_the_time() -> None:
    assert ServerClock()() == pytest.approx(time.time(), abs=5)
