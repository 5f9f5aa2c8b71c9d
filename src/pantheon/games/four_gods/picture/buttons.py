"""The buttons: what a player may want to do that is not chosen by a place alone."""

import msgspec

from pantheon.core.choices import with_reason
from pantheon.core.scene import Button
from pantheon.core.words import words
from ..rules.cities import why_no_city
from ..rules.constants import HANDS, Phase
from ..rules.ending import is_off_turn
from ..rules.gods import colours_of
from ..rules.mistakes import may_take_back
from ..rules.rows import why_draw
from ..rules.state import State
from ..rules.world import sources
from .geometry import KIT, PROPHETS


def buttons(state: State, seat: int) -> tuple[Button, ...]:
    """The viewer's buttons; off turn only those for what may be done at any time (FG-31)."""
    if state.phase == Phase.READINESS:
        return (KIT.button("ready", "px-ic-check", "FG-7"),)
    if state.phase != Phase.PLAY:
        return ()
    shown = [KIT.button("flip", "px-ic-flip", "FG-15")]
    if state.knobs.honour:
        shown.append(KIT.button("challenge", "px-ic-warning", "FG-62"))
    colours = colours_of(state, seat)
    if len(colours) > 1 or state.owed[seat]:
        for colour in colours:
            prophets = f"prophets:{colour}"
            shown.append(KIT.button(prophets, PROPHETS[colour], "FG-5", colour=colour))
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
