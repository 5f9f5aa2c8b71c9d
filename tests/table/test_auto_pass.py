"""Responses in GØDS: who is asked, when the table passes for a person, and how many are empty."""

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from pantheon import bots, games
from pantheon.core.chance import Chance
from pantheon.core.options import parse_options
from pantheon.core.words import plain
from pantheon.table.match import entries as e
from pantheon.table.match.auto_passer import PAUSE
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record
from pantheon.table.match.record import PLAYING
from pantheon.table.protocol import requests
from pantheon.table.protocol.requests import ALWAYS, NEVER, PLAYABLE
from pantheon.table.registry import TableRegistry
from tests.table.table_fixtures import ANNA, BEN, Watcher, begun, refused_with, until

ENVOYS = games.find("envoys")
SPAN, MOST_EMPTY = 26, 2


def is_response(table: LiveTable, seat: int) -> bool:
    state = table.record.match.state
    return seat in ENVOYS.to_act(state) and ENVOYS.response_window(state, seat) is not None


async def act(table: LiveTable, seat: int, action: Any) -> None:
    person = (ANNA, BEN)[seat]
    seq = table.record.seq
    await table.carry_out(person, requests.ActRequest(seat=seat, on=seq, action=plain(action)))


async def play_on(table: LiveTable, most: int = 600) -> AsyncIterator[int]:
    """Greedy play for both; yields who is to act before each of their own decisions."""
    greedy = bots.find("greedy")
    for number in range(most):
        await until(lambda: not table.record.passing_seats())
        if table.record.phase != PLAYING:
            return
        seat = table.record.match.to_act[0]
        yield seat
        view = ENVOYS.view(table.record.match.state, seat)
        await act(table, seat, greedy.choose(ENVOYS, view, seat, Chance(f"{number}")))


async def play_until_response(table: LiveTable, seat: int, playable: bool) -> None:
    """Play until a seat is asked for a response that it can, or cannot, give."""
    async for acting in play_on(table):
        many = len(table.record.match.legal(acting)) > 1
        if acting == seat and is_response(table, seat) and many == playable:
            return
    raise AssertionError("no such response came up")


@pytest.mark.parametrize("ask", [PLAYABLE, NEVER])
async def test_the_table_passes_for_who_cannot_respond(registry: TableRegistry, ask: str) -> None:
    table = await begun(registry, game="envoys")
    await play_until_response(table, 0, playable=False)
    steps = len(table.record.match.steps)
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=ask))
    await until(lambda: len(table.record.match.steps) > steps)
    passed = next(each for each in table.record.history if each.cause == e.AUTO)
    assert passed.seat == 0
    assert table.record.match.steps[steps].automatic
    loaded = await load_record(registry.store, table.record.id)
    assert loaded.match.steps[steps].automatic
    assert loaded.seats[0] == table.record.seats[0]


async def test_who_can_respond_is_asked_unless_they_never_want_to(registry: TableRegistry) -> None:
    table = await begun(registry, game="envoys")
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=PLAYABLE))
    await play_until_response(table, 0, playable=True)
    assert table.record.passing_seats() == ()
    steps = len(table.record.match.steps)
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=NEVER))
    await until(lambda: len(table.record.match.steps) > steps)


@pytest.mark.parametrize("ask", [ALWAYS, PLAYABLE])
async def test_nobody_is_asked_after_their_own_move_with_nothing_to_play(
    registry: TableRegistry, ask: str
) -> None:
    table = await begun(registry, game="envoys", options={"ask_everyone": True})
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=ask))
    asked_after_others = 0
    async for acting in play_on(table, 150):
        window = ENVOYS.response_window(table.record.match.state, acting)
        if acting == 0 and window and len(table.record.match.legal(0)) == 1:
            assert not window.own
            asked_after_others += 1
    assert bool(asked_after_others) == (ask == ALWAYS)
    assert any(each.cause == e.AUTO for each in table.record.history)


async def test_passing_for_a_turn_lasts_until_its_end(registry: TableRegistry) -> None:
    table = await begun(registry, game="envoys")
    await play_until_response(table, 0, playable=True)
    turn = table.record.match.state.turn
    await table.carry_out(ANNA, requests.PassTurn(seat=0))
    asked = [
        table.record.match.state.turn
        async for acting in play_on(table, 120)
        if acting == 0 and is_response(table, 0)
    ]
    assert asked
    assert turn not in asked


async def test_only_a_response_can_be_passed_for_a_turn(registry: TableRegistry) -> None:
    table = await begun(registry, game="envoys")
    seat = table.record.match.to_act[0]
    await refused_with("not_to_act", table, (ANNA, BEN)[seat], requests.PassTurn(seat=seat))
    await refused_with("not_yours", table, BEN, requests.AutoPass(seat=0, ask=NEVER))


async def test_the_table_offers_nothing_where_it_passes_and_tells_nobody_else(
    registry: TableRegistry,
) -> None:
    table = await begun(registry, game="envoys")
    await play_until_response(table, 0, playable=False)
    anna, ben = Watcher(ANNA), Watcher(BEN)
    await registry.join(table, anna, -1)
    await registry.join(table, ben, -1)
    asked = anna.told("state")[-1]
    assert [offer["code"] for offer in asked["offers"]] == [asked["decline"]["code"]]
    assert not asked["decline"].get("automatic")
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=PLAYABLE))
    update = anna.told("update")[0]
    assert update["decline"]["automatic"]
    assert update["offers"] == {"gone": [asked["decline"]["code"]]}
    assert anna.told("table")[-1]["seats"][0]["ask"] == PLAYABLE
    assert "ask" not in ben.told("table")[-1]["seats"][0]


async def test_undo_takes_back_ones_own_action_and_not_the_pass(registry: TableRegistry) -> None:
    table = await begun(registry, game="envoys")
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=NEVER))
    async for _ in play_on(table):
        steps = table.record.match.steps
        if steps and steps[-1].automatic and steps[-1].seat == 0:
            break
    match = table.record.match
    own = match.last_of(0)
    assert own is not None
    assert not match.steps[own].automatic
    assert all(step.automatic or step.seat != 0 for step in match.steps[own + 1 :])
    freely = all(step.seat == 0 and not step.barrier for step in match.steps[own:])
    assert match.free_undo(0) == freely


def decisions(seats: int) -> list[tuple[bool, bool]]:
    """The decisions of seat 0 in a match of bots: whether each is empty, and a response."""
    chance = Chance(f"decisions of {seats}")
    state = ENVOYS.setup(parse_options(ENVOYS.options, {}, seats), seats, chance)
    greedy, met, number = bots.find("greedy"), [], 0
    while not ENVOYS.over(state):
        seat = ENVOYS.to_act(state)[0]
        if seat == 0:
            empty = len(ENVOYS.legal_codes(state, 0)) == 1
            met.append((empty, ENVOYS.response_window(state, 0) is not None))
        number += 1
        choice = greedy.choose(ENVOYS, ENVOYS.view(state, seat), seat, Chance(f"{number}"))
        ENVOYS.apply(state, seat, choice, chance)
    return met


def worst(empty: list[bool]) -> int:
    """The most empty decisions among so many consecutive ones."""
    return max(sum(empty[at : at + SPAN]) for at in range(max(1, len(empty) - SPAN + 1)))


@pytest.mark.parametrize("seats", [2, 4])
def test_hardly_any_decision_is_empty(seats: int) -> None:
    """Where the table passes for a seat that has nothing to play, the seat is not asked."""
    met = decisions(seats)
    assert worst([empty for empty, responds in met if not (empty and responds)]) <= MOST_EMPTY
    assert worst([empty for empty, _ in met]) > MOST_EMPTY


async def test_a_pass_among_people_takes_as_long_as_by_hand(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []

    def uniform(low: float, high: float) -> float:
        drawn.append((low, high))
        return 0.0

    monkeypatch.setattr(random, "uniform", uniform)
    table = await begun(registry, game="envoys")
    await play_until_response(table, 0, playable=False)
    assert not drawn
    passed = len(table.record.match.steps)
    await table.carry_out(ANNA, requests.AutoPass(seat=0, ask=NEVER))
    await until(lambda: len(table.record.match.steps) > passed)
    assert drawn == [PAUSE]
    assert PAUSE[0] > 0.5
