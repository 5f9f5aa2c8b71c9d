"""The commands of `pantheon admin`: looking after a server's database."""

from __future__ import annotations

from typing import Annotated

import typer

admin = typer.Typer(
    help="Look after a server's database.", no_args_is_help=True, add_completion=False
)

Database = Annotated[
    str, typer.Option(help="SQLite or PostgreSQL, as a URL; else the file in the data folder.")
]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


@admin.command()
def check(
    tables: Annotated[list[str] | None, typer.Argument(help="All tables if left out.")] = None,
    database: Database = "",
    json: Json = False,
) -> None:
    """Read tables entry by entry and report those that cannot be read."""
    from pantheon.cli import damaged_tables  # noqa: PLC0415  # a second's worth of imports

    damaged_tables.check(tables or [], database, json)


@admin.command()
def quarantine(database: Database = "", json: Json = False) -> None:
    """List the tables that servers have set aside because they cannot be read."""
    from pantheon.cli import damaged_tables  # noqa: PLC0415  # a second's worth of imports

    damaged_tables.list_quarantine(database, json)


@admin.command()
def repair(
    table: Annotated[str, typer.Argument(help="The table's code.")],
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Cut off the entries of a table that cannot be read.

    The table goes on from its last readable entry. What is cut off stays in the database, in
    `cut_entries`. Servers try a table in quarantine again within a minute of the repair.
    """
    from pantheon.cli import damaged_tables  # noqa: PLC0415  # a second's worth of imports

    damaged_tables.repair_table(table, database, yes)
