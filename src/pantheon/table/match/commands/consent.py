"""Commands on a wish that everyone at the table must agree to."""

from collections.abc import Callable, Collection

from pantheon.table.match import entries as e
from pantheon.table.match.commands import moves, takeover
from pantheon.table.match.commands.context import (
    CommandContext,
    NewEntries,
    NewEntry,
    own,
    sitter_at,
)
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import TAKE_OVER, UNDO
from pantheon.table.refusals import refusal


def consent(context: CommandContext, request: requests.Consent) -> NewEntries:
    """Agree to the pending wish, or decline it."""
    own(context.record, context.person, request.seat)
    wish = context.record.wish
    if wish is None or request.seat not in wish.waiting:
        raise refusal("no_wish")
    if not request.grant:
        return [NewEntry(e.Answered(request.seat, False))]
    mine = [seat for seat in wish.waiting if seat in context.record.seats_of(context.person.id)]
    answers = [NewEntry(e.Answered(seat, True)) for seat in mine]
    return answers + agreed_without(context.record, mine, context.now)


def withdraw(context: CommandContext, request: requests.Withdraw) -> NewEntries:
    """Withdraw one's own wish."""
    sitter_at(context.record, request.seat)
    wish = context.record.wish
    if (
        wish is None
        or wish.seat != request.seat
        or context.record.pending.wisher != context.person.id
    ):
        raise refusal("no_wish")
    return [NewEntry(e.Answered(request.seat, False))]


def agreed_without(record: Record, seats: Collection[int], now: float) -> NewEntries:
    """Grant the wish if it waited only for these seats, which have agreed or left."""
    wish = record.wish
    if wish is None or not set(wish.waiting) <= set(seats):
        return []
    if wish.kind == UNDO and wish.seat in seats:
        return []
    return _GRANTED[wish.kind](record, now)


def _undo(record: Record, now: float) -> NewEntries:
    wish = record.wish
    return moves.undo_to(record, wish.keep, wish.seat, now) if wish else []


_GRANTED: dict[str, Callable[[Record, float], NewEntries]] = {
    UNDO: _undo,
    TAKE_OVER: takeover.granted,
}
