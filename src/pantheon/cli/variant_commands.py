"""`pantheon variant`: named options of a game, shared as links and files."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.cli.arguments import GameName, Json, OptionPairs, Seats, parse_pairs
from pantheon.core.errors import PantheonError
from pantheon.core.variant import SITE, Variant, read_variant

variant = typer.Typer(
    help="Share a game's options under a name: as a link, or as a file.",
    no_args_is_help=True,
    add_completion=False,
)

VariantText = Annotated[str, typer.Argument(help="A variant: its file, its link or its code.")]
Site = Annotated[str, typer.Option(help="Address of the server that the link leads to.")]


def find_variant(text: str) -> Variant:
    """The variant in a file, a link or a code, checked by its game."""
    path = Path(text)
    if "variant=" not in text and (path.suffix or path.exists()):
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "not a text"
            raise PantheonError(f"{path}: {reason}") from error
    found = read_variant(text)
    return found.checked(games.find(found.game))


@variant.command()
def show(text: VariantText, json: Json = False) -> None:
    """Say what a variant changes."""
    found = find_variant(text)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    console = Console()
    console.print(f"[bold]{found.name or 'Without a name'}[/]: {games.find(found.game).title},"
                  f" {found.seats} players")  # fmt: skip
    if found.note:
        console.print(found.note, style="italic", markup=False)
    table = Table("option", "value", box=None, padding=(0, 2, 0, 0))
    for name, value in found.options.items():
        table.add_row(name, str(value).lower() if isinstance(value, bool) else str(value))
    console.print(table if found.options else "The default options.")


@variant.command()
def link(text: VariantText, site: Site = SITE) -> None:
    """Print the link that opens a variant in the lobby."""
    print(find_variant(text).link(site))


@variant.command()
def save(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="File to write (.toml).")],
    seats: Seats = 2,
    name: Annotated[str, typer.Option(help="Name of the variant.")] = "",
    note: Annotated[str, typer.Option(help="What it is for.")] = "",
    option: OptionPairs = None,
) -> None:
    """Write options as a file to share; it can be opened in any lobby."""
    found = games.find(game)
    made = Variant(game, seats, dict(parse_pairs(option)), name, note).checked(found)
    file.write_text(made.toml(), "utf-8")
    print(f"Written: {file}; link: {made.link(SITE)}")


@variant.command("open")
def open_variant(
    text: VariantText, port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000
) -> None:
    """Serve on this computer, and open a variant in the browser."""
    found = find_variant(text)
    from pantheon.cli import serve_command  # noqa: PLC0415 - its imports take a second

    settings = serve_command.Settings(port=port, log_level="warning")
    serve_command.host(settings, open_browser=True, page=found.link())
