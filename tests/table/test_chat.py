"""The chat is bounded: for a newcomer, in memory, for each person; and no chat makes a table
forget what it has carried out."""

import pytest

from pantheon.table.accounts.person import Person
from pantheon.table.match import chat_log
from pantheon.table.match.idempotency import REQUESTS_PER_PERSON, STRANGERS, CompletedRequests
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from tests.table.table_fixtures import ANNA, BEN, CLEO, Clockwork, Watcher, act, begun, refused_with
from tests.table.test_recovery import same


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """People may talk as fast as they like."""
    monkeypatch.setattr(chat_log, "BURST", 10**6)


async def talk(table: LiveTable, person: Person, lines: int, text: str = "word") -> None:
    for number in range(lines):
        await table.carry_out(person, requests.Say(id=f"say{number}", text=text))


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(("text", "most"), [("x", chat_log.REMEMBERED_LINES), ("\x01" * 1000, 5)])
async def test_a_newcomer_is_told_the_last_lines(
    registry: TableRegistry, text: str, most: int
) -> None:
    table = await begun(registry)
    await talk(table, ANNA, 120, text)
    assert len(await registry.store.entries(table.record.id)) > 120
    newcomer = Watcher(CLEO)
    await registry.join(table, newcomer, -1)
    (said,) = [each["said"] for each in newcomer.told("chat")]
    assert len(said) == len(table.record.speeches) == most
    assert said[-1]["seq"] == table.record.seq
    told = sum(len(message) for message in newcomer.texts if b'"type":"chat"' in message)
    assert told < 1.1 * chat_log.REMEMBERED_BYTES
    same(table.record, await load_record(registry.store, table.record.id))


async def test_nobody_talks_without_a_pause(registry: TableRegistry, clockwork: Clockwork) -> None:
    table = await begun(registry)
    await talk(table, ANNA, chat_log.BURST)
    await refused_with("too_fast", table, ANNA, requests.Say(text="more"))
    await table.carry_out(BEN, requests.Say(text="my turn"))
    clockwork.ahead += chat_log.BURST_SECONDS
    await table.carry_out(ANNA, requests.Say(text="more"))


@pytest.mark.usefixtures("unhurried")
async def test_nobody_fills_the_store(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_log, "LINES_PER_PERSON", 5)
    monkeypatch.setattr(chat_log, "LINES_OF_SPECTATORS", 7)
    table = await begun(registry)
    await talk(table, ANNA, 5)
    await refused_with("chat_full", table, ANNA, requests.Say(text="more"))
    again = await table.carry_out(ANNA, requests.Say(id="say4", text="word"))
    assert again.seq == table.record.seq, "what was carried out is still acknowledged"
    await talk(table, CLEO, 5)
    await talk(table, Person("dora", "Dora"), 2)
    await refused_with("chat_full", table, Person("emil", "Emil"), requests.Say(text="hello"))
    await table.carry_out(BEN, requests.Say(text="players have a share of their own"))
    account = Person("account", "Anna", account="anna")
    await registry.hand_over(ANNA, account)
    await refused_with("chat_full", table, account, requests.Say(text="more"))


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("talker", [ANNA, BEN])
async def test_no_chat_makes_the_table_forget_an_action(
    registry: TableRegistry, talker: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_log, "LINES_PER_PERSON", 1000)
    table = await begun(registry)
    request = act(table, 0, request="mine")
    first = await table.carry_out(ANNA, request)
    await talk(table, talker, 520)
    assert await table.carry_out(ANNA, request) == first
    read = await load_record(registry.store, table.record.id)
    assert read.completed_requests[f"{ANNA.id}/mine"] == first.seq
    assert read.completed_requests == table.record.completed_requests


async def test_an_ask_of_several_entries_is_answered_the_same_again(
    registry: TableRegistry,
) -> None:
    table = await begun(registry)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(BEN, act(table, 1))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    consent = requests.Consent(id="yes", seat=1, grant=True)
    first = await table.carry_out(BEN, consent)
    assert await table.carry_out(BEN, consent) == first


async def test_a_guest_who_logs_in_takes_the_asks_along(registry: TableRegistry) -> None:
    table = await begun(registry)
    request = act(table, 0, request="mine")
    first = await table.carry_out(ANNA, request)
    account = Person("account", "Anna", account="anna")
    await registry.hand_over(ANNA, account)
    assert await table.carry_out(account, request) == first


def test_strangers_do_not_push_out_players() -> None:
    completed_requests = CompletedRequests()
    for number in range(3):
        completed_requests = completed_requests.adding(
            f"player/{number}", number, chat=False, is_player=is_player
        )
    for number in range(5 * STRANGERS):
        completed_requests = completed_requests.adding(
            f"guest{number}/say", number, chat=True, is_player=is_player
        )
    assert all(f"player/{number}" in completed_requests for number in range(3))
    assert "guest0/say" not in completed_requests
    assert f"guest{5 * STRANGERS - 1}/say" in completed_requests
    assert len(completed_requests) <= STRANGERS + 3


def test_of_each_person_the_last_asks_are_remembered() -> None:
    completed_requests = CompletedRequests()
    for number in range(REQUESTS_PER_PERSON + 50):
        completed_requests = completed_requests.adding(
            f"player/{number}", number, chat=False, is_player=is_player
        )
    assert "player/49" not in completed_requests
    assert completed_requests["player/50"] == 50
    assert len(completed_requests) == REQUESTS_PER_PERSON


def is_player(person: str) -> bool:
    return person == "player"
