"""Backups taken while matches are played, and matches that go on from them."""

from pathlib import Path

import pytest

from pantheon.table.store.backup import back_up, restore
from pantheon.table.store.store_errors import StoreRefused
from tests.table.table_fixtures import ANNA, BEN, OpenRegistry, act, begun, play_out


async def test_a_match_goes_on_from_a_backup(
    database: str, open_registry: OpenRegistry, tmp_path: Path
) -> None:
    table = await begun(await open_registry(), options={"rounds": 4})
    await table.carry_out(ANNA, act(table, 0, 3))
    file, elsewhere = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'elsewhere' / 'again.db'}"
    back_up(database, file)
    await table.carry_out(BEN, act(table, 1, 3))
    restore(elsewhere, file)
    there = await (await open_registry(url=elsewhere)).table(table.record.id)
    assert there.record.match.to_act == (1,), "as it was when the backup was taken"
    await play_out(there, (ANNA, BEN))
    assert there.record.phase == "over"
    assert table.record.phase == "playing"


async def test_a_database_in_use_is_not_replaced(
    database: str, open_registry: OpenRegistry, tmp_path: Path
) -> None:
    table = await begun(await open_registry())
    back_up(database, tmp_path / "backup.db")
    with pytest.raises(StoreRefused, match="stop the server first"):
        restore(database, tmp_path / "backup.db", replace=True)
    await table.carry_out(ANNA, act(table, 0))
