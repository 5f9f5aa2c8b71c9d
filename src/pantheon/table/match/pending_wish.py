"""The wish that everyone at a table is asked to agree to, while answers come in."""

from __future__ import annotations

import msgspec

from pantheon.table.match import entries as e
from pantheon.table.protocol.models import TAKE_OVER, UNDO, Wish

WISH_PAUSE = 30.0
"""Seconds before somebody who was turned down may ask to take over again."""


class PendingWish(msgspec.Struct, frozen=True):
    """The wish, if there is one, and who made it. Immutable: every method returns a new one."""

    wish: Wish | None = None
    wisher: str = ""
    """The person who made the wish."""
    turned_down: dict[str, float] = {}
    """Who was turned down recently, and when."""

    def wished(self, entry: e.Wished, holders: dict[int, str]) -> PendingWish:
        """Somebody makes a wish; `holders` are the persons who hold seats."""
        wisher = entry.person or holders.get(entry.seat, "")
        waiting = tuple(seat for seat, person in holders.items() if person != wisher)
        wish = Wish(entry.seat, entry.keep, (), waiting, entry.what, entry.name, entry.colour)
        return msgspec.structs.replace(self, wish=wish, wisher=wisher)

    def answered(self, entry: e.Answered, at: float) -> PendingWish:
        """A seat answers."""
        if self.wish is None:
            return self
        if entry.grant:
            wish = msgspec.structs.replace(self.wish, granted=(*self.wish.granted, entry.seat))
            return self._with(wish).not_asking(entry.seat)
        return self._with(None) if self.wish.kind == UNDO else self._turned_down(at)

    def bot_seated(self, seat: int) -> PendingWish:
        """A seat that a bot took over is no longer asked, and its own wish ends."""
        if self.wish and self.wish.kind == UNDO and seat == self.wish.seat:
            return self._with(None)
        return self.not_asking(seat)

    def person_seated(self, seat: int, person: str) -> PendingWish:
        """Whoever sits down meanwhile is asked too, unless that was the wish."""
        if self.wish is None or person == self.wisher or seat == self.wish.seat:
            return self._with(None)
        waiting = (*self.wish.waiting, seat)
        return self._with(msgspec.structs.replace(self.wish, waiting=waiting))

    def became(self, entry: e.Became) -> PendingWish:
        """A guest's wish is now the account's."""
        if self.wish is None or self.wisher != entry.guest:
            return self
        wish = self.wish
        if wish.kind == TAKE_OVER:
            wish = msgspec.structs.replace(wish, name=entry.name, colour=entry.colour)
        return msgspec.structs.replace(self, wish=wish, wisher=entry.person)

    def moved(self) -> PendingWish:
        """The next action ends a wish to undo, but not one to take over."""
        return self._with(None) if self.wish and self.wish.kind == UNDO else self

    def _with(self, wish: Wish | None) -> PendingWish:
        return msgspec.structs.replace(self, wish=wish)

    def not_asking(self, seat: int) -> PendingWish:
        """One seat fewer is asked; a wish that waits for nobody is settled."""
        if self.wish is None or seat not in self.wish.waiting:
            return self
        waiting = tuple(each for each in self.wish.waiting if each != seat)
        wish = msgspec.structs.replace(self.wish, waiting=waiting) if waiting else None
        return self._with(wish)

    def _turned_down(self, at: float) -> PendingWish:
        lately = {who: when for who, when in self.turned_down.items() if when > at - WISH_PAUSE}
        return PendingWish(None, self.wisher, {**lately, self.wisher: at})
