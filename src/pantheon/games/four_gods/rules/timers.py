"""The sand timers: turns, the final period, stalls and penalties (FG-30, FG-41, FG-65, FG-R14)."""

from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.events import RawEvents
from pantheon.core.game import Timer
from .constants import BY_STALL, RUNNING, Phase
from .gods import colours_of
from .mistakes import pay_oldest
from .state import State
from .turn import end, end_turn


def timers_of(state: State) -> tuple[Timer, ...]:
    """The timers that run now; without a clock there are none (FG-32)."""
    clock = state.knobs.clock
    if not clock or state.phase != Phase.PLAY:
        return ()
    everyone = tuple(range(state.seats))
    running = []
    for seat in everyone:
        if state.owed[seat]:  # the number lost is part of the id, so that each debt has a new timer
            lost = sum(state.lost[colour] for colour in colours_of(state, seat))
            running.append(Timer(f"penalty:{seat}:{lost}", clock, (seat,), "FG-65"))
    if state.knobs.timed:
        return (*running, Timer(f"turn:{state.turn}", clock, (state.active,), "FG-30"))
    if state.final != RUNNING:
        running.append(Timer("final", clock * state.seats, everyone, "FG-41"))
    stall = Timer(f"stall:{state.progress}", state.knobs.stall_seconds, everyone, "FG-R14")
    return (*running, stall)


def expire(state: State, timer: str, chance: Chance, raw: RawEvents = None) -> None:
    """What happens when a running timer runs out."""
    if timer not in [each.id for each in timers_of(state)]:
        raise RuleBroken("FG-32", "four_gods-refused-no-such-timer", timer=timer)
    kind, _, rest = timer.partition(":")
    if kind == "penalty":
        pay_oldest(state, int(rest.partition(":")[0]), raw)
    elif kind == "turn":
        end_turn(state, raw)
    elif kind == "final":
        end(state, state.final, raw)
    else:
        end(state, BY_STALL, raw)
