"""GØDS by Joris Maas and Alexander Remi, as a game of Pantheon."""

from pantheon.core.game import Credits, ResponseWindow
from .generated import actions, codes
from .generated.rooms import Rooms
from .options import EnvoysOptions
from .rules import frames
from .rules.frames import KIND, SEAT, WIDTH
from .rules.legality import acting
from .rules.state import ENDS, State

_CAUSES = (frames.TEXT, frames.ROLL, frames.DISTURBANCE)
"""Frames below a window whose own seat has caused it; else the active player has moved."""


class Envoys(Rooms):
    """Envoys of seven gods sail from island to island and tell stories."""

    name = "envoys"
    title = "GØDS"
    credits = Credits(
        designer="Joris Maas, Alexander Remi",
        publisher="",  # the rulebook names neither a publisher nor a year
        artist="Studio Monnikenwerk, Véronique van Helden",
    )
    seats = range(2, 7)
    minutes = 90
    rules_version = 6
    state_form = 6
    rule_prefix = "EN"
    options = EnvoysOptions
    ends = ENDS[1:]
    idle_actions = (actions.Pass, actions.Stop, actions.EndTurn)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(acting(state))

    def response_window(self, state: State, seat: int) -> ResponseWindow | None:
        """EN-71: an answer to a text, a roll, a disturbance or a move; EN-40: a new roll."""
        kind = frames.top_kind(state)
        if kind not in (frames.WINDOW, frames.REROLL):
            return None
        below = state.stack[-2 * WIDTH : -WIDTH]
        causes = kind == frames.WINDOW and below[KIND] in _CAUSES
        actor = below[SEAT] if causes else state.active
        return ResponseWindow(codes.PASS, state.turn, seat == actor)
