"""Recorded matches of a game: one for its lesson, and one for each way to end."""

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pantheon import bots
from pantheon.bots.bot import Bot
from pantheon.conformance.publication_checks import recorded_matches
from pantheon.core.chance import Chance
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.core.match import Match

TRIES = 1000
"""Matches of random play before greedy bots try."""
GREEDY_TRIES = 100
"""Their matches before an end is given up."""
HEAD = "# What is said after so many entries of match.jsonl; `lights` are ids of the scene.\n"


def record(game: Game[Any, Any], package: Path, lesson: Match | None = None) -> Iterator[str]:
    """Write the matches that are missing or no longer replay; yields what was done."""
    path = package / "lesson" / "match.jsonl"
    if lesson is not None or not _replays(game, path):
        shown = lesson or _played(game, game.seats[0], "lesson", {})
        path.parent.mkdir(exist_ok=True)
        shown.save(path)
        _write_captions(shown, path.with_name("captions.toml"))
        yield f"lesson/match.jsonl: {len(shown.steps)} actions"
    wanted = {end for end in game.ends if not any(_ends_by(game, end))}
    golden = package / "golden" / f"v{game.rules_version}"
    for match in _played_matches(game):
        if not wanted:
            return
        end = match.result.reason if match.result else ""
        if end in wanted:
            golden.mkdir(parents=True, exist_ok=True)
            match.save(golden / f"{end}.jsonl")
            wanted.discard(end)
            yield f"golden/v{game.rules_version}/{end}.jsonl: {len(match.steps)} actions"
    for end in sorted(wanted):
        yield (
            f"no match of {TRIES} at random and {GREEDY_TRIES} of greedy bots ended by {end!r}:"
            f" play one in the browser, and save its file as"
            f" golden/v{game.rules_version}/{end}.jsonl"
        )


def _played_matches(game: Game[Any, Any]) -> Iterator[Match]:
    """Matches of random play, then some that somebody wants to win.

    They take turns with seats and presets.
    """
    presets = list(game.presets.values()) or [{}]
    greedy = bots.find("greedy")
    for number in range(TRIES + GREEDY_TRIES):
        seats = game.seats[number % len(game.seats)]
        options = presets[number // len(game.seats) % len(presets)]
        bot = greedy if number >= TRIES else None
        yield _played(game, seats, f"recorded {number}", options, bot)


def _played(
    game: Game[Any, Any], seats: int, seed: str, options: dict[str, Any], bot: Bot | None = None
) -> Match:
    """A match of a bot with itself; without one, of random play."""
    match = Match.start(game, seats, seed, options)
    luck, chance = random.Random(seed), Chance(seed)
    while not match.over:
        seat = match.to_act[0]
        if bot is None:
            match.play(luck.choice(match.legal(seat)), seat)
        else:
            match.play(bot.choose(game, match.view(seat), seat, chance), seat)
    return match


def _ends_by(game: Game[Any, Any], end: str) -> Iterator[bool]:
    for file in recorded_matches(game, end):
        if _replays(game, file):
            result = Match.from_log(game, file.read_text("utf-8")).result
            yield result is not None and result.reason == end


def _replays(game: Game[Any, Any], file: Path) -> bool:
    if not file.is_file():
        return False
    try:
        Match.from_log(game, file.read_text("utf-8"))
    except PantheonError:
        return False
    return True


def _write_captions(match: Match, file: Path) -> None:
    """The captions there were, the last at the end of the match; else two, to begin with."""
    name, last = match.game.name, len(match.steps)
    if file.is_file():
        known = tomllib.loads(file.read_text("utf-8"))
        seat, captions = known["seat"], known["captions"]
        captions = [*(each for each in captions[:-1] if each["step"] < last), captions[-1]]
        captions[-1]["step"] = last
    else:
        first = match.game.scene(match.known(None), None).cells[0].id
        seat = 0
        captions = [
            {"step": 0, "words": f"{name}-lesson-start", "lights": [first]},
            {"step": last, "words": f"{name}-lesson-end", "lights": ["panel:0"]},
        ]
    # A string or a list of strings is the same in JSON and in TOML.
    tables = [
        "[[captions]]\n" + "\n".join(f"{key} = {json.dumps(each[key])}" for key in each)
        for each in captions
    ]
    file.write_text(HEAD + f"seat = {seat}\n\n" + "\n\n".join(tables) + "\n", "utf-8")
