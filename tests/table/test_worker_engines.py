"""Compiled engines take over between two moves, without a restart."""

import pytest

from pantheon import games
from pantheon.core.match import Match
from pantheon.table.bots.bot_workers import BotWorkers


async def test_a_bot_gets_a_new_worker_once_the_engines_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.find("nations")
    match = Match.start(game, 2, "seed")
    (seat,) = match.to_act
    view = game.view(match.state, seat)
    bot_workers = BotWorkers(1)
    workers = []
    for pure in ("1", "1", "0", "0"):
        monkeypatch.setenv("PANTHEON_PURE", pure)
        assert await bot_workers.choose("greedy", game, view, seat) in match.legal(seat)
        workers.append(bot_workers._workers[0])
    plain, again, compiled, still = workers
    assert plain is again
    assert plain is not None
    assert not plain.alive
    assert compiled is still
    assert compiled is not plain
    assert bot_workers.failures == 0
    await bot_workers.close()
