"""`pantheon backup` and `pantheon restore`."""

from pathlib import Path

from pantheon.table.store import backup


def back_up(file: Path, database: str, replace: bool) -> None:
    """Copy the database to a file."""
    backup.back_up(database, file, replace)
    print(f"Backed up to {file} ({file.stat().st_size:,} bytes).")


def restore(file: Path, database: str, replace: bool) -> None:
    """Put a backup in the place of the database."""
    kept = backup.restore(database, file, replace)
    if kept:
        print(f"The replaced database is kept as {kept}.")
    print(f"Restored from {file}.")
