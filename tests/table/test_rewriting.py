"""Entries that are changed after the fact, in both kinds of database."""

import pytest

from pantheon.core.words import FORMER_PLAYER
from pantheon.table.account_deletion import delete_person
from pantheon.table.accounts.bans import PERSON, Ban, add_ban, lift_ban, list_bans
from pantheon.table.accounts.person import Person
from pantheon.table.accounts.personal_data import collect
from pantheon.table.match import entries as e
from pantheon.table.protocol import requests
from pantheon.table.store.rewriting import newest_reload, reloads_after, tables_naming
from tests.table.database_servers import PostgresServer
from tests.table.table_fixtures import ANNA, BEN, CLEO, OpenRegistry, act, begun, play_out

GUEST = Person("a-guest-with-a-long-id", "Zebulon")
PERSON_ = Person("the-account-with-a-long-id", "Zebulon", account="zebulon")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, database: str) -> str:
    if request.param == "sqlite":
        return database
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


async def test_a_guest_who_became_an_account_is_forgotten_whole(
    open_registry: OpenRegistry, url: str
) -> None:
    registry = await open_registry(url=url)
    table = await begun(registry, (GUEST, BEN), options={"rounds": 2})
    await table.carry_out(GUEST, act(table, 0, request="as a guest"))
    await table.carry_out(GUEST, requests.Say(text="Hello"))
    await registry.hand_over(GUEST, PERSON_)
    await table.carry_out(PERSON_, requests.Say(text="Hello again"))
    other = await begun(registry, (ANNA, BEN))
    await other.carry_out(PERSON_, requests.Say(text="From the stands"))
    expected = {table.record.id, other.record.id}
    assert set(await tables_naming(registry.store, PERSON_.id)) == expected
    data = await collect(registry.store, PERSON_)
    assert {each.table for each in data.tables} == expected

    await delete_person(registry, PERSON_)
    for person in (GUEST, PERSON_):
        assert await tables_naming(registry.store, person.id) == []
    stored = await registry.store.entries(table.record.id)
    (started,) = (each.entry for each in stored if isinstance(each.entry, e.Started))
    assert started.header.names == (FORMER_PLAYER, "Ben")
    assert {table for _, table in await reloads_after(registry.store, 0)} == expected
    assert await newest_reload(registry.store) >= 2
    assert table.record.is_bot(0)
    await play_out(table, (BEN,))
    again = await (await open_registry(url=url)).table(table.record.id)
    assert again.record.match.result == table.record.match.result
    assert [said.text for said in again.record.speeches] == []


async def test_everyone_else_stays_as_they_were(open_registry: OpenRegistry) -> None:
    registry = await open_registry()
    table = await begun(registry, (ANNA, BEN, CLEO), options={"rounds": 2})
    for person in (ANNA, BEN):
        await table.carry_out(person, requests.Say(text=f"I am {person.name}"))
    await delete_person(registry, ANNA)
    assert [sitter.name for sitter in table.record.seats if sitter] == [
        FORMER_PLAYER, "Ben", "Cleo",
    ]  # fmt: skip
    assert [said.text for said in table.record.speeches] == ["I am Ben"]
    await table.carry_out(BEN, act(table, 1))


async def test_bans_are_replaced_and_lifted(open_registry: OpenRegistry, url: str) -> None:
    store = (await open_registry(url=url)).store
    await add_ban(store, Ban(PERSON, "x", "first"))
    await add_ban(store, Ban(PERSON, "x", "second", 5.0))
    assert await list_bans(store) == [Ban(PERSON, "x", "second", 5.0)]
    assert await lift_ban(store, PERSON, "x")
    assert not await lift_ban(store, PERSON, "x")
