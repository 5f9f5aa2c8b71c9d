"""Seats: sitting down, bots, starting, leaving, taking over, the rematch."""

import msgspec
import pytest

from pantheon.table.accounts.person import Person
from pantheon.table.archive.replay_frames import frames
from pantheon.table.bots.bot_names import bot_names
from pantheon.table.match.entries import Wished
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.rematch import rematch
from pantheon.table.store import StoredEntry
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    CLEO,
    Clockwork,
    OpenRegistry,
    Watcher,
    act,
    begun,
    opened,
    play_out,
    refused_with,
    until,
)

DORA = Person("dora", "Dora")


async def test_people_and_bots_sit_down_and_the_host_starts(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, None, None))
    await table.carry_out(BEN, requests.Sit(seat=1))
    await table.carry_out(BEN, requests.AddBot(seat=2, level="random"))
    await table.carry_out(ANNA, requests.Start())
    names = [sitter.name for sitter in table.record.seats if sitter]
    assert names[:2] == ["Anna", "Ben"]
    assert names[2] in bot_names()
    assert table.record.match.header.names == tuple(names)
    assert table.record.phase == "playing"


@pytest.mark.parametrize(
    ("person", "wanted", "code"),
    [
        (BEN, requests.Sit(seat=0), "seat_taken"),
        (BEN, requests.Sit(seat=9), "no_such_seat"),
        (BEN, requests.Start(), "not_host"),
        (ANNA, requests.Start(), "seats_open"),
        (BEN, requests.AddBot(seat=1, level="random"), "not_yours"),
        (ANNA, requests.AddBot(seat=1, level="sibyl"), "unknown_level"),
        (BEN, requests.Leave(), "not_yours"),
        (ANNA, requests.Leave(seat=1), "not_yours"),
        (ANNA, requests.Clear(seat=1), "seat_open"),
        (BEN, requests.Clear(seat=0), "not_host"),
        (BEN, requests.TakeOver(seat=0), "not_started"),
        (
            ANNA,
            requests.ActRequest(seat=0, on=0, action={"do": "whisper", "word": 1}),
            "not_started",
        ),
        (ANNA, requests.UndoRequest(seat=0), "not_started"),
        (BEN, requests.Configure(public=False), "not_host"),
        (ANNA, requests.Configure(options={"rounds": 99}), "option_refused"),
        (ANNA, requests.Configure(seats=9), "option_refused"),
    ],
)
async def test_what_is_not_allowed_before_the_start(
    registry: TableRegistry, person: object, wanted: requests.Request, code: str
) -> None:
    table = await opened(registry, (ANNA, None))
    seq = table.record.seq
    with pytest.raises(Refusal) as refused:
        await table.carry_out(person, wanted)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert table.record.seq == seq


async def test_the_host_changes_the_table_before_the_start(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, BEN))
    clock = requests.Clock("move", 3600)
    await table.carry_out(ANNA, requests.Configure(seats=3, options={"rounds": 5}, clock=clock))
    await table.carry_out(ANNA, requests.Clear(seat=1))
    assert [bool(sitter) for sitter in table.record.seats] == [True, False, False]
    assert (table.record.options["rounds"], table.record.clock) == (5, clock)


async def test_a_seat_left_before_the_start_is_open_again(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, BEN))
    await table.carry_out(BEN, requests.Leave())
    await table.carry_out(CLEO, requests.Sit(seat=1))
    assert table.record.seats_of(CLEO.id) == (1,)


async def test_a_bot_goes_on_for_a_leaver_and_a_person_takes_over(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, BEN), options={"rounds": 5})
    await table.carry_out(BEN, requests.Leave(level="random"))
    sitter = table.record.seats[1]
    assert sitter is not None
    assert (sitter.level, sitter.name) == ("random", "Ben")
    await until(lambda: 1 not in table.record.match.to_act)
    await table.carry_out(CLEO, requests.TakeOver(seat=1))
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    await play_out(table, (ANNA, CLEO))
    with pytest.raises(Refusal, match="over"):
        await table.carry_out(CLEO, requests.Leave())


async def test_nobody_takes_over_from_a_person(registry: TableRegistry) -> None:
    table = await begun(registry)
    with pytest.raises(Refusal, match="not_a_bot"):
        await table.carry_out(CLEO, requests.TakeOver(seat=1))


# Whoever takes over a seat sees its hand


@pytest.fixture
async def still(open_registry: OpenRegistry) -> TableRegistry:
    """A registry whose bots take their time, so that only people change anything."""
    return await open_registry(pace=1000)


async def test_a_player_cannot_look_at_a_bots_hand(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    watcher = Watcher(ANNA)
    await still.join(table, watcher, -1)
    await refused_with("seen_other_seat", table, ANNA, requests.TakeOver(seat=2))
    await table.carry_out(ANNA, requests.Leave(level="random"))
    await refused_with("seen_other_seat", table, ANNA, requests.TakeOver(seat=2))
    assert {each["seat"] for each in watcher.told("state")} <= {0, None}
    ways = [seat.get("take_over") for seat in watcher.told("table")[-1]["seats"]]
    assert ways == ["free", None, None]


async def test_a_former_owner_returns_at_once_and_only_to_that_seat(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    await table.carry_out(BEN, requests.Leave(level="random"))
    await table.carry_out(BEN, requests.TakeOver(seat=1))
    assert table.record.seats_of(BEN.id) == (1,)
    await refused_with("seen_other_seat", table, BEN, requests.TakeOver(seat=2))


async def test_a_former_owner_who_has_logged_in_returns(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    await table.carry_out(BEN, requests.Leave(level="random"))
    account = Person("benjamin", "Benjamin", account="ben")
    await still.hand_over(BEN, account)
    await refused_with("seen_other_seat", table, account, requests.TakeOver(seat=2))
    await table.carry_out(account, requests.TakeOver(seat=1))
    assert table.record.seats_of(account.id) == (1,)
    assert not table.record.knows(BEN.id)


async def test_a_newcomer_takes_over_once_all_players_agree(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    cleo, anna = Watcher(CLEO), Watcher(ANNA)
    for watcher in (cleo, anna):
        await still.join(table, watcher, -1)
    assert cleo.told("table")[-1]["seats"][2]["take_over"] == "ask"
    await table.carry_out(CLEO, requests.TakeOver(seat=2))
    assert table.record.seats_of(CLEO.id) == ()
    wish = {"seat": 2, "waiting": [0, 1], "kind": "take_over", "name": "Cleo"}
    assert anna.told("table")[-1]["wish"] == wish
    assert cleo.told("table")[-1]["wish"] == {**wish, "yours": True}
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    await table.carry_out(ANNA, act(table, 0))  # play goes on meanwhile
    await refused_with("wish_pending", table, DORA, requests.TakeOver(seat=2))
    await refused_with("not_yours", table, CLEO, requests.Consent(seat=2, grant=True))
    assert cleo.viewpoint is None
    await table.carry_out(BEN, requests.Consent(seat=1, grant=True))
    assert table.record.seats_of(CLEO.id) == (2,)
    assert table.record.wish is None
    assert cleo.viewpoint == 2
    await same_when_read_again(still, table)


@pytest.mark.parametrize("ending", ["refused", "withdrawn", "owner", "over"])
async def test_a_wish_to_take_over_comes_to_nothing(
    registry: TableRegistry, clockwork: Clockwork, ending: str
) -> None:
    table = await begun(registry, (ANNA, BEN, DORA), options={"rounds": 1})
    await table.carry_out(DORA, requests.Leave(level="random"))
    await until(lambda: 2 not in table.record.match.to_act)
    await table.carry_out(CLEO, requests.TakeOver(seat=2))
    if ending == "refused":
        await table.carry_out(ANNA, requests.Consent(seat=0, grant=False))
    elif ending == "withdrawn":
        await refused_with("no_wish", table, ANNA, requests.Withdraw(seat=2))
        await table.carry_out(CLEO, requests.Withdraw(seat=2))
    elif ending == "owner":
        await table.carry_out(DORA, requests.TakeOver(seat=2))
    else:
        await play_out(table, (ANNA, BEN))
    assert table.record.wish is None
    assert table.record.seats_of(CLEO.id) == ()
    await same_when_read_again(registry, table)
    if ending in ("refused", "withdrawn"):
        await refused_with("too_fast", table, CLEO, requests.TakeOver(seat=2))
        clockwork.ahead += 31
        await table.carry_out(CLEO, requests.TakeOver(seat=2))
        assert table.record.wish is not None


async def test_who_leaves_is_not_asked_and_who_returns_is(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    await table.carry_out(BEN, requests.Leave(level="random"))
    await table.carry_out(CLEO, requests.TakeOver(seat=2))
    await table.carry_out(BEN, requests.TakeOver(seat=1))
    assert table.record.wish is not None
    assert table.record.wish.waiting == (0, 1)
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    await table.carry_out(BEN, requests.Leave(level="random"))
    assert table.record.seats_of(CLEO.id) == (2,)
    await same_when_read_again(still, table)


async def test_among_bots_alone_nobody_need_be_asked_to_take_over(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, "random"), options={"rounds": 5})
    await table.carry_out(CLEO, requests.TakeOver(seat=1))
    await table.carry_out(ANNA, requests.Leave(level="random"))
    assert table.record.seats_of(CLEO.id) == (1,)
    await table.carry_out(CLEO, requests.Leave(level="random"))
    await refused_with("seen_other_seat", table, CLEO, requests.TakeOver(seat=0))
    await table.carry_out(BEN, requests.TakeOver(seat=0))
    assert table.record.seats_of(BEN.id) == (0,)


async def test_a_wisher_who_logs_in_is_still_the_wisher(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, "random"), options={"rounds": 5})
    await table.carry_out(CLEO, requests.TakeOver(seat=1))
    account = Person("cleopatra", "Cleopatra", account="cleo")
    await still.hand_over(CLEO, account)
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    assert table.record.seats_of(account.id) == (1,)
    assert table.record.seats[1].name == "Cleopatra"  # type: ignore[union-attr]


async def test_players_undo_although_somebody_wants_to_take_over(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, BEN, "random"), options={"rounds": 5})
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(CLEO, requests.TakeOver(seat=2))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    assert table.record.match.to_act == (0, 1, 2)
    assert table.record.wish is not None  # that undo was free
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(BEN, act(table, 1))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    assert table.record.wish.kind == "undo"
    await refused_with("wish_pending", table, CLEO, requests.TakeOver(seat=2))


async def test_in_an_open_game_anybody_takes_over(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, "random"), "nations")
    await table.carry_out(CLEO, requests.TakeOver(seat=1))
    assert table.record.seats_of(CLEO.id) == (1,)
    await table.carry_out(CLEO, requests.Leave())
    await table.carry_out(ANNA, requests.TakeOver(seat=1))
    assert table.record.seats_of(ANNA.id) == (0, 1)


async def test_after_a_take_over_the_bot_has_its_own_name_again(still: TableRegistry) -> None:
    table = await begun(still, (ANNA, "random"), options={"rounds": 5})
    names = [sitter.name for sitter in table.record.seats if sitter]
    cleo = msgspec.structs.replace(CLEO, colour="blue")
    await table.carry_out(cleo, requests.TakeOver(seat=1))
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    await table.carry_out(cleo, requests.Leave(level="greedy"))
    await table.carry_out(ANNA, requests.Leave(level="greedy"))
    bots = [sitter for sitter in table.record.seats if sitter]
    assert [(bot.name, bot.level, bot.colour) for bot in bots] == [
        (names[0], "greedy", ""),
        (names[1], "greedy", ""),
    ]
    await same_when_read_again(still, table)


def test_wishes_kept_by_older_versions_are_about_undo() -> None:
    old = b'{"seq":7,"at":5.0,"entry":{"kind":"wished","seat":1,"keep":3}}'
    kept = msgspec.json.decode(old, type=StoredEntry)
    assert kept.entry == Wished(1, 3, "undo")


async def same_when_read_again(registry: TableRegistry, table: LiveTable) -> None:
    """The stored table is the same."""
    read, live = await load_record(registry.store, table.record.id), table.record
    assert (read.seats, read.held, read.pending) == (live.seats, live.held, live.pending)
    assert (read.completed_requests, read.chat) == (live.completed_requests, live.chat)
    assert (read.phase, read.resigned) == (live.phase, live.resigned)


async def test_nobody_acts_for_another(registry: TableRegistry) -> None:
    table = await begun(registry)
    with pytest.raises(Refusal, match="not_yours"):
        await table.carry_out(BEN, act(table, 0))
    with pytest.raises(Refusal, match="not_yours"):
        await table.carry_out(CLEO, act(table, 1))


async def test_the_rematch_rotates_the_seats_and_is_one_for_all(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, BEN, "random"), options={"rounds": 1})
    with pytest.raises(Refusal, match="not_over"):
        await rematch(registry, table, ANNA, requests.Rematch())
    await play_out(table, (ANNA, BEN))
    first = await rematch(registry, table, BEN, requests.Rematch())
    second = await rematch(registry, table, ANNA, requests.Rematch())
    assert first.table == second.table == table.record.rematch
    record = (await registry.table(first.table)).record
    names = [sitter.name for sitter in table.record.seats if sitter]
    assert [sitter.name for sitter in record.seats if sitter] == [names[2], "Anna", "Ben"]
    assert (record.host, record.options, record.phase) == (BEN.id, {"rounds": 1}, "waiting")
    with pytest.raises(Refusal, match="not_yours"):
        await rematch(registry, table, CLEO, requests.Rematch())


async def test_a_rematch_against_bots_starts_at_once(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, "random"), options={"rounds": 1})
    await play_out(table, (ANNA,))
    done = await rematch(registry, table, ANNA, requests.Rematch())
    record = (await registry.table(done.table)).record
    assert record.phase == "playing"
    bot = table.record.seats[1]
    assert bot is not None
    assert record.seats[0] == bot


# Names


async def test_a_player_changes_their_name_at_the_table(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, BEN))
    await table.carry_out(ANNA, requests.RenameSeat(seat=0, name=" Annie "))
    await table.carry_out(ANNA, requests.Start())
    await table.carry_out(BEN, requests.RenameSeat(seat=1, name="Benny"))
    assert [sitter.name for sitter in table.record.seats if sitter] == ["Annie", "Benny"]
    await table.carry_out(BEN, requests.Say(text="Hello"))
    assert table.record.speeches[-1].name == "Benny"
    await refused_with("not_yours", table, BEN, requests.RenameSeat(seat=0, name="Mine"))
    await same_when_read_again(registry, table)


# Resigning


@pytest.mark.parametrize("people", [(ANNA, BEN), (ANNA, "random", "random")])
async def test_resigning_ends_a_match_that_nobody_would_play_on(
    still: TableRegistry, people: tuple[Person | str, ...]
) -> None:
    table = await begun(still, people)
    watcher = Watcher(ANNA)
    await still.join(table, watcher, -1)
    await table.carry_out(ANNA, requests.Resign(seat=0))
    record = table.record
    assert record.phase == "over"
    assert record.result is not None
    assert record.result.reason == "resigned"
    assert record.result.places == (len(people), *[1] * (len(people) - 1))
    assert record.card().due is None
    update = watcher.told("update")[-1]
    assert [line["words"]["key"] for line in update["lines"]] == ["table-resigned"]
    assert update["result"]["places"] == list(record.result.places)
    assert update["to_act"] == []
    await refused_with("over", table, ANNA, requests.Resign(seat=0))
    await same_when_read_again(still, table)
    replayed = frames(record, requests.Replay(table=record.id))
    assert replayed.result == record.result


async def test_a_bot_plays_on_for_who_resigns_and_comes_last(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, BEN, CLEO), options={"rounds": 1})
    await table.carry_out(ANNA, requests.Resign(seat=0))
    assert table.record.phase == "playing"
    assert table.record.is_bot(0)
    await refused_with("seen_other_seat", table, ANNA, requests.TakeOver(seat=0))
    await play_out(table, (BEN, CLEO))
    result = table.record.result
    assert result is not None
    assert result.places[0] == 3
    await same_when_read_again(registry, table)


async def test_nobody_resigns_for_another_or_too_early(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, BEN))
    await refused_with("not_started", table, ANNA, requests.Resign(seat=0))
    await table.carry_out(ANNA, requests.Start())
    await refused_with("not_yours", table, BEN, requests.Resign(seat=0))
