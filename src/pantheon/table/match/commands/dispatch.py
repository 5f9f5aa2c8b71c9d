"""What comes of an ask: the entries to be kept, or a refusal.

Deciding changes nothing. If somebody else was quicker, the table takes in what they did and
the same ask is decided again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.table.accounts.person import Person
from pantheon.table.match.commands import consent as wishes
from pantheon.table.match.commands import moves as moving
from pantheon.table.match.commands import seats as seating
from pantheon.table.match.commands import takeover
from pantheon.table.match.commands.context import Case, Steps
from pantheon.table.match.record import Record
from pantheon.table.protocol import requests as a


def decide(record: Record, person: Person, ask: a.Ask, now: float) -> Steps:
    """What comes of a person's ask."""
    return _DECIDERS[type(ask)](Case(record, person, now), ask)


_DECIDERS: dict[type[a.Ask], Callable[[Case, Any], Steps]] = {
    a.Sit: seating.sit,
    a.Leave: seating.leave,
    a.AddBot: seating.add_bot,
    a.Clear: seating.clear,
    a.TakeOver: takeover.take_over,
    a.Configure: seating.configure,
    a.Start: seating.start,
    a.Say: seating.say,
    a.ActAsk: moving.act_for,
    a.UndoAsk: moving.undo,
    a.Consent: wishes.consent,
    a.Withdraw: wishes.withdraw,
}
