"""`pantheon upgrade`: stored matches of every released version, under today's rules."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon import games
from pantheon.core import log
from pantheon.core.match import Match
from pantheon.table.archive.match_files import check_file
from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.store import Store, StoredEntry
from tests.cli.test_commands import GOLDEN, run
from tests.table import halved_whispers, louder_whispers, whispers
from tests.table.registration import known

FILES = [file for file in sorted(GOLDEN.glob("*/v*/*.jsonl")) if file.parts[-3] in games.names()]
_read = msgspec.json.Decoder(StoredEntry).decode


@pytest.fixture
def _known() -> Iterator[None]:
    with known():
        yield


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'pantheon.db'}"


def stored(text: str, table: str, without: int = 0) -> tuple[list[bytes], Record]:
    """The entries of a table where a match was played, without the last few moves."""
    bodies = check_file(text, table, 0.0).bodies
    bodies = bodies[: len(bodies) - without]
    return bodies, read_record(table, [_read(body) for body in bodies], None)


def keep(database: str, *tables: tuple[list[bytes], Record]) -> None:
    """Store tables as a server would."""

    async def work() -> None:
        store = await Store.open(database)
        for bodies, record in tables:
            entries = [_read(body) for body in bodies]
            await store.append(record.id, entries, record.card())
        await store.close()

    asyncio.run(work())


def play_on(record: Record, seed: int) -> Match:
    """A running match, continued by random play to its end under today's engine."""
    match = Match.from_log(record.game, log.write_lines(record.match.header, record.match.entries))
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)
    return match


def verdicts(*arguments: str) -> dict[str, dict[str, Any]]:
    done = run("upgrade", *arguments, "--json")
    return {each["name"]: each for each in json.loads(done.stdout)}


def test_files_of_every_released_version_replay() -> None:
    done = run("upgrade", "--dry-run", *map(str, FILES))
    assert done.returncode == 0, done.stdout
    assert f"matches replayed: {len(FILES)}" in done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_stored_matches_of_every_released_version_go_on(file: Path, database: str) -> None:
    """Finished and half played: each is as it was, and the running one can be finished."""
    text = file.read_text("utf-8")
    moves = len(log.read_lines(text)[1])
    finished, running = stored(text, "DONE"), stored(text, "HALF", without=moves // 2)
    keep(database, finished, running)
    found = verdicts("--dry-run", "--database", database)
    assert {each["outcome"] for each in found.values()} <= {"unchanged", "older rulings"}
    assert running[1].phase == "playing"
    match = play_on(running[1], 1)
    assert match.header.rules_version == running[1].match.header.rules_version
    assert Match.from_log(match.game, match.to_log()).result == match.result


# Tables whose rules do change


def half_played(table: str, word: int = 2) -> tuple[list[bytes], Record]:
    match = Match.start(whispers.GAME, 2, 5, {"rounds": 3})
    for _ in range(6):
        match.play(whispers.Whisper(word))
    return stored(match.to_log(), table, without=2)


def of_phase(database: str, table: str) -> tuple[str, int]:
    async def work() -> tuple[str, int]:
        store = await Store.open(database)
        card, entries = await store.card(table), await store.entries(table)
        await store.close()
        return card.phase if card else "", len(entries)

    return asyncio.run(work())


@pytest.mark.usefixtures("_known")
def test_it_names_the_rulings_that_older_matches_keep(database: str) -> None:
    keep(database, half_played("OLD"))
    games.register(louder_whispers.GAME)
    done = run("upgrade", "--dry-run", "--database", database)
    assert done.returncode == 0
    assert "OLD (whispers): older rulings: loud" in done.stdout


@pytest.mark.usefixtures("_known")
def test_a_dry_run_changes_nothing_and_a_real_one_migrates(database: str) -> None:
    keep(database, half_played("OLD"))
    games.register(halved_whispers.HALVED)
    before = of_phase(database, "OLD")
    done = run("upgrade", "--dry-run", "--database", database)
    assert (done.returncode, of_phase(database, "OLD")) == (0, before)
    assert "OLD (whispers): migrated" in done.stdout
    assert run("upgrade", "--database", database).returncode == 0
    assert of_phase(database, "OLD") == ("playing", before[1] + 1)
    again = run("upgrade", "--database", database)
    assert "1 unchanged" in again.stdout


@pytest.mark.usefixtures("_known")
def test_it_closes_matches_that_cannot_go_on(database: str) -> None:
    keep(database, half_played("OLD"))
    games.register(halved_whispers.CUT_OFF)
    done = run("upgrade", "--database", database)
    assert done.returncode == 0
    assert "OLD (whispers): closed: no match of whispers begun before version 2" in done.stdout
    assert of_phase(database, "OLD")[0] == "closed"


class Deaf(whispers.Whispers):
    """An engine that was changed without a word: the highest word is no longer legal."""

    def legal_codes(self, state: whispers.State, seat: int) -> list[int]:
        return super().legal_codes(state, seat)[:9]


class Mumbling(whispers.Whispers):
    """An engine that was changed without a word: another word is heard."""

    def _hear(self, state: Any, seat: int, word: int, *rest: Any) -> None:
        super()._hear(state, seat, (word + 1) % 10, *rest)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize(
    ("game", "word", "outcome"), [(Deaf(), 9, "broken"), (Mumbling(), 2, "changed")]
)
def test_an_engine_that_changed_without_a_word_is_found(
    game: Any, word: int, outcome: str, database: str
) -> None:
    table = half_played("OLD", word)
    keep(database, table)
    games.register(game)
    first = next(each for each in map(_read, table[0]) if isinstance(each.entry, e.Moved))
    found = verdicts("--dry-run", "--database", database)["OLD"]
    assert (found["outcome"], found["entry"]) == (outcome, first.seq)
    assert found["reason"]
    assert run("upgrade", "--dry-run", "--database", database).returncode == 1


@pytest.mark.usefixtures("_known")
def test_matches_of_newer_rules_are_named(database: str, tmp_path: Path) -> None:
    file = tmp_path / "newer.jsonl"
    Match.start(louder_whispers.GAME, 2, 1).save(file)
    done = run("upgrade", "--dry-run", str(file))
    assert done.returncode == 1
    assert "newer" in done.stdout


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "missing.db"
    done = run("upgrade", "--dry-run", "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert not file.exists()


def test_waiting_tables_need_no_replay(database: str) -> None:
    opened = e.Opened("nations", 2, {}, requests.Clock(), True, "anna")
    bodies = [msgspec.json.encode(StoredEntry(0, 0.0, opened))]
    keep(database, (bodies, read_record("WAIT", [_read(bodies[0])], None)))
    assert verdicts("--dry-run", "--database", database)["WAIT"]["outcome"] == "unchanged"
