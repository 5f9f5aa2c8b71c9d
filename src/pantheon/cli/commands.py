"""Every command and its arguments; what they do stands in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pantheon.cli import (
    analyse_command,
    bench_playouts,
    bench_search,
    games_command,
    ladder_command,
    replay_command,
    sim_command,
    terminal_play,
)
from pantheon.cli.admin_commands import admin
from pantheon.cli.arguments import pairs
from pantheon.cli.lab_commands import lab

app = typer.Typer(
    help="One table for board games about gods.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(help="The game, as `pantheon games` lists it.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option as NAME=VALUE.")
]


@app.command()
def games(json: Json = False, lang: Language = "en") -> None:
    """List the games and their table options."""
    games_command.games(json, lang)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule's id, such as NA-21.")] = None,
    lang: Language = "en",
) -> None:
    """Read a game's rules, or one of them."""
    games_command.rules(game, rule, lang)


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
    sim_command.simulate(game, seats, games, bot.split(","), seed, pairs(option), json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many actions.")] = None,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Tell a saved match action by action, or show it at one moment."""
    replay_command.replay(file, at, json, lang)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="In the terminal: which game.")] = None,
    at_terminal: Annotated[
        bool, typer.Option("--terminal", help="Play without a browser.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="In the terminal: how many play.")] = None,
    bot: Annotated[str, typer.Option(help="In the terminal: who the others are.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="In the terminal: the same luck again.")] = None,
    option: OptionPairs = None,
    lang: Language = "en",
    port: Annotated[int, typer.Option(help="Where the table listens.")] = 8000,
) -> None:
    """Open the table in the browser, or play in the terminal against bots."""
    if at_terminal or game is not None:
        terminal_play.play(game, seats, bot, seed, pairs(option), lang)
        return
    from pantheon.cli import serve_command  # noqa: PLC0415  # a second's worth of imports

    serve_command.host(serve_command.Settings(port=port), open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 for any.")] = 8000,
    database: Annotated[str, typer.Option(help="SQLite or PostgreSQL, as a URL.")] = "",
    bus: Annotated[str, typer.Option(help="Redis, as a URL; needed for many servers.")] = "",
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 2,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the table for many."""
    from pantheon.cli import serve_command  # noqa: PLC0415  # a second's worth of imports

    settings = serve_command.Settings(
        host=host, port=port, database=database, bus=bus, workers=workers, log_level=log_level
    )
    serve_command.host(settings, open_browser=False)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="For each side of each game.")] = 6.0,
    search: Annotated[
        bool, typer.Option("--search", help="The bots' search, beside OpenSpiel's.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure random playouts beside catanatron, or the search beside OpenSpiel, in turns."""
    measure = bench_search.bench if search else bench_playouts.bench
    measure(games or [], seconds, json)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    visits: Annotated[
        int | None, typer.Option(help="Simulations for each action; else the adept's.", min=1)
    ] = None,
    processes: Annotated[int, typer.Option(help="How many think at once.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same verdicts.")] = 0,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Judge each action of a saved match, and find where the match turned."""
    analyse_command.report(file, visits, processes, seed, json, lang)


@app.command()
def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all if left out.")] = None,
    matches: Annotated[int, typer.Option(help="For each pair of bots.", min=2)] = 100,
    divide: Annotated[int, typer.Option(help="Every level's budget by so much.", min=1)] = 16,
    processes: Annotated[int, typer.Option(help="How many matches at once.", min=1)] = 2,
    write: Annotated[Path | None, typer.Option(help="A page of Markdown to write.")] = None,
    json: Json = False,
) -> None:
    """Let the bots' levels play each other, and tell who beats whom."""
    ladder_command.ladder(games or [], matches, divide, processes, json, write)
