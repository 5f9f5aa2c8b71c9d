"""What the commands of the lab share: arguments, and the files and tables they write."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from pantheon.lab.experiments.strategies import find_bot

Matches = Annotated[int, typer.Option(help="Number of matches per setting.", min=1)]
LabBots = Annotated[
    str,
    typer.Option(
        help="Bots, separated by commas: one, or one per seat.",
        show_default="keen; greedy in games without a learned evaluation",
    ),
]
Out = Annotated[Path | None, typer.Option(help="Write OUT.jsonl, OUT.json and OUT.html.")]
Workers = Annotated[int, typer.Option(help="Number of processes; 0: one per core.", min=0)]
Cluster = Annotated[
    str | None, typer.Option(help="Address of a Ray cluster, or `local` to start one here.")
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Start over instead of continuing.")]


def bot_names(game: str, text: str) -> list[str]:
    """The bots that a person named, each of them known."""
    names = text.split(",")
    for name in names:
        find_bot(game, name)
    return names


def log_file(path: Path) -> Path:
    """The outcome log of a report."""
    return path.with_name(path.name + ".jsonl")


def write_report(path: Path, report: msgspec.Struct, html: str, as_json: bool) -> None:
    """Write OUT.json and OUT.html, and print the JSON if it is asked for."""
    encoded = msgspec.json.encode(report)
    path.with_name(path.name + ".json").write_bytes(encoded + b"\n")
    path.with_name(path.name + ".html").write_text(html, "utf-8")
    if as_json:
        print(encoded.decode())


def print_table(table: Table, path: Path) -> None:
    """The table of a report, and where the whole of it is."""
    console = Console()
    console.print(table)
    console.print(f"Written: {path}.html, {path}.json, {path}.jsonl", highlight=False)
