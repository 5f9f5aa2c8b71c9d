"""What comes of an ask: the entries to be kept, or a refusal.

Deciding changes nothing. If somebody else was quicker, the table takes in what they did and
the same ask is decided again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.table import asks as a
from pantheon.table import moving, seating, takeover, wishes
from pantheon.table.case import Case, Steps
from pantheon.table.people import Person
from pantheon.table.record import Record


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
