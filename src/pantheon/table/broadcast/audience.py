"""Everyone who follows a table through this process, and what each has been sent."""

import time
from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

from pantheon import bots
from pantheon.core.words import Words
from pantheon.table.accounts.person import Person
from pantheon.table.broadcast.seat_snapshots import SeatSnapshots
from pantheon.table.broadcast.snapshot import Viewpoint
from pantheon.table.bus import Presence
from pantheon.table.match.commands.takeover import access
from pantheon.table.match.record import HistoryItem, Record, Sitter
from pantheon.table.protocol.models import SeatCard, Speech, Wish
from pantheon.table.protocol.responses import Chat, Notice, Response, TableCard

STALE_PRESENCE = 30.0
"""Seconds of silence after which a process counts as gone."""

N = TypeVar("N", HistoryItem, Speech)

_CLOSED = {
    "admin": "table-closed",
    "rules": "table-closed-by-rules",
    "host": "table-closed-host-left",
}
_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A connection that follows a table."""

    person: Person
    viewpoint: Viewpoint
    """The seat whose view it is sent."""
    requested_viewpoint: Viewpoint
    """The seat it last asked to look from."""
    wants_view: bool

    def send(self, message: bytes) -> None:
        """Queue a message; must not wait."""


class Audience:
    """The watchers of one table, and what is known of those in other processes."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.snapshots = SeatSnapshots()
        self._elsewhere: dict[str, tuple[float, Presence]] = {}
        self._sent_seq = -1
        self._sent_card: tuple[object, ...] = ()
        self._seats: list[Sitter | None] = []
        """The seats when everyone was last sent what is new."""
        self._connected: tuple[list[Sitter | None], set[str], int] | None = None
        """Who is connected here and how many only watch, given these seats; until that changes."""
        self._faults: list[int] = []

    # Coming and going

    def welcome(self, record: Record, watcher: Watcher, have: int) -> None:
        """Send a newcomer everything after `have`, and tell the others that it joined."""
        self._sent_seq = record.seq
        self._faults = _faults(record)
        watcher.viewpoint = _viewpoint(record, watcher)
        self.send_card(record, watcher)
        watcher.send(_encode(self._card_for(record, watcher.person)))
        said = _after(record.speeches, have)
        if said:
            watcher.send(_encode(Chat(said=tuple(said))))
        self.send_state(record, watcher, have)

    def start_over(self, record: Record) -> None:
        """Send everyone the whole table, in place of all that they were sent before."""
        self._sent_seq, self._sent_card = record.seq, ()
        self.snapshots = SeatSnapshots()
        self.send_card(record)
        self.announce(Chat(said=record.speeches, whole=True))
        for watcher in self.watchers:
            watcher.viewpoint = _viewpoint(record, watcher)
            self.send_state(record, watcher, -1)

    def send_state(self, record: Record, watcher: Watcher, have: int) -> None:
        """Send a watcher everything that it sees."""
        if record.live_match is not None:
            state = self.snapshots.state(record, watcher.viewpoint, have, watcher.wants_view)
            watcher.send(state)

    def change_viewpoint(self, record: Record, watcher: Watcher) -> None:
        """Show a watcher the table from the viewpoint it asked for, if it may."""
        watcher.viewpoint = _viewpoint(record, watcher)
        self.send_state(record, watcher, self._sent_seq)

    def farewell(self, record: Record, watcher: Watcher) -> None:
        """A watcher has left."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._connected = None
            self.send_card(record)

    def presence(self, record: Record, process: str) -> Presence:
        """Who is connected here, for other processes."""
        people, spectators = self._present_here(record)
        return Presence(record.id, process, tuple(people), spectators)

    def note_elsewhere(self, record: Record, presence: Presence) -> None:
        """Who is connected to another process."""
        self._elsewhere[presence.process] = (time.monotonic(), presence)
        self.send_card(record)

    # Sending

    def send_changes(self, record: Record) -> None:
        """Send everyone what is new since the last time."""
        before, self._sent_seq = self._sent_seq, max(self._sent_seq, record.seq)
        if not self.watchers:
            return
        self.send_card(record)
        said = _after(record.speeches, before)
        if said:
            self._send_all(_encode(Chat(said=tuple(said))))
        seats, self._seats = self._seats, record.seats
        moved = self._give_viewpoints(record, before) if seats != record.seats else []
        new = _after(record.history, before)
        if new:
            steady = [each for each in self.watchers if each not in moved]
            self._send_updates(record, steady, new)
        if seats != record.seats:
            self._send_faults(record)

    def _give_viewpoints(self, record: Record, before: int) -> list[Watcher]:
        """A watcher who gained or lost a seat has a new viewpoint: send that before any update."""
        moved = [each for each in self.watchers if each.viewpoint != _viewpoint(record, each)]
        for watcher in moved:
            watcher.viewpoint = _viewpoint(record, watcher)
            self.send_state(record, watcher, before)
        return moved

    def send_card(self, record: Record, newcomer: Watcher | None = None) -> None:
        """Send everyone the table card, if anything on it has changed."""
        others = list(self.watchers)
        if newcomer:
            self.watchers.append(newcomer)
            self._connected = None
        content = self._card_content(record)
        if content == self._sent_card:
            return
        self._sent_card = content
        for watcher in others:
            watcher.send(_encode(self._card_for(record, watcher.person)))

    def _send_updates(
        self, record: Record, watchers: list[Watcher], new: Sequence[HistoryItem]
    ) -> None:
        viewpoints = {watcher.viewpoint for watcher in watchers}
        updates = self.snapshots.updates(record, viewpoints, new)
        for watcher in watchers:
            if watcher.viewpoint not in updates:
                self.send_state(record, watcher, new[0].seq - 1)
                continue
            encoded, update = updates[watcher.viewpoint]
            if watcher.wants_view:
                encoded = self.snapshots.with_view(record, watcher.viewpoint, update)
            watcher.send(encoded)

    def _send_faults(self, record: Record) -> None:
        """Report bots that failed and were replaced."""
        faults = _faults(record)
        for seat, (new, old) in enumerate(zip(faults, self._faults, strict=False)):
            if new > old:
                self._send_all(_encode(Notice(words=Words("table-bot-failed", {"seat": seat}))))
        self._faults = faults

    def announce(self, message: Response) -> None:
        """Send everyone a message that does not come from the record."""
        self._send_all(_encode(message))

    def _send_all(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    # Presence

    def _card_content(self, record: Record) -> tuple[object, ...]:
        """Everything on the table card, to see whether any of it has changed."""
        return (
            record.phase, record.pending, record.rematch, record.public, record.clock,
            record.options, record.hints, tuple(record.seats), *self._present(record),
        )  # fmt: skip

    def _card_for(self, record: Record, person: Person) -> TableCard:
        mine = person.id
        online, spectators = self._present(record)
        seats = tuple(
            _seat_card(record, seat, sitter, mine, online)
            for seat, sitter in enumerate(record.seats)
        )
        return TableCard(
            id=record.id,
            seq=record.seq,
            game=record.game.name,
            phase=record.phase,
            options=record.options,
            rulings=record.rulings,
            closed=_closed_words(record),
            clock=record.clock,
            public=record.public,
            hints=record.hints,
            seats=seats,
            yours=record.seats_of(mine),
            host=record.host == mine,
            spectators=spectators,
            wish=_wish_for(record, mine),
            rematch=record.rematch,
            commitment=record.live_match.header.commitment if record.live_match else "",
            levels=bots.names_for(record.game),
        )

    def _present(self, record: Record) -> tuple[set[str], int]:
        """Everyone who is connected, in any process, and how many of the connections only watch."""
        online, spectators = self._present_here(record)
        others = self._others()
        if not others:
            return online, spectators
        return (
            online.union(*(each.people for each in others)),
            spectators + sum(each.spectators for each in others),
        )

    def _present_here(self, record: Record) -> tuple[set[str], int]:
        known = self._connected
        if known is None or known[0] != record.seats:
            seated = set(record.people())
            people = [watcher.person.id for watcher in self.watchers]
            spectators = sum(person not in seated for person in people)
            known = self._connected = (record.seats, set(people), spectators)
        return known[1], known[2]

    def _others(self) -> list[Presence]:
        if not self._elsewhere:
            return []
        oldest = time.monotonic() - STALE_PRESENCE
        return [presence for heard, presence in self._elsewhere.values() if heard > oldest]


def _after(items: Sequence[N], seq: int) -> Sequence[N]:
    """Those with a larger number, found from the end."""
    start = len(items)
    while start and items[start - 1].seq > seq:
        start -= 1
    return items[start:]


def _faults(record: Record) -> list[int]:
    return [sitter.faults if sitter else 0 for sitter in record.seats]


def _viewpoint(record: Record, watcher: Watcher) -> Viewpoint:
    """The person's only seat; of several, the one asked for; else what everyone sees."""
    seats = record.seats_of(watcher.person.id)
    if len(seats) == 1:
        return seats[0]
    return watcher.requested_viewpoint if watcher.requested_viewpoint in seats else None


def _closed_words(record: Record) -> Words | None:
    """Why the table is closed, if it is."""
    closed = record.closed
    if closed is None:
        return None
    if closed.message:
        return Words("table-closed-because", {"message": closed.message})
    return Words(_CLOSED[closed.why])


def _wish_for(record: Record, person: str) -> Wish | None:
    """The pending wish, marked if it is the person's own."""
    if record.wish is None or record.pending.wisher != person:
        return record.wish
    return msgspec.structs.replace(record.wish, yours=True)


def _seat_card(
    record: Record, seat: int, sitter: Sitter | None, mine: str, online: set[str]
) -> SeatCard:
    if sitter is None:
        return SeatCard(seat, "open")
    return SeatCard(
        seat,
        "bot" if sitter.level else "person",
        sitter.name,
        sitter.colour,
        sitter.level,
        sitter.person == mine,
        sitter.local,
        bool(sitter.level) or sitter.person in online,
        sitter.faults,
        access(record, mine, seat),
        sitter.ask if sitter.person == mine else "",
    )
