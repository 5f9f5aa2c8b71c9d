"""`pantheon replay`: a saved match, action by action."""

from pathlib import Path

import msgspec
from rich.console import Console

import pantheon
from pantheon.cli.check_command import load_game
from pantheon.cli.terminal_board import draw_table
from pantheon.core.errors import PantheonError
from pantheon.core.events import Event
from pantheon.core.match import Match
from pantheon.locale import Speaker


class NoSuchMoment(PantheonError):
    """The match has no such moment."""


def replay(file: Path, at: int | None, as_json: bool, language: str, package: str = "") -> None:
    """Print every action and its events; with `at`, the table after that many actions."""
    if package:
        load_game(package)
    match = pantheon.load(file)
    last = len(match.steps)
    if at is not None and not 0 <= at <= last:
        raise NoSuchMoment(f"{file}: the match has {last} actions; --at is from 0 to {last}")
    if as_json:
        print(msgspec.json.encode(_summary(match, at)).decode())
        return
    speaker = Speaker(language, match.header.names)
    console = Console()
    _print(console, speaker, match, match.opening)
    for number, told in enumerate(match.steps[:at], 1):
        console.print(f"[dim]{number}[/]", end=" ")
        _print(console, speaker, match, told.events)
    if at is not None:
        known = match.game.known(match.at(at), None)
        console.print(draw_table(match.game.scene(known, None), speaker))
    elif match.result is not None:
        console.print(speaker.key(f"{match.game.name}-end-{match.result.reason}"), style="bold")
        console.print(winners_line(speaker, match))


def winners_line(speaker: Speaker, match: Match) -> str:
    """Who won, as a sentence."""
    result = match.result
    assert result is not None
    winners = result.winners
    points = result.scores[winners[0]]
    if len(winners) == 1:
        return speaker.key("play-won", seat=winners[0], points=points)
    shared = ", ".join(speaker.name(seat) for seat in winners)
    return speaker.key("play-shared", seats=shared, points=points)


def _summary(match: Match, at: int | None) -> dict[str, object]:
    moment = len(match.steps) if at is None else at
    state = match.at(moment)
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.header.options,
        "actions": len(match.steps),
        "at": moment,
        "digest": match.game.digest(state),
        "view": match.game.view(state, None),
        "result": match.game.result(state),
    }


def _print(console: Console, speaker: Speaker, match: Match, events: tuple[Event, ...]) -> None:
    for event in events:
        console.print(speaker.say(match.game.event_codec.words(event)), highlight=False)
