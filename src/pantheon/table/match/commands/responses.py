"""Commands on responses: when a seat is asked for one, and when the table passes for it."""

from pantheon.core.words import plain
from pantheon.table.match import entries as e
from pantheon.table.match.commands import moves
from pantheon.table.match.commands.context import (
    CommandContext,
    NewEntries,
    NewEntry,
    in_phase,
    own,
)
from pantheon.table.match.record import OVER, PLAYING, Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import refusal


def auto_pass(context: CommandContext, request: requests.AutoPass) -> NewEntries:
    """Choose when one's own seat is asked."""
    sitter = own(context.record, context.person, request.seat)
    if context.record.phase == OVER:
        raise refusal("over")
    if sitter.ask == request.ask:
        return []
    return [NewEntry(e.AutoPassSet(request.seat, request.ask, sitter.pass_turn))]


def pass_turn(context: CommandContext, request: requests.PassTurn) -> NewEntries:
    """Pass what is asked now and until the end of the turn."""
    record = context.record
    sitter = own(record, context.person, request.seat)
    in_phase(record, PLAYING)
    if request.seat not in record.match.to_act:
        raise refusal("not_to_act")
    window = record.game.response_window(record.match.state, request.seat)
    if window is None:
        raise refusal("not_to_act")
    action = plain(record.game.codec.decode(window.pass_code))
    passed = e.AutoPassSet(request.seat, sitter.ask, window.turn)
    # Chance is drawn by the number of the entry: the move comes first.
    return [*moves.act(record, request.seat, action, context.now), NewEntry(passed)]


def pass_for(record: Record, seat: int, since: int, now: float) -> NewEntries:
    """The pass that the table makes for a seat, if that is still what it wants."""
    code = record.automatic_pass(seat)
    if code is None or record.touched[seat] != since:
        return []
    return moves.act(record, seat, plain(record.game.codec.decode(code)), now, e.AUTO)
