"""Penalties for wrong tiles: a prophet lost for good (FG-65)."""

from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import TERRAINS
from .state import State
from .world import cell_left, leave_source, sources


def offers(state: State, seat: int) -> list[int]:
    """What a seat may give up, as codes: from its reserves first, else from tiles, never cities."""
    own = [colour for colour in range(TERRAINS) if state.owner[colour] == seat]
    reserves = [colour for colour in own if state.reserve[colour] > 0]
    return [
        codes.give_up(colour, source)
        for colour in reserves or own
        for source in sources(state, colour)
    ]


def why_give_up(state: State, seat: int, code: int) -> Reason | None:
    """FG-65: a seat in debt gives up a prophet that it may choose."""
    if state.owed[seat] == 0:
        return Reason("FG-65", "four_gods-refused-no-debt")
    if code not in offers(state, seat):
        return Reason("FG-65", "four_gods-refused-not-to-lose")
    return None


def give_up(state: State, seat: int, colour: int, source: int, raw: RawEvents) -> None:
    """FG-65: the prophet that a penalty costs."""
    pay(state, seat, colour, source, raw)
    settle_clear_debts(state, seat, raw)


def pay(state: State, seat: int, colour: int, source: int, raw: RawEvents) -> None:
    """A seat loses this prophet, and so one of its debts."""
    leave_source(state, colour, source)
    state.lost[colour] += 1
    state.owed[seat] -= 1
    emit.prophet_lost(raw, seat, colour, *state.grid.place(cell_left(source)))


def settle_clear_debts(state: State, seat: int, raw: RawEvents) -> None:
    """Pay debts that leave no choice; a seat without prophets loses nothing."""
    while state.owed[seat] > 0:
        choices = offers(state, seat)
        if len(choices) > 1:
            return
        if choices:
            colour, source = codes.read_give_up(choices[0])
            pay(state, seat, colour, source, raw)
        else:
            state.owed[seat] = 0


def pay_oldest(state: State, seat: int, raw: RawEvents) -> None:
    """Time ran out, or the match is over: the prophet that has stood longest is lost."""
    oldest = min(offers(state, seat), key=lambda code: _age(state, code))
    colour, source = codes.read_give_up(oldest)
    give_up(state, seat, colour, source, raw)


def _age(state: State, code: int) -> int:
    _, source = codes.read_give_up(code)
    return state.since[cell_left(source)] if source else 0
