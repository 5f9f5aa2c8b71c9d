"""Every command and its arguments; what they do stands in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pantheon.cli import bench as benching
from pantheon.cli import listing, replaying, simulating, terminal
from pantheon.core.refusal import OptionRefused

app = typer.Typer(
    help="One table for board games about gods.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(help="The game, as `pantheon games` lists it.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option as NAME=VALUE.")
]


@app.command()
def games(json: Json = False, lang: Language = "en") -> None:
    """List the games and their table options."""
    listing.games(json, lang)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule's id, such as NA-21.")] = None,
    lang: Language = "en",
) -> None:
    """Read a game's rules, or one of them."""
    listing.rules(game, rule, lang)


@app.command()
def sim(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    games: Annotated[int, typer.Option(help="How many matches are played.", min=1)] = 100,
    bot: Annotated[str, typer.Option(help="Bots by name, one or one a seat.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    option: OptionPairs = None,
    json: Json = False,
) -> None:
    """Let bots play many matches and count what happens."""
    simulating.simulate(game, seats, games, bot.split(","), seed, pairs(option), json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many actions.")] = None,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Tell a saved match action by action, or show it at one moment."""
    replaying.replay(file, at, json, lang)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; asked for if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bot: Annotated[str, typer.Option(help="Who the others are.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="For the same luck again.")] = None,
    option: OptionPairs = None,
    lang: Language = "en",
) -> None:
    """Play in the terminal against bots."""
    terminal.play(game, seats, bot, seed, pairs(option), lang)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="For each side of each game.")] = 6.0,
    json: Json = False,
) -> None:
    """Measure random playouts beside catanatron, in turns, in one run."""
    benching.bench(games or [], seconds, json)


def pairs(given: list[str] | None) -> dict[str, str]:
    """Options written NAME=VALUE."""
    parsed: dict[str, str] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionRefused(pair, "write it as NAME=VALUE")
        parsed[name] = value
    return parsed
