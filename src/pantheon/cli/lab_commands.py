"""`pantheon lab`: the commands balance, sweep and tournament."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pantheon import games
from pantheon.cli.arguments import (
    GameName,
    Json,
    OptionPairs,
    Seats,
    Seed,
    parse_pairs,
)
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
from pantheon.lab.experiments import balance as balance_experiment
from pantheon.lab.experiments import sweep as sweep_experiment
from pantheon.lab.experiments import tournament as tournament_experiment
from pantheon.lab.experiments.ladder import OPENING
from pantheon.lab.experiments.plan import Plan, Setting, line_up, seat_counts, sources_of
from pantheon.lab.experiments.run import run_plan
from pantheon.lab.experiments.strategies import usual_bot
from pantheon.lab.statistics.measures import Measures

lab = typer.Typer(
    help="Measure balance, vary options, rate bots.", no_args_is_help=True, add_completion=False
)


Opening = Annotated[int, typer.Option(help="Number of random actions before the bots play.", min=0)]


@lab.command()
def balance(
    game: GameName,
    matches: Matches = 200,
    seats: Annotated[str, typer.Option(help="Numbers of players; by default all.")] = "",
    preset: Annotated[list[str] | None, typer.Option(help="Preset of options; repeatable.")] = None,
    bot: LabBots = "",
    seed: Seed = 0,
    opening: Opening = 0,
    option: OptionPairs = None,
    strategies: Annotated[
        bool, typer.Option("--strategies", help="Also try each strategy against the plain bot.")
    ] = False,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Measure how fair a game is: seats, gods, cards, strategies."""
    from pantheon.lab.reports import balance_report  # noqa: PLC0415 - needs an extra

    found = games.find(game)
    bot = bot or usual_bot(game)
    names = bot_names(game, bot)
    presets = preset or list(found.presets)[:1]
    counts = seat_counts(game, seats)
    chosen = parse_pairs(option)
    settings = balance_experiment.settings_of(game, presets, counts, names, chosen, strategies)
    flags = ["--seats", ",".join(map(str, counts)), *_repeat("--preset", presets), "--bot", bot,
             *_repeat("-o", option), *(["--strategies"] if strategies else [])]  # fmt: skip
    plan = _plan("balance", game, settings, matches, seed, flags, opening)
    path = out or Path(f"balance-{game}")
    with shown_progress(game) as watch:
        log = run_plan(plan, log_file(path), workers, cluster, fresh, watch)
    report = balance_report.report_of(log)
    write_report(path, report, balance_report.html_of(report), json)
    if not json:
        _print_settings(report.settings, path)


@lab.command()
def sweep(
    game: GameName,
    vary: Annotated[
        list[str], typer.Option(help="OPTION=4..8, OPTION=4..12..2 or OPTION=a,b,c; repeatable.")
    ],
    matches: Matches = 200,
    seats: Seats = 2,
    bot: LabBots = "",
    seed: Seed = 0,
    opening: Opening = 0,
    option: OptionPairs = None,
    out: Out = None,
    charts: Annotated[Path | None, typer.Option(help="Folder for the charts as SVG files.")] = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Vary table options: the same matches with every value."""
    from pantheon.lab.reports import sweep_report  # noqa: PLC0415 - needs an extra

    seat_counts(game, str(seats))
    bot = bot or usual_bot(game)
    seated = line_up(bot_names(game, bot), seats)
    varied = [sweep_experiment.values_of(game, each) for each in vary]
    settings = sweep_experiment.settings_of(game, varied, seats, seated, parse_pairs(option))
    flags = [*_repeat("--vary", vary), "--seats", str(seats), "--bot", bot, *_repeat("-o", option)]
    plan = _plan("sweep", game, settings, matches, seed, flags, opening)
    path = out or Path("-".join(["sweep", game, *(name for name, _ in varied)]))
    with shown_progress(game) as watch:
        log = run_plan(plan, log_file(path), workers, cluster, fresh, watch)
    report = sweep_report.report_of(log)
    write_report(path, report, sweep_report.html_of(report), json)
    if charts is not None:
        charts.mkdir(parents=True, exist_ok=True)
        for name, chart in sweep_report.charts_of(report).items():
            (charts / f"{path.name}-{name}.svg").write_text(chart, "utf-8")
    if not json:
        _print_settings(report.settings, path)


@lab.command()
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "random,greedy",
    matches: Matches = 100,
    seats: Seats = 2,
    seed: Seed = 0,
    opening: Opening = OPENING,
    option: OptionPairs = None,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Let bots play each other, and rate them by Elo."""
    from pantheon.lab.reports import tournament_report  # noqa: PLC0415 - needs an extra

    seat_counts(game, str(seats))
    settings = tournament_experiment.settings_of(game, bots.split(","), seats, parse_pairs(option))
    flags = ["--bots", bots, "--seats", str(seats), *_repeat("-o", option)]
    plan = _plan("tournament", game, settings, matches, seed, flags, opening)
    path = out or Path(f"tournament-{game}")
    with shown_progress(game) as watch:
        log = run_plan(plan, log_file(path), workers, cluster, fresh, watch)
    report = tournament_report.report_of(log)
    write_report(path, report, tournament_report.html_of(report), json)
    if json:
        return
    table = Table("bot", "Elo", "95 %", "matches", box=None, padding=(0, 2, 0, 0))
    for rating in report.ratings:
        elo = rating.elo
        table.add_row(rating.bot, f"{elo.value:.0f}", f"{elo.low:.0f} – {elo.high:.0f}",
                      str(rating.matches))  # fmt: skip
    print_table(table, path)


def _plan(
    kind: str,
    game: str,
    settings: tuple[Setting, ...],
    matches: int,
    seed: int,
    flags: list[str],
    opening: int,
) -> Plan:
    words = ["pantheon", "lab", kind, game, "--matches", str(matches), *flags, "--seed", str(seed)]
    if opening or kind == "tournament":
        words += ["--opening", str(opening)]
    version = games.find(game).rules_version
    command = shlex.join(words)
    return Plan(game, version, settings, matches, seed, command, sources_of(game), opening)


def _repeat(flag: str, values: list[str] | None) -> list[str]:
    return [each for value in values or [] for each in (flag, value)]


def _print_settings(settings: list[Measures], path: Path) -> None:
    table = Table("setting", "matches", "first player wins", "actions", "lead changes", "score",
                  box=None, padding=(0, 2, 0, 0))  # fmt: skip
    for each in settings:
        first = each.win_share_by_order[0]
        table.add_row(
            each.label,
            str(each.matches),
            f"{first.value:.1%} ({first.low:.1%} – {first.high:.1%})",
            f"{each.length.mean.value:.1f}",
            f"{each.lead_changes.mean.value:.2f}",
            f"{each.all_scores.mean.value:.2f}",
        )
    print_table(table, path)
