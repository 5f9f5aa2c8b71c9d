"""What the commands of `pantheon admin` do: find, list and repair damaged tables."""

import msgspec
import typer

from pantheon.cli.opened_store import with_store
from pantheon.core.errors import PantheonError
from pantheon.table.match.repair import Diagnosis, diagnose, repair
from pantheon.table.store import Store
from pantheon.table.store.quarantine import all_tables, quarantined


class NoSuchTable(PantheonError):
    """The database has no such table."""


class TooOld(PantheonError):
    """A newer version of Pantheon wrote the table."""


def check(tables: list[str], database: str, json: bool) -> None:
    """Print the tables that cannot be read; exit code 1 if there are any."""

    async def work(store: Store) -> list[Diagnosis]:
        return [await _known(store, table) for table in tables or await all_tables(store)]

    found = with_store(database, work)
    damaged = [each for each in found if each.reason]
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        for each in damaged:
            print(_line(each))
        print(f"tables read: {len(found)}, damaged: {len(damaged)}")
    if damaged:
        raise typer.Exit(1)


def list_quarantine(database: str, json: bool) -> None:
    """List the tables in quarantine with their reasons."""
    found = with_store(database, quarantined)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for reason in found.values():
        print(reason)
    print(f"tables in quarantine: {len(found)}")


def repair_table(table: str, database: str, yes: bool) -> None:
    """Remove the unreadable entries of a table, after confirmation."""
    found = with_store(database, lambda store: _known(store, table))
    print(_line(found))
    if found.newer:
        raise TooOld("the entries are intact: update Pantheon to read them")
    if not found.reason:
        return
    cut = found.entries - found.readable
    if not yes and not typer.confirm(f"Remove {cut} of {found.entries} entries?"):
        raise typer.Exit(1)
    with_store(database, lambda store: repair(store, table))
    print(f"Repaired: table {table} has {found.readable} entries.")


async def _known(store: Store, table: str) -> Diagnosis:
    found = await diagnose(store, table)
    if not found.entries:
        raise NoSuchTable(f"there is no table {table}")
    return found


def _line(found: Diagnosis) -> str:
    if not found.reason:
        return f"{found.table}: {found.entries} entries, all readable"
    return f"{found.table}: {found.readable} of {found.entries} entries readable; {found.reason}"
