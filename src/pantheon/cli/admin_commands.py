"""`pantheon admin`: commands to check and repair a server's database."""

from typing import Annotated

import typer

from pantheon.cli.arguments import DatabaseUrl, Json

admin = typer.Typer(
    help="Check and repair a server's database.", no_args_is_help=True, add_completion=False
)


@admin.command()
def check(
    tables: Annotated[
        list[str] | None, typer.Argument(help="Codes of the tables; by default all.")
    ] = None,
    database: DatabaseUrl = "",
    json: Json = False,
) -> None:
    """Read every entry of the tables and report those that cannot be read."""
    from pantheon.cli import damaged_tables  # noqa: PLC0415 - its imports take a second

    damaged_tables.check(tables or [], database, json)


@admin.command()
def quarantine(database: DatabaseUrl = "", json: Json = False) -> None:
    """List the tables that servers have quarantined because they cannot be read."""
    from pantheon.cli import damaged_tables  # noqa: PLC0415 - its imports take a second

    damaged_tables.list_quarantine(database, json)


@admin.command()
def repair(
    table: Annotated[str, typer.Argument(help="Code of the table.")],
    database: DatabaseUrl = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Remove the entries of a table that cannot be read.

    The table continues from its last readable entry. Removed entries stay in the database, in
    `cut_entries`. Servers retry a quarantined table within a minute of the repair.
    """
    from pantheon.cli import damaged_tables  # noqa: PLC0415 - its imports take a second

    damaged_tables.repair_table(table, database, yes)
