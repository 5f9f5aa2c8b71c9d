"""Work that people wait for, at most one task for each person.

A second request for the same work shares the running task; when nobody waits for it any more, the
task is cancelled.
"""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from pantheon.table.tasks import cancel_all

MOST_SHARING = 8
"""How many may wait for one task."""


class AnotherPending(Exception):
    """The person already waits for something else, or too often for the same."""


class _Piece:
    def __init__(self, wanted: Hashable, task: asyncio.Task[Any]) -> None:
        self.wanted = wanted
        self.task = task
        self.sharing = 0


class SharedWork:
    """The running tasks, by person."""

    def __init__(self) -> None:
        self._pieces: dict[str, _Piece] = {}

    async def share(
        self, person: str, wanted: Hashable, work: Callable[[], Coroutine[Any, Any, Any]]
    ) -> Any:
        """The result of the work; raises AnotherPending."""
        piece = self._pieces.get(person)
        if piece is None:
            piece = self._pieces[person] = _Piece(wanted, asyncio.create_task(work()))
            piece.task.add_done_callback(lambda task: self._done(person, task))
        elif piece.wanted != wanted or piece.sharing == MOST_SHARING:
            raise AnotherPending
        piece.sharing += 1
        try:
            return await asyncio.shield(piece.task)
        finally:
            piece.sharing -= 1
            if not piece.sharing and not piece.task.done():
                piece.task.cancel()
                self._forget(person, piece.task)

    async def close(self) -> None:
        """Cancel everything."""
        await cancel_all(piece.task for piece in self._pieces.values())

    def _done(self, person: str, task: asyncio.Task[Any]) -> None:
        self._forget(person, task)
        if not task.cancelled():
            task.exception()  # perhaps nobody is left to retrieve it

    def _forget(self, person: str, task: asyncio.Task[Any]) -> None:
        piece = self._pieces.get(person)
        if piece and piece.task is task:
            del self._pieces[person]
