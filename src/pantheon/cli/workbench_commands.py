"""`pantheon new-game`, `record` and `dev`: writing a game of one's own."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, get_args
from urllib.parse import quote

from rich.console import Console
from rich.markup import escape

from pantheon import games
from pantheon.cli.check_command import load_game
from pantheon.core.errors import OptionRefused
from pantheon.core.match import Match
from pantheon.table.store.data_folder import make_data_folder
from pantheon.workbench import recording
from pantheon.workbench.new_game import BoardKind, GamePlan, write_game
from pantheon.workbench.positions import read_position

BOARDS: tuple[BoardKind, ...] = get_args(BoardKind)
T = TypeVar("T")


def new_game(
    name: str, title: str, players: str, board: BoardKind | None, author: str, into: Path
) -> None:
    """Write the package, after asking for what was not given, and say what to do next."""
    GamePlan(name, title).check()  # before anything is asked
    title = title or _ask("Title", name.replace("_", " ").title(), str)
    few, many = _players(players) if players else _ask("Players", "2-4", _players)
    which = f"Board ({', '.join(BOARDS)})"
    kind = _ask(which, BOARDS[0], _board) if board is None else board
    plan = GamePlan(name, title, few, many, kind, author)
    folder = write_game(plan, into)
    console = Console(highlight=False)
    console.print(f"[bold]{plan.title}[/] is in {folder}: a small game that works.\n")
    console.print(f"Play it now, against bots:   pantheon dev {folder}", soft_wrap=True)
    console.print(f"See what it guarantees:      pantheon check {folder}", soft_wrap=True)
    rules = folder / plan.name / "rules" / "turn.py"
    console.print(f"Then change its rules:       {rules}", soft_wrap=True)


def _ask(question: str, usual: str, read: Callable[[str], T]) -> T:
    """The author's answer; the usual one where nobody sits at the terminal, or says nothing."""
    console = Console(highlight=False)
    while sys.stdin.isatty():
        answer = console.input(escape(f"{question} [{usual}]: ")).strip()
        try:
            return read(answer or usual)
        except OptionRefused as error:
            console.print(escape(str(error)))
    return read(usual)


def _players(text: str) -> tuple[int, int]:
    """The numbers of players in `2-4`, or in `3`."""
    few, _, many = text.partition("-")
    if not few.isdigit() or not (many or few).isdigit():
        raise OptionRefused("players", f"{text!r} is not written like 2-4")
    return int(few), int(many or few)


def _board(text: str) -> BoardKind:
    found = next((each for each in BOARDS if each == text), None)
    if found is None:
        raise OptionRefused("board", f"{text!r} is none of {', '.join(BOARDS)}")
    return found


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

    # A database of its own: other servers would not know the game of its tables.
    database = f"sqlite:///{make_data_folder() / f'dev-{game.name}.db'}"
    settings = serve_command.Settings(
        host="127.0.0.1", port=port, database=database, log_level="warning"
    )
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
