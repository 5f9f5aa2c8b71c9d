"""From a request to its command, which returns the entries to be stored or refuses.

Deciding changes nothing. If another process was faster, the table reads what it did and the same
request is decided again.
"""

from collections.abc import Callable
from typing import Any

from pantheon.table.accounts.person import Person
from pantheon.table.match.commands import consent, moves, responses, seats, takeover
from pantheon.table.match.commands.context import CommandContext, NewEntries
from pantheon.table.match.record import CLOSED, Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import refusal


def decide(record: Record, person: Person, request: requests.Request, now: float) -> NewEntries:
    """The entries that follow from a person's request; raises Refusal."""
    if record.phase == CLOSED:
        raise refusal("closed")
    return _COMMANDS[type(request)](CommandContext(record, person, now), request)


_COMMANDS: dict[type[requests.Request], Callable[[CommandContext, Any], NewEntries]] = {
    requests.Sit: seats.sit,
    requests.Leave: seats.leave,
    requests.Resign: seats.resign,
    requests.RenameSeat: seats.rename,
    requests.AddBot: seats.add_bot,
    requests.Clear: seats.clear,
    requests.TakeOver: takeover.take_over,
    requests.Configure: seats.configure,
    requests.Start: seats.start,
    requests.Say: seats.say,
    requests.ActRequest: moves.act_for,
    requests.AutoPass: responses.auto_pass,
    requests.PassTurn: responses.pass_turn,
    requests.UndoRequest: moves.undo,
    requests.Consent: consent.consent,
    requests.Withdraw: consent.withdraw,
}
