"""Record golden matches: one for each way in which a game can end.

    python tools/golden.py            record what is missing
    python tools/golden.py GAME END   record that one again

Play is random, with preferences (tests/golden/GAME/preferences.toml) for ends that are rare.
Golden matches are never remade lightly: that they keep replaying is what they are for.
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
    """How to play towards a rare end: `prefer` action tags, `seats`, `options`."""
    path = GOLDEN / game / "preferences.toml"
    stated = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    found: dict[str, Any] = stated.get(end, {})
    return found


def play(match: Match, prefer: list[str], expire: float, luck: random.Random) -> None:
    """Random play to the end, preferred actions first, the earlier the better."""
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
    """The first match found that ends so, written to its file."""
    game = games.find(name)
    wish = preferences(name, end)
    for seed in range(TRIES):
        seats = wish.get("seats", game.seats[seed % len(game.seats)])
        match = Match.start(game, seats, f"golden:{end}:{seed}", wish.get("options", {}))
        play(match, wish.get("prefer", []), wish.get("expire", 0.02), random.Random(seed))
        if match.result is not None and match.result.reason == end:
            path = GOLDEN / name / f"{end}.jsonl"
            path.parent.mkdir(parents=True, exist_ok=True)
            match.save(path)
            return path
    raise SystemExit(f"{name}: no match in {TRIES} ended by {end!r}; see its preferences.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("end", nargs="?")
    asked = parser.parse_args()
    for name in games.names():
        for end in games.find(name).ends:
            missing = not (GOLDEN / name / f"{end}.jsonl").exists()
            if missing if asked.game is None else (name, end) == (asked.game, asked.end):
                print(record(name, end).relative_to(ROOT))


if __name__ == "__main__":
    main()
