"""The timeline of a match: its log, and the state after any of its steps."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.chance import RecordBroken, Recorded
from pantheon.core.checkpoints import Checkpoints
from pantheon.core.errors import LogRefused, NewerRules, RuleBroken
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Game
from pantheon.core.options import Options, parse_options


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry that counts: its number in the log, who acted, what happened.

    A barrier (chance, a reveal) cannot be undone without everyone's consent. `automatic`: the
    table acted for the seat, which may still undo its own action before that.
    """

    entry: int
    seat: int | None
    events: tuple[Event, ...]
    barrier: bool
    automatic: bool = False


class Timeline:
    """The entries of a match, those that still count, and the newest state."""

    def __init__(self, game: Game[Any, Any], header: log.Header) -> None:
        self.game = game
        self.header = header
        self.options = _options_of(game, header)
        self.entries: list[log.Entry] = []
        self.steps: list[Step] = []
        """The entries that count: those that were not undone."""
        raw: RawEvents = []
        self.state = _set_up(game, self.options, header, raw)
        self.opening: tuple[Event, ...] = tuple(game.event_codec.decode(raw))
        begin = partial(_set_up, game, self.options, header)
        self._checkpoints = Checkpoints(game.copy, begin)

    def at(self, step: int) -> Any:
        """The state after so many steps (0: after the set-up)."""
        if not 0 <= step <= len(self.steps):
            raise RuleBroken("-", "no-such-step", step=step, last=len(self.steps))
        return self._state_after(step)

    def frames(self) -> Iterator[tuple[Any, Step | None]]:
        """Each state in turn, from the set-up on, with the step that led to it."""
        state = self._state_after(0)
        yield self.game.copy(state), None
        for number, step in enumerate(self.steps):
            self._redo(state, number)
            yield self.game.copy(state), step

    def free_undo(self, seat: int) -> bool:
        """Whether the seat may undo the last action without asking anyone."""
        for step in reversed(self.steps):
            if step.seat != seat or step.barrier:
                return False
            if not step.automatic:
                return True
        return False

    def _append(
        self, entry: log.Act | log.Expire, seat: int | None, events: list[Event], barrier: bool
    ) -> None:
        barrier = barrier or any(event.reveals for event in events)
        self.steps.append(Step(len(self.entries), seat, tuple(events), barrier))
        self.entries.append(entry)
        self._checkpoints.note(len(self.steps), self.state)

    def _undo(self, undo: log.Undo) -> None:
        self.entries.append(undo)
        del self.steps[undo.keep :]
        self._checkpoints.forget_after(undo.keep)
        self.state = self._state_after(undo.keep)

    def _with_snapshots(self) -> Iterator[log.Entry]:
        """The entries, each followed by the state it led to if that is a checkpoint."""
        states = {self.steps[step - 1].entry: state for step, state in self._checkpoints.marks}
        for number, entry in enumerate(self.entries):
            yield entry
            if number in states:
                yield self._snapshot(states[number])

    def _snapshot(self, state: Any) -> log.Snapshot:
        dumped = msgspec.Raw(msgspec.json.encode(self.game.dump(state)))
        return log.Snapshot(dumped, self.game.digest(state), self.game.state_form)

    def _state_after(self, step: int) -> Any:
        return self._checkpoints.state_after(step, self._redo)

    def _redo(self, state: Any, number: int) -> None:
        """Repeat, in place, the step of a number."""
        entry = self.entries[self.steps[number].entry]
        assert isinstance(entry, log.Act | log.Expire)
        chance = Recorded(entry.outcomes)
        if isinstance(entry, log.Act):
            code = self.game.encode(self.game.codec.convert(entry.action))
            self.game.apply_code(state, entry.seat, code, chance)
        else:
            self.game.expire(state, entry.timer, chance)
        chance.finish()


def _set_up(
    game: Game[Any, Any], options: Options, header: log.Header, raw: RawEvents = None
) -> Any:
    """The first state."""
    recorded = Recorded(header.outcomes)
    try:
        state = game.setup(options, header.seats, recorded, raw)
        recorded.finish()
    except RecordBroken as error:
        raise LogRefused(f"the set-up does not fit the rules of {game.name}: {error}") from error
    return state


def _options_of(game: Game[Any, Any], header: log.Header) -> Options:
    if header.game != game.name:
        raise LogRefused(f"this is a match of {header.game}, not of {game.name}")
    if header.seats not in game.seats:
        raise LogRefused(f"{game.name} is not for {header.seats} players")
    if header.rules_version > game.rules_version:
        raise NewerRules(game.name, header.rules_version, game.rules_version)
    return parse_options(game.options, header.options, header.seats, header.rules_version)
