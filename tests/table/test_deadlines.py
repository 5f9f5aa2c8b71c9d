"""Clocks: which run, when they are over, and that they outlast the process."""

from typing import Any

import pytest

from pantheon import games
from pantheon.table.match.deadlines import GRACE, Moment, running
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import Deadline
from pantheon.table.registry import TableRegistry
from tests.table.table_fixtures import ANNA, BEN, CLEO, Clockwork, OpenRegistry, act, begun, until


def due(table: LiveTable) -> dict[str, float]:
    return {each.id: round(each.due - table.record.begun) for each in table.record.due}


async def test_without_a_clock_nothing_runs(registry: TableRegistry) -> None:
    table = await begun(registry)
    assert table.record.due == ()


async def test_a_sand_timer_runs_while_the_match_waits_for_a_seat(
    registry: TableRegistry, clockwork: Clockwork
) -> None:
    table = await begun(
        registry, game="nations", options={"actions": 4}, clock=requests.Clock("turn", 60)
    )
    seat = table.record.match.to_act[0]
    first = due(table)
    assert first == {f"turn:{seat}": 60}
    clockwork.ahead += 10
    await table.carry_out((ANNA, BEN)[seat], act(table, seat))
    assert table.record.match.to_act == (seat,)  # its turn goes on
    assert due(table) == first
    clockwork.ahead += 51
    await table.look_after()
    late = [each for each in table.record.history if each.cause == "timeout"]
    assert len(late) == 1
    assert table.record.match.to_act == (seat,)
    left = table.record.due[0].due - clockwork()
    assert left == pytest.approx(GRACE, abs=0.5)


async def test_a_deadline_for_each_move(registry: TableRegistry, clockwork: Clockwork) -> None:
    table = await begun(registry, options={"rounds": 2}, clock=requests.Clock("move", 24 * 3600))
    clockwork.ahead += 20 * 3600
    await table.carry_out(ANNA, act(table, 0))
    assert due(table) == {"move:1": 24 * 3600}
    clockwork.ahead += 5 * 3600
    await table.look_after()
    assert [each.cause for each in table.record.history if each.cause] == ["timeout"]
    assert due(table) == {"move:0": 49 * 3600, "move:1": 49 * 3600}


async def test_the_first_to_be_done_starts_the_final_period(
    registry: TableRegistry, clockwork: Clockwork
) -> None:
    table = await begun(registry, (ANNA, BEN, CLEO), clock=requests.Clock("final", 30))
    assert due(table) == {}
    await table.carry_out(BEN, act(table, 1))
    assert due(table) == {"final": 30}
    clockwork.ahead += 20
    await table.carry_out(ANNA, act(table, 0))
    assert due(table) == {"final": 30}
    assert table.record.due[0].seats == (2,)
    clockwork.ahead += 11
    await table.look_after()
    assert table.record.match.state.round == 1
    assert due(table) == {}


async def test_the_games_own_timer_is_kept_in_the_log(
    registry: TableRegistry, clockwork: Clockwork
) -> None:
    table = await begun(registry, options={"rounds": 2, "sand": 30})
    assert due(table) == {"game:round0": 30}
    clockwork.ahead += 31
    await table.look_after()
    assert table.record.match.state.round == 1
    assert due(table) == {"game:round1": 61}
    clockwork.ahead += 31
    await table.look_after()
    assert table.record.phase == "over"
    assert table.record.due == ()


async def test_an_action_after_the_deadline_comes_too_late(
    registry: TableRegistry, clockwork: Clockwork
) -> None:
    table = await begun(registry, options={"sand": 30})
    late = act(table, 0)
    clockwork.ahead += 31
    with pytest.raises(Exception, match="stale"):
        await table.carry_out(ANNA, late)
    assert table.record.match.state.round == 1


async def test_the_alarm_rings_by_itself(registry: TableRegistry) -> None:
    table = await begun(registry, options={"sand": 1, "rounds": 1})
    await until(lambda: table.record.phase == "over", 3)


async def test_deadlines_outlast_the_process_and_overdue_tables_are_found(
    open_registry: OpenRegistry, clockwork: Clockwork
) -> None:
    first = await open_registry()
    table = await begun(first, options={"sand": 30, "rounds": 2})
    before = table.record.due
    table.close()  # as if the process had died: nobody looks at this clock any more
    second = await open_registry()
    assert (await second.store.due(clockwork())) == []
    clockwork.ahead += 31
    assert (await second.store.due(clockwork())) == [table.record.id]
    await second._serve_overdue()
    again = await second.table(table.record.id)
    assert again.record.match.state.round == 1
    assert again.record.due != before


async def test_a_running_clock_keeps_its_deadline_through_a_reload(
    open_registry: OpenRegistry,
) -> None:
    table = await begun(await open_registry(), game="nations", clock=requests.Clock("turn", 60))
    again = await (await open_registry()).table(table.record.id)
    assert again.record.due == table.record.due


@pytest.mark.parametrize("kind", ["none", "turn", "move", "final"])
def test_a_clock_only_hurries_those_who_are_awaited(kind: str) -> None:
    game: Any = games.find("whispers")
    state = game.load(
        {"words": [700_001, -1], "points": [0, 0], "round": 0, "rounds": 2, "sand": 5}
    )
    moment = Moment(game, state, 100.0, before=(0, 1), actor=0)
    old = (Deadline("turn:0", "turn", (0,), 60, 120.0), Deadline("turn:1", "turn", (1,), 60, 110.0))
    found = {each.id: each for each in running(requests.Clock(kind, 60), moment, old)}
    assert found.pop("game:round0").due == 105.0
    wanted = {"none": {}, "turn": {"turn:1": 110.0}, "move": {"move:1": 160.0},
              "final": {"final": 160.0}}[kind]  # fmt: skip
    assert {each.id: each.due for each in found.values()} == wanted
    assert all(each.seats == (1,) for each in found.values())
