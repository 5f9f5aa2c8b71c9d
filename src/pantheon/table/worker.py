"""A worker process of the crew: reads questions from its input, writes what the bots answer.

    python -m pantheon.table.worker [MODULE …]

The modules are imported first; that is how bots and games of one's own get in.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

import msgspec

from pantheon import bots, games
from pantheon.core.chance import Chance
from pantheon.core.words import plain

LIMIT = 16 * 1024 * 1024
"""The longest question or answer, in bytes."""


READY = b"ready\n"


class Question(msgspec.Struct, frozen=True):
    """What would a bot of this level do on this seat?"""

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """An action, or why there is none."""

    action: dict[str, Any] = {}
    failure: str = ""


def answer(line: bytes) -> Answer:
    """The answer to one question."""
    question = msgspec.json.decode(line, type=Question)
    try:
        game = games.find(question.game)
        view = msgspec.json.decode(question.view, type=game.view_type)
        chance = Chance(question.seed, record=False)
        action = bots.find(question.level).choose(game, view, question.seat, chance)
    except Exception as error:  # a bot may fail in any way; the table must hear of it
        return Answer(failure=f"{type(error).__name__}: {error}")
    return Answer(plain(action))


def main() -> None:
    for module in sys.argv[1:]:
        importlib.import_module(module)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the conversation
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
