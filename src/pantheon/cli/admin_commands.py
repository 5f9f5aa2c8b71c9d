"""`pantheon admin`: commands for a server's tables, people and database."""

from typing import Annotated

import typer

from pantheon.cli.arguments import DatabaseUrl, Json

admin = typer.Typer(
    help="Look after a server's tables, people and database.",
    no_args_is_help=True,
    add_completion=False,
)

TableCode = Annotated[str, typer.Argument(help="Code of the table.")]
Account = Annotated[str, typer.Option(help="Login of an account.")]
PersonId = Annotated[str, typer.Option(help="Id of a person, as `admin show` prints it.")]
Address = Annotated[str, typer.Option(help="An address, or a network such as 203.0.113.0/24.")]


@admin.command()
def tables(
    phase: Annotated[str, typer.Option(help="Only waiting, playing, over or closed ones.")] = "",
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    most: Annotated[int, typer.Option(help="How many, the last changed first.", min=1)] = 50,
    database: DatabaseUrl = "",
    json: Json = False,
) -> None:
    """List tables."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.list_tables(phase, game, most, database, json)


@admin.command()
def show(table: TableCode, database: DatabaseUrl = "", json: Json = False) -> None:
    """Show one table: its players with their ids, and its last chat lines."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.show_table(table, database, json)


@admin.command()
def close(
    table: TableCode,
    message: Annotated[str, typer.Option(help="What its players are told.")] = "",
    database: DatabaseUrl = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Close a table for good. Its replay stays readable."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.close_table(table, message, database, yes)


@admin.command("remove-chat")
def remove_chat(
    account: Account = "",
    person: PersonId = "",
    table: Annotated[str, typer.Option(help="Code of one table; by default all.")] = "",
    database: DatabaseUrl = "",
) -> None:
    """Remove a person's chat lines."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.remove_chat_lines(account, person, table, database)


@admin.command()
def ban(
    account: Account = "",
    person: PersonId = "",
    address: Address = "",
    days: Annotated[float | None, typer.Option(help="For how long; by default for good.")] = None,
    reason: Annotated[str, typer.Option(help="What the banned person is told.")] = "",
    database: DatabaseUrl = "",
) -> None:
    """Ban an account, a guest or an address. It holds within a few seconds."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.ban(account, person, address, days, reason, database)


@admin.command()
def unban(
    account: Account = "", person: PersonId = "", address: Address = "", database: DatabaseUrl = ""
) -> None:
    """Lift a ban."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.unban(account, person, address, database)


@admin.command()
def bans(database: DatabaseUrl = "", json: Json = False) -> None:
    """List all bans."""
    from pantheon.cli import table_admin  # noqa: PLC0415 - its imports take a second

    table_admin.show_bans(database, json)


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
    table: TableCode,
    database: DatabaseUrl = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Remove the entries of a table that cannot be read.

    The table continues from its last readable entry. Removed entries stay in the database, in
    `cut_entries`. Servers retry a quarantined table within a minute of the repair.
    """
    from pantheon.cli import damaged_tables  # noqa: PLC0415 - its imports take a second

    damaged_tables.repair_table(table, database, yes)
