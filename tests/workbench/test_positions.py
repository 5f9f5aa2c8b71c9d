"""Positions: saved, named, opened at a table, given to a bot, used in a test."""

from pathlib import Path
from typing import Any

import pytest

import pantheon
from pantheon import bots, games
from pantheon.core.chance import Chance
from pantheon.core.errors import LogRefused
from pantheon.workbench.game_package import GamePackage
from pantheon.workbench.positions import (
    NoSuchPosition,
    Position,
    names_in,
    position,
    read_position,
    save_position,
)
from tests.server.client import Client, Visitor
from tests.workbench.conftest import DevServer
from tests.workbench.test_hot_reload import act


@pytest.fixture
def saved(package: GamePackage) -> pantheon.Match:
    """A match whose newest position is saved as `two birds`."""
    match = pantheon.new("auspices", seats=3, seed=4)
    for _ in range(2):
        match.play(match.legal()[0])
    match.play(match.legal()[1])
    match.undo()
    save_position(package.folder, "two birds", Position.of(match))
    return match


def test_a_position_is_used_in_a_test(saved: pantheon.Match, package: GamePackage) -> None:
    found = position("two birds")
    assert found.digest() == saved.digest()
    assert len(found.steps) == 2
    assert found.seats == 3
    first = found.play(found.legal()[0])
    again = position("two birds", package.folder)
    assert again.play(again.legal()[0]) == first, "the same seed brings the same"
    again.undo()
    assert again.digest() == saved.digest()


def test_a_position_in_mid_match(saved: pantheon.Match, package: GamePackage) -> None:
    save_position(package.folder, "first", Position.of(saved, 1))
    assert len(position("first").steps) == 1
    assert names_in(package.folder) == ["first", "two birds"]


def test_a_position_is_handed_to_a_bot(saved: pantheon.Match) -> None:
    match = position("two birds")
    [seat] = match.to_act
    chosen = bots.find("greedy").choose(match.game, match.view(seat), seat, Chance("1"))
    assert chosen in match.legal()


def test_a_position_outlives_a_changed_rule(saved: pantheon.Match, package: GamePackage) -> None:
    """Its actions are no longer legal, but the state can still be loaded."""
    file = package.folder / "rules" / "turn.py"
    text = file.read_text("utf-8")
    old = "return None if state.sky[cell] == EMPTY else"
    file.write_text(text.replace(old, "return None if cell > 8 else"), "utf-8")
    games.register(package.load())
    found = position("two birds")
    assert found.steps == []
    assert found.game.dump(found.state) == read_position(package.folder, "two birds").state
    assert found.legal()
    with pytest.raises(LogRefused, match="entry 0"):
        read_position(package.folder, "two birds").replayed(found.game)


def test_a_position_outlives_a_changed_state(saved: pantheon.Match, package: GamePackage) -> None:
    """The state has another form, but the actions still lead to it."""
    for path, old, new in (
        ("game.py", "state_form = 2", "state_form = 3"),
        ("rules/state.py", "    omen: int\n", "    omen: int\n    moons: int\n"),
    ):
        file = package.folder / path
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    games.register(package.load())
    found = position("two birds")
    assert len(found.steps) == 2
    assert found.state.moons == 0


@pytest.mark.parametrize("name", ["../secret", "", ".hidden", "a/b"])
def test_a_name_is_no_path(name: str, saved: pantheon.Match, package: GamePackage) -> None:
    with pytest.raises(NoSuchPosition, match="cannot name a position"):
        save_position(package.folder, name, Position.of(saved))


def test_an_unknown_position_names_those_there_are(
    saved: pantheon.Match, package: GamePackage
) -> None:
    with pytest.raises(NoSuchPosition, match="there are: two birds"):
        read_position(package.folder, "three birds")
    with pytest.raises(NoSuchPosition, match=r"positions/three birds\.json"):
        position("three birds")


async def test_a_position_is_saved_at_the_table_and_opened_again(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=0)
    await act(client, "watch", cell=5)
    table = client.table["id"]
    answer = await visitor.http.post(
        f"/api/workbench/tables/{table}/positions", json={"name": "five"}
    )
    assert answer.status_code == 201, answer.text
    assert Path(answer.json()["file"]) == dev.package.folder / "positions" / "five.json"
    opened = await visitor.http.get(answer.json()["link"])
    assert opened.status_code == 303
    other = await visitor.join(opened.headers["location"].rpartition("/")[2])
    assert other.state["step"] == 2
    assert other.state["scene"]["pieces"] == client.state["scene"]["pieces"]
    assert other.state["to_act"] == client.state["to_act"]
    assert other.table["yours"] == other.state["to_act"]
    await act(other, "watch", cell=7)
    await other.until(lambda: other.over or other.state["to_act"] == other.table["yours"])
    await other.close()


async def test_a_position_is_saved_as_a_test(
    dev: DevServer, client: Client, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await act(client, "watch", cell=0)
    project, save = dev.package.folder.parent, f"/api/workbench/tables/{client.table['id']}"
    form = {"name": "One bird", "test": True}
    refused = await visitor.http.post(f"{save}/positions", json=form)
    assert "no pyproject.toml" in refused.text
    (project / "pyproject.toml").touch()
    answer = (await visitor.http.post(f"{save}/positions", json=form)).json()
    file = project / "tests" / "test_position_one_bird.py"
    assert answer["test"] == str(file)
    monkeypatch.chdir(project)
    names: dict[str, Any] = {}
    exec(compile(file.read_text("utf-8"), file, "exec"), names)
    names["test_one_bird"]()
    again = await visitor.http.post(f"{save}/positions", json=form)
    assert "exists already" in again.text


async def test_a_position_is_opened_to_play_all_seats(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=0)
    table = client.table["id"]
    form = {"name": "one", "step": 0}
    await visitor.http.post(f"/api/workbench/tables/{table}/positions", json=form)
    opened = await visitor.http.get("/positions/one?alone=1")
    other = await visitor.join(opened.headers["location"].rpartition("/")[2], seat=0)
    assert other.table["yours"] == [0, 1]
    assert other.state["step"] == 0
    await other.close()
