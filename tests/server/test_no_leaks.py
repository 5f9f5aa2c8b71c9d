"""Secrets: no message ever carries what its receiver may not see.

Two matches that differ only in what one viewpoint may not know must look the same to it, byte
for byte, through all of the traffic. So every registered game is played over the wire by all
seats with a spectator watching; beside it, for each viewpoint, runs a shadow match whose
hidden facts are dealt anew, and whatever is sent of the shadow is compared with the traffic.
"""

import random
import re
from functools import partial
from typing import Any

import pytest

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.words import plain
from pantheon.server.server import Server
from pantheon.table.broadcast.seat_snapshots import offers
from pantheon.table.match.commands import moves
from pantheon.table.match.live_table import LiveTable
from tests.server.client import Client, Visitor
from tests.server.conftest import Arrive
from tests.table.client_patches import as_scene, expanded
from tests.table.whispers import MARK

LOOKED_AT = 12
SHARE = 0.06
"""The first so many moments of a match are compared with shadows, then this share of them."""


@pytest.mark.parametrize("name", [*games.names(), "whispers"])
async def test_traffic_of_a_whole_match_is_the_same_whatever_is_hidden(
    server: Server, arrive: Arrive, name: str
) -> None:
    game: Any = games.find(name)
    visitors = [await arrive(f"P{seat}") for seat in range(game.seats[0])]
    table = await visitors[0].open_table(game=name, seats=game.seats[0])
    players = await _sit(visitors, table)
    guest = await (await arrive("Guest")).join(table)
    viewpoint: dict[int | None, Client] = {**dict(enumerate(players)), None: guest}
    live = await server.services.registry.table(table)
    luck = random.Random(name)
    while live.record.phase == "playing":
        if live.record.match_seq < LOOKED_AT or luck.random() < SHARE:
            await _compare_and_act(live, viewpoint, luck)
        else:  # the same traffic, without waiting for everyone in between
            seat = luck.choice(live.record.match.to_act)
            action = plain(luck.choice(live.record.match.legal(seat)))
            await live.append(partial(_act, seat, action))
    await _all_settled(live, viewpoint)
    assert all(client.over for client in viewpoint.values())
    _check_lines(live.record, viewpoint)
    _check_seed(live.record, viewpoint)


def _act(seat: int, action: dict[str, Any], record: Any, now: float) -> Any:
    return moves.act(record, seat, action, now)


async def _all_settled(live: LiveTable, viewpoint: dict[int | None, Client]) -> None:
    for client in viewpoint.values():
        await client.until(lambda c=client: c.state["seq"] == live.record.match_seq)  # type: ignore[misc]


async def _compare_and_act(
    live: LiveTable, viewpoint: dict[int | None, Client], luck: random.Random
) -> None:
    await _all_settled(live, viewpoint)
    for seat, client in viewpoint.items():
        _compare_with_shadow(live.record.game, live.record, seat, client, luck)
    able = [seat for seat in live.record.match.to_act if viewpoint[seat].state["offers"]]
    await viewpoint[luck.choice(able)].act_at_random(luck)


async def _sit(visitors: list[Visitor], table: str) -> list[Client]:
    players = [await visitor.join(table) for visitor in visitors]
    for seat, player in enumerate(players[1:], 1):
        await player.ask("sit", seat=seat)
    assert (await players[0].ask("start"))["type"] == "done"
    for player in players:
        await player.until(lambda p=player: bool(p.state))  # type: ignore[misc]
    return players


def _compare_with_shadow(
    game: Any, record: Any, seat: int | None, client: Client, luck: random.Random
) -> None:
    """What a viewpoint was sent also fits a match in which everything hidden is different."""
    shadow = game.copy(record.match.state)
    game.redeal(shadow, seat, Chance(luck.randrange(2**30), record=False))
    known = game.known(shadow, seat)
    scene = game.scene(known, seat)
    assert as_scene(client.state["scene"]) == as_scene(plain(scene))
    assert client.state["to_act"] == list(game.to_act(shadow))
    assert client.state["awaited"] == list(game.awaited(shadow))
    expected: Any = ()
    if seat in game.to_act(shadow):
        expected = offers(record, seat, known, scene)
    assert client.state["offers"] == expanded(plain(list(expected)), plain(scene.cells))
    assert "view" not in client.told[-1] or client.state["view"] is None


def _check_lines(record: Any, viewpoint: dict[int | None, Client]) -> None:
    """Every line that anyone got is an event as that one may know it, and nothing else is."""
    for seat, client in viewpoint.items():
        allowed = [
            plain(record.game.event_codec.words(seen))
            for each in record.history
            for event in each.events
            if (seen := event.seen_by(seat)) is not None
        ]
        assert [line["words"] for line in client.lines] == allowed


def _check_seed(record: Any, viewpoint: dict[int | None, Client]) -> None:
    """Nobody hears the seed before the end, nor anybody's id."""
    ids = [sitter.person for sitter in record.seats if sitter]
    for client in viewpoint.values():
        before_end = [text for text in client.texts if '"proof":{' not in text]
        traffic = "\n".join(before_end)
        assert record.match.seed not in traffic
        assert record.match.salt not in traffic
        assert not any(person in traffic for person in ids)


async def test_planted_words_reach_only_their_own_seat(server: Server, arrive: Arrive) -> None:
    """Each seat whispers a word of its own that is found nowhere else in the traffic."""
    visitors = [await arrive(f"P{seat}") for seat in range(3)]
    table = await visitors[0].open_table(seats=3, options={"rounds": 3})
    players = await _sit(visitors, table)
    guest = await (await arrive()).join(table, view=True)
    for _ in range(3):
        for seat, player in enumerate(players):
            await player.until(lambda p=player: bool(p.state["offers"]))  # type: ignore[misc]
            await player.act(player.state["offers"][seat + 1])
    for seat, client in enumerate([*players, guest]):
        await client.until(lambda c=client: c.over)  # type: ignore[misc]
        found = set(re.findall(rf"{MARK // 10}\d", "\n".join(client.texts)))
        assert found == ({str(MARK + seat + 1)} if seat < 3 else set())
