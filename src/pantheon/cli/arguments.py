"""Arguments that several commands share."""

from typing import Annotated

import typer

from pantheon.core.errors import OptionRefused

GameName = Annotated[str, typer.Argument(help="The game, as `pantheon games` lists it.")]
GameNames = Annotated[list[str] | None, typer.Argument(help="The games; by default all.")]
Seats = Annotated[int, typer.Option(help="Number of players.")]
BotNames = Annotated[str, typer.Option(help="Bots, separated by commas: one, or one per seat.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="Table option as NAME=VALUE; repeatable.")
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        help="URL of a SQLite or PostgreSQL database; by default the file in the data folder.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en or fr.")]


def parse_pairs(given: list[str] | None) -> dict[str, str]:
    """Table options written as NAME=VALUE."""
    parsed: dict[str, str] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionRefused(pair, "write it as NAME=VALUE")
        parsed[name] = value
    return parsed
