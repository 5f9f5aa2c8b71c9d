"""The commands of `pantheon lab`: balance, sweep, tournament."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.cli.arguments import pairs
from pantheon.core.errors import OptionRefused
from pantheon.lab.experiments import balance as balancing
from pantheon.lab.experiments import sweep as sweeping
from pantheon.lab.experiments import tournament as touring
from pantheon.lab.experiments.ladder import OPENING
from pantheon.lab.experiments.plan import Plan, Setting, seat_counts, sources_of
from pantheon.lab.experiments.run import carry_out
from pantheon.lab.experiments.strategies import find_bot
from pantheon.lab.reports import balance_report
from pantheon.lab.statistics.estimates import Estimate

lab = typer.Typer(
    help="Measure balance, turn knobs, rate bots.", no_args_is_help=True, add_completion=False
)

GameName = Annotated[str, typer.Argument(help="The game, as `pantheon games` lists it.")]
Matches = Annotated[int, typer.Option(help="How many matches of each setting.", min=1)]
Bot = Annotated[str, typer.Option(help="Bots by name, one or one a seat.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option as NAME=VALUE.")
]
Out = Annotated[
    Path | None, typer.Option(help="Where OUT.jsonl, OUT.json and OUT.html are written.")
]
Workers = Annotated[int, typer.Option(help="Worker processes; 0: one a core.", min=0)]
Cluster = Annotated[
    str | None, typer.Option(help="A Ray cluster's address, or `local` to start one here.")
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Start over instead of going on.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


@lab.command()
def balance(
    game: GameName,
    matches: Matches = 200,
    seats: Annotated[str, typer.Option(help="Such as 2,4; all if left out.")] = "",
    preset: Annotated[list[str] | None, typer.Option(help="Option sets by name.")] = None,
    bot: Bot = "greedy",
    seed: Seed = 0,
    option: OptionPairs = None,
    strategies: Annotated[
        bool, typer.Option("--strategies", help="Try each leaning against plain greedy.")
    ] = False,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """How fair a game is: seats, gods, cards, course, strategies."""
    found = games.find(game)
    names = _bots(game, bot)
    presets = preset or list(found.presets)[:1]
    counts = seat_counts(game, seats)
    settings = balancing.settings_of(game, presets, counts, names, pairs(option), strategies)
    flags = ["--seats", ",".join(map(str, counts)), *_repeat("--preset", presets), "--bot", bot,
             *_repeat("-o", option), *(["--strategies"] if strategies else [])]  # fmt: skip
    plan = _plan("balance", game, settings, matches, seed, flags)
    path = out or Path(f"balance-{game}")
    report = balancing.report_of(carry_out(plan, _journal(path), workers, cluster, fresh))
    _write(path, report, balance_report.page_of(report), json)
    if not json:
        _tell(report.settings, path)


@lab.command()
def sweep(
    game: GameName,
    vary: Annotated[list[str], typer.Option(help="OPTION=4..8, 4..12..2 or a,b,c.")],
    matches: Matches = 200,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    bot: Bot = "greedy",
    seed: Seed = 0,
    option: OptionPairs = None,
    out: Out = None,
    charts: Annotated[
        Path | None, typer.Option(help="A folder for each chart as an SVG file of its own.")
    ] = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Turn knobs: the same matches under every value."""
    seat_counts(game, str(seats))
    names = _bots(game, bot)
    if len(names) not in (1, seats):
        raise OptionRefused("bot", f"{len(names)} bots for {seats} seats; name one, or one a seat")
    varied = [sweeping.values_of(game, each) for each in vary]
    line_up = tuple(names) * (seats if len(names) == 1 else 1)
    settings = sweeping.settings_of(game, varied, seats, line_up, pairs(option))
    flags = [*_repeat("--vary", vary), "--seats", str(seats), "--bot", bot, *_repeat("-o", option)]
    plan = _plan("sweep", game, settings, matches, seed, flags)
    path = out or Path("-".join(["sweep", game, *(name for name, _ in varied)]))
    swept = sweeping.sweep_of(carry_out(plan, _journal(path), workers, cluster, fresh))
    _write(path, swept, sweeping.page_of(swept), json)
    if charts is not None:
        charts.mkdir(parents=True, exist_ok=True)
        for name, chart in sweeping.charts_of(swept).items():
            (charts / f"{path.name}-{name}.svg").write_text(chart, "utf-8")
    if not json:
        _tell(swept.settings, path)


@lab.command()
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more bots by name.")] = "random,greedy",
    matches: Matches = 100,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    seed: Seed = 0,
    opening: Annotated[
        int,
        typer.Option(help="Random actions before the bots play, so that matches differ.", min=0),
    ] = OPENING,
    option: OptionPairs = None,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """A league of bots: everyone meets everyone; Elo with intervals."""
    seat_counts(game, str(seats))
    settings = touring.settings_of(game, bots.split(","), seats, pairs(option))
    flags = ["--bots", bots, "--seats", str(seats), "--opening", str(opening),
             *_repeat("-o", option)]  # fmt: skip
    plan = _plan("tournament", game, settings, matches, seed, flags)
    plan = msgspec.structs.replace(plan, opening=opening)
    path = out or Path(f"tournament-{game}")
    league = touring.league_of(carry_out(plan, _journal(path), workers, cluster, fresh))
    _write(path, league, touring.page_of(league), json)
    if json:
        return
    table = Table("bot", "Elo", "95 %", "matches", box=None, padding=(0, 2, 0, 0))
    for rating in league.ratings:
        elo = rating.elo
        table.add_row(rating.bot, f"{elo.value:.0f}", f"{elo.low:.0f} – {elo.high:.0f}",
                      str(rating.matches))  # fmt: skip
    _print(table, path)


def _bots(game: str, text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        find_bot(game, name)
    return names


def _plan(
    kind: str, game: str, settings: tuple[Setting, ...], matches: int, seed: int, flags: list[str]
) -> Plan:
    words = ["pantheon", "lab", kind, game, "--matches", str(matches), *flags, "--seed", str(seed)]
    version = games.find(game).rules_version
    command = shlex.join(words)
    return Plan(game, version, settings, matches, seed, command, sources_of(game))


def _repeat(flag: str, values: list[str] | None) -> list[str]:
    return [each for value in values or [] for each in (flag, value)]


def _journal(path: Path) -> Path:
    return path.with_name(path.name + ".jsonl")


def _write(path: Path, report: msgspec.Struct, html: str, as_json: bool) -> None:
    encoded = msgspec.json.encode(report)
    path.with_name(path.name + ".json").write_bytes(encoded + b"\n")
    path.with_name(path.name + ".html").write_text(html, "utf-8")
    if as_json:
        print(encoded.decode())


def _tell(settings: list[Any], path: Path) -> None:
    table = Table("setting", "matches", "first to act wins", "actions", "lead changes", "score",
                  box=None, padding=(0, 2, 0, 0))  # fmt: skip
    for each in settings:
        first: Estimate = each.win_share_by_order[0]
        table.add_row(
            each.label,
            str(each.matches),
            f"{first.value:.1%} ({first.low:.1%} – {first.high:.1%})",
            f"{each.length.mean.value:.1f}",
            f"{each.lead_changes.mean.value:.2f}",
            f"{each.all_scores.mean.value:.2f}",
        )
    _print(table, path)


def _print(table: Table, path: Path) -> None:
    console = Console()
    console.print(table)
    console.print(f"written: {path}.html, {path}.json, {path}.jsonl", highlight=False)
