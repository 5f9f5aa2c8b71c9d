"""Passing, timed turns, the end, and the sand timers (FG-24, FG-30 to FG-33, FG-40 to FG-42)."""

from pantheon.core.game import Timer
from pantheon.core.rules import Chance, RawEvents, Reason, RuleBroken
from ..generated import codes, emit
from .constants import BY_PASSING, BY_STALL, EMPTY, HANDS, NOBODY, RUNNING, TERRAINS, Phase
from .ending import begin_action
from .gods import colours_of
from .mistakes import pay_oldest
from .rows import put_down
from .state import State
from .tiles import FACES


def resting_code(state: State) -> int:
    """The action of a seat that wants to do nothing: end its turn, or pass (FG-24, FG-30)."""
    return codes.END_TURN if state.knobs.timed else codes.PASS


def why_pass(state: State) -> Reason | None:
    """FG-24: only in simultaneous play."""
    return Reason("FG-30", "four_gods-refused-end-turn-instead") if state.knobs.timed else None


def pass_(state: State, seat: int, raw: RawEvents) -> None:
    """FG-24, FG-40: a pass stands until one acts again; when all have passed, the match ends."""
    begin_action(state, seat)
    state.passed[seat] = 1
    emit.passed(raw, seat)
    if all(state.passed):
        end(state, BY_PASSING, raw)


def begin_turn(state: State, raw: RawEvents) -> None:
    """FG-30: the active player's sand timer is turned."""
    state.turn += 1
    state.idle = 0
    state.turn_progress = 0
    state.explored = [0] * state.seats
    emit.turn_begun(raw, state.active, state.turn)


def why_end_turn(state: State) -> Reason | None:
    """FG-30: only in timed turns."""
    return None if state.knobs.timed else Reason("FG-30", "four_gods-refused-no-turns")


def end_turn(state: State, raw: RawEvents) -> None:
    """FG-33, FG-41, FG-R14: hands are cleared, an idle turn is a pass, the next seat plays."""
    seat = state.active
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY:
            put_down(state, seat, hand, shown % FACES, raw)
    state.fresh[seat] = NOBODY
    state.passed[seat] = 0 if state.turn_progress else 1
    emit.turn_ended(raw, seat, state.passed[seat])
    if all(state.passed):  # FG-40
        end(state, BY_PASSING, raw)
        return
    if state.final != RUNNING:
        if state.turns_left == 0:
            end(state, state.final, raw)
            return
        state.turns_left -= 1
    state.active = (seat + 1) % state.seats
    begin_turn(state, raw)


def end_stall(state: State, raw: RawEvents) -> None:
    """FG-R14 without a clock: too many actions without progress end the turn or the match."""
    if state.phase != Phase.PLAY or state.idle < state.knobs.stall_actions:
        return
    if state.knobs.timed:
        end_turn(state, raw)
    else:
        end(state, BY_STALL, raw)


def end(state: State, reason: int, raw: RawEvents) -> None:
    """Debts are paid, and the match is over; its reason is what began the end, if it had begun."""
    for seat in range(state.seats):
        while state.owed[seat] > 0:
            pay_oldest(state, seat, raw)
    state.ending = reason if state.final == RUNNING else state.final
    state.phase = Phase.OVER
    for colour in range(TERRAINS):
        if state.knobs.secret and state.owner[colour] != NOBODY:
            emit.god_revealed(raw, state.owner[colour], colour, state.god[colour])
    emit.match_ended(raw, state.ending)


# The sand timers


def timers_of(state: State) -> tuple[Timer, ...]:
    """The timers that run now; without a clock there are none (FG-32)."""
    clock = state.knobs.clock
    if not clock or state.phase != Phase.PLAY:
        return ()
    everyone = tuple(range(state.seats))
    running = []
    for seat in everyone:
        if state.owed[seat]:  # the number lost is part of the id, so that each debt has a new timer
            lost = sum([state.lost[colour] for colour in colours_of(state, seat)])
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
