"""`pantheon play --terminal`: a match against bots, with numbered actions, undo and hints."""

import secrets
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.cli.check_command import load_game
from pantheon.cli.games_command import rule_text
from pantheon.cli.replay_command import winners_line
from pantheon.cli.terminal_board import draw_table, name_of
from pantheon.core.chance import Chance
from pantheon.core.errors import PantheonError
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.scene import Choice, Scene
from pantheon.locale import Speaker

YOU = 0


def play(
    game: str | None,
    seats: int | None,
    bot: str,
    seed: str | None,
    options: dict[str, str],
    language: str,
) -> None:
    """Play a match of one person against bots."""
    console = Console()
    given = _found(game) if game else None  # before anybody speaks: it has words of its own
    speaker = Speaker(language)
    rival = bots.find(bot)
    try:
        found = given or games.find(_ask_game(console, speaker))
        seats = seats or _ask_seats(console, speaker, found.seats)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    rivals = (f"{speaker.level(bot)} {seat}" for seat in range(1, seats))
    names = (speaker.key("play-guest"), *rivals)
    match = Match.start(found, seats, seed or secrets.token_hex(8), options, names)
    _Session(console, Speaker(language, names, you=0), match, rival).run()


def _found(game: str) -> Game[Any, Any]:
    """A game by its name or, for one that is not installed, by its folder."""
    uninstalled = game not in games.names() and Path(game).is_dir()
    return load_game(game) if uninstalled else games.find(game)


def _ask_game(console: Console, speaker: Speaker) -> str:
    known = games.names()
    for number, name in enumerate(known, 1):
        title = speaker.title(games.find(name))
        console.print(f"{number:3} {title} — {speaker.key(f'{name}-blurb')}")
    while True:
        answer = _read(console, speaker.key("play-choose-game"))
        if answer in known:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        console.print(speaker.key("play-unknown", text=answer))


def _ask_seats(console: Console, speaker: Speaker, seats: range) -> int:
    few, many = seats[0], seats[-1]
    while True:
        answer = _read(console, speaker.key("play-choose-seats", few=few, many=many))
        if answer.isdecimal() and int(answer) in seats:
            return int(answer)
        console.print(speaker.key("play-unknown", text=answer))


def _read(console: Console, question: str) -> str:
    return console.input(f"[bold]{question}[/] ").strip()


class _Session:
    """A match between one person and bots."""

    def __init__(self, console: Console, speaker: Speaker, match: Match, rival: Bot) -> None:
        self._console = console
        self._speaker = speaker
        self._match = match
        self._rival = rival
        self._chance = Chance()
        self._commands = {"u": self._undo, "h": self._hint, "?": self._help}

    def run(self) -> None:
        """Play to the end, or until the person quits."""
        match = self._match
        self._print_events(match.opening)
        self._help()
        try:
            while not match.over:
                self._one_action()
        except (EOFError, KeyboardInterrupt):
            self._save()
            return
        self._draw()
        self._console.print(winners_line(self._speaker, match), style="bold")
        self._save()

    def _one_action(self) -> None:
        match = self._match
        if YOU in match.game.awaited(match.state):
            self._your_action()
            return
        seat = match.game.awaited(match.state)[0]
        action = self._rival.choose(match.game, match.view(seat), seat, self._chance)
        self._print_events(tuple(match.play(action, seat)))

    def _your_action(self) -> None:
        """Choose step by step, as in the browser: what, then where, then how."""
        match = self._match
        scene = match.game.scene(match.known(YOU), YOU)
        choices = match.game.choices(match.known(YOU), YOU, match.legal(YOU))
        depth = 0
        while len(choices) > 1 or depth == 0:
            groups = _groups(choices, depth)
            picked = self._ask(scene, groups, depth)
            if picked is None:
                return
            choices = groups[picked]
            depth += 1
        self._print_events(tuple(match.play(choices[0].action, YOU)))

    def _ask(self, scene: Scene, groups: dict[str, list[Choice]], depth: int) -> str | None:
        """The id that the person picks next; None if they entered a command."""
        ids = list(groups)
        marks = {each: str(number) for number, each in enumerate(ids, 1)}
        self._console.print(draw_table(scene, self._speaker, marks))
        if scene.prompt and depth == 0:
            prompt = self._speaker.say(scene.prompt)
            self._console.print(self._speaker.key("play-your-turn", prompt=prompt), style="bold")
        self._list(scene, groups)
        answer = _read(self._console, self._speaker.key("play-prompt"))
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        self._run_command(answer)
        return None

    def _run_command(self, answer: str) -> None:
        command, _, argument = answer.partition(" ")
        if command == "q":
            raise EOFError
        if command in self._commands:
            self._commands[command]()
        elif command == "r" and argument:
            self._rule(argument)
        elif answer:
            self._console.print(self._speaker.key("play-unknown", text=answer))

    def _list(self, scene: Scene, groups: dict[str, list[Choice]]) -> None:
        """A line for each id to pick; ids with the same text share one."""
        lines: dict[str, list[int]] = {}
        for number, (each, choices) in enumerate(groups.items(), 1):
            lines.setdefault(self._line(scene, each, choices), []).append(number)
        for told, numbers in lines.items():
            self._console.print(f"{_ranges(numbers):>12}  {told}", highlight=False)

    def _line(self, scene: Scene, each: str, choices: list[Choice]) -> str:
        if len(choices) > 1:
            return name_of(scene, each, self._speaker)
        told = self._speaker.say(choices[0].label)
        return f"{told} — {self._speaker.say(choices[0].note)}" if choices[0].note else told

    def _draw(self) -> None:
        match = self._match
        scene = match.game.scene(match.known(YOU), YOU)
        self._console.print(draw_table(scene, self._speaker))

    def _undo(self) -> None:
        if self._match.free_undo(YOU):
            self._match.undo()
            self._console.print(self._speaker.key("play-undone"))
        else:
            self._console.print(self._speaker.key("play-cannot-undo"))

    def _hint(self) -> None:
        match = self._match
        action = self._rival.choose(match.game, match.view(YOU), YOU, self._chance)
        legal = match.legal(YOU)
        choice = match.game.choices(match.known(YOU), YOU, legal)[legal.index(action)]
        scene = match.game.scene(match.known(YOU), YOU)
        way = ", ".join(name_of(scene, each, self._speaker) for each in choice.picks)
        told = f"{self._speaker.say(choice.label)} ({way})"
        self._console.print(self._speaker.key("play-hint", bot=self._rival.name, action=told))

    def _help(self) -> None:
        self._console.print(self._speaker.key("play-help"), style="italic")

    def _rule(self, rule: str) -> None:
        try:
            told = rule_text(self._match.game.name, rule, self._speaker.language)
        except PantheonError as error:
            told = str(error)
        self._console.print(Markdown(told))

    def _print_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            seen = event.seen_by(YOU)
            if seen is not None:
                words = self._match.game.event_codec.words(seen)
                self._console.print(self._speaker.say(words), highlight=False)

    def _save(self) -> None:
        folder = Path(tempfile.gettempdir())
        path = folder / f"pantheon-{self._match.game.name}-{secrets.token_hex(3)}.jsonl"
        self._match.save(path)
        self._console.print(self._speaker.key("play-saved", file=str(path)))


def _groups(choices: list[Choice], depth: int) -> dict[str, list[Choice]]:
    """Choices by the id picked at this depth; past the last id, each variant by itself."""
    groups: dict[str, list[Choice]] = {}
    for number, choice in enumerate(choices):
        key = choice.picks[depth] if depth < len(choice.picks) else f"variant:{number}"
        groups.setdefault(key, []).append(choice)
    return groups


def _ranges(numbers: list[int]) -> str:
    """1, 2, 3, 7 as `1–3, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
