"""`pantheon dev` is stopped and started again: matches are as they were, or say why not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pantheon import games
from pantheon.workbench.game_package import GamePackage, forget_kept_answers
from tests.server.client import Client, Visitor
from tests.workbench.conftest import DevServer, begin_match, serving
from tests.workbench.test_hot_reload import act, status
from tests.workbench.test_inspector import inspect

RULE = "return None if state.sky[cell] == EMPTY else Reason"
STRICTER = "return None if state.sky[cell] == EMPTY and cell != 1 else Reason"

PREPARE = """
def prepare(options, seats, chance):
    from ..generated.copying import blank_state

    chance.below(3)
    return blank_state(seats, options.ravens, options.target)


"""
"""A set-up that draws something, which no log from before has."""


class Evening:
    """A package, and a server that comes and goes."""

    def __init__(self, package: GamePackage, folder: Path) -> None:
        self.package = package
        self._folder = folder
        self._cookies: dict[str, str] = {}

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[tuple[DevServer, Visitor]]:
        """The server, and the author, who is the same person every time."""
        async with serving(self.package, self._folder) as dev:
            author = Visitor(dev.server.address)
            author.http.cookies.update(self._cookies)
            await author.arrive("Anna")
            self._cookies = dict(author.http.cookies)
            yield dev, author
            await author.http.aclose()

    def change(self, path: str, old: str, new: str) -> None:
        """Change a file while no server runs."""
        file = self.package.folder / path
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        games.register(self.package.load())
        forget_kept_answers()


@pytest.fixture
def evening(package: GamePackage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path))
    return Evening(package, tmp_path)


async def left_alone(client: Client) -> str:
    table: str = client.table["id"]
    await client.close()
    return table


async def test_an_edited_match_is_as_it_was_left(evening: Evening) -> None:
    async with evening.serving() as (_, author):
        client = await begin_match(author)
        await act(client, "watch", cell=3)
        await act(client, "watch", cell=4)
        await client.ask("undo", seat=client.state["seat"])
        fact = {"name": "points", "value": [7, 2]}
        state = f"/api/workbench/tables/{client.table['id']}/state"
        assert (await author.http.post(state, json=fact)).status_code == 200
        await act(client, "watch", cell=5)
        table = await left_alone(client)
    async with evening.serving() as (_, author):
        client = await author.join(table, seat=0)
        found = (await inspect(client, author))["state"]
        assert (found["points"][0] >= 7, found["points"][1] >= 2) == (True, True)
        assert found["sky"][5] >= 0
        await act(client, "watch", cell=6)
        await client.close()


async def test_a_match_that_no_longer_replays_waits_to_be_mended(evening: Evening) -> None:
    async with evening.serving() as (_, author):
        client = await begin_match(author)
        for cell in (0, 1, 2):
            await act(client, "watch", cell=cell)
        table = await left_alone(client)
    evening.change("rules/turn.py", RULE, STRICTER)
    async with evening.serving() as (dev, author):
        client = await author.join(table, seat=0)
        assert client.state["step"] == 1
        assert (await status(author))["stalls"][table]["entry"] == 1
        assert any("entry 1" in line and "no longer replays" in line for line in dev.lines)
        await dev.save("rules/turn.py", STRICTER, RULE)
        await client.until(lambda: client.state["step"] == 3)
        await dev.save("rules/turn.py", RULE, STRICTER)
        await client.close()
    async with evening.serving() as (dev, author):
        client = await author.join(table, seat=0)
        await author.http.post(f"/api/workbench/tables/{table}/go-on")
        await act(client, "watch", cell=5)
        await client.close()


async def test_a_match_that_cannot_begin_says_why_and_is_not_lost(evening: Evening) -> None:
    async with evening.serving() as (_, author):
        client = await begin_match(author)
        await act(client, "watch", cell=0)
        table = await left_alone(client)
    evening.change("rules/turn.py", "\ndef components_of(", PREPARE + "def components_of(")
    async with evening.serving() as (dev, author):
        refused = await (await author.connect()).ask("join", table=table)
        assert refused["type"] == "refused"
        assert refused["words"]["key"] == "workbench-not-to-be-shown"
        await dev.save("rules/turn.py", PREPARE, "\n")
        client = await author.join(table, seat=0)
        assert client.state["step"] == 1
        await act(client, "watch", cell=1)
        await client.close()
