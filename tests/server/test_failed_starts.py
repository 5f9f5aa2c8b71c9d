"""A server that cannot start says in one line why, and what to do."""

import contextlib
import errno
import logging
import os
import resource
import signal
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from pantheon.core.errors import PantheonError
from pantheon.server import Settings
from pantheon.server.server import Server
from pantheon.table import bus as bus_module
from pantheon.table.bus import bus_at
from pantheon.table.store import Store, database_url
from pantheon.table.store.data_folder import writing_data
from pantheon.table.store.migrate import config_for, revisions

NOBODY = 65534


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("PANTHEON_SECRET", raising=False)
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


async def _failure(**settings: object) -> str:
    with pytest.raises(PantheonError) as refused:
        await Server.open(Settings(**{"port": 0, **settings}))  # type: ignore[arg-type]
    said = str(refused.value)
    assert "\n" not in said
    return said


async def test_a_taken_port_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        said = await _failure(port=port)
    assert f"127.0.0.1:{port}" in said
    assert "another port with --port" in said


async def test_an_address_of_another_machine_is_named() -> None:
    assert "another with --host" in await _failure(host="192.0.2.77")


@contextlib.contextmanager
def _small_files(most: int) -> Iterator[None]:
    """Files of this process cannot grow, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


async def test_a_full_disk_is_named_with_the_database() -> None:
    with _small_files(4096):
        said = await _failure()
    assert "pantheon.db" in said
    assert "free some space" in said


async def test_a_full_disk_is_named_with_the_folder(data: Path) -> None:
    with _small_files(0):
        said = await _failure()
    assert str(data) in said
    assert "free some space" in said


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_no_space_is_named(tmp_path: Path, number: int) -> None:
    with (
        pytest.raises(PantheonError, match=r"free some space.*PANTHEON_DATA"),
        writing_data(tmp_path),
    ):
        raise OSError(number, os.strerror(number))


@contextlib.contextmanager
def _as_nobody() -> Iterator[None]:
    """Root may write everywhere, nobody may not."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder that can only be made by who owns its parent."""
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    monkeypatch.setenv("PANTHEON_DATA", str(folder / "data"))
    yield folder / "data"
    folder.chmod(0o700)


async def test_no_write_access_is_named(locked: Path) -> None:
    with _as_nobody():
        said = await _failure()
    assert f"data folder {locked}: no write access" in said
    assert "PANTHEON_DATA" in said


async def test_a_database_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    said = await _failure(database=f"sqlite:///file:{file}?mode=ro&uri=true")
    assert "tables.db" in said
    assert "it cannot be written: check its owner and mode" in said
    assert "--database" in said


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    said = await _failure(database=f"sqlite:///{tmp_path}/missing/tables.db")
    assert "missing/tables.db: it cannot be opened: check the folder" in said


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, this is not a database at all. " * 20)
    said = await _failure(database=f"sqlite:///{tmp_path}/letter.db")
    assert "letter.db: it is not a SQLite database" in said


def _set_revision(file: Path, revision: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        database.commit()


def _revision_of(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    assert _revision_of(file) == revisions()[-1]
    _set_revision(file, "9999")
    said = await _failure(database=f"sqlite:///{file}")
    assert "newer Pantheon (revision 9999" in said
    assert "update Pantheon" in said


async def test_a_database_of_an_older_version_is_migrated(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), revisions()[0])
    engine.dispose()
    assert _revision_of(file) == revisions()[0]
    await (await Store.open(f"sqlite:///{file}")).close()
    assert _revision_of(file) == revisions()[-1]


def test_revisions_are_those_of_the_migrations() -> None:
    """Their numbers are read from the files' names; Alembic reads the files."""
    script = ScriptDirectory.from_config(config_for())
    assert revisions() == sorted(each.revision for each in script.walk_revisions())
    assert revisions()[-1] == script.get_current_head()


async def test_a_postgresql_that_does_not_answer_is_named() -> None:
    url = "postgresql://anna:do-not-show@127.0.0.1:1/pantheon"
    said = await _failure(database=url)
    assert "postgresql://anna:***@127.0.0.1:1/pantheon" in said
    assert "check that PostgreSQL is running" in said


async def test_a_redis_that_does_not_answer_is_named(caplog: pytest.LogCaptureFixture) -> None:
    """The server starts all the same: it can do without."""
    bus = bus_at("redis://:do-not-show@127.0.0.1:1")
    with caplog.at_level(logging.WARNING):
        await bus.open(lambda _: None)
    await bus.close()
    said = [record.getMessage() for record in caplog.records]
    assert any("127.0.0.1:1 does not answer: check that it is running" in each for each in said)
    assert "do-not-show" not in "".join(said)


@pytest.mark.parametrize(
    ("settings", "advice"),
    [
        ({"database": "postgresql://localhost/pantheon"}, "pantheon-games[postgres]"),
        ({"bus": "redis://localhost"}, "pantheon-games[redis]"),
    ],
)
async def test_missing_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], advice: str
) -> None:
    for module in (database_url, bus_module):
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    assert f"pip install '{advice}'" in await _failure(**settings)
