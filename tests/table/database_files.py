"""SQLite files with all migrations, copied for each test: Alembic runs once per process."""

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from pantheon.table.store.database_url import async_url
from pantheon.table.store.migrate import migrate

_SQLITE = "sqlite:///"


@cache
def _migrated() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="pantheon-migrated-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    migrate(async_url(f"{_SQLITE}{folder / 'tables.db'}"))
    return folder / "tables.db"


def prepare_database(url: str) -> str:
    """Put a migrated file where a URL names one that does not exist; returns the URL."""
    file = Path(url.removeprefix(_SQLITE))
    if url.startswith(_SQLITE) and not file.exists():
        shutil.copyfile(_migrated(), file)
    return url
