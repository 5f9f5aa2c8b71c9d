"""Record golden matches, one for each way a game can end.

    python tools/record_golden.py            record all that are missing
    python tools/record_golden.py GAME END   record this one under today's rules

Matches lie in tests/golden/GAME/vN by the version of the rules they were recorded under. They are
never recorded again: they prove that old logs still replay. A new version of the rules gets a
folder of its own. Play is random; tests/golden/GAME/preferences.toml steers it towards rare
endings.
"""

import argparse
import random
import tomllib
from pathlib import Path
from typing import Any

from pantheon import games
from pantheon.core.match import Match

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
TRIES = 3000
LONGEST = 20_000


def preferences(game: str, end: str) -> dict[str, Any]:
    """How to play towards a rare ending: action tags to `prefer`, `seats`, `options`."""
    path = GOLDEN / game / "preferences.toml"
    stated = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    found: dict[str, Any] = stated.get(end, {})
    return found


def play(match: Match, prefer: list[str], expire: float, luck: random.Random) -> None:
    """Play randomly to the end, choosing preferred actions first, in their order."""
    for _ in range(LONGEST):
        if match.over:
            return
        timers = match.game.timers(match.state)
        if timers and luck.random() < expire:
            match.expire(luck.choice(timers).id)
            continue
        seat = luck.choice(match.to_act)
        legal = match.legal(seat)
        for tag in prefer:
            liked = [each for each in legal if each.__struct_config__.tag == tag]
            if liked:
                legal = liked
                break
        match.play(luck.choice(legal), seat)


def record(name: str, end: str) -> Path:
    """Find a match with this ending and write it to its file."""
    game = games.find(name)
    wish = preferences(name, end)
    for seed in range(TRIES):
        seats = wish.get("seats", game.seats[seed % len(game.seats)])
        match = Match.start(game, seats, f"golden:{end}:{seed}", wish.get("options", {}))
        play(match, wish.get("prefer", []), wish.get("expire", 0.02), random.Random(seed))
        if match.result is not None and match.result.reason == end:
            path = GOLDEN / name / f"v{game.rules_version}" / f"{end}.jsonl"
            path.parent.mkdir(parents=True, exist_ok=True)
            match.save(path)
            return path
    raise SystemExit(f"{name}: none of {TRIES} matches ended by {end!r}; see its preferences.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", help="record a match of this game under today's rules")
    parser.add_argument("end", nargs="?", help="the ending of that match")
    arguments = parser.parse_args()
    for name in games.names():
        for end in games.find(name).ends:
            missing = not list((GOLDEN / name).glob(f"v*/{end}.jsonl"))
            chosen = (name, end) == (arguments.game, arguments.end)
            if chosen or (missing and arguments.game is None):
                print(record(name, end).relative_to(ROOT))


if __name__ == "__main__":
    main()
