"""What is stored of a table: its entries, snapshots, and a card for lists."""

from typing import Any, Self

import msgspec

from pantheon.core.game import Game
from pantheon.table.match.entries import Entry
from pantheon.table.protocol.models import Deadline
from pantheon.table.store.store_errors import Unreadable


class StoredEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored entry. `due`: the clocks that run after it; `request_key`: what requested it."""

    seq: int
    at: float
    entry: Entry
    due: tuple[Deadline, ...] = ()
    request_key: str = msgspec.field(default="", name="ask")


_decode = msgspec.json.Decoder(StoredEntry).decode


def read_stored_entry(table: str, seq: int, body: bytes) -> StoredEntry:
    """Decode an entry from the database; raises Unreadable."""
    try:
        return _decode(body)
    except msgspec.MsgspecError as error:
        raise Unreadable(table, seq, f"damaged: {error}") from error


class Snapshot(msgspec.Struct, frozen=True):
    """The match's state after an entry, so that loading need not start from the beginning."""

    seq: int
    step: int
    state: dict[str, Any]
    form: int = 1
    """How the game wrote the state down (`Game.state_form`)."""
    rules: int = 1
    """The version of the rules of the program that wrote it, whatever the match began under."""

    @classmethod
    def of(cls, game: Game[Any, Any], state: Any, seq: int, step: int) -> Self:
        """The snapshot of a state."""
        return cls(seq, step, game.dump(state), game.state_form, game.rules_version)

    def suits(self, game: Game[Any, Any]) -> bool:
        """Whether today's engine wrote it; one of another day may lack what today's needs."""
        return (self.form, self.rules) == (game.state_form, game.rules_version)


class Card(msgspec.Struct, frozen=True):
    """What lists show of a table; derived from its entries and stored beside them."""

    id: str
    game: str
    phase: str
    public: bool
    changed: float
    due: float | None
    names: tuple[str, ...]
    open: int
    people: tuple[str, ...]
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    awaited: tuple[str, ...] = ()
    """The persons that the match waits for."""
    host: str = ""
    origin: str = ""
    """A hash of the address that the table was opened from."""
