"""`pantheon lab tune`: the questions of a designer."""

import shlex
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from pantheon import games
from pantheon.cli.arguments import GameName, Json, Seed
from pantheon.cli.lab_arguments import (
    Cluster,
    Fresh,
    Out,
    Workers,
    log_file,
    print_table,
    write_report,
)
from pantheon.cli.progress import shown_progress
from pantheon.lab.experiments.plan import sources_of
from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.tuning import search
from pantheon.lab.tuning.goal_file import read_task

design = typer.Typer(add_completion=False)


@design.command()
def tune(
    game: GameName,
    goal: Annotated[Path, typer.Option(help="File with the goals and what may move (TOML).")],
    seed: Seed = 0,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Find the options and data values that come closest to a designer's goals."""
    from pantheon.lab.reports import tune_report  # noqa: PLC0415 - needs an extra

    task = read_task(game, goal)
    words = ["pantheon", "lab", "tune", game, "--goal", str(goal), "--seed", str(seed)]
    version = games.find(game).rules_version
    plan = search.plan_of(task, seed, shlex.join(words), sources_of(game), version)
    path = out or Path(f"tune-{game}-{goal.stem}")
    log = open_log(plan, log_file(path), fresh)
    with (
        shown_progress(game) as watch,
        match_runner(log, workers, cluster, search.matches_of(task), watch) as runner,
    ):
        found = search.Search(task, runner).run()
        confirmed = search.confirm(task, found.front, runner)
    report = tune_report.report_of(task, plan, found, confirmed)
    write_report(path, report, tune_report.html_of(report), json)
    for each in report.variants:
        form = msgspec.json.format(msgspec.json.encode(each.variant.table_form()))
        name = f"{path.name}-{each.name.replace(' ', '-')}.json"
        path.with_name(name).write_bytes(form + b"\n")
    if json:
        return
    table = Table("variant", "miss", *(each.label for each in report.variants[0].figures),
                  box=None, padding=(0, 2, 0, 0))  # fmt: skip
    for each in report.variants:
        varied = ", ".join(f"{name} {value}" for name, value in each.varied.items())
        figures = [
            f"{'{:.1%}' if figure.is_share else '{:.4g}'}".format(figure.estimate.value)
            + f" {figure.verdict}"
            for figure in each.figures
        ]
        table.add_row(varied or each.name, f"{each.miss:.2f}", *figures)
    print_table(table, path)
