"""A worker process: reads questions from standard input and writes its answers.

    python -m pantheon.table.workers.worker [--memory BYTES] [--nice N] [MODULE …]

The modules are imported first: they can register games and bots.
"""

import argparse
import importlib
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from pantheon import bots, games
from pantheon.bots import hints, match_analysis, reasons
from pantheon.bots.bot import Bot
from pantheon.bots.levels import levels
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.words import plain
from pantheon.locale import Speaker
from pantheon.table.refusals import Refusal
from pantheon.table.workers.worker_messages import (
    OUT_OF_MEMORY,
    READY,
    Advice,
    Advise,
    Analysis,
    Answer,
    CheckFile,
    Choose,
    Chosen,
    ExportMatch,
    Judge,
    Judged,
    OnMatch,
    RefusedByWorker,
    ReplayPage,
)

BOTS_KEPT = 8
"""Bots that keep their search trees in one worker; an oracle's takes up to 40 MiB."""

_read = msgspec.json.Decoder(Choose | Advise | Judge | CheckFile | ReplayPage | ExportMatch).decode
_encode = msgspec.json.Encoder().encode


class BotCache:
    """The bots of this worker, by table, seat and level; the least recently used go first."""

    def __init__(self, most: int = BOTS_KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def bot(self, who: str, level: str) -> Bot:
        """The bot that acted there last, with its search tree, or a new one."""
        if not who:
            return bots.find(level)
        found = self._bots.pop((who, level), None) or bots.find(level)
        self._bots[who, level] = found
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return found


_bot_cache = BotCache()


def _choose(question: Choose) -> Chosen:
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    bot = _bot_cache.bot(question.who, question.level)
    if isinstance(bot, SearchBot):
        bot.think_within(question.seconds)
    chance = Chance(question.seed, record=False)
    return Chosen(plain(bot.choose(game, view, question.seat, chance)))


def _advise(question: Advise) -> list[Advice]:
    """The best action first."""
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    chance = Chance(question.seed, record=False)
    budget = levels()[question.level].budget
    say = Speaker(question.language, question.names).say
    given = hints.hint(game, view, question.seat, chance, budget, say)
    said = reasons.explained_lines(game, view, question.seat, given, chance, say)
    return [
        Advice(each.code, each.percent / 100, text, each.near, each.at, each.payments, each.then)
        for each, text in zip((given.best, *given.others), said, strict=True)
    ]


def judge(match: Match, level: str) -> Analysis:
    """The analysis of a finished match."""
    found = match_analysis.analyse(match, levels()[level].budget.unhurried)
    actions = tuple(_told(match, each) for each in found.actions)
    turning = tuple(sorted(match_analysis.turning_points(list(found.curve))))
    return Analysis(found.curve, found.losses, turning, actions)


def _told(match: Match, judged: match_analysis.Judged) -> Judged:
    """An action and the best one, both labelled as their seat saw them."""
    game, seat = match.game, judged.seat
    known = game.known(match.at(judged.step - 1), seat)
    both = [game.codec.convert(each) for each in (judged.action, judged.best)]
    played, best = (game.choices(known, seat, [each])[0] for each in both)
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
}


def answer(line: bytes, rest: BinaryIO) -> tuple[Answer, bytes]:
    """The answer to one question and the bytes that follow it."""
    question = _read(line)
    try:
        if isinstance(question, OnMatch):
            return _answer_on_match(question, rest.read(question.attached))
        return Answer(msgspec.Raw(_encode(_ANSWERS[type(question)](question)))), b""
    except Refusal as error:
        return Answer(refused=RefusedByWorker(error.code, error.words)), b""
    except MemoryError:
        return Answer(failure=OUT_OF_MEMORY), b""
    except Exception as error:  # a bot may fail in any way; the server must know
        return Answer(failure=f"{type(error).__name__}: {error}"), b""


def _answer_on_match(question: OnMatch, attached: bytes) -> tuple[Answer, bytes]:
    from pantheon.table.archive import worker_jobs  # noqa: PLC0415  # bots need none of it

    _limit_time(question.cpu_seconds)
    try:
        body, after = (
            (None, _encode(judge(worker_jobs.match_of(question, attached), question.level)))
            if isinstance(question, Judge)
            else worker_jobs.work(question, attached)
        )
    except worker_jobs.NotCached:
        return Answer(needs_entries=True), b""
    finally:
        _limit_time(0)
    return Answer(msgspec.Raw(_encode(body)), attached=len(after)), after


def _limit_time(seconds: float) -> None:
    """End this process when it has used that much CPU time; 0 lifts the limit."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(most: int) -> None:
    try:
        import resource  # noqa: PLC0415  # not there on Windows
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _prepare() -> None:
    """Import modules and set limits, as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--memory", type=int, default=0)
    parser.add_argument("--nice", type=int, default=0)
    parser.add_argument("modules", nargs="*")
    wanted = parser.parse_args()
    for module in wanted.modules:
        importlib.import_module(module)
    if wanted.memory:
        _limit_memory(wanted.memory)
    # A bot thinks on one core; more threads of NumPy's would also take memory, each its own.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if wanted.nice and hasattr(os, "setpriority"):  # not on Windows
        os.setpriority(os.PRIO_PROCESS, 0, wanted.nice)


def main() -> None:
    _prepare()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble the answers
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        found, attached = answer(line, sys.stdin.buffer)
        out.write(_encode(found) + b"\n")
        out.write(attached)
        out.flush()
        if found.failure == OUT_OF_MEMORY:
            break  # the rest of the question may still be in the pipe


if __name__ == "__main__":
    main()
