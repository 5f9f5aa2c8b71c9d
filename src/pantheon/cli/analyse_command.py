"""A saved match, judged action by action."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import pantheon
from pantheon.bots.levels import levels
from pantheon.bots.match_analysis import Analysis, Judged, analyse
from pantheon.bots.search.decision import Budget, think
from pantheon.bots.search.parallel import Team
from pantheon.core.match import Match
from pantheon.core.words import Words, words
from pantheon.locale import Speaker

JUDGE = "adept"
"""The level whose visits are spent on each action, unless told otherwise."""


def report(
    file: Path, visits: int | None, processes: int, seed: int, as_json: bool, language: str
) -> None:
    """What each action cost, where the match turned, and each player's mean loss."""
    match = pantheon.load(file)
    budget = Budget(visits or levels()[JUDGE].visits)
    speaker = Speaker(language, match.header.names)
    with ExitStack() as stack:
        thinks = stack.enter_context(Team(processes)).think if processes > 1 else think
        console = Console(stderr=True)
        watch = _watcher(console, stack) if console.is_terminal else _unwatched
        analysis = analyse(match, budget, seed, thinks, watch)
    if as_json:
        print(msgspec.json.encode(analysis).decode())
        return
    _tell(Console(), speaker, match, analysis)


def _watcher(console: Console, stack: ExitStack) -> Callable[[int, int], None]:
    status = stack.enter_context(console.status(""))

    def watch(done: int, of_all: int) -> None:
        status.update(f"{done} / {of_all}")

    return watch


def _unwatched(done: int, of_all: int) -> None:
    """Nobody looks on."""


def _tell(console: Console, speaker: Speaker, match: Match, analysis: Analysis) -> None:
    title = speaker.key(
        "bots-analysis-title",
        game=match.game.title,
        count=len(analysis.actions),
        visits=analysis.visits,
    )
    console.print(title, style="bold")
    heads = ("step", "player", "action", "outlook", "loss", "verdict", "better")
    columns = [speaker.key(f"bots-analysis-{head}") for head in heads]
    table = Table(*columns, box=None, padding=(0, 2, 0, 0))
    for each in analysis.actions:
        table.add_row(*_row(speaker, match, each), style="bold" if each.turning else None)
    console.print(table)
    for seat, loss in enumerate(analysis.losses):
        told = words("bots-analysis-mean", seat=seat, loss=round(100 * loss, 1))
        console.print(speaker.say(told))


def _row(speaker: Speaker, match: Match, each: Judged) -> list[str]:
    label = _labels(match, each)
    verdict = speaker.key(f"bots-grade-{each.grade}")
    if each.turning:
        verdict += f", {speaker.key('bots-analysis-turning')}"
    return [
        str(each.step),
        speaker.name(each.seat),
        speaker.say(label(each.action)),
        f"{each.value:.0%}",
        f"{each.loss:.0%}" if each.loss else "",
        verdict,
        speaker.say(label(each.best)) if each.best != each.action else "",
    ]


def _labels(match: Match, each: Judged) -> Callable[[dict[str, object]], Words]:
    """How the game words actions at the moment of this one."""
    game = match.game
    known = game.known(match.at(each.step - 1), each.seat)

    def label(action: dict[str, object]) -> Words:
        return game.choices(known, each.seat, [game.codec.convert(action)])[0].label

    return label
