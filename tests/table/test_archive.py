"""The archive: people's files and finished matches in a process with limits."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from pantheon import games
from pantheon.table.archive import archive as archives
from pantheon.table.archive import match_files
from pantheon.table.archive import replay_frames as replays
from pantheon.table.archive.archive import LIMITS
from pantheon.table.archive.worker_jobs import NotOnShelf, Shelf
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests as a
from pantheon.table.refusals import Refusal
from pantheon.table.registry import House
from pantheon.table.workers.worker_pool import WorkerPool, WorkLimits
from tests.server.attacks import a_match, undo_file
from tests.table.table_fixtures import begun
from tests.table.test_recovery import same
from tests.table.test_replays import finished


@pytest.fixture
async def table(house: House) -> LiveTable:
    return await finished(house, "nations")


def plainly(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# Finished matches


@pytest.mark.parametrize(
    "ask",
    [
        a.Replay(table="", count=50),
        a.Replay(table="", seat=1, first=7, count=3),
        a.Replay(table="", revealed=True, first=2, count=5),
        a.Replay(table="", first=10**6),
    ],
)
async def test_a_page_is_the_one_that_the_match_itself_gives(
    house: House, table: LiveTable, ask: a.Replay
) -> None:
    ask = msgspec.structs.replace(ask, table=table.record.id, id="mine")
    drawn = await house.archive.replay(ask, "anna")
    assert plainly(drawn) == plainly(replays.frames(table.record, ask))


async def test_the_server_neither_draws_nor_folds(
    house: House, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record)

    def never(*_: object) -> None:
        raise AssertionError("that is a worker's work")

    for owner, name in (
        (replays, "frames"),
        (match_files, "check_file"),
        (match_files, "export"),
        (Record, "take"),
        (Record, "recall"),
    ):
        monkeypatch.setattr(owner, name, never)
    code = await house.import_file(text.encode(), "anna")
    assert (await house.archive.export(code, "anna"))[1].decode() == text
    shown = await house.archive.replay(a.Replay(table=code), "anna")
    assert shown.total > 1


async def test_an_imported_match_is_the_one_that_was_exported(
    house: House, table: LiveTable
) -> None:
    name, text = await house.archive.export(table.record.id, "anna")
    assert name == f"nations-{table.record.id}.jsonl"
    assert text.decode() == match_files.export(table.record)
    code = await house.import_file(text, "anna")
    again = await house.record(code)
    assert again.match.digest() == table.record.match.digest()
    assert [each.events for each in again.happened] == [
        each.events for each in table.record.happened
    ], "also of what was undone"
    assert again.card() == await house.store.card(code)
    assert again.card().scores == table.record.card().scores
    snapshot = await house.store.snapshot(code)
    assert snapshot is not None
    assert snapshot.seq == again.seq
    same(again, await house.record(code))


async def test_nothing_is_told_of_a_match_that_goes_on(house: House) -> None:
    table = (await begun(house)).record.id
    for asking in (
        house.archive.replay(a.Replay(table=table), "anna"),
        house.archive.export(table, "anna"),
        house.analysts.analysis(table, "anna"),
    ):
        with pytest.raises(Refusal, match="not_over"):
            await asking
    with pytest.raises(Refusal, match="unknown_table"):
        await house.archive.export("nowhere", "anna")


async def test_no_such_seat(house: House, table: LiveTable) -> None:
    with pytest.raises(Refusal, match="no_such_seat"):
        await house.archive.replay(a.Replay(table=table.record.id, seat=2), "anna")


async def test_the_same_is_worked_out_once(house: House, table: LiveTable) -> None:
    asked = 0
    ask = house.archive._ask

    async def counted(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        return await ask(*given)

    house.archive._ask = counted  # type: ignore[method-assign]
    asks = [a.Replay(id=name, table=table.record.id) for name in ("one", "two", "three")]
    pages = await asyncio.gather(*(house.archive.replay(each, "anna") for each in asks))
    assert [page.id for page in pages] == ["one", "two", "three"]
    assert asked == 1


# Files


async def _refused(house: House, file: bytes) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await house.import_file(file, "anna")
    return caught.value


async def test_bad_files(house: House, table: LiveTable) -> None:
    good = match_files.export(table.record)
    lines = good.splitlines()
    header = msgspec.json.decode(lines[0])
    undo = next(number for number, line in enumerate(lines) if '"undo"' in line)
    bad: dict[str, list[str]] = {
        "no end": lines[:3],
        "too many names": [plain_text({**header, "names": ["x"] * 9}), *lines[1:]],
        "a long name": [plain_text({**header, "names": ["x" * 41, "y"]}), *lines[1:]],
        "a seat that is none": [
            *lines[:undo],
            plain_text({**msgspec.json.decode(lines[undo]), "seat": 10**15}),
            *lines[undo + 1 :],
        ],
    }
    for why, each in bad.items():
        assert (await _refused(house, "\n".join(each).encode())).code == "file_refused", why
    assert (await _refused(house, b"\xff\xfe")).code == "malformed"
    assert await house.import_file(good.encode(), "anna")


def plain_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def test_a_file_that_takes_too_long_ends_its_worker_and_no_more(
    house: House, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record).encode()
    slow = undo_file(a_match(games.find("nations")), 2000).encode()
    monkeypatch.setattr(archives, "CHECK_SECONDS", 0.01)
    refused = await _refused(house, slow)
    assert (refused.code, refused.words.key) == ("file_refused", "table-file-too-slow")
    monkeypatch.undo()
    assert await house.import_file(text, "anna")
    assert house.archive.pool.failures == 1


async def test_a_worker_that_gives_no_answer_is_given_up(house: House, table: LiveTable) -> None:
    text = match_files.export(table.record).encode()
    pool = house.archive.pool
    pool.limits = msgspec.structs.replace(pool.limits, patience=0.0001)
    refused = await _refused(house, text)
    assert refused.words.key == "table-file-too-slow"
    pool.limits = archives.LIMITS
    assert await house.import_file(text, "anna")


async def test_a_file_that_takes_too_much_memory_is_refused(
    house: House, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record).encode()
    little = WorkLimits(memory=128 * 1024 * 1024, patience=30, nice=0)
    monkeypatch.setattr(archives, "LIMITS", little)
    small = archives.Archive(house.store, house.crew.load)
    # Blank lines say nothing, but decoding them takes memory.
    with pytest.raises(Refusal) as caught:
        await small.import_file(text + b"\n" * (48 * 1024 * 1024), "t", 1.0, "anna")
    assert caught.value.words.key == "table-file-too-large"
    await small.import_file(text, "t", 1.0, "anna")
    await small.close()


@pytest.mark.parametrize("bound", ["MOST_ENTRIES", "MOST_BYTES", "MOST_BYTES_EACH"])
async def test_what_is_kept_of_a_file_is_bounded(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(match_files, bound, 10)
    with pytest.raises(Refusal) as caught:
        match_files.check_file(match_files.export(table.record), "t", 1.0)
    assert (caught.value.code, caught.value.words.key) == ("file_refused", "table-file-too-large")


async def test_so_many_files_at_a_time(house: House) -> None:
    admitted = house.archive.admitted
    with admitted("anna"), admitted("anna"):
        with pytest.raises(Refusal, match="busy"), admitted("anna"):
            pass
        with admitted("ben"):
            pass
    with admitted("anna"):
        pass
    assert not house.archive._files


# The pool's queue


async def test_whoever_asks_for_much_waits_longer() -> None:
    pool, served = WorkerPool(1, LIMITS), []

    async def ask(who: str) -> None:
        async with pool.turn(who):
            served.append(who)
            await asyncio.sleep(0)

    asked = [*["greedy"] * 5, "anna", "ben"]
    await asyncio.gather(*(ask(who) for who in asked))
    assert served == ["greedy", "greedy", "anna", "ben", "greedy", "greedy", "greedy"]


async def test_too_many_that_wait() -> None:
    pool = WorkerPool(1, msgspec.structs.replace(LIMITS, waiting_each=2, waiting=3))
    gate = asyncio.Event()

    async def ask(who: str) -> None:
        async with pool.turn(who):
            await gate.wait()

    tasks = [asyncio.create_task(ask(who)) for who in ("greedy", "greedy", "greedy", "anna")]
    await asyncio.sleep(0)
    for who in ("greedy", "ben"):
        with pytest.raises(Refusal, match="busy"):
            await ask(who)
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(ask("ben")))
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with pool.turn("anna"):
        assert pool.waiting == 0


def test_the_shelf_has_room_for_a_few() -> None:
    shelf = Shelf(most=2, most_bytes=100)
    for name in ("one", "two", "three"):
        shelf.put(Record(name), 10)
    with pytest.raises(NotOnShelf):
        shelf.get("one")
    assert shelf.get("two").id == "two"
    shelf.put(Record("large"), 95)
    assert len(shelf) == 1
    assert shelf.get("large").id == "large"
