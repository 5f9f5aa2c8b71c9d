"""Serialization: JSON round trips, replays, copies, undo, seeds, golden matches."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import pantheon
from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from tests.conformance.cases import Case, every_case, every_game, step, walk

GOLDEN = Path(__file__).parents[1] / "golden"
SHARE = 0.25


def _through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@every_case
def test_everything_survives_json(case: Case) -> None:
    match = case.start()
    game = match.game
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        again = game.load(_through_json(game.dump(match.state)))
        assert game.digest(again) == match.digest()
        for seat in range(match.seats):
            assert game.legal(again, seat) == game.legal(match.state, seat)
            view = game.view(match.state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        for action in match.legal():
            assert game.codec.read(msgspec.json.encode(action)) == action
    for event in match.events:
        assert game.event_codec.convert(_through_json(event)) == event
    assert _through_json(match.result) == _through_json(
        msgspec.convert(_through_json(match.result), type(match.result))
    )


@every_case
def test_a_log_replays_to_the_same_match(case: Case) -> None:
    match = case.start()
    for _ in walk(match):
        pass
    again = Match.from_log(match.game, match.to_log())
    assert again.digest() == match.digest()
    assert again.events == match.events
    assert again.result == match.result
    middle = len(match.steps) // 2
    assert match.game.digest(again.at(middle)) == match.game.digest(match.at(middle))


@every_game
def test_seeds_reproduce_a_match(name: str) -> None:
    digests = []
    for _ in range(2):
        match = Case(name, games.find(name).seats[-1], "seed", {}).start(7)
        for _ in walk(match, 7):
            pass
        digests.append(match.digest())
    assert digests[0] == digests[1]


@every_case
def test_copies_share_nothing_mutable(case: Case) -> None:
    match = case.start()
    game = match.game
    for luck in walk(match):
        if luck.random() > 0.05:
            continue
        before = match.digest()
        twin = game.copy(match.state)
        assert game.digest(twin) == before
        game.playout(twin, Chance(3, record=False), 400)
        assert match.digest() == before
    whole = match.copy()
    assert whole.digest() == match.digest()


@every_case
def test_undo_restores_the_state(case: Case) -> None:
    match = case.start()
    for luck in walk(match):
        if luck.random() > 0.1:
            continue
        before, count = match.digest(), len(match.steps)
        steps = luck.randint(1, 3)
        for _ in range(steps):
            if not match.over:
                step(match, luck)
        match.undo(len(match.steps) - count)
        assert match.digest() == before
    again = Match.from_log(match.game, match.to_log())
    assert again.digest() == match.digest()


@every_game
def test_every_end_has_a_golden_match(name: str) -> None:
    """Matches recorded under every version of the rules still replay to the same result."""
    game = games.find(name)
    found = sorted((GOLDEN / name).glob("v*/*.jsonl"))
    assert set(game.ends) <= {path.stem for path in found}, "ends without a golden match"
    for path in found:
        match = pantheon.load(path)
        assert match.over
        assert match.result is not None
        assert match.result.reason == path.stem
        assert f"v{match.header.rules_version}" == path.parent.name


@every_game
def test_a_changed_log_is_refused(name: str) -> None:
    game = games.find(name)
    match = Case(name, game.seats[0], "changed", {}).start()
    for _ in walk(match):
        pass
    lines = match.to_log().splitlines()
    with pytest.raises(pantheon.LogRefused):
        Match.from_log(game, "\n".join([lines[0], *lines[2:]]))
    with pytest.raises(pantheon.LogRefused):
        Match.from_log(game, "not a log")
