"""Changes that no option expresses: a match is migrated by its game's step, or closed."""

from typing import Any

import pytest

from pantheon import games
from pantheon.core.errors import CannotMigrate
from pantheon.core.match import Match
from pantheon.table.archive import replay_frames
from pantheon.table.archive.match_files import export
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import read_record
from pantheon.table.match.outdated import as_far_as_it_goes
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from tests.table import halved_whispers, whispers
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    CLEO,
    OpenRegistry,
    Watcher,
    act,
    begun,
    play_out,
    refused_with,
)

ROUNDS = {"rounds": 4}


async def whisper(table: LiveTable, word: int = 0) -> None:
    await table.carry_out(ANNA, act(table, 0, word))
    await table.carry_out(BEN, act(table, 1, word))


async def upgraded(
    open_registry: OpenRegistry, game: Any, word: int = 6, rounds: int = 1
) -> tuple[TableRegistry, str]:
    """A registry with newer rules, and a table of the older ones."""
    old = await begun(await open_registry(), options=ROUNDS)
    await old.carry_out(ANNA, requests.Say(text="Good luck"))
    for _ in range(rounds):
        await whisper(old, word)
    games.register(game)
    return await open_registry(), old.record.id


async def test_a_match_is_migrated_and_goes_on(open_registry: OpenRegistry) -> None:
    registry, table_id = await upgraded(open_registry, halved_whispers.HALVED)
    table = await registry.table(table_id)
    match = table.record.match
    assert match.header.rules_version == 2
    assert [entry.action["word"] for entry in match.entries] == [3, 3]  # type: ignore[union-attr]
    assert table.record.phase == "playing"
    assert [said.text for said in table.record.speeches] == ["Good luck"]
    watcher = Watcher(ANNA)
    await table.welcome(watcher, -1)
    assert watcher.told("state")[-1]["lines"], "the players still read what happened"
    await play_out(table, (ANNA, BEN))
    assert Match.from_log(halved_whispers.HALVED, export(table.record)).over
    again = await (await open_registry()).table(table_id)
    assert again.record.match.result == table.record.match.result


async def test_a_migration_is_written_once(open_registry: OpenRegistry) -> None:
    registry, table_id = await upgraded(open_registry, halved_whispers.HALVED)
    seq = (await registry.table(table_id)).record.seq
    assert (await (await open_registry()).table(table_id)).record.seq == seq


@pytest.mark.parametrize(
    ("game", "word"),
    [(halved_whispers.CUT_OFF, 1), (halved_whispers.HALVED, halved_whispers.SPOILT)],
)
async def test_a_match_that_cannot_go_on_is_closed(
    open_registry: OpenRegistry, game: Any, word: int
) -> None:
    registry, table_id = await upgraded(open_registry, game, word)
    table = await registry.table(table_id)
    watcher = Watcher(ANNA)
    await table.welcome(watcher, -1)
    card = watcher.told("table")[-1]
    assert (card["phase"], card["closed"]["key"]) == ("closed", "table-closed-by-rules")
    for request in (requests.Say(text="Oh"), requests.Leave(), requests.Start()):
        await refused_with("closed", table, ANNA, request)
    stored = await registry.store.card(table_id)
    assert stored is not None
    assert (stored.phase, stored.due) == ("closed", None)


async def test_the_replay_of_a_closed_match_is_read_as_far_as_it_goes(
    open_registry: OpenRegistry,
) -> None:
    old = await begun(await open_registry(), options=ROUNDS)
    await whisper(old, 2)
    await whisper(old, 8)  # which today's rules do not know
    games.register(halved_whispers.CUT_OFF)
    registry = await open_registry()
    await registry.table(old.record.id)
    page = requests.Replay(table=old.record.id, first=0, count=50)
    frames = await _replay(registry, page)
    assert frames.total == 3, "the set-up and the two words that can be read"
    games.register(whispers.GAME)
    _, text = await (await open_registry()).archive.export(old.record.id, "anyone")
    assert len(Match.from_log(whispers.GAME, text.decode()).steps) == 4, "nothing is lost"


async def _replay(registry: TableRegistry, page: requests.Replay) -> Any:
    """The worker process knows only the older rules, so its work is done here."""
    record = read_record(page.table, await registry.store.entries(page.table), None)
    record.live_match = as_far_as_it_goes(record)
    return replay_frames.frames(record, page)


async def test_a_finished_match_keeps_its_result(open_registry: OpenRegistry) -> None:
    registry, table_id = await upgraded(open_registry, halved_whispers.CUT_OFF, rounds=4)
    before = await registry.store.card(table_id)
    table = await registry.table(table_id)
    assert table.record.phase == "closed"
    assert await registry.store.card(table_id) == before
    assert before is not None
    assert before.phase == "over"


def test_a_file_of_older_rules_is_migrated_when_it_is_read() -> None:
    match = Match.start(whispers.GAME, 2, 3, {"rounds": 1})
    for word in (4, 7):
        match.play(whispers.Whisper(word))
    again = Match.from_log(halved_whispers.HALVED, match.to_log().rsplit("\n", 2)[0])
    assert again.over
    with pytest.raises(CannotMigrate, match="before version 2"):
        Match.from_log(halved_whispers.CUT_OFF, match.to_log())


async def test_nobody_can_take_a_seat_at_a_closed_table(open_registry: OpenRegistry) -> None:
    registry, table_id = await upgraded(open_registry, halved_whispers.CUT_OFF)
    table = await registry.table(table_id)
    with pytest.raises(Refusal, match="closed"):
        await table.carry_out(CLEO, requests.TakeOver(seat=0))
