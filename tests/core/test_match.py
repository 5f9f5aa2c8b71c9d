"""The match object: starting, undo up to the barrier, reliable logs."""

import json
import random
from pathlib import Path

import msgspec
import pytest

import pantheon
from pantheon.core import log
from pantheon.games.nations.generated.actions import Discard, LiftDesert


def finished(seed: int = 7) -> pantheon.Match:
    match = pantheon.new("nations", seats=3, seed=seed)
    luck = random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return match


def test_the_readme_example() -> None:
    match = finished()
    assert match.result is not None
    assert match.result.winners
    assert "over" in repr(match)
    assert match._repr_svg_().startswith("<svg")


def test_a_saved_match_loads_without_random_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished()
    match.save(tmp_path / "match.jsonl")

    def forbidden(*_: object) -> float:
        raise AssertionError("a replay asked a generator")

    monkeypatch.setattr(random.Random, "random", forbidden)
    again = pantheon.load(tmp_path / "match.jsonl")
    assert again.digest() == match.digest()


def test_the_log_is_json_lines_with_header_snapshots_and_end() -> None:
    match = finished()
    lines = [json.loads(line) for line in match.to_log().splitlines()]
    assert lines[0]["kind"] == "header"
    assert lines[0]["rules_version"] == match.game.rules_version
    assert lines[-1]["kind"] == "end"
    snapshots = [line for line in lines if line["kind"] == "snapshot"]
    assert len(snapshots) == len(match.steps) // log.SNAPSHOT_EVERY


def test_the_seed_is_committed_before_and_revealed_after_the_match() -> None:
    match = pantheon.new("nations", seats=3, seed="secret")
    header = match.to_log()
    assert "secret" not in header
    assert log.commitment_of("secret", match.salt) == match.header.commitment
    done = finished().to_log().splitlines()
    end = json.loads(done[-1])
    end["seed"] = "another"
    with pytest.raises(pantheon.LogRefused, match="seed"):
        pantheon.Match.from_log(match.game, "\n".join([*done[:-1], json.dumps(end)]))


def test_own_actions_can_be_undone_up_to_the_barrier() -> None:
    match = pantheon.new("nations", seats=2, seed=3)
    seat = match.to_act[0]
    start = match.digest()
    assert not match.free_undo(seat)
    match.play(Discard(0))
    assert match.free_undo(seat)
    assert not match.free_undo(1 - seat)
    match.undo()
    assert match.digest() == start
    match.play(Discard(0))
    lift = next(action for action in match.legal() if isinstance(action, LiftDesert))
    match.play(lift)
    match.play(match.legal()[0])
    assert not match.free_undo(seat), "chance has filled the display"
    match.undo(3)
    assert match.digest() == start
    assert [type(entry).__name__ for entry in match.entries].count("Undo") == 2
    assert pantheon.Match.from_log(match.game, match.to_log()).digest() == start


def test_undo_goes_back_over_snapshots() -> None:
    match = finished()
    early = match.game.digest(match.at(10))
    match.undo(len(match.steps) - 10)
    assert match.digest() == early
    assert len(match.steps) == 10
    with pytest.raises(pantheon.RuleBroken):
        match.undo(11)


def test_frames_lead_from_the_start_to_the_end() -> None:
    match = finished()
    frames = list(match.frames())
    assert len(frames) == len(match.steps) + 1
    assert match.game.digest(frames[-1][0]) == match.digest()
    assert match.game.digest(frames[5][0]) == match.game.digest(match.at(5))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda header: header | {"game": "chess"}, "chess"),
        (lambda header: header | {"rules_version": 99}, "version 99"),
        (lambda header: header | {"seats": 9}, "9 players"),
        (lambda header: header | {"format": 7}, "format 7"),
        (lambda header: header | {"outcomes": [0]}, "set-up"),
    ],
)
def test_a_wrong_header_is_refused_with_a_reason(change: object, complaint: str) -> None:
    match = finished()
    lines = match.to_log().splitlines()
    header = change(json.loads(lines[0]))  # type: ignore[operator]
    with pytest.raises(pantheon.LogRefused, match=complaint):
        pantheon.Match.from_log(match.game, "\n".join([json.dumps(header), *lines[1:]]))


def test_a_wrong_snapshot_is_detected() -> None:
    lines = finished(11).to_log().splitlines()
    where = next(number for number, line in enumerate(lines) if '"snapshot"' in line)
    entry = json.loads(lines[where])
    entry["digest"] = "0" * 32
    lines[where] = json.dumps(entry)
    with pytest.raises(pantheon.LogRefused, match="snapshot"):
        pantheon.Match.from_log(pantheon.find("nations"), "\n".join(lines))


def test_errors_for_unknown_names_list_the_known_ones() -> None:
    with pytest.raises(pantheon.UnknownGame, match="nations"):
        pantheon.new("chess")
    with pytest.raises(pantheon.OptionRefused, match="unknown"):
        pantheon.new("nations", seats=2, colour=1)
    with pytest.raises(pantheon.LogRefused, match="No such file"):
        pantheon.load("nowhere.jsonl")


def test_a_custom_game_can_be_registered() -> None:
    game = pantheon.find("nations")

    class Renamed(type(game)):  # type: ignore[misc]
        """The same game under another name."""

        name = "renamed"

    pantheon.register(Renamed())
    try:
        assert pantheon.new("renamed", seats=2).game.name == "renamed"
    finally:
        pantheon.games._registered().pop("renamed")
    assert msgspec.json.encode(game.name) == b'"nations"'
