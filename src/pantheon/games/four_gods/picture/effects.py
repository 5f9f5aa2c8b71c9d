"""What `data/events.toml` cannot say of how events look: cells by their names."""

from typing import Any

from pantheon.board import read_text
from pantheon.core.actions import tagged
from pantheon.core.effects import effects_in
from pantheon.core.events import Event
from ..generated import events
from ..rules.constants import NOBODY
from ..rules.grid import place_name


def _cell(event: Any, column: int, rank: int) -> str:
    """A cell of the World; where there is none, the player's panel."""
    return f"panel:{event.seat}" if column == NOBODY else f"cell:{place_name(column, rank)}"


def _returned(event: events.TileChallenged) -> str:
    """Where a wrong tile goes: a row, or the bag."""
    return "bag" if event.slot == NOBODY else f"row:{event.layer_seat}:{event.slot}"


effect_of = effects_in(
    read_text("pantheon.games.four_gods", "events"),
    tagged(Event, events),
    cell=lambda event: _cell(event, event.column, event.rank),
    left=lambda event: _cell(event, event.left_column, event.left_rank),
    returned=_returned,
)
