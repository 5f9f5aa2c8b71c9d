"""The bots at a table: each thinks when the match waits for its seat, at a human pace.

Any process that serves the table may let its bots think. Where there are several, one claims
the decision for a while; if it dies, another takes over when the claim has run out.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

from pantheon import bots
from pantheon.core.actions import Action
from pantheon.core.words import plain
from pantheon.table import entries as e
from pantheon.table import moving
from pantheon.table.bus import Bus
from pantheon.table.case import Step, Steps
from pantheon.table.crew import LAST_RESORT, BotFailed, Crew
from pantheon.table.live import LiveTable
from pantheon.table.record import Record
from pantheon.table.refusals import Refusal
from pantheon.table.store import Store

logger = logging.getLogger(__name__)

TURN_PAUSE = 0.7
"""Seconds before a bot acts in a game of turns, so that people can follow."""
CLAIM = 15.0
CLAIM_RETRY = 2.0


class Thinking:
    """The bots of one table. `pace` 0 lets them act at once."""

    def __init__(
        self, table: LiveTable, crew: Crew, store: Store, bus: Bus, pace: float = 1
    ) -> None:
        self._table = table
        self._crew = crew
        self._store = store
        self._bus = bus
        self._pace = pace
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._thought: dict[int, float] = {}
        """For each seat the seconds that its bot thought last."""
        table.changed.append(self.wake)
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot think that the match waits for."""
        for seat in self._table.record.bots_awaited():
            if seat not in self._thinking:
                task = asyncio.create_task(self._play(seat), name=f"bot {seat}")
                self._thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._rest(seat))  # type: ignore[misc]

    async def close(self) -> None:
        """Stop thinking."""
        self._table.changed.remove(self.wake)
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _rest(self, seat: int) -> None:
        task = self._thinking.pop(seat)
        if not task.cancelled() and task.exception():
            logger.error("bot on seat %d", seat, exc_info=task.exception())

    async def _play(self, seat: int) -> None:
        """Act for the seat until the match no longer waits for it."""
        while seat in self._table.record.bots_awaited():
            await asyncio.sleep(self._pause(seat))
            if not await self._may_think(seat):
                await asyncio.sleep(CLAIM_RETRY)
            elif seat in self._table.record.bots_awaited():
                await self._act(seat)

    def _pause(self, seat: int) -> float:
        """How long a bot lets its hands rest; the time it is likely to think counts in.

        Where several act at once each move of a hand takes a level's reaction time.
        """
        sitter = self._table.record.seats[seat]
        pause = TURN_PAUSE
        if sitter and self._together():
            pause = bots.find(sitter.level).reaction * random.uniform(0.5, 1.5)
        return max(0.0, pause * self._pace - self._thought.get(seat, 0.0))

    def _together(self) -> bool:
        """Whether several act at once, so that whoever is quicker has an advantage."""
        record = self._table.record
        return len(record.game.awaited(record.match.state)) > 1

    async def _may_think(self, seat: int) -> bool:
        """Whether this process is the one to decide for the seat."""
        if self._bus.alone:
            return True
        record = self._table.record
        key = f"{record.id}:{seat}:{record.touched[seat]}"
        now = self._table.now()
        return await self._store.claim(key, now, now + CLAIM)

    async def _act(self, seat: int) -> None:
        def look(record: Record) -> tuple[int, str, Any] | None:
            sitter = record.seats[seat]
            if seat not in record.bots_awaited() or sitter is None:
                return None
            return record.match_seq, sitter.level, record.game.view(record.match.state, seat)

        seen = await self._table.read(look)
        if seen is None:
            return
        seq, level, view = seen
        try:
            action = plain(await self._think(level, view, seat))
            await self._table.append(_if_bot(seat, action))
        except BotFailed as error:
            await self._replace(seat, level, str(error))
        except Refusal as error:
            # Where the match has moved on meanwhile, the bot just looks again.
            if self._table.record.match_seq == seq and error.code != "busy":
                await self._replace(seat, level, f"not legal: {error.words.key} {error.rule}")

    async def _think(self, level: str, view: Any, seat: int) -> Action:
        record = self._table.record
        hurry = bots.find(level).reaction * self._pace if self._together() else 0.0
        begun = time.monotonic()
        action = await self._crew.choose(
            level, record.game, view, seat, f"{record.id}:{seat}", hurry
        )
        self._thought[seat] = time.monotonic() - begun
        return action

    async def _replace(self, seat: int, level: str, why: str) -> None:
        """A bot that fails makes way for the one that cannot."""
        table = self._table.record.id
        logger.error("table %s: bot %s on seat %d failed: %s", table, level, seat, why)

        def decide(record: Record, _: float) -> Steps:
            sitter = record.seats[seat]
            if sitter is None or sitter.level != level:
                return []
            return [Step(e.BotSeated(seat, LAST_RESORT, "failed"))]

        await self._table.append(decide)


def _if_bot(seat: int, action: dict[str, Any]) -> Any:
    """The action, unless a person has taken the seat meanwhile."""

    def decide(record: Record, now: float) -> Steps:
        if seat not in record.bots_awaited():
            return []
        return moving.act(record, seat, action, now, "bot")

    return decide
