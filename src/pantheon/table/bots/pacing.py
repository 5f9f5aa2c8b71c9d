"""When a bot acts: slowly enough to follow, and without revealing what it holds.

If seats have secrets, the moment is drawn before the bot thinks, from what everyone can see: its
level, and whether several act at once. The bot must finish thinking by then, and one that finishes
earlier (it may have only one legal action) waits. If it had to wait for a worker, the moment moves
with the start of its thinking, not with the end.
"""

import asyncio
import random
from typing import Any

import msgspec

from pantheon import bots
from pantheon.bots.levels import levels
from pantheon.core.game import Game

TURN_PAUSE = 0.7
"""Seconds before a bot acts in a turn-based game, so that people can follow."""
SHARE_OF_SECONDS = 0.1
"""The share of a level's time limit that is added to the pause if thinking time must stay hidden.
With compiled engines every level but the oracle finishes well within it."""
MARGIN = 0.15
"""Seconds for everything but thinking: the way to the worker and back."""


class Tempo(msgspec.Struct, frozen=True):
    """A bot's timing for one decision, in seconds; all 0: it acts as soon as it can."""

    act_after: float = 0.0
    """From the start to the action."""
    think_after: float = 0.0
    thinking: float = 0.0
    """The thinking time, which always passes in full before the action; 0: the bot thinks as long
    as it likes and then acts."""


def draw_tempo(level: str, together: bool, secrets: bool, pace: float) -> Tempo:
    """Draw the timing of a decision: alone or with others, in a match with or without secrets.

    If several seats act at once, each action takes the level's reaction time, and the bot looks
    at the match as late as it can.
    """
    if not pace or level not in bots.names():
        return Tempo()
    most = levels()[level].seconds if level in levels() else 0.0
    if together:
        act_after = pace * bots.find(level).reaction * random.uniform(0.5, 1.5)
        room = _room(act_after)
        thinking = min(room, most) if most else room
        return Tempo(act_after, room - thinking, thinking)
    if secrets:
        pause = TURN_PAUSE * random.uniform(0.75, 1.25) + SHARE_OF_SECONDS * most
        return Tempo(pace * pause, 0.0, _room(pace * pause))
    return Tempo(pace * TURN_PAUSE)


def _room(seconds: float) -> float:
    return max(seconds / 2, seconds - MARGIN)


def has_secrets(game: Game[Any, Any], state: Any, seats: int) -> bool:
    """Whether any seat knows what a spectator does not."""
    if game.open_to_all:
        return False
    public = game.view(state, None)
    return any(game.view(state, seat) != public for seat in range(seats))


class Cue:
    """Lets a bot wait until it is time to think and time to act."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._time = asyncio.get_running_loop().time
        self._begun = self._time()
        self._act_at = self._begun + tempo.act_after

    async def before_thinking(self) -> None:
        """Wait until it is time to think."""
        await asyncio.sleep(self.tempo.think_after)

    def thinking_begins(self) -> None:
        """A worker is free: from now on the full thinking time must pass."""
        if self.tempo.thinking:
            rest = self.tempo.act_after - self.tempo.think_after
            self._act_at = max(self._act_at, self._time() + rest)

    async def before_acting(self) -> None:
        """Wait until it is time to act."""
        await asyncio.sleep(max(0.0, self._act_at - self._time()))
