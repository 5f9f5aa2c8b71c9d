"""Backups taken while matches are played, and matches that go on from them."""

import re
from pathlib import Path

import pytest

from pantheon.table.refusals import Refusal
from pantheon.table.store.backup import back_up, restore
from pantheon.table.store.store_errors import StoreRefused
from tests.table.database_servers import PostgresServer
from tests.table.table_fixtures import ANNA, BEN, OpenRegistry, act, begun, play_out

OPERATION = Path(__file__).parents[2] / "docs" / "operation.md"


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
    with pytest.raises(StoreRefused, match="there is no folder"):
        back_up(database, tmp_path / "nowhere" / "backup.db")
    back_up(database, tmp_path / "backup.db")
    with pytest.raises(StoreRefused, match="stop the server first"):
        restore(database, tmp_path / "backup.db", replace=True)
    await table.carry_out(ANNA, act(table, 0))


async def test_a_match_goes_on_from_a_dump_of_postgresql(
    postgres: PostgresServer, open_registry: OpenRegistry, tmp_path: Path
) -> None:
    """By the commands in docs/operation.md, beside a running server and over another database."""
    database, elsewhere = postgres.new_database(), postgres.new_database()
    table = await begun(await open_registry(url=database), options={"rounds": 4})
    await table.carry_out(ANNA, act(table, 0, 3))
    before = await open_registry(url=elsewhere)
    replaced = (await begun(before)).record.id
    await before.close()
    for command in _documented_commands(tmp_path / "FILE", database, elsewhere):
        await postgres.run(*command)
    await table.carry_out(BEN, act(table, 1, 3))
    registry = await open_registry(url=elsewhere)
    with pytest.raises(Refusal, match="unknown_table"):
        await registry.table(replaced)
    there = await registry.table(table.record.id)
    assert there.record.match.to_act == (1,), "as it was when the dump was taken"
    await play_out(there, (ANNA, BEN))
    assert there.record.phase == "over"
    assert table.record.phase == "playing"


def _documented_commands(file: Path, source: str, target: str) -> list[list[str]]:
    """The dump of one database and its restoration to another."""
    text = OPERATION.read_text("utf-8")
    dump, restoration = re.findall(r"^(?:pg_dump|pg_restore) [^#\n]+", text, re.MULTILINE)
    url = "postgresql://USER@HOST/NAME"
    return [
        [each.replace(url, name).replace("FILE", str(file)) for each in command.split()]
        for command, name in ((dump, source), (restoration, target))
    ]
