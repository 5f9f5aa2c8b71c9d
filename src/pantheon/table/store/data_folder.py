"""The user's folder for Pantheon's data."""

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from pantheon.table.store.store_errors import StoreRefused

_OF_SYSTEM = {
    errno.ENOSPC: "the disk is full: free some space, ",
    errno.EDQUOT: "the disk quota is used up: free some space, ",
    errno.EFBIG: "no file may grow any more: free some space, ",
    errno.EACCES: "no write access: check its owner and mode, ",
    errno.EPERM: "no write access: check its owner and mode, ",
    errno.EROFS: "the file system is read-only: make it writable, ",
}


def data_folder() -> Path:
    """The user's folder for Pantheon's data; `PANTHEON_DATA` names another."""
    if "PANTHEON_DATA" in os.environ:
        return Path(os.environ["PANTHEON_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "pantheon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "pantheon"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "pantheon"


def make_data_folder() -> Path:
    """The data folder, readable by its owner only; made if missing."""
    folder = data_folder()
    with writing_data(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private(folder)
    return folder


def make_private(path: Path) -> None:
    """Remove the access rights of others from a file or folder, if it is ours."""
    with contextlib.suppress(OSError):
        found = path.stat()
        ours = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
        if ours and stat.S_IMODE(found.st_mode) & 0o077:
            path.chmod(stat.S_IMODE(found.st_mode) & 0o700)


@contextlib.contextmanager
def writing_data(folder: Path) -> Iterator[None]:
    """Turn what goes wrong while the data folder is written into StoreRefused."""
    try:
        yield
    except OSError as error:
        reason = _OF_SYSTEM.get(error.errno or 0, f"{error.strerror or error}: check its name, ")
        raise StoreRefused(
            f"data folder {folder}: {reason}or name another folder with PANTHEON_DATA"
        ) from error
