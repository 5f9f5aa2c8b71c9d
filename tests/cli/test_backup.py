"""`pantheon backup` and `restore`, as an administrator runs them."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.protocol import requests
from pantheon.table.store import Store, StoredEntry
from tests.cli.test_commands import run


def keep_table(url: str) -> None:
    """A database with one table that waits for players."""

    async def work() -> None:
        opened = [StoredEntry(0, 0.0, e.Opened("nations", 2, {}, requests.Clock(), True, "anna"))]
        store = await Store.open(url)
        await store.append("TABLE", opened, read_record("TABLE", opened, None).card())
        await store.close()

    asyncio.run(work())


def test_a_replaced_database_is_kept(tmp_path: Path) -> None:
    url, file = _url(tmp_path / "old.db"), tmp_path / "backup.db"
    keep_table(url)
    assert run("backup", str(file), "--database", url).returncode == 0
    assert "exists already" in run("backup", str(file), "--database", url).stderr
    assert "exists already" in run("restore", str(file), "--database", url).stderr
    done = run("restore", str(file), "--database", url, "--replace")
    assert done.returncode == 0, done.stderr
    (kept,) = tmp_path.glob("old.db.replaced-*")
    for each in (tmp_path / "old.db", kept, file):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600
        with sqlite3.connect(each) as connection:
            rows = connection.execute("SELECT id FROM tables").fetchall()
        connection.close()
        assert rows == [("TABLE",)]


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "is not a backup"), (b"not a database at all" * 100, "not a database")],
)
def test_a_file_that_is_no_backup_is_refused(content: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_bytes(content)
    done = run("restore", str(file), "--database", _url(tmp_path / "pantheon.db"))
    assert done.returncode == 2
    assert why in done.stderr
    assert not (tmp_path / "pantheon.db").exists()


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    done = run("restore", str(file), "--database", _url(tmp_path / "pantheon.db"))
    assert "newer Pantheon" in done.stderr


def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "b.db"), "--database", _url(tmp_path / "missing.db"))
    assert "there is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_question_that_nobody_answers_changes_nothing(tmp_path: Path) -> None:
    url = _url(tmp_path / "tables.db")
    keep_table(url)
    done = run("admin", "close", "TABLE", "--database", url)
    assert (done.returncode, done.stderr) == (2, "pantheon: stopped; nothing more was done\n")
    assert "waiting" in run("admin", "tables", "--database", url).stdout


def test_postgresql_has_its_own_tools() -> None:
    for command in ("backup", "restore"):
        done = run(command, "file", "--database", "postgresql://localhost/pantheon")
        assert done.returncode == 2
        assert "pg_dump" in done.stderr


def _url(file: Path) -> str:
    return f"sqlite:///{file}"
