"""The archive: replays and exports finished matches, checks and imports match files.

All of that runs in a worker process with limits on time and memory, because files come from
strangers and matches may be long. The server only moves bytes between the worker, the store and
the client.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from pantheon.core.words import Words
from pantheon.table.match.record import CLOSED, OVER
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Frames
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Card, Conflict, Store
from pantheon.table.tasks import cancel_all
from pantheon.table.workers.worker_messages import (
    Answer,
    CheckFile,
    ExportMatch,
    Imported,
    OnMatch,
    Page,
    ReplayPage,
)
from pantheon.table.workers.worker_pool import (
    MEMORY,
    TIME,
    Turn,
    WorkerFailed,
    WorkerPool,
    WorkLimits,
)

LIMITS = WorkLimits(memory=768 * 1024 * 1024, patience=30.0, nice=5)
"""The longest accepted file takes less than half of the memory."""
CHECK_SECONDS = 5.0
"""CPU time for checking a file; a match of 400 actions takes 0.05."""
WORK_SECONDS = 15.0
"""CPU time for a replay page or an export: what was once accepted must not fail later."""
MOST_ROWS = 64 * 1024 * 1024
FILES_EACH = 2
FILES = 6
"""Files that one address, and all together, may be uploading; each can be 4 MiB."""

WORKER_MODULE = "pantheon.table.archive.worker_jobs"


class Archive:
    """Replays, exports and imports. `who` is the person or address that asks."""

    def __init__(self, store: Store, load: Sequence[str] = (), size: int = 1) -> None:
        self.pool = WorkerPool(size, LIMITS, (WORKER_MODULE, *load))
        self._store = store
        self._at_work: dict[Hashable, asyncio.Task[Any]] = {}
        self._files: Counter[str] = Counter()

    async def close(self) -> None:
        """Give up all work and stop the workers."""
        await cancel_all(self._at_work.values())
        await self.pool.close()

    # Replays and files of finished matches

    async def replay(self, request: requests.Replay, who: str) -> Frames:
        """A page of a replay; raises Refusal."""
        card = await finished_card(self._store, request.table)
        if request.seat is not None and request.seat >= len(card.names):
            raise refusal("no_such_seat")
        same = msgspec.structs.replace(request, id="")
        question = ReplayPage(
            table=request.table, page=same, cpu_seconds=WORK_SECONDS, names=card.names
        )
        answer, frames = await self._shared(same, lambda: self._ask(question, who))
        page = msgspec.json.decode(answer.body, type=Page)
        return Frames(
            id=request.id,
            table=request.table,
            game=page.game,
            seat=request.seat,
            revealed=request.revealed,
            first=request.first,
            total=page.total,
            frames=_raw(frames),
            result=_raw(page.result),
        )

    async def export(self, table: str, who: str) -> tuple[str, bytes]:
        """The name and text of a finished match's file; raises Refusal."""
        card = await finished_card(self._store, table)
        question = ExportMatch(table=table, cpu_seconds=WORK_SECONDS, names=card.names)
        _, text = await self._shared(("export", table), lambda: self._ask(question, who))
        return f"{card.game}-{table}.jsonl", text

    async def _ask(self, question: OnMatch, who: str) -> tuple[Answer, bytes]:
        async with self.pool.turn(who) as turn:
            try:
                return await ask_with_entries(turn, self._store, question)
            except WorkerFailed as error:
                raise refusal("busy") from error

    async def _shared(
        self, key: Hashable, work: Callable[[], Coroutine[Any, Any, tuple[Answer, bytes]]]
    ) -> tuple[Answer, bytes]:
        """Answer identical requests at the same time with one computation."""
        task = self._at_work.get(key)
        if task is None:
            task = self._at_work[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._done(key, done))
        found: tuple[Answer, bytes] = await asyncio.shield(task)
        return found

    def _done(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._at_work[key]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    # Imports

    @contextmanager
    def admitted(self, who: str) -> Iterator[None]:
        """Admit a file before it is read; refuses (`busy`) if too many are under way."""
        if self._files[who] >= FILES_EACH or self._files.total() >= FILES:
            raise refusal("busy")
        self._files[who] += 1
        try:
            yield
        finally:
            self._files[who] -= 1
            self._files += Counter()  # drops counts of zero

    async def import_file(self, file: bytes, table: str, at: float, who: str) -> None:
        """Check a match file and store it as a table with that code; raises Refusal."""
        question = CheckFile(table=table, at=at, cpu_seconds=CHECK_SECONDS)
        async with self.pool.turn(who) as turn:
            try:
                answer, entries = await turn.ask(question, [file])
            except WorkerFailed as error:
                raise _file_refused(error) from error
        found = msgspec.json.decode(answer.body, type=Imported)
        card = msgspec.json.decode(found.card, type=Card)
        snapshot = found.snapshot_seq, bytes(found.snapshot)
        try:
            await self._store.append_written(table, entries.split(b"\n"), card, snapshot)
        except Conflict as error:
            raise refusal("busy") from error


async def finished_card(store: Store, table: str) -> Card:
    """The card of a finished or closed match; refuses any other."""
    card = await store.card(table)
    if card is None:
        raise refusal("unknown_table")
    if card.phase not in (OVER, CLOSED):
        raise refusal("not_over")
    return card


async def ask_with_entries(turn: Turn, store: Store, question: OnMatch) -> tuple[Answer, bytes]:
    """Ask about a match; its entries are sent only if the worker does not have them cached."""
    answer, rest = await turn.ask(question)
    if not answer.needs_entries:
        return answer, rest
    return await turn.ask(question, [each async for each in _entry_lines(store, question.table)])


async def _entry_lines(store: Store, table: str) -> AsyncIterator[bytes]:
    size = 0
    async for bodies in store.bodies(table):
        run = b"\n".join(bodies) + b"\n"
        size += len(run)
        if size > MOST_ROWS:
            raise refusal("busy")
        yield run


def _raw(written: bytes | msgspec.Raw) -> Any:
    """JSON that is passed on unchanged."""
    return msgspec.Raw(written)


def _file_refused(error: WorkerFailed) -> Refusal:
    if error.why == TIME:
        return Refusal("file_refused", words=Words("table-file-too-slow"))
    if error.why == MEMORY:
        return Refusal("file_refused", words=Words("table-file-too-large"))
    return refusal("file_refused", why=str(error))
