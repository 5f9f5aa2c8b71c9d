"""Rules that change while matches are played: each goes on under the rules it began with."""

import msgspec
import pytest

from pantheon import games
from pantheon.core.errors import NewerRules
from pantheon.core.match import Match
from pantheon.table.archive.match_files import check_file, export
from pantheon.table.match import entries as e
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.repair import diagnose, repair
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.rematch import rematch
from pantheon.table.store.quarantine import quarantined
from tests.table import louder_whispers, whispers
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    OpenRegistry,
    Watcher,
    act,
    begun,
    opened,
    play_out,
    until,
)


def upgrade() -> None:
    games.register(louder_whispers.GAME)


def downgrade() -> None:
    games.register(whispers.GAME)


async def whisper(table: LiveTable) -> None:
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(BEN, act(table, 1))


async def test_a_running_match_goes_on_under_its_own_rules(open_registry: OpenRegistry) -> None:
    old = await begun(await open_registry(), options={"rounds": 5})
    await whisper(old)
    upgrade()
    registry = await open_registry()
    table = await registry.table(old.record.id)
    assert table.record.match.header.rules_version == 1
    assert table.record.rulings == {"loud": False}
    await play_out(table, (ANNA, BEN))
    replayed = Match.from_log(louder_whispers.GAME, export(table.record))
    assert replayed.result == table.record.match.result
    downgrade()
    same = Match.from_log(whispers.GAME, export(table.record))
    assert same.result == table.record.match.result


async def test_a_new_match_begins_under_todays_rules(registry: TableRegistry) -> None:
    upgrade()
    table = await begun(registry, options={"rounds": 5})
    assert table.record.match.header.rules_version == 2
    assert table.record.match.header.options["loud"] is True
    assert table.record.rulings == {}


async def test_a_snapshot_of_another_engine_is_worked_out_again(
    open_registry: OpenRegistry,
) -> None:
    old = await begun(await open_registry(), options={"rounds": 40})
    for _ in range(25):
        await whisper(old)
    registry = await open_registry()
    assert await registry.store.snapshot(old.record.id) is not None
    upgrade()
    table = await registry.table(old.record.id)
    assert table.record.match.state.points == old.record.match.state.points


async def test_a_rematch_begins_under_todays_rules(open_registry: OpenRegistry) -> None:
    old = await begun(await open_registry(), options={"rounds": 1})
    await whisper(old)
    upgrade()
    registry = await open_registry()
    table = await registry.table(old.record.id)
    done = await rematch(registry, table, ANNA, requests.Rematch(id="again"))
    again = await registry.table(done.table)
    await again.carry_out(ANNA, requests.Start())
    assert again.record.match.header.rules_version == 2
    assert again.record.match.header.options["loud"] is True


async def test_a_ruling_that_the_host_chose_stays_in_the_rematch(
    registry: TableRegistry,
) -> None:
    upgrade()
    table = await begun(registry, options={"rounds": 1, "loud": False})
    assert table.record.rulings == {"loud": False}
    await whisper(table)
    done = await rematch(registry, table, ANNA, requests.Rematch(id="again"))
    again = await registry.table(done.table)
    assert again.record.rulings == {"loud": False}


async def test_a_table_that_waited_takes_todays_rules_and_says_what_differs(
    open_registry: OpenRegistry,
) -> None:
    waiting = await opened(await open_registry())
    upgrade()
    table = await (await open_registry()).table(waiting.record.id)
    watcher = Watcher(ANNA)
    await table.welcome(watcher, -1)
    assert watcher.told("table")[-1]["rulings"] == {}
    await table.carry_out(ANNA, requests.Configure(options={"loud": False}))
    assert watcher.told("table")[-1]["rulings"] == {"loud": False}
    await table.carry_out(ANNA, requests.Start())
    assert table.record.match.header.options["loud"] is False


async def test_a_file_of_the_older_rules_is_imported_and_exported_unchanged() -> None:
    match = Match.start(whispers.GAME, 2, 7, {"rounds": 2})
    while not match.over:
        match.play(match.legal()[0])
    upgrade()
    kept = check_file(match.to_log(), "TABLE", 0.0)
    opening = msgspec.json.decode(kept.bodies[0])["entry"]
    assert opening.get("rules_version", 1) == 1
    assert match.result is not None
    assert kept.card.scores == match.result.scores


# A process with older rules beside one with newer rules


async def test_a_process_with_older_rules_leaves_newer_tables_alone(
    open_registry: OpenRegistry,
) -> None:
    upgrade()
    new = await begun(await open_registry(), options={"rounds": 5})
    waiting = e.Opened("whispers", 2, {"loud": True}, requests.Clock(), True, "anna", "", "", 2)
    room = await (await open_registry()).open_table(waiting, [None, None])
    downgrade()
    registry = await open_registry()
    for table in (new.record.id, room.record.id):
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await registry.table(table)
            assert refused.value.code == "newer_rules"
        found = await diagnose(registry.store, table)
        assert found.newer
        await repair(registry.store, table)
        assert await diagnose(registry.store, table) == found, "nothing is cut off"
    assert await quarantined(registry.store) == {}
    upgrade()
    assert (await (await open_registry()).table(new.record.id)).record.phase == "playing"


async def test_an_older_process_lets_go_of_a_table_that_a_newer_one_began(
    open_registry: OpenRegistry,
) -> None:
    old = await open_registry()
    room = await opened(old)
    upgrade()
    new = await open_registry()
    there = await new.table(room.record.id)
    await there.carry_out(ANNA, requests.Start())
    downgrade()
    room.record.game = whispers.GAME
    with pytest.raises(Refusal) as refused:
        await room.catch_up(there.record.seq)
    assert refused.value.code == "newer_rules"
    with pytest.raises(Refusal) as refused:
        await old.table(room.record.id)
    assert refused.value.code == "newer_rules"
    assert await quarantined(old.store) == {}
    await whisper(there)
    await until(lambda: there.record.match.state.round == 1)


def test_a_log_of_newer_rules_is_refused_by_name() -> None:
    text = Match.start(louder_whispers.GAME, 2, 1).to_log()
    with pytest.raises(NewerRules, match="version 2 of the rules of whispers"):
        Match.from_log(whispers.GAME, text)
