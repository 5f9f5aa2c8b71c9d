"""What comes of an ask: the entries to be kept, or a refusal.

Deciding changes nothing. If somebody else was quicker, the table takes in what they did and
the same ask is decided again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.table.accounts.person import Person
from pantheon.table.match.commands import consent, moves, seats, takeover
from pantheon.table.match.commands.context import CommandContext, NewEntries
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests


def decide(record: Record, person: Person, request: requests.Request, now: float) -> NewEntries:
    """What comes of a person's ask."""
    return _DECIDERS[type(request)](CommandContext(record, person, now), request)


_DECIDERS: dict[type[requests.Request], Callable[[CommandContext, Any], NewEntries]] = {
    requests.Sit: seats.sit,
    requests.Leave: seats.leave,
    requests.AddBot: seats.add_bot,
    requests.Clear: seats.clear,
    requests.TakeOver: takeover.take_over,
    requests.Configure: seats.configure,
    requests.Start: seats.start,
    requests.Say: seats.say,
    requests.ActRequest: moves.act_for,
    requests.UndoRequest: moves.undo,
    requests.Consent: consent.consent,
    requests.Withdraw: consent.withdraw,
}
