"""Everything known about a table: who sits where, the match, the pending wish, the chat.

A record holds data and answers questions about it. `projection` builds it from the table's
entries, `commands` decides what happens next.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.result import Result, places_by
from pantheon.table.match import entries as e
from pantheon.table.match.chat_log import ChatLog
from pantheon.table.match.idempotency import CompletedRequests
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.pending_wish import PendingWish
from pantheon.table.protocol.models import Deadline, Speech, Wish
from pantheon.table.protocol.requests import ALWAYS, NEVER, PLAYABLE, Clock
from pantheon.table.store import Card

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
RESIGNED = "resigned"
"""Why a match ended that was given up."""
BOT_GRACE = 15.0
"""Seconds after which another process serves a table that should have acted by itself."""


class Sitter(msgspec.Struct, frozen=True, gc=False):
    """Who holds a seat: a person, or a bot of a level."""

    name: str = ""
    person: str = ""
    level: str = ""
    colour: str = ""
    local: bool = False
    faults: int = 0
    bot_name: str = ""
    """Name and colour of the bot that this person took over from."""
    bot_colour: str = ""
    ask: str = ""
    """When to ask for responses (see the request `auto_pass`); "": the table never passes."""
    pass_turn: int = e.NO_TURN
    """The turn in which the seat passes whatever is asked."""


class HistoryItem(msgspec.Struct, frozen=True, gc=False):
    """One entry of the match, from which log lines are made."""

    seq: int
    at: float
    step: int
    seat: int | None
    events: tuple[Event, ...]
    cause: str = ""
    undone: bool = False
    note: str = ""
    """What happened beside the match: the line `table-NOTE`."""


class Record:
    """The state of a table after its entry `seq`."""

    __slots__ = (
        "__weakref__", "_people", "_phase", "_seats_awaited", "after", "ahead", "at", "begun",
        "chat", "clock", "closed", "completed_requests", "conceded", "due", "game", "held", "hints",
        "history", "host", "id", "live_match", "options", "origin", "outdated", "pending", "public",
        "rematch", "resigned", "rulings", "seats", "seq", "started", "touched", "unread",
    )  # fmt: skip

    game: Game[Any, Any]
    host: str
    after: str
    origin: str
    options: dict[str, Any]
    rulings: dict[str, Any]
    """The rulings that differ from today's: the match is older, or the host chose them."""
    clock: Clock
    public: bool
    hints: bool

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = -1
        self.at = 0.0
        self.ahead = 0.0
        """Seconds by which the table's time is ahead of the server's, so that it never goes
        backwards."""
        self.seats: list[Sitter | None] = []
        self.held: tuple[tuple[str, ...], ...] = ()
        """For each seat, the persons who have held it during the match."""
        self.live_match: LiveMatch | None = None
        self.started: e.Started | None = None
        self.outdated = False
        """Whether today's engine cannot read the match as it was written."""
        self.unread: list[log.Entry] = []
        """The moves of an outdated match."""
        self.closed: e.Closed | None = None
        self.begun = 0.0
        self.due: tuple[Deadline, ...] = ()
        self.pending = PendingWish()
        self.chat = ChatLog()
        self.history: list[HistoryItem] = []
        self.resigned: tuple[int, ...] = ()
        self.conceded = False
        """Whether the match ended because somebody resigned."""
        self.rematch = ""
        self.touched: list[int] = []
        """For each seat, the entry since which its current decision is open."""
        self.completed_requests = CompletedRequests()
        self._phase: str | None = None
        self._seats_awaited: tuple[int, ...] | None = None
        self._people: tuple[str, ...] | None = None
        """These are asked for many times after every entry, and worked out once."""

    @property
    def unread_match(self) -> bool:
        """Whether nothing of the match can be shown before it is migrated."""
        return self.outdated and self.live_match is None

    def renew(self) -> None:
        """Something is about to change, or has changed: work out anew what follows from it."""
        self._phase = self._seats_awaited = self._people = None

    def draft(self) -> Record:
        """A copy that can be taken further without changing this record."""
        if self.seq < 0:
            return Record(self.id)  # nothing is known about it yet
        twin = Record.__new__(Record)
        for name in _FIELDS:
            setattr(twin, name, getattr(self, name))
        twin.seats = list(self.seats)
        twin.history = list(self.history)
        twin.touched = list(self.touched)
        twin.unread = list(self.unread)
        twin.live_match = self.live_match.draft() if self.live_match else None
        return twin

    # The match

    @property
    def phase(self) -> str:
        """`waiting` for players, `playing`, `over`, or `closed` before its end."""
        if self._phase is None:
            self._phase = self._newest_phase()
        return self._phase

    def _newest_phase(self) -> str:
        if self.closed or self.outdated:
            return CLOSED
        if self.live_match is None:
            return WAITING
        return OVER if self.conceded or self.live_match.over else PLAYING

    @property
    def match(self) -> LiveMatch:
        """The match, once it has begun."""
        assert self.live_match is not None
        return self.live_match

    @property
    def result(self) -> Result | None:
        """The result, once the match is over; who has resigned comes after the others."""
        if self.phase != OVER:
            return None
        found = self.match.result
        places = found.places if found else (1,) * len(self.seats)
        keys: list[tuple[int, ...]] = [
            (seat not in self.resigned, -place) for seat, place in enumerate(places)
        ]
        if found is None:
            return Result(RESIGNED, "", (), places_by(keys))
        return msgspec.structs.replace(found, places=places_by(keys)) if self.resigned else found

    @property
    def match_seq(self) -> int:
        """The number of the last entry that belongs to the match."""
        return self.history[-1].seq

    @property
    def wish(self) -> Wish | None:
        """The wish everyone is asked about now; the end of the match ends it."""
        return self.pending.wish if self.phase == PLAYING else None

    @property
    def speeches(self) -> tuple[Speech, ...]:
        """The newest lines of the chat."""
        return self.chat.speeches

    # Seats and people

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(
            seat for seat, sitter in enumerate(self.seats) if sitter and sitter.person == person
        )

    def people(self) -> tuple[str, ...]:
        """The persons at the table, each once."""
        if self._people is None:
            people = {sitter.person: None for sitter in self.seats if sitter and sitter.person}
            self._people = tuple(people)
        return self._people

    def is_player(self, person: str) -> bool:
        """Whether a person holds a seat or has held one during the match."""
        return person in self.people() or any(person in held for held in self.held)

    def knows(self, person: str) -> bool:
        """Whether a person is the host, holds or held a seat, or has a pending wish here."""
        wishes = self.wish is not None and self.pending.wisher == person
        return self.host == person or wishes or self.is_player(person)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot holds the seat."""
        sitter = self.seats[seat]
        return sitter is not None and bool(sitter.level)

    def bots_awaited(self) -> tuple[int, ...]:
        """The seats of bots that the match waits for."""
        return tuple(seat for seat in self._awaited() if self.is_bot(seat))

    # Responses

    def automatic_pass(self, seat: int) -> int | None:
        """The code by which the table passes for a seat; None if the person is to be asked."""
        sitter = self.seats[seat]
        if self.phase != PLAYING or sitter is None or not sitter.person:
            return None
        game, state = self.game, self.match.state
        if seat not in game.to_act(state):
            return None
        window = game.response_window(state, seat)
        if window is None:
            return None
        if sitter.ask == NEVER or sitter.pass_turn == window.turn:
            return window.pass_code
        if sitter.ask == PLAYABLE or (sitter.ask == ALWAYS and window.own):
            can_only_pass = game.legal_codes(state, seat) == [window.pass_code]
            return window.pass_code if can_only_pass else None
        return None

    def passing_seats(self) -> tuple[int, ...]:
        """The seats for which the table is about to pass."""
        if not self.game.has_responses or self.phase != PLAYING:
            return ()
        return tuple(seat for seat in self._awaited() if self.automatic_pass(seat) is not None)

    def _people_awaited(self) -> tuple[str, ...]:
        """The persons whom the match waits for, each once."""
        sitters = (self.seats[seat] for seat in self._awaited())
        return tuple({each.person: None for each in sitters if each and each.person})

    def _awaited(self) -> tuple[int, ...]:
        if self._seats_awaited is None:
            playing = self.phase == PLAYING
            self._seats_awaited = self.game.awaited(self.match.state) if playing else ()
        return self._seats_awaited

    # Time

    def time(self, now: float) -> float:
        """The table's own time at the server's `now`: never before its newest entry.

        From there on it runs at the server's rate. So a deadline is never further away than
        its full length, even if the clock of the process that stored it was wrong.
        """
        self.ahead = max(self.ahead, self.at - now)
        return now + self.ahead

    def deadlines(self) -> tuple[Deadline, ...]:
        """The running clocks, by the server's time."""
        if not self.ahead:
            return self.due
        return tuple(msgspec.structs.replace(each, due=each.due - self.ahead) for each in self.due)

    def card_content(self) -> tuple[object, ...]:
        """What the card is made from, but for the time: if it is the same, so is the card."""
        seats = tuple(self.seats)
        return self.phase, self.public, seats, self._awaited(), self._wake(), self.host

    def _wake(self) -> float | None:
        """When the table needs attention: at a deadline, or if it has not acted by itself."""
        wake = [] if self.result else [deadline.due for deadline in self.deadlines()]
        if self.bots_awaited() or self.passing_seats():
            wake.append(self.at - self.ahead + BOT_GRACE)
        return min(wake, default=None)

    def card(self) -> Card:
        """The table as lists show it."""
        result = self.result
        return Card(
            self.id,
            self.game.name,
            self.phase,
            self.public,
            self.at,
            self._wake(),
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


_FIELDS = tuple(name for name in Record.__slots__ if name != "__weakref__")
