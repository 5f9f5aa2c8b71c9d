"""`pantheon check`: what a game guarantees, stage by stage, and what it still lacks."""

import importlib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from pantheon import codegen, games
from pantheon.codegen.declarations import DeclarationError
from pantheon.conformance import STAGES, Finding, Stage, cases_of, inspect_whole
from pantheon.conformance.checks import AT_POSITIONS, AT_THE_END, ON_THE_GAME
from pantheon.core.errors import PantheonError, UnknownGame
from pantheon.core.game import Game

MEANING: dict[Stage, str] = {
    "plays": "matches end, agree with themselves and replay",
    "honest": "nothing hidden reaches anybody",
    "published": "words, art, lesson and recorded matches are there",
}


def check(package: str, upto: Stage, out: Path | None, luck: str) -> bool:
    """Print the findings of each stage, up to one, and write the matches that show them.

    Whether everything holds.
    """
    game = load_game(package)
    folder = out or Path(f"check-{game.name}")
    console = Console(highlight=False)
    console.print(f"[bold]{game.title}[/]: {len(cases_of(game))} matches of random play a stage")
    for stage in STAGES[: STAGES.index(upto) + 1]:
        findings = list(inspect_whole(game, (stage,), luck))
        _print_stage(console, stage, findings, folder, package)
        if findings:
            if stage != upto:
                console.print("\nThe next stage is checked once this one holds.")
            return False
    return True


def load_game(package: str) -> Game[Any, Any]:
    """A game by its name, its package, or its folder, which is generated anew where needed."""
    if Path(package).is_dir():
        return _in_folder(Path(package).resolve())
    if package in games.names():
        return games.find(package)
    try:
        game = importlib.import_module(package).GAME
    except (ImportError, AttributeError) as error:
        raise UnknownGame(
            f"{package!r} is no game that is installed, no package with a GAME, and no folder"
        ) from error
    games.register(game)
    return game  # type: ignore[no-any-return]


def _in_folder(folder: Path) -> Game[Any, Any]:
    """The game in a folder: the package itself, or a project that holds one."""
    inner = [file.parent for file in folder.glob("*/game.py")]
    found = [folder] if (folder / "game.py").is_file() else inner
    if len(found) != 1:
        raise UnknownGame(f"{folder} holds {len(found)} games: name the folder with game.py in it")
    package = found[0]
    try:
        codegen.write(package)
    except DeclarationError as error:
        raise PantheonError(str(error)) from error
    game = games.in_folder(package)
    games.register(game)
    return game


def _print_stage(
    console: Console, stage: Stage, findings: list[Finding], folder: Path, package: str
) -> None:
    checks = [each for each in (*AT_POSITIONS, *AT_THE_END, *ON_THE_GAME) if each.stage == stage]
    failed = list(dict.fromkeys(finding.check for finding in findings))
    mark = "[red]✗[/]" if failed else "[green]✓[/]"
    passed = len(checks) - len(set(failed) & {each.name for each in checks})
    held = f"{passed} of {len(checks)} hold"
    console.print(f"\n{mark} [bold]{stage}[/] ({MEANING[stage]}): {held}", soft_wrap=True)
    for name in failed:
        here = [finding for finding in findings if finding.check == name]
        console.print(f"  [red]✗[/] {name}: {escape(here[0].demand)}", soft_wrap=True)
        for finding in here:
            console.print(f"    - {escape(finding.flaw)}", soft_wrap=True)
        shown = next((finding for finding in here if finding.log), None)
        if shown is not None:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{stage}-{name.replace(' ', '-')}.jsonl"
            file.write_text(shown.log, "utf-8")
            console.print("    a match that shows it:", soft_wrap=True)
            command = f"pantheon replay {file} --at {shown.step} --package {package}"
            console.print(f"      {escape(command)}", soft_wrap=True)
