"""A worker process of the crew: reads questions from its input, writes its answers.

    python -m pantheon.table.worker [MODULE …]

The modules are imported first; that is how bots and games of one's own get in.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from pantheon import bots, games
from pantheon.bots import analysis, hints
from pantheon.bots.bot import Bot
from pantheon.bots.levels import levels
from pantheon.bots.thinker import Thinker
from pantheon.bots.thinking import Budget
from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.words import plain
from pantheon.locale import Speaker
from pantheon.table.questions import (
    READY,
    Advice,
    Advise,
    Analysis,
    Answer,
    Choose,
    Chosen,
    Judge,
    Judged,
)

BOTS_KEPT = 8
"""So many bots keep their trees in one worker; an oracle's takes up to 40 MiB."""
GIVE_WAY = 10
"""How much nicer than others a process is that judges a match, for which nobody waits."""

_read = msgspec.json.Decoder(Choose | Advise | Judge).decode
_encode = msgspec.json.Encoder().encode


class Bench:
    """The bots of this worker, by table, seat and level; those that waited longest go."""

    def __init__(self, most: int = BOTS_KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def bot(self, who: str, level: str) -> Bot:
        """The bot that acted there last, with what it remembers, or a fresh one."""
        if not who:
            return bots.find(level)
        found = self._bots.pop((who, level), None) or bots.find(level)
        self._bots[who, level] = found
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return found


_bench = Bench()


def _choose(question: Choose) -> Chosen:
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    bot = _bench.bot(question.who, question.level)
    if isinstance(bot, Thinker):
        bot.think_within(question.seconds)
    chance = Chance(question.seed, record=False)
    return Chosen(plain(bot.choose(game, view, question.seat, chance)))


def _advise(question: Advise) -> list[Advice]:
    """The best action first."""
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    chance = Chance(question.seed, record=False)
    budget = levels()[question.level].budget
    given = hints.hint(game, view, question.seat, chance, budget)
    said = hints.told(given, Speaker(question.language, question.names).say)
    return [
        Advice(each.code, each.percent / 100, text)
        for each, text in zip((given.best, *given.others), said, strict=True)
    ]


def _judge(question: Judge) -> Analysis:
    if hasattr(os, "setpriority"):  # not on Windows
        os.setpriority(os.PRIO_PROCESS, 0, GIVE_WAY)
    header, _ = log.read_lines(question.match)
    match = Match.from_log(games.find(header.game), question.match)
    found = analysis.analyse(match, Budget(levels()[question.level].visits))
    actions = tuple(_told(match, each) for each in found.actions)
    turning = tuple(sorted(analysis.turning_points(list(found.curve))))
    return Analysis(found.curve, found.losses, turning, actions)


def _told(match: Match, judged: analysis.Judged) -> Judged:
    """An action and the best one, both in the game's words as their seat saw them."""
    game, seat = match.game, judged.seat
    view = game.view(match.at(judged.step - 1), seat)
    both = [game.codec.convert(each) for each in (judged.action, judged.best)]
    played, best = (game.choices(view, seat, [each])[0] for each in both)
    return Judged(
        **msgspec.structs.asdict(judged),
        label=played.label,
        best_label=best.label,
        picks=played.picks,
        best_picks=best.picks,
    )


_ANSWERS: dict[type, Callable[[Any], object]] = {
    Choose: _choose,
    Advise: _advise,
    Judge: _judge,
}


def answer(line: bytes) -> Answer:
    """The answer to one question."""
    question = _read(line)
    try:
        return Answer(msgspec.Raw(_encode(_ANSWERS[type(question)](question))))
    except Exception as error:  # a bot may fail in any way; the table must hear of it
        return Answer(failure=f"{type(error).__name__}: {error}")


def main() -> None:
    for module in sys.argv[1:]:
        importlib.import_module(module)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the conversation
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        out.write(_encode(answer(line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
