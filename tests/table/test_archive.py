"""The archive: people's files and finished matches in a process with limits."""

import asyncio
from typing import Any

import msgspec
import pytest

from pantheon import games
from pantheon.table.archive import archive as archives
from pantheon.table.archive import match_files, replay_frames
from pantheon.table.archive.archive import LIMITS
from pantheon.table.archive.worker_jobs import NotCached, RecordCache
from pantheon.table.match import projection
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.workers.worker_pool import WorkerPool, WorkLimits
from tests.server.attacks import a_match, undo_file
from tests.table.table_fixtures import begun
from tests.table.test_recovery import same
from tests.table.test_replays import finished


@pytest.fixture
async def table(registry: TableRegistry) -> LiveTable:
    return await finished(registry, "nations")


def plainly(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# Finished matches


async def test_a_page_is_the_one_that_the_match_itself_gives(
    registry: TableRegistry, table: LiveTable
) -> None:
    for request in (
        requests.Replay(id="mine", table=table.record.id, count=50),
        requests.Replay(id="mine", table=table.record.id, seat=1, first=7, count=3),
        requests.Replay(id="mine", table=table.record.id, revealed=True, first=2, count=5),
        requests.Replay(id="mine", table=table.record.id, first=10**6),
    ):
        drawn = await registry.archive.replay(request, "anna")
        assert plainly(drawn) == plainly(replay_frames.frames(table.record, request)), request


async def test_the_server_neither_draws_nor_folds(
    registry: TableRegistry, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record)

    def never(*_: object) -> None:
        raise AssertionError("that is a worker's work")

    for owner, name in (
        (replay_frames, "frames"),
        (match_files, "check_file"),
        (match_files, "export"),
        (projection, "_advance"),
    ):
        monkeypatch.setattr(owner, name, never)
    code = await registry.import_file(text.encode(), "anna")
    assert (await registry.archive.export(code, "anna"))[1].decode() == text
    shown = await registry.archive.replay(requests.Replay(table=code), "anna")
    assert shown.total > 1


async def test_an_imported_match_is_the_one_that_was_exported(
    registry: TableRegistry, table: LiveTable
) -> None:
    name, text = await registry.archive.export(table.record.id, "anna")
    assert name == f"nations-{table.record.id}.jsonl"
    assert text.decode() == match_files.export(table.record)
    code = await registry.import_file(text, "anna")
    again = await registry.record(code)
    assert again.match.digest() == table.record.match.digest()
    assert [each.events for each in again.history] == [
        each.events for each in table.record.history
    ], "also of what was undone"
    assert again.card() == await registry.store.card(code)
    assert again.card().scores == table.record.card().scores
    snapshot = await registry.store.snapshot(code)
    assert snapshot is not None
    assert snapshot.seq == again.seq
    same(again, await registry.record(code))


async def test_nothing_is_told_of_a_match_that_goes_on(registry: TableRegistry) -> None:
    table = (await begun(registry)).record.id
    for asking in (
        registry.archive.replay(requests.Replay(table=table), "anna"),
        registry.archive.export(table, "anna"),
        registry.analysis_jobs.analysis(table, "anna"),
    ):
        with pytest.raises(Refusal, match="not_over"):
            await asking
    with pytest.raises(Refusal, match="unknown_table"):
        await registry.archive.export("nowhere", "anna")


async def test_no_such_seat(registry: TableRegistry, table: LiveTable) -> None:
    with pytest.raises(Refusal, match="no_such_seat"):
        await registry.archive.replay(requests.Replay(table=table.record.id, seat=2), "anna")


async def test_the_same_is_worked_out_once(registry: TableRegistry, table: LiveTable) -> None:
    asked = 0
    request = registry.archive._ask

    async def counted(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        return await request(*given)

    registry.archive._ask = counted  # type: ignore[method-assign]
    wanted = [requests.Replay(id=name, table=table.record.id) for name in ("one", "two", "three")]
    pages = await asyncio.gather(*(registry.archive.replay(each, "anna") for each in wanted))
    assert [page.id for page in pages] == ["one", "two", "three"]
    assert asked == 1


# Files


async def _refused(registry: TableRegistry, file: bytes) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await registry.import_file(file, "anna")
    return caught.value


async def test_bad_files(registry: TableRegistry, table: LiveTable) -> None:
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
        assert (await _refused(registry, "\n".join(each).encode())).code == "file_refused", why
    assert (await _refused(registry, b"\xff\xfe")).code == "malformed"
    assert await registry.import_file(good.encode(), "anna")


def plain_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def test_a_file_that_takes_too_long_ends_its_worker_and_no_more(
    registry: TableRegistry, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record).encode()
    slow = undo_file(a_match(games.find("nations")), 2000).encode()
    monkeypatch.setattr(archives, "CHECK_SECONDS", 0.01)
    refused = await _refused(registry, slow)
    assert (refused.code, refused.words.key) == ("file_refused", "table-file-too-slow")
    monkeypatch.undo()
    assert await registry.import_file(text, "anna")
    assert registry.archive.pool.failures == 1


async def test_a_worker_that_gives_no_answer_is_given_up(
    registry: TableRegistry, table: LiveTable
) -> None:
    text = match_files.export(table.record).encode()
    pool = registry.archive.pool
    pool.limits = msgspec.structs.replace(pool.limits, patience=0.0001)
    refused = await _refused(registry, text)
    assert refused.words.key == "table-file-too-slow"
    pool.limits = archives.LIMITS
    assert await registry.import_file(text, "anna")


async def test_a_file_that_takes_too_much_memory_is_refused(
    registry: TableRegistry, table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = match_files.export(table.record).encode()
    little = WorkLimits(memory=128 * 1024 * 1024, patience=30, nice=0)
    monkeypatch.setattr(archives, "LIMITS", little)
    small = archives.Archive(registry.store, registry.bot_workers.load)
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


async def test_so_many_files_at_a_time(registry: TableRegistry) -> None:
    admitted = registry.archive.admitted
    with admitted("anna"), admitted("anna"):
        with pytest.raises(Refusal, match="busy"), admitted("anna"):
            pass
        with admitted("ben"):
            pass
    with admitted("anna"):
        pass
    assert not registry.archive._files


# The pool's queue


async def test_whoever_asks_for_much_waits_longer() -> None:
    pool, served = WorkerPool(1, LIMITS), []

    async def request(who: str) -> None:
        async with pool.turn(who):
            served.append(who)
            await asyncio.sleep(0)

    asked = [*["greedy"] * 5, "anna", "ben"]
    await asyncio.gather(*(request(who) for who in asked))
    assert served == ["greedy", "greedy", "anna", "ben", "greedy", "greedy", "greedy"]


async def test_too_many_that_wait() -> None:
    pool = WorkerPool(1, msgspec.structs.replace(LIMITS, waiting_each=2, waiting=3))
    gate = asyncio.Event()

    async def request(who: str) -> None:
        async with pool.turn(who):
            await gate.wait()

    tasks = [asyncio.create_task(request(who)) for who in ("greedy", "greedy", "greedy", "anna")]
    await asyncio.sleep(0)
    for who in ("greedy", "ben"):
        with pytest.raises(Refusal, match="busy"):
            await request(who)
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(request("ben")))
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with pool.turn("anna"):
        assert pool.waiting == 0


def test_the_cache_has_room_for_a_few() -> None:
    cache = RecordCache(most=2, most_bytes=100)
    for name in ("one", "two", "three"):
        cache.put(Record(name), 10)
    with pytest.raises(NotCached):
        cache.get("one")
    assert cache.get("two").id == "two"
    cache.put(Record("large"), 95)
    assert len(cache) == 1
    assert cache.get("large").id == "large"
