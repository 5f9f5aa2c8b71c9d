"""The tables that this process serves, and what they share.

A table is loaded on demand and unloaded when nobody has used it for a while. Overdue tables that
no process serves (theirs died) are found in the store.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from pantheon.table.accounts.person import Person
from pantheon.table.archive.analysis_jobs import AnalysisJobs
from pantheon.table.archive.archive import Archive
from pantheon.table.archive.samples import Samples
from pantheon.table.bots.bot_names import bot_name
from pantheon.table.bots.bot_runner import BotRunner
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.broadcast.audience import Watcher
from pantheon.table.bus import Bus, BusMessage, TableChanged
from pantheon.table.match import entries as e
from pantheon.table.match.auto_passer import AutoPasser
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import Loader, load_record
from pantheon.table.match.outdated import settle
from pantheon.table.match.record import OVER, Record, Sitter
from pantheon.table.protocol.responses import Refused
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.server_clock import ServerClock, set_clock, steer_clock
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.quarantine import lift_quarantine, quarantine
from pantheon.table.store.rewriting import newest_reload, reloads_after
from pantheon.table.store.store_errors import WrittenByNewer
from pantheon.table.table_codes import new_code
from pantheon.table.tasks import cancel_all

logger = logging.getLogger(__name__)

SWEEP = 1.0
HEARTBEAT = 4.0
"""Seconds between two checks of the store for changes that the bus did not deliver: everyone
hears of everything within five seconds, whatever the bus does."""
QUARANTINE = 60.0
"""Seconds before a request for an unreadable table makes us try to read it again."""
IDLE = 120.0
"""Seconds after which a table that nobody follows is unloaded."""


class TableRegistry:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_workers: BotWorkers,
        pace: float = 1,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.bot_workers = bot_workers
        self.now = now or ServerClock()
        self.process = secrets.token_hex(6)
        self.archive = Archive(store, bot_workers.load)
        self.samples = Samples(store, self.archive)
        self.analysis_jobs = AnalysisJobs(store, bot_workers.load)
        self.loader: Loader = load_record
        """How tables are read that are not served yet."""
        self._pace = pace
        self._live: dict[str, LiveTable] = {}
        self._bot_runners: dict[str, BotRunner] = {}
        self._auto_passers: dict[str, AutoPasser] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._quarantined: dict[str, tuple[float, Unreadable]] = {}
        """For each unreadable table, the time until which it is not tried again, and why."""
        self._reloaded = 0
        """The number of the newest reload that was carried out here."""
        self._takes_over = True
        """Whether overdue tables that no process serves are served here."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Start listening to the bus and looking for overdue tables."""
        if isinstance(self.now, ServerClock):
            await set_clock(self.now, self.store)
            self._spawn(self._every(HEARTBEAT, partial(steer_clock, self.now, self.store)))
        await self.bus.open(self._receive)
        await lift_quarantine(self.store, self.now())
        self._reloaded = await newest_reload(self.store)
        self._spawn(self._every(SWEEP, self._serve_overdue))
        self._spawn(self._every(SWEEP, self._unload_idle))
        self._spawn(self._every(HEARTBEAT, self._catch_up_all))
        self._spawn(self._every(HEARTBEAT, self._reload_changed))

    async def close(self) -> None:
        """Stop; everything acknowledged is in the store."""
        await cancel_all(self._tasks)
        for runner in self._bot_runners.values():
            await runner.close()
        for passer in self._auto_passers.values():
            await passer.close()
        for table in self._live.values():
            table.close()
        await self.analysis_jobs.close()
        await self.archive.close()
        await self.bot_workers.close()
        await self.bus.close()
        await self.store.close()

    @property
    def live(self) -> list[LiveTable]:
        """The tables that are served here now."""
        return list(self._live.values())

    # Tables

    async def open_table(
        self, opened: e.Opened, sitters: list[Sitter | None], table: str = ""
    ) -> LiveTable:
        """Open a new table with some of its seats taken."""

        def decide(record: Record, _: float) -> NewEntries:
            if record.seq >= 0:
                return []
            return [NewEntry(entry) for entry in (opened, *_seatings(sitters))]

        live = LiveTable(self, Record(table or await self._free_code()))
        await live.append(decide)
        return self._serve(live)

    async def import_file(self, file: bytes, who: str) -> str:
        """Open a table for a match that was played elsewhere; raises Refusal."""
        table = await self._free_code()
        await self.archive.import_file(file, table, self.now(), who)
        return table

    async def table(self, table: str) -> LiveTable:
        """A table, loaded from the store if it is not served here yet."""
        live = self._live.get(table)
        if live and live.damage:
            await self._unload(table)
            await self._quarantine(live.damage)
        if table not in self._live:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self._live:
                        live = LiveTable(self, await self._load(table))
                        if live.record.unread_match and not await self._is_over(table):
                            await live.append(settle)
                        self._serve(live)
            finally:
                self._loading.pop(table, None)
        return self._live[table]

    async def record(self, table: str) -> Record:
        """A table's record, for reading only."""
        live = self._live.get(table)
        return live.record if live else await self._load(table)

    async def hand_over(self, guest: Person, person: Person) -> None:
        """Give everything a guest has, at any table, to an account."""
        became = e.Became(guest.id, person.id, person.name, person.colour)

        def decide(record: Record, _: float) -> NewEntries:
            return [NewEntry(became)] if record.knows(guest.id) else []

        known = [live.record.id for live in self.live if live.record.knows(guest.id)]
        for table in {*known, *await self.store.tables_of(guest.id)}:
            await (await self.table(table)).append(decide)

    async def reload(self, table: str) -> None:
        """Read a table again, if it is served here, because it was changed in the store."""
        live = self._live.get(table)
        if live is not None:
            with self._isolated(table):
                await live.reload()

    async def renew(self, game: str, load: Loader) -> None:
        """Read every table of a game again by `load`, because its rules were loaded anew."""
        for live in [each for each in self.live if each.record.game.name == game]:
            table = live.record.id
            with self._isolated(table):
                await self._stop_acting(table)
                await live.reload(load)
                self._act_for(live)

    async def join(self, table: LiveTable, watcher: Watcher, have: int) -> int:
        """Let a watcher follow a table."""
        seq = await table.welcome(watcher, have)
        self._publish_presence(table)
        return seq

    async def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """A watcher no longer follows a table."""
        await table.farewell(watcher)
        self._publish_presence(table)

    def stop_taking_over(self) -> None:
        """Leave overdue tables to other processes from now on."""
        self._takes_over = False

    async def release(self, live: LiveTable) -> None:
        """Leave a table to other processes: its bots and clocks stop here.

        Requests under way are carried out all the same.
        """
        table = live.record.id
        with self._isolated(table):
            if self._live.get(table) is live:
                await self._unload(table)

    async def _is_over(self, table: str) -> bool:
        """Whether the match had ended when the table was last written."""
        card = await self.store.card(table)
        return card is not None and card.phase == OVER

    async def _free_code(self) -> str:
        while await self.store.card(code := new_code()):
            pass
        return code

    async def _load(self, table: str) -> Record:
        if known := self._fault(table):
            raise refusal(known.refusal, table=table)
        try:
            return await self.loader(self.store, table)
        except Unreadable as error:
            await self._quarantine(error)
            raise refusal(error.refusal, table=table) from error

    def _fault(self, table: str) -> Unreadable | None:
        """Why a table could not be read a moment ago."""
        until, error = self._quarantined.get(table, (0.0, None))
        return error if time.monotonic() < until else None

    async def _quarantine(self, error: Unreadable) -> None:
        """Keep an unreadable table from being loaded again and again."""
        self._quarantined[error.table] = time.monotonic() + QUARANTINE, error
        if isinstance(error, WrittenByNewer):
            logger.warning("%s; left to the processes that know them", error)
            return
        logger.error("%s; repair it with `pantheon admin repair %s`", error, error.table)
        await quarantine(self.store, error.table, str(error))

    def _serve(self, live: LiveTable) -> LiveTable:
        table = live.record.id
        if table in self._live:
            return self._live[table]
        self._live[table] = live
        self._act_for(live)
        self._spawn(self._look_after(live))
        return live

    async def _unload(self, table: str) -> None:
        live = self._live.pop(table)
        live.close()
        await self._stop_acting(table)

    def _act_for(self, live: LiveTable) -> None:
        """Let bots play, and pass for those who do not want to be asked."""
        table = live.record.id
        self._bot_runners[table] = BotRunner(
            live, self.bot_workers, self.store, self.bus, self._pace
        )
        if live.record.game.has_responses:
            self._auto_passers[table] = AutoPasser(live, self._pace)

    async def _stop_acting(self, table: str) -> None:
        await self._bot_runners.pop(table).close()
        if table in self._auto_passers:
            await self._auto_passers.pop(table).close()

    # Other processes

    def _receive(self, message: BusMessage) -> None:
        live = self._live.get(message.table)
        if live is None:
            return
        if isinstance(message, TableChanged):
            if live.record.seq < message.seq:  # else it is our own
                self._spawn(self._catch_up(live, message.seq))
        elif message.process != self.process:
            live.audience.note_elsewhere(live.record, message)

    def _publish_presence(self, table: LiveTable) -> None:
        if not self.bus.single_process:
            self.bus.publish(table.audience.presence(table.record, self.process))

    # Periodic work

    async def _serve_overdue(self) -> None:
        if not self._takes_over:
            return
        for table in await self.store.due(self.now()):
            if self._fault(table):
                continue
            with self._isolated(table):
                await (await self.table(table)).look_after()

    async def _catch_up_all(self) -> None:
        """Make up for messages that the bus lost, and publish who is connected here."""
        if self.bus.single_process or not self._live:
            return
        heads = await self.store.heads(list(self._live))
        for live in self.live:
            # Each in its own task: no table waits for another that is busy or broken.
            if live.record.seq < heads.get(live.record.id, -1):
                self._spawn(self._catch_up(live, heads[live.record.id]))
        for live in self.live:
            if live.audience.watchers:
                self._publish_presence(live)

    async def _reload_changed(self) -> None:
        """Read tables again that were changed in the store from outside."""
        for number, table in await reloads_after(self.store, self._reloaded):
            self._reloaded = number
            await self.reload(table)

    async def _unload_idle(self) -> None:
        long_ago = time.monotonic() - IDLE
        for table, live in list(self._live.items()):
            busy = self._bot_runners[table].busy
            if not live.audience.watchers and live.used < long_ago and not busy:
                with self._isolated(table):
                    await self._unload(table)

    async def _look_after(self, live: LiveTable) -> None:
        with self._isolated(live.record.id):
            await live.look_after()

    async def _catch_up(self, live: LiveTable, seq: int) -> None:
        with self._isolated(live.record.id):
            try:
                await live.catch_up(seq)
            except Refusal as error:
                live.audience.announce(Refused(id="", code=error.code, words=error.words))
                raise

    @contextlib.contextmanager
    def _isolated(self, table: str) -> Iterator[None]:
        """Log whatever goes wrong at one table, so that the others are still served."""
        try:
            yield
        except Refusal as error:
            logger.info("table %s: %s", table, error)
        except Exception:
            logger.exception("table %s", table)

    async def _every(self, seconds: float, work: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:  # the next round must come, whatever happened in this one
                logger.exception("periodic work failed")

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _seatings(sitters: Sequence[Sitter | None]) -> list[e.Entry]:
    """Seat everyone; bots without a name are given one."""
    taken = {sitter.name for sitter in sitters if sitter}
    seated: list[e.Entry] = []
    for seat, sitter in enumerate(sitters):
        if sitter and sitter.level:
            name = sitter.name or bot_name(taken)
            taken.add(name)
            seated.append(e.BotSeated(seat, sitter.level, name=name))
        elif sitter:
            seated.append(e.Seated(seat, sitter.person, sitter.name, sitter.colour, sitter.local))
    return seated
