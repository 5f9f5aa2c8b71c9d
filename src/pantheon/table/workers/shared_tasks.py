"""Work that people wait for, at most one piece a person.

Whoever wants the same again shares the one under way; when nobody waits for it any more, it is
given up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

MOST_SHARING = 8
"""So many may wait for one piece of work."""


class AnotherPending(Exception):
    """The person waits for something else already, or too often for the same."""


class _Piece:
    def __init__(self, wanted: Hashable, task: asyncio.Task[Any]) -> None:
        self.wanted = wanted
        self.task = task
        self.sharing = 0


class SharedWork:
    """The work under way, by person."""

    def __init__(self) -> None:
        self._pieces: dict[str, _Piece] = {}

    async def share(
        self, person: str, wanted: Hashable, work: Callable[[], Coroutine[Any, Any, Any]]
    ) -> Any:
        """What comes of the work; raises AnotherPending."""
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
        """Give everything up."""
        tasks = [piece.task for piece in self._pieces.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, person: str, task: asyncio.Task[Any]) -> None:
        self._forget(person, task)
        if not task.cancelled():
            task.exception()  # nobody may be left to hear it

    def _forget(self, person: str, task: asyncio.Task[Any]) -> None:
        piece = self._pieces.get(person)
        if piece and piece.task is task:
            del self._pieces[person]
