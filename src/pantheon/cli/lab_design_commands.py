"""`pantheon lab tune` and `critic`: the questions of a designer."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from pantheon import games
from pantheon.cli.arguments import GameName, Json, OptionPairs, Seats, Seed, parse_pairs
from pantheon.cli.lab_arguments import (
    Cluster,
    Fresh,
    LabBots,
    Matches,
    Out,
    Workers,
    bot_names,
    log_file,
    print_table,
    write_report,
)
from pantheon.cli.progress import shown_progress
from pantheon.lab.critic import evidence as critic_evidence
from pantheon.lab.critic.criticism import criticise
from pantheon.lab.experiments.plan import Plan, line_up, seat_counts, sources_of, whole_options
from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.experiments.strategies import usual_bot
from pantheon.lab.tuning import search
from pantheon.lab.tuning.goal_file import read_task

if TYPE_CHECKING:
    from pantheon.lab.reports.tune_report import TuneReport

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
        name = f"{path.name}-{each.name.replace(' ', '-')}"
        path.with_name(f"{name}.json").write_bytes(form + b"\n")
        path.with_name(f"{name}.toml").write_text(each.variant.toml(), "utf-8")
    if json:
        return
    print_table(_variants_table(report), path)
    for each in report.variants[1:]:
        print(f"Play {each.name} now: {each.open.link}")


def _variants_table(report: "TuneReport") -> Table:
    """Variants beside each other: what they change, and how far each figure is from its goal."""
    table = Table("", "goal", *(each.name for each in report.variants),
                  box=None, padding=(0, 2, 0, 0))  # fmt: skip
    for name in report.variants[-1].varied:
        table.add_row(name, "", *(str(each.varied[name]) for each in report.variants))
    for at, figure in enumerate(report.variants[0].figures):
        shown = [each.figures[at] for each in report.variants]
        form = "{:.1%} {}" if figure.is_share else "{:.4g} {}"
        told = [form.format(each.estimate.value, each.verdict) for each in shown]
        table.add_row(figure.label, report.goals[figure.goal], *told)
    table.add_row("miss", "0", *(f"{each.miss:.2f}" for each in report.variants))
    return table


@design.command()
def critic(
    game: GameName,
    matches: Matches = 200,
    seats: Seats = 2,
    bot: LabBots = "",
    seed: Seed = 0,
    option: OptionPairs = None,
    ladder: Annotated[
        int,
        typer.Option(help="Doublings of the thinking time to play; 0: none.", min=0, max=6),
    ] = 3,
    exploits: Annotated[
        bool, typer.Option(help="Look for ways of playing that beat the plain bot.")
    ] = True,
    baseline: Annotated[
        bool, typer.Option(help="Report only what the default options do not have as well.")
    ] = False,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Look for what is broken: exploits, stalls, dead cards, unequal seats, luck."""
    from pantheon.lab.reports import critic_report  # noqa: PLC0415 - needs an extra

    seat_counts(game, str(seats))
    bot = bot or usual_bot(game)
    options = whole_options(game, seats, parse_pairs(option))
    bots = line_up(bot_names(game, bot), seats)
    question = critic_evidence.Question(game, bots, options, matches, ladder, exploits)
    pairs = [each for pair in option or [] for each in ("-o", pair)]
    words = ["pantheon", "lab", "critic", game, "--matches", str(matches), "--seats", str(seats),
             "--bot", bot, "--ladder", str(ladder),
             "--exploits" if exploits else "--no-exploits",
             *(["--baseline"] if baseline else []), *pairs, "--seed", str(seed)]  # fmt: skip
    usual = msgspec.structs.replace(question, options=whole_options(game, seats, {}))
    version = games.find(game).rules_version
    plan = Plan(game, version, (), 0, seed, shlex.join(words), sources_of(game))
    path = out or Path(f"critic-{game}")
    log = open_log(plan, log_file(path), fresh)
    with (
        shown_progress(game) as watch,
        match_runner(log, workers, cluster, critic_evidence.matches_of(question), watch) as runner,
    ):
        found, judgement = criticise(
            question,
            runner,
            (lambda seen: critic_evidence.gather_beside(seen, usual, runner)) if baseline else None,
        )
    matches_folder = path.with_name(f"{path.name}-matches")
    report = critic_report.report_of(plan, found, judgement, matches_folder)
    write_report(path, report, critic_report.html_of(report), json)
    if json:
        return
    table = Table("finding", "95 %", "in order", box=None, padding=(0, 2, 0, 0))
    for each in report.findings:
        interval = f"{each.estimate.low:.0%} – {each.estimate.high:.0%}"
        table.add_row(each.sentence, interval, each.expected)
    if not report.findings:
        table.add_row("Nothing looks broken.", "", "")
    print_table(table, path)
    print(f"Play it now: {report.open.link}")
