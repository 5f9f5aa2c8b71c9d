"""A table as the fold of its entries: who sits where, the match, the wish, the chat.

Nothing here decides anything and nothing here waits: `decisions` works out what may happen,
the store keeps it, and then the record takes it in.
"""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Any

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.table.match import entries as e
from pantheon.table.match.chat_log import ChatLog
from pantheon.table.match.idempotency import CompletedRequests
from pantheon.table.match.live_match import LiveMatch, Move
from pantheon.table.match.pending_wish import PendingWish
from pantheon.table.protocol.models import Deadline, Speech, Wish
from pantheon.table.protocol.requests import Clock
from pantheon.table.store import Card, StoredEntry

WAITING, PLAYING, OVER = "waiting", "playing", "over"
BOT_GRACE = 15.0
"""Seconds after which another process looks after a table whose bot has not acted."""


class Sitter(msgspec.Struct, frozen=True, gc=False):
    """Who has a seat: a person, or a bot of a level."""

    name: str = ""
    person: str = ""
    level: str = ""
    colour: str = ""
    local: bool = False
    faults: int = 0
    bot_name: str = ""
    """What the bot was called that this person has taken over from, and its colour."""
    bot_colour: str = ""


class HistoryItem(msgspec.Struct, frozen=True, gc=False):
    """A moment of the match that lines are made of."""

    seq: int
    at: float
    step: int
    seat: int | None
    events: tuple[Event, ...]
    cause: str = ""
    undone: bool = False


class Record:
    """Everything that is known of a table after its entry `seq`."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = -1
        self.at = 0.0
        self.ahead = 0.0
        """Seconds by which the table's time is ahead of the house's, so as not to run back."""
        self.seats: list[Sitter | None] = []
        self.held: tuple[frozenset[str], ...] = ()
        """For each seat the persons who have held it during the match."""
        self.live_match: LiveMatch | None = None
        self.begun = 0.0
        self.due: tuple[Deadline, ...] = ()
        self.pending = PendingWish()
        self.chat = ChatLog()
        self.history: list[HistoryItem] = []
        self.rematch = ""
        self.touched: list[int] = []
        """For each seat the entry after which a decision of its own must be made anew."""
        self.completed_requests = CompletedRequests()

    # What follows

    @property
    def phase(self) -> str:
        """Whether the table waits for players, plays, or has played."""
        if self.live_match is None:
            return WAITING
        return OVER if self.live_match.over else PLAYING

    @property
    def match(self) -> LiveMatch:
        """The match, once it has begun."""
        assert self.live_match is not None
        return self.live_match

    @property
    def match_seq(self) -> int:
        """The number of the last entry that belongs to the match."""
        return self.history[-1].seq

    @property
    def wish(self) -> Wish | None:
        """What everyone is asked about at present; the end of the match ends it."""
        return self.pending.wish if self.phase == PLAYING else None

    @property
    def speeches(self) -> tuple[Speech, ...]:
        """What was said last."""
        return self.chat.speeches

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(
            seat for seat, sitter in enumerate(self.seats) if sitter and sitter.person == person
        )

    def people(self) -> tuple[str, ...]:
        """The persons at the table, each once."""
        return tuple({sitter.person: None for sitter in self.seats if sitter and sitter.person})

    def is_player(self, person: str) -> bool:
        """Whether a person holds a seat or has held one during the match."""
        return person in self.people() or any(person in held for held in self.held)

    def knows(self, person: str) -> bool:
        """Whether anything at the table is a person's: a seat, its hosting, a wish, a past."""
        wishes = self.wish is not None and self.pending.wisher == person
        return self.host == person or wishes or self.is_player(person)

    def bots_awaited(self) -> tuple[int, ...]:
        """The seats of bots that the match waits for."""
        if self.phase != PLAYING:
            return ()
        awaited = self.match.game.awaited(self.match.state)
        return tuple(seat for seat in awaited if self.is_bot(seat))

    def _people_awaited(self) -> tuple[str, ...]:
        """The persons whom the match waits for, each once."""
        if self.phase != PLAYING:
            return ()
        awaited = self.match.game.awaited(self.match.state)
        sitters = (self.seats[seat] for seat in awaited)
        return tuple({each.person: None for each in sitters if each and each.person})

    def is_bot(self, seat: int) -> bool:
        """Whether a bot has the seat."""
        sitter = self.seats[seat]
        return sitter is not None and bool(sitter.level)

    def time(self, now: float) -> float:
        """The table's own time at the house's `now`: never before its newest entry.

        From there on it runs as the house's does. So a deadline is never further away than
        the whole of its seconds, whatever became of the clocks of those who kept it.
        """
        self.ahead = max(self.ahead, self.at - now)
        return now + self.ahead

    def deadlines(self) -> tuple[Deadline, ...]:
        """The running clocks, by the house's time."""
        if not self.ahead:
            return self.due
        return tuple(msgspec.structs.replace(each, due=each.due - self.ahead) for each in self.due)

    def card(self) -> Card:
        """The table as lists show it."""
        result = self.match.result if self.phase == OVER else None
        wake = [deadline.due for deadline in self.deadlines()]
        if self.bots_awaited():
            wake.append(self.at - self.ahead + BOT_GRACE)
        return Card(
            self.id,
            self.game.name,
            self.phase,
            self.public,
            self.at,
            min(wake, default=None),
            tuple(sitter.name if sitter else "" for sitter in self.seats),
            sum(sitter is None for sitter in self.seats),
            self.people(),
            result.scores if result else (),
            result.places if result else (),
            tuple(sitter.colour if sitter else "" for sitter in self.seats),
            self._people_awaited(),
            self.host,
            self.origin,
        )

    # Taking in

    def draft(self) -> Record:
        """The same record, to be taken further without a trace here."""
        twin = Record.__new__(Record)
        vars(twin).update(vars(self))  # copy.copy takes several times as long
        twin.seats = list(self.seats)
        twin.history = list(self.history)
        twin.touched = list(self.touched)
        twin.live_match = self.live_match.draft() if self.live_match else None
        return twin

    def take(self, stored: StoredEntry, precomputed: Move | LiveMatch | None = None) -> None:
        """Take in the next entry; `worked_out` spares working its move out again."""
        self._admit(stored)
        self._fold(stored.entry, stored, precomputed)

    @singledispatchmethod
    def _fold(self, entry: Any, stored: StoredEntry, precomputed: Move | LiveMatch | None) -> None:
        raise TypeError(f"no table knows what to do with {entry!r}")

    def _admit(self, stored: StoredEntry) -> None:
        if stored.seq != self.seq + 1:
            raise ValueError(f"entry {stored.seq} does not follow {self.seq}")
        self.seq, self.at, self.due = stored.seq, stored.at, stored.due
        if stored.request_key:
            chat = isinstance(stored.entry, e.Spoken)
            self.completed_requests = self.completed_requests.adding(
                stored.request_key, stored.seq, chat, self.is_player
            )

    @_fold.register
    def _opened(self, entry: e.Opened, stored: StoredEntry, _: Any) -> None:
        self.game: Game[Any, Any] = games.find(entry.game)
        self.host = entry.host
        self.after = entry.after
        self.origin = entry.origin
        self.options: dict[str, Any] = entry.options
        self.clock: Clock = entry.clock
        self.public: bool = entry.public
        self.seats = [None] * entry.seats

    @_fold.register
    def _configured(self, entry: e.Configured, stored: StoredEntry, _: Any) -> None:
        self.options, self.clock, self.public = entry.options, entry.clock, entry.public
        kept_seats = self.seats[: entry.seats]
        self.seats = kept_seats + [None] * (entry.seats - len(kept_seats))

    @_fold.register
    def _seated(self, entry: e.Seated, stored: StoredEntry, _: Any) -> None:
        old = self.seats[entry.seat]
        sitter = Sitter(entry.name, entry.person, colour=entry.colour, local=entry.local)
        if old and old.level:
            sitter = msgspec.structs.replace(sitter, bot_name=old.name, bot_colour=old.colour)
        self.seats[entry.seat] = sitter
        if self.live_match is not None:
            held = list(self.held)
            held[entry.seat] |= {entry.person}
            self.held = tuple(held)
            self.pending = self.pending.person_seated(entry.seat, entry.person)

    @_fold.register
    def _bot_seated(self, entry: e.BotSeated, stored: StoredEntry, _: Any) -> None:
        old = self.seats[entry.seat]
        faults = (old.faults if old else 0) + (entry.why == "failed")
        name, colour = entry.name or entry.level, ""
        if entry.why and old:
            own = old.bot_name, old.bot_colour
            name, colour = own if old.bot_name else (old.name, old.colour)
        self.seats[entry.seat] = Sitter(name, level=entry.level, colour=colour, faults=faults)
        self.pending = self.pending.bot_seated(entry.seat)

    @_fold.register
    def _became(self, entry: e.Became, stored: StoredEntry, _: Any) -> None:
        if self.host == entry.guest:
            self.host = entry.person
        for seat in self.seats_of(entry.guest):
            sitter = self.seats[seat]
            assert sitter is not None
            own = {} if sitter.local else {"name": entry.name, "colour": entry.colour}
            self.seats[seat] = msgspec.structs.replace(sitter, person=entry.person, **own)
        self.held = tuple(
            held - {entry.guest} | {entry.person} if entry.guest in held else held
            for held in self.held
        )
        self.chat = self.chat.renaming(entry.guest, entry.person)
        self.completed_requests = self.completed_requests.renaming(entry.guest, entry.person)
        self.pending = self.pending.became(entry)

    @_fold.register
    def _vacated(self, entry: e.Vacated, stored: StoredEntry, _: Any) -> None:
        self.seats[entry.seat] = None

    @_fold.register
    def _started(
        self, entry: e.Started, stored: StoredEntry, precomputed: Move | LiveMatch | None
    ) -> None:
        if isinstance(precomputed, LiveMatch):
            self.live_match = precomputed
        else:
            self.live_match = LiveMatch(self.game, entry.header, Chance())
        self.live_match.seed, self.live_match.salt = entry.seed, entry.salt
        self.begun = stored.at
        self.held = tuple(
            frozenset({sitter.person} if sitter and sitter.person else ()) for sitter in self.seats
        )
        self.touched = [stored.seq] * len(self.seats)
        self.history.append(HistoryItem(stored.seq, stored.at, 0, None, self.live_match.opening))

    @_fold.register
    def _moved(
        self, entry: e.Moved, stored: StoredEntry, precomputed: Move | LiveMatch | None
    ) -> None:
        move = precomputed if isinstance(precomputed, Move) else self.match.rework(entry.entry)
        self.match.adopt(move)
        self._note(stored, entry, move.events)

    def recall(self, stored: StoredEntry, entry: e.Moved) -> None:
        """Take in a move from before a snapshot, without the state it led to."""
        self._admit(stored)
        events = tuple(self.game.event_codec.convert(each) for each in entry.events)
        self.match.recall(entry.entry, events)
        self._note(stored, entry, events)

    def _note(self, stored: StoredEntry, entry: e.Moved, events: tuple[Event, ...]) -> None:
        self.pending = self.pending.moved()
        actor = entry.entry.seat if not isinstance(entry.entry, log.Expire) else None
        if isinstance(entry.entry, log.Act):
            self.touched[entry.entry.seat] = stored.seq
        else:
            self.touched = [stored.seq] * len(self.seats)
        undone = isinstance(entry.entry, log.Undo)
        step = len(self.match.told)
        self.history.append(
            HistoryItem(stored.seq, stored.at, step, actor, events, entry.cause, undone)
        )

    @_fold.register
    def _wished(self, entry: e.Wished, stored: StoredEntry, _: Any) -> None:
        holders = {
            seat: sitter.person
            for seat, sitter in enumerate(self.seats)
            if sitter and sitter.person
        }
        self.pending = self.pending.wished(entry, holders)

    @_fold.register
    def _answered(self, entry: e.Answered, stored: StoredEntry, _: Any) -> None:
        self.pending = self.pending.answered(entry, stored.at)

    @_fold.register
    def _spoken(self, entry: e.Spoken, stored: StoredEntry, _: Any) -> None:
        speech = Speech(stored.seq, stored.at, entry.name, entry.text, entry.colour, entry.seat)
        self.chat = self.chat.adding(entry.person, speech)

    @_fold.register
    def _followed(self, entry: e.Followed, stored: StoredEntry, _: Any) -> None:
        self.rematch = entry.table
