"""Seats: sitting down, bots, starting, leaving, taking over, the rematch."""

from __future__ import annotations

import pytest

from pantheon.table import asks as a
from pantheon.table.house import House
from pantheon.table.naming import bot_names
from pantheon.table.refusals import Refusal
from tests.table.sitting import ANNA, BEN, CLEO, act, begun, opened, play_out, until


async def test_people_and_bots_sit_down_and_the_host_starts(house: House) -> None:
    table = await opened(house, (ANNA, None, None))
    await table.carry_out(BEN, a.Sit(seat=1))
    await table.carry_out(BEN, a.AddBot(seat=2, level="random"))
    await table.carry_out(ANNA, a.Start())
    names = [sitter.name for sitter in table.record.seats if sitter]
    assert names[:2] == ["Anna", "Ben"]
    assert names[2] in bot_names()
    assert table.record.match.header.names == tuple(names)
    assert table.record.phase == "playing"


@pytest.mark.parametrize(
    ("person", "ask", "code"),
    [
        (BEN, a.Sit(seat=0), "seat_taken"),
        (BEN, a.Sit(seat=9), "no_such_seat"),
        (BEN, a.Start(), "not_host"),
        (ANNA, a.Start(), "seats_open"),
        (BEN, a.AddBot(seat=1, level="random"), "not_yours"),
        (ANNA, a.AddBot(seat=1, level="sibyl"), "unknown_level"),
        (BEN, a.Leave(), "not_yours"),
        (ANNA, a.Leave(seat=1), "not_yours"),
        (ANNA, a.Clear(seat=1), "seat_open"),
        (BEN, a.Clear(seat=0), "not_host"),
        (BEN, a.TakeOver(seat=0), "not_started"),
        (ANNA, a.ActAsk(seat=0, on=0, action={"do": "whisper", "word": 1}), "not_started"),
        (ANNA, a.UndoAsk(seat=0), "not_started"),
        (BEN, a.Configure(public=False), "not_host"),
        (ANNA, a.Configure(options={"rounds": 99}), "option_refused"),
        (ANNA, a.Configure(seats=9), "option_refused"),
    ],
)
async def test_what_is_not_allowed_before_the_start(
    house: House, person: object, ask: a.Ask, code: str
) -> None:
    table = await opened(house, (ANNA, None))
    seq = table.record.seq
    with pytest.raises(Refusal) as refused:
        await table.carry_out(person, ask)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert table.record.seq == seq


async def test_the_host_changes_the_table_before_the_start(house: House) -> None:
    table = await opened(house, (ANNA, BEN))
    clock = a.Clock("move", 3600)
    await table.carry_out(ANNA, a.Configure(seats=3, options={"rounds": 5}, clock=clock))
    await table.carry_out(ANNA, a.Clear(seat=1))
    assert [bool(sitter) for sitter in table.record.seats] == [True, False, False]
    assert (table.record.options["rounds"], table.record.clock) == (5, clock)


async def test_a_seat_left_before_the_start_is_open_again(house: House) -> None:
    table = await opened(house, (ANNA, BEN))
    await table.carry_out(BEN, a.Leave())
    await table.carry_out(CLEO, a.Sit(seat=1))
    assert table.record.seats_of(CLEO.id) == (1,)


async def test_a_bot_goes_on_for_a_leaver_and_a_person_takes_over(house: House) -> None:
    table = await begun(house, (ANNA, BEN), options={"rounds": 5})
    await table.carry_out(BEN, a.Leave(level="random"))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.name) == ("random", "Ben")
    await until(lambda: 1 not in table.record.match.to_act)
    await table.carry_out(CLEO, a.TakeOver(seat=1))
    await play_out(table, (ANNA, CLEO))
    with pytest.raises(Refusal, match="over"):
        await table.carry_out(CLEO, a.Leave())


async def test_nobody_takes_over_from_a_person(house: House) -> None:
    table = await begun(house)
    with pytest.raises(Refusal, match="not_a_bot"):
        await table.carry_out(CLEO, a.TakeOver(seat=1))


async def test_nobody_acts_for_another(house: House) -> None:
    table = await begun(house)
    with pytest.raises(Refusal, match="not_yours"):
        await table.carry_out(BEN, act(table, 0))
    with pytest.raises(Refusal, match="not_yours"):
        await table.carry_out(CLEO, act(table, 1))


async def test_the_rematch_rotates_the_seats_and_is_one_for_all(house: House) -> None:
    table = await begun(house, (ANNA, BEN, "random"), options={"rounds": 1})
    with pytest.raises(Refusal, match="not_over"):
        await house.rematch(table, ANNA, a.Rematch())
    await play_out(table, (ANNA, BEN))
    first = await house.rematch(table, BEN, a.Rematch())
    second = await house.rematch(table, ANNA, a.Rematch())
    assert first.table == second.table == table.record.rematch
    record = (await house.table(first.table)).record
    names = [sitter.name for sitter in table.record.seats if sitter]
    assert [sitter.name for sitter in record.seats if sitter] == [names[2], "Anna", "Ben"]
    assert (record.host, record.options, record.phase) == (BEN.id, {"rounds": 1}, "waiting")
    with pytest.raises(Refusal, match="not_yours"):
        await house.rematch(table, CLEO, a.Rematch())
