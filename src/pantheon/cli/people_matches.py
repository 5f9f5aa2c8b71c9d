"""The matches of people in a database."""

from pantheon.cli.opened_store import with_store
from pantheon.lab.experiments.stored_matches import PERSON, StoredMatch
from pantheon.table.match.loading import read_record
from pantheon.table.match.record import OVER, Sitter
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.database_url import require_database
from pantheon.table.store.quarantine import all_tables


def matches_in(database: str) -> list[StoredMatch]:
    """The finished matches in which at least one person sat."""
    require_database(database)
    return with_store(database, _people_in, migrating=False)


async def _people_in(store: Store) -> list[StoredMatch]:
    found = []
    for table in await all_tables(store):
        try:
            record = read_record(table, await store.entries(table), None)
        except Unreadable:
            continue  # `pantheon upgrade` and `pantheon admin` deal with these
        if record.phase != OVER or record.started is None or record.outdated:
            continue
        players = tuple(map(_player, record.seats))
        if PERSON in players:
            found.append(StoredMatch(record.match, players))
    return found


def _player(sitter: Sitter | None) -> str:
    """A bot's level; else a person, though nobody is on record where a match was imported."""
    return sitter.level if sitter and sitter.level and not sitter.person else PERSON
