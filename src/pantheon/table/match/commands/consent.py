"""Decisions about a wish that everyone at the table must agree to: answers and what follows."""

from __future__ import annotations

from collections.abc import Callable, Collection

from pantheon.table.match import entries as e
from pantheon.table.match.commands import moves as moving
from pantheon.table.match.commands import takeover
from pantheon.table.match.commands.context import Case, Step, Steps, own, sitter_at
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests as a
from pantheon.table.protocol.models import TAKE_OVER, UNDO
from pantheon.table.refusals import refusal


def consent(case: Case, ask: a.Consent) -> Steps:
    """Agree to a wish, or not."""
    own(case.record, case.person, ask.seat)
    wish = case.record.wish
    if wish is None or ask.seat not in wish.waiting:
        raise refusal("no_wish")
    if not ask.grant:
        return [Step(e.Answered(ask.seat, False))]
    mine = [seat for seat in wish.waiting if seat in case.record.seats_of(case.person.id)]
    answers = [Step(e.Answered(seat, True)) for seat in mine]
    return answers + agreed_without(case.record, mine, case.now)


def withdraw(case: Case, ask: a.Withdraw) -> Steps:
    """Give up one's own wish."""
    sitter_at(case.record, ask.seat)
    wish = case.record.wish
    if wish is None or wish.seat != ask.seat or case.record.pending.wisher != case.person.id:
        raise refusal("no_wish")
    return [Step(e.Answered(ask.seat, False))]


def agreed_without(record: Record, seats: Collection[int], now: float) -> Steps:
    """What a wish brings if it waited for these seats only, which have agreed or are left."""
    wish = record.wish
    if wish is None or not set(wish.waiting) <= set(seats):
        return []
    if wish.kind == UNDO and wish.seat in seats:
        return []
    return _GRANTED[wish.kind](record, now)


def _undo(record: Record, now: float) -> Steps:
    wish = record.wish
    return moving.undo_to(record, wish.keep, wish.seat, now) if wish else []


_GRANTED: dict[str, Callable[[Record, float], Steps]] = {
    UNDO: _undo,
    TAKE_OVER: takeover.granted,
}
