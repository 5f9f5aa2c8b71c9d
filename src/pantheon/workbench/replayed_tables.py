"""Running matches, replayed from their logs on rules that were loaded anew."""

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.errors import PantheonError, RuleBroken
from pantheon.core.words import Words
from pantheon.locale import Speaker
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries
from pantheon.table.match.commands.moves import undo_to
from pantheon.table.match.live_match import InMatch, LiveMatch, Move
from pantheon.table.match.loading import RecordReader, load_record
from pantheon.table.match.record import Record
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store, StoredEntry, Unreadable
from pantheon.workbench.edited_facts import EditedFacts
from pantheon.workbench.game_package import GamePackage
from pantheon.workbench.inspection import loadable

SETUP = -1
"""The entry of a match that cannot even begin on the new rules."""


class Stall(msgspec.Struct, frozen=True):
    """Where a match no longer replays: the number of its entry, who did what, and why not.

    `kept` is how many actions still replay: the table shows the position after them.
    """

    entry: int
    action: str
    why: str
    kept: int = 0

    def __str__(self) -> str:
        if self.entry == SETUP:
            return f"the set-up no longer replays: {self.why}"
        return f"entry {self.entry} ({self.action}) no longer replays: {self.why}"


class ReplayedTables:
    """Reads tables again, action by action, and knows which no longer replay."""

    def __init__(
        self,
        registry: TableRegistry,
        game: str,
        package: GamePackage,
        edits: EditedFacts,
        report: Callable[[str], None],
    ) -> None:
        self._registry = registry
        self._game = game
        self._package = package
        self._edits = edits
        self._report = report
        self._before: dict[str, Record] = {}
        self.stalls: dict[str, Stall] = {}
        registry.loader = self.open

    async def open(self, store: Store, table: str) -> Record:
        """Read a table that nobody has opened since the server began.

        Its match may have been edited, or played on other rules. Raises Refusal.
        """
        card = await store.card(table)
        if card is None or card.game != self._game:
            return await load_record(store, table)
        record = await self._load(store, table)
        if table in self.stalls:
            self._report(f"table {table}: {self.stalls[table]}")
        return record

    async def renew(self) -> int:
        """Replay every running match of the game and show it anew; returns how many there are."""
        mine = [each for each in self._registry.live if each.record.game.name == self._game]
        self._before = {each.record.id: each.record for each in mine}
        self.stalls.clear()
        await self._registry.renew(self._game, self._load)
        return len(mine)

    async def go_on(self, table: str) -> None:
        """Undo for good what no longer replays, so that the match goes on from there."""
        stall = self.stalls.get(table)
        if stall is None or stall.entry == SETUP:
            return
        live = await self._registry.table(table)
        live.record.outdated = False
        await live.append(lambda record, _: _cut(record, stall.kept))
        del self.stalls[table]

    async def edit(self, table: str, facts: dict[str, Any]) -> None:
        """Change facts of a match's state; it goes on from there. Raises PantheonError.

        The change lasts until it is undone.
        """
        edited = await self._registry.table(table)
        match = edited.record.match
        dumped = loadable(match.game, match.game.dump(match.state) | facts)
        last = edited.record.history[_newest_moves(edited.record).get(len(match.steps), 0)]
        self._edits.change(table, last.seq, facts)
        before = {each.record.id: each.record for each in self._registry.live}

        async def load(_: Store, each: str) -> Record:
            record = before[each].draft()
            if each == table:
                record.match.leap(len(record.match.steps), dumped)
            return record

        await self._registry.renew(edited.record.game.name, load)

    async def _load(self, store: Store, table: str) -> Record:
        stored = await store.entries(table)
        try:
            record = _told(table, stored)
        except Unreadable as error:
            stall = self.stalls[table] = Stall(SETUP, "", self._why(error.__cause__ or error))
            if table not in self._before:
                said = Words("workbench-not-to-be-shown", {"why": stall.why})
                raise Refusal("unreadable_table", words=said) from error
            record = self._before[table].draft()
            record.outdated = True
            return record
        if record.live_match is not None:
            self._work_out(record, record.live_match)
        return record

    def _work_out(self, record: Record, told: LiveMatch) -> None:
        """Play the actions that count, checked one by one, as far as they go."""
        match = LiveMatch(record.game, told.header, Chance())
        match.seed, match.salt = told.seed, told.salt
        record.live_match = match
        newest = _newest_moves(record)
        self._take_up_edit(record, 0)
        for step in told.steps:
            entry = told.entries[step.entry]
            assert isinstance(entry, log.Act | log.Expire)
            try:
                move = _checked(match, entry)
            except Exception as error:  # rules may raise anything
                why = self._why(error)
                self.stalls[record.id] = Stall(step.entry, _name(entry), why, len(match.steps))
                record.outdated = True
                break
            match.adopt(move, step.automatic)
            self._take_up_edit(record, newest[len(match.steps)])
        _tell_anew(record, match)

    def _take_up_edit(self, record: Record, item: int) -> None:
        """Change what the author changed after this item of the history, if the rules still can."""
        entry = record.history[item].seq
        if facts := self._edits.after(record.id, entry):
            game, match = record.game, record.match
            try:
                match.leap(len(match.steps), loadable(game, game.dump(match.state) | facts))
            except PantheonError:
                self._edits.forget(record.id, entry)

    def _why(self, error: BaseException) -> str:
        if isinstance(error, RuleBroken):
            speaker = Speaker("en")
            return speaker.refusal(error) if speaker.knows(error.key) else str(error)
        return self._package.where(error) if isinstance(error, Exception) else str(error)


def _told(table: str, stored: list[StoredEntry]) -> Record:
    """A table's record with its moves as they stand in the log, not yet played."""
    reader = RecordReader(table, None)
    for each in stored:
        reader.take(_without_events(each))
    return reader.record


def _without_events(stored: StoredEntry) -> StoredEntry:
    """An entry without its events, which may be of a kind that there is no longer."""
    if not isinstance(stored.entry, e.Moved):
        return stored
    bare = msgspec.structs.replace(stored.entry, events=[])
    return msgspec.structs.replace(stored, entry=bare)


def _checked(match: LiveMatch, entry: InMatch) -> Move:
    if isinstance(entry, log.Act):
        game = match.game
        game.check(match.state, entry.seat, game.codec.convert(entry.action))
    return match.rework(entry)


def _name(entry: log.Act | log.Expire) -> str:
    if isinstance(entry, log.Expire):
        return f"timer {entry.timer}"
    fields = ", ".join(f"{name}={value}" for name, value in entry.action.items() if name != "do")
    return f"seat {entry.seat}: {entry.action.get('do', '?')}" + (f" {fields}" if fields else "")


def _newest_moves(record: Record) -> dict[int, int]:
    """For each number of actions, the item of the history that led there last."""
    return {
        item.step: number
        for number, item in enumerate(record.history)
        if item.step and not item.undone and not item.note
    }


def _tell_anew(record: Record, match: LiveMatch) -> None:
    """Give the lines of the log the events that the new rules tell."""
    newest = _newest_moves(record)
    for count, step in enumerate(match.steps, 1):
        number = newest[count]
        record.history[number] = msgspec.structs.replace(record.history[number], events=step.events)


def _cut(record: Record, kept: int) -> NewEntries:
    seat = next((seat for seat, sitter in enumerate(record.seats) if sitter), 0)
    return undo_to(record, kept, seat, record.at)
