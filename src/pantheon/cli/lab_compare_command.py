"""`pantheon lab compare`: variants side by side."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pantheon.cli.arguments import Json, Seed
from pantheon.cli.lab_arguments import (
    Cluster,
    Fresh,
    LabBots,
    Matches,
    Out,
    Workers,
    log_file,
    print_table,
    write_report,
)
from pantheon.cli.progress import shown_progress
from pantheon.cli.variant_commands import find_variant
from pantheon.lab.experiments.compare import plan_of
from pantheon.lab.experiments.run import run_plan
from pantheon.lab.experiments.strategies import usual_bot
from pantheon.lab.statistics.differences import Difference

comparing = typer.Typer(add_completion=False)


@comparing.command()
def compare(
    variants: Annotated[
        list[str], typer.Argument(help="Variants of one game: files, links or codes.")
    ],
    matches: Matches = 200,
    bot: LabBots = "",
    seed: Seed = 0,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Measure variants side by side: what they change, with intervals."""
    from pantheon.lab.reports import compare_report  # noqa: PLC0415 - needs an extra

    found = [find_variant(each) for each in variants]
    game = found[0].game
    plan = plan_of(found, (bot or usual_bot(game)).split(","), matches, seed)
    path = out or Path(f"compare-{game}")
    with shown_progress(game) as watch:
        log = run_plan(plan, log_file(path), workers, cluster, fresh, watch)
    report = compare_report.report_of(log)
    write_report(path, report, compare_report.html_of(report, plan), json)
    if json:
        return
    table = Table("figure", *(each.label for each in report.settings[1:]), box=None,
                  padding=(0, 2, 0, 0))  # fmt: skip
    for row in zip(*(each.figures for each in report.differences), strict=True):
        table.add_row(_name(row[0]), *map(_written, row))
    print_table(table, path)
    for setting, open_now in zip(report.settings, report.open, strict=True):
        print(f"Play {setting.label} now: {open_now.link}")


def _name(figure: Difference) -> str:
    return figure.name + (f", seat {figure.seat + 1}" if figure.seat >= 0 else "")


def _written(figure: Difference) -> str:
    form = "{:+.1%}" if figure.is_share else "{:+.2f}"
    one = figure.difference
    clear = " *" if figure.clear else ""
    return f"{form.format(one.value)} ({form.format(one.low)} – {form.format(one.high)}){clear}"
