"""What becomes of stored matches under today's rules: each is replayed, entry by entry.

A changed ruling is an option, so an older match goes on as it began. Whatever else changes what
the same actions lead to shows up here, before a server meets it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.errors import CannotMigrate, LogRefused, NewerRules, UnknownGame
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.migration import migrate, needs_migration
from pantheon.core.options import changed_rulings
from pantheon.core.words import plain
from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.store import StoredEntry, Unreadable

UNCHANGED, OLDER_RULINGS, MIGRATED = "unchanged", "older rulings", "migrated"
CLOSED, CHANGED, BROKEN, NEWER = "closed", "changed", "broken", "newer"
FAULTS = (CHANGED, BROKEN, NEWER)
"""Outcomes that no version of Pantheon should bring about."""


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of one match. `entry` is the first that differs or cannot be read.

    `unchanged`; `older rulings`: goes on under the readings it began with; `migrated` by its
    game's step; `closed`, because the game has no step for it; `changed`: the same actions now
    lead elsewhere; `broken`: cannot be read; `newer` than this program.
    """

    name: str
    game: str
    outcome: str
    entry: int | None = None
    reason: str = ""


class _Move(msgspec.Struct, frozen=True):
    number: int
    entry: log.Entry
    events: Sequence[dict[str, Any]] = ()
    """As they were stored, if they were."""


class _Fault(Exception):
    """What is wrong at an entry."""

    def __init__(self, outcome: str, entry: int | None, reason: str) -> None:
        self.verdict = outcome, entry, reason
        super().__init__(reason)


def judge_table(table: str, stored: Sequence[StoredEntry]) -> Verdict:
    """What becomes of a table's match, from all of the table's entries."""
    name = next((each.entry.game for each in stored if isinstance(each.entry, e.Opened)), "")
    header, moves = _match_of(stored)
    verdict = _judge(table, name, header, moves)
    if verdict.outcome in FAULTS:
        return verdict
    try:
        read_record(table, stored, None)
    except Unreadable as error:
        return Verdict(table, name, BROKEN, error.seq, error.reason)
    return verdict


def judge_file(name: str, text: str) -> Verdict:
    """What becomes of a match file."""
    try:
        header, entries = log.read_lines(text)
    except LogRefused as error:
        return Verdict(name, "", BROKEN, None, str(error))
    moves = [_Move(number, entry) for number, entry in enumerate(entries)]
    return _judge(name, header.game, header, moves)


def _match_of(stored: Iterable[StoredEntry]) -> tuple[log.Header | None, list[_Move]]:
    """The header and moves of a table's match, as it was last migrated; None before its start."""
    header: log.Header | None = None
    moves: list[_Move] = []
    for each in stored:
        entry = each.entry
        if isinstance(entry, e.Started):
            header = entry.header
        elif isinstance(entry, e.Migrated):
            header, moves = entry.header, [_Move(each.seq, move) for move in entry.moves]
        elif isinstance(entry, e.Moved):
            moves.append(_Move(each.seq, entry.entry, entry.events))
    return header, moves


def _judge(name: str, game_name: str, header: log.Header | None, moves: list[_Move]) -> Verdict:
    try:
        game = games.find(game_name)
        outcome = UNCHANGED if header is None else _outcome(game, header, moves)
        rulings = _older_rulings(game, header) if header and outcome == UNCHANGED else ""
    except UnknownGame as error:
        return Verdict(name, game_name, BROKEN, None, str(error))
    except NewerRules as error:
        return Verdict(name, game_name, NEWER, None, str(error))
    except CannotMigrate as error:
        return Verdict(name, game_name, CLOSED, None, str(error))
    except _Fault as fault:
        return Verdict(name, game_name, *fault.verdict)
    return Verdict(name, game_name, OLDER_RULINGS if rulings else outcome, None, rulings)


def _outcome(game: Game[Any, Any], header: log.Header, moves: list[_Move]) -> str:
    if not needs_migration(game, header):
        _replay(game, header, moves)
        return UNCHANGED
    migrated, entries = migrate(game, header, [move.entry for move in moves])
    _replay(game, migrated, [_Move(number, entry) for number, entry in enumerate(entries)])
    return MIGRATED


def _replay(game: Game[Any, Any], header: log.Header, moves: list[_Move]) -> None:
    """Repeat a match, checking every action against the rules and against what it led to."""
    try:
        match = Match(game, header, Chance())
    except NewerRules:
        raise
    except Exception as error:  # an engine may raise anything at a set-up that is not its own
        raise _Fault(BROKEN, None, f"the set-up: {error}") from error
    for move in moves:
        try:
            match.repeat(move.entry)
        except LogRefused as error:  # a snapshot or a result that is another now
            raise _Fault(CHANGED, move.number, str(error)) from error
        except Exception as error:
            raise _Fault(BROKEN, move.number, f"{type(error).__name__}: {error}") from error
        if move.events and not _led_to(match, move.events):
            raise _Fault(CHANGED, move.number, "the action leads to other events")


def _led_to(match: Match, stored: Sequence[dict[str, Any]]) -> bool:
    """Whether the last action led to these events."""
    try:
        events = [match.game.event_codec.convert(each) for each in stored]
    except msgspec.ValidationError:
        return False
    return bool(plain(events) == plain(list(match.steps[-1].events)))


def _older_rulings(game: Game[Any, Any], header: log.Header) -> str:
    """The rulings by which the match is older than today's rules, by name."""
    if header.rules_version >= game.rules_version:
        return ""
    options = msgspec.structs.asdict(Match(game, header, Chance()).options)
    return ", ".join(changed_rulings(game.options, options))
