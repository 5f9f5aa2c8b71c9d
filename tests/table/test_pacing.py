"""When bots act: at a moment that reveals nothing. The clock is simulated."""

import asyncio
import random
import selectors
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from pantheon import games
from pantheon.bots.levels import levels
from pantheon.core.chance import Chance
from pantheon.core.options import parse_options
from pantheon.table.bots.bot_runner import BotRunner, Choice, Decision
from pantheon.table.bots.pacing import MARGIN, Cue, Tempo, draw_tempo, has_secrets
from pantheon.table.bus import LocalBus

T = TypeVar("T")
DECISION = Decision(0, "adept", 3)


class Skipping(selectors.DefaultSelector):
    """Instead of waiting it puts the clock forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run something on a clock of its own."""
    selector = Skipping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


class Paced(BotRunner):
    """A bot that waits for a worker and thinks for given times."""

    def __init__(self, tempo: Tempo, waits: float, thinks: float) -> None:
        record = SimpleNamespace(bots_awaited=lambda: ())
        table: Any = SimpleNamespace(record=record, changed=[])
        nothing: Any = None
        super().__init__(table, nothing, nothing, LocalBus())
        self._fixed, self._waits, self._thinks = tempo, waits, thinks

    def _tempo(self, decision: Decision) -> Tempo:
        return self._fixed

    async def _think(self, decision: Decision, cue: Cue) -> Choice | None:
        await asyncio.sleep(self._waits)
        cue.thinking_begins()
        await asyncio.sleep(self._thinks)
        return None

    async def act(self) -> float:
        """The moment at which the bot acts."""
        await self._decide(DECISION)
        return asyncio.get_running_loop().time()


def moment(tempo: Tempo, thinks: float, waits: float = 0) -> float:
    return at_once(_moment(tempo, thinks, waits))


async def _moment(tempo: Tempo, thinks: float, waits: float) -> float:
    return await Paced(tempo, waits, thinks).act()


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("level", list(levels()))
@pytest.mark.parametrize("queue", [0.0, 0.3, 7.0])
def test_the_moment_of_acting_tells_nothing_of_the_thought(
    level: str, together: bool, queue: float
) -> None:
    for _ in range(50):
        tempo = draw_tempo(level, together, secrets=True, pace=1)
        none, some, all_of_it = (
            moment(tempo, share * tempo.thinking, queue) for share in (0.0, 0.5, 1.0)
        )
        assert none == pytest.approx(some) == pytest.approx(all_of_it)
        assert none >= tempo.act_after


def test_without_a_queue_a_bot_acts_at_the_moment_drawn() -> None:
    tempo = draw_tempo("adept", together=False, secrets=True, pace=1)
    assert tempo.thinking > 0.4
    assert moment(tempo, 0) == moment(tempo, 0.4) == pytest.approx(tempo.act_after)


def test_the_tempo_is_drawn_from_what_everybody_can_see() -> None:
    """It is given nothing else; with the same luck it is the same."""
    random.seed(5)
    first = [draw_tempo("oracle", False, True, 1) for _ in range(20)]
    random.seed(5)
    assert [draw_tempo("oracle", False, True, 1) for _ in range(20)] == first
    assert len(set(first)) == 20


@pytest.mark.parametrize("level", [*levels(), "random", "greedy"])
def test_short_answers_stay_short(level: str) -> None:
    for _ in range(200):
        tempo = draw_tempo(level, together=False, secrets=True, pace=1)
        assert 0.5 < tempo.act_after < 1.4
        assert tempo.act_after - tempo.thinking == pytest.approx(MARGIN)


@pytest.mark.parametrize("level", list(levels()))
def test_a_level_s_pace_is_that_of_its_hands(level: str) -> None:
    reaction = levels()[level].reaction
    tempi = [draw_tempo(level, True, True, 1) for _ in range(200)]
    moments = [tempo.act_after for tempo in tempi]
    assert 0.5 * reaction <= min(moments) < reaction < max(moments) <= 1.5 * reaction
    for tempo in tempi:
        assert tempo.thinking <= levels()[level].seconds
        assert tempo.think_after + tempo.thinking <= tempo.act_after


def test_in_the_open_a_bot_acts_when_it_is_done() -> None:
    tempo = draw_tempo("oracle", together=False, secrets=False, pace=1)
    assert moment(tempo, 0) == pytest.approx(0.7)
    assert moment(tempo, 3) == pytest.approx(3)
    assert tempo.thinking == 0


@pytest.mark.parametrize("together", [False, True])
def test_without_a_pace_bots_act_at_once(together: bool) -> None:
    tempo = draw_tempo("novice", together, secrets=True, pace=0)
    assert moment(tempo, 0) == 0
    assert moment(tempo, 0.25) == 0.25


@pytest.mark.parametrize(
    ("game", "options", "secret"),
    [
        ("envoys", {}, True),
        ("elements", {}, False),
        ("nations", {}, False),
        ("four_gods", {}, False),
    ],
)
def test_which_games_have_secrets(game: str, options: dict[str, Any], secret: bool) -> None:
    found = games.find(game)
    state = found.setup(parse_options(found.options, options, 3), 3, Chance(1, record=False))
    while found.over(state) is False and has_secrets(found, state, 3) is not secret:
        seat = found.awaited(state)[0]
        code = min(found.legal_codes(state, seat))
        found.apply_code(state, seat, code, Chance(1, record=False))
    assert has_secrets(found, state, 3) is secret
