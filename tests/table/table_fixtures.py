"""Fixtures for tests of the table: people, a watcher that records messages, a clock."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from pantheon import games
from pantheon.core.words import plain
from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Sitter
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry

ANNA, BEN, CLEO = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cleo"))
PEOPLE = (ANNA, BEN, CLEO)

OpenRegistry = Callable[..., Awaitable[TableRegistry]]


class Clockwork:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Watcher:
    """Notes every message."""

    def __init__(self, person: Person, requested_viewpoint: int | None = None) -> None:
        self.person = person
        self.viewpoint: int | None = None
        self.requested_viewpoint = requested_viewpoint
        self.wants_view = False
        self.texts: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.texts.append(message)

    def told(self, kind: str) -> list[dict[str, Any]]:
        messages = [msgspec.json.decode(text) for text in self.texts]
        return [message for message in messages if message["type"] == kind]


async def begun(
    registry: TableRegistry,
    people: tuple[Person | str, ...] = (ANNA, BEN),
    game: str = "whispers",
    options: dict[str, Any] | None = None,
    clock: requests.Clock | None = None,
) -> LiveTable:
    """A match under way; a text among the people is a bot's level."""
    table = await opened(registry, people, game, options, clock)
    host = next(each for each in people if isinstance(each, Person))
    await table.carry_out(host, requests.Start())
    return table


async def opened(
    registry: TableRegistry,
    people: tuple[Person | str | None, ...] = (ANNA, BEN),
    game: str = "whispers",
    options: dict[str, Any] | None = None,
    clock: requests.Clock | None = None,
) -> LiveTable:
    """A table that waits to be started by the first person."""
    host = next(each for each in people if isinstance(each, Person))
    first = e.Opened(
        game, len(people), options or {}, clock or requests.Clock(), True, host.id,
        rules_version=games.find(game).rules_version,
    )  # fmt: skip
    return await registry.open_table(first, [_sitter(each) for each in people])


def _sitter(who: Person | str | None) -> Sitter | None:
    if who is None:
        return None
    if isinstance(who, str):
        return Sitter(level=who)
    return Sitter(who.name, who.id, colour=who.colour)


def act(table: LiveTable, seat: int, number: int = 0, request: str = "") -> requests.ActRequest:
    """A legal action of a seat on the newest state."""
    action = table.record.match.legal(seat)[number]
    return requests.ActRequest(id=request, seat=seat, on=table.record.seq, action=plain(action))


async def play_out(table: LiveTable, people: tuple[Person, ...], seed: int = 0) -> None:
    """Random play to the end, for all seats that people have."""
    luck = random.Random(seed)
    while table.record.phase == "playing":
        seats = [seat for seat in table.record.match.to_act if not table.record.is_bot(seat)]
        if not seats:
            await asyncio.sleep(0.01)
            continue
        seat = luck.choice(seats)
        legal = len(table.record.match.legal(seat))
        sitter = table.record.seats[seat]
        person = next(each for each in people if sitter and each.id == sitter.person)
        await table.carry_out(person, act(table, seat, luck.randrange(legal)))


async def until(condition: Callable[[], bool], seconds: float = 10) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError("it did not come about in time")
        await asyncio.sleep(0.01)


async def refused_with(
    code: str, table: LiveTable, person: Person, request: requests.Request
) -> Refusal:
    """A request that is refused and changes nothing."""
    seq = table.record.seq
    with pytest.raises(Refusal) as refused:
        await table.carry_out(person, request)
    assert refused.value.code == code
    assert table.record.seq == seq
    return refused.value
