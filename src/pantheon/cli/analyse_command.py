"""`pantheon analyse`: a saved match, judged action by action."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import pantheon
from pantheon.bots.levels import levels
from pantheon.bots.match_analysis import Analysis, Judged, SearchView, analyse
from pantheon.bots.reasons import reason_line
from pantheon.bots.search.decision import Budget, search_view
from pantheon.bots.search.parallel import ParallelSearch
from pantheon.core.match import Match
from pantheon.core.words import Words, words
from pantheon.locale import Speaker

JUDGE = "oracle"
"""The level whose visits are the default budget for each action."""


def report(
    file: Path, visits: int | None, processes: int, seed: int, as_json: bool, language: str
) -> None:
    """What each action cost, where the match turned, and each player's mean loss."""
    match = pantheon.load(file)
    budget = Budget(visits) if visits else levels()[JUDGE].budget.unhurried
    speaker = Speaker(language, match.header.names)
    with ExitStack() as stack:
        search: SearchView = search_view
        if processes > 1:
            search = stack.enter_context(ParallelSearch(processes)).search
        console = Console(stderr=True)
        watch = _watcher(console, stack) if console.is_terminal else _unwatched
        analysis = analyse(match, budget, seed, search, watch)
    if as_json:
        print(msgspec.json.encode(analysis).decode())
        return
    _print(Console(), speaker, match, analysis)


def _watcher(console: Console, stack: ExitStack) -> Callable[[int, int], None]:
    status = stack.enter_context(console.status(""))

    def watch(done: int, of_all: int) -> None:
        status.update(f"{done} / {of_all}")

    return watch


def _unwatched(done: int, of_all: int) -> None:
    """No progress is shown outside a terminal."""


def _print(console: Console, speaker: Speaker, match: Match, analysis: Analysis) -> None:
    title = speaker.key(
        "bots-analysis-title",
        game=speaker.title(match.game),
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
        mean = words("bots-analysis-mean", seat=seat, loss=round(100 * loss, 1))
        console.print(speaker.say(mean))


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
        _better(speaker, each, label) if each.best != each.action else "",
    ]


def _better(speaker: Speaker, each: Judged, label: Callable[[dict[str, object]], Words]) -> str:
    better = speaker.say(label(each.best))
    return f"{better}. {reason_line(each.reason, speaker.say)}" if each.reason else better


def _labels(match: Match, each: Judged) -> Callable[[dict[str, object]], Words]:
    """How the game words actions at the moment of this one."""
    game = match.game
    known = game.known(match.at(each.step - 1), each.seat)

    def label(action: dict[str, object]) -> Words:
        return game.choices(known, each.seat, [game.codec.convert(action)])[0].label

    return label
