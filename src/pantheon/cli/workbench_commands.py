"""`pantheon new-game`, `record` and `dev`: writing a game of one's own."""

from pathlib import Path
from urllib.parse import quote

from rich.console import Console
from rich.markup import escape

from pantheon import games
from pantheon.cli.check_command import load_game
from pantheon.core.match import Match
from pantheon.workbench import recording
from pantheon.workbench.new_game import GamePlan, write_game
from pantheon.workbench.positions import read_position


def new_game(plan: GamePlan, into: Path) -> None:
    """Write the package and say what to do next."""
    folder = write_game(plan, into)
    console = Console(highlight=False)
    console.print(f"[bold]{plan.title}[/] is in {folder}: a small game that works.\n")
    console.print(f"Play it now, against bots:   pantheon dev {folder}", soft_wrap=True)
    console.print(f"See what it guarantees:      pantheon check {folder}", soft_wrap=True)
    rules = folder / plan.name / "rules" / "turn.py"
    console.print(f"Then change its rules:       {rules}", soft_wrap=True)


def record(package: str, lesson: Path | None) -> None:
    """Record the matches that a game still needs, and print what was written."""
    game = load_game(package)
    folder = games.folder_of(game)
    console = Console(highlight=False)
    match = Match.from_log(game, lesson.read_text("utf-8")) if lesson else None
    done = list(recording.record(game, folder, match))
    for line in done or ["Nothing to record: every match is there, and replays."]:
        console.print(line, soft_wrap=True, markup=False)


def dev(package: str, port: int, open_browser: bool, position: str) -> None:
    """Serve the lobby with a game that is not installed, and load it anew when a file is saved."""
    from pantheon.cli import serve_command  # noqa: PLC0415 - its imports take a second
    from pantheon.workbench.dev_server import Workbench  # noqa: PLC0415

    game = load_game(package)
    folder = games.folder_of(game)
    page = _link_of(folder, position) if position else ""
    console = Console(highlight=False)

    def report(line: str) -> None:
        console.print(escape(line), soft_wrap=True)

    settings = serve_command.Settings(host="127.0.0.1", port=port, log_level="warning")
    serve_command.host(
        settings,
        open_browser,
        news=f"{game.title} is in the lobby. What you save in {folder} shows at once.",
        extend=lambda services: Workbench(services, game, report),
        page=page,
    )


def _link_of(folder: Path, position: str) -> str:
    """The page that opens a position, which must exist."""
    read_position(folder, position)
    return f"/positions/{quote(position)}"
