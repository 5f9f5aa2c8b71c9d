"""Runs the bots of a table: each thinks when the match waits for its seat, at a human pace.

Any process that serves the table may run its bots. If there are several, one claims each decision
for a while; if that process dies or is too busy, another takes over when the claim expires.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from pantheon.core.actions import Action
from pantheon.core.words import plain
from pantheon.table.bots.bot_workers import (
    LAST_RESORT,
    BotFailed,
    BotWorkers,
    NoWorker,
    WorkerLost,
    last_resort,
)
from pantheon.table.bots.pacing import Cue, Tempo, draw_tempo, has_secrets
from pantheon.table.bus import Bus
from pantheon.table.match import entries as e
from pantheon.table.match.commands import moves
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Record
from pantheon.table.refusals import Refusal
from pantheon.table.store import Store, StoreUnavailable
from pantheon.table.tasks import cancel_all
from pantheon.table.workers.work_queue import Kind

logger = logging.getLogger(__name__)

CLAIM = 15.0
CLAIM_RETRY = 2.0
RETRY = 1.0
"""Seconds before a bot tries again if its action could not be stored."""
MOST_LOST = 3
"""Decisions in a row that cost a worker before the bot itself counts as failed."""
ILLEGAL = ("rule_broken", "malformed", "not_to_act")
"""Refusals that are the bot's own fault."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of a bot: the same one until its seat has acted or changed hands."""

    seat: int
    level: str
    since: int


class Choice(msgspec.Struct, frozen=True):
    """The action a bot chose, and the last entry of the match it knew."""

    action: Action
    seq: int


class BotRunner:
    """The bots of one table. With `pace` 0 they act at once."""

    def __init__(
        self, table: LiveTable, bot_workers: BotWorkers, store: Store, bus: Bus, pace: float = 1
    ) -> None:
        self._table = table
        self._bot_workers = bot_workers
        self._store = store
        self._bus = bus
        self._pace = pace
        self._closed = False
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._undecided: dict[int, Decision] = {}
        """The decisions that bots are working on."""
        self._lost: dict[int, int] = {}
        """For each seat, the decisions in a row that cost a worker."""
        self._claimed: dict[str, float] = {}
        table.changed.append(self.wake)
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Start every bot that the match waits for, and stop the others."""
        if self._closed:
            return
        for seat, decision in self._undecided.items():
            if decision != self._decision(seat):
                self._tasks[seat].cancel()
        for seat in self._table.record.bots_awaited():
            if seat not in self._tasks:
                task = asyncio.create_task(self._play(seat), name=f"bot {seat}")
                self._tasks[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._rest(seat))  # type: ignore[misc]

    async def close(self) -> None:
        """Stop all bots, and let those of other processes decide at once what these did not."""
        if self._closed:
            return
        self._closed = True
        self._table.changed.remove(self.wake)
        undecided = list(self._undecided.values())
        await cancel_all(self._tasks.values())
        if held := self._claimed.keys() & {self._key(each) for each in undecided}:
            with contextlib.suppress(StoreUnavailable):  # then they run out by themselves
                await self._store.release(held)

    def _rest(self, seat: int) -> None:
        task = self._tasks.pop(seat)
        error = None if task.cancelled() else task.exception()
        if error:
            logger.error("bot on seat %d crashed", seat, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        else:
            self.wake()  # it may be the seat's turn again

    def _decision(self, seat: int) -> Decision | None:
        return _decision(self._table.record, seat)

    async def _play(self, seat: int) -> None:
        """Act for a seat until the match no longer waits for it."""
        while decision := self._decision(seat):
            self._undecided[seat] = decision
            try:
                choice = await self._decide(decision)
            except BotFailed as error:
                await self._replace(decision, str(error))
            else:
                if choice:
                    await self._act(decision, choice)
            finally:
                self._undecided.pop(seat, None)

    # Deciding

    async def _decide(self, decision: Decision) -> Choice | None:
        """What the bot does when it is time to act; None: look again."""
        cue = Cue(self._tempo(decision))
        await cue.before_thinking()
        if not await self._may_think(decision):
            await asyncio.sleep(CLAIM_RETRY)
            return None
        try:
            choice = await self._think(decision, cue)
        except WorkerLost as error:
            choice = await self._make_do(decision, error)
        await cue.before_acting()
        return choice

    def _tempo(self, decision: Decision) -> Tempo:
        if not self._pace:
            return Tempo()
        record = self._table.record
        game, state = record.game, record.match.state
        together = len(game.awaited(state)) > 1
        secrets = has_secrets(game, state, len(record.seats))
        return draw_tempo(decision.level, together, secrets, self._pace)

    async def _may_think(self, decision: Decision) -> bool:
        """Whether this process may decide for the seat."""
        if self._bus.single_process:
            return True
        key = self._key(decision)
        now = self._table.now()
        if self._claimed.get(key, 0.0) < now:
            if not await self._store.claim(key, now, now + CLAIM):
                return False
            self._claimed = {each: end for each, end in self._claimed.items() if end > now}
            self._claimed[key] = now + CLAIM
        return True

    def _key(self, decision: Decision) -> str:
        """What a process claims that decides."""
        return f"{self._table.record.id}:{decision.seat}:{decision.since}"

    async def _think(self, decision: Decision, cue: Cue) -> Choice | None:
        """Ask a worker, even if there is only one legal action: see `pacing`."""
        seat, level, game = decision.seat, decision.level, self._table.record.game
        if level == LAST_RESORT:
            cue.thinking_begins()
            return await self._last_resort(decision)
        table = self._table.record.id
        share = self._table.record.host or table  # all tables of one host share a place
        async with self._bot_workers.reserve(Kind.MOVE, share, f"{table}:{seat}") as worker:
            seen = await self._look(decision)
            if seen is None:
                return None
            seq, view = seen
            cue.thinking_begins()
            action = await worker.choose(level, game, view, seat, cue.tempo.thinking)
        self._lost.pop(seat, None)
        return Choice(action, seq)

    async def _make_do(self, decision: Decision, error: WorkerLost) -> Choice | None:
        """No worker answered: the fallback bot decides, this once."""
        table, seat = self._table.record.id, decision.seat
        logger.error("table %s: no worker for the bot on seat %d: %s", table, seat, error)
        if not isinstance(error, NoWorker):
            self._lost[seat] = self._lost.get(seat, 0) + 1
            if self._lost[seat] == MOST_LOST:
                raise BotFailed(str(error))
        return await self._last_resort(decision)

    async def _last_resort(self, decision: Decision) -> Choice | None:
        seen = await self._look(decision)
        if seen is None:
            return None
        seq, view = seen
        return Choice(last_resort(self._table.record.game, view, decision.seat), seq)

    async def _look(self, decision: Decision) -> tuple[int, Any] | None:
        """The last entry of the match and the seat's view; None if there is nothing to decide."""

        def look(record: Record) -> tuple[int, Any] | None:
            if _decision(record, decision.seat) != decision:
                return None
            return record.match_seq, record.game.view(record.match.state, decision.seat)

        return await self._table.read(look)

    # Acting

    async def _act(self, decision: Decision, choice: Choice) -> None:
        self._undecided.pop(decision.seat, None)
        action = plain(choice.action)

        def decide(record: Record, now: float) -> NewEntries:
            if _decision(record, decision.seat) != decision:
                return []
            return moves.act(record, decision.seat, action, now, "bot")

        try:
            await self._table.append(decide)
        except Refusal as error:
            if error.code not in ILLEGAL:
                await asyncio.sleep(RETRY)
            elif self._table.record.match_seq == choice.seq:
                await self._replace(decision, f"not legal: {error.words.key} {error.rule}")
            # If the match has moved on meanwhile, the bot just looks again.

    async def _replace(self, decision: Decision, why: str) -> None:
        """Replace a bot that failed by the one that cannot fail."""
        self._undecided.pop(decision.seat, None)
        self._lost.pop(decision.seat, None)
        table, seat, level = self._table.record.id, decision.seat, decision.level
        logger.error("table %s: bot %s on seat %d failed: %s", table, level, seat, why)

        def decide(record: Record, _: float) -> NewEntries:
            sitter = record.seats[seat]
            if sitter is None or sitter.level != level:
                return []
            return [NewEntry(e.BotSeated(seat, LAST_RESORT, "failed"))]

        await self._table.append(decide)


def _decision(record: Record, seat: int) -> Decision | None:
    """The open decision of the bot on a seat, if any."""
    sitter = record.seats[seat]
    if sitter is None or seat not in record.bots_awaited():
        return None
    return Decision(seat, sitter.level, record.touched[seat])
