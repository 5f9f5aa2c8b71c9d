"""How a match ends (NA-40, NA-R11)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.nations.rules import told
from pantheon.games.nations.rules.state import BY_POINTS, OVER, State


def end(state: State, ending: int, raw: RawEvents) -> None:
    """End the match at once; unused actions are lost (NA-40)."""
    state.ending = ending
    state.phase = OVER
    if raw is not None:
        raw.append((told.MATCH_ENDED, ending))


def end_if_won(state: State, raw: RawEvents) -> bool:
    """Whether somebody has reached the points that end the match (NA-40)."""
    if max(state.points) < state.knobs.target:
        return False
    end(state, BY_POINTS, raw)
    return True
