"""Sample matches that come with the games, and the measured strength of their bots."""

import pytest

from pantheon import bots, games
from pantheon.bots.levels import levels
from pantheon.core.match import Match
from pantheon.table.archive.samples import SAMPLE
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry

SHIPPED = ("elements", "envoys", "four_gods", "nations")


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_a_sample_that_replays(name: str) -> None:
    match = Match.from_log(games.find(name), games.find(name).file(SAMPLE))
    assert match.over
    assert all(match.header.names)


async def test_samples_become_tables_once(registry: TableRegistry) -> None:
    first = await registry.samples.cards(registry.now())
    assert {card.game for card in first} == set(SHIPPED)
    again = await registry.samples.cards(registry.now() + 60)
    assert [card.id for card in again] == [card.id for card in first]
    assert not await registry.store.public_cards(("over",), "", None)
    page = await registry.archive.replay(requests.Replay(table=first[0].id, count=2), "anna")
    assert page.total > 10


@pytest.mark.parametrize("name", SHIPPED)
def test_the_measured_elo_of_the_levels_grows(name: str) -> None:
    ratings = games.find(name).bot_ratings
    assert set(ratings) <= set(bots.names())
    measured = [ratings[level] for level in levels() if level in ratings]
    assert measured == sorted(measured)
    assert measured[:1] in ([], [0])


def test_some_levels_are_measured() -> None:
    assert any(games.find(name).bot_ratings for name in SHIPPED)
