"""Taking over a bot's seat in mid-match.

In a game with secrets, whoever sits down sees a hand. So a seat goes back to somebody who held it
before, or with everyone's consent to somebody who has seen no other hand in this match.
"""

from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import (
    CommandContext,
    NewEntries,
    NewEntry,
    in_phase,
    sitter_at,
)
from pantheon.table.match.pending_wish import WISH_PAUSE
from pantheon.table.match.record import PLAYING, Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import TAKE_OVER
from pantheon.table.refusals import refusal

FREE, ASK, NEVER = "free", "ask", ""


def access(record: Record, person: str, seat: int) -> str:
    """How a person may take over a bot's seat: at once, with everyone's consent, or not."""
    if record.phase != PLAYING or not record.is_bot(seat) or seat in record.resigned:
        return NEVER
    if record.game.open_to_all or person in record.held[seat]:
        return FREE
    if record.is_player(person):
        return NEVER
    return ASK if record.people() else FREE


def take_over(context: CommandContext, request: requests.TakeOver) -> NewEntries:
    """Sit down for a bot, or ask the others to agree to it."""
    record, person = context.record, context.person
    in_phase(record, PLAYING)
    sitter = sitter_at(record, request.seat)
    if sitter is None or not sitter.level:
        raise refusal("not_a_bot")
    way = access(record, person.id, request.seat)
    if way == NEVER:
        raise refusal("seen_other_seat")
    if way == FREE:
        return [NewEntry(e.Seated(request.seat, person.id, person.name, person.colour))]
    if record.wish:
        raise refusal("wish_pending")
    if record.pending.turned_down.get(person.id, -WISH_PAUSE) > context.now - WISH_PAUSE:
        raise refusal("too_fast")
    wished = e.Wished(
        request.seat, what=TAKE_OVER, person=person.id, name=person.name, colour=person.colour
    )
    return [NewEntry(wished)]


def granted(record: Record, _: float) -> NewEntries:
    """Seat whoever asked for a bot's seat, if that is still allowed."""
    wish = record.wish
    if wish is None or access(record, record.pending.wisher, wish.seat) == NEVER:
        return []
    return [NewEntry(e.Seated(wish.seat, record.pending.wisher, wish.name, wish.colour))]
