"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from pantheon.core.errors import PantheonError
from pantheon.table.accounts.accounts import Accounts
from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.protocol.requests import Clock
from pantheon.table.refusals import Refusal
from pantheon.table.store import Card, Conflict, Snapshot, Store, StoredEntry, StoreUnavailable
from pantheon.table.store.database_tables import entries, metadata
from pantheon.table.store.database_url import async_url
from pantheon.table.store.migrate import config_for
from tests.table.database_servers import PostgresServer

OPENED = e.Opened("whispers", 2, {}, Clock(), True, "anna")


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, database: str) -> AsyncIterator[Store]:
    url = database
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres").new_database()
    opened = await Store.open(url)
    yield opened
    await opened.close()


def card(table: str = "t", changed: float = 1.0, due: float | None = None, **more: object) -> Card:
    known = {"phase": "playing", "public": True, "people": ("anna",), **more}
    return Card(table, "whispers", changed=changed, due=due, names=("Anna", ""), open=1, **known)  # type: ignore[arg-type]


async def test_entries_come_back_as_they_were_kept(store: Store) -> None:
    kept = [
        StoredEntry(0, 1.5, OPENED),
        StoredEntry(1, 2.5, e.Seated(0, "anna", "Anna"), request_key="anna/1"),
    ]
    await store.append("t", kept, card())
    await store.append("t", [StoredEntry(2, 3.5, e.Spoken("anna", "Anna", "ἀγαθῇ τύχῃ"))], card())
    assert await store.entries("t") == [
        *kept,
        StoredEntry(2, 3.5, e.Spoken("anna", "Anna", "ἀγαθῇ τύχῃ")),
    ]
    assert [each.seq for each in await store.entries("t", 1)] == [2]
    assert await store.entries("other") == []
    assert await store.heads(["t", "other"]) == {"t": 2}


async def test_a_number_is_given_once_and_nothing_of_the_loser_is_kept(store: Store) -> None:
    await store.append("t", [StoredEntry(0, 1, OPENED)], card())
    await store.append("t", [StoredEntry(1, 1, e.Vacated(0))], card())
    with pytest.raises(Conflict):
        await store.append(
            "t",
            [StoredEntry(1, 2, e.Vacated(1)), StoredEntry(2, 2, e.Vacated(1))],
            card(changed=9.0),
        )
    assert len(await store.entries("t")) == 2
    kept = await store.card("t")
    assert kept is not None
    assert kept.changed == 1.0


async def test_a_conflict_harms_none_of_those_that_share_its_transaction(store: Store) -> None:
    for table in ("a", "b", "c"):
        await store.append(table, [StoredEntry(0, 1, OPENED)], card(table))
    commits = store.writer.commits
    outcomes = await asyncio.gather(
        *(store.append(table, [StoredEntry(seq, 2, e.Vacated(0))], card(table))
          for table, seq in (("a", 1), ("b", 0), ("c", 1))),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert await store.heads(["a", "b", "c"]) == {"a": 1, "b": 0, "c": 1}
    await asyncio.gather(
        *(
            store.append(table, [StoredEntry(2, 2, e.Vacated(0))], card(table))
            for table in ("a", "c")
        )
    )
    assert store.writer.commits == commits + 3


async def test_the_newest_snapshot(store: Store) -> None:
    await store.append("t", [StoredEntry(0, 1, OPENED)], card(), Snapshot(0, 50, {"x": 1}))
    assert await store.snapshot("other") is None
    await store.append("t", [StoredEntry(1, 1, e.Vacated(0))], card(), Snapshot(1, 100, {"x": 2}))
    assert await store.snapshot("t") == Snapshot(1, 100, {"x": 2})


async def test_lists_of_tables(store: Store) -> None:
    seated = e.Seated(0, "anna", "Anna")
    rows = [("a", 1.0, True, "waiting"), ("b", 2.0, True, "over"), ("c", 3.0, False, "playing"),
            ("d", 4.0, True, "playing")]  # fmt: skip
    for table, changed, public, phase in rows:
        entries = [StoredEntry(0, 1, OPENED), StoredEntry(1, 1, seated), StoredEntry(2, 1, seated)]
        await store.append(table, entries, card(table, changed, public=public, phase=phase))
    live = ("waiting", "playing")
    assert [each.id for each in await store.public_cards(live)] == ["d", "a"]
    assert [each.id for each in await store.public_cards(live, before=4.0)] == ["a"]
    assert await store.public_cards(live, game="nations") == []
    assert [each.id for each in await store.cards_of("anna", live)] == ["d", "c", "a"]
    assert await store.cards_of("ben", live) == []


async def test_what_is_overdue(store: Store) -> None:
    await store.append("a", [StoredEntry(0, 1, OPENED)], card("a", due=10.0))
    await store.append("b", [StoredEntry(0, 1, OPENED)], card("b"))
    assert await store.due(9.0) == []
    assert await store.due(10.0) == ["a"]
    await store.append("a", [StoredEntry(1, 1, e.Vacated(0))], card("a"))
    assert await store.due(99.0) == []


async def test_a_claim_that_is_given_up_is_free(store: Store) -> None:
    assert await store.claim("bot", 10, 20)
    await store.release(["bot", "another"])
    assert await store.claim("bot", 11, 20)


async def test_a_claim_is_one_process_s_until_it_runs_out(store: Store) -> None:
    assert await store.claim("bot", 10, 20)
    assert not await store.claim("bot", 15, 25)
    assert await store.claim("other", 15, 25)
    assert await store.claim("bot", 21, 31)


async def test_people_and_passwords(store: Store) -> None:
    accounts = Accounts(store)
    guest = await accounts.person("g1")
    assert guest.name.startswith("Guest ")
    assert await accounts.rename(guest, "  Anna  B ", "blue") == Person("g1", "Anna B", "blue")
    anna = await accounts.register(await accounts.person("g1"), "Anna", "correct horse")
    assert anna == Person("g1", "Anna B", "blue", "anna")
    assert await accounts.log_in("ANNA", "correct horse") == anna
    for login, password in (("anna", "wrong horse"), ("nobody", "correct horse")):
        with pytest.raises(Refusal, match="wrong_password"):
            await accounts.log_in(login, password)
    with pytest.raises(Refusal, match="login_taken"):
        await accounts.register(await accounts.person("g2"), "anna", "another horse")
    with pytest.raises(Refusal, match="already_account"):
        await accounts.register(anna, "anna2", "another horse")


async def test_the_migrations_lead_to_the_tables_that_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_store_opened_again_has_everything(store: Store) -> None:
    await store.append("t", [StoredEntry(0, 1, OPENED)], card())
    url = store.engine.url.render_as_string(hide_password=False)
    again = await Store.open(url)
    assert len(await again.entries("t")) == 1
    await again.close()


async def test_sqlite_survives_a_power_cut(database: str) -> None:
    store = await Store.open(database)
    async with store.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            found = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
            assert found == value
    await store.close()


def test_where_the_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path / "new"))
    assert async_url("").database == str(tmp_path / "new" / "pantheon.db")
    assert async_url("postgresql://host/name").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://host/name", "nonsense"):
        with pytest.raises(PantheonError):
            async_url(wrong)


async def test_a_gap_is_refused_by_the_database_itself(store: Store) -> None:
    await store.append("t", [StoredEntry(0, 1, OPENED)], card())
    with pytest.raises(Conflict):
        await store.append("t", [StoredEntry(2, 2, e.Vacated(0))], card())
    with pytest.raises(Conflict):
        await store.append("new", [StoredEntry(1, 2, e.Vacated(0))], None)
    assert await store.heads(["t", "new"]) == {"t": 0}
    async with store.engine.connect() as connection:
        with pytest.raises(IntegrityError):
            await connection.execute(insert(entries).values(table_id="t", seq=2, body=b"{}"))


async def test_one_table_s_failure_is_told_to_all_who_shared_the_transaction(store: Store) -> None:
    """Nobody may take a lost connection for a success, nor try again behind the table's back."""
    for table in ("a", "b"):
        await store.append(table, [StoredEntry(0, 1, OPENED)], card(table))
    commit, tries = store.writer._transaction.commit, 0

    async def lost(batch: list[Any]) -> None:
        nonlocal tries
        tries += 1
        await commit(batch)
        raise OSError("the connection was lost after the commit")

    store.writer._transaction.commit = lost  # type: ignore[method-assign]
    outcomes = await asyncio.gather(
        *(store.append(table, [StoredEntry(1, 2, e.Vacated(0))], None) for table in ("a", "b")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, StoreUnavailable]
    assert tries == 1
    assert "lost after the commit" in store.writer.failure
    store.writer._transaction.commit = commit  # type: ignore[method-assign]
    assert await store.ping() == ""
    assert store.writer.failure == ""
    assert await store.heads(["a", "b"]) == {"a": 1, "b": 1}


async def test_old_databases_keep_their_gaps_until_they_are_repaired(
    request: pytest.FixtureRequest, database: str
) -> None:
    """The upgrade reads nothing, so it cannot fail on what is damaged already."""
    for url in (database, request.getfixturevalue("postgres").new_database()):
        await asyncio.to_thread(_at_revision, url, "0002", seqs=(0, 1, 3))
        store = await Store.open(url)
        async with store.reading() as connection:
            rows = await connection.execute(select(entries.c.seq).order_by(entries.c.seq))
            assert list(rows.scalars()) == [0, 1, 3]
        with pytest.raises(Conflict):
            await store.append("t", [StoredEntry(5, 1, e.Vacated(0))], None)
        await store.close()


def _at_revision(url: str, revision: str, seqs: tuple[int, ...]) -> None:
    async def work() -> None:
        engine = create_async_engine(async_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(config_for(sync), revision))
            for seq in seqs:
                await connection.execute(
                    text("INSERT INTO entries (table_id, seq, body) VALUES ('t', :seq, :body)"),
                    {"seq": seq, "body": b"{}"},
                )
        await engine.dispose()

    asyncio.run(work())


async def test_an_append_that_was_given_up_is_waited_for_before_anybody_reads(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL is frozen for longer than we wait; thawed, it carries out what it was sent."""
    store = await Store.open(postgres.new_database())
    await store.append("t", [StoredEntry(0, 1, OPENED)], card())
    monkeypatch.setattr("pantheon.table.store.transactions.PATIENCE", 0.3)
    with postgres.frozen():
        with pytest.raises(StoreUnavailable):
            await store.append("t", [StoredEntry(1, 1, e.Vacated(0))], None)
        assert "TimeoutError" in store.writer.failure
    await store.await_appends("t", 0)
    first = await store.entries("t")
    await asyncio.sleep(0.2)
    assert await store.entries("t") == first
    await store.close()


async def test_a_whole_table_that_is_written_down_already(store: Store) -> None:
    """As a match file comes in: many entries, in several statements of one transaction."""
    kept = [
        StoredEntry(0, 1, OPENED),
        *(StoredEntry(seq, 1, e.Vacated(0)) for seq in range(1, 1201)),
    ]
    bodies = [msgspec.json.encode(each) for each in kept]
    last = Snapshot(1200, 50, {"x": 1})
    await store.append_written("t", bodies, card(), (1200, msgspec.json.encode(last)))
    assert await store.entries("t") == kept
    assert await store.snapshot("t") == last
    with pytest.raises(Conflict):
        await store.append_written("t", bodies, card(), (1200, msgspec.json.encode(last)))
