"""The table in a terminal: the field drawn, numbered actions, undo, hints, two languages."""

from __future__ import annotations

import secrets
import tempfile
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.cli.drawing import draw_table
from pantheon.cli.listing import rule_text
from pantheon.cli.replaying import tell_winners
from pantheon.core.chance import Chance
from pantheon.core.events import Event
from pantheon.core.match import Match
from pantheon.core.refusal import PantheonError
from pantheon.core.scene import Choice
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
    """A match of one person against bots."""
    console = Console()
    speaker = Speaker(language)
    rival = bots.find(bot)
    found = games.find(game or _ask_game(console, speaker))
    seats = seats or _ask_seats(console, speaker, found.seats)
    names = (speaker.key("you").capitalize(), *(f"{bot} {seat}" for seat in range(1, seats)))
    match = Match.start(found, seats, seed or secrets.token_hex(8), options, names)
    _Sitting(console, Speaker(language, names), match, rival).run()


def _ask_game(console: Console, speaker: Speaker) -> str:
    known = games.names()
    for number, name in enumerate(known, 1):
        console.print(f"{number:3} {games.find(name).title} — {speaker.key(f'{name}-blurb')}")
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


class _Sitting:
    """One person at the table, and bots for the rest."""

    def __init__(self, console: Console, speaker: Speaker, match: Match, rival: Bot) -> None:
        self._console = console
        self._speaker = speaker
        self._match = match
        self._rival = rival
        self._chance = Chance()
        self._commands = {"u": self._undo, "h": self._hint, "?": self._help}

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        match = self._match
        self._tell(match.opening)
        self._help()
        try:
            while not match.over:
                self._one_action()
        except (EOFError, KeyboardInterrupt):
            self._keep()
            return
        self._draw()
        self._console.print(tell_winners(self._speaker, match), style="bold")
        self._keep()

    def _one_action(self) -> None:
        match = self._match
        if YOU in match.game.awaited(match.state):
            self._your_action()
            return
        seat = match.game.awaited(match.state)[0]
        action = self._rival.choose(match.game, match.view(seat), seat, self._chance)
        self._tell(tuple(match.play(action, seat)))

    def _your_action(self) -> None:
        match = self._match
        self._draw()
        choices = match.game.choices(match.view(YOU), YOU, match.legal(YOU))
        self._list(choices)
        answer = _read(self._console, self._speaker.key("play-prompt"))
        command, _, argument = answer.partition(" ")
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            self._tell(tuple(match.play(choices[int(answer) - 1].action, YOU)))
        elif command in self._commands:
            self._commands[command]()
        elif command == "r" and argument:
            self._rule(argument)
        elif command == "q":
            raise EOFError
        else:
            self._console.print(self._speaker.key("play-unknown", text=answer))

    def _draw(self) -> None:
        match = self._match
        scene = match.game.scene(match.view(YOU), YOU)
        marks: dict[str, str] = {}
        if YOU in match.to_act:
            choices = match.game.choices(match.view(YOU), YOU, match.legal(YOU))
            for number, choice in enumerate(choices, 1):
                marks.setdefault(choice.picks[-1], str(number))
        self._console.print(draw_table(scene, self._speaker, marks))
        if scene.prompt and YOU in match.to_act:
            prompt = self._speaker.say(scene.prompt)
            self._console.print(self._speaker.key("play-your-turn", prompt=prompt), style="bold")

    def _list(self, choices: list[Choice]) -> None:
        """Actions alike in words stand on one line with their numbers."""
        lines: dict[str, list[int]] = {}
        for number, choice in enumerate(choices, 1):
            told = self._speaker.say(choice.label)
            if choice.note:
                told += f" — {self._speaker.say(choice.note)}"
            lines.setdefault(told, []).append(number)
        for told, numbers in lines.items():
            self._console.print(f"{_ranges(numbers):>12}  {told}", highlight=False)

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
        choice = match.game.choices(match.view(YOU), YOU, legal)[legal.index(action)]
        told = f"{legal.index(action) + 1}: {self._speaker.say(choice.label)}"
        self._console.print(self._speaker.key("play-hint", bot=self._rival.name, action=told))

    def _help(self) -> None:
        self._console.print(self._speaker.key("play-help"), style="italic")

    def _rule(self, rule: str) -> None:
        try:
            told = rule_text(self._match.game.name, rule, self._speaker.language)
        except PantheonError as error:
            told = str(error)
        self._console.print(Markdown(told))

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            seen = event.seen_by(YOU)
            if seen is not None:
                words = self._match.game.narrator.words(seen)
                self._console.print(self._speaker.say(words), highlight=False)

    def _keep(self) -> None:
        folder = Path(tempfile.gettempdir())
        path = folder / f"pantheon-{self._match.game.name}-{secrets.token_hex(3)}.jsonl"
        self._match.save(path)
        self._console.print(self._speaker.key("play-saved", file=str(path)))


def _ranges(numbers: list[int]) -> str:
    """1, 2, 3, 7 as `1–3, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
