"""`pantheon games` and `pantheon rules`: the games, their options and rules."""

import re

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from pantheon import games
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.core.options import declared
from pantheon.locale import LANGUAGES, Speaker


class UnknownRule(PantheonError):
    """No rule has that id."""


def list_games(as_json: bool, language: str) -> None:
    """Print every game with its seats, presets and options."""
    speaker = Speaker(language)
    found = [games.find(name) for name in games.names()]
    if as_json:
        print(msgspec.json.encode([_card(game, speaker) for game in found]).decode())
        return
    console = Console()
    for game in found:
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        console.print(
            f"[bold]{game.name}[/] — {speaker.title(game)}, {game.credits.designer}"
            f" ({seats}, {game.minutes} min)"
        )
        console.print(speaker.key(f"{game.name}-blurb"), style="italic")
        console.print(_options_table(game, speaker))


def _card(game: Game[object, msgspec.Struct], speaker: Speaker) -> dict[str, object]:
    return {
        "name": game.name,
        "title": speaker.title(game),
        "credits": game.credits,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "presets": game.presets,
        "ends": game.ends,
        "options": declared(game.options),
    }


def _options_table(game: Game[object, msgspec.Struct], speaker: Speaker) -> Table:
    table = Table("option", "default", "range", "rule", "", box=None, padding=(0, 2, 0, 0))
    for option in declared(game.options):
        meaning = speaker.key(f"{game.name}-option-{option.name}-help")
        default = str(option.default).lower()
        table.add_row(option.name, default, option.knob.says(), option.knob.rule, meaning)
    return table


def show_rules(name: str, rule: str | None, language: str) -> None:
    """Print a game's rules, or one rule by its id."""
    if language not in LANGUAGES:
        Speaker(language)
    text = games.find(name).file(f"locale/rules.{language}.md")
    console = Console()
    if rule is None:
        console.print(Markdown(text))
        return
    console.print(Markdown(rule_text(name, rule, language)))


def rule_text(name: str, rule: str, language: str) -> str:
    """One rule, id and text."""
    text = games.find(name).file(f"locale/rules.{language}.md")
    found = re.search(rf"^- (\*\*{re.escape(rule.upper())}\*\* .*)$", text, re.MULTILINE)
    if found is None:
        raise UnknownRule(f"{name} has no rule {rule!r}; `pantheon rules {name}` lists them")
    return found[1]
