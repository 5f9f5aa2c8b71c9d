"""The match of a live table.

A move is worked out on a copy of the state; only when it is stored does the match adopt it. Chance
is drawn from the seed and the entry's number, so it does not depend on which process serves the
table, and the seed that is revealed at the end proves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Chance, Recorded
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.printable_text import as_line
from pantheon.core.timeline import Step

MARKS = 2
"""The newest checkpoints that a live match keeps: few go back farther, and others can wait."""

ACTIONS = 1 << 12
"""Actions, as the log has them, that all matches share, half a kilobyte each."""

InMatch = log.Act | log.Expire | log.Undo

_NO_OUTCOMES: list[int] = []
"""What most moves share, because chance had no part in them."""


@lru_cache(ACTIONS)
def _stored(action: Action) -> dict[str, Any]:
    """An action as the log has it; matches share it, and it is never changed."""
    return msgspec.to_builtins(action)  # type: ignore[no-any-return]


class Move(msgspec.Struct, frozen=True):
    """A move that is worked out but not yet adopted."""

    entry: InMatch
    events: tuple[Event, ...]
    state: Any

    def stored_events(self) -> list[dict[str, Any]]:
        """The events as they are stored."""
        return msgspec.to_builtins(list(self.events))  # type: ignore[no-any-return]


class LiveMatch(Match):
    """A match that advances only by moves that are stored."""

    def __init__(self, game: Game[Any, Any], header: log.Header, chance: Chance) -> None:
        super().__init__(game, header, chance)
        self._chance = Chance()  # every move has its own; that of the set-up takes 2.5 kB

    @classmethod
    def begin(
        cls, game: Game[Any, Any], seats: int, options: dict[str, Any], names: tuple[str, ...]
    ) -> LiveMatch:
        """A new match with a random, secret seed."""
        live_match = cls.start(game, seats, None, options, names)
        assert isinstance(live_match, LiveMatch)
        return live_match

    def draft(self) -> LiveMatch:
        """A copy that can be taken further without changing this match.

        Adopted states never change, so both may share them.
        """
        twin = LiveMatch.__new__(LiveMatch)
        vars(twin).update(
            vars(self),
            entries=list(self.entries),
            steps=list(self.steps),
            _checkpoints=self._checkpoints.draft(),
        )
        return twin

    # Working out moves

    def try_act(self, seat: int, action: Action, key: str, at: float) -> Move:
        """A seat's action; raises RuleBroken."""
        chance = self._chance_of(key)
        state = self.game.copy(self.state)
        events = self.game.apply(state, seat, action, chance)
        outcomes = chance.take() or _NO_OUTCOMES
        return Move(log.Act(seat, _stored(action), outcomes, at), tuple(events), state)

    def try_expire(self, timer: str, key: str, at: float) -> Move:
        """The expiry of one of the game's timers."""
        chance = self._chance_of(key)
        state = self.game.copy(self.state)
        raw: RawEvents = []
        self.game.expire(state, timer, chance, raw)
        events = self.game.event_codec.decode(raw)
        return Move(log.Expire(timer, chance.take(), at), tuple(events), state)

    def try_undo(self, keep: int, seat: int, at: float) -> Move:
        """Undo until only the first `keep` actions count."""
        return Move(log.Undo(keep, seat, at), (), self._state_after(keep))

    def rework(self, entry: InMatch) -> Move:
        """The move of an entry that another process has stored."""
        if isinstance(entry, log.Undo):
            return Move(entry, (), self._state_after(entry.keep))
        state = self.game.copy(self.state)
        raw: RawEvents = []
        chance = Recorded(entry.outcomes)
        if isinstance(entry, log.Act):
            code = self.game.encode(self.game.codec.convert(entry.action))
            self.game.apply_code(state, entry.seat, code, chance, raw)
        else:
            self.game.expire(state, entry.timer, chance, raw)
        chance.finish()
        return Move(entry, tuple(self.game.event_codec.decode(raw)), state)

    # Adopting moves

    def adopt(self, move: Move, automatic: bool = False) -> None:
        """Adopt a move that is stored."""
        self.state = move.state
        self.recall(move.entry, move.events, automatic)
        if not isinstance(move.entry, log.Undo):
            self._checkpoints.note(len(self.steps), self.state)
            self._checkpoints.keep_newest(MARKS)

    def recall(self, entry: InMatch, events: tuple[Event, ...], automatic: bool = False) -> None:
        """Note a move without working out the state it led to."""
        if isinstance(entry, log.Undo):
            del self.steps[entry.keep :]
            self._checkpoints.forget_after(entry.keep)
        else:
            seat = entry.seat if isinstance(entry, log.Act) else None
            barrier = seat is None or bool(entry.outcomes) or any(event.reveals for event in events)
            self.steps.append(Step(len(self.entries), seat, events, barrier, automatic))
        self.entries.append(entry)

    def leap(self, step: int, dumped: dict[str, Any]) -> None:
        """Continue from a snapshot of the state after `step` steps."""
        self.state = self.game.load(dumped)
        self._checkpoints.keep(step, self.state)

    def work_out(self) -> Iterator[None]:
        """Work out the newest state after moves were only recalled, one move at a time.

        Moves that were undone are not worked out at all.
        """
        step, known = self._checkpoints.newest
        self.state = self.game.copy(known)
        for number in range(step, len(self.steps)):
            self._redo(self.state, number)
            self._checkpoints.note(number + 1, self.state)
            yield
        self._checkpoints.keep_newest(MARKS)

    def to_log(self) -> str:
        """The log with its snapshots, replayed from the start: a match loaded from the store has
        not seen its earlier states.

        Names stored before names had to be short and printable are made so.
        """
        names = tuple(as_line(name)[: log.LONGEST_NAME] for name in self.header.names)
        header = msgspec.structs.replace(self.header, names=names)
        match = Match.repeated(self.game, header, self.entries)
        if self.seed is not None:
            match.seed, match.salt = self.seed, self.salt
        return match.to_log()

    def last_of(self, seat: int) -> int | None:
        """The number of steps before the seat's own last action, if it has one that counts."""
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if step.seat == seat and not step.automatic:
                return number
        return None

    def _chance_of(self, key: str) -> Chance:
        return Chance(f"{self.seed}:{key}")
