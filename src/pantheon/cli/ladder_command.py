"""`pantheon ladder`: the bots' levels play each other."""

from pathlib import Path

import msgspec
from rich.console import Console

from pantheon import games
from pantheon.lab.experiments.ladder import play_ladder
from pantheon.lab.statistics.ladder_ratings import Rung, rung_of, standings_of


def run_ladder(
    names: list[str],
    matches: int,
    divided_by: int,
    processes: int,
    as_json: bool,
    write: Path | None,
) -> None:
    """Play every pair and print its result as soon as it is known."""
    if write is not None:
        from pantheon.lab.reports import ladder_report  # noqa: PLC0415 - needs an extra
    chosen = [games.find(name).name for name in names or games.names()]
    console = Console(stderr=as_json)
    pairs, rungs = [], []
    for pair in play_ladder(chosen, matches, divided_by, processes):
        pairs.append(pair)
        rungs.append(rung_of(pair))
        console.print(_line(rungs[-1]), highlight=False)
    standings = standings_of(pairs)
    if as_json:
        print(msgspec.json.encode({"rungs": rungs, "standings": standings}).decode())
    if write is not None:
        write.write_text(ladder_report.markdown_of(rungs, standings, divided_by), "utf-8")


def _line(rung: Rung) -> str:
    return (
        f"{rung.game}: {rung.better} against {rung.worse}: {rung.share:.1%}"
        f" ({rung.low:.0%} to {rung.high:.0%}) of {rung.matches} matches, {rung.distinct} distinct"
    )
