"""The ladder of bots, played and told."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from pantheon import games
from pantheon.bots.levels import levels
from pantheon.lab.experiments.ladder import OPENING, Rung, Standing, climb


def ladder(
    names: list[str],
    matches: int,
    divided_by: int,
    processes: int,
    as_json: bool,
    write: Path | None,
) -> None:
    """Let the levels play each other; tell each rung as it is known."""
    chosen = [games.find(name).name for name in names or games.names()]
    console = Console(stderr=as_json)

    def watch(rung: Rung) -> None:
        console.print(_told(rung), highlight=False)

    rungs, standings = climb(chosen, matches, divided_by, processes, watch)
    if as_json:
        print(msgspec.json.encode({"rungs": rungs, "standings": standings}).decode())
    if write is not None:
        write.write_text(_page(rungs, standings, divided_by), "utf-8")


def _told(rung: Rung) -> str:
    return (
        f"{rung.game}: {rung.better} against {rung.worse}: {rung.share:.1%}"
        f" ({rung.low:.0%} to {rung.high:.0%}) of {rung.matches} matches, {rung.distinct} distinct"
    )


def _page(rungs: list[Rung], standings: list[Standing], divided_by: int) -> str:
    """The ladder as a page of Markdown."""
    budgets = ", ".join(
        f"{name} {max(1, level.visits // divided_by)}" for name, level in levels().items()
    )
    heading = (
        f"`pantheon ladder --divide {divided_by}`: matches for two, each opening of {OPENING}"
        " random actions played with both seatings, every level's visits divided by"
        f" {divided_by} ({budgets}). Shares of wins, ties half, with 95 % intervals (Wilson)"
        " for the number of distinct matches."
    )
    lines = ["## The ladder of bots", "", heading, ""]
    lines += [
        "| game | better | worse | matches | distinct | share | 95 % |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [_line(rung) for rung in rungs]
    lines += ["", "| game | Elo, the novice's being 0 |", "|---|---|"]
    for game in dict.fromkeys(each.game for each in standings):
        here = (each for each in standings if each.game == game)
        told = ", ".join(f"{each.bot} {each.elo} ({each.low} – {each.high})" for each in here)
        lines.append(f"| {game} | {told} |")
    return "\n".join(lines) + "\n"


def _line(rung: Rung) -> str:
    interval = f"{rung.low:.1%} – {rung.high:.1%}"
    played = f"{rung.matches} | {rung.distinct} | {rung.share:.1%} | {interval}"
    return f"| {rung.game} | {rung.better} | {rung.worse} | {played} |"
