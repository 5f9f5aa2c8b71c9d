"""The secret and the data folder: theirs who run the server, whole or not there."""

import asyncio
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pantheon.server.security.cookie_secret import SHORTEST, SecretRefused, server_secret
from pantheon.table.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX's")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("PANTHEON_SECRET", raising=False)
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_short_secret_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SecretRefused, match="openssl"):
        server_secret("x" * (SHORTEST - 1))
    monkeypatch.setenv("PANTHEON_SECRET", "short")
    with pytest.raises(SecretRefused, match=str(SHORTEST)):
        server_secret()
    assert server_secret("x" * SHORTEST) == "x" * SHORTEST
    assert not data.exists()


@pytest.mark.parametrize("left", ["", "\n", "short"])
def test_an_empty_secret_file_is_refused(data: Path, left: str) -> None:
    data.mkdir()
    (data / "secret").write_text(left, "utf-8")
    with pytest.raises(SecretRefused, match="delete it"):
        server_secret()


def test_the_secret_is_kept_for_its_owner_alone(data: Path) -> None:
    old = os.umask(0)
    try:
        secret = server_secret()
    finally:
        os.umask(old)
    assert len(secret) >= 32
    assert server_secret() == secret
    assert (_mode(data), _mode(data / "secret")) == (0o700, 0o600)
    assert [each.name for each in data.iterdir()] == ["secret"]


def test_those_who_start_together_agree(data: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: server_secret(), range(32)))
    assert len(found) == 1
    assert found == {(data / "secret").read_text("utf-8")}


def _open_and_close(url: str) -> dict[str, int]:
    """The modes of the files beside an open database."""

    async def opened() -> dict[str, int]:
        store = await Store.open(url)
        file = Path(str(store.engine.url.database))
        found = {each.name: _mode(each) for each in sorted(file.parent.iterdir())}
        await store.close()
        return found

    return asyncio.run(opened())


def test_the_database_is_its_owner_s_alone(data: Path) -> None:
    """A new one, and one from before that everybody could read."""
    old = os.umask(0)
    try:
        made = _open_and_close("")
        (data / "pantheon.db").chmod(0o644)
        data.chmod(0o755)
        _open_and_close("")
    finally:
        os.umask(old)
    assert "pantheon.db" in made
    assert set(made.values()) == {0o600}
    assert (_mode(data), _mode(data / "pantheon.db")) == (0o700, 0o600)


def test_a_database_elsewhere_keeps_its_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    _open_and_close(f"sqlite:///{tmp_path / 'p.db'}")
    assert (_mode(tmp_path), _mode(tmp_path / "p.db")) == (0o755, 0o600)
