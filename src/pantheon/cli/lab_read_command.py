"""`pantheon lab read`: stored matches of people, measured like those of bots."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import pantheon
from pantheon import games
from pantheon.cli.arguments import DatabaseUrl, Json, Seed
from pantheon.cli.lab_arguments import (
    Cluster,
    Fresh,
    LabBots,
    Matches,
    Out,
    Workers,
    bot_names,
    log_file,
    write_report,
)
from pantheon.cli.progress import shown_progress
from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.plan import Plan, sources_of
from pantheon.lab.experiments.run import run_plan
from pantheon.lab.experiments.stored_matches import (
    PERSON,
    StoredMatch,
    groups_of,
    unfinished,
)
from pantheon.lab.experiments.strategies import usual_bot
from pantheon.lab.statistics.measures import measure

reading = typer.Typer(add_completion=False)


class NothingToRead(PantheonError):
    """No finished matches were found."""


@reading.command()
def read(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Match files; without any, a database is read.")
    ] = None,
    database: DatabaseUrl = "",
    game: Annotated[str, typer.Option(help="Only matches of this game.")] = "",
    matches: Matches = 100,
    bot: LabBots = "",
    regret: Annotated[
        bool, typer.Option(help="Judge every action: what the best one was worth more.")
    ] = True,
    seed: Seed = 0,
    out: Out = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Measure stored matches of people, and compare them with those of bots.

    Writes a report for each game.
    """
    from pantheon.lab.reports import read_report  # noqa: PLC0415 - needs an extra

    if game:
        games.find(game)
    stored = _from_files(files) if files else _from_database(database)
    stored = [each for each in stored if game in ("", each.match.game.name)]
    groups = groups_of(stored, regret)
    if not groups:
        raise NothingToRead("there is no finished match to read")
    source = [str(file) for file in files] if files else ["--database", database or "…"]
    for name in dict.fromkeys(each.game for each in groups):
        player = bot or usual_bot(name)
        bot_names(name, player)
        mine = [each for each in groups if each.game == name]
        words = ["pantheon", "lab", "read", *source, "--game", name, "--matches", str(matches),
                 "--bot", player, "--regret" if regret else "--no-regret",
                 "--seed", str(seed)]  # fmt: skip
        settings = read_report.settings_of(mine, player)
        version = games.find(name).rules_version
        plan = Plan(name, version, settings, matches, seed, shlex.join(words), sources_of(name))
        path = out.with_name(f"{out.name}-{name}") if out else Path(f"read-{name}")
        with shown_progress(name) as watch:
            log = run_plan(plan, log_file(path), workers, cluster, fresh, watch)
        measured = [measure(name, each, log.outcomes(at)) for at, each in enumerate(settings)]
        skipped = unfinished([each for each in stored if each.match.game.name == name])
        report = read_report.report_of(plan, mine, measured, player, skipped)
        write_report(path, report, read_report.html_of(report), json)
        if not json:
            count = sum(each.people.matches for each in report.comparisons)
            Console().print(f"{name}: {count} matches of people; written: {path}.html, {path}.json")


def _from_files(files: list[Path]) -> list[StoredMatch]:
    loaded = [pantheon.load(file) for file in files]
    return [StoredMatch(each, (PERSON,) * each.seats) for each in loaded]


def _from_database(database: str) -> list[StoredMatch]:
    from pantheon.cli import people_matches  # noqa: PLC0415 - its imports take a second

    return people_matches.matches_in(database)
