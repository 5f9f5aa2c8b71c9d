"""Sample matches that come with the games, for newcomers who have no replays yet.

Each is an ordinary match file in its game's folder. It becomes a table when somebody first asks for
the list; the table's code follows from the file, so it is the same in every process.
"""

import asyncio
import logging

from pantheon import games
from pantheon.table.archive.archive import Archive
from pantheon.table.refusals import Refusal
from pantheon.table.store import Card, Store
from pantheon.table.table_codes import code_from

logger = logging.getLogger(__name__)

SAMPLE = "samples/match.jsonl"
"""Where a game keeps its sample match."""


class Samples:
    """The sample matches of the installed games."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive
        self._importing = asyncio.Lock()

    async def cards(self, now: float) -> list[Card]:
        """The tables of all samples, the shortest game first; imports those that are missing."""
        async with self._importing:
            found = [await self._card(name, now) for name in games.by_length()]
        return [card for card in found if card is not None]

    async def _card(self, name: str, now: float) -> Card | None:
        try:
            file = games.find(name).file(SAMPLE)
        except FileNotFoundError:
            return None
        table = code_from(f"sample:{name}:{file}")
        card = await self._store.card(table)
        if card is None:
            try:
                await self._archive.import_file(file.encode(), table, now, "samples")
            except Refusal as error:
                logger.warning("the sample match of %s was not imported: %s", name, error)
                return None
            card = await self._store.card(table)
        return card
