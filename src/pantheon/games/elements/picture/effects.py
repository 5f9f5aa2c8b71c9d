"""What `data/events.toml` cannot say of how events look: what hunger takes."""

from pantheon.board import read_text
from pantheon.core.actions import tagged
from pantheon.core.effects import effects_in
from pantheon.core.events import Effect, Event
from ..generated import events
from ..rules.constants import NOBODY, RANKS


def _hunger(event: events.HungerPaid) -> Effect:
    touched = [f"food:{event.seat}"]
    if event.god != NOBODY:
        touched.append(f"energy:{event.god}:{event.seat}")
    if event.lost:
        touched.append(f"panel:{event.seat}")
    return Effect(tuple(touched), sound="score" if event.lost else "coin")


effect_of = effects_in(
    read_text("pantheon.games.elements", "events"),
    tagged(Event, events),
    {events.HungerPaid: _hunger},
    building=lambda event: event.island * RANKS + event.rank,
)
