"""The buttons: what a player may want to do that is not chosen by a place alone."""

import msgspec

from pantheon.core.choices import with_reason
from pantheon.core.errors import Reason
from pantheon.core.scene import Button
from pantheon.core.words import words
from ..rules.cities import why_no_city
from ..rules.constants import HANDS, Phase
from ..rules.ending import is_off_turn
from ..rules.exploring import why_flip
from ..rules.gods import colours_of
from ..rules.mistakes import may_take_back
from ..rules.prophets import takes_prophet, why_place_prophet, why_source
from ..rules.rows import why_draw
from ..rules.state import State
from ..rules.world import RESERVE, sources
from .geometry import KIT, PROPHETS


def buttons(state: State, seat: int) -> tuple[Button, ...]:
    """The viewer's buttons; off turn only those for what may be done at any time (FG-31)."""
    if state.phase == Phase.READINESS:
        return (KIT.button("ready", "px-ic-check", "FG-7"),)
    if state.phase != Phase.PLAY:
        return ()
    shown = [with_reason(KIT.button("flip", "px-ic-flip", "FG-15"), _why_no_flip(state, seat))]
    if state.knobs.honour:
        shown.append(KIT.button("challenge", "px-ic-warning", "FG-62"))
    colours = colours_of(state, seat)
    if len(colours) > 1 or state.owed[seat]:
        for colour in colours:
            prophets = KIT.button(f"prophets:{colour}", PROPHETS[colour], "FG-5", colour=colour)
            shown.append(with_reason(prophets, _why_no_prophet(state, seat, colour)))
    if is_off_turn(state, seat):
        return tuple(shown)
    draws = [
        with_reason(
            KIT.button(f"draw:{tiles}", "px-sack", "FG-14", tiles=tiles),
            why_draw(state, seat, tiles),
        )
        for tiles in range(1, HANDS + 1)
    ]
    if may_take_back(state, seat):
        shown.append(KIT.button("take-back", "px-ic-undo", "FG-61"))
    shown += [_city_button(state, colour) for colour in colours]
    rest = ("end", "px-ic-check", "FG-30") if state.knobs.timed else ("pass", "px-ic-step", "FG-24")
    return (*draws, *shown, KIT.button(*rest))


def _why_no_flip(state: State, seat: int) -> Reason | None:
    """FG-15, FG-31: why no tile can be turned over: the reason for the first that lies in reach."""
    own = range(seat * state.slots, (seat + 1) * state.slots)
    reach = own if is_off_turn(state, seat) else range(len(state.rows))
    lying = [at for at in reach if state.rows[at] >= 0]
    if not lying:
        return Reason("FG-15", "four_gods-refused-rows-empty")
    return why_flip(state, seat, *divmod(lying[0], state.slots))


def _why_no_prophet(state: State, seat: int, colour: int) -> Reason | None:
    """FG-19, FG-20: why no prophet of a colour can be placed."""
    if not takes_prophet(state, seat):
        return why_place_prophet(state, seat, colour, 0, RESERVE)
    return None if sources(state, colour) else why_source(state, colour, RESERVE, "FG-20")


def _city_button(state: State, colour: int) -> Button:
    """FG-21: it says so where the prophet has to migrate, and where tokens or prophets lack."""
    button = KIT.button(f"city:{colour}", "four_gods-city", "FG-21", colour=colour)
    found = sources(state, colour)
    if state.tokens == 0 or not found:
        return with_reason(button, why_no_city(state, colour))
    if state.reserve[colour] == 0:
        label = words("four_gods-do-city-migrate", colour=colour)
        return msgspec.structs.replace(button, label=label)
    return button
