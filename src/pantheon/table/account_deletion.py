"""The end of an account, or of a guest: nothing in the database names them any more."""

from functools import partial

from pantheon.table.accounts.person import Person
from pantheon.table.accounts.personal_data import erase_account, erase_at
from pantheon.table.match.commands.seats import leave_for_good
from pantheon.table.match.record import PLAYING, WAITING
from pantheon.table.registry import TableRegistry
from pantheon.table.store.rewriting import tables_naming


async def delete_person(registry: TableRegistry, person: Person) -> None:
    """Delete everything stored about a person; a bot goes on with their running matches.

    The account goes first, so that nobody can act as the person meanwhile.
    """
    store = registry.store
    await erase_account(store, person.id)
    for table in await tables_naming(store, person.id):
        card = await store.card(table)
        if card and card.phase in (WAITING, PLAYING):
            await (await registry.table(table)).append(partial(leave_for_good, person))
        await erase_at(store, table, person.id, registry.now())
        await registry.reload(table)
