"""Record the sample match of each game, which the replays page shows to newcomers.

    python tools/record_sample.py          record all that are missing
    python tools/record_sample.py GAME     record this one again

Strong bots play it; a match file keeps its rules version, so samples need not be recorded again
when rules change.
"""

import sys
from pathlib import Path

import msgspec

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.table.archive.samples import SAMPLE
from pantheon.table.bots.bot_names import bot_name

GAMES = Path(__file__).resolve().parents[1] / "src" / "pantheon" / "games"
LEVEL, DIVIDED = "adept", 8
OPTIONS = {"four_gods": {"play": "turns", "clock": 0}}
"""Newcomers follow turns more easily."""


def record(name: str) -> Path:
    """Play a match with as few seats as show the game, and write its file."""
    game = games.find(name)
    seats = 3 if 3 in game.seats else min(game.seats)
    line_up = [bots.find(LEVEL, DIVIDED) for _ in range(seats)]
    played = play_match(game, line_up, f"sample of {name}", OPTIONS.get(name))
    taken: set[str] = set()
    for _ in range(seats):
        taken.add(bot_name(taken))
    header = msgspec.structs.replace(played.header, names=tuple(sorted(taken)))
    named = Match.repeated(game, header, played.entries)
    path = GAMES / name / SAMPLE
    path.parent.mkdir(exist_ok=True)
    named.save(path)
    return path


def main() -> None:
    named = sys.argv[1:] or [each for each in games.names() if not (GAMES / each / SAMPLE).exists()]
    for name in named:
        path = record(name)
        print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
