"""The store of a database, opened for one command."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from pantheon.table.store import Store

T = TypeVar("T")


def with_store(database: str, work: Callable[[Store], Awaitable[T]], migrating: bool = True) -> T:
    """What the work returns; `migrating` brings an older database up to date first."""

    async def run() -> T:
        store = await Store.open(database, migrating)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
