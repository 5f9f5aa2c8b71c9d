"""Every command with its arguments; a module for each command has the rest."""

from pathlib import Path
from typing import Annotated, Literal

import typer

import pantheon
from pantheon.cli import (
    analyse_command,
    bench_playouts,
    bench_search,
    check_command,
    games_command,
    ladder_command,
    replay_command,
    sim_command,
    terminal_play,
    workbench_commands,
)
from pantheon.cli.admin_commands import admin
from pantheon.cli.arguments import (
    BotNames,
    DatabaseUrl,
    GameName,
    GameNames,
    Json,
    Language,
    OptionPairs,
    Seats,
    Seed,
    parse_pairs,
)
from pantheon.cli.lab_commands import lab
from pantheon.cli.lab_compare_command import comparing
from pantheon.cli.lab_design_commands import design
from pantheon.cli.lab_read_command import reading
from pantheon.cli.variant_commands import variant
from pantheon.conformance import Stage
from pantheon.workbench.new_game import BoardKind

app = typer.Typer(
    help="Board games about gods: play, simulate, analyse and serve them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab.add_typer(comparing)
lab.add_typer(design)
lab.add_typer(reading)
app.add_typer(lab, name="lab")
app.add_typer(variant, name="variant")
app.add_typer(admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pantheon {pantheon.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Options of the command itself."""


Lan = Annotated[bool, typer.Option("--lan", help="Browser: let others in the same network join.")]

SavedMatch = Annotated[Path, typer.Argument(help="File of a saved match.")]


@app.command()
def games(json: Json = False, lang: Language = "en") -> None:
    """List the games and their table options."""
    games_command.list_games(json, lang)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="Id of one rule, such as NA-21.")] = None,
    lang: Language = "en",
) -> None:
    """Show a game's rules, or one of them."""
    games_command.show_rules(game, rule, lang)


@app.command()
def sim(
    game: GameName,
    seats: Seats = 2,
    matches: Annotated[int, typer.Option(help="Number of matches.", min=1)] = 100,
    bot: BotNames = "random",
    seed: Seed = 0,
    option: OptionPairs = None,
    json: Json = False,
) -> None:
    """Simulate matches between bots and print wins and scores."""
    sim_command.simulate(game, seats, matches, bot.split(","), seed, parse_pairs(option), json)


@app.command()
def replay(
    file: SavedMatch,
    at: Annotated[int | None, typer.Option(help="Show the table after this many actions.")] = None,
    package: Annotated[
        str, typer.Option(help="The folder of its game, where that is not installed.")
    ] = "",
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Replay a saved match action by action, or show it at one moment."""
    replay_command.replay(file, at, json, lang, package)


@app.command()
def check(
    package: Annotated[
        str, typer.Argument(help="An installed game, a package, or a folder with game.py in it.")
    ],
    stage: Annotated[Stage, typer.Option(help="The last stage to check.")] = "published",
    out: Annotated[
        Path | None, typer.Option(help="Folder for the match files of what was found.")
    ] = None,
    luck: Annotated[str, typer.Option(help="Any word: other words give other matches.")] = "",
) -> None:
    """Check what every game must guarantee: it plays, it is honest, it can be published."""
    if not check_command.check(package, stage, out, luck):
        raise typer.Exit(1)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Name of the package: small letters, digits, _.")],
    title: Annotated[str, typer.Option(help="Title; by default made from the name.")] = "",
    players: Annotated[str, typer.Option(help="Numbers of players; by default 2-4.")] = "",
    board: Annotated[
        BoardKind | None, typer.Option(help="What it is played on; by default squares.")
    ] = None,
    author: Annotated[str, typer.Option(help="Who is credited.")] = "Anonymous",
    into: Annotated[Path, typer.Option(help="Folder in which to make the project.")] = Path(),
) -> None:
    """Write a package with a small game that works, to be made into your own.

    In a terminal it asks for the title, the players and the board unless they are given.
    """
    workbench_commands.new_game(name, title, players, board, author, into)


@app.command()
def record(
    package: Annotated[str, typer.Argument(help="A game, a package, or a folder with game.py.")],
    lesson: Annotated[
        Path | None, typer.Option(help="A saved match to teach with, instead of the one there is.")
    ] = None,
) -> None:
    """Record the matches that a game needs: for its lesson, and for each way to end."""
    workbench_commands.record(package, lesson)


@app.command()
def dev(
    package: Annotated[str, typer.Argument(help="A folder with game.py in it, or a package.")],
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the lobby in a browser.")] = True,
    position: Annotated[str, typer.Option(help="Open a saved position of the game.")] = "",
) -> None:
    """Play a game of your own in the browser, and see every change as soon as you save it."""
    workbench_commands.dev(package, port, browser, position)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="Game to play in the terminal: its name, or its folder.")
    ] = None,
    at_terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="Terminal: number of players.")] = None,
    bot: Annotated[str, typer.Option(help="Terminal: bot to play against.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="Terminal: seed of the match.")] = None,
    option: OptionPairs = None,
    lang: Language = "en",
    port: Annotated[int, typer.Option(help="Browser: port to listen on.")] = 8000,
    lan: Lan = False,
) -> None:
    """Play in the browser, or in the terminal against bots."""
    if at_terminal or game is not None:
        terminal_play.play(game, seats, bot, seed, parse_pairs(option), lang)
        return
    from pantheon.cli import serve_command  # noqa: PLC0415 - its imports take a second

    settings = serve_command.Settings(
        host=serve_command.EVERYWHERE if lan else serve_command.THIS_MACHINE,
        port=port,
        log_level="warning",
    )
    serve_command.host(settings, open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="URL of a SQLite or PostgreSQL database.")] = "",
    bus: Annotated[str, typer.Option(help="URL of Redis; needed with several servers.")] = "",
    workers: Annotated[int, typer.Option(help="Number of worker processes for bots.")] = 2,
    drain_seconds: Annotated[
        float, typer.Option(help="Several servers: time for clients to move on before it stops.")
    ] = 20,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    owner_token: Annotated[
        str,
        typer.Option(
            envvar="PANTHEON_OWNER_TOKEN",
            help="Token that lets the owner use the lab from elsewhere; `new` makes one. Without"
            " it, only this computer can.",
        ),
    ] = "",
    lan: Lan = False,
) -> None:
    """Serve the games to browsers."""
    from pantheon.cli import serve_command  # noqa: PLC0415 - its imports take a second

    settings = serve_command.Settings(
        host=serve_command.EVERYWHERE if lan else host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        drain_seconds=drain_seconds,
        log_level=log_level,
        owner_token=serve_command.owner_token(owner_token),
    )
    serve_command.host(settings, open_browser=False)


@app.command()
def upgrade(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Match files to replay instead of a database.")
    ] = None,
    database: DatabaseUrl = "",
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only report; change nothing, not even the schema.")
    ] = False,
    json: Json = False,
) -> None:
    """Replay every stored match under this version's rules, and migrate those that need it.

    Exit code 1 if a match changes or cannot be read.
    """
    from pantheon.cli import upgrade_command  # noqa: PLC0415 - its imports take a second

    upgrade_command.upgrade(files or [], database, dry_run, json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="File to write the backup to.")],
    database: DatabaseUrl = "",
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite the file.")] = False,
) -> None:
    """Copy a SQLite database to a file while servers go on."""
    from pantheon.cli import backup_commands  # noqa: PLC0415 - its imports take a second

    backup_commands.back_up(file, database, replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="File of the backup.")],
    database: DatabaseUrl = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Put a database that is there already aside.")
    ] = False,
) -> None:
    """Put a backup in the place of a SQLite database; stop the server first."""
    from pantheon.cli import backup_commands  # noqa: PLC0415 - its imports take a second

    backup_commands.restore(file, database, replace)


@app.command()
def bench(
    games: GameNames = None,
    seconds: Annotated[float, typer.Option(help="Seconds per measurement.")] = 6.0,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the bots' search instead of playouts.")
    ] = False,
    json: Json = False,
) -> None:
    """Measure speed: random playouts against catanatron, or search against OpenSpiel."""
    measure = bench_search.bench if search else bench_playouts.bench
    measure(games or [], seconds, json)


@app.command()
def analyse(
    file: SavedMatch,
    visits: Annotated[
        int | None, typer.Option(help="Simulations per action; by default the adept's.", min=1)
    ] = None,
    processes: Annotated[int, typer.Option(help="Number of processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Analyse a saved match: what each action cost, and where the match turned."""
    analyse_command.report(file, visits, processes, seed, json, lang)


@app.command()
def ladder(
    games: GameNames = None,
    matches: Annotated[int, typer.Option(help="Number of matches per pair of bots.", min=2)] = 100,
    divide: Annotated[int, typer.Option(help="Divide every level's budget by N.", min=1)] = 16,
    processes: Annotated[int, typer.Option(help="Number of processes.", min=1)] = 2,
    write: Annotated[Path | None, typer.Option(help="Markdown file for the results.")] = None,
    json: Json = False,
) -> None:
    """Let the bots' levels play each other, and rate them."""
    ladder_command.run_ladder(games or [], matches, divide, processes, json, write)


@app.command()
def train(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(help="File for the weights (.npz); a run that was begun there is continued."),
    ],
    minutes: Annotated[float, typer.Option(help="Minutes to train from now on.", min=0.0)] = 60.0,
    processes: Annotated[
        int | None, typer.Option(help="Processes that play; by default one per core.", min=1)
    ] = None,
    matches: Annotated[
        int, typer.Option(help="Matches against greedy at the end, to measure the net.", min=0)
    ] = 200,
    memory: Annotated[
        int, typer.Option(help="States in memory to learn from.", min=1000)
    ] = 400_000,
    batch: Annotated[
        int, typer.Option(help="Decisions in each gradient step, with two states each.", min=1)
    ] = 256,
    visits: Annotated[int, typer.Option(help="Visits of the search that teaches.", min=1)] = 400,
    method: Annotated[
        Literal["results", "evolution", "policy"],
        typer.Option(
            help="Fit a net to results (PyTorch), change weights and keep what wins, or prefer"
            " actions after which more was won than expected."
        ),
    ] = "results",
    spread: Annotated[
        float, typer.Option(help="Evolution: the size of a change beside the evaluation.", min=0.0)
    ] = 0.5,
    rate: Annotated[
        float, typer.Option(help="Evolution: how fast the weights follow what wins.", min=0.0)
    ] = 1.0,
    from_net: Annotated[
        bool,
        typer.Option("--from-net", help="Evolution, policy: begin with the net that the game has."),
    ] = False,
) -> None:
    """Train the net that judges a game, by self-play (extra `train`)."""
    if method == "evolution":
        from pantheon.cli import evolve_command  # noqa: PLC0415 - NumPy loads slowly

        evolve_command.evolve(game, minutes, out, processes, matches, spread, rate, from_net)
        return
    if method == "policy":
        from pantheon.cli import policy_command  # noqa: PLC0415 - NumPy loads slowly

        policy_command.train_policy(game, minutes, out, processes, matches, from_net)
        return
    from pantheon.cli import train_command  # noqa: PLC0415 - needs an extra

    train_command.train(game, minutes, out, processes, matches, memory, batch, visits)
