"""Replays and match files."""

from typing import Any

import msgspec
import pytest

from pantheon.core import log
from pantheon.core.words import plain
from pantheon.table.archive import match_files, replay_frames
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Frames
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from tests.table.client_patches import as_scene, patched_scene
from tests.table.table_fixtures import ANNA, BEN, act, begun, play_out


async def finished(registry: TableRegistry, game: str = "whispers") -> LiveTable:
    table = await begun(registry, game=game)
    seat = table.record.match.to_act[0]
    person = (ANNA, BEN)[seat]
    await table.carry_out(person, act(table, seat, 1))
    await table.carry_out(person, requests.UndoRequest(seat=seat))
    await play_out(table, (ANNA, BEN))
    return table


async def kept(registry: TableRegistry, text: str) -> Record:
    """The table that a file becomes, without the worker that checks it for a server."""
    found = match_files.check_file(text, "t", 1.0)
    snapshot = found.snapshot.seq, msgspec.json.encode(found.snapshot)
    await registry.store.append_written("t", found.bodies, found.card, snapshot)
    return await registry.record("t")


async def whole(table: LiveTable, seat: int | None, revealed: bool = False) -> list[Frames]:
    parts = [
        replay_frames.frames(
            table.record, requests.Replay(table="t", seat=seat, revealed=revealed, first=0, count=3)
        )
    ]
    while parts[-1].first + len(parts[-1].frames) < parts[-1].total:
        first = parts[-1].first + len(parts[-1].frames)
        request = requests.Replay(table="t", seat=seat, revealed=revealed, first=first, count=50)
        parts.append(replay_frames.frames(table.record, request))
    return parts


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", ["whispers", "nations"])
async def test_every_frame_is_what_the_seat_saw(
    registry: TableRegistry, game: str, seat: int | None
) -> None:
    table = await finished(registry, game)
    match = table.record.match
    drawn: dict[str, Any] = {}
    for part in await whole(table, seat):
        for frame in part.frames:
            scene, change = plain(frame.scene), plain(frame.change)
            drawn = scene or patched_scene(drawn, change)
            seen = match.game.scene(match.game.known(match.at(frame.step), seat), seat)
            assert as_scene(drawn) == as_scene(plain(seen))
    assert part.result == match.result


async def test_a_seat_s_replay_hides_what_was_hidden_and_a_revealed_one_tells_all(
    registry: TableRegistry,
) -> None:
    table = await finished(registry)
    said = {
        (event.seat, event.word)
        for step in table.record.match.steps
        for event in step.events
        if hasattr(event, "word")
    }
    own = {(seat, word) for seat, word in said if seat == 0}
    assert _words(await whole(table, 0)) - {(1, -1)} == own
    assert _words(await whole(table, None)) == {(0, -1), (1, -1)}
    assert _words(await whole(table, None, revealed=True)) == said


def _words(parts: list[Frames]) -> set[tuple[Any, Any]]:
    lines = [line for part in parts for frame in part.frames for line in frame.lines]
    return {
        (line.words.args["seat"], line.words.args["word"])
        for line in lines
        if "word" in line.words.args
    }


async def test_nothing_is_replayed_or_exported_before_the_end(registry: TableRegistry) -> None:
    table = await begun(registry)
    with pytest.raises(Refusal, match="not_over"):
        replay_frames.frames(table.record, requests.Replay(table=table.record.id))
    with pytest.raises(Refusal, match="not_over"):
        match_files.export(table.record)


async def test_a_file_goes_out_and_comes_in_again(registry: TableRegistry) -> None:
    table = await finished(registry, "nations")
    text = match_files.export(table.record)
    again = await kept(registry, text)
    assert again.match.digest() == table.record.match.digest()
    assert match_files.export(again) == text
    assert again.card().scores == table.record.card().scores


@pytest.mark.parametrize("every", [1, 7, 1000])
async def test_a_file_is_the_same_whichever_snapshots_the_table_was_read_from(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    table = await finished(registry, "nations")
    monkeypatch.setattr(log, "SNAPSHOT_EVERY", every)
    text = match_files.export(table.record)
    again = await kept(registry, text)
    assert match_files.export(again) == text
    snapshots = text.count('"kind":"snapshot"')
    assert snapshots == len(again.match.steps) // every


@pytest.mark.parametrize("spoilt", ["", "nonsense", '{"kind":"header"}'])
async def test_a_file_that_is_none_is_refused(spoilt: str) -> None:
    with pytest.raises(Refusal, match="file_refused"):
        match_files.check_file(spoilt, "t", 1.0)


async def test_a_file_that_breaks_the_rules_or_has_no_end_is_refused(
    registry: TableRegistry,
) -> None:
    table = await finished(registry, "nations")
    lines = match_files.export(table.record).splitlines()
    with pytest.raises(Refusal, match="file_refused"):
        match_files.check_file("\n".join([*lines[:3], *lines[4:]]), "t", 1.0)
    with pytest.raises(Refusal, match="file_refused"):
        match_files.check_file("\n".join(lines[:3]), "t", 1.0)
